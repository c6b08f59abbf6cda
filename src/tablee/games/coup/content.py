"""The printed material of Coup: its two tables. All of it is the rulebook's; nothing here was designed by us.

A content file may replace these values (a JSON object with any of the fields below).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

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


def tables(sheet: CoupSheet, seats: int, fingerprint: str) -> Tables:
    line = sheet.set_up[seats - 2]
    if line.hand * seats > TILES:
        raise ValueError(f"{seats} hands of {line.hand} tiles are more than the {TILES} tiles there are")
    if line.capital * seats > MONEY:
        raise ValueError(f"{seats} players with {line.capital} each have more than the {MONEY} in the box")
    if line.lay > line.hand:
        raise ValueError(f"with {seats} players nobody can lay {line.lay} tiles from a hand of {line.hand}")
    if sheet.run_values[0]:
        raise ValueError("the first of the run values is for no tile at all and must be 0")
    if any(longer < shorter for shorter, longer in zip(sheet.run_values, sheet.run_values[1:], strict=False)):
        raise ValueError("a longer run must not be worth less than a shorter one")
    return Tables(fingerprint, line.hand, line.lay, line.buy, line.capital, sheet.token_price, list(sheet.run_values))
