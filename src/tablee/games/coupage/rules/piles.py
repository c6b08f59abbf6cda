"""Pile, discard and market (chapter 3), and the action that discards a card and draws another (chapter 7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.rules.cellars import NOBODY, NOTHING, Cellars
from tablee.games.coupage.rules.numbers import (
    CARD,
    CLASSES,
    EVERYBODY,
    MARKET_SLOTS,
    NOTE_DREW,
    NOTE_MARKET,
    NOTE_RESHUFFLED,
)


def draw_card(state: Cellars) -> i64:
    """The top card of the pile; the discard is shuffled only now, if it must be (CPG-3.1)."""
    if state.pile_size == 0:
        if state.discard_size == 0:
            return NOTHING
        _reshuffle(state)
    state.learned += 1
    state.pile_size -= 1
    return state.pile[state.pile_size]


def _reshuffle(state: Cellars) -> None:
    size: i64 = 0
    pile = state.pile
    for card in range(i64(CLASSES)):
        for copy in range(state.discard[card]):
            pile[size] = card
            size += 1
        state.discard[card] = 0
    state.discard_size = 0
    state.top = NOTHING
    state.pile_size = size
    state.rng.shuffle(pile, size)
    state.note(NOTE_RESHUFFLED, NOBODY, 0, size)
    memory = state.learning()
    if memory is not None and state.seats == 2:
        for seat in range(state.seats):
            if not state.has_unknown_times(seat):
                memory.is_sure(seat, 1 - seat, state.hands)


def draw_to_hand(state: Cellars, seat: i64) -> None:
    card = draw_card(state)
    state.give(seat, card)
    state.note(NOTE_DREW, seat, card, 0)


def fill_market(state: Cellars) -> None:
    """Slot 0 first (CPG-3.4); what cannot be filled stays empty (CPG-3.3)."""
    for slot in range(i64(MARKET_SLOTS)):
        if state.open[slot] < 0:
            card = draw_card(state)
            if card >= 0:
                state.open[slot] = card
                state.note(NOTE_MARKET, NOBODY, card, slot)


def take_open(state: Cellars, seat: i64, place: i64) -> None:
    """A card that lies open goes to a hand, and everybody sees it."""
    card = state.open[place]
    state.open[place] = NOTHING
    state.give(seat, card)
    memory = state.learning()
    if memory is not None:
        memory.all_saw(EVERYBODY, seat, card)


def discard_special(state: Cellars) -> None:
    """The special card that was set aside, if there is one: its effect is done (CPG-3.5)."""
    if state.resolving >= 0:
        state.throw(state.resolving)
        state.resolving = NOTHING


def fill_open(state: Cellars, buffer: vec[i64], action: i64, first: i64, end: i64, count: i64) -> i64:
    """One action for each open card of the market or the harvest."""
    for place in range(first, end):
        if state.open[place] >= 0:
            buffer[count] = action + place - first
            count += 1
    return count


# Discard and draw (chapter 7)


def fill_hand(state: Cellars, buffer: vec[i64]) -> i64:
    """Any card of the own hand."""
    count: i64 = 0
    hands = state.hands
    base = state.to_act * CLASSES
    for card in range(i64(CLASSES)):
        if hands[base + card] > 0:
            buffer[count] = CARD + card
            count += 1
    return count


def cycle(state: Cellars, card: i64) -> None:
    state.pending.clear()
    state.show(state.to_act, card)
    state.throw(card)
    draw_to_hand(state, state.to_act)  # CPG-7.2: there is a card, at least the one just discarded
