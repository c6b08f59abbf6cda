"""In French, everything is French: from one page to the next. Single states: test_states.py."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import People
from tests.e2e.player import Phase, Player
from tests.e2e.server import against_bots, last_tile
from tests.e2e.states import english
from tests.e2e.vintner import Vintner
from tests.e2e.words import say


def test_from_the_first_page_to_the_next_table(person: People) -> None:
    page = person(language="fr")
    page.goto("/")
    page.get_by_role("button", name=say("home-play-now", "fr"), exact=True).click()
    player = Player(page, "fr")
    phases: list[Phase] = []
    while not phases or player.phase() != "buy" or phases[-1] == "buy":
        phases.append(player.phase())
        assert english(page) == []
        player.decide(("click", "list", "keys")[len(phases) % 3], buys=len(phases) < 3)
    assert set(phases) == {"buy", "lay", "swap"}

    page.goto(last_tile(page).path)
    player.waits()
    player.decide()
    assert player.over()
    player.to_sheet()
    expect(page.get_by_role("heading", name=say("coup-sheet-title", "fr"))).to_be_visible()
    assert english(page) == []
    assert re.search(r"\d[\u202f\u00a0]\d{3}", _sheet(page).inner_text())  # 1 260, not 1,260
    page.get_by_role("button", name=say("score-rematch", "fr"), exact=True).click()
    expect(player.prompt).to_be_visible()  # among bots it begins at once
    assert english(page) == []


def test_some_turns_of_coupage(person: People) -> None:
    page = person("Ada", language="fr", moving=True)
    page.goto(against_bots(page, 3, game="coupage", bot="greedy", options={"abilities": True}).path)
    player = Vintner(page, "fr")
    for _ in range(10):
        if player.over():
            break
        player.able()
        assert english(page) == []
        player.decide()


def _sheet(page: Page) -> Locator:
    return page.get_by_role("region", name=say("coup-sheet-title", "fr"))


def test_the_language_is_changed_at_once_and_kept(person: People) -> None:
    page = person(language="fr")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-heading", "fr"))
    page.get_by_role("button", name=say("frame-other-language", "fr")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-heading"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-heading"))
