"""The course of a turn (chapter 3), placing, hiding and opening (chapters 5 to 7), and the limit check (chapter 9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_index, bit_index62
from tablee.games.coupe_nation.memory import CoupeNationMemory
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.drawing import most_drawn
from tablee.games.coupe_nation.rules.reserve import can_exchange, fill_exchange
from tablee.games.coupe_nation.rules.tower import Tower, bit


def begin_turn(state: Tower, seat: i64) -> None:
    state.to_act = seat
    state.turns += 1
    if most_drawn(state) > 0:
        state.phase = n.DRAWING
    else:
        begin_action(state)


def begin_action(state: Tower) -> None:
    """Without a legal action the game is lost: this is tested here and nowhere else (CPN-3.2, CPN-3.3)."""
    if can_act(state):
        state.phase = n.ACTING
    else:
        state.end(n.STUCK)


def can_act(state: Tower) -> bool:
    if state.down != 0:
        return True
    hand = state.hand(state.to_act)
    free = state.free()
    if free != 0 and hand & ~n.FINISH_BIT:
        return True  # CPN-3.4
    return hand & (state.numbers_at(free) | state.top_numbers()) != 0 or can_exchange(state)


# What may be done


def fill_turn(state: Tower, buffer: vec[i64]) -> i64:
    """Which action, and for A and B with which card, for C where."""
    hand = state.hand(state.to_act)
    free = state.free()
    count: i64 = 0
    cards = hand & (state.numbers_at(free) | state.top_numbers())
    while cards != 0:
        lowest = cards & -cards
        cards ^= lowest
        buffer[count] = n.PLACE + bit_index62(lowest) - 1
        count += 1
    cards = hand & ~n.FINISH_BIT if free != 0 else 0  # CPN-6.3
    while cards != 0:
        lowest = cards & -cards
        cards ^= lowest
        buffer[count] = n.HIDE + bit_index62(lowest) - 1
        count += 1
    positions = state.down  # CPN-11.4: each of them, whatever it is
    while positions != 0:
        lowest = positions & -positions
        positions ^= lowest
        buffer[count] = n.OPEN + bit_index(lowest)
        count += 1
    if can_exchange(state):
        buffer[count] = n.RESERVE
        count += 1
    return count


def fill_next_step(state: Tower, buffer: vec[i64]) -> i64:
    first = state.pending.steps[0]
    if first >= n.RESERVE:
        return fill_exchange(state, buffer)
    positions = state.free()  # for a card that is hidden, all of them (CPN-6.2)
    if first < n.HIDE:
        positions = state.positions_for(first - n.PLACE + 1, positions)
    count: i64 = 0
    while positions != 0:
        lowest = positions & -positions
        positions ^= lowest
        buffer[count] = n.ON + bit_index(lowest)
        count += 1
    return count


# Doing it


def place(state: Tower, card: i64, position: i64) -> None:
    """Action A."""
    state.leave_hand(state.to_act, card)
    state.show(position, card)


def hide(state: Tower, card: i64, position: i64) -> None:
    """Action B: nobody else sees which card it is (CPN-6.1)."""
    seat = state.to_act
    memory = state.memory
    if memory is not None:
        assert isinstance(memory, CoupeNationMemory)
        memory.laid_unseen(seat, position, state.glasses(seat))
    state.cells[n.HANDS + seat] &= ~bit(card)
    state.cover(position, card, seat)


def uncover(state: Tower, position: i64) -> bool:
    """Action C; False: the card does not fit, and all have lost (CPN-7.2)."""
    card = state.card_at(position)
    memory = state.memory
    if memory is not None:
        assert isinstance(memory, CoupeNationMemory)
        memory.opened(position, card, state.hider_at(position))
    if state.fits(card, position):
        state.show(position, card)
        return True
    state.cells[position] = card
    state.down &= ~(i64(1) << position)
    return False


def after_action(state: Tower, position: i64) -> None:
    """The card there decides the next draw; then the limits are checked, unless the tower is complete (CPN-10.1)."""
    state.learned += 1
    state.reference = position
    if position == n.TOP:
        state.end(n.WON)
    else:
        check_limits(state)


def check_limits(state: Tower) -> None:
    """First the hand, then the Reserve (CPN-9.1, CPN-9.2)."""
    seat = state.to_act
    if state.glasses(seat) > n.HAND_LIMIT:
        state.phase = n.TRIMMING
    elif reserve_full(state):
        state.phase = n.CLEARING
    else:
        begin_turn(state, seat + 1 if seat + 1 < state.seats else 0)


def reserve_full(state: Tower) -> bool:
    """More cards than at the start."""
    left = state.reserve_limit()
    cards = state.reserve
    while cards != 0 and left >= 0:
        cards &= cards - 1
        left -= 1
    return left < 0


def fill_cards(cards: i64, first: i64, buffer: vec[i64]) -> i64:
    """One action for each card but the Finish card, which is never destroyed (CPN-8.7)."""
    cards &= ~n.FINISH_BIT
    count: i64 = 0
    while cards != 0:
        lowest = cards & -cards
        cards ^= lowest
        buffer[count] = first + bit_index62(lowest) - 1
        count += 1
    return count


def trim(state: Tower, card: i64) -> None:
    state.leave_hand(state.to_act, card)
    state.discard |= bit(card)
    state.learned += 1
    check_limits(state)


def clear(state: Tower, card: i64) -> None:
    state.reserve &= ~bit(card)
    state.discard |= bit(card)
    state.learned += 1
    check_limits(state)
