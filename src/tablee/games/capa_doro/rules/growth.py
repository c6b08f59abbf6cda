"""The Growth phase (chapter 3): die, cubes from the bag, and beetles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.estates import Estates
from tablee.games.capa_doro.rules.plantations import shift


def draw_cubes(state: Estates, number: i64) -> None:
    """All at once; bales are placed in the order drawn, beetles wait (CDO-3.3, CDO-3.4)."""
    state.learned += 1
    count = number if number < state.bag_size else state.bag_size
    for i in range(count):
        state.bag_size -= 1
        cube = state.bag[state.bag_size]
        state.drawn = state.drawn << n.DRAWN_BITS | cube + 1
        if cube == n.BEETLE:
            state.beetles += 1
            state.note(n.NOTE_BEETLE, n.NOBODY, 0, 1)
        else:
            grow(state, cube)


def grow(state: Estates, colour: i64) -> None:
    """A bale goes to the G column of its continent: where the fewest are, of equals to the topmost (CDO-3.5)."""
    spaces = state.spaces
    best: i64 = -1
    fewest: i64 = n.FULL + 1
    space = colour * n.MOST_ROWS * n.COLUMNS + n.GROWTH_COLUMN
    for row in range(state.printed.rows[colour]):
        piece = spaces[space]
        if piece != n.EMPTY and n.bales_of(piece) < fewest:
            fewest = n.bales_of(piece)
            best = space
        space += n.COLUMNS
    if best < 0:
        state.discard_bales(colour, 1)  # CDO-3.6
        state.note(n.NOTE_SPILT, n.NOBODY, colour, 1)
        return
    spaces[best] += 1
    state.note(n.NOTE_BALE, n.owner_of(spaces[best]), best, colour)
    if n.bales_of(spaces[best]) == n.FULL:
        shift(state, best // n.COLUMNS, False)  # CDO-3.7


def go_on(state: Estates) -> None:
    """The next beetle, or the actions of the turn."""
    state.to_act = state.turn
    state.phase = n.INFESTING if state.beetles > 0 or state.plague else n.ACTING


# Beetles


def fill_targets(state: Estates, buffer: vec[i64]) -> i64:
    """Any plantation and any warehouse, the own and empty ones too (CDO-3.11)."""
    count: i64 = 0
    for continent in range(i64(n.CONTINENTS)):
        first = continent * n.MOST_ROWS * n.COLUMNS
        for space in range(first, first + state.printed.rows[continent] * n.COLUMNS):
            if state.spaces[space] != n.EMPTY:
                buffer[count] = n.PLANT + space
                count += 1
    for seat in range(state.seats):
        buffer[count] = n.WAREHOUSE + seat
        count += 1
    return count


def infest_plantation(state: Estates, space: i64) -> None:
    _use_beetle(state)
    eat(state, space, (n.bales_of(state.spaces[space]) + 1) // 2)  # CDO-3.10
    go_on(state)


def eat(state: Estates, space: i64, bales: i64) -> None:
    piece = state.spaces[space]
    state.spaces[space] = piece - bales
    state.discard_bales(n.continent_of(space // n.COLUMNS), bales)
    state.note(n.NOTE_EATEN, n.owner_of(piece), space, bales)


def infest_warehouse(state: Estates, victim: i64) -> None:
    """How many are lost is settled at once; which, the owner says (CDO-3.12)."""
    _use_beetle(state)
    state.loss = (state.stock(victim) + 1) // 2
    state.to_act = victim
    _ask_victim(state)


def _use_beetle(state: Estates) -> None:
    if state.plague:
        state.plague = False  # E16 takes no cube
    else:
        state.beetles -= 1


def lose(state: Estates, colour: i64) -> None:
    _take(state, colour, 1)
    _ask_victim(state)


def _take(state: Estates, colour: i64, bales: i64) -> None:
    state.players[state.to_act * n.STRIDE + n.WARE + colour] -= bales
    state.discard_bales(colour, bales)
    state.loss -= bales


def _ask_victim(state: Estates) -> None:
    """With one colour left there is nothing to choose (CDO-3.12)."""
    if state.loss > 0:
        only: i64 = -1
        several = False
        for colour in range(i64(n.COLOURS)):
            if state.ware(state.to_act, colour) > 0:
                several = only >= 0
                only = colour
                if several:
                    break
        if several:
            state.phase = n.LOSING
            return
        state.note(n.NOTE_LOST, state.to_act, only, state.loss)
        _take(state, only, state.loss)
    go_on(state)


def fill_losses(state: Estates, buffer: vec[i64]) -> i64:
    count: i64 = 0
    for colour in range(i64(n.COLOURS)):
        if state.ware(state.to_act, colour) > 0:
            buffer[count] = n.LOSE + colour
            count += 1
    return count
