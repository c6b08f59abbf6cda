"""What lies where in a game of Coupe nation, and where in the tower a card may lie (chapter 2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count, bit_index
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.games.coupe_nation.memory import CoupeNationMemory
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.printed import Printed


def bit(card: i64) -> i64:
    """The set of one card. In two shifts: mypyc shifts a literal in 32 bits."""
    half = card >> 1
    return (i64(1) << half) << (card - half)


def between(low: i64, high: i64) -> i64:
    """The numbers between two others, as bits."""
    return bit(high) - bit(low + 1) if high > low + 1 else 0


class Tower(State):
    """Tower, hands, deck, Reserve and discard: the chapters of the rules are functions of it.

    `deck` is never changed, only replaced: drawing makes the part that counts shorter. So clones share it."""

    __slots__ = (
        "cells",
        "deck",
        "deck_size",
        "discard",
        "down",
        "ending",
        "finish",
        "finish_drawn",
        "first",
        "occupied",
        "phase",
        "printed",
        "reference",
        "reserve",
        "turns",
    )

    def __init__(
        self, seats: i64, printed: Printed, rules: i64, rng: Rng, finish: bool, source: Tower | None = None
    ) -> None:
        super().__init__(seats, printed, rules, rng, source)
        self.printed: Printed = printed
        self.finish: bool = finish  # CPN-12.1
        if source is None:
            self.phase: i64 = n.DRAWING
            self.ending: i64 = n.RUNNING
            self.first: i64 = 0  # who began
            self.turns: i64 = 0  # begun
            self.reference: i64 = n.NOWHERE  # the position of the card that decides the next draw (CPN-4.2)
            self.occupied: i64 = 0  # positions, as bits
            self.down: i64 = 0  # of them, those that lie face down
            self.reserve: i64 = 0
            self.discard: i64 = 0
            self.finish_drawn: bool = False
            self.deck_size: i64 = 0
            self.deck: vec[i64] = vec[i64]()  # the top is the last one that counts
            self.cells: vec[i64] = vec[i64]([0] * n.CELLS)
            for position in range(i64(n.POSITIONS)):
                self.cells[n.HIGH + position] = n.NO_HIGH
        else:
            self.phase = source.phase
            self.ending = source.ending
            self.first = source.first
            self.turns = source.turns
            self.reference = source.reference
            self.occupied = source.occupied
            self.down = source.down
            self.reserve = source.reserve
            self.discard = source.discard
            self.finish_drawn = source.finish_drawn
            self.deck_size = source.deck_size
            self.deck = source.deck
            self.cells = source.cells[:]

    # Looking

    def card_at(self, position: i64) -> i64:
        """0: the position is empty."""
        return self.cells[position] & n.CARD_MASK

    def hider_at(self, position: i64) -> i64:
        """Who laid the card face down; -1: it lies face up, or there is none."""
        return self.cells[position] // n.HIDER - 1

    def hand(self, seat: i64) -> i64:
        """As bits, with the Finish card if it lies in front of the seat."""
        return self.cells[n.HANDS + seat]

    def glasses(self, seat: i64) -> i64:
        """Glass cards in hand; the Finish card does not count (CPN-4.9)."""
        return bit_count(self.cells[n.HANDS + seat] & ~n.FINISH_BIT)

    def reserve_limit(self) -> i64:
        """6, 5 or 4 cards (CPN-1.2)."""
        return 8 - self.seats

    def bottom_half(self) -> i64:
        """Cards of the lower half of the first deck, without the Finish card (CPN-1.6)."""
        return (47 - n.DEALT * self.seats - self.reserve_limit() + 2) // 2

    def face_up(self) -> i64:
        """Cards of the tower that lie face up; one that was opened wrongly does not count (CPN-10.4)."""
        shown = bit_count(self.occupied & ~self.down)
        return shown - 1 if self.ending == n.COLLAPSED else shown

    # Where a card may lie

    def fits(self, card: i64, position: i64) -> bool:
        """CPN-2.5: above every number before the position and below every number after it, as far as they lie face up.
        What lies at the position itself plays no part."""
        return self.cells[n.LOW + position] < card and card < self.cells[n.HIGH + position]

    def free(self) -> i64:
        """Empty positions that stand on two cards (CPN-2.1), or on the table (CPN-2.2); without the top."""
        taken = self.occupied
        supported: i64 = 127
        row = taken & 127
        supported |= (row & row >> 1 & 63) << 7
        row = taken >> 7 & 63
        supported |= (row & row >> 1 & 31) << 13
        row = taken >> 13 & 31
        supported |= (row & row >> 1 & 15) << 18
        row = taken >> 18 & 15
        supported |= (row & row >> 1 & 7) << 22
        row = taken >> 22 & 7
        supported |= (row & row >> 1 & 3) << 25
        return supported & ~taken

    def all_but_top_up(self) -> bool:
        """All other cards lie face up."""
        return self.occupied == n.BELOW_TOP and self.down == 0

    def top_open(self) -> bool:
        """Whether a card may complete the tower; none may while the Finish card lies in it (CPN-2.8)."""
        return self.all_but_top_up() and not self._finish_below()

    def _finish_below(self) -> bool:
        for position in range(i64(n.TOP)):
            if position != n.MIDDLE and self.cells[position] == n.FINISH:
                return True
        return False

    def top_numbers(self) -> i64:
        """Numbers that may complete the tower now; with the Finish card only that one (CPN-5.2)."""
        if not self.top_open():
            return 0
        fitting = between(self.cells[n.LOW + n.TOP], self.cells[n.HIGH + n.TOP])
        return fitting & n.FINISH_BIT if self.finish else fitting

    def numbers_at(self, positions: i64) -> i64:
        """Numbers that fit at one of these positions."""
        found: i64 = 0
        while positions != 0:
            lowest = positions & -positions
            position = bit_index(lowest)
            found |= between(self.cells[n.LOW + position], self.cells[n.HIGH + position])
            positions ^= lowest
        return found

    def positions_for(self, card: i64, positions: i64) -> i64:
        """Those of the positions where the card fits, and the top if it may be completed with this card."""
        found: i64 = 0
        while positions != 0:
            lowest = positions & -positions
            if self.fits(card, bit_index(lowest)):
                found |= lowest
            positions ^= lowest
        if self.top_numbers() & bit(card):
            found |= i64(1) << n.TOP
        return found

    # Changing it

    def show(self, position: i64, card: i64) -> None:
        """A card lies there face up from now on, in place of nothing or of a card that was face down."""
        cells = self.cells
        cells[position] = card
        self.occupied |= i64(1) << position
        self.down &= ~(i64(1) << position)
        related = n.AFTER[position]
        while related != 0:
            lowest = related & -related
            place = n.LOW + bit_index(lowest)
            if cells[place] < card:
                cells[place] = card
            related ^= lowest
        related = n.BEFORE[position]
        while related != 0:
            lowest = related & -related
            place = n.HIGH + bit_index(lowest)
            if cells[place] > card:
                cells[place] = card
            related ^= lowest

    def cover(self, position: i64, card: i64, seat: i64) -> None:
        """A card lies there face down: it sets no bound (CPN-2.5)."""
        self.cells[position] = card + (seat + 1) * n.HIDER
        self.occupied |= i64(1) << position
        self.down |= i64(1) << position

    def remove_shown(self, position: i64) -> None:
        """A face-up card leaves its place: the bounds are those that the others set."""
        cells = self.cells
        cells[position] = 0
        self.occupied &= ~(i64(1) << position)
        for other in range(i64(n.POSITIONS)):
            cells[n.LOW + other] = n.NO_LOW
            cells[n.HIGH + other] = n.NO_HIGH
        left = self.occupied & ~self.down
        while left != 0:
            lowest = left & -left
            other = bit_index(lowest)
            self.show(other, cells[other])
            left ^= lowest

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand before all eyes."""
        memory = self.memory
        if memory is not None and card != n.FINISH:
            assert isinstance(memory, CoupeNationMemory)
            memory.shown_from_hand(seat, card, self.glasses(seat))
        self.cells[n.HANDS + seat] &= ~bit(card)

    def end(self, ending: i64) -> None:
        self.ending = ending
        self.phase = n.OVER
        self.over = True
