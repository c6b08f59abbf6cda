"""What a first visit costs."""

from __future__ import annotations

from urllib.parse import urlsplit

from tablee.server.web.pages.client import client_folder
from tests.e2e.people import People
from tests.server.serving import Server
from tools.sizes import CODE, FONTS, weigh


def test_the_first_page_is_light(person: People, house: Server) -> None:
    page = person()
    asked = set[str]()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    page.goto("/", wait_until="networkidle")
    folder = client_folder()
    assert folder
    first = weigh((path for path in asked if not path.startswith("/api/")), folder)
    assert first.code <= CODE, first
    assert first.fonts <= FONTS, first
