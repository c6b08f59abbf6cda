"""Bottle (chapter 6), in the order of CPG-6.9."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.coupage.rules.ageing import any_own_ageing
from tablee.games.coupage.rules.cellars import NOTHING, PAID_BITS, Cellars
from tablee.games.coupage.rules.numbers import (
    AB_BARREL,
    AB_MARKET,
    AB_TIME,
    BARRELS,
    BOTTLED,
    CARD,
    CVB,
    CVR,
    FACE_DOWN,
    GRAPE,
    GRAPE_COUNT,
    OVER,
    RECIPE,
    ROS,
    ROU,
    STAGE,
    STRIDE,
    TIME_CARD,
    TIME_COUNT,
)
from tablee.games.coupage.rules.piles import discard_special
from tablee.games.coupage.rules.turn import end_action


def pay_and_bottle(state: Cellars, barrel: i64, last: i64) -> None:
    seat = state.to_act
    for i in range(i64(1), state.pending.count):
        _pay(state, seat, state.pending.steps[i] - CARD)
    _pay(state, seat, last)
    state.pending.clear()
    bottle(state, seat * BARRELS + barrel)


def _pay(state: Cellars, seat: i64, card: i64) -> None:
    state.show(seat, card)
    state.paid |= card << PAID_BITS * state.paid_count
    state.paid_count += 1


def bottle(state: Cellars, barrel: i64) -> None:
    """In the order of CPG-6.9. Cava cards follow from the bottles: one for each player with a cava (CPG-6.4)."""
    place = barrel * STRIDE
    state.barrels[place + STAGE] = BOTTLED  # CPG-6.3
    state.bottling = barrel
    if state.progress(state.turn) == 3:  # CPG-9.1
        _clear_barrel(state)
        discard_special(state)
        state.winner = state.turn
        state.over = True
        state.phase = OVER
    elif state.abilities and state.barrels[place + RECIPE] == CVB and state.barrels[place + TIME_COUNT] > 0:
        state.phase = AB_TIME
    else:
        after_bottling(state)


def _clear_barrel(state: Cellars) -> None:
    """The payment and all that lay on the barrel go to the discard."""
    state.learned += 1  # what lay face down is turned up
    for i in range(state.paid_count):
        state.throw(state.paid_card(i))
    state.paid = 0
    state.paid_count = 0
    barrels = state.barrels
    place = state.bottling * STRIDE
    for i in range(barrels[place + GRAPE_COUNT]):
        state.throw(barrels[place + GRAPE + i])
        barrels[place + GRAPE + i] = 0
    for i in range(barrels[place + TIME_COUNT]):
        state.throw(barrels[place + TIME_CARD + i] & FACE_DOWN - 1)
        barrels[place + TIME_CARD + i] = 0
    barrels[place + GRAPE_COUNT] = 0
    barrels[place + TIME_COUNT] = 0
    state.bottling = NOTHING


def after_bottling(state: Cellars) -> None:
    """Discard, then the abilities that come after it (CPG-10.1: not asked if nothing can be chosen)."""
    recipe = state.barrels[state.bottling * STRIDE + RECIPE]
    _clear_barrel(state)
    if state.abilities:
        if recipe == CVR:
            state.extra = True  # CPG-10.4
        elif recipe == ROS and (state.open[0] >= 0 or state.open[1] >= 0):
            state.phase = AB_MARKET
            return
        elif recipe == ROU and state.held[state.turn] > 0 and any_own_ageing(state):
            state.phase = AB_BARREL
            return
    finish_bottling(state)


def finish_bottling(state: Cellars) -> None:
    discard_special(state)  # the Vin jeune, if one was used
    end_action(state)
