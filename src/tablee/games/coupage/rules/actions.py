"""The two actions of a turn: what may be done, step by step, and what it does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.ageing import age, age_by_stars, asks_which_time
from tablee.games.coupage.rules.bottling import pay_and_bottle
from tablee.games.coupage.rules.cellars import Cellars
from tablee.games.coupage.rules.grapes import fill_grapes, fill_lay, fill_lays, fill_replace, lay, replace, takes_any
from tablee.games.coupage.rules.payments import (
    fill_left,
    fill_paid,
    fill_pay,
    is_closed,
    is_paid_with,
    pays_leaving_one,
    pending_stars,
)
from tablee.games.coupage.rules.piles import cycle, fill_hand
from tablee.games.coupage.rules.printed import MOST_ALIKE, NEAR
from tablee.games.coupage.rules.specials import fill_special, fill_specials, play
from tablee.games.coupage.rules.turn import end_action, end_turn


def fill_turn(state: Cellars, buffer: vec[i64]) -> i64:
    """First steps. The hand is counted once for all of them."""
    seat = state.to_act
    hands = state.hands
    base = seat * n.CLASSES
    stars: i64 = 0
    grapes: i64 = 0
    varieties: i64 = 0  # a bit for each one held
    near: i64 = 0  # counts of the varieties, as `Printed.can_lay` wants them
    far: i64 = 0
    place = base
    for variety in range(i64(n.VARIETIES)):
        one = hands[place]
        two = hands[place + 1]
        three = hands[place + 2]
        place += n.LEVELS
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
    buffer[0] = n.END  # CPG-2.9
    count: i64 = 1
    if grapes > 0:
        count = fill_lays(state, buffer, count, grapes, near, far)
    count = _fill_own_barrels(state, buffer, count, varieties, stars)
    if state.held[seat] > grapes:
        count = fill_specials(state, buffer, count)
    if state.held[seat] > 0:
        buffer[count] = n.CYCLE
        count += 1
    return count


def _fill_own_barrels(state: Cellars, buffer: vec[i64], count: i64, varieties: i64, stars: i64) -> i64:
    barrels = state.barrels
    printed = state.printed
    place = state.to_act * n.CELLAR - n.STRIDE
    for barrel in range(i64(n.BARRELS)):
        place += n.STRIDE
        if barrels[place + n.STAGE] != n.PRODUCING or barrels[place + n.SPOILED] > 0:
            continue  # CPG-4.9, CPG-5.7, CPG-6.1, CPG-6.7
        recipe = barrels[place + n.RECIPE]
        complete = barrels[place + n.GRAPE_COUNT] == printed.slots[recipe]
        if not complete and takes_any(state, place, varieties):
            buffer[count] = n.REPLACE + barrel
            count += 1
        if barrels[place + n.TIME_COUNT] < printed.time[recipe]:  # CPG-5.5; CPG-5.6: complete or not
            if state.hands[state.to_act * n.CLASSES + n.TIM] > 0:
                buffer[count] = n.TIME + barrel  # CPG-5.1
                count += 1
            if stars >= printed.time_cost:
                buffer[count] = n.STARS + barrel  # CPG-5.2
                count += 1
            if state.lacks_last_time(place) and pays_leaving_one(state, printed.cost[recipe]):
                buffer[count] = n.BOTTLE + barrel  # CPG-10.3
                count += 1
        elif complete and stars >= printed.cost[recipe]:
            buffer[count] = n.BOTTLE + barrel  # CPG-6.2
            count += 1
    return count


def act(state: Cellars, action: i64) -> None:
    if action == n.END:
        end_turn(state)
        return
    state.busy = True
    state.learned += 1  # every action shows a card
    first = state.pending.steps[0] if state.pending.count > 0 else action
    if first < n.REPLACE:
        lay(state, first - n.LAY, action - n.CARD)
    elif first < n.TIME:
        replace(state, first - n.REPLACE, action - n.CARD)
    elif first < n.STARS:
        age(state, first - n.TIME)
    elif first < n.BOTTLE:
        age_by_stars(state, first - n.STARS, action)
    elif first < n.PLAY:
        pay_and_bottle(state, first - n.BOTTLE, action)
        return  # abilities may be asked for
    elif first < n.CYCLE:
        play(state, first - n.PLAY + n.JEU, action)
        return
    else:
        cycle(state, action - n.CARD)
    end_action(state)


# Steps of a move


def completes(state: Cellars, action: i64) -> bool:
    """Whether a move is whole with this step."""
    if state.pending.count == 0:
        if state.phase == n.ACTING:
            if action < n.LAY or n.TIME <= action < n.STARS:
                return True  # end, time
            return action == n.PLAY + n.REC - n.JEU
        return state.phase < n.AB_BARREL or action == n.DECLINE
    steps = state.pending.steps
    first = steps[0]
    count = state.pending.count
    if first < n.REPLACE:
        return count == state.printed.slots[first - n.LAY]
    if n.STARS <= first < n.PLAY:
        return is_paid_with(state, action)
    if first == n.PLAY + n.JEU - n.JEU:
        return count == 2 or not state.lacks_last_time((action - n.BARREL) * n.STRIDE)
    if first == n.PLAY + n.EVA - n.JEU:
        return count == 2
    if first == n.PLAY + n.VDT - n.JEU:
        return count > 1 and count == (3 if asks_which_time(state, steps[1] - n.BARREL) else 2)
    return True  # replace, cycle, the other specials, abilities


def fill_next_step(state: Cellars, buffer: vec[i64]) -> i64:
    steps = state.pending.steps
    first = steps[0]
    if first < n.REPLACE:
        return fill_lay(state, buffer, first - n.LAY)
    if first < n.TIME:
        return fill_replace(state, buffer, first - n.REPLACE)
    if first < n.PLAY:
        if state.rules == 1:
            if first < n.BOTTLE and pending_stars(state) >= state.printed.time_cost:
                return fill_paid(state, buffer)
        elif is_closed(state):
            return fill_paid(state, buffer) if first < n.BOTTLE else fill_left(state, buffer)
        return fill_pay(state, buffer, first)
    if first < n.CYCLE:
        return fill_special(state, buffer, first - n.PLAY + n.JEU)
    if first == n.CYCLE or first >= n.BARREL and first < n.UP:
        return fill_hand(state, buffer)  # CPG-7.1; CPG-10.3: any kind of card
    return fill_grapes(state, buffer, state.bottling)  # CPG-10.5
