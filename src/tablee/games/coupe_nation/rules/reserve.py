"""Action D: two cards of the hand for one of the Reserve (chapter 8).

Its steps are `reserve`, the pair in rising order, `sum` or `difference` with the card that is taken, the cards that are
destroyed for it in rising order, and the position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count, bit_index, bit_index62
from tablee.engine.state import Pending
from tablee.games.coupe_nation.memory import CoupeNationMemory
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.tower import Tower, between, bit


def replaceable(state: Tower) -> i64:
    """Where a card of the Reserve may go, if it fits: an empty position or a card, but card 25 (CPN-8.4, CPN-8.6)."""
    return state.free() | state.occupied & ~(1 << n.MIDDLE)


def wanted(state: Tower) -> i64:
    """Cards of the Reserve that have a place in the tower (CPN-8.8)."""
    return state.reserve & (state.numbers_at(replaceable(state)) | state.top_numbers())


def spare(hand: i64, low: i64, high: i64) -> i64:
    """Cards that may be destroyed besides the pair: never the Finish card (CPN-8.7)."""
    return hand & ~(n.FINISH_BIT | bit(low) | bit(high))


def near(result: i64, cost: i64) -> i64:
    """Numbers that are reached from a result by destroying at most so many cards (CPN-8.2)."""
    low = result - cost - 1
    high = result + cost + 1
    return between(low if low > 0 else 0, high if high < n.NO_HIGH else n.NO_HIGH)


def by_sum(hand: i64, low: i64, high: i64) -> i64:
    return near(low + high, bit_count(spare(hand, low, high)))


def by_difference(hand: i64, low: i64, high: i64) -> i64:
    return near(high - low, bit_count(spare(hand, low, high)))


def reaches(hand: i64, low: i64, high: i64) -> i64:
    """All numbers that a pair can make, if enough cards are destroyed."""
    cost = bit_count(spare(hand, low, high))
    return near(low + high, cost) | near(high - low, cost)


def can_exchange(state: Tower) -> bool:
    hand = state.hand(state.to_act)
    goal = wanted(state)
    if goal == 0:
        return False
    rest = hand
    while rest != 0:
        lowest = rest & -rest
        rest ^= lowest
        if partners(hand, bit_index62(lowest), goal) != 0:
            return True
    return False


def partners(hand: i64, low: i64, goal: i64) -> i64:
    """Higher cards of the hand that make, with this one, a pair for one of the cards that are wanted."""
    found: i64 = 0
    rest = hand & ~(bit(low + 1) - 1)
    while rest != 0:
        highest = rest & -rest
        rest ^= highest
        if reaches(hand, low, bit_index62(highest)) & goal:
            found |= highest
    return found


def fill_exchange(state: Tower, buffer: vec[i64]) -> i64:
    """The next step of an exchange that was begun."""
    steps = state.pending
    hand = state.hand(state.to_act)
    if steps.count < 3:
        return _fill_pair(hand, steps, wanted(state), buffer)
    low = steps.steps[1] - n.PAIR + 1
    high = steps.steps[2] - n.PAIR + 1
    if steps.count == 3:
        goal = wanted(state)
        count = _fill_cards(by_sum(hand, low, high) & goal, n.SUM, buffer, 0)
        return _fill_cards(by_difference(hand, low, high) & goal, n.DIFFERENCE, buffer, count)
    due = cards_due(steps)
    if due > 0:
        return _fill_extras(spare(hand, low, high), steps, due, buffer)
    target = target_of(steps.steps[3])
    return _fill_positions(state.positions_for(target, replaceable(state)), buffer)


def _fill_pair(hand: i64, steps: Pending, goal: i64, buffer: vec[i64]) -> i64:
    if steps.count == 2:
        return _fill_cards(partners(hand, steps.steps[1] - n.PAIR + 1, goal), n.PAIR, buffer, 0)
    count: i64 = 0
    rest = hand
    while rest != 0:
        lowest = rest & -rest
        rest ^= lowest
        low = bit_index62(lowest)
        if partners(hand, low, goal) != 0:
            buffer[count] = n.PAIR + low - 1
            count += 1
    return count


def _fill_extras(cards: i64, steps: Pending, due: i64, buffer: vec[i64]) -> i64:
    """In rising order: as many must be left as are still needed."""
    if steps.count > 4:
        cards &= ~(bit(steps.last() - n.EXTRA + 2) - 1)
    count: i64 = 0
    while bit_count(cards) >= due:
        lowest = cards & -cards
        cards ^= lowest
        buffer[count] = n.EXTRA + bit_index62(lowest) - 1
        count += 1
    return count


def _fill_cards(cards: i64, first: i64, buffer: vec[i64], count: i64) -> i64:
    while cards != 0:
        lowest = cards & -cards
        cards ^= lowest
        buffer[count] = first + bit_index62(lowest) - 1
        count += 1
    return count


def _fill_positions(positions: i64, buffer: vec[i64]) -> i64:
    count: i64 = 0
    while positions != 0:
        lowest = positions & -positions
        positions ^= lowest
        buffer[count] = n.ON + bit_index(lowest)
        count += 1
    return count


# What the steps mean


def target_of(step: i64) -> i64:
    """The card of the Reserve that `sum` or `difference` names."""
    return step - n.DIFFERENCE + 1 if step >= n.DIFFERENCE else step - n.SUM + 1


def result_of(steps: Pending) -> i64:
    """What the pair makes, in the way that was chosen."""
    low = steps.steps[1] - n.PAIR + 1
    high = steps.steps[2] - n.PAIR + 1
    return high - low if steps.steps[3] >= n.DIFFERENCE else high + low


def cards_due(steps: Pending) -> i64:
    """Cards that must still be destroyed: one for each step from the result to the card (CPN-8.2)."""
    apart = target_of(steps.steps[3]) - result_of(steps)
    return (apart if apart > 0 else -apart) - (steps.count - 4)


# Doing it


def exchange(state: Tower, position: i64) -> None:
    """In the order of CPN-8.10: the pair, the cards destroyed, the card taken, the card replaced."""
    steps = state.pending
    seat = state.to_act
    for i in range(i64(1), 3):
        card = steps.steps[i] - n.PAIR + 1
        state.leave_hand(seat, card)
        state.reserve |= bit(card)
    for i in range(i64(4), steps.count):
        card = steps.steps[i] - n.EXTRA + 1
        state.leave_hand(seat, card)
        state.discard |= bit(card)
    target = target_of(steps.steps[3])
    steps.clear()
    state.reserve &= ~bit(target)
    if state.occupied >> position & 1:
        _pick_up(state, seat, position)
    state.show(position, target)


def _pick_up(state: Tower, seat: i64, position: i64) -> None:
    """A card that is replaced joins the hand; if it lay face down, the others do not see it (CPN-8.5)."""
    card = state.card_at(position)
    hider = state.hider_at(position)
    memory = state.memory
    if memory is not None and card != n.FINISH:
        assert isinstance(memory, CoupeNationMemory)
        if hider < 0:
            memory.picked_up_openly(seat, card)
        else:
            memory.picked_up_unseen(seat, position, card, hider)
    if hider < 0:
        state.remove_shown(position)
    state.cells[n.HANDS + seat] |= bit(card)
