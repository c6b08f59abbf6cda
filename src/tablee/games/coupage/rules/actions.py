"""The two actions of a turn: what may be done, step by step, and what it does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.rules.ageing import age, age_by_stars, asks_which_time
from tablee.games.coupage.rules.bottling import pay_and_bottle
from tablee.games.coupage.rules.cellars import Cellars
from tablee.games.coupage.rules.grapes import fill_grapes, fill_lay, fill_lays, fill_replace, lay, replace, takes_any
from tablee.games.coupage.rules.numbers import (
    AB_BARREL,
    ACTING,
    BARREL,
    BARRELS,
    BOTTLE,
    CARD,
    CELLAR,
    CLASSES,
    CYCLE,
    DECLINE,
    END,
    EVA,
    GRAPE_COUNT,
    JEU,
    LAY,
    LEVELS,
    PLAY,
    PRODUCING,
    REC,
    RECIPE,
    REPLACE,
    SPOILED,
    STAGE,
    STARS,
    STRIDE,
    TIM,
    TIME,
    TIME_COUNT,
    UP,
    VARIETIES,
    VDT,
)
from tablee.games.coupage.rules.payments import cost_of, fill_paid, fill_pay, is_paid_with, pending_stars
from tablee.games.coupage.rules.piles import cycle, fill_hand
from tablee.games.coupage.rules.printed import MOST_ALIKE, NEAR
from tablee.games.coupage.rules.specials import fill_special, fill_specials, play
from tablee.games.coupage.rules.turn import end_action, end_turn


def fill_turn(state: Cellars, buffer: vec[i64]) -> i64:
    """First steps. The hand is counted once for all of them."""
    seat = state.to_act
    hands = state.hands
    base = seat * CLASSES
    stars: i64 = 0
    grapes: i64 = 0
    varieties: i64 = 0  # a bit for each one held
    near: i64 = 0  # counts of the varieties, as `Printed.can_lay` wants them
    far: i64 = 0
    place = base
    for variety in range(i64(VARIETIES)):
        one = hands[place]
        two = hands[place + 1]
        three = hands[place + 2]
        place += LEVELS
        number = one + two + three
        if number > 0:
            stars += one + 2 * two + 3 * three
            grapes += number
            varieties |= i64(1) << variety
            if number > MOST_ALIKE:
                number = MOST_ALIKE
            if variety < NEAR:
                near |= number << 2 * variety
            else:
                far |= number << 2 * (variety - NEAR)
    buffer[0] = END  # CPG-2.9
    count: i64 = 1
    if grapes > 0:
        count = fill_lays(state, buffer, count, grapes, near, far)
    count = _fill_own_barrels(state, buffer, count, varieties, stars)
    if state.held[seat] > grapes:
        count = fill_specials(state, buffer, count)
    if state.held[seat] > 0:
        buffer[count] = CYCLE
        count += 1
    return count


def _fill_own_barrels(state: Cellars, buffer: vec[i64], count: i64, varieties: i64, stars: i64) -> i64:
    barrels = state.barrels
    printed = state.printed
    place = state.to_act * CELLAR - STRIDE
    for barrel in range(i64(BARRELS)):
        place += STRIDE
        if barrels[place + STAGE] != PRODUCING or barrels[place + SPOILED] > 0:
            continue  # CPG-4.9, CPG-5.7, CPG-6.1, CPG-6.7
        recipe = barrels[place + RECIPE]
        complete = barrels[place + GRAPE_COUNT] == printed.slots[recipe]
        if not complete and takes_any(state, place, varieties):
            buffer[count] = REPLACE + barrel
            count += 1
        if barrels[place + TIME_COUNT] < printed.time[recipe]:  # CPG-5.5; CPG-5.6: complete or not
            if state.hands[state.to_act * CLASSES + TIM] > 0:
                buffer[count] = TIME + barrel  # CPG-5.1
                count += 1
            if stars >= printed.time_cost:
                buffer[count] = STARS + barrel  # CPG-5.2
                count += 1
        elif complete and stars >= printed.cost[recipe]:
            buffer[count] = BOTTLE + barrel  # CPG-6.2
            count += 1
    return count


def act(state: Cellars, action: i64) -> None:
    if action == END:
        end_turn(state)
        return
    state.busy = True
    state.learned += 1  # every action shows a card
    first = state.pending.steps[0] if state.pending.count > 0 else action
    if first < REPLACE:
        lay(state, first - LAY, action - CARD)
    elif first < TIME:
        replace(state, first - REPLACE, action - CARD)
    elif first < STARS:
        age(state, first - TIME)
    elif first < BOTTLE:
        age_by_stars(state, first - STARS, action - CARD)
    elif first < PLAY:
        pay_and_bottle(state, first - BOTTLE, action - CARD)
        return  # abilities may be asked for
    elif first < CYCLE:
        play(state, first - PLAY + JEU, action)
        return
    else:
        cycle(state, action - CARD)
    end_action(state)


# Steps of a move


def completes(state: Cellars, action: i64) -> bool:
    """Whether a move is whole with this step."""
    if state.pending.count == 0:
        if state.phase == ACTING:
            if action < LAY or TIME <= action < STARS:
                return True  # end, time
            return action == PLAY + REC - JEU
        return state.phase < AB_BARREL or action == DECLINE
    steps = state.pending.steps
    first = steps[0]
    count = state.pending.count
    if first < REPLACE:
        return count == state.printed.slots[first - LAY]
    if STARS <= first < PLAY:
        return is_paid_with(state, action)
    if first == PLAY + EVA - JEU:
        return count == 2
    if first == PLAY + VDT - JEU:
        return count > 1 and count == (3 if asks_which_time(state, steps[1] - BARREL) else 2)
    return True  # replace, cycle, the other specials, abilities


def fill_next_step(state: Cellars, buffer: vec[i64]) -> i64:
    steps = state.pending.steps
    first = steps[0]
    if first < REPLACE:
        return fill_lay(state, buffer, first - LAY)
    if first < TIME:
        return fill_replace(state, buffer, first - REPLACE)
    if first < PLAY:
        if first < BOTTLE and pending_stars(state) >= state.printed.time_cost:
            return fill_paid(state, buffer)
        return fill_pay(state, buffer, cost_of(state, first))
    if first < CYCLE:
        return fill_special(state, buffer, first - PLAY + JEU)
    if first == CYCLE or first >= BARREL and first < UP:
        return fill_hand(state, buffer)  # CPG-7.1; CPG-10.3: any kind of card
    return fill_grapes(state, buffer, state.bottling)  # CPG-10.5
