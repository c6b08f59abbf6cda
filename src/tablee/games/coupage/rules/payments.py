"""Paying with stars (CPG-5.4): for a Time and for a bottling.

In version 1 a payment is as small as can be: the card that reaches the cost is its last. Since version 2 it may be
larger, and `done` ends it.
"""

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
        if state.pending.steps[i] != n.DONE:
            total += n.stars_of(state.pending.steps[i] - n.CARD)
    return total


def is_closed(state: Cellars) -> bool:
    """Whether `done` was said: what is still asked is a card that lies down or serves as Time."""
    return state.pending.count > 1 and state.pending.last() == n.DONE


def serves_time(state: Cellars, first: i64) -> bool:
    """Whether a card must be left after the payment, to be the last Time of a red (CPG-10.3)."""
    return first >= n.BOTTLE and state.lacks_last_time(state.to_act * n.CELLAR + (first - n.BOTTLE) * n.STRIDE)


def pays_leaving_one(state: Cellars, cost: i64) -> bool:
    """Whether the hand can pay and has another card left: the fewest cards that pay have the most stars."""
    cards: i64 = 0
    due = cost
    level: i64 = n.LEVELS - 1
    while level >= 0 and due > 0:
        for variety in range(i64(n.VARIETIES)):
            number = state.hands[state.to_act * n.CLASSES + variety * n.LEVELS + level]
            while number > 0 and due > 0:
                number -= 1
                cards += 1
                due -= level + 1
        level -= 1
    return due <= 0 and cards < state.held[state.to_act]


def fill_pay(state: Cellars, buffer: vec[i64], first: i64) -> i64:
    """Most stars first, equals in class order, and the cost must stay within reach: so each payment can be made in
    exactly one way (CPG-5.4)."""
    cost = cost_of(state, first)
    keeps = serves_time(state, first)
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
    unpaid = state.held[state.to_act] - (pending.count - 1)
    count: i64 = 0
    follow: i64 = 0  # cards that may still follow
    least: i64 = 0  # stars of the last of them
    reach = paid
    level_now: i64 = 0
    if pending.count > n.MOST_PAID:
        level_now = n.LEVELS  # no more cards
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
                follow += left
                if least == 0:
                    least = level_now + 1
                # If all cards left in the hand are such, and one of them must stay, it is the last.
                if reach - (least if keeps and follow == unpaid else 0) >= cost and not (keeps and unpaid == 1):
                    buffer[count] = n.CARD + card
                    count += 1
            variety -= 1
        level_now += 1
    _turn_round(buffer, count)
    if state.rules > 1 and paid >= cost:
        buffer[count] = n.DONE
        count += 1
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
        if action == n.DONE:
            continue
        if count == 0 or buffer[count - 1] != action:  # equal ones were picked one after the other
            buffer[count] = action
            count += 1
    return count


def fill_left(state: Cellars, buffer: vec[i64]) -> i64:
    """Cards of the hand that are not part of the move so far: one of them serves as Time (CPG-10.3)."""
    count: i64 = 0
    first = state.pending.steps[0]
    for card in range(i64(n.CLASSES)):
        left = state.hands[state.to_act * n.CLASSES + card]
        if first >= n.PLAY and first - n.PLAY + n.JEU == card:
            left -= 1  # the Vin jeune itself
        for i in range(i64(1), state.pending.count):
            if state.pending.steps[i] == n.CARD + card:
                left -= 1
        if left > 0:
            buffer[count] = n.CARD + card
            count += 1
    return count


def is_paid_with(state: Cellars, action: i64) -> bool:
    """Bottling is whole when it is paid, a Time when it is also clear which card lies face down."""
    first = state.pending.steps[0]
    if state.rules > 1:
        if action != n.DONE:
            return is_closed(state)
        return not serves_time(state, first) if first >= n.BOTTLE else _all_alike(state)
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


def _all_alike(state: Cellars) -> bool:
    """Whether all cards paid so far are of one class: then it does not matter which one lies down."""
    for i in range(i64(2), state.pending.count):
        if state.pending.steps[i] != state.pending.steps[1]:
            return False
    return True
