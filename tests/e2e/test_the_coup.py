"""The move that ends it all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.server import before, steps
from tests.e2e.words import say

RECORD = "coup/coup-by-joining-two-runs"


@pytest.fixture
def page(person: People) -> Page:
    """One tile away from the Coup, which is in the hand."""
    page = person("Ada", moving=True)
    page.goto(before(page, lambda step: "coup-log-coup" in step.told, RECORD).path)
    return page


def test_it_is_asked_about_once_more(page: Page) -> None:
    player = Player(page)
    assert player.phase() == "lay"
    asked = player.prompt.inner_text()
    tile = next(step.text for step in steps(page, RECORD) if "coup-log-coup" in step.told).removeprefix("lay ")
    expect(player.tile(tile)).to_have_accessible_name(re.compile(say("coup-hand-coup")))
    player.tile(tile).click()
    expect(player.commit()).to_have_text(player.named(f"lay {tile}"))
    expect(page.get_by_text(say("coup-effect-coup"))).to_be_visible()
    expect(player.prompt).to_have_text(say("table-confirm", move=player.named(f"lay {tile}")))
    page.keyboard.press("Escape")
    expect(player.commit()).to_have_count(0)
    expect(player.prompt).to_have_text(asked)

    with player.deciding():
        player.tile(tile).click()
        player.commit().click()
    assert player.over()  # only others may lay one more tile, and they are bots


def test_the_guide_says_what_it_means(page: Page) -> None:
    player = Player(page)
    player.waits()
    player.play(next(step.text for step in steps(page, RECORD) if "coup-log-coup" in step.told))
    assert player.over()
    expect(page.get_by_role("complementary", name=say("guide-label"))).to_contain_text(say("coup-guide-end"))
