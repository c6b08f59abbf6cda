"""Zone 1 (chapter 7): vineyards are acquired; and the renewal of the offers (chapter 14)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.houses import Houses


def resolve_vineyard(state: Houses) -> bool:
    """The pawn at the cursor takes the card under it; for a card of no region its owner names one (AOC-7.2). False: all
    pawns of the zone are home."""
    if not state.find_pawn(n.ZONE_1, n.BLOCK):
        return False
    region = state.printed.regions[state.offer(state.spot)]
    if region == n.VITRYATS:
        state.ask_for(state.actor, n.LOCATING)
    else:
        acquire(state, region)
    return True


def acquire(state: Houses, region: i64) -> None:
    """The card, then its bonus; the space stays empty until the season ends (AOC-7.1, AOC-7.4)."""
    who = state.actor
    column = state.spot
    card = state.offer(column)
    state.table[n.OFFER + column] = n.NO_CARD
    state.put_vineyard(who, card, region)
    state.gain(who, n.FROM_VINEYARDS, state.printed.vineyard_points[card])
    state.move_eco(who, state.printed.vineyard_eco[card])
    state.take_back(column)
    state.phase = n.RUNNING


def renew_offers(state: Houses) -> None:
    """What is left goes to the discard; each space takes the top of its stack, or a card of the common reserve
    (AOC-14.3, AOC-14.4)."""
    state.learned += 1
    for column in range(state.participants):
        card = state.offer(column)
        if card != n.NO_CARD:
            state.where[card] = n.DISCARDED
            state.note(n.NOTE_UNSOLD, n.NOBODY, card, column)
    stacks = state.vine_row
    for column in range(state.participants):
        state.table[n.OFFER + column] = n.NO_CARD
    for column in range(state.participants):
        at = (stacks + 1) * state.participants + column
        card = state.vine_pile[at] if at < n.STACKED else _from_reserve(state)
        state.table[n.OFFER + column] = card
        if card != n.NO_CARD:
            state.note(n.NOTE_OFFERED, n.NOBODY, card, column)
    state.vine_row = stacks + 1


def _from_reserve(state: Houses) -> i64:
    if state.reserve_size == 0:
        _shuffle_reserve(state)
    if state.reserve_size == 0:
        return n.NO_CARD
    state.reserve_size -= 1
    return state.reserve[state.reserve_size]


def _shuffle_reserve(state: Houses) -> None:
    pile = vec[i64]([0] * n.VINEYARDS)
    size: i64 = 0
    for card in range(i64(n.VINEYARDS)):
        if state.where[card] == n.DISCARDED:
            state.where[card] = n.IN_STACK
            pile[size] = card
            size += 1
    if size > 0:
        state.rng.shuffle(pile, size)
        state.note(n.NOTE_RESHUFFLED, n.NOBODY, n.SHUFFLED_VINEYARDS, size)
    state.reserve = pile
    state.reserve_size = size
