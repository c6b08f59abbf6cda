"""Phase 5 (chapter 14): the Council, what the round leaves behind, and new offers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.assignment import end_reservation
from tablee.games.age_of_champagne.rules.houses import Houses
from tablee.games.age_of_champagne.rules.scoring import score_all
from tablee.games.age_of_champagne.rules.shipping import fill_active
from tablee.games.age_of_champagne.rules.vineyards import renew_offers


def end_season(state: Houses) -> None:
    _hold_council(state)
    _end_reservations(state)
    if state.event_kind() == n.PANDEMIC:
        _refill(state)
    if state.terms.high_tension:
        _move_blocks(state)
    if state.round == n.ROUNDS:  # AOC-14.5
        score_all(state)
        state.start_stage(n.STAGE_END)
        state.phase = n.OVER
        state.over = True
        return
    renew_offers(state)
    state.start_stage(n.STAGE_EVENT)


def _hold_council(state: Houses) -> None:
    """Claimed places go to their claimants, the others are filled in the present order (AOC-14.1)."""
    after = vec[i64]([n.NOBODY] * n.MOST_SEATS)
    claimed: i64 = 0
    for place in range(i64(n.COUNCIL_SPOTS)):
        spot = n.ZONE_8 + place
        if state.spots[spot] == n.NOBODY:
            continue
        who = n.owner_of(state.spots[spot])
        if claimed >> who & 1 == 0:
            claimed |= i64(1) << who
            after[place] = who
        state.take_back(spot)
    if claimed == 0:
        return
    free: i64 = 0
    for place in range(state.participants):
        who = state.at_place(place)
        if claimed >> who & 1 == 0:
            while after[free] != n.NOBODY:
                free += 1
            after[free] = who
    before = vec[i64]([n.NOBODY] * n.MOST_SEATS)
    for place in range(state.participants):
        before[state.at_place(place)] = place
    for place in range(state.participants):
        who = after[place]
        state.table[n.ORDER + place] = who
        if before[who] != place:
            state.note(n.NOTE_TURN_ORDER, who, place, before[who])


def _end_reservations(state: Houses) -> None:
    """A reserved order that was not fulfilled costs its printed value (AOC-13.24)."""
    for place in range(state.participants):
        who = state.at_place(place)
        order = state.reserved(who)
        if order != n.NO_CARD:
            state.note(n.NOTE_FAILED, who, order, 0)
            state.gain(who, n.FROM_RESERVATIONS, -state.printed.values[order])
            end_reservation(state, who)


def _refill(state: Houses) -> None:
    """After a pandemic (AOC-13.5)."""
    for type in range(i64(n.TYPES)):
        if state.active(type) == n.NO_CARD:
            state.learned += 1
            fill_active(state, type)


def _move_blocks(state: Houses) -> None:
    """Clockwise: 1, 2, 4, 3 (AOC-16.9)."""
    for block in range(i64(3)):
        spot = state.table[n.BLOCKED + block]
        first = n.ZONE_6 if spot >= n.ZONE_6 else (spot // n.BLOCK) * n.BLOCK
        at = spot - first
        turned: i64 = 1 if at == 0 else 3 if at == 1 else 0 if at == 2 else 2
        state.table[n.BLOCKED + block] = first + turned
        state.note(n.NOTE_BLOCKED, n.NOBODY, first + turned, spot)
