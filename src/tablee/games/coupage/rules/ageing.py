"""Play time (chapter 5), and which Time lies where."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.cellars import Cellars
from tablee.games.coupage.rules.payments import pending_stars


def age(state: Cellars, barrel: i64) -> None:
    state.show(state.to_act, n.TIM)
    state.put_time(state.to_act * n.CELLAR + barrel * n.STRIDE, n.TIM)


def age_by_stars(state: Cellars, barrel: i64, action: i64) -> None:
    """Grapes worth three stars: one lies down as a Time, the others are discarded (CPG-5.2)."""
    seat = state.to_act
    steps = state.pending.steps
    down = (steps[1] if action == n.DONE else action) - n.CARD  # `done` is the last step if the cards are all alike
    # In version 1 the last card may have been paid with this very step, when no other is in question.
    kept = state.rules == 1 and pending_stars(state) < state.printed.time_cost
    if kept:
        state.show(seat, down)
    for i in range(i64(1), state.pending.count):
        if steps[i] == n.DONE:
            continue
        card = steps[i] - n.CARD
        state.show(seat, card)
        if card == down and not kept:
            kept = True
        else:
            state.throw(card)
    state.pending.clear()
    state.put_time(seat * n.CELLAR + barrel * n.STRIDE, down | n.FACE_DOWN | n.EVERYBODY << n.KNOWERS)


def fill_own_ageing(state: Cellars, buffer: vec[i64]) -> i64:
    """Own barrels that may be given a Time."""
    count: i64 = 0
    for barrel in range(state.to_act * n.BARRELS, (state.to_act + 1) * n.BARRELS):
        if state.can_age(barrel * n.STRIDE):
            buffer[count] = n.BARREL + barrel
            count += 1
    return count


def fill_own_stolen(state: Cellars, buffer: vec[i64]) -> i64:
    """Own barrels on which Time taken from others may be put (CPG-8.11)."""
    count: i64 = 0
    for barrel in range(state.to_act * n.BARRELS, (state.to_act + 1) * n.BARRELS):
        if state.takes_stolen(barrel * n.STRIDE):
            buffer[count] = n.BARREL + barrel
            count += 1
    return count


def any_own_ageing(state: Cellars) -> bool:
    for barrel in range(i64(n.BARRELS)):
        if state.can_age(state.turn * n.CELLAR + barrel * n.STRIDE):
            return True
    return False


# Time on a barrel


def fill_times(state: Cellars, buffer: vec[i64], barrel: i64) -> i64:
    """Time cards of a barrel: those face up are alike, those face down go by place."""
    count: i64 = 0
    place = barrel * n.STRIDE
    up = False
    for i in range(state.barrels[place + n.TIME_COUNT]):
        if state.barrels[place + n.TIME_CARD + i] & n.FACE_DOWN:
            buffer[count] = n.DOWN + i
            count += 1
        elif not up:
            up = True
            buffer[count] = n.UP
            count += 1
    return count


def asks_which_time(state: Cellars, barrel: i64) -> bool:
    """Two Time cards or more, not all face up."""
    place = barrel * n.STRIDE
    number = state.barrels[place + n.TIME_COUNT]
    for i in range(number):
        if state.barrels[place + n.TIME_CARD + i] & n.FACE_DOWN:
            return number > 1
    return False
