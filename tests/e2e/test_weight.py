"""What a first visit costs."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from tablee.server.web.pages.client import client_folder
from tests.e2e.people import People
from tools.sizes import CODE, FONTS, weigh


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_page_is_light(person: People, language: str) -> None:
    page = person(language=language)
    asked = set[str]()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    page.goto("/", wait_until="networkidle")
    folder = client_folder()
    assert folder
    first = weigh((path for path in asked if not path.startswith("/api/")), folder)
    assert first.code <= CODE, str(first)
    assert first.fonts <= FONTS, str(first)
