"""What differs between the games for tests that are the same for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.cupbearer import TURN, Cupbearer
from tests.e2e.planter import Planter
from tests.e2e.player import Player
from tests.e2e.seated import ANYTHING, Seated
from tests.e2e.server import Opened, at, laying
from tests.e2e.vintner import Vintner
from tests.e2e.winemaker import Winemaker


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
CAPA_DORO = Game(
    "capa_doro",
    Planter,
    at(107, "capa_doro/4-seats"),
    ("seed AS-1", "roll C01", "sow AS-9", "dance"),
    "CDO-",
    "[data-cigar]",
    (ANYTHING,),
)
COUPE_NATION = Game(
    "coupe_nation",
    Cupbearer,
    at(72, "coupe_nation/won"),
    ("draw 1", "open L1P1", "place 1", "dance"),
    "CPN-",
    "[data-hand-card]",
    (TURN,),
)
AGE_OF_CHAMPAGNE = Game(
    "age_of_champagne",
    Winemaker,
    at(188, "age_of_champagne/4-seats"),
    ("ship F05", "blend T1", "keep H01", "dance"),
    "AOC-",
    "[data-own-seat]",  # after the draft nothing is hidden in a hand: one's own house
    (ANYTHING,),
)
GAMES = (COUP, COUPAGE, CAPA_DORO, COUPE_NATION, AGE_OF_CHAMPAGNE)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
