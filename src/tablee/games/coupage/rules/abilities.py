"""Wine abilities (chapter 10), asked by a bottling."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.bottling import after_bottling, finish_bottling
from tablee.games.coupage.rules.cellars import Cellars
from tablee.games.coupage.rules.piles import fill_market, take_open


def use_rose(state: Cellars, action: i64) -> None:
    if action != n.DECLINE:
        take_open(state, state.turn, action - n.MARKET)  # CPG-10.2
        fill_market(state)
    finish_bottling(state)


def use_rouge(state: Cellars, action: i64) -> None:
    """A hand card goes face down on another barrel (CPG-10.3), and only its owner knows which."""
    if action != n.DECLINE:
        seat = state.turn
        card = action - n.CARD
        place = (state.pending.last() - n.BARREL) * n.STRIDE
        state.pending.clear()
        state.hands[seat * n.CLASSES + card] -= 1
        state.held[seat] -= 1
        memory = state.learning()
        if memory is not None:
            for other in range(state.seats):
                memory.left_unseen(other, seat)
        state.put_time(place, card | n.FACE_DOWN | i64(1) << n.KNOWERS + seat)
    finish_bottling(state)


def use_cava_blanc(state: Cellars, action: i64) -> None:
    """One Time and one grape of the cava come back to the hand (CPG-10.5)."""
    if action != n.DECLINE:
        seat = state.turn
        place = state.bottling * n.STRIDE
        time = state.take_time(place, state.pending.last())
        state.pending.clear()
        grape = action - n.CARD
        state.take_grape(place, grape)
        state.give(seat, grape)
        state.give(seat, time & n.FACE_DOWN - 1)
        memory = state.learning()
        if memory is not None:
            memory.all_saw(n.EVERYBODY, seat, grape)
            memory.all_saw(time >> n.KNOWERS if time & n.FACE_DOWN else n.EVERYBODY, seat, time & n.FACE_DOWN - 1)
    after_bottling(state, False)
