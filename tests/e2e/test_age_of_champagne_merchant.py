"""The Wine Merchant of Age of Champagne: his board, and the form in which he is chosen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import People
from tests.e2e.server import ask, at, branch
from tests.e2e.winemaker import Winemaker
from tests.e2e.words import say

GAME = "age_of_champagne"
STEERED = f"{GAME}/2-seats-merchant-nabuchodonosor-steered"
PLAN = re.compile("He (would ship now: .+ for|can ship nothing now)")


def board_of_merchant(page: Page) -> Locator:
    return page.get_by_role("group", name=say("age-of-champagne-merchant"), exact=True)


def test_his_board_is_one_tap_away(person: People) -> None:
    page = person("Ada")
    page.goto(branch(page, 80, 0, f"{GAME}/1-seats").path)
    Winemaker(page).able()
    board, line = board_of_merchant(page), page.locator('.house[data-house="merchant"]:visible')
    expect(line.locator(".ac-pawn text").first).to_have_text(say("age-of-champagne-merchant")[0])
    expect(page.locator(".plan:visible")).to_have_text(PLAN)  # beside the board
    expect(board).to_have_count(0)
    line.click()
    expect(page.locator(".estate")).to_have_count(0)
    cellar = board.get_by_role("region", name=say("age-of-champagne-cellar"))
    has = [int(text) for text in line.locator(".cellar").all_inner_texts() for text in re.findall(r"\d+", text)]
    assert [int(text) for text in cellar.locator("b").all_inner_texts()] == has
    expect(board.get_by_role("region", name=say("age-of-champagne-oenotheque"))).to_be_visible()
    expect(board.locator(".grid")).to_be_visible()
    expect(board).to_contain_text(PLAN)
    expect(board).to_contain_text(say("age-of-champagne-layout-merchant-about", side="standard"))
    board.get_by_role("button", name=say("age-of-champagne-back")).click()
    expect(board).to_have_count(0)
    expect(page.locator(".estate.own")).to_be_visible()


def test_whoever_steers_him_sees_his_board_at_once(person: People) -> None:
    page = person("Ada")
    page.goto(at(41, STEERED)(page).path)
    Winemaker(page).able()
    board = board_of_merchant(page)
    expect(board).to_be_visible()
    expect(board.get_by_role("button", name=say("age-of-champagne-back"))).to_have_count(0)
    page.locator('.house[data-touch="player-0"]:visible').click()
    expect(page.locator(".estate")).to_have_attribute("data-house", "0")
    page.get_by_role("button", name=say("age-of-champagne-back")).click()
    expect(board).to_be_visible()


def option(page: Page, name: str) -> Locator:
    return page.get_by_role("switch", name=say(f"age-of-champagne-option-{name}"))


def test_he_is_chosen_in_the_form_with_his_level_and_somebody_who_steers_him(person: People) -> None:
    page = person("Ada")
    page.goto(f"/new/{GAME}")
    opens = page.get_by_role("button", name=re.compile(f"{say('newtable-start')}|{say('newtable-open-it')}")).first
    person.allow(page, "status of 4")  # what is refused
    option(page, "steered").click()
    opens.click()
    expect(page.get_by_role("alert")).to_have_text(say("age-of-champagne-fit-steered"))
    option(page, "merchant").click()
    page.get_by_role("radio", name=say("age-of-champagne-option-level-mathusalem")).check()
    opens.click()
    page.wait_for_url("**/tables/*")
    options = ask(page, f"/api/tables/{page.url.rsplit('/', 1)[1].split('?')[0]}")["table"]["options"]
    assert (options["merchant"], options["level"], options["steered"]) == (True, "mathusalem", True)
