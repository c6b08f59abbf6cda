"""The board of Coupage: the own cellar is the largest, nothing moves while one chooses, a finger meets everything."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import People
from tests.e2e.server import against_bots
from tests.e2e.states.coupage import BOTTLING, DRAWING, EVAPORATING, SPOILING, TWINS, WINNING
from tests.e2e.vintner import RECIPES, Vintner
from tests.e2e.words import say

# What a player reaches for; it stays where it is, whatever is chosen or hovered.
PLACES = """() => Object.fromEntries(
  ['.spot', '.actions', '.market .slot', '.pile', '.keg.own', '.recipe', '.cellar', '.folds button'].flatMap(kind =>
    [...document.querySelectorAll(kind)].filter(each => each.checkVisibility()).map((each, i) => {
      const { left, top } = each.getBoundingClientRect()
      return [`${kind} ${i}`, [Math.round(left), Math.round(top)]]
    })))"""
# Cards in hand that do not show themselves at the point of their strip that a finger aims for.
COVERED = """() => [...document.querySelectorAll('[data-hand-card].can')].filter(card => {
  const { left, top } = card.getBoundingClientRect()
  const [x, y] = [left + 20, top + 40]
  return x < innerWidth && document.elementFromPoint(x, y)?.closest('[data-hand-card]') !== card
}).map(card => card.dataset.handCard)"""


def _sat_down(page: Page, path: str, step: str) -> Vintner:
    page.goto(path)
    player = Vintner(page)
    assert player.step() == step
    player.able()
    return player


def _width(casks: Locator) -> float:
    boxes = [cask.bounding_box() for cask in casks.all()]
    return max(box["width"] for box in boxes if box)


def test_the_own_barrels_are_the_largest_and_grow_with_the_screen(person: People) -> None:
    page = person("Ada")
    _sat_down(page, BOTTLING(page).path, "act")
    own, others = page.locator(".keg.own:not(.bottled) .hull"), page.locator(".keg:not(.own):not(.bottled) .hull")
    small = _width(own), _width(others)
    assert small[0] >= 180
    assert small[0] > 1.8 * small[1]
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.wait_for_function("() => document.querySelector('.hall').getBoundingClientRect().width === 2560")
    assert _width(own) > 1.8 * small[0]
    assert _width(others) > 1.5 * small[1]
    hall = page.locator(".hall").bounding_box()
    assert hall
    assert (round(hall["width"]), round(hall["y"] + hall["height"])) == (2560, 1440), "nothing is left empty"


def test_nobody_is_shown_twice(person: People) -> None:
    page = person("Ada")
    _sat_down(page, BOTTLING(page).path, "act")
    names = page.locator("[data-seat-cellar] .name").all_inner_texts()
    assert len(names) == 3
    for name in names:
        shown = page.get_by_text(name, exact=True).filter(visible=True)
        expect(page.locator(".hall .name").filter(has_text=name)).to_have_count(1)
        told = page.locator(".news, .story").get_by_text(name, exact=True).filter(visible=True)
        assert shown.count() == 1 + told.count()
    expect(page.locator(".mine h2")).to_contain_text("Ada")


def test_nothing_moves_while_a_payment_is_chosen(person: People) -> None:
    """A hand does not close up, and the actions keep their place, whatever they say."""
    page = person("Ada")
    player = _sat_down(page, BOTTLING(page).path, "act")
    before = page.evaluate(PLACES)
    player.play("bottle 1")
    assert player.step() == "pay"
    player.able()
    assert page.evaluate(PLACES) == before
    small = next(touch for touch in player.able() if touch.endswith("1"))
    player.piece(small).click()
    expect(page.locator("[data-hand-card].marked")).to_have_count(1)
    assert page.evaluate(PLACES) == before
    page.locator("[data-hand-card].marked").click()
    expect(page.locator("[data-hand-card].marked")).to_have_count(0)
    assert page.evaluate(PLACES) == before


def test_actions_that_are_not_possible_stay_and_say_why(person: People) -> None:
    page = person("Ada")
    player = _sat_down(page, DRAWING(page).path, "draw")
    for key in ("coupage-move-cycle-brief", "coupage-move-end"):
        button = page.locator(".actions").get_by_role("button", name=re.compile(say(key)))
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_contain_text(say("coupage-not-now", why="draw"))
    box = page.locator(".actions .btn").last.bounding_box()
    player.play("pile")
    assert player.step() == "act"
    end = page.locator('.actions [data-choice="end"]')
    expect(end).to_be_visible()
    assert end.bounding_box() == box


def test_the_wine_list_has_a_fixed_order_and_rows_of_one_height(person: People) -> None:
    page = person("Ada")
    _sat_down(page, BOTTLING(page).path, "act")
    rows = page.locator(".recipe")
    assert [row.get_attribute("data-touch") for row in rows.all()] == [f"recipe-{recipe}" for recipe in RECIPES]
    heights = {round(box["height"]) for row in rows.all() if (box := row.bounding_box())}
    assert len(heights) == 1


def test_on_a_phone_the_wine_list_is_a_tab_that_says_what_is_ready(person: People) -> None:
    page = person("Ada", phone=True)
    player = _sat_down(page, BOTTLING(page).path, "act")
    ready = sum(touch.startswith("recipe-") for touch in player.able())
    assert ready > 0
    tab = page.get_by_role("navigation", name=say("table-tabs")).get_by_role(
        "button", name=f"{say('coupage-aid-tab')} {say('coupage-aid-ready', count=ready)}"
    )
    expect(page.locator(".aid")).to_be_hidden()
    tab.tap()
    expect(page.locator(".aid")).to_be_visible()
    expect(page.locator("[data-hand-card]").first).to_be_visible()  # which one compares it with
    expect(page.locator(".actions")).to_be_visible()
    recipe = next(touch for touch in player.able() if touch.startswith("recipe-"))
    before = player.lies()
    player.piece(recipe).tap()
    player.changed(before)
    assert player.step() == "grape"
    expect(page.locator(".aid")).to_be_visible()  # the hand is below it


@pytest.mark.parametrize("width", [390, 360])
def test_grapes_and_barrels_can_be_met_with_a_finger(person: People, width: int) -> None:
    page = person("Ada", phone=True, width=width)
    player = _sat_down(page, EVAPORATING(page).path, "act")
    player.play("play EVA", "touch")
    assert player.step() == "target"
    rows = [_box(player.piece(touch)) for touch in player.able()]
    assert min(min(row["width"], row["height"]) for row in rows) >= 44
    player.play("barrel 1-2", "touch")
    assert player.step() == "evaporate"
    grapes = [_box(player.piece(touch).first) for touch in player.able()]
    assert len(grapes) == 4
    assert min(min(grape["width"], grape["height"]) for grape in grapes) >= 43.5
    left = sorted(grape["x"] for grape in grapes)
    assert all(later - earlier >= 46 for earlier, later in zip(left, left[1:], strict=False))
    player.play("XAR2", "touch")
    assert player.step() == "act"


def _box(piece: Locator) -> dict[str, float]:
    box: Any = piece.bounding_box()
    assert box
    return {key: float(value) for key, value in box.items()}


# How much the frame of each choosable card in hand stands out from the card it is drawn on.
CONTRAST = """() => [...document.querySelectorAll('[data-hand-card].can')].map(card => {
  const light = colour => colour.match(/[\\d.]+/g).slice(0, 3).map(Number)
    .map(value => value / 255).map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0)
  const face = card.querySelector('.card')
  const frame = getComputedStyle(card.parentElement, '::after')
  if (frame.content === 'none' || frame.borderTopStyle !== 'dashed') return 0
  const [a, b] = [frame.borderTopColor, getComputedStyle(face).backgroundColor].map(light)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
})"""


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_what_can_be_chosen_in_a_hand_stands_out_on_a_phone(person: People, dark: bool) -> None:
    page = person("Ada", phone=True, dark=dark)
    player = _sat_down(page, BOTTLING(page).path, "act")
    player.play("bottle 1", "touch")
    assert player.step() == "pay"
    player.able()
    found = page.evaluate(CONTRAST)
    assert found
    assert min(found) >= 3, found


# Tickets of barrels that stick out of the list they are in.
STICKING_OUT = """() => [...document.querySelectorAll('.tickets li')].filter(each =>
  each.getBoundingClientRect().right > each.parentElement.getBoundingClientRect().right + 0.5
    || each.scrollWidth > each.clientWidth).map(each => each.innerText)"""


@pytest.mark.parametrize("width", [390, 360])
def test_a_spoiled_barrel_with_a_long_name_fits_its_niche_on_a_phone(person: People, width: int) -> None:
    page = person("Ada", phone=True, width=width)
    _sat_down(page, BOTTLING(page).path, "act")
    producing = page.locator(".tickets li.producing").first
    producing.evaluate(
        """(li, name) => {
          li.classList.add('spoiled')
          li.querySelector('.wine').textContent = name
          li.querySelectorAll('b').forEach(each => each.remove())
          const badge = document.createElement('b')
          badge.className = li.querySelector('.wine').className.replace('wine', '')
          badge.textContent = '4'
          li.querySelector('.wine').after(badge)
          while (li.querySelectorAll('.art').length < 2) li.append(li.querySelector('.art').cloneNode(true))
        }""",
        say("coupage-wine", recipe="CVR"),
    )
    assert page.evaluate(STICKING_OUT) == []
    name = producing.locator(".wine")
    if width == 390:
        assert name.evaluate("it => it.scrollWidth <= it.clientWidth + 1"), "the name is cut off"


def test_a_card_that_was_touched_does_not_lie_on_the_next_one(person: People) -> None:
    page = person("Ada", phone=True)
    player = _sat_down(page, TWINS(page).path, "act")
    player.play("lay ROS", "touch")
    assert player.step() == "grape"
    player.able()
    page.locator(".spot:has(> [data-hand-card=CAB2])").tap(position={"x": 15, "y": 30})
    expect(page.locator("[data-hand-card=CAB2].marked")).to_have_count(1)
    expect(page.locator("[data-hand-card=CAB3].can")).to_have_count(1)
    assert page.evaluate(COVERED) == []


def test_each_of_several_equal_cards_can_be_touched(person: People) -> None:
    page = person("Ada", phone=True)
    player = _sat_down(page, TWINS(page).path, "act")
    player.play("lay ROS", "touch")
    assert player.step() == "grape"
    player.able()
    page.locator("[data-twin].can").first.tap(position={"x": 15, "y": 30})
    expect(page.locator("[data-hand-card].marked")).to_have_count(1)


@pytest.mark.parametrize("width", [390, 360])
def test_no_card_lies_under_a_button(person: People, width: int) -> None:
    page = person("Ada", phone=True, width=width)
    _sat_down(page, SPOILING(page).path, "act")
    assert page.evaluate(COVERED) == []
    bar = _box(page.locator(".actions"))
    assert all(box["y"] + 40 < bar["y"] for box in map(_box, page.locator("[data-hand-card]").all()))
    strips = page.locator(".spot").all()
    assert min(_box(strip)["width"] for strip in strips) >= 40


def test_a_cellar_is_opened_on_a_phone_and_closed_again(person: People) -> None:
    page = person("Ada", phone=True)
    _sat_down(page, BOTTLING(page).path, "act")
    page.locator("[data-seat-cellar] .head").first.tap()
    rows = page.get_by_role("region", name=say("coupage-rows"))
    expect(rows).to_be_visible()
    expect(rows.get_by_role("listitem")).to_have_count(4)
    rows.get_by_role("button", name=say("table-close")).tap()
    expect(rows).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_cards_one_knows_are_shown_in_the_hand_they_are_in(person: People, phone: bool) -> None:
    page = person("Ada", phone=phone)
    player = _sat_down(page, BOTTLING(page).path, "act")
    known = page.locator("[data-seat-cellar]").filter(has=page.locator("[data-known]"))
    expect(known).to_have_count(1)
    card = known.locator("[data-known]").first
    expect(card).to_be_visible()
    code = card.get_attribute("data-known") or ""
    told = say("coupage-cellar-known", cards=player.called(code))
    expect(known.locator(".head")).to_have_accessible_name(re.compile(re.escape(told)))


def test_the_bottles_of_the_winner_come_forward(person: People) -> None:
    page = person("Ada")
    player = _sat_down(page, WINNING(page).path, "act")
    player.play("bottle 3")
    while not player.over():
        player.decide()
    ending, look = page.locator(".ending"), page.get_by_role("button", name=say("score-board"))
    expect(ending.or_(look).first).to_be_visible()
    if look.is_visible():
        look.click()
    expect(ending).to_be_visible()
    expect(ending.locator("[data-bottle]")).to_have_count(3)
    expect(ending.locator(".last[data-bottle]")).to_have_count(1)
    expect(ending.get_by_role("heading", name=say("coupage-ending-own"))).to_be_visible()


def test_a_second_cava_counts_in_the_goal_with_the_option(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 2, game="coupage", options={"second_cava_is_wine": True}).path)
    Vintner(page).waits()
    expect(page.locator(".aid .goal")).to_have_text(say("coupage-aid-goal", stars=3, second="yes"))


def test_the_story_takes_the_place_of_the_list(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 2, game="coupage").path)
    player = Vintner(page)
    player.waits()
    player.decide("click")
    page.locator(".folds .told").click()
    expect(page.locator(".story .log li").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".aid")).to_be_hidden()
