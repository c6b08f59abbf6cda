"""Zone 4 (chapter 9): cuvees go to the oenotheque, and a year later to the Marketing grid."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.houses import Houses


def resolve_grid(state: Houses) -> bool:
    """All `n+1` pawns before any `n` pawn (AOC-9.4). False: all of them are home."""
    if not state.find_pawn(n.ZONE_4X, n.MARKETING_ROWS):
        return False
    if not can_promote(state, state.actor) or state.step == 1:
        state.step = 0
        state.take_back(state.spot)
    elif state.actor == state.merchant:
        promote_all(state)
    else:
        state.ask_for(state.actor, n.PROMOTING)
    return True


def fits_grid(state: Houses, who: i64, colour: i64) -> bool:
    return state.oeno(who, colour) > 0 and state.grid(who, colour) < n.GRID_CELLS


def can_promote(state: Houses, who: i64) -> bool:
    return fits_grid(state, who, 0) or fits_grid(state, who, 1) or fits_grid(state, who, 2)


def fill_promotions(state: Houses, buffer: vec[i64]) -> i64:
    """Each type that fits, all that fits, or nothing more (AOC-9.2, AOC-9.3)."""
    count: i64 = 0
    for colour in range(i64(n.COLOURS)):
        if fits_grid(state, state.to_act, colour):
            buffer[count] = n.PROMOTE + colour
            count += 1
    buffer[count] = n.PROMOTE_ALL
    buffer[count + 1] = n.DONE
    return count + 2


def promote(state: Houses, colour: i64) -> None:
    _move_to_grid(state, state.actor, colour, 1)
    state.phase = n.RUNNING


def promote_all(state: Houses) -> None:
    who = state.actor
    for colour in range(i64(n.COLOURS)):
        room = n.GRID_CELLS - state.grid(who, colour)
        cuvees = state.oeno(who, colour)
        count = cuvees if cuvees < room else room
        if count > 0:
            _move_to_grid(state, who, colour, count)
            state.note(n.NOTE_PROMOTED, who, colour, count)
    end_pawn(state)


def _move_to_grid(state: Houses, who: i64, colour: i64, count: i64) -> None:
    at = who * n.STRIDE + colour
    state.players[at + n.OENO] -= count
    state.players[at + n.GRID] += count


def end_pawn(state: Houses) -> None:
    """Nothing more is done with the pawn at the cursor."""
    state.step = 1
    state.phase = n.RUNNING


def resolve_marketing(state: Houses) -> bool:
    """An `n` pawn: up to three cuvees to the oenotheque, then it moves to `n+1` (AOC-9.1). False: none is left."""
    if not state.find_pawn(n.ZONE_4, n.MARKETING_ROWS):
        return False
    who = state.actor
    if state.step == 1 or who == state.merchant or not can_age(state, who):
        _advance(state)
    else:
        state.ask_for(who, n.AGEING)
    return True


def can_age(state: Houses, who: i64) -> bool:
    return state.done < n.OENOTHEQUE and state.resting(who) < n.OENOTHEQUE and state.cuvees(who) > 0


def _advance(state: Houses) -> None:
    row = state.spot - n.ZONE_4
    state.spots[n.ZONE_4X + row] = state.spots[state.spot]
    state.spots[state.spot] = n.NOBODY
    state.step = 0
    state.done = 0
    state.note(n.NOTE_ADVANCED, state.actor, row, 0)


def age(state: Houses, colour: i64) -> None:
    at = state.actor * n.STRIDE + colour
    state.players[at + n.CELLAR] -= 1
    state.players[at + n.OENO] += 1
    state.done += 1
    state.phase = n.RUNNING
