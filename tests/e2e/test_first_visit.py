"""Somebody who was never here plays, with hints."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.server import against_bots
from tests.e2e.words import say

CLICKS = "() => { window.clicks = 0; addEventListener('click', () => window.clicks += 1, true) }"


def hint(page: Page) -> Locator:
    return page.get_by_role("complementary", name=say("guide-label"))


def test_the_first_own_move_is_at_most_three_clicks_away(person: People) -> None:
    page = person(moving=True)
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


OUTLINED = """it => {
  const { left, right } = it.getBoundingClientRect()
  const offset = parseFloat(getComputedStyle(it).outlineOffset)
  return [left - offset, right + offset, innerWidth]
}"""


def test_what_a_hint_points_at_is_framed_on_all_sides_of_a_phone(person: People) -> None:
    page = person(phone=True)
    page.goto("/")
    page.get_by_role("combobox").first.select_option("coupage")
    page.get_by_role("button", name=say("home-play-now"), exact=True).click()
    left, right, width = page.locator(".pointed").first.evaluate(OUTLINED)
    assert left >= 0
    assert right <= width


def test_hints_are_dark_at_night(person: People) -> None:
    for dark in (False, True):
        page = person(dark=dark)
        page.goto("/")
        page.get_by_role("button", name=say("home-guided-go")).click()
        Player(page).phase()
        colour = hint(page).evaluate("it => getComputedStyle(it).backgroundColor")
        light = sum(map(float, re.findall(r"[\d.]+", colour)[:3])) / 3
        assert (light < 100) == dark, colour


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


def test_hints_come_and_go_without_moving_the_board(person: People) -> None:
    """Their place is there from the start, and says so when there is nothing to say."""
    page = person("Ada", width=1440, height=900)
    page.goto(against_bots(page, 4).path)
    player = Player(page)
    player.waits()
    expect(hint(page)).to_be_visible()
    board = page.locator("[data-area=board]")
    before = board.bounding_box()
    said = set[str]()
    for _ in range(8):
        said.add(hint(page).locator("p").inner_text() if hint(page).is_visible() else "")
        assert board.bounding_box() == before
        player.decide("click", buys=False)
        player.waits()
    assert len(said) > 1
    while hint(page).is_visible():
        hint(page).get_by_role("button", name=say("guide-next")).click()
    expect(page.get_by_text(say("guide-none"))).to_be_visible()
    assert board.bounding_box() == before
    page.reload()
    player.waits()
    assert board.bounding_box() == before


def test_what_happened_is_in_sight(person: People) -> None:
    page = person("Ada", width=1440, height=900)
    page.goto(against_bots(page, 4).path)
    player = Player(page)
    while player.phase() == "buy":
        player.decide("click", buys=False)
    player.play(f"lay {player.hand()[0]}")
    player.waits()
    lines = page.locator("#since-lines li")
    expect(lines).to_have_count(3)
    for line in lines.all():
        expect(line).to_be_in_viewport(ratio=1)


def test_the_values_of_runs_can_be_looked_up(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 2).path)
    Player(page).waits()
    page.get_by_role("button", name=say("coup-legend-open")).click()
    rows = page.get_by_role("dialog").locator("tbody tr")
    expect(rows.first).to_be_visible()
    assert [row.inner_text().split() for row in rows.all()][:2] == [["4", "20"], ["5", "50"]]
