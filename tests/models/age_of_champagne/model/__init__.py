"""Age of Champagne once more: slow and plain, written from the specification alone.

It shares neither code nor data with the game package. Cards, tokens and spots have the names of the specification
(`V08`, `E04`, `BRS`, `Z5.2`); M, N and C are cubes. Piles are lists whose first item is drawn first. A game is one
generator: it yields what is asked, and gets one of the options as the answer; a single option is applied without asking
(section 4.1). Chance comes from outside, so that two games can have the same.

Each chapter is a class of its own that knows those before it; `Model` ties them together.
"""

from __future__ import annotations

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.season import Season
from tests.models.age_of_champagne.model.table import (
    ALL,
    DONE,
    NO,
    NO_LIMIT,
    PASS,
    SECRET,
    YES,
    Answer,
    Asked,
    Chance,
    Deal,
    Market,
    Option,
    Pawn,
    Play,
    Player,
    has,
)

__all__ = [
    "ALL",
    "Answer",
    "Asked",
    "Chance",
    "DONE",
    "Deal",
    "Market",
    "Model",
    "NO",
    "NO_LIMIT",
    "Option",
    "PASS",
    "Pawn",
    "Play",
    "Player",
    "SECRET",
    "YES",
    "has",
]


class Model(Season):
    def begin(self) -> None:
        self.run(self._game())

    def _game(self) -> Play:
        yield from self.draft()
        yield from self.inherit()
        self.set_council()
        while self.round < t.ROUNDS:
            yield from self.play_round()
        self.final_scoring()
        self.over = True

    def play_round(self) -> Play:
        """AOC-4.1"""
        self.phase = "event"
        yield from self.new_event()
        self.phase = "assignment"
        yield from self.assignment()
        yield from self.resolve_zones()
        self.phase = "harvest"
        yield from self.harvest()
        self.phase = "season"
        self.end_of_season()

    def resolve_zones(self) -> Play:
        """AOC-6.1"""
        self.phase = "zone 1"
        yield from self.vineyards()
        for zone in (2, 3):
            self.phase = f"zone {zone}"
            yield from self.build(zone)
        self.phase = "zone 4"
        yield from self.marketing()
        self.phase = "zone 5"
        yield from self.shipping()
        self.phase = "zone 6"
        yield from self.draw_wines()

    def shipping(self) -> Play:
        """AOC-10.1"""
        spots = self.spots_in_order("Z5.")
        spots.sort(key=self.speaks_later)  # the others keep their order
        for spot in spots:
            if self.pawns[spot].seat == self.merchant:
                yield from self.merchant_ships(spot)
            else:
                yield from self.ship_from(spot)
            yield from self.leave(spot)
