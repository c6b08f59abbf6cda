"""Every page and every state of the tables, in the longer of the two languages: it fits a phone, and axe finds nothing
to object to, on a phone and on a large screen, by day and by night. One visit for all of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import COLOURS
from tests.e2e.misfits import misfits
from tests.e2e.people import DESK, PHONE, People
from tests.e2e.states import STATES, Visit, english
from tests.e2e.until import drawn

# What is laid out otherwise on a small screen: axe looks at it there, too.
FOLDED = [
    name
    for name in STATES
    if name.startswith(("table", "coupage", "capa", "nation", "champagne"))
    or name in ("score", "replay", "cover", "home-first")
]
SMALL_PHONE = {"width": 360, "height": 640}


@pytest.mark.parametrize("state", STATES)
def test_it_fits_is_french_and_shuts_nobody_out(person: People, axe: Callable[..., str], state: str) -> None:
    page = STATES[state](Visit(person, "fr", phone=True))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    found: dict[str, object] = {"English": english(page), "390 px": misfits(page)}
    found["axe"] = axe(page) if state in FOLDED else ""
    for size in (SMALL_PHONE, PHONE, DESK):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        drawn(page)
        if size == SMALL_PHONE:
            found["360 px"] = misfits(page)
    found |= {"English, large": english(page), "axe, large": axe(page)}
    page.emulate_media(color_scheme="dark")
    page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")  # of colours
    found["axe, large, dark"] = axe(page, only=COLOURS)  # light-dark() knows nothing but colours
    assert not any(found.values()), "\n".join(f"{where}:\n{what}" for where, what in found.items() if what)
