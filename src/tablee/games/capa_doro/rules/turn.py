"""The start placement (CDO-1.9, CDO-1.10) and the course of a turn (chapter 2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.cigars import develop, fill_rolls
from tablee.games.capa_doro.rules.estates import Estates
from tablee.games.capa_doro.rules.events import reveal
from tablee.games.capa_doro.rules.growth import draw_cubes, go_on
from tablee.games.capa_doro.rules.market import may_buy, may_sell, next_buy

# Start placement


def fill_start(state: Estates, buffer: vec[i64], action: i64, column: i64) -> i64:
    """An empty space, anywhere but in Central America; nothing is shifted (CDO-1.10)."""
    count: i64 = 0
    for continent in range(i64(n.CENTRAL_AMERICA)):
        first = continent * n.MOST_ROWS
        for row in range(first, first + state.printed.rows[continent]):
            if state.spaces[row * n.COLUMNS + column] == n.EMPTY:
                buffer[count] = action + row
                count += 1
    return count


def place_first(state: Estates, row: i64) -> None:
    _place(state, row, n.SEED_COLUMN)
    following = state.to_act + 1 if state.to_act + 1 < state.seats else 0
    if following == state.first:
        state.phase = n.GROWING  # round two begins with the last player
    else:
        state.to_act = following


def place_second(state: Estates, row: i64) -> None:
    _place(state, row, n.GROWTH_COLUMN)
    if state.to_act == state.first:
        begin_turn(state, state.first)
    else:
        state.to_act = state.to_act - 1 if state.to_act > 0 else state.seats - 1


def _place(state: Estates, row: i64, column: i64) -> None:
    place = state.to_act * n.STRIDE
    state.players[place + n.MONEY] -= state.printed.cost[n.continent_of(row)]
    state.players[place + n.SUPPLY] -= 1
    state.spaces[row * n.COLUMNS + column] = n.new_piece(state.to_act)


# A turn: Growth, Action, Development


def begin_turn(state: Estates, seat: i64) -> None:
    state.turn = seat
    state.to_act = seat
    state.turns += 1
    state.sown = 0
    state.bought = 0
    state.sold = 0
    state.drawn = 0
    state.bonus = False
    state.event = n.NO_EVENT
    if state.customs_seat == seat:  # CDO-2.2
        state.note(n.NOTE_LIFTED, seat, state.customs, 0)
        state.customs = n.NOWHERE
        state.customs_seat = n.NOBODY
    state.die = 1 + state.rng.below(6)
    state.learned += 1
    state.note(n.NOTE_DIE, seat, state.die, 0)
    if state.die > 1:
        draw_cubes(state, state.die)
        go_on(state)
    elif state.with_events:
        reveal(state)
    else:
        go_on(state)  # CDO-11.1


def fill_turn(state: Estates, buffer: vec[i64]) -> i64:
    """Harvest, sow, trade, roll, in any order (CDO-4.1)."""
    seat = state.turn
    spaces = state.spaces
    printed = state.printed
    place = seat * n.STRIDE
    money = state.players[place + n.MONEY]
    sowings = state.most_sowings() - state.sown
    supply = state.players[place + n.SUPPLY] if sowings > 0 else 0
    neutrals = state.neutrals if sowings > 0 else 0
    count: i64 = 0
    for continent in range(i64(n.CONTINENTS)):
        first = continent * n.MOST_ROWS
        end = first + printed.rows[continent]
        for row in range(first, end):
            piece = spaces[row * n.COLUMNS + n.HARVEST_COLUMN]
            if piece != n.EMPTY and n.owner_of(piece) == seat:
                buffer[count] = n.HARVEST + row
                count += 1
        if supply > 0 and money >= printed.cost[continent]:
            for row in range(first, end):
                buffer[count] = n.SOW + row
                count += 1
        if neutrals > 0:
            for row in range(first, end):
                buffer[count] = n.SOW_NEUTRAL + row
                count += 1
        if may_buy(state, continent):
            price = next_buy(state, continent)
            if price >= 0 and price <= money:
                buffer[count] = n.BUY + continent
                count += 1
        if state.players[place + n.WARE + continent] > 0 and may_sell(state, continent):
            buffer[count] = n.SELL + continent
            count += 1
    count = fill_rolls(state, buffer, count)
    buffer[count] = n.END
    return count + 1


def end_turn(state: Estates) -> None:
    develop(state)
    if state.bag_size == 0:  # CDO-9.2
        state.over = True
        state.phase = n.OVER
        return
    begin_turn(state, state.turn + 1 if state.turn + 1 < state.seats else 0)
