"""Looking at the layout of a table as a player does: what lies in which zone, and what it says."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.layout import Layout, Piece, Place, Zone
from tablee.engine.words import Arg, Line, Words
from tests.games.scenes import Scene

NAMES = ["Ann", "Ben", "Cle", "Dan"]


class Laid:
    """The layout of a scene for one viewer."""

    def __init__(self, scene: Scene, viewer: int, language: str = "en") -> None:
        self.layout: Layout = scene.game.layout(scene.game.view(scene.state, viewer))
        self.words = Words(language, NAMES)

    @property
    def zones(self) -> list[str]:
        return [zone.id for zone in self.layout.zones]

    def zone(self, id: str) -> Zone:
        [found] = [zone for zone in self.layout.zones if zone.id == id]
        return found

    def places(self, zone: str) -> Sequence[Place]:
        return self.zone(zone).places

    def place(self, id: str) -> Place:
        [found] = [place for zone in self.layout.zones for place in zone.places if place.id == id]
        return found

    def pieces(self, zone: str) -> list[Piece]:
        return [piece for place in self.places(zone) for piece in place.pieces]

    def ids(self) -> set[str]:
        """Everything that can be touched."""
        places = [place for zone in self.layout.zones for place in zone.places]
        return {place.id for place in places} | {piece.id for place in places for piece in place.pieces}

    def say(self, text: Arg | None) -> str:
        return self.words(text) if isinstance(text, Line) else "" if text is None else str(text)

    def cells(self, place: str) -> list[str]:
        return [self.say(cell) for cell in self.place(place).cells]


def untouchable(scene: Scene) -> set[str]:
    """What the seat to act may touch by its choices and picks, but does not find on its layout."""
    seat = scene.to_act
    picks = scene.game.picks(scene.state, seat)
    choices = [*scene.game.choices(scene.state, seat), *(picks.choices if picks else ())]
    return {piece for choice in choices for piece in choice.touches} - Laid(scene, seat).ids()
