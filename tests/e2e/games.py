"""What differs between the games for tests that are the same for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.player import Player
from tests.e2e.seated import Seated
from tests.e2e.server import Opened, at, laying
from tests.e2e.vintner import Vintner


@dataclass(frozen=True)
class Game:
    id: str
    player: type[Seated]
    deciding: Callable[[Page], Opened]  # a position in the middle of a game, on turn
    refused: tuple[str, ...]  # moves that are not possible there, and what is no move at all
    clauses: str  # how the names of its rules begin
    held: str  # what is in a hand, as a selector
    passes: tuple[str, ...]  # moves that end a turn as soon as it began

    def holding(self, page: Page) -> Locator:
        return page.locator(self.held)


COUP = Game("coup", Player, laying, ("buy Y", "pass", "dance"), "COUP-", "[data-hand-tile]", ("stop",))
COUPAGE = Game(
    "coupage",
    Vintner,
    at(113, "coupage/4-seats"),
    ("end", "lay BLA", "bottle 1", "dance"),
    "CPG-",
    "[data-hand-card]",
    ("pile", "end"),
)
GAMES = (COUP, COUPAGE)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
