"""Bottle (chapter 6), in the order of CPG-6.9."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.ageing import any_own_ageing
from tablee.games.coupage.rules.cellars import NOTHING, Cellars
from tablee.games.coupage.rules.piles import discard_special
from tablee.games.coupage.rules.turn import end_action


def pay_and_bottle(state: Cellars, barrel: i64, last: i64) -> None:
    """`last` is the step that makes the move whole: the last card paid (version 1), `done`, or the card that serves as
    Time (CPG-10.3)."""
    seat = state.to_act
    place = seat * n.BARRELS + barrel
    for i in range(i64(1), state.pending.count):
        if state.pending.steps[i] != n.DONE:
            _pay(state, seat, state.pending.steps[i] - n.CARD)
    state.pending.clear()
    if state.rules == 1:
        _pay(state, seat, last - n.CARD)
    elif last != n.DONE:
        bottle_with(state, place, last - n.CARD)
        return
    bottle(state, place, False)


def _pay(state: Cellars, seat: i64, card: i64) -> None:
    state.show(seat, card)
    state.add_paid(card)


def bottle_with(state: Cellars, barrel: i64, card: i64) -> None:
    """A hand card is the last Time of a red, and goes to the discard with the others (CPG-10.3)."""
    state.show(state.to_act, card)
    state.put_time(barrel * n.STRIDE, card | n.FACE_DOWN | n.EVERYBODY << n.KNOWERS)
    bottle(state, barrel, True)


def bottle(state: Cellars, barrel: i64, served: bool) -> None:
    """In the order of CPG-6.9. `served`: the ability of a red is used already."""
    place = barrel * n.STRIDE
    state.barrels[place + n.STAGE] = n.BOTTLED  # CPG-6.3
    state.bottling = barrel
    if n.is_cava(state.barrels[place + n.RECIPE]) and state.cavas(state.turn) == 1:
        state.cava_cards |= i64(1) << barrel  # CPG-6.4
    if state.progress(state.turn) == n.GOAL:  # CPG-9.1
        _clear_barrel(state)
        discard_special(state)
        state.winner = state.turn
        state.over = True
        state.phase = n.OVER
    elif state.abilities and state.barrels[place + n.RECIPE] == n.CVB and state.barrels[place + n.TIME_COUNT] > 0:
        state.phase = n.AB_TIME
    else:
        after_bottling(state, served)


def _clear_barrel(state: Cellars) -> None:
    """The payment and all that lay on the barrel go to the discard."""
    state.learned += 1  # what lay face down is turned up
    for i in range(state.paid_count):
        state.throw(state.paid_card(i))
    state.paid = 0
    state.paid_more = 0
    state.paid_count = 0
    barrels = state.barrels
    place = state.bottling * n.STRIDE
    for i in range(barrels[place + n.GRAPE_COUNT]):
        _discard_from(state, barrels[place + n.GRAPE + i])
        barrels[place + n.GRAPE + i] = 0
    for i in range(barrels[place + n.TIME_COUNT]):
        _discard_from(state, barrels[place + n.TIME_CARD + i] & n.FACE_DOWN - 1)
        barrels[place + n.TIME_CARD + i] = 0
    barrels[place + n.GRAPE_COUNT] = 0
    barrels[place + n.TIME_COUNT] = 0
    state.bottling = NOTHING


def _discard_from(state: Cellars, card: i64) -> None:
    """A card of the barrel that is bottled."""
    state.throw(card)
    state.note(n.NOTE_EMPTIED, state.turn, card, state.bottling)


def after_bottling(state: Cellars, served: bool) -> None:
    """Discard, then the abilities that come after it (CPG-10.1: not asked if nothing can be chosen)."""
    recipe = state.barrels[state.bottling * n.STRIDE + n.RECIPE]
    _clear_barrel(state)
    if state.abilities:
        if recipe == n.CVR:
            state.extra = True  # CPG-10.4
        elif recipe == n.ROS and (state.open[0] >= 0 or state.open[1] >= 0):
            state.phase = n.AB_MARKET
            return
        elif recipe == n.ROU and not served and state.held[state.turn] > 0 and any_own_ageing(state):
            state.phase = n.AB_BARREL
            return
    finish_bottling(state)


def finish_bottling(state: Cellars) -> None:
    discard_special(state)  # the Vin jeune, if one was used
    end_action(state)
