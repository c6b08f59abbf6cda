"""The first page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.people import People


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_home_page_opens(person: People, axe: Callable[[Page], str], phone: bool, language: str) -> None:
    page = person(phone=phone, language=language)  # axe looks at one moment
    reply = page.goto("/")
    assert reply
    assert reply.status == 200
    expect(page).to_have_title(re.compile("Tablée$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert axe(page) == ""
