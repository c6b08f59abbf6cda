"""What the players of Coupage remember of other hands: the simple form of section 5 of the specification.

For each seat, each other hand and each card class, a number of cards of that class that are certainly in that hand.
What would have to be widened to "in one of these hands" is forgotten instead.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.state import Memory

_CLASSES: Final = 32
# Counts are packed, five bits each, six to a number: small memories are quick to copy. Not more: mypyc makes a 32-bit
# shift of a literal, and `i64(1) << 31` would be wrong.
_BITS: Final = 5
_MOST: Final = 31
_PER: Final = 6
_WORDS: Final = 6


class CoupageMemory(Memory):
    __slots__ = ("known", "seats")

    def __init__(self, seats: i64, source: CoupageMemory | None = None) -> None:
        self.seats: i64 = seats
        if source is None:
            self.known: vec[i64] = vec[i64]([0] * (seats * seats * _WORDS))  # by seat and hand
        else:
            self.known = source.known[:]

    def clone(self) -> CoupageMemory:
        return CoupageMemory(self.seats, self)

    def only(self, seat: i64) -> CoupageMemory:
        blank = CoupageMemory(self.seats)
        if seat >= 0:
            size = self.seats * _WORDS
            for i in range(seat * size, (seat + 1) * size):
                blank.known[i] = self.known[i]
        return blank

    def at(self, seat: i64, hand: i64, card: i64) -> i64:
        """How many cards of the class the seat knows to be in that hand."""
        return self.known[(seat * self.seats + hand) * _WORDS + card // _PER] >> card % _PER * _BITS & _MOST

    def certain(self, seat: i64) -> list[tuple[i64, i64, i64]]:
        """All that the seat knows of other hands: hand, class, number."""
        found: list[tuple[i64, i64, i64]] = []
        for hand in range(self.seats):
            for card in range(i64(_CLASSES)):
                number = self.at(seat, hand, card)
                if number:
                    found.append((hand, card, number))
        return found

    def saw(self, seat: i64, hand: i64, card: i64) -> None:
        """The seat knows which card has come to the hand."""
        if seat != hand and self.at(seat, hand, card) < _MOST:
            self.known[(seat * self.seats + hand) * _WORDS + card // _PER] += i64(1) << card % _PER * _BITS

    def all_saw(self, knowers: i64, hand: i64, card: i64) -> None:
        """Everybody in the mask knows which card has come to the hand."""
        for seat in range(self.seats):
            if knowers >> seat & 1:
                self.saw(seat, hand, card)

    def left_openly(self, hand: i64, card: i64) -> None:
        """A card of that class has left the hand before all eyes."""
        for seat in range(self.seats):
            self.missed(seat, hand, card)

    def missed(self, seat: i64, hand: i64, card: i64) -> None:
        """The seat knows that one card of that class is no longer there."""
        if self.at(seat, hand, card) > 0:
            self.known[(seat * self.seats + hand) * _WORDS + card // _PER] -= i64(1) << card % _PER * _BITS

    def left_unseen(self, seat: i64, hand: i64) -> None:
        """Some card has left the hand, the seat does not know which: of each class one fewer is certain."""
        for card in range(i64(_CLASSES)):
            self.missed(seat, hand, card)

    def is_sure(self, seat: i64, hand: i64, counts: vec[i64]) -> None:
        """All unseen cards must lie in that hand: the seat knows it exactly."""
        for word in range(i64(_WORDS)):
            self.known[(seat * self.seats + hand) * _WORDS + word] = 0
        for card in range(i64(_CLASSES)):
            for copy in range(counts[hand * _CLASSES + card]):
                self.saw(seat, hand, card)
