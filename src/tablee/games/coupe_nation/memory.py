"""What the players of Coupe nation remember: the exact form of section 5 of the specification.

For each seat there is a list of the cards it has seen and no longer sees: picked up from the tower by another player.
A *case* says where each of them might be, in a hand or face down in the tower; together the cases are all that fit what
the seat has watched. All other cards it does not see are alike to it. The Finish card always lies open and is not part
of it. Nothing here is read off hidden cards, but for what the seat itself sees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.state import Memory

_POSITIONS: Final = 28  # places below are positions of the tower, from here on they are hands
_MOST_CASES: Final = 256  # if there were more, the oldest card would be forgotten
_MOST_WEIGHT: Final = 1 << 20


class CoupeNationMemory(Memory):
    __slots__ = ("cards", "cases", "seats")

    def __init__(self, seats: i64, source: CoupeNationMemory | None = None) -> None:
        self.seats: i64 = seats
        if source is None:
            self.cards: list[list[int]] = [[] for _ in range(seats)]  # by seat, in the order in which they were lost
            # By seat: how likely a case is beside the others, then the place of each of the cards.
            self.cases: list[list[list[int]]] = [[[1]] for _ in range(seats)]
        else:
            self.cards = [list(cards) for cards in source.cards]
            self.cases = [[list(case) for case in cases] for cases in source.cases]

    def clone(self) -> CoupeNationMemory:
        return CoupeNationMemory(self.seats, self)

    def only(self, seat: i64) -> CoupeNationMemory:
        blank = CoupeNationMemory(self.seats)
        if seat >= 0:
            blank.cards[seat] = list(self.cards[seat])
            blank.cases[seat] = [list(case) for case in self.cases[seat]]
        return blank

    # What a seat knows

    def case(self, seat: i64, rng: Rng) -> list[int]:
        """One of the cases, by weight: card and place, card and place."""
        cards, cases = self.cards[seat], self.cases[seat]
        if len(cards) == 0:
            return []
        left = int(rng.below(sum([case[0] for case in cases])))
        found: list[int] = []
        for case in cases:
            left -= case[0]
            if left < 0:
                for number, card in enumerate(cards):
                    found.append(card)
                    found.append(case[number + 1])
                break
        return found

    def possible(self, seat: i64) -> list[tuple[int, list[int]]]:
        """Each card that the seat remembers, with the places where it may be."""
        found: list[tuple[int, list[int]]] = []
        for number, card in enumerate(self.cards[seat]):
            places = sorted(set([case[number + 1] for case in self.cases[seat]]))
            found.append((card, places))
        return sorted(found)

    # What the seats watch

    def shown_from_hand(self, hand: i64, card: i64, size: i64) -> None:
        """A card of a hand of so many Glass cards is shown to all."""
        for seat in range(self.seats):
            if seat != hand:
                self._saw(seat, _POSITIONS + hand, card, size)

    def opened(self, position: i64, card: i64, hider: i64) -> None:
        """A card that lay face down is shown to all."""
        for seat in range(self.seats):
            if seat != hider:
                self._saw(seat, position, card, 1)

    def laid_unseen(self, hand: i64, position: i64, size: i64) -> None:
        """A card of a hand of so many Glass cards is laid face down: one of those known there, or another."""
        for seat in range(self.seats):
            if seat != hand:
                self._split(seat, _POSITIONS + hand, position, size)

    def picked_up_openly(self, hand: i64, card: i64) -> None:
        for seat in range(self.seats):
            if seat != hand:
                self._add(seat, card, _POSITIONS + hand)

    def picked_up_unseen(self, hand: i64, position: i64, card: i64, hider: i64) -> None:
        """A card that lay face down comes to a hand: who hid it and who picks it up know which one."""
        for seat in range(self.seats):
            if seat == hand:
                if seat != hider:
                    self._saw(seat, position, card, 1)
            elif seat == hider:
                self._add(seat, card, _POSITIONS + hand)
            else:
                for case in self.cases[seat]:
                    _move(case, position, _POSITIONS + hand)
                self._merge(seat)

    # How the cases of a seat change

    def _saw(self, seat: i64, place: i64, card: i64, size: i64) -> None:
        """The card was there, among so many: cases that deny it are dropped."""
        cards = self.cards[seat]
        if card in cards:
            number = cards.index(card)
            kept = [case for case in self.cases[seat] if case[number + 1] == place]
            for case in kept:
                del case[number + 1]
            del cards[number]
            self.cases[seat] = kept
            self._merge(seat)
        elif len(cards) > 0:  # it was none of those remembered
            self.cases[seat] = [case for case in self.cases[seat] if _count(case, place) < size]

    def _add(self, seat: i64, card: i64, place: i64) -> None:
        self.cards[seat].append(card)
        for case in self.cases[seat]:
            case.append(place)

    def _split(self, seat: i64, hand: i64, position: i64, size: i64) -> None:
        found: list[list[int]] = []
        for case in self.cases[seat]:
            known: i64 = 0
            for number in range(1, len(case)):
                if case[number] == hand:
                    known += 1
                    twin = list(case)
                    twin[number] = position
                    found.append(twin)
            if size > known:
                twin = list(case)
                twin[0] *= size - known
                found.append(twin)
        self.cases[seat] = found
        self._merge(seat)

    def _merge(self, seat: i64) -> None:
        """Equal cases are one. Weights are kept small, and so is the number of cases."""
        self.cases[seat] = _merged(self.cases[seat])
        while len(self.cases[seat]) > _MOST_CASES:
            del self.cards[seat][0]
            for case in self.cases[seat]:
                del case[1]
            self.cases[seat] = _merged(self.cases[seat])


def _count(case: list[int], place: i64) -> i64:
    """Remembered cards that lie there in this case."""
    count: i64 = 0
    for number in range(1, len(case)):
        if case[number] == place:
            count += 1
    return count


def _move(case: list[int], source: i64, target: i64) -> None:
    for number in range(1, len(case)):
        if case[number] == source:
            case[number] = int(target)


def _merged(cases: list[list[int]]) -> list[list[int]]:
    """In the order of their places, each once, with the weight of all that are equal."""
    found: list[list[int]] = []
    for case in sorted(cases, key=_places):
        if len(found) > 0 and _places(found[-1]) == _places(case):
            found[-1][0] += case[0]
        else:
            found.append(case)
    heaviest = max([case[0] for case in found])
    while heaviest > _MOST_WEIGHT:
        heaviest >>= 1
        for case in found:
            case[0] = max(1, case[0] >> 1)
    return found


def _places(case: list[int]) -> list[int]:
    return case[1:]
