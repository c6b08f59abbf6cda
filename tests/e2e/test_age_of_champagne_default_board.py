"""Age of Champagne on the default board: how a solo game begins, and how one ends."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.people import TIMEOUT, People
from tests.e2e.server import against_bots, at

DEFAULT_BOARD = "?board=default"
SOLO = "age_of_champagne/1-seats"
LAST_ROUNDS = at(80, SOLO)  # the first placement of the ninth round
CAN = "main [data-piece].can"
ASKED = f"""() => document.querySelector('main h1')?.innerText + '|' +
  [...document.querySelectorAll('{CAN}')].map(each => each.dataset.touch)"""
OVER = "/over/i.test(document.title)"
BUTTON = "main .actions button"
MOST = 80  # touches in two rounds in which one always does the first thing there is


def goes_on(page: Page) -> bool:
    """Waits until something can be touched or pressed; whether the game is not over."""
    page.wait_for_function(
        f"() => {OVER} || document.querySelector('{CAN}') || document.querySelector('{BUTTON}')", timeout=4 * TIMEOUT
    )
    return "over" not in page.title().lower()


def do_first(page: Page) -> None:
    """The last button, which ends what could go on for long; else whatever glows first, and of several moves that it
    may mean, the first."""
    before = page.evaluate(ASKED)
    if page.locator(BUTTON).count():
        page.locator(BUTTON).last.click()
    else:
        touch = page.locator(CAN).first.get_attribute("data-touch")
        page.locator(f'main [data-piece][data-touch="{touch}"]').first.click()
    changed = f"before => ({ASKED})() !== before || {OVER}"
    asks = "document.querySelector('.chooser button') || document.querySelector('.commit button')"
    page.wait_for_function(f"before => {asks} || ({changed})(before)", arg=before)
    for answer in (".chooser button", ".commit button"):
        if page.locator(answer).count():
            page.locator(answer).first.click()
    page.wait_for_function(changed, arg=before, timeout=2 * TIMEOUT)


def test_a_solo_game_begins_with_an_inheritance(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 1, game="age_of_champagne").path + DEFAULT_BOARD)
    expect(page.get_by_role("complementary").locator("[data-seat='1']")).to_contain_text("Wine Merchant")
    for number in ("first", "second", "third"):
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"the {number} of three")
        page.locator(CAN).first.click()
    prompt = page.get_by_role("heading", level=1)
    expect(prompt).not_to_contain_text("of three")
    while goes_on(page) and "Place" not in prompt.inner_text():  # the event of the first round may ask
        do_first(page)
    expect(prompt).to_have_text("Place a Collaborator; you have 3.")
    expect(page.locator("[data-area=merchant]")).to_contain_text(re.compile("[Hh]e (would ship|can ship nothing)"))
    page.locator('main [data-touch="Z2.1"]').hover()
    expect(page.locator("main")).to_contain_text(re.compile(r"Your press takes \d+ grapes\."))
    page.locator('main [data-touch="Z2.1"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Place a Collaborator; you have 2.")


COVERED = """() => [...document.querySelectorAll('main .card')].filter(card => {
  const name = card.querySelector('.words i'), badge = card.querySelector('.badge')
  if (!name || !badge || !name.getClientRects().length) return false
  return name.getBoundingClientRect().bottom > badge.getBoundingClientRect().top + 1
}).map(card => card.innerText)"""
BELOW = """() => [...document.querySelectorAll('[data-area=offers] li')].filter(place =>
  place.querySelector('.under').getBoundingClientRect().top
    < place.querySelector('.badge').getBoundingClientRect().bottom - 2).length"""


def test_names_on_cards_and_below_them_can_be_read(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 1, game="age_of_champagne").path + DEFAULT_BOARD)
    expect(page.locator(CAN)).to_have_count(6)
    assert page.evaluate(COVERED) == []
    assert page.evaluate(BELOW) == 0
    expect(page.locator("[data-area=supply] .outline")).to_have_count(0)  # numbers, no places for pieces


def test_a_solo_game_to_its_end(person: People) -> None:
    page = person("Ada")
    page.goto(LAST_ROUNDS(page).path + DEFAULT_BOARD)
    expect(page.locator(".mat")).to_be_visible()
    for _ in range(MOST):
        if not goes_on(page):
            break
        do_first(page)
    sheet = page.locator("[data-point=score]")
    expect(sheet).to_be_visible(timeout=4 * TIMEOUT)
    expect(sheet).to_contain_text("Wine Merchant")
    expect(sheet).to_contain_text("Eco-responsibility")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\bwins? by \d+"))


IN_SIGHT = """() => [...document.querySelectorAll('main .mat .can')].some(each => {
  const { left, top, width, height } = each.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there && (each.contains(there) || there.contains(each))
})"""


def test_what_can_be_chosen_comes_into_sight_in_a_low_window(person: People) -> None:
    page = person("Ada")
    page.set_viewport_size({"width": 1280, "height": 370})
    page.goto(LAST_ROUNDS(page).path + DEFAULT_BOARD)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Place")
    page.wait_for_function(IN_SIGHT)  # spots lie below event and orders
    assert page.evaluate("scrollY") > 0
