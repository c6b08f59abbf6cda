"""axe finds nothing to object to, on no page and in no state, by day and by night; on a phone: test_phone.py.

The states that are laid out otherwise on a large screen are visited in French, and everything there is French."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import COLOURS
from tests.e2e.people import People
from tests.e2e.states import STATES, Visit, english

# On a small screen all of them are looked at in French.
IN_FRENCH = ["home-first", "new-table", "waiting-host", "table-laying", "table-late", "rulebook", "score", "replay"]
IN_FRENCH += ["coupage-new", "coupage-draw", "coupage-spoil", "coupage-harvest", "coupage-score"]
IN_FRENCH += ["capa-act", "capa-push", "capa-beetle", "capa-customs", "capa-score", "capa-replay"]
IN_FRENCH += ["nation-draw", "nation-act", "nation-place", "nation-target", "nation-score", "nation-replay"]


@pytest.mark.parametrize("state", STATES)
def test_nobody_is_shut_out(person: People, axe: Callable[..., str], state: str) -> None:
    language = "fr" if state in IN_FRENCH else "en"
    page: Page = STATES[state](Visit(person, language))
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert language == "en" or english(page) == []
    by_day = axe(page)
    assert not by_day, by_day
    page.emulate_media(color_scheme="dark")
    page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")  # of colours
    by_night = axe(page, only=COLOURS)  # light-dark() knows nothing but colours
    assert not by_night, by_night
