"""Taking back: at once while it is fair, and by agreement afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.seated import in_turn
from tests.e2e.server import against_bots, two_people
from tests.e2e.words import say


def test_a_choice_is_taken_back_with_one_key(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page).path)
    player = Player(page)
    assert player.phase() == "buy"
    before = player.prompt.inner_text()
    player.play("buy Y")
    page.keyboard.press("u")
    expect(player.prompt).to_have_text(before)
    expect(page.get_by_role("button", name=say("table-undo"))).to_have_attribute("aria-disabled", "true")


def test_the_button_takes_back_too(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page).path)
    player = Player(page)
    player.phase()
    before = player.prompt.inner_text()
    player.play("buy B")
    page.get_by_role("button", name=say("table-undo")).click()
    expect(player.prompt).to_have_text(before)


@pytest.fixture
def learned(person: People) -> tuple[Player, Player]:
    """One has stopped buying, and the other has bought since: the first must ask."""
    host, guest = person("Ada", moving=True), person("Bea", moving=True)
    table = two_people(host, guest)
    for page in (host, guest):
        page.goto(table.path)
    first, second = in_turn([Player(host, name="Ada"), Player(guest, name="Bea")])
    first.play("buy Y")
    first.play("stop")
    second.waits()
    second.play("buy G")
    expect(_ask(first.page)).to_be_enabled()
    return first, second


def test_the_others_may_agree(learned: tuple[Player, Player]) -> None:
    first, second = learned
    _ask_all(first.page)
    asked = second.page.get_by_role("alert").filter(
        has_text=say("table-proposal", what="undo", seat=first.name, other="", mine="no")
    )
    expect(asked).to_be_visible()
    asked.get_by_role("button", name=say("table-agree")).click()
    assert first.phase() == "buy"
    expect(asked).to_have_count(0)
    first.play("stop")
    assert second.phase() == "buy"


def test_the_others_may_refuse(learned: tuple[Player, Player]) -> None:
    first, second = learned
    before = first.prompt.inner_text()
    _ask_all(first.page)
    expect(
        first.page.get_by_text(say("table-proposal", what="undo", seat=first.name, other="", mine="yes"))
    ).to_be_visible()
    second.page.get_by_role("button", name=say("table-decline")).click()
    expect(first.page.get_by_role("button", name=say("table-withdraw"))).to_have_count(0)
    expect(first.prompt).to_have_text(before)
    assert second.phase() == "buy"
    second.play("stop")  # the game goes on


def test_whoever_asked_may_think_better_of_it(learned: tuple[Player, Player]) -> None:
    first, second = learned
    _ask_all(first.page)
    agree = second.page.get_by_role("button", name=say("table-agree"))
    expect(agree).to_be_visible()
    first.page.get_by_role("button", name=say("table-withdraw")).click()
    expect(agree).to_have_count(0)


def _ask(page: Page) -> Locator:
    return page.get_by_role("button", name=say("table-undo-ask"))


def _ask_all(page: Page) -> None:
    """How far it goes back is said before."""
    _ask(page).click()
    said = page.get_by_role("dialog", name=say("table-undo-ask"))
    expect(said).to_contain_text(say("table-undo-far", own=1, others=1))
    said.get_by_role("button", name=say("table-undo-ask")).click()
    expect(said).to_have_count(0)
