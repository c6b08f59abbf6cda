"""Age of Champagne on a phone: swipes, what is played back, and all orders with the sum of one at a glance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.fingers import swipe
from tests.e2e.people import People
from tests.e2e.seated import Way
from tests.e2e.server import Opened, at, before
from tests.e2e.until import drawn
from tests.e2e.winemaker import Winemaker

GAME = "age_of_champagne"
HARVEST = at(23, f"{GAME}/1-seats")  # more than the winery takes
# Each zone that is turned to from now on.
TURNED = """() => {
  const hall = document.querySelector('.champ .hall')
  window.turned = []
  const note = () => window.turned.push(hall.dataset.open)
  new MutationObserver(note).observe(hall, { attributeFilter: ['data-open'] })
}"""

# What is played back stops at its first step.
STANDS = """() => {
  const later = setTimeout
  window.setTimeout = (act, ms, ...rest) => later(act, ms > 300 ? 1e8 : ms, ...rest)
}"""


def asked(page: Page, position: Callable[[Page], Opened], language: str = "en") -> Winemaker:
    page.goto(position(page).path)
    player = Winemaker(page, language)
    player.waits()
    player.able()
    return player


def placing(page: Page) -> Opened:
    return before(page, lambda step: step.text.startswith("place Z5"), f"{GAME}/4-seats")


def tab(page: Page, zone: int | str) -> Locator:
    return page.locator(f'.zones [data-tab="{zone}"]')


def test_swipes_lead_to_the_estate_and_back(person: People) -> None:
    page = person("Ada", phone=True)
    asked(page, placing)
    tab(page, 8).tap()
    swipe(page.locator(".poster"), -180)
    expect(tab(page, "estate")).to_have_attribute("aria-pressed", "true")
    swipe(page.locator(".estate"), 180)
    expect(tab(page, 8)).to_have_attribute("aria-pressed", "true")
    swipe(page.locator(".strip"), -180)  # what lies there scrolls by itself
    drawn(page)
    expect(tab(page, 8)).to_have_attribute("aria-pressed", "true")


def test_what_is_played_back_is_shown_in_its_zone(person: People) -> None:
    """The harvest comes to the estate, then vineyards and the Merchant come; at last the zone before is open."""
    page = person("Ada", phone=True, moving=True)
    player = asked(page, HARVEST)
    assert player.phase() == "keep-c"
    player.play("keep-c 3", "touch")
    player.able()
    open_before = page.locator(".hall").get_attribute("data-open")
    page.evaluate(TURNED)
    player.play("keep-n 3", "touch")
    expect(page.locator(".strip .skip")).to_have_count(1)
    expect(page.locator(".strip .skip")).to_have_count(0)
    turned = page.evaluate("window.turned")
    assert {"estate", "1", "5"} <= set(turned), turned
    assert turned[-1] == open_before


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_orders_are_whole_and_the_sum_stands_above_the_button(person: People, language: str) -> None:
    page = person("Ada", phone=True, language=language)
    page.add_init_script("localStorage.setItem('tablee-settings', JSON.stringify({ guide: false }))")
    asked(page, placing, language)
    tab(page, 5).tap()
    strip = page.locator(".strip")
    for picked in (False, True):
        if picked:
            page.locator('[data-touch^="Z5."].can:visible').first.tap()
            expect(strip.locator(".sum")).to_contain_text("=")
            drawn(page)
        edge = strip.bounding_box()
        assert edge
        orders = page.locator('.z5 [data-touch^="order-"]')
        expect(orders).to_have_count(6)
        for order in orders.all():
            box = order.bounding_box()
            assert box
            assert box["y"] + box["height"] <= edge["y"], order.get_attribute("data-touch")


def test_no_zone_shuts_anybody_out(person: People, axe: Callable[[Page], str]) -> None:
    page = person("Ada", phone=True, dark=True)
    asked(page, placing)
    for each in page.locator(".zones nav button").all():
        each.tap()
        expect(each).to_have_attribute("aria-pressed", "true")
        assert axe(page) == "", each.inner_text()


@pytest.mark.parametrize("way", ["click", "touch"])
def test_nobody_is_shut_out_while_something_is_played_back(
    person: People, axe: Callable[[Page], str], way: Way
) -> None:
    page = person("Ada", phone=way == "touch", moving=True)
    player = asked(page, HARVEST)
    player.play("keep-c 3", way)
    player.able()
    page.evaluate(STANDS)
    player.play("keep-n 3", way)
    expect(page.locator(".strip .skip")).to_have_count(1)
    assert axe(page) == ""
    expect(page.locator(".strip .skip")).to_have_count(1)
