"""What each viewer of Coup is told of a move."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.bits import members
from tablee.engine.game import Step
from tablee.engine.view import Line
from tablee.games.coup.moves import LETTERS, tile_name
from tablee.games.coup.rules import (
    ASIDE,
    COLOURS,
    DONE,
    LAY,
    NUMBERS,
    PASS,
    STOP,
    CoupState,
)
from tablee.games.coup.view.table import aside_of


def logs(step: Step, viewers: Sequence[int]) -> list[list[Line]]:
    """The move itself, then what followed from it by itself: draws nobody was asked about, a new round, the Coup."""
    before: CoupState = step.before
    after: CoupState = step.after
    action, seat = step.action, step.seat
    if ASIDE <= action < DONE:
        return [[] for _ in viewers]  # told with `done`
    first: list[Line] = [_told(before, action, after)]
    last: list[Line] = []
    if after.maker >= 0 and before.maker < 0:
        tile = action - LAY
        length = _run_through(after.board[tile // NUMBERS], tile % NUMBERS)
        first.append(Line("coup-log-coup", {"seat": seat, "colour": LETTERS[tile // NUMBERS], "length": length}))
    if after.round > before.round:
        last.append(Line("coup-log-round", {"round": after.round, "seat": after.start}))
    if after.over:
        last.append(Line("coup-log-over"))
    drawn = drawn_by(before, after, asked=seat if action == DONE else None)
    return [[*first, *(_draw(drawer, tiles, viewer) for drawer, tiles in drawn), *last] for viewer in viewers]


def joined(last: Line, line: Line) -> Line | None:
    """Tokens bought one after the other are one purchase; that somebody has bought enough adds nothing to it."""
    if last.key not in ("coup-log-buy", "coup-purchase") or last.args["seat"] != line.args.get("seat"):
        return None
    if line.key == "coup-log-stop":
        return Line(last.key, last.args, last.touches, instead=True)
    if line.key != "coup-log-buy":
        return None
    bought = {letter: int(str(last.args.get(letter, 0))) for letter in LETTERS}
    for each in (last, line):
        if each.key == "coup-log-buy":
            bought[str(each.args["colour"])] += 1
    return _purchase(int(str(line.args["seat"])), bought)


def _purchase(seat: int, bought: dict[str, int]) -> Line:
    """What was bought most comes first."""
    letters = sorted((letter for letter in bought if bought[letter]), key=lambda letter: -bought[letter])
    tokens: Line | None = None
    for letter in letters:
        part = Line("coup-purchase-part", {"colour": letter, "count": bought[letter]})
        tokens = part if tokens is None else Line("coup-purchase-and", {"first": tokens, "next": part})
    assert tokens is not None
    args: dict[str, int | str | Line] = {"seat": seat, "count": sum(bought.values()), "tokens": tokens}
    for letter in letters:
        args[letter] = bought[letter]
    return Line("coup-purchase", args, [f"supply-{letter}" for letter in letters], instead=True)


def _run_through(row: int, number: int) -> int:
    """Length of the run that the space belongs to."""
    first = last = number
    while first > 0 and row >> (first - 1) & 1:
        first -= 1
    while row >> (last + 1) & 1:
        last += 1
    return last - first + 1


def _told(before: CoupState, action: int, after: CoupState) -> Line:
    seat = before.to_act
    if action < STOP:
        return Line("coup-log-buy", {"seat": seat, "colour": LETTERS[action]}, [f"supply-{LETTERS[action]}"])
    if action == STOP:
        return Line("coup-log-stop", {"seat": seat, "bought": before.bought})
    if action == PASS:
        return Line("coup-log-pass", {"seat": seat})
    if action == DONE:
        return Line("coup-log-swap", {"seat": seat, "count": before.pending.count})
    name, colour = tile_name(action - LAY), (action - LAY) // NUMBERS
    value, gain = after.token_value(colour), after.token_value(colour) - before.token_value(colour)
    args: dict[str, int | str] = {"seat": seat, "tile": name, "colour": name[0], "value": value, "gain": gain}
    return Line("coup-log-lay", args, [name])


def drawn_by(before: CoupState, after: CoupState, asked: int | None) -> list[tuple[int, list[int]]]:
    """Who drew which tiles, in the order of play."""
    if asked is None and after.pool_size == before.pool_size:
        return []
    kept = list(before.hands)
    if asked is not None:
        for tile in aside_of(before):  # one that comes back at once was drawn, too
            kept[asked * COLOURS + tile // NUMBERS] &= ~(1 << tile % NUMBERS)
    drawn = [now & ~old for now, old in zip(after.hands, kept, strict=True)]
    if not any(drawn):
        return []
    seats = [(before.start + offset) % before.seats for offset in range(before.seats)]
    found = [(seat, _tiles(drawn[seat * COLOURS : (seat + 1) * COLOURS])) for seat in seats]
    return [(seat, tiles) for seat, tiles in found if tiles]


def _tiles(masks: list[int]) -> list[int]:
    return [colour * NUMBERS + number for colour, mask in enumerate(masks) for number in members(mask)]


def _draw(seat: int, tiles: list[int], viewer: int) -> Line:
    """How many; which ones only for whoever drew them."""
    names = [tile_name(tile) for tile in tiles]
    if seat != viewer:
        return Line("coup-log-draw", {"seat": seat, "count": len(names)})
    return Line("coup-log-drew", {"seat": seat, "count": len(names), "tiles": ", ".join(names)}, names)
