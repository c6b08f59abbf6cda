"""Play time (chapter 5), and which Time lies where."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.rules.cellars import Cellars
from tablee.games.coupage.rules.numbers import (
    BARREL,
    BARRELS,
    CARD,
    CELLAR,
    DOWN,
    EVERYBODY,
    FACE_DOWN,
    KNOWERS,
    STRIDE,
    TIM,
    TIME_CARD,
    TIME_COUNT,
    UP,
)
from tablee.games.coupage.rules.payments import pending_stars


def age(state: Cellars, barrel: i64) -> None:
    state.show(state.to_act, TIM)
    state.put_time(state.to_act * CELLAR + barrel * STRIDE, TIM)


def age_by_stars(state: Cellars, barrel: i64, last: i64) -> None:
    """Grapes worth three stars: one lies down as a Time, the others are discarded (CPG-5.2)."""
    seat = state.to_act
    kept = pending_stars(state) < state.printed.time_cost  # the last card was paid, and no other is in question
    if kept:
        state.show(seat, last)
    for i in range(i64(1), state.pending.count):
        card = state.pending.steps[i] - CARD
        state.show(seat, card)
        if card == last and not kept:
            kept = True
        else:
            state.throw(card)
    state.pending.clear()
    state.put_time(seat * CELLAR + barrel * STRIDE, last | FACE_DOWN | EVERYBODY << KNOWERS)


def fill_own_ageing(state: Cellars, buffer: vec[i64]) -> i64:
    """Own barrels that may be given a Time."""
    count: i64 = 0
    for barrel in range(state.to_act * BARRELS, (state.to_act + 1) * BARRELS):
        if state.can_age(barrel * STRIDE):
            buffer[count] = BARREL + barrel
            count += 1
    return count


def any_own_ageing(state: Cellars) -> bool:
    for barrel in range(i64(BARRELS)):
        if state.can_age(state.turn * CELLAR + barrel * STRIDE):
            return True
    return False


# Time on a barrel


def fill_times(state: Cellars, buffer: vec[i64], barrel: i64) -> i64:
    """Time cards of a barrel: those face up are alike, those face down go by place."""
    count: i64 = 0
    place = barrel * STRIDE
    up = False
    for i in range(state.barrels[place + TIME_COUNT]):
        if state.barrels[place + TIME_CARD + i] & FACE_DOWN:
            buffer[count] = DOWN + i
            count += 1
        elif not up:
            up = True
            buffer[count] = UP
            count += 1
    return count


def asks_which_time(state: Cellars, barrel: i64) -> bool:
    """Two Time cards or more, not all face up."""
    place = barrel * STRIDE
    number = state.barrels[place + TIME_COUNT]
    for i in range(number):
        if state.barrels[place + TIME_CARD + i] & FACE_DOWN:
            return number > 1
    return False
