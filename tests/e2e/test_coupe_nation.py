"""Coupe nation on the default board: a pyramid, whole actions by touching, and silence."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import People
from tests.e2e.server import Step, before, steps

RECORD = "coupe_nation/3-seats"


def places(step: Step) -> bool:
    return step.text.startswith("place ")


def card(page: Page) -> str:
    """The first card that is laid face up in the record."""
    return next(step.text for step in steps(page, RECORD) if places(step)).removeprefix("place ")


def in_hand(page: Page, number: str) -> Locator:
    return page.locator(f'main [data-touch="card-{number}"].can').last


def test_a_card_is_laid_by_touching_it_and_a_place(person: People) -> None:
    page = person("Ada")
    page.goto(f"{before(page, places, RECORD).path}?board=default")
    number = card(page)
    expect(in_hand(page, number)).to_be_visible()
    in_hand(page, number).click()
    page.get_by_role("button", name=f"Lay {number} face up").first.click()
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_contain_text(f"Where do you lay {number}?")
    place = page.locator("main [data-place] .can").first
    expect(place).to_be_visible()
    place.click()
    expect(page.get_by_text(f"You lay {number} on level").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_table_is_in_words_and_accessible(
    person: People, axe: Callable[[Page], str], phone: bool, language: str
) -> None:
    page = person("Ada", phone=phone, language=language)
    page.goto(f"{before(page, places, RECORD).path}?board=default")
    expect(in_hand(page, card(page))).to_be_visible()
    assert "coupe-nation-" not in page.locator("body").inner_text()
    assert axe(page) == ""


def test_the_tower_is_a_pyramid(person: People) -> None:
    page = person("Ada")
    page.goto(f"{before(page, places, RECORD).path}?board=default")
    expect(page.locator('[data-place="L7P1"]')).to_be_visible()
    middle = {}
    for place in ("L7P1", "L6P1", "L6P2", "L1P1", "L1P4", "L1P7"):
        box = page.locator(f'[data-place="{place}"]').bounding_box()
        assert box is not None
        middle[place] = (box["x"] + box["width"] / 2, box["y"])
    assert middle["L7P1"][1] < middle["L6P1"][1] < middle["L1P4"][1]
    assert abs(middle["L7P1"][0] - middle["L1P4"][0]) < 3  # the top stands above the middle of the base
    assert abs((middle["L6P1"][0] + middle["L6P2"][0]) / 2 - middle["L7P1"][0]) < 3
    assert middle["L1P1"][0] < middle["L6P1"][0] < middle["L6P2"][0] < middle["L1P7"][0]


def test_nothing_can_be_said_while_it_runs(person: People) -> None:
    page = person("Ada")
    page.goto(f"{before(page, places, RECORD).path}?board=default")
    expect(in_hand(page, card(page))).to_be_visible()
    expect(page.get_by_role("textbox", name="Say something")).to_have_count(0)


def test_its_rulebook_opens_at_a_clause(person: People) -> None:
    page = person("Ada")
    page.goto("/rules/coupe_nation#CPN-8.2")
    expect(page.locator("article .lit")).to_be_visible()
