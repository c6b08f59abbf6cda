"""What a first visit costs."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tablee.server.web.pages.client import client_folder
from tests.e2e.games import AGE_OF_CHAMPAGNE, Game, each_game
from tests.e2e.people import People
from tests.e2e.server import against_bots
from tools.sizes import CODE, FONTS, LARGEST_TABLE, TABLE, weigh


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_page_is_light(person: People, language: str) -> None:
    weighed(person(language=language), "/", CODE)


@each_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_so_is_a_table(person: People, game: Game, language: str) -> None:
    """For somebody who comes by a link, to a game with a drawn board."""
    host = person("Ada")
    table = against_bots(host, game=game.id, watch="anyone")
    weighed(person(language=language), table.path, LARGEST_TABLE if game is AGE_OF_CHAMPAGNE else TABLE)


def weighed(page: Page, path: str, most: int) -> None:
    asked = set[str]()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    page.goto(path, wait_until="networkidle")
    folder = client_folder()
    assert folder
    first = weigh((path for path in asked if not path.startswith("/api/")), folder)
    assert first.code <= most, str(first)
    assert first.fonts <= FONTS, str(first)
