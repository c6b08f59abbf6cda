"""axe finds nothing to object to, on no page and in no state, by day and by night; on a phone: test_phone.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.axe import COLOURS
from tests.e2e.people import People
from tests.e2e.states import STATES, Visit


@pytest.mark.parametrize("state", STATES)
def test_nobody_is_shut_out(person: People, axe: Callable[..., str], state: str) -> None:
    page: Page = STATES[state](Visit(person))
    by_day = axe(page)
    assert not by_day, by_day
    page.emulate_media(color_scheme="dark")
    page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")  # of colours
    by_night = axe(page, only=COLOURS)  # light-dark() knows nothing but colours
    assert not by_night, by_night
