"""The Wine Merchant (chapter 17), but for his shipping: an opponent who follows the event cards."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.houses import Houses


def follow_event(state: Houses) -> None:
    """His part of the event: a pawn in zone 5, cuvees, and perhaps a pawn in zone 4."""
    if state.merchant != n.NOBODY:
        _put_pawn(state, state.printed.event_spots[state.event])  # AOC-17.4
        _add_cuvees(state)
        full = state.resting(state.merchant) == n.OENOTHEQUE
        if state.side == 0 and full and state.pawns(state.merchant) > 0:  # AOC-17.6, AOC-17.15
            _put_pawn(state, n.ZONE_4)
    state.start_stage(n.STAGE_ASSIGN)


def _put_pawn(state: Houses, spot: i64) -> None:
    state.spots[spot] = state.merchant
    state.players[state.merchant * n.STRIDE + n.PAWNS] -= 1
    state.note(n.NOTE_PLACED, state.merchant, spot, 0)


def _add_cuvees(state: Houses) -> None:
    """Where there is room; then to the oenotheque in a fixed order of types; the rest returns (AOC-17.5)."""
    who = state.merchant
    first = who * n.STRIDE
    added = state.event * n.COLOURS
    room = n.OENOTHEQUE - state.resting(who)
    for i in range(i64(n.COLOURS)):
        colour = state.printed.merchant_overflow[i]
        taken = state.take_cubes(colour, state.printed.event_cuvees[added + colour])
        space = state.printed.merchant_cellar - state.cellar(who, colour)
        stored = taken if taken < space else space
        over = taken - stored
        resting = over if over < room else room
        room -= resting
        state.players[first + n.CELLAR + colour] += stored
        state.players[first + n.OENO + colour] += resting
        state.return_cubes(colour, over - resting)
        if stored > 0:
            state.note(n.NOTE_CELLAR, who, colour, stored)
        if resting > 0:
            state.note(n.NOTE_OVERFLOWED, who, colour, resting)


def watch(state: Houses) -> None:
    """A player has taken a Marketing spot: he takes the other one, if he can (AOC-17.8)."""
    if state.merchant == n.NOBODY or state.pawns(state.merchant) == 0 or state.resting(state.merchant) == 0:
        return
    for spot in range(i64(n.ZONE_4), i64(n.ZONE_5)):
        if state.spots[spot] == n.NOBODY:
            _put_pawn(state, spot)
            return
