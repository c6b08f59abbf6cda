"""Marks and beats name places that are in the layout, and the suite notices if they do not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tablee.engine.conformance import CHECKS, Broken, run, settings
from tablee.engine.conformance.places import ids_of
from tablee.engine.game import Game, Step
from tablee.engine.layout import Layout, Piece, Place, Zone
from tablee.engine.view import Beat, Effect
from tablee.engine.words import Line
from tests.engine.toys import Parcel, ParcelState
from tests.packages.stepping_stones.stepping_stones import SteppingStones
from tests.packages.stepping_stones.stepping_stones.rules import StonesState
from tests.packages.stepping_stones.stepping_stones.view import StonesView
from tests.sample import sample


@pytest.mark.parametrize("check", CHECKS)
def test_a_game_with_a_layout_conforms(check: str) -> None:
    conforms(SteppingStones(), check)


class MarksElsewhere(SteppingStones):
    def effect(self, world: StonesState, action: int) -> Effect:
        found = super().effect(world, action)
        return replace(found, marks=[replace(mark, place=mark.place.lower()) for mark in found.marks])


class ComesFromElsewhere(SteppingStones):
    def beats(self, step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
        return [[replace(beat, source="sack") for beat in beats] for beats in super().beats(step, viewers)]


class GoesElsewhere(SteppingStones):
    def beats(self, step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
        return [[replace(beat, target="sea") for beat in beats] for beats in super().beats(step, viewers)]


class ForgetsAZoneForSpectators(SteppingStones):
    def layout(self, view: StonesView) -> Layout:
        found = super().layout(view)
        zones = [zone for zone in found.zones if view.viewer >= 0 or zone.id != "sunk"]
        return replace(found, zones=zones)


@pytest.mark.parametrize("broken", [MarksElsewhere, ComesFromElsewhere, GoesElsewhere, ForgetsAZoneForSpectators])
def test_places_that_are_nowhere_are_noticed(broken: type[SteppingStones]) -> None:
    with pytest.raises(Broken, match="not in the layout"):
        conforms(broken(), "places")


class WithoutALayout(Parcel):
    def beats(self, step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
        return [[Beat("", "deck", "hand")] for _ in viewers]

    def effect(self, world: ParcelState, action: int) -> Effect:
        return Effect()


def test_a_game_without_a_layout_may_name_anything() -> None:
    conforms(WithoutALayout(), "places")


def test_zones_places_and_pieces_have_ids() -> None:
    pieces = [Piece(id="card", name=Line("card")), Piece(name=Line("back"))]
    layout = Layout(zones=[Zone(id="zone", kind="row", name=Line("zone"), places=[Place(id="place", pieces=pieces)])])
    assert ids_of(layout) == ["zone", "place", "card", ""]


def conforms(game: Game, check: str) -> None:
    for setting in settings(game, sample(10, small=3)):
        run(check, setting)
