"""What one seat can know of the cards it does not see: section 5 of the specification, in its exact form.

A number that the seat has seen and no longer sees is *lost*. A case says where each lost number lies; the cases are all
that agree with what the seat has seen. All other numbers that it does not see are alike, and fill the remaining room.
"""

from __future__ import annotations

Case = dict[str, str]  # a lost number, and its place: L2P3, or seat-1


class Knowledge:
    """Of one seat. Every event is told before the cards move: sizes are those before it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cases: list[Case] = [{}]

    @property
    def lost(self) -> set[str]:
        return set(self.cases[0])

    def places(self) -> dict[str, set[str]]:
        """Where each lost number may be."""
        return {card: {case[card] for case in self.cases} for card in self.lost}

    def shown(self, card: str, place: str, size: int) -> None:
        """A card that the seat did not see is shown, from a place with so many cards."""
        if card in self.lost:
            self.cases = [case for case in self.cases if case[card] == place]
        else:
            self.cases = [case for case in self.cases if _unknown(case, place, size)]
        assert self.cases, f"for seat {self.seat} {card} cannot be at {place}"
        self.cases = _different([{each: at for each, at in case.items() if each != card} for case in self.cases])

    def hidden(self, hand: str, size: int, position: str) -> None:
        """Another seat lays one of so many hand cards face down."""
        after: list[Case] = []
        for case in self.cases:
            after += [{**case, card: position} for card, at in case.items() if at == hand]
            if _unknown(case, hand, size):
                after.append(case)
        self.cases = _different(after)

    def taken_unseen(self, position: str, hand: str) -> None:
        """Another seat takes a face-down card that this seat does not see."""
        self.cases = [{card: hand if at == position else at for card, at in case.items()} for case in self.cases]

    def taken(self, card: str, hand: str) -> None:
        """Another seat takes a card that this seat sees."""
        self.cases = [{**case, card: hand} for case in self.cases]

    def allows(self, where: dict[str, str]) -> bool:
        """Whether the cards may lie like this."""
        return any(all(where[card] == at for card, at in case.items()) for case in self.cases)


def _unknown(case: Case, place: str, size: int) -> bool:
    """Whether one of the cards there is none of the lost ones."""
    return list(case.values()).count(place) < size


def _different(cases: list[Case]) -> list[Case]:
    return [case for place, case in enumerate(cases) if case not in cases[:place]]
