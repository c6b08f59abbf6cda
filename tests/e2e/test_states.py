"""Every page and every state of the tables, in the longer of the two languages: it fits a phone, and axe finds nothing
to object to, on a phone by night and on a large screen by day. One visit for all of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.misfits import misfits
from tests.e2e.people import DESK, People
from tests.e2e.states import STATES, Visit, english
from tests.e2e.until import drawn

SMALL_PHONE = {"width": 360, "height": 640}


@pytest.mark.parametrize("state", STATES)
def test_it_fits_is_french_and_shuts_nobody_out(person: People, axe: Callable[..., str], state: str) -> None:
    page = STATES[state](Visit(person, "fr", phone=True, dark=True))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    found: dict[str, object] = {"English": english(page), "390 px": misfits(page), "axe, dark": axe(page)}
    page.set_viewport_size({"width": SMALL_PHONE["width"], "height": SMALL_PHONE["height"]})
    drawn(page)
    found["360 px"] = misfits(page)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    drawn(page)
    found |= {"English, large": english(page), "axe, large": axe(page)}
    assert not any(found.values()), "\n".join(f"{where}:\n{what}" for where, what in found.items() if what)
