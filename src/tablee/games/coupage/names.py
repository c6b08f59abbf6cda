"""What cards and places of Coupage are called."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.words import Line
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.printed import Printed


def card_line(printed: Printed, card: int) -> Line:
    if card < n.GRAPES:
        return Line("coupage-grape", {"name": printed.names[card // n.LEVELS], "stars": card % n.LEVELS + 1})
    return Line("coupage-card", {"card": printed.codes[card]})


def cards_line(printed: Printed, cards: Sequence[int]) -> Line:
    """Several cards, one after the other."""
    line = card_line(printed, cards[-1])
    for card in reversed(cards[:-1]):
        line = Line("coupage-cards", {"first": card_line(printed, card), "rest": line})
    return line


def barrel_name(barrel: int) -> str:
    """`1-3` for the third barrel of seat 1."""
    return f"{barrel // n.BARRELS}-{barrel % n.BARRELS + 1}"
