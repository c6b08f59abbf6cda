"""What a first visit costs."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tablee.server.web.pages.client import ASSETS, client_folder
from tests.e2e.games import Game, each_game
from tests.e2e.people import People
from tests.e2e.server import against_bots
from tools.sizes import CODE, FIRST, FONTS, Weight, is_file_of_client, weigh

each_language = pytest.mark.parametrize("language", ["en", "fr"])
# Buttons that can be seen and have no name, and questions without words.
NAMELESS = """() => [...document.querySelectorAll('main button, main h1')]
  .filter(each => each.checkVisibility() && !each.innerText.trim() && !each.ariaLabel && !each.title)
  .map(each => each.outerHTML)"""


@each_language
def test_the_first_page_is_light(person: People, language: str) -> None:
    """With everything that follows the first load."""
    page = person(language=language)
    asked = set[str]()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    first_load(page, "/")
    page.wait_for_load_state("networkidle")
    assert weighed(asked).code <= CODE, str(weighed(asked))


@each_game
@each_language
def test_so_is_a_table(person: People, game: Game, language: str) -> None:
    """For a player who was never here before."""
    page = person("Ada", language=language, moving=True)
    table = against_bots(page, game=game.id)
    weight = weighed(first_load(page, table.path))
    assert weight.code <= CODE, str(weight)
    assert weight.fonts <= FONTS, str(weight)


@each_game
@each_language
def test_and_for_somebody_who_watches(person: People, game: Game, language: str) -> None:
    table = against_bots(person("Ada", moving=True), game=game.id, watch="anyone")
    weight = weighed(first_load(person(language=language), table.path))
    assert weight.code <= CODE, str(weight)


@each_game
@each_language
def test_what_comes_first_is_all_one_needs_to_play(person: People, game: Game, language: str) -> None:
    """The files that come after the first load are withheld: the table says what it asks, and a move can be made."""
    page = person("Ada", language=language, moving=True)
    table = against_bots(page, game=game.id)
    first = first_load(page, table.path)
    withheld: list[str] = []

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path in first or not path.endswith((".js", ".css")):
            route.continue_()
        else:
            withheld.append(path)
            route.abort()

    person.allow(page, f"net::ERR_FAILED.*{ASSETS}")
    page.route(f"**{ASSETS}*", answer)
    page.reload()
    player = game.player(page, language)
    player.waits()
    expect(player.board()).to_be_visible()
    assert page.evaluate(NAMELESS) == []
    with player.deciding():
        player.decide()
    assert withheld, "nothing was left for later: this test tests nothing"


def first_load(page: Page, path: str) -> set[str]:
    page.goto(path)
    return {path, *page.wait_for_function(FIRST).json_value()}


def weighed(paths: set[str]) -> Weight:
    folder = client_folder()
    assert folder
    return weigh(filter(is_file_of_client, paths), folder)
