"""Why a move that is offered now is not possible: the clause and a sentence. Everything lies open."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.errors import Refusal
from tablee.engine.moves import Kind
from tablee.engine.words import Arg, Line
from tablee.games.capa_doro import moves
from tablee.games.capa_doro.moves import MOVES
from tablee.games.capa_doro.names import bales_line, bales_listed, continent_line, row_line, some_line, tile_name
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.market import next_buy
from tablee.games.capa_doro.rules.state import CapaDoroState


def explain(state: CapaDoroState, seat: int, action: int) -> Refusal:
    kind = MOVES.kind_of(action)
    return _REASONS[kind](state, seat, action - kind.first)


def _refusal(key: str, clause: str, **args: Arg) -> Refusal:
    return Refusal(Line(f"capa-doro-refuse-{key}", args), clause)


def _no_such_row(state: CapaDoroState, row: int) -> Refusal | None:
    continent = row // n.MOST_ROWS
    rows = int(state.printed.rows[continent])
    if row % n.MOST_ROWS < rows:
        return None
    return _refusal("row", "CDO-1.1", continent=continent_line(state.printed, continent), rows=rows)


def _start(state: CapaDoroState, seat: int, row: int) -> Refusal:
    if row // n.MOST_ROWS == n.CENTRAL_AMERICA:
        return _refusal("central", "CDO-1.9", continent=continent_line(state.printed, n.CENTRAL_AMERICA))
    return _no_such_row(state, row) or _refusal("taken", "CDO-1.10", row=row_line(state.printed, row))


def _harvest(state: CapaDoroState, seat: int, row: int) -> Refusal:
    there = state.spaces[row * n.COLUMNS + n.HARVEST_COLUMN]
    key = "no-harvest" if there == n.EMPTY else "other-harvest"
    return _no_such_row(state, row) or _refusal(key, "CDO-4.2", row=row_line(state.printed, row))


def _sow(state: CapaDoroState, seat: int, row: int) -> Refusal:
    absent = _no_such_row(state, row) or _no_sowing(state)
    if absent:
        return absent
    place, cost = seat * n.STRIDE, int(state.printed.cost[row // n.MOST_ROWS])
    if not state.players[place + n.SUPPLY]:
        return _refusal("no-plantation", "CDO-5.1")
    return _refusal("sow-money", "CDO-5.2", cost=cost, money=int(state.money(seat)))


def _no_sowing(state: CapaDoroState) -> Refusal | None:
    most = int(state.most_sowings())
    if state.sown < most:
        return None
    return _refusal("sown", "CDO-10.1" if state.seats == 2 else "CDO-5.1", most=most)


def _neutral(state: CapaDoroState, seat: int, row: int) -> Refusal:
    if state.seats > 2:
        return _refusal("neutral", "CDO-10.4")
    return _no_such_row(state, row) or _no_sowing(state) or _refusal("no-neutral", "CDO-10.3")


def _closed(state: CapaDoroState, colour: int) -> Refusal | None:
    if state.customs != colour:
        return None
    named = continent_line(state.printed, colour)
    return _refusal("customs", "CDO-7.8", continent=named, seat=int(state.customs_seat))


def _buy(state: CapaDoroState, seat: int, colour: int) -> Refusal:
    closed = _closed(state, colour)
    if closed:
        return closed
    if state.sold >> colour & 1:
        return _refusal("sold", "CDO-7.6", bales=some_line(colour))
    price = int(next_buy(state, colour))
    if price < 0:
        return _refusal("none-left", "CDO-7.3", bales=some_line(colour))
    return _refusal("price", "CDO-7.1", bales=bales_line(colour, 1), price=price, money=int(state.money(seat)))


def _sell(state: CapaDoroState, seat: int, colour: int) -> Refusal:
    if not state.ware(seat, colour):
        return _refusal("not-held", "CDO-7.2", bales=some_line(colour))
    return _closed(state, colour) or _refusal("bought", "CDO-7.6", bales=some_line(colour))


def _roll(state: CapaDoroState, seat: int, tile: int) -> Refusal:
    place, printed = seat * n.STRIDE + n.OPEN, state.printed
    opened = [int(state.players[place + i]) for i in range(n.MOST_OPEN)]
    if tile not in opened:
        return _refusal("tile", "CDO-8.1", tile=tile_name(tile))
    if state.can_roll(seat, tile):
        first = min(other for other in opened if other >= 0 and printed.alike[other] == printed.alike[tile])
        return _refusal("alike", "CDO-8.1", tile=tile_name(tile), other=tile_name(first))
    missing = [max(0, int(printed.need(tile, colour) - state.ware(seat, colour))) for colour in range(n.COLOURS)]
    return _refusal("bales", "CDO-8.1", tile=tile_name(tile), bales=bales_listed(missing))


def _plant(state: CapaDoroState, seat: int, space: int) -> Refusal:
    row = space // n.COLUMNS
    return _no_such_row(state, row) or _refusal("no-plant", "CDO-3.10", row=row_line(state.printed, row))


def _warehouse(state: CapaDoroState, seat: int, other: int) -> Refusal:
    return _refusal("nobody", "CDO-3.10")


def _lose(state: CapaDoroState, seat: int, colour: int) -> Refusal:
    return _refusal("not-held", "CDO-3.12", bales=some_line(colour))


def _unique(state: CapaDoroState, seat: int, row: int) -> Refusal:
    absent = _no_such_row(state, row)
    assert absent is not None, "every row can be chosen"
    return absent


def _any(state: CapaDoroState, seat: int, place: int) -> Refusal:
    raise AssertionError("this is always possible when it is asked for")


_REASONS: dict[Kind, Callable[[CapaDoroState, int, int], Refusal]] = {
    moves.SEED: _start,
    moves.GROW: _start,
    moves.HARVEST: _harvest,
    moves.SOW: _sow,
    moves.NEUTRAL: _neutral,
    moves.BUY: _buy,
    moves.SELL: _sell,
    moves.ROLL: _roll,
    moves.END: _any,
    moves.PLANT: _plant,
    moves.WAREHOUSE: _warehouse,
    moves.LOSE: _lose,
    moves.CUSTOMS: _any,
    moves.UNIQUE: _unique,
    moves.SEASON: _any,
}
