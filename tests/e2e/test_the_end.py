"""The end of a game is seen on the board before it is a sheet of points."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.people import People
from tests.e2e.planter import Planter
from tests.e2e.player import Player
from tests.e2e.server import ask, branch, finished, last_tile, steps
from tests.e2e.wire import Wire
from tests.e2e.words import say


@pytest.fixture(params=[False, True], ids=["desktop", "phone"])
def page(person: People, request: pytest.FixtureRequest) -> Page:
    """A game that has just ended."""
    page = person("Ada", phone=request.param)
    page.goto(last_tile(page).path)
    player = Player(page)
    player.waits()
    player.type("pass")
    return page


def sheet(page: Page) -> None:
    expect(page.get_by_role("list", name=say("coup-sheet-bars"))).to_be_visible()


def test_the_board_shows_it_first(page: Page) -> None:
    expect(page.get_by_role("button", name=say("table-see-score"))).to_be_visible()
    expect(page.get_by_role("region", name=say("coup-board-name"))).to_be_visible()
    expect(page.get_by_role("list", name=say("coup-sheet-bars"))).to_have_count(0)
    assert page.locator(".space.won").count() >= 10  # the run that made the Coup
    expect(page.get_by_text(say("coup-end-title")).first).to_be_attached()
    sheet(page)  # it comes by itself


def test_it_is_seen_from_the_top_of_a_phone(person: People) -> None:
    page = person("Ada", phone=True)
    page.goto(last_tile(page).path)
    player = Player(page)
    player.waits()
    page.evaluate("scrollTo(0, 9999)")
    player.type("pass")
    expect(page.get_by_role("button", name=say("table-see-score"))).to_be_visible()
    page.wait_for_function("scrollY === 0")


def test_no_empty_place_of_hints_is_left(page: Page) -> None:
    expect(page.get_by_role("button", name=say("table-stay"))).to_be_visible()
    expect(page.locator(".hints")).to_have_count(0)


def test_points_stand_beside_the_names_once_they_are_counted(page: Page) -> None:
    see = page.get_by_role("button", name=say("table-see-score"))
    expect(see).to_have_attribute("aria-disabled", "false")
    see.click()
    sheet(page)
    totals = sorted(page.locator(".bars .total").all_inner_texts())
    page.get_by_role("button", name=say("score-board")).click()
    beside = page.locator(".players:visible").first.locator(".main")
    expect(beside).to_have_count(len(totals))
    assert sorted(beside.all_inner_texts()) == totals


def test_whoever_stays_is_left_alone(page: Page) -> None:
    stay = page.get_by_role("button", name=say("table-stay"))
    expect(stay).to_have_attribute("aria-disabled", "false")
    stay.click()
    expect(stay).to_have_count(0)
    expect(page.locator(".lane.paid").first).to_be_visible()
    page.get_by_role("button", name=say("table-to-score")).click()
    sheet(page)
    page.get_by_role("button", name=say("score-board")).click()
    expect(page.get_by_role("region", name=say("coup-board-name"))).to_be_visible()


def test_the_sheet_says_how_it_ended_and_links_the_moves_it_mentions(page: Page) -> None:
    see = page.get_by_role("button", name=say("table-see-score"))
    expect(see).to_have_attribute("aria-disabled", "false")
    see.click()
    sheet(page)
    ended = page.locator("p.lead").filter(
        has_text=say("coup-end-words", who="other", seat="|", colour="Y").split("|")[1]
    )
    expect(ended).to_be_visible()
    expect(ended.get_by_role("link")).to_have_attribute("href", re.compile(r"/replay#\d+$"))
    for lead in page.locator("p.lead").all():
        if re.search(r"move \d", lead.inner_text()):
            expect(lead.get_by_role("link")).to_have_count(1)


def test_bars_are_drawn_to_one_scale(person: People) -> None:
    """Equal numbers have equal bars, in whichever row they stand."""
    page = person("Ada")
    page.goto(finished(page).path)
    sheet(page)
    found: list[tuple[float, str]] = page.locator(".bars li").evaluate_all(
        "all => all.map(it => [it.querySelector('.bar').getBoundingClientRect().width, "
        "it.querySelector('.total').innerText])"
    )
    scales = [width / int(re.sub(r"\D", "", total)) for width, total in found]
    assert max(scales) - min(scales) < 0.001, found
    heights = set(page.locator(".bars .bar").evaluate_all("all => all.map(it => it.getBoundingClientRect().height)"))
    assert len(heights) == 1


def test_whoever_has_beaten_bots_is_offered_the_next_level_and_meets_it_from_then_on(person: People) -> None:
    """The page is not told that the game goes on from a position of a record: that would be no victory of one's own."""
    page, name = person("Ada"), "capa_doro/exactly-sixty"
    Wire(page).change(lambda message: re.sub(r'"branched":\{[^}]*\}', '"branched":null', message))
    last = len(steps(page, name)) - 1
    page.goto(branch(page, last, steps(page, name)[last].seat, name, level="casual").path)
    player = Planter(page)
    player.waits()
    before = page.url
    player.type("roll A11")
    player.to_sheet()
    page.get_by_role("button", name=say("score-next-level", level="skilled"), exact=True).click()
    page.wait_for_url(lambda url: url != before and "/tables/" in url)
    player.waits()
    found = ask(page, f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert [seat["bot"] for seat in found["seats"]] == ["", "skilled"]
    assert found["game"] == "capa_doro"
    assert page.evaluate("JSON.stringify(localStorage)").count("skilled") == 1
