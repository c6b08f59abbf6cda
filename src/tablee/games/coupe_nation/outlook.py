"""What the judgement looks at: a position, as far as one seat can tell, and what an action would make of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.bits import bit_index
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import bit

UNKNOWN: Final = -10_000_000  # worse than every outlook
_EVERYWHERE: Final = (1 << 28) - 1


@mypyc_attr(acyclic=True)
class Look:
    """One look at a position: what was worked out once serves all actions that are weighed."""

    __slots__ = (
        "after",
        "base_left",
        "count",
        "free",
        "inside",
        "left",
        "missed",
        "numbers",
        "packed",
        "places",
        "ready",
        "seat",
        "shown",
        "some",
        "state",
        "tenths",
    )

    def __init__(self, state: CoupeNationState) -> None:
        self.state: CoupeNationState = state
        self.seat: i64 = state.to_act
        self.after: CoupeNationState = state.clone()  # the position after an action, made again and again
        self.shown: i64 = shown_cards(state)
        self.free: i64 = state.free()
        self.packed: vec[i64] = vec[i64]([0] * n.POSITIONS)
        self.missed: vec[i64] = vec[i64]([UNKNOWN] * (n.GLASS + 1))  # by card: the outlook without it
        # Of the position after an action:
        self.left: i64 = 0  # numbers that may still come into the tower, as far as the seat can tell
        self.some: i64 = 0  # of them, those that fit somewhere
        self.ready: i64 = 0  # of them, those that could be placed at once
        # The places of the position itself that are to be filled:
        self.count: i64 = -1  # not looked at yet
        self.base_left: i64 = 0
        self.places: vec[i64] = vec[i64]([0] * n.POSITIONS)
        self.numbers: vec[i64] = vec[i64]([0] * n.POSITIONS)  # what fits there
        self.tenths: vec[i64] = vec[i64]([0] * n.POSITIONS)
        self.inside: vec[i64] = vec[i64]([0] * n.POSITIONS)  # places that crowd into its range

    def begin(self) -> CoupeNationState:
        """The position itself again, to be changed."""
        after = self.after
        state = self.state
        after.cells = state.cells[:]
        after.occupied = state.occupied
        after.down = state.down
        after.reserve = state.reserve
        after.discard = state.discard
        return after

    def to_fill(self, state: CoupeNationState, shown: i64) -> i64:
        """The places that are to be filled: own cards that fit will be opened some day. Sets what is left."""
        gone = state.discard | shown | n.FINISH_BIT
        todo = _EVERYWHERE & ~state.occupied
        hidden = state.down
        while hidden != 0:
            lowest = hidden & -hidden
            hidden ^= lowest
            position = bit_index(lowest)
            card = state.card_at(position)
            if state.hider_at(position) == self.seat:
                gone |= bit(card)
                if state.fits(card, position):
                    continue
            todo |= lowest
        if state.finish:
            todo &= ~(i64(1) << n.TOP)
        self.left = n.ALL_BITS & ~gone
        return todo


def take_away(state: CoupeNationState, position: i64) -> None:
    """A face-up card leaves its place: the bounds that it set are those that the others set."""
    cells = state.cells
    card = cells[position]
    cells[position] = 0
    state.occupied &= ~(i64(1) << position)
    shown = state.occupied & ~state.down
    related = n.AFTER[position]
    while related != 0:
        lowest = related & -related
        related ^= lowest
        other = bit_index(lowest)
        if cells[n.LOW + other] == card:
            found: i64 = n.NO_LOW
            before = n.BEFORE[other] & shown
            while before != 0:
                bound = before & -before
                before ^= bound
                number = cells[bit_index(bound)]
                if number > found:
                    found = number
            cells[n.LOW + other] = found
    related = n.BEFORE[position]
    while related != 0:
        lowest = related & -related
        related ^= lowest
        other = bit_index(lowest)
        if cells[n.HIGH + other] == card:
            found = n.NO_HIGH
            behind = n.AFTER[other] & shown
            while behind != 0:
                bound = behind & -behind
                behind ^= bound
                number = cells[bit_index(bound)]
                if number < found:
                    found = number
            cells[n.HIGH + other] = found


def knows_card(state: CoupeNationState, position: i64, seat: i64) -> bool:
    """Whether the seat knows the card there: it lies face up, or the seat hid it."""
    return state.hider_at(position) < 0 or state.hider_at(position) == seat


def shown_cards(state: CoupeNationState) -> i64:
    """Numbers that lie face up in the tower."""
    found: i64 = 0
    rest = state.occupied & ~state.down
    while rest != 0:
        lowest = rest & -rest
        rest ^= lowest
        found |= bit(state.card_at(bit_index(lowest)))
    return found


def unseen_cards(state: CoupeNationState, seat: i64) -> i64:
    """Numbers that lie neither open nor in the hand of the seat."""
    return n.ALL_BITS & ~(state.reserve | state.discard | state.hand(seat) | shown_cards(state) | n.FINISH_BIT)


def following(state: CoupeNationState) -> i64:
    return state.to_act + 1 if state.to_act + 1 < state.seats else 0
