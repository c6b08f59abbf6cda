"""A visitor with a browser, who goes to the page that a picture shows."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tablee.server.web.safety.csrf import CSRF_COOKIE, CSRF_HEADER
from tests.server.serving import Server, serving
from tools import ROOT, client
from tools.browser import OPTIONS, chromium

SCREENS = {"desk": (1440, 900), "large": (2560, 1440), "tablet": (820, 1180), "phone": (390, 844)}


class Shot(NamedTuple):
    what: str
    screen: str = "desk"
    dark: bool = False
    language: str = "en"

    @property
    def name(self) -> str:
        return "-".join(
            [self.what, self.screen, *(["dark"] if self.dark else []), *(["fr"] if self.language == "fr" else [])]
        )


class Visitor:
    """A browser context with the size, colour scheme and language of a shot."""

    def __init__(self, browser: Browser, server: Server, shot: Shot) -> None:
        width, height = SCREENS[shot.screen]
        phone = shot.screen == "phone"
        self.context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale="fr-FR" if shot.language == "fr" else "en-GB",
            color_scheme="dark" if shot.dark else "light",
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
        )
        self.browser, self.server, self.language = browser, server, shot.language
        self.page = self.context.new_page()

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """Call the API as this visitor."""
        token = next((cookie["value"] for cookie in self.context.cookies() if cookie.get("name") == CSRF_COOKIE), "")
        reply = self.context.request.fetch(path, method=method, data=data, headers={CSRF_HEADER: token})
        assert reply.ok, f"{path}: {reply.status} {reply.text()}"
        return reply.json() if reply.headers.get("content-type", "").startswith("application/json") else reply.text()

    def sign_in(self, name: str = "Léa") -> None:
        self.ask("GET", "/api/me")
        self.ask("POST", "/api/me", {"name": name})

    def set_preferences(self, **settings: Any) -> None:
        """As if they had been set on the settings page."""
        script = f"localStorage.setItem('tablee-settings', JSON.stringify({json.dumps(settings)}))"
        self.context.add_init_script(f"if (!localStorage.getItem('tablee-settings')) {script}")

    @property
    def has_touch(self) -> bool:
        return bool(self.page.evaluate("matchMedia('(hover: none)').matches"))

    def branch(self, record: str, phase: str, part: float, seat: int = 0) -> str:
        """Create a table that continues a recorded game: at a decision of this seat in this phase, after this part of
        the game (0 to 1). Returns its id."""
        text = (ROOT / "tests" / "records" / "coup" / f"{record}.tablee").read_text(encoding="utf-8")
        self.ask("GET", "/api/me")
        steps = self.ask("POST", "/api/replays", {"record": text, "viewer": seat, "name": record})["steps"]
        verb = {"buying": "buy", "laying": "lay", "swapping": "aside"}[phase]
        own = [i for i, step in enumerate(steps) if step["seat"] == seat and step["text"].startswith(verb)]
        move = own[min(len(own) - 1, int(part * len(own)))]
        wish = {"record": text, "move": move, "seat": seat, "level": "skilled", "name": record}
        return str(self.ask("POST", "/api/replays/branch", wish)["id"])

    def finish(self, table: str) -> None:
        """Play the first move in the list until the game is over."""
        self.page.goto(f"/tables/{table}")
        over, moves = self.page.locator("[data-point=score]"), self.page.locator("button[aria-keyshortcuts=m]:enabled")
        while True:
            over.or_(moves).first.wait_for()
            if over.count():
                return
            moves.click()
            self.page.locator("dialog[open] .move").first.click()
            self.page.wait_for_timeout(150)


Steps = Callable[[Visitor], None]


def page(path: str) -> Steps:
    def opened(visitor: Visitor) -> None:
        visitor.page.goto(path)
        visitor.page.get_by_role("heading", level=1).wait_for()

    return opened


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, Server]]:
    """Chromium, and a server with an empty data directory."""
    program = chromium()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = client.node()[0]
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program.path, env={**os.environ, **program.environment}, args=list(OPTIONS)
        )
        yield browser, server
        browser.close()
