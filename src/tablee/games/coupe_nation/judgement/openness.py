"""The outlook: what is to be feared for the places that are still to be filled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count, bit_index
from tablee.engine.judgement import Judgement
from tablee.games.coupe_nation.judgement.knobs import (
    CROWDING,
    EASY,
    FILLED,
    HIDDEN,
    IN_RESERVE,
    KNOBS,
    STUCK_BARE,
    USABLE,
)
from tablee.games.coupe_nation.outlook import Look
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import between, bit

_STEEP: Final = 33  # worth of each tenth of a number that is missing
_DEAD: Final = 1000
_MOST: Final = 200
_TOP_BIT: Final = 1 << 27
_GUARD: Final = 0x8080


class Openness(Judgement):
    __slots__ = ("curve", "knobs", "looks_on")

    def __init__(self, knobs: list[int]) -> None:
        self.knobs: vec[i64] = vec[i64]([i64(knob) for knob in knobs])
        # By tenths of numbers that a place has left: what is still to be feared for it.
        self.curve: vec[i64] = vec[i64]([i64(_feared(tenths, knobs[EASY])) for tenths in range(_MOST)])
        # Whether it thinks of what the others may have.
        self.looks_on: bool = any([knobs[knob] != 0 for knob in range(STUCK_BARE, len(KNOBS))])

    def outlook(self, state: CoupeNationState, seat: i64) -> i64:
        """How well the tower can still be completed, as far as the seat can tell."""
        look = Look(state)
        look.seat = seat
        return self._left_by(look, look.shown)

    def _left_by(self, look: Look, shown: i64) -> i64:
        """The outlook of the position that an action leaves, with these numbers face up in the tower."""
        state = look.after
        knobs = self.knobs
        todo = look.to_fill(state, shown)
        left = look.left
        worth = self._openness(look, state, todo, left) - knobs[HIDDEN] * bit_count(state.down)
        worth += knobs[FILLED] * bit_count(state.occupied)
        worth += knobs[USABLE] * bit_count(state.hand(look.seat) & look.some)
        if state.finish:
            worth -= self.finish_feared(state)
        return worth

    def openness(self, state: CoupeNationState, todo: i64, left: i64) -> i64:
        """What is to be feared for the places that are to be filled with the numbers that are left: 0 at best."""
        return self._openness(Look(state), state, todo, left)

    def _openness(self, look: Look, state: CoupeNationState, todo: i64, left: i64) -> i64:
        """It leaves behind which numbers fit somewhere, and which could be placed at once."""
        cells = state.cells
        packed = look.packed
        crowding = self.knobs[CROWDING]
        dear = 10 - self.knobs[IN_RESERVE]
        free = state.free()
        count: i64 = 0
        rest = todo
        while rest != 0:
            lowest = rest & -rest
            rest ^= lowest
            position = bit_index(lowest)
            packed[count] = cells[n.LOW + position] << 8 | (64 - cells[n.HIGH + position])
            count += 1
        worth: i64 = 0
        some: i64 = 0
        ready: i64 = 0
        rest = todo
        for i in range(count):
            lowest = rest & -rest
            rest ^= lowest
            own = packed[i]
            numbers = between(own >> 8, 64 - (own & 127)) & left
            tenths = 10 * bit_count(numbers) - dear * bit_count(numbers & state.reserve)
            for j in range(count):
                if ((packed[j] | _GUARD) - own) & _GUARD == _GUARD:
                    tenths -= crowding
            tenths += crowding  # it is no other
            if lowest != _TOP_BIT:
                some |= numbers
                if free & lowest:
                    ready |= numbers
            elif state.all_but_top_up():
                ready |= numbers
            if tenths >= _MOST:
                tenths = _MOST - 1
            worth -= self.curve[tenths] if tenths >= 0 else _DEAD - _STEEP * tenths
        look.some = some
        look.ready = ready
        return worth

    def finish_feared(self, state: CoupeNationState) -> i64:
        """The Finish card must fit on the top: numbers on the left edge stay below 25, on the right edge above."""
        low = state.cells[n.LOW + n.TOP]
        high = state.cells[n.HIGH + n.TOP]
        return 5 * _DEAD if low >= n.FINISH or high <= n.FINISH else 0

    def _left_without(self, look: Look, card: i64, filled: i64) -> i64:
        """The outlook of the position itself, without a card and, if it is hidden where it fits, one place less."""
        state = look.state
        knobs = self.knobs
        if look.count < 0:
            self._survey(look)
        lost: i64 = knobs[IN_RESERVE] if state.reserve & bit(card) else 10
        left = look.base_left & ~bit(card)
        crowding = knobs[CROWDING]
        worth: i64 = 0
        some: i64 = 0
        for i in range(look.count):
            position = look.places[i]
            if position == filled:
                continue
            tenths = look.tenths[i]
            numbers = look.numbers[i]
            if numbers & bit(card):
                tenths -= lost
            if filled >= 0 and look.inside[i] >> filled & 1:
                tenths += crowding
            if position != n.TOP:
                some |= numbers
            if tenths >= _MOST:
                tenths = _MOST - 1
            worth -= self.curve[tenths] if tenths >= 0 else _DEAD - _STEEP * tenths
        worth += knobs[FILLED] * bit_count(state.occupied) - knobs[HIDDEN] * bit_count(state.down)
        look.after.cells[n.HANDS + look.seat] = state.hand(look.seat) & ~bit(card)
        worth += knobs[USABLE] * bit_count(look.after.cells[n.HANDS + look.seat] & some & left)
        look.left = left
        if state.finish:
            worth -= self.finish_feared(state)
        return worth

    def _survey(self, look: Look) -> None:
        """The places of the position itself, each with its numbers and how crowded it is."""
        state = look.state
        look.begin()
        todo = look.to_fill(state, look.shown)
        left = look.left
        look.base_left = left
        dear = 10 - self.knobs[IN_RESERVE]
        cells = state.cells
        count: i64 = 0
        rest = todo
        while rest != 0:
            lowest = rest & -rest
            rest ^= lowest
            position = bit_index(lowest)
            low = cells[n.LOW + position]
            high = cells[n.HIGH + position]
            numbers = between(low, high) & left
            inside: i64 = 0
            others = todo ^ lowest
            while others != 0:
                other_bit = others & -others
                others ^= other_bit
                other = bit_index(other_bit)
                if cells[n.LOW + other] >= low and cells[n.HIGH + other] <= high:
                    inside |= other_bit
            tenths = 10 * bit_count(numbers) - dear * bit_count(numbers & state.reserve)
            tenths -= self.knobs[CROWDING] * bit_count(inside)
            look.places[count] = position
            look.numbers[count] = numbers
            look.tenths[count] = tenths
            look.inside[count] = inside
            count += 1
        look.count = count

    def _find_ready(self, look: Look) -> None:
        """Which numbers could be placed at once after a card was hidden."""
        after = look.after
        free = after.free()
        ready: i64 = 0
        for i in range(look.count):
            if free >> look.places[i] & 1:
                ready |= look.numbers[i]
        look.ready = ready & look.left


def _feared(tenths: int, easy: int) -> int:
    """From 1000 for a place without a number down to nothing."""
    worth = float(_DEAD)
    for _ in range(tenths):
        worth *= 1 - 1 / easy
    return int(worth)
