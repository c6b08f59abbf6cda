"""Wine abilities (chapter 10), asked by a bottling."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.coupage.rules.bottling import after_bottling, finish_bottling
from tablee.games.coupage.rules.cellars import Cellars
from tablee.games.coupage.rules.numbers import (
    BARREL,
    CARD,
    CLASSES,
    DECLINE,
    EVERYBODY,
    FACE_DOWN,
    KNOWERS,
    MARKET,
    STRIDE,
)
from tablee.games.coupage.rules.piles import fill_market, take_open


def use_rose(state: Cellars, action: i64) -> None:
    if action != DECLINE:
        take_open(state, state.turn, action - MARKET)  # CPG-10.2
        fill_market(state)
    finish_bottling(state)


def use_rouge(state: Cellars, action: i64) -> None:
    """A hand card goes face down on another barrel (CPG-10.3), and only its owner knows which."""
    if action != DECLINE:
        seat = state.turn
        card = action - CARD
        place = (state.pending.last() - BARREL) * STRIDE
        state.pending.clear()
        state.hands[seat * CLASSES + card] -= 1
        state.held[seat] -= 1
        memory = state.learning()
        if memory is not None:
            for other in range(state.seats):
                memory.left_unseen(other, seat)
        state.put_time(place, card | FACE_DOWN | i64(1) << KNOWERS + seat)
    finish_bottling(state)


def use_cava_blanc(state: Cellars, action: i64) -> None:
    """One Time and one grape of the cava come back to the hand (CPG-10.5)."""
    if action != DECLINE:
        seat = state.turn
        place = state.bottling * STRIDE
        time = state.take_time(place, state.pending.last())
        state.pending.clear()
        grape = action - CARD
        state.take_grape(place, grape)
        state.give(seat, grape)
        state.give(seat, time & FACE_DOWN - 1)
        memory = state.learning()
        if memory is not None:
            memory.all_saw(EVERYBODY, seat, grape)
            memory.all_saw(time >> KNOWERS if time & FACE_DOWN else EVERYBODY, seat, time & FACE_DOWN - 1)
    after_bottling(state)
