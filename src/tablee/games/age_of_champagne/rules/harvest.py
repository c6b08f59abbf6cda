"""Phase 4 (chapter 12): the grapes are harvested, pressed and stored."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.drawing import can_exchange
from tablee.games.age_of_champagne.rules.houses import Houses
from tablee.games.age_of_champagne.rules.tokens import use_token

# Steps of a player's harvest (AOC-12.5).
HAZARD: Final = 0
EXCHANGE: Final = 1
STORAGE: Final = 2


def harvest_next(state: Houses) -> bool:
    """One step of the player at the cursor. False: all have harvested."""
    if state.cursor == state.participants:
        return False
    who = state.at_place(state.cursor)
    state.actor = who
    if who == state.merchant:
        state.cursor += 1
    elif state.step == HAZARD:
        state.step = EXCHANGE
        state.protected = False
        if is_hit(state, who):
            if state.free(who, n.COLD) > 0:
                state.ask_for(who, n.PROTECTING)
            else:
                _suffer(state, who)
    elif state.step == EXCHANGE:
        if wants_room(state, who) and can_exchange(state, who):
            state.ask_for(who, n.EXCHANGING)
        else:
            state.step = STORAGE
    elif has_choice(state, who):
        state.ask_for(who, n.KEEPING)
    else:
        _store_without_choice(state, who)
    return True


# Climatic hazards


def is_hit(state: Houses, who: i64) -> bool:
    """Whether a hazard is in a region where the player has a card (AOC-13.10)."""
    return state.event_kind() == n.HAZARD and state.key != n.NOBODY and state.cards_in(who, state.key) > 0


def protect(state: Houses) -> None:
    state.protected = True
    state.phase = n.RUNNING
    use_token(state, state.to_act, n.COLD)


def do_without(state: Houses) -> None:
    state.phase = n.RUNNING
    _suffer(state, state.to_act)


def _suffer(state: Houses, who: i64) -> None:
    state.note(n.NOTE_HAZARD, who, state.key, state.cards_in(who, state.key))


# What there is, and what can be stored


def production(state: Houses, who: i64, colour: i64) -> i64:
    """Grapes of all own vineyards but those that a hazard hits (AOC-12.1)."""
    hit = state.key if state.event_kind() == n.HAZARD and not state.protected else i64(n.NOBODY)
    at = who * n.STRIDE + n.GROWN + colour
    count: i64 = 0
    for region in range(i64(n.REGIONS)):
        if region != hit:
            count += state.players[at + region * n.COLOURS]
    return count


def available(state: Houses, who: i64, colour: i64) -> i64:
    grapes = production(state, who, colour)
    there = state.supply(colour)
    return grapes if grapes < there else there


def total(state: Houses, who: i64) -> i64:
    return available(state, who, 0) + available(state, who, 1) + available(state, who, 2)


def limit(state: Houses, who: i64) -> i64:
    """How much is stored (AOC-12.2, AOC-12.3)."""
    most = total(state, who)
    if state.capacity(who) < most:
        most = state.capacity(who)
    return state.room(who) if state.room(who) < most else most


def wants_room(state: Houses, who: i64) -> bool:
    """Whether more room in the winery would let more be stored (D13)."""
    return state.room(who) < state.capacity(who) and state.room(who) < total(state, who)


def has_choice(state: Houses, who: i64) -> bool:
    most = limit(state, who)
    if most == 0 or most == total(state, who):
        return False
    kinds: i64 = 0
    for colour in range(i64(n.COLOURS)):
        if available(state, who, colour) > 0:
            kinds += 1
    return kinds > 1


def least_c(state: Houses, who: i64) -> i64:
    """So few C may be kept that the others fill the limit."""
    return _at_least(limit(state, who) - available(state, who, n.NOIR) - available(state, who, n.MEUNIER))


def most_c(state: Houses, who: i64) -> i64:
    return _smaller(limit(state, who), available(state, who, n.CHARDONNAY))


def least_n(state: Houses, who: i64, c: i64) -> i64:
    return _at_least(limit(state, who) - c - available(state, who, n.MEUNIER))


def most_n(state: Houses, who: i64, c: i64) -> i64:
    return _smaller(limit(state, who) - c, available(state, who, n.NOIR))


def _at_least(number: i64) -> i64:
    return number if number > 0 else i64(0)


def _smaller(one: i64, two: i64) -> i64:
    return one if one < two else two


def kept_c(state: Houses, who: i64) -> i64:
    """How many C are kept, if that is decided; NOBODY: it is asked."""
    return state.pending.steps[0] - n.KEEP_C if state.pending.count > 0 else only_c(state, who)


def only_c(state: Houses, who: i64) -> i64:
    """How many C must be kept, if there is one answer; NOBODY: there are several."""
    least = least_c(state, who)
    return least if least == most_c(state, who) else i64(n.NOBODY)


def fill_keeping(state: Houses, buffer: vec[i64]) -> i64:
    """First how many C, then how many N; M follows (D14). What has one answer is not asked."""
    who = state.to_act
    c = kept_c(state, who)
    action: i64 = n.KEEP_N if c >= 0 else n.KEEP_C
    least = least_n(state, who, c) if c >= 0 else least_c(state, who)
    most = most_n(state, who, c) if c >= 0 else most_c(state, who)
    count: i64 = 0
    for number in range(least, most + 1):
        buffer[count] = action + number
        count += 1
    return count


def completes_keeping(state: Houses, action: i64) -> bool:
    if action >= n.KEEP_N:
        return True
    c = action - n.KEEP_C
    return least_n(state, state.to_act, c) == most_n(state, state.to_act, c)


def keep_grapes(state: Houses, action: i64) -> None:
    who = state.to_act
    if not completes_keeping(state, action):
        state.pending.add(action)
        return
    if action >= n.KEEP_N:
        c = kept_c(state, who)
        noir = action - n.KEEP_N
    else:
        c = action - n.KEEP_C
        noir = least_n(state, who, c)
    state.pending.clear()
    _store(state, who, limit(state, who) - c - noir, noir, c)


def _store_without_choice(state: Houses, who: i64) -> None:
    most = limit(state, who)
    c = _smaller(most, available(state, who, n.CHARDONNAY))
    noir = _smaller(most - c, available(state, who, n.NOIR))
    _store(state, who, most - c - noir, noir, c)


def _store(state: Houses, who: i64, meunier: i64, noir: i64, chardonnay: i64) -> None:
    """The rest returns to the supply at once (AOC-1.9)."""
    lost = n.cubes(
        production(state, who, n.MEUNIER) - meunier,
        production(state, who, n.NOIR) - noir,
        production(state, who, n.CHARDONNAY) - chardonnay,
    )
    stored = n.cubes(meunier, noir, chardonnay)
    for colour in range(i64(n.COLOURS)):
        count = n.cubes_of(stored, colour)
        state.table[n.SUPPLY + colour] -= count
        state.players[who * n.STRIDE + n.WINE + colour] += count
    if stored + lost > 0:
        state.note(n.NOTE_HARVEST, who, stored, lost)
    state.phase = n.RUNNING
    state.step = HAZARD
    state.protected = False
    state.cursor += 1
