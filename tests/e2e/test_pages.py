"""Every page opens by its address and by a link, and says so when something is wrong."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, Route, expect

from tests.e2e.people import LOST, People
from tests.e2e.server import finished, open_table
from tests.e2e.until import drawn
from tests.e2e.words import say

TITLES = {
    "/": "home-title",
    "/new": "newtable-title",
    "/tables": "tables-title",
    "/mine": "mine-title",
    "/rules": "rules-title",
    "/settings": "settings-title",
    "/about": "about-title",
    "/replay": "replay-title-file",
}


@pytest.mark.parametrize("path", TITLES)
def test_a_page_opens_by_its_address(person: People, path: str) -> None:
    page = person()
    page.goto(path)
    expect(page).to_have_title(f"{say(TITLES[path])} · Tablée")
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()
    assert page.get_by_role("main").count() == 1


def test_pages_are_reached_by_links_without_loading_anew(person: People) -> None:
    page = person("Ada")
    page.goto("/")
    page.evaluate("window.still = 'here'")
    menu = page.get_by_role("navigation", name=say("frame-nav"))
    for word, path in (
        ("frame-tables", "/tables"),
        ("frame-learn", "/rules"),
        ("frame-mine", "/mine"),
        ("frame-play", "/"),
    ):
        menu.get_by_role("link", name=say(word)).click()
        expect(page).to_have_url(re.compile(f"{path}$"))
        expect(page).to_have_title(f"{say(TITLES[path])} · Tablée")
        expect(menu.get_by_role("link", name=say(word))).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name=say("frame-you", name="Ada")).click()
    expect(page).to_have_title(re.compile(say("settings-title")))
    page.get_by_role("link", name=say("frame-about")).click()
    expect(page).to_have_title(re.compile(say("about-title")))
    page.go_back()
    expect(page).to_have_title(re.compile(say("settings-title")))
    assert page.evaluate("window.still") == "here"


def test_the_shelf_leads_to_a_game_and_its_rules(person: People) -> None:
    page = person()
    page.goto("/games/coup")
    expect(page).to_have_title("Coup · Tablée")
    page.get_by_role("link", name=say("game-rules")).click()
    expect(page).to_have_title(re.compile(say("rules-of", game="Coup")))
    page.get_by_role("searchbox", name=say("rules-search")).fill("token")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_visible()


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/new", "/api/games"),
        ("/tables", "/api/tables"),
        ("/mine", "/api/me/tables"),
        ("/about", "/api/games"),
        ("/games/elsewhere", "/api/games"),
    ],
)
def test_what_the_server_cannot_answer_can_be_asked_again(person: People, path: str, asked: str) -> None:
    page = person("Ada")
    person.allow(page, "500")
    page.route(re.compile(f"{asked}(\\?.*)?$"), _broken)
    page.goto(path)
    trouble = page.get_by_role("alert").filter(has=page.get_by_role("button", name=say("frame-try-again")))
    expect(trouble).to_be_visible()
    page.unroute_all()
    trouble.get_by_role("button", name=say("frame-try-again")).click()
    expect(trouble).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()


@pytest.mark.parametrize("compiled", [True, False])
def test_a_new_table_says_if_bots_that_think_ahead_are_weaker_here(person: People, compiled: bool) -> None:
    page = person("Ada")

    def told(route: Route) -> None:
        house = route.fetch().json()
        route.fulfill(json={**house, "compiled": compiled})

    page.route(re.compile("/api/house$"), told)
    page.goto("/new/coup?with=bots")
    expect(page.get_by_text(say("newtable-bot-about", level="casual"))).to_be_visible()
    expect(page.get_by_text(say("newtable-weaker"))).to_have_count(0 if compiled else 1)


def test_a_table_and_its_replay_can_be_asked_for_again(person: People) -> None:
    page = person("Ada")
    person.allow(page, "500")
    waits, over = open_table(page), finished(page)
    for path, asked in (
        (waits.path, f"/api/tables/{waits.id}"),
        (f"{over.path}/replay", f"/api/tables/{over.id}/replay"),
    ):
        page.route(re.compile(f"{asked}(\\?.*)?$"), _broken)
        page.goto(path)
        again = page.get_by_role("alert").get_by_role("button", name=say("frame-try-again"))
        expect(again).to_be_visible()
        page.unroute_all()
        again.click()
        expect(again).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_without_a_network_a_page_says_so(person: People) -> None:
    page = person("Ada")
    page.goto("/")
    page.get_by_role("navigation", name=say("frame-nav")).get_by_role("link", name=say("frame-tables")).click()
    expect(page).to_have_title(re.compile(say("tables-title")))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with person.offline(page):
        page.get_by_role("button", name=say("home-play-now"), exact=True).click()
        trouble = page.get_by_role("alert").filter(has_text=say("home-failed"))
        expect(trouble).to_contain_text(say("client-offline"))
    person.allow(page, LOST)
    trouble.get_by_role("button", name=say("frame-try-again")).click()
    expect(page).to_have_url(re.compile("/tables/"))


def test_an_address_that_leads_nowhere_offers_a_way_back(person: People) -> None:
    page = person()
    person.allow(page, "404")
    page.goto("/no/such/chair")
    expect(page).to_have_title(re.compile(say("lost-title")))
    page.get_by_role("link", name=say("lost-home")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-heading"))


def test_a_record_that_is_none_is_refused(person: People) -> None:
    page = person()
    person.allow(page, "400")
    page.goto("/replay")
    file: FilePayload = {"name": "x.tablee", "mimeType": "text/plain", "buffer": b"a shopping list"}
    page.get_by_label(say("replay-file-choose")).set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(say("replay-file-not"))


def _broken(route: Route) -> None:
    route.fulfill(status=500, json={"line": {"key": "web-unexpected", "args": {}, "touches": []}, "text": ""})


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_heading_of_a_replay_says_what_it_is_and_moves_nothing(person: People, phone: bool) -> None:
    page = person("Ada", phone=phone)
    page.goto(f"{finished(page).path}/replay")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(say("replay-begins", game="Coup", names="").split(",")[0].strip())
    expect(page.get_by_text(say("replay-label"), exact=False).first).to_be_visible()
    board = page.locator("[data-area='board'], .board").first
    before = board.bounding_box()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        drawn(page)
        assert board.bounding_box() == before
        assert heading.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), heading.inner_text()
