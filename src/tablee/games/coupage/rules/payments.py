"""Paying with stars (CPG-5.4): for a Time and for a bottling."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.cellars import NOTHING, Cellars


def cost_of(state: Cellars, first: i64) -> i64:
    """Stars to be paid for the move that begins so."""
    if first < n.BOTTLE:
        return state.printed.time_cost
    place = state.to_act * n.CELLAR + (first - n.BOTTLE) * n.STRIDE
    return state.printed.cost[state.barrels[place + n.RECIPE]]


def pending_stars(state: Cellars) -> i64:
    total: i64 = 0
    for i in range(i64(1), state.pending.count):
        total += n.stars_of(state.pending.steps[i] - n.CARD)
    return total


def fill_pay(state: Cellars, buffer: vec[i64], cost: i64) -> i64:
    """Most stars first, equals in class order, and the cost must stay within reach: so each smallest payment can be
    made in exactly one way (CPG-5.4)."""
    hands = state.hands
    base = state.to_act * n.CLASSES
    pending = state.pending
    last: i64 = pending.last() - n.CARD if pending.count > 1 else NOTHING
    used: i64 = 0  # cards of the last class: they are still in hand
    paid: i64 = 0
    for i in range(i64(1), pending.count):
        card = pending.steps[i] - n.CARD
        paid += n.stars_of(card)
        if card == last:
            used += 1
    level: i64 = n.stars_of(last) - 1 if last >= 0 else n.LEVELS - 1
    first_variety: i64 = last // n.LEVELS if last >= 0 else 0
    count: i64 = 0
    reach = paid
    level_now: i64 = 0
    while level_now <= level:  # from behind, so that what may still follow is known
        variety: i64 = n.VARIETIES - 1
        end: i64 = first_variety if level_now == level else 0
        while variety >= end:
            card = variety * n.LEVELS + level_now
            left = hands[base + card]
            if card == last:
                left -= used
            if left > 0:
                reach += left * (level_now + 1)
                if reach >= cost:
                    buffer[count] = n.CARD + card
                    count += 1
            variety -= 1
        level_now += 1
    _turn_round(buffer, count)
    return count


def _turn_round(buffer: vec[i64], count: i64) -> None:
    """Options were found from behind."""
    low: i64 = 0
    high = count - 1
    while low < high:
        action = buffer[low]
        buffer[low] = buffer[high]
        buffer[high] = action
        low += 1
        high -= 1


def fill_paid(state: Cellars, buffer: vec[i64]) -> i64:
    """The classes paid, most stars first: one of them lies face down."""
    count: i64 = 0
    for i in range(i64(1), state.pending.count):
        action = state.pending.steps[i]
        if count == 0 or buffer[count - 1] != action:  # equal ones were picked one after the other
            buffer[count] = action
            count += 1
    return count


def is_paid_with(state: Cellars, action: i64) -> bool:
    """Bottling is whole when it is paid, a Time when it is also clear which card lies face down."""
    first = state.pending.steps[0]
    cost = cost_of(state, first)
    paid = pending_stars(state)
    if first >= n.BOTTLE:
        return paid + n.stars_of(action - n.CARD) >= cost
    if paid >= cost:
        return True
    if paid + n.stars_of(action - n.CARD) < cost:
        return False
    for i in range(i64(1), state.pending.count):
        if state.pending.steps[i] != action:
            return False
    return True
