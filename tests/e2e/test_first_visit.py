"""Somebody who was never here plays, with hints."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.words import say

CLICKS = "() => { window.clicks = 0; addEventListener('click', () => window.clicks += 1, true) }"


def hint(page: Page) -> Locator:
    return page.get_by_role("complementary", name=say("guide-label"))


def test_the_first_own_move_is_at_most_three_clicks_away(person: People) -> None:
    page = person()
    page.goto("/")
    page.evaluate(CLICKS)  # the page stays: links and buttons do not load another
    page.get_by_role("button", name=say("home-play-now"), exact=True).click()
    player = Player(page)
    assert player.phase() == "buy"
    before = player.prompt.inner_text()
    player.supply("Y").click()
    expect(player.prompt).not_to_have_text(before)
    assert 1 <= page.evaluate("window.clicks") <= 3


def test_a_hint_comes_before_each_decision(person: People) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name=say("home-guided-go")).click()
    player = Player(page)
    player.phase()
    expect(hint(page)).to_contain_text(say("coup-guide-start-race"))
    hint(page).get_by_role("button", name=say("guide-next")).click()
    expect(hint(page)).to_contain_text(say("coup-guide-start-goal"))
    hint(page).get_by_role("button", name=say("guide-next")).click()
    expect(hint(page)).to_contain_text(say("coup-guide-buy-token"))
    player.play("buy Y")
    player.waits()
    expect(hint(page)).to_contain_text(say("coup-guide-buy-colour"))
    player.play("stop")
    assert player.phase() == "lay"
    expect(hint(page)).to_contain_text(say("coup-guide-lay-tile"))
    expect(page.locator(".pointed")).to_have_count(1)  # it points at what it speaks of


def test_hints_can_be_switched_off_for_good(person: People) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name=say("home-play-now"), exact=True).click()
    player = Player(page)
    player.phase()
    hint(page).get_by_role("button", name=say("guide-off")).click()
    expect(hint(page)).to_have_count(0)
    page.reload()
    player.phase()
    expect(hint(page)).to_have_count(0)
    player.play("buy Y")
    player.waits()
    expect(hint(page)).to_have_count(0)


def test_whoever_played_before_finds_the_game_again(person: People) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name=say("home-play-now"), exact=True).click()
    Player(page).phase()
    table = page.url
    page.get_by_role("link", name=say("table-home")).click()
    slip = page.get_by_role("region", name=say("home-yours")).get_by_role(
        "link", name=re.compile(say("home-slip-do-turn"))
    )
    slip.click()
    expect(page).to_have_url(table)
    Player(page).phase()
