"""What cards, positions and sums of Coupe nation are called."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.words import Line
from tablee.games.coupe_nation.rules import numbers as n

FINISH = "FIN"
POSITIONS = [f"L{n.LEVEL[position] + 1}P{n.LEFT[position] + 1}" for position in range(n.POSITIONS)]


def card_code(card: int) -> str:
    """As in notation, of a card that does not lie on the middle of the base: there 25 is a Glass card."""
    return FINISH if card == n.FINISH else str(card)


def code_at(card: int, position: int) -> str:
    """Of a card of the tower."""
    return str(card) if position == n.MIDDLE else card_code(card)


def card_id(code: str) -> str:
    """The piece."""
    return f"card-{code}"


def card_line(card: int) -> Line:
    return Line("coupe-nation-card", {"card": card_code(card)})


def cards_line(cards: Sequence[int]) -> Line:
    return listed([card_line(card) for card in cards])


def listed(lines: Sequence[Line], key: str = "coupe-nation-list") -> Line:
    """Several things, one after the other."""
    said = lines[-1]
    for line in reversed(lines[:-1]):
        said = Line(key, {"first": line, "rest": said})
    return said


def either(lines: Sequence[Line]) -> Line:
    """One of several things."""
    return listed(lines, "coupe-nation-or")


def position_line(position: int) -> Line:
    """Where something is or goes: on this level, at this place from the left."""
    args = {"level": n.LEVEL[position] + 1, "number": n.LEFT[position] + 1}
    return Line("coupe-nation-top") if position == n.TOP else Line("coupe-nation-position", args)


def sum_line(low: int, high: int, by_sum: bool, target: int) -> Line:
    """The sum that reaches a card of the Reserve: 12 + 30 - 1 = 41."""
    result = low + high if by_sum else high - low
    way = "sum" if by_sum else "difference"
    change = "none" if target == result else "more" if target > result else "less"
    args: dict[str, int | str | Line] = {"low": low, "high": high, "way": way, "change": change}
    return Line("coupe-nation-sum", {**args, "cost": abs(target - result), "target": card_code(target)})
