"""The printed material of Coupe nation.

That there are cards from 1 to 50, what the three symbols mean and that the Finish card counts as 25 is the rulebook's
or a public source's. No source lists which card has which symbol: **the table below is designed by us**, symmetric, so
that card n and card 51 - n have the same. Who owns the game can type in the real symbols as a content file
(`--content FILE`): a JSON object with one list of 50 entries, from card 1 to card 50, each "1", "2" or "H":

    {"symbols": ["2", "1", "1", "2", "1", "1", "2", "H", "1", "2", …]}

The list is given whole.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.printed import Printed

Symbol = Literal["1", "2", "H"]  # one diamond, two diamonds, a heart
Symbols = Annotated[tuple[Symbol, ...], Meta(min_length=n.GLASS, max_length=n.GLASS)]
MOST_HEARTS = 30  # with more, nobody draws enough cards to go on

CODES = {"1": n.ONE_DIAMOND, "2": n.TWO_DIAMONDS, "H": n.HEART}
# Designed by us: hearts are in the middle numbers, which can lie high, where a heart draws up to four cards; the
# outermost cards, which lie on the base, have diamonds.
_LOWER: tuple[Symbol, ...] = (
    "2", "1", "1", "2", "1", "1", "2", "H", "1", "2", "1", "H", "1",
    "2", "1", "H", "1", "2", "1", "H", "1", "2", "H", "1", "1",
)  # fmt: skip


class CoupeNationSheet(GameSheet, frozen=True):
    symbols: Symbols = _LOWER + _LOWER[::-1]


def printed(sheet: CoupeNationSheet, seats: int, fingerprint: str) -> Printed:
    """The sheet as the rules read it; TableeError if one cannot play with it."""
    return _printed(sheet, fingerprint)


@lru_cache(maxsize=16)
def _printed(sheet: CoupeNationSheet, fingerprint: str) -> Printed:
    hearts = sheet.symbols.count("H")
    if hearts > MOST_HEARTS:
        raise TableeError("coupe-nation-content-hearts", found=hearts, most=MOST_HEARTS)
    return Printed(fingerprint, [n.NO_SYMBOL, *(CODES[symbol] for symbol in sheet.symbols)])
