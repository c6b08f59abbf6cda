"""What is not possible is answered with one line, and its rule."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.house import against_bots, laying, swapping
from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.words import say


def refusal(page: Page) -> Locator:
    return page.locator(".no").filter(has_text=say("table-not-now"))


def rule(page: Page) -> Locator:
    return refusal(page).get_by_role("link", name=re.compile("COUP-"))


def test_a_tile_touched_while_tokens_are_bought_says_why_not(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page).path)
    player = Player(page)
    assert player.phase() == "buy"
    name = player.hand()[0]
    player.tile(name).click(force=True)  # it says that it is not possible, and may be touched
    expect(refusal(page)).to_contain_text(say("coup-refuse-buying-first", text=f"lay {name}"))
    expect(
        page.get_by_role("alert").filter(has_text=say("coup-refuse-buying-first", text=f"lay {name}"))
    ).to_have_count(1)
    refusal(page).get_by_role("button", name=say("table-close")).click()
    expect(refusal(page)).to_have_count(0)
    assert player.phase() == "buy"


def test_it_leads_to_its_rule_which_is_lit(person: People) -> None:
    page = person("Ada")
    page.goto(laying(page).path)
    player = Player(page)
    assert player.phase() == "lay"
    player.supply("Y").click(force=True)
    with page.expect_popup() as opened:
        rule(page).click()
    book = opened.value
    clause = book.url.split("#")[1]
    assert clause.startswith("COUP-")
    lit = book.locator("article .lit")
    expect(lit).to_be_in_viewport()
    expect(lit.locator(f'[id="{clause}"]')).to_have_count(1)


def test_a_typed_move_that_is_none_is_answered(person: People) -> None:
    page = person("Ada")
    page.goto(laying(page).path)
    player = Player(page)
    player.phase()
    for text in ("buy Y", "pass", "dance"):
        player.type(text)
        expect(refusal(page)).to_be_visible()
        page.keyboard.press("Escape")
        expect(refusal(page)).to_have_count(0)
    assert player.phase() == "lay"


def test_tokens_are_not_bought_while_tiles_are_swapped(person: People) -> None:
    page = person("Ada")
    page.goto(swapping(page).path)
    player = Player(page)
    assert player.phase() == "swap"
    player.supply("G").click(force=True)
    expect(refusal(page)).to_contain_text(say("coup-refuse-swapping-now", text="buy G"))
    expect(rule(page)).to_be_visible()
