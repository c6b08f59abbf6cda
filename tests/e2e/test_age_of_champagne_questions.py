"""Every question of Age of Champagne, answered with keys alone, by a piece or from the list: the table shows what came
of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.keyboard import not_lost
from tests.e2e.people import People
from tests.e2e.seated import Way
from tests.e2e.server import at
from tests.e2e.winemaker import Winemaker

GAME = "age_of_champagne"
SOLO, FOUR, STEERED = "1-seats", "4-seats", "2-seats-merchant-nabuchodonosor-steered"


class Question(NamedTuple):
    record: str
    move: int  # before which the game is taken up
    played: tuple[str, ...]
    changes: Mapping[str, int] = {}  # of what one's own house has: wines, cuvees, vineyards of a region, tokens, points
    shows: str = ""  # what lies on the table then
    gone: str = ""  # what does not


QUESTIONS = {
    "exchange": Question(FOUR, 288, ("exchange MN", "for C"), {"wine-M": -1, "wine-N": -1, "wine-C": 1, "points": -1}),
    "room": Question(SOLO, 66, ("exchange NN", "for C"), {"wine-N": -2, "wine-C": 1, "points": -1}),
    "blend": Question(SOLO, 20, ("blend B1",), {"wine-C": -3, "cellar-C": 1}),
    "age": Question(SOLO, 28, ("age C",), {"cellar-C": -1, "oeno-C": 1}),
    "promote": Question("4-seats-trade-partnership-unlimited", 210, ("promote N",), {"oeno-N": -1, "grid-N": 1}),
    "promote-all": Question(SOLO, 37, ("promote-all",), {"oeno-C": -2, "oeno-M": -1, "grid-C": 2, "grid-M": 1}),
    "disc": Question(SOLO, 59, ("disc Z6.1",), {"token-BA6": -1}, '[data-touch="Z6.1"] [data-face="disc-0"]'),
    "reserve": Question("failed-reservation", 15, ("reserve E13",), {}, '[data-touch="order-E13"] .disc'),
    "ship": Question(SOLO, 96, ("ship E05",), {"cellar-C": -2}, gone='[data-touch="order-E05"]'),
    "omit": Question(
        FOUR,
        278,
        ("ship I07", "omit M"),
        {"cellar-M": -1, "cellar-N": -1, "cellar-C": -1},
        gone='[data-touch="order-I07"]',
    ),
    "swap": Question(FOUR, 274, ("ship I12", "swap"), {"cellar-N": -1, "cellar-C": -3, "token-BTR": -1}),
    "take": Question(SOLO, 52, ("take BA6",), {"token-BA6": 1}),
    "land": Question(SOLO, 50, ("land VM",), {"region-VM": 1}),
    "region": Question("2-seats", 64, ("region SZ",), {"region-SZ": 1}),
    "cork": Question("corks", 188, ("cork M",), {"cellar-M": -1}),
    "key": Question("key-chosen", 26, ("key BA",), shows='.event b:text-is("Côte des Bar")'),
    "cold": Question("key-chosen", 179, ("protect",), {"token-BCO": -1}),
    "keep": Question(SOLO, 23, ("keep-c 3", "keep-n 3"), {"wine-C": 3, "wine-N": 3}),
}
# Whole games play the others by their pieces.
BY_PIECE = ("exchange", "age", "promote", "promote-all", "disc", "reserve", "omit", "swap", "region", "cork")
LISTED = ("exchange", "promote", "disc", "reserve")


def answered(page: Page, question: Question, way: Way) -> None:
    page.goto(at(question.move, f"{GAME}/{question.record}")(page).path)
    player = Winemaker(page)
    player.able()
    owned = player.owns()
    for text in question.played:
        player.able()
        player.play(text, way)
        if way == "keys":
            here = not_lost(page)
            assert here["seen"], here["what"]
    player.comes_to_own({what: owned.get(what, 0) + by for what, by in question.changes.items()})
    if question.shows:
        expect(page.locator(f".champ {question.shows}:visible")).to_have_count(1)
    if question.gone:
        expect(page.locator(f".champ {question.gone}")).to_have_count(0)


@pytest.mark.parametrize("name", QUESTIONS)
def test_each_is_answered_with_keys_alone(person: People, name: str) -> None:
    answered(person("Ada"), QUESTIONS[name], "keys")


@pytest.mark.parametrize("name", BY_PIECE)
def test_what_no_whole_game_plays_is_played_by_its_piece(person: People, name: str) -> None:
    answered(person("Ada"), QUESTIONS[name], "click")


@pytest.mark.parametrize("name", LISTED)
def test_the_same_is_found_in_the_list(person: People, name: str) -> None:
    answered(person("Ada"), QUESTIONS[name], "list")


@pytest.mark.parametrize("way", ["click", "keys"])
def test_the_merchant_is_steered(person: People, way: Way) -> None:
    """The last seat has no house: it chooses the Merchant's order, then his Bonus token."""
    page = person("Ada")
    page.goto(at(41, f"{GAME}/{STEERED}")(page).path)
    player = Winemaker(page)
    assert player.phase() == "steer"
    points = page.locator('.house[data-house="merchant"]:visible strong').first
    before = int(points.inner_text())
    player.able()
    player.play("ship I04", way)
    assert player.phase() == "steer-token"
    player.able()
    player.play("take BRS", way)
    expect(page.locator('.champ [data-touch="order-I04"]')).to_have_count(0)
    assert int(points.inner_text()) > before
