"""Plantations: how rows shift, harvests and sowings (chapters 4, 5, 6 and 10, and the shifts of chapter 3)."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.estates import Estates


def shift(state: Estates, row: i64, pushed: bool) -> None:
    """The whole row moves on (CDO-3.7, CDO-5.3). `pushed`: what comes to H is harvested at once (CDO-5.4)."""
    spaces = state.spaces
    seed = row * n.COLUMNS
    growth = seed + 1
    last = seed + 2
    if spaces[last] != n.EMPTY:
        harvest(state, last)  # CDO-3.9, CDO-5.5
    if spaces[growth] != n.EMPTY:
        _move(state, growth)
        if pushed or n.owner_of(spaces[last]) >= n.NEUTRAL:
            harvest(state, last)
    if spaces[seed] != n.EMPTY:
        _move(state, seed)


def _move(state: Estates, space: i64) -> None:
    piece = state.spaces[space]
    state.note(n.NOTE_SHIFTED, n.owner_of(piece), space, n.bales_of(piece))
    state.spaces[space + 1] = piece
    state.spaces[space] = n.EMPTY


def harvest(state: Estates, space: i64) -> None:
    """A plantation leaves the board, and its owner gets the bales, or money if there are none (CDO-4.2, CDO-4.3)."""
    piece = state.spaces[space]
    owner = n.owner_of(piece)
    bales = n.bales_of(piece)
    colour = n.continent_of(space // n.COLUMNS)
    state.spaces[space] = n.EMPTY
    if owner >= n.NEUTRAL:
        _resolve(state, space, owner, colour, bales)
        return
    state.note(n.NOTE_HARVESTED, owner, space, bales)
    place = owner * n.STRIDE
    state.players[place + n.SUPPLY] += 1
    if bales == 0:
        state.players[place + n.MONEY] += n.HARVEST_MONEY
    else:
        state.players[place + n.WARE + colour] += bales


def _resolve(state: Estates, space: i64, owner: i64, colour: i64, bales: i64) -> None:
    """Bales of a neutral plantation go to the market, as far as there is room (CDO-6.2)."""
    room = state.printed.capacity[colour] - state.market[colour]
    entered = bales if bales < room else room
    state.market[colour] += entered
    state.discard_bales(colour, bales - entered)
    state.note(n.NOTE_RESOLVED, owner, space, bales + 8 * entered)
    if owner == n.NEUTRAL:
        state.neutrals += 1


def sow(state: Estates, row: i64) -> None:
    """An own plantation: paid first (CDO-5.2)."""
    place = state.turn * n.STRIDE
    state.players[place + n.MONEY] -= state.printed.cost[n.continent_of(row)]
    state.players[place + n.SUPPLY] -= 1
    state.sown += 1
    put(state, row, state.turn)


def sow_neutral(state: Estates, row: i64) -> None:
    state.neutrals -= 1
    state.sown += 1  # CDO-10.2: free, but one of the sowings
    put(state, row, n.NEUTRAL)


def put(state: Estates, row: i64, owner: i64) -> None:
    """In the S space; whatever stands there pushes the row on (CDO-5.3)."""
    space = row * n.COLUMNS
    if state.spaces[space] != n.EMPTY:
        shift(state, row, True)
    state.spaces[space] = n.new_piece(owner)
