"""What is not possible is answered with one line, and its rule."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.games import Game, each_game
from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.server import against_bots, at, swapping
from tests.e2e.vintner import Vintner
from tests.e2e.words import say


def refusal(page: Page) -> Locator:
    return page.locator(".no").filter(has_text=say("table-not-now"))


def rule(page: Page, clauses: str = "COUP-") -> Locator:
    return refusal(page).get_by_role("link", name=re.compile(clauses))


def test_a_tile_touched_while_tokens_are_bought_says_why_not(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page).path)
    player = Player(page)
    assert player.phase() == "buy"
    name = player.hand()[0]
    player.tile(name).click(force=True)  # it says that it is not possible, and may be touched
    tried = say("coup-move-lay", colour=name[0], number=int(name[1:]))  # as the board calls it, not as a record does
    why = say("coup-refuse-now", question="buy", text=tried)
    expect(refusal(page)).to_contain_text(why)
    expect(page.get_by_role("alert").filter(has_text=why)).to_have_count(1)
    refusal(page).get_by_role("button", name=say("table-close")).click()
    expect(refusal(page)).to_have_count(0)
    assert player.phase() == "buy"


@each_game
def test_it_leads_to_its_rule_which_is_lit(person: People, game: Game) -> None:
    page = person("Ada")
    page.goto(game.deciding(page).path)
    player = game.player(page)
    player.waits()
    player.type(game.refused[0])
    with page.expect_popup() as opened:
        rule(page, game.clauses).click()
    book = opened.value
    expect(book).to_have_url(re.compile("#"))  # it opens empty
    clause = book.url.split("#")[1]
    assert clause.startswith(game.clauses)
    lit = book.locator("article .lit")
    expect(lit).to_be_in_viewport()
    expect(lit.locator(f'[id="{clause}"]')).to_have_count(1)


@each_game
def test_a_typed_move_that_is_none_is_answered(person: People, game: Game) -> None:
    page = person("Ada")
    page.goto(game.deciding(page).path)
    player = game.player(page)
    player.waits()
    asked = player.prompt.inner_text()
    for text in game.refused:
        player.type(text)
        expect(refusal(page)).to_be_visible()
        page.keyboard.press("Escape")
        expect(refusal(page)).to_have_count(0)
    assert player.asked()
    expect(player.prompt).to_have_text(asked)


def test_a_barrel_touched_before_a_card_is_drawn_says_why_not(person: People) -> None:
    """CPG-2.2: to draw comes first."""
    page = person("Ada")
    page.goto(at(113, "coupage/4-seats")(page).path)
    player = Vintner(page)
    assert player.step() == "draw"
    player.barrel(player.seat, 1).click(force=True)
    meant = say("coupage-move-barrel", barrel=1, seat="Ada")
    expect(refusal(page)).to_contain_text(say("coupage-refuse-now", question="draw", text=meant))
    expect(rule(page, "CPG-2")).to_be_visible()
    assert player.step() == "draw"


def test_tokens_are_not_bought_while_tiles_are_swapped(person: People) -> None:
    page = person("Ada")
    page.goto(swapping(page).path)
    player = Player(page)
    assert player.phase() == "swap"
    player.supply("G").click(force=True)
    expect(refusal(page)).to_contain_text(
        say("coup-refuse-now", question="swap", text=say("coup-move-buy", colour="G"))
    )
    expect(rule(page)).to_be_visible()
