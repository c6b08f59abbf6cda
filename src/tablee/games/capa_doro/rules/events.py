"""Event cards (CDO-3.2, CDO-3.13; section 2.5 of the specification). What they do is designed by us."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.estates import Estates
from tablee.games.capa_doro.rules.growth import draw_cubes, eat, go_on
from tablee.games.capa_doro.rules.plantations import harvest, put, shift


def reveal(state: Estates) -> None:
    """The top card takes effect at once; it lies in the open discard before that (CDO-3.13)."""
    if state.events_size == 0:
        _reshuffle(state)
    state.learned += 1
    state.events_size -= 1
    kind = state.events[state.events_size]
    state.event = kind
    state.note(n.NOTE_EVENT, state.turn, kind, 0)
    if kind == n.CUSTOMS_CARD:
        state.phase = n.CLOSING
    elif kind == n.UNIQUE_CARD:
        _offer_unique(state)
    elif kind == n.SEASON_CARD:
        state.phase = n.HURRYING
    else:
        _carry_out(state, kind)
        go_on(state)


def _reshuffle(state: Estates) -> None:
    """All sixteen cards, the last one of the old pile included."""
    pile = vec[i64]([0] * n.EVENT_CARDS)
    size: i64 = 0
    for kind in range(i64(n.EVENT_KINDS)):
        for copy in range(state.printed.copies[kind]):
            pile[size] = kind
            size += 1
    state.rng.shuffle(pile, size)
    state.events = pile
    state.events_size = size
    state.note(n.NOTE_RESHUFFLED, n.NOBODY, 0, size)


def _carry_out(state: Estates, kind: i64) -> None:
    """Cards that ask nothing; a plague asks like a beetle."""
    amount = state.printed.amounts[kind]
    if kind == n.RAIN:
        draw_cubes(state, amount)
    elif kind == n.DROUGHT:
        _dry(state)
    elif kind == n.LEVY:
        for seat in range(state.seats):
            _charge(state, seat, kind, state.stock(seat) // amount)
    elif kind == n.PREMIUM:
        for seat in range(state.seats):
            state.give_money(seat, amount)
            state.note(n.NOTE_GOT, seat, kind, amount)
    elif kind == n.PAY_DAY:
        for seat in range(state.seats):
            on_board = state.printed.plantations - state.players[seat * n.STRIDE + n.SUPPLY]
            _charge(state, seat, kind, amount * on_board)
    elif kind == n.DEMAND:
        _demand(state, amount)
    elif kind == n.GLUT:
        _glut(state, amount)
    elif kind == n.CONNOISSEUR:
        state.bonus = True
    elif kind == n.HANDS:
        _harvest_all(state)
    else:
        state.plague = True


def _dry(state: Estates) -> None:
    for space in range(i64(n.SPACES)):
        if n.bales_of(state.spaces[space]) > 1:
            eat(state, space, 1)


def _charge(state: Estates, seat: i64, kind: i64, money: i64) -> None:
    """Nobody pays more than is there."""
    paid = state.pay(seat, money)
    if paid > 0:
        state.note(n.NOTE_PAID, seat, kind, paid)


def _demand(state: Estates, most: i64) -> None:
    for colour in range(i64(n.COLOURS)):
        bales = most if most < state.market[colour] else state.market[colour]
        state.market[colour] -= bales
        state.discard_bales(colour, bales)
        if bales > 0:
            state.note(n.NOTE_DEMANDED, n.NOBODY, colour, bales)


def _glut(state: Estates, most: i64) -> None:
    for colour in range(i64(n.COLOURS)):
        bales = state.market[n.DISCARD + colour]
        room = state.printed.capacity[colour] - state.market[colour]
        bales = bales if bales < room else room
        bales = bales if bales < most else most
        state.market[colour] += bales
        state.discard_bales(colour, -bales)
        if bales > 0:
            state.note(n.NOTE_GLUTTED, n.NOBODY, colour, bales)


def _harvest_all(state: Estates) -> None:
    for row in range(i64(n.ROWS)):
        space = row * n.COLUMNS + n.HARVEST_COLUMN
        if state.spaces[space] != n.EMPTY:
            harvest(state, space)


# Cards that ask


def close_market(state: Estates, continent: i64) -> None:
    """A market that was closed before is free at once (CDO-2.3)."""
    state.customs = continent
    state.customs_seat = state.turn
    go_on(state)


def _offer_unique(state: Estates) -> None:
    for space in range(i64(n.SPACES)):
        if n.owner_of(state.spaces[space]) == n.UNIQUE:
            state.note(n.NOTE_IDLE, n.NOBODY, n.UNIQUE_CARD, 0)
            go_on(state)
            return
    state.phase = n.OPPORTUNITY


def sow_unique(state: Estates, row: i64) -> None:
    put(state, row, n.UNIQUE)
    go_on(state)


def hurry(state: Estates, continent: i64) -> None:
    """Every row is shifted as if pushed, the top one first."""
    first = continent * n.MOST_ROWS
    for row in range(first, first + state.printed.rows[continent]):
        shift(state, row, True)
    go_on(state)


def fill_continents(buffer: vec[i64], action: i64) -> i64:
    for continent in range(i64(n.CONTINENTS)):
        buffer[continent] = action + continent
    return n.CONTINENTS


def fill_rows(state: Estates, buffer: vec[i64], action: i64) -> i64:
    """All rows of the board."""
    count: i64 = 0
    for continent in range(i64(n.CONTINENTS)):
        first = continent * n.MOST_ROWS
        for row in range(first, first + state.printed.rows[continent]):
            buffer[count] = action + row
            count += 1
    return count
