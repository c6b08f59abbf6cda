"""axe finds nothing to object to, on no page and in no state: by day, by night, and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.people import People
from tests.e2e.states import STATES, Visit

TABLE = [
    name
    for name in STATES
    if name.startswith(("table", "coupage")) or name in ("score", "replay", "cover", "home-first")
]


@pytest.mark.parametrize("state", STATES)
def test_nobody_is_shut_out(person: People, axe: Callable[[Page], str], state: str) -> None:
    page = STATES[state](Visit(person))
    by_day = axe(page)
    assert not by_day, by_day
    page.emulate_media(color_scheme="dark")
    page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")  # of colours
    by_night = axe(page)
    assert not by_night, by_night


@pytest.mark.parametrize("state", TABLE)
def test_nor_on_a_phone(person: People, axe: Callable[[Page], str], state: str) -> None:
    page = STATES[state](Visit(person, phone=True))
    found = axe(page)
    assert not found, found
