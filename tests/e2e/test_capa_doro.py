"""Capa d'Oro on its board: whole games by mouse and by keyboard, steps that are taken back, what a move would bring."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.keyboard import go_to, not_lost
from tests.e2e.people import People
from tests.e2e.planter import Planter
from tests.e2e.seated import Way, whose_turn
from tests.e2e.server import Step, against_bots, before, result, steps, two_people
from tests.e2e.states.capa_doro import ACTING, CUSTOMS, INFESTING, LOSING, PUSHING, WINNING
from tests.e2e.words import say

RECORD = "capa_doro/3-seats"
MOST = 150  # decisions of one person in one game
# Pieces that a finger does not meet.
SMALL = """all => all.map(it => [it.dataset.touch, it.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 40 || height < 40)
  .map(([touch, { width, height }]) => `${touch} ${width} × ${height}`)"""
WAYS: tuple[Way, ...] = ("click", "list", "typed", "click")


def rolls_b(step: Step) -> bool:
    return step.text.startswith("roll B")


def rolled(page: Page) -> str:
    """The B cigar that is rolled first in the record."""
    return next(step.text for step in steps(page, RECORD) if rolls_b(step)).removeprefix("roll ")


def test_two_people_and_a_bot_play_a_whole_game_one_of_them_with_keys_alone(person: People) -> None:
    host, guest = person("Ada"), person("Bea")
    table = two_people(host, guest, 3, game="capa_doro")
    host.goto(table.path)
    guest.goto(table.path)
    players, ways = [Planter(host), Planter(guest)], cycle(WAYS)
    for player in players:
        expect(player.board()).to_be_visible()
    for _ in range(2 * MOST):
        asked = whose_turn(players)
        if asked is None:
            break
        if asked.page is guest:
            asked.decide("keys")
            here = not_lost(guest)
            assert here["seen"], here["what"]
        else:
            asked.decide(next(ways))
    players[0].to_sheet()
    expect(guest.get_by_role("list", name=say("capa-doro-sheet-race"))).to_be_visible()  # it comes by itself
    not_lost(guest)
    points = sorted(result(host, table.id), reverse=True)
    for page in (host, guest):
        bars = page.get_by_role("list", name=say("capa-doro-sheet-race")).get_by_role("listitem")
        expect(bars).to_have_count(3)
        assert sorted((int(text) for text in bars.locator(".total").all_inner_texts()), reverse=True) == points
    rows = host.get_by_role("region", name=say("capa-doro-sheet-title")).get_by_role("row")
    expect(rows).to_have_count(4)
    expect(host.get_by_role("heading", name=say("score-decided"))).to_be_visible()
    expect(host.locator("figure svg").first).to_be_visible()  # the points, turn by turn


def test_a_cigar_is_rolled_by_touching_it_and_taken_back(person: People) -> None:
    page = person("Ada")
    page.goto(before(page, rolls_b, RECORD).path)
    player, tile = Planter(page), rolled(page)
    player.waits()
    expect(player.piece(f"cigar-{tile}")).to_have_class(re.compile(r"\bcan\b"))
    player.play(f"roll {tile}")
    expect(player.piece(f"cigar-{tile}")).to_have_count(0)
    step = page.locator(".turn li").first
    expect(step).to_contain_text(tile)
    step.get_by_role("button", name=say("capa-doro-take-back")).click()
    expect(player.piece(f"cigar-{tile}")).to_have_class(re.compile(r"\bcan\b"))


def test_the_steps_of_a_turn_are_listed_and_taken_back_one_by_one(person: People) -> None:
    page = person("Ada")
    page.goto(PUSHING(page).path)
    player = Planter(page)
    player.waits()
    listed = page.locator(".turn li")
    expect(listed).to_have_count(0)
    start = player.lies()
    player.play("sow SA-1")
    expect(listed).to_have_count(1)
    player.play("sell G")
    player.play("sell G")
    expect(listed).to_have_count(2)  # two sales are one line
    expect(listed.first).to_contain_text(say("capa-doro-bales", colour="G", count=2))
    left = page.locator(".todo li").first
    expect(left).to_have_text(say("capa-doro-todo-sow", left=1, all=2))
    for lines in (2, 1, 0):
        before = player.lies()
        listed.first.get_by_role("button", name=say("capa-doro-take-back")).click()
        player.changed(before)
        expect(listed).to_have_count(lines)
    assert player.lies() == start


def test_a_push_shows_what_everybody_gets_before_it_is_made(person: People) -> None:
    page = person("Ada")
    page.goto(PUSHING(page).path)
    player = Planter(page)
    player.waits()
    player.able()
    player.piece("AS-1-S").hover()
    expect(page.locator("[data-guide=prompt] .effect")).to_contain_text(say("capa-doro-bales", colour="O", count=2))
    expect(page.locator(".space .on")).to_have_count(2)  # Seed moves on, Growth is harvested
    expect(page.locator(".rival .ware i")).to_have_text("+2")
    expect(page.locator("[data-own-seat] .money i")).to_have_text("−2")


def test_a_market_that_is_not_open_says_why(person: People) -> None:
    page = person("Ada")
    page.goto(PUSHING(page).path)
    player = Planter(page)
    player.waits()
    player.able()
    buy = page.locator('[data-trade="buy"][data-colour="O"]')
    expect(buy).to_have_attribute("aria-disabled", "true")
    expect(buy).to_contain_text(say("capa-doro-trade-not", why="closed", colour="O"))
    buy.click(force=True)  # it says that it is disabled, and can be touched to learn why
    expect(page.locator(".no")).to_contain_text(
        say("capa-doro-refuse-customs", who="other", seat="|", continent="Asia").split("|")[1]
    )


def test_beetles_and_customs_are_chosen_on_the_board(person: People) -> None:
    page = person("Ada")
    page.goto(INFESTING(page).path)
    player = Planter(page)
    assert player.phase() == "beetle"
    player.able()
    rival = page.locator(".rival.can").first
    rival.hover()
    expect(page.locator(".rival .target").first).to_be_visible()
    player.decide()
    page.goto(CUSTOMS(page).path)
    assert player.phase() == "customs"
    player.play("customs AF")
    expect(page.locator(".continent .closed")).to_have_count(1)


def test_bales_are_given_up_from_their_stalls(person: People) -> None:
    page = person("Ada")
    page.goto(LOSING(page).path)
    player = Planter(page)
    assert player.phase() == "lose"
    player.able()
    expect(page.locator(".stall.can")).to_have_count(2)
    player.decide()


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_everything_is_met_with_a_finger(person: People, width: int) -> None:
    page = person("Ada", phone=True, width=width)
    page.goto(ACTING(page).path)
    player = Planter(page)
    player.waits()
    player.able()
    assert page.locator(".capa [data-piece]:visible").evaluate_all(SMALL) == []
    for index, name in enumerate(("Asia", "South Asia", "Africa", "Central America")):
        page.locator(".prices button").nth(index).tap()
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
        expect(page.locator(".continent:visible")).to_have_count(1)
    player.decide("touch")
    expect(player.prompt).to_be_in_viewport()


def test_on_a_phone_the_first_touch_shows_and_the_second_plays(person: People) -> None:
    page = person("Ada", phone=True)
    page.goto(PUSHING(page).path)
    player = Planter(page)
    player.waits()
    player.able()
    start = player.lies()
    player.piece("AS-1-S").tap()
    expect(player.commit()).to_have_text(
        say("capa-doro-move-sow-for", row=say("capa-doro-row", continent="Asia", number=1), money=2)
    )
    expect(player.commit()).to_be_in_viewport()
    assert player.lies() == start
    page.locator(".commit").get_by_role("button", name=say("table-close")).tap()
    expect(player.commit()).to_have_count(0)
    player.play("sow AS-1", "touch")


def test_after_a_step_the_focus_waits_on_what_can_be_done_next(person: People) -> None:
    page = person("Ada")
    page.goto(ACTING(page).path)
    player = Planter(page)
    player.waits()
    go_to(page, player.place(player.wish()).first)
    for _ in range(3):
        player.able()
        before = player.lies()
        page.wait_for_function("() => document.activeElement.matches('.can, [data-choice], .btn')")
        page.keyboard.press("Enter")
        if player.is_asked_more(before):
            page.keyboard.press("Enter")
        player.changed(before)
        if player.over():
            break


# How many cubes of the draw were shown at the same time, at some moment.
COUNTS = """() => {
  window.shown = new Set()
  const look = () => {
    window.shown.add(document.querySelectorAll('.cubes > *').length)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_chance_is_followed_cube_by_cube(person: People) -> None:
    """With motion, the cubes of a draw leave the bag one after the other."""
    ada, looks_on = person("Ada"), person("Bea")
    table = against_bots(ada, 2, game="capa_doro")
    for page in (ada, looks_on):
        page.goto(table.link)
    expect(Planter(looks_on).board()).to_be_visible()
    looks_on.evaluate(COUNTS)
    player = Planter(ada)
    for _ in range(12):  # each turn is a chance of a large draw
        if player.over() or looks_on.evaluate("() => window.shown.size > 3"):
            break
        player.decide()
    looks_on.wait_for_function("() => window.shown.size > 3")


def test_the_end_and_the_score_sheet_fit_a_phone(person: People) -> None:
    page = person("Ada", phone=True, width=360, language="fr")
    page.goto(WINNING(page).path)
    player = Planter(page, "fr")
    player.waits()
    player.able()
    player.decide("touch")
    page.get_by_role("button", name=player.say("table-stay")).tap()
    cigars = page.locator(".ending li")
    expect(cigars).not_to_have_count(0)
    to_score = page.get_by_role("button", name=player.say("table-to-score"))
    covered = to_score.bounding_box()
    last = cigars.last.bounding_box()
    assert covered
    assert last
    assert last["y"] + last["height"] <= covered["y"]
    to_score.tap()
    expect(page.locator("[data-point=score] table:has(.source)")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_its_rulebook_opens_at_a_clause(person: People) -> None:
    page = person("Ada")
    page.goto("/rules/capa_doro#CDO-7.6")
    expect(page.locator("article .lit")).to_be_visible()
