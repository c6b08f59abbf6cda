"""The player aid: what the warehouse of each player lacks for each of the open cigars, and what the market charges."""

from __future__ import annotations

from functools import lru_cache

from tablee.engine.words import Line
from tablee.games.capa_doro.content import LETTERS
from tablee.games.capa_doro.names import bales_listed, tile_name
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.market import cost_of, may_buy
from tablee.games.capa_doro.rules.printed import Printed
from tablee.games.capa_doro.rules.state import CapaDoroState
from tablee.games.capa_doro.view.shown import Cigar


def cigars(state: CapaDoroState, seat: int) -> list[Cigar]:
    """The open tiles, by letter and number."""
    place = seat * n.STRIDE + n.OPEN
    tiles = sorted([int(state.players[place + i]) for i in range(n.MOST_OPEN)])
    return [_cigar(state, seat, tile) for tile in tiles if tile >= 0]


def _cigar(state: CapaDoroState, seat: int, tile: int) -> Cigar:
    missing = tuple(
        [max(0, int(state.printed.need(tile, colour) - state.ware(seat, colour))) for colour in range(n.COLOURS)]
    )
    return _described(state.printed, tile, missing, charge(state, seat, missing))


def charge(state: CapaDoroState, seat: int, missing: tuple[int, ...]) -> int:
    """What the bales cost one after the other at the market as it is; -1: they cannot all be bought. A market that is
    closed to the seat on turn sells nothing."""
    total = 0
    for colour, count in enumerate(missing):
        if count:
            cost = int(cost_of(state, colour, count))
            shut = state.customs == colour or (seat == state.turn and not may_buy(state, colour))
            if cost < 0 or shut:
                return -1
            total += cost
    return total


@lru_cache(maxsize=8192)
def _described(printed: Printed, tile: int, missing: tuple[int, ...], cost: int) -> Cigar:
    ready = sum(missing) == 0
    if ready:
        aid = Line("capa-doro-aid-ready")
    else:
        aid = Line("capa-doro-aid-missing", {"bales": bales_listed(missing), "cost": cost})
    return Cigar(
        id=tile_name(tile),
        letter=LETTERS[tile // n.TILES_EACH],
        bales=[int(printed.need(tile, colour)) for colour in range(n.COLOURS)],
        points=printed.points[tile],
        money=printed.money[tile],
        missing=list(missing),
        cost=cost,
        ready=ready,
        aid=aid,
    )
