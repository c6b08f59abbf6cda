"""The printed material of Coup: its two tables. All of it is the rulebook's; nothing here was designed by us.

A content file may replace these values (a JSON object with any of the fields below).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.games.coup.rules import NUMBERS, TILES, Tables

Count = Annotated[int, Meta(ge=1, le=20)]
Money = Annotated[int, Meta(ge=0, le=100_000)]


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of table 1."""

    hand: Count
    lay: Count
    buy: Count
    capital: Money


# Table 1, by number of players from 2 to 6.
TABLE_1 = (
    SetUp(hand=12, lay=6, buy=4, capital=3000),
    SetUp(hand=11, lay=5, buy=4, capital=3000),
    SetUp(hand=10, lay=4, buy=4, capital=3000),
    SetUp(hand=8, lay=3, buy=3, capital=2000),
    SetUp(hand=7, lay=3, buy=2, capital=1000),
)
# Table 2, by length of the run from 0 to 20; each tile past twelve adds 100.
TABLE_2 = (0, 0, 0, 0, 20, 50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300)

MONEY = 12_400  # all the notes in the box


class CoupSheet(GameSheet, frozen=True):
    set_up: Annotated[tuple[SetUp, ...], Meta(min_length=5, max_length=5)] = TABLE_1
    run_values: Annotated[tuple[Money, ...], Meta(min_length=NUMBERS + 1, max_length=NUMBERS + 1)] = TABLE_2
    token_price: Annotated[int, Meta(ge=1, le=100_000)] = 100


def printed(sheet: CoupSheet, seats: int, fingerprint: str) -> Tables:
    """The sheet as the rules read it; TableeError if one cannot play with it."""
    line, values = sheet.set_up[seats - 2], sheet.run_values
    if line.hand * seats > TILES:
        raise TableeError("coup-content-hands", seats=seats, hand=line.hand, tiles=TILES)
    if line.capital * seats > MONEY:
        raise TableeError("coup-content-capital", seats=seats, capital=line.capital, money=MONEY)
    if line.lay > line.hand:
        raise TableeError("coup-content-lay", seats=seats, lay=line.lay, hand=line.hand)
    if values[0]:
        raise TableeError("coup-content-no-run")
    if any(values[a + b + 1] < values[a] + values[b] for a in range(NUMBERS) for b in range(NUMBERS - a)):
        raise TableeError("coup-content-joined-runs")  # a laid tile would lower what a token is worth
    return Tables(fingerprint, line.hand, line.lay, line.buy, line.capital, sheet.token_price, list(values))
