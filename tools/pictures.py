"""Pictures of the browser table: every page and the moments of a game, by day and by night, on all kinds of screens.

    python -m tools.pictures [--to FOLDER] [NAME …]

starts a server with the built client and takes them with Chromium: all of them into build/pictures, to be looked at one
by one; those that the documentation shows, named in `SHOWN`, go to docs/pictures as well. NAMEs choose some of them.
The games are those of tests/records, entered in the middle ("what if"), so the same moments come each time.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tablee.server.web.safety import CSRF_COOKIE, CSRF_HEADER
from tests.server.serving import Server, serving
from tools import BUILD, ROOT, client, say
from tools.browser import OPTIONS, chromium

SCREENS = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
SHOWN = {
    "home-desk",
    "home-phone-dark",
    "new-desk",
    "waiting-desk",
    "guide-desk",
    "middle-desk",
    "middle-desk-dark",
    "middle-tablet",
    "middle-phone",
    "middle-phone-dark-fr",
    "six-middle-desk",
    "score-desk-fr",
    "replay-desk",
    "rulebook-desk",
}


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


class Sitter:
    """Somebody with a browser of a certain size, light and language."""

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
        self.language = shot.language
        self.page = self.context.new_page()

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """Through the API, as this person."""
        token = next((cookie["value"] for cookie in self.context.cookies() if cookie.get("name") == CSRF_COOKIE), "")
        reply = self.context.request.fetch(path, method=method, data=data, headers={CSRF_HEADER: token})
        assert reply.ok, f"{path}: {reply.status} {reply.text()}"
        return reply.json() if reply.headers.get("content-type", "").startswith("application/json") else reply.text()

    def come_in(self, name: str = "Léa") -> None:
        self.ask("GET", "/api/me")
        self.ask("POST", "/api/me", {"name": name})

    def likes(self, **settings: Any) -> None:
        """As if chosen on the settings page before."""
        script = f"localStorage.setItem('tablee-settings', JSON.stringify({json.dumps(settings)}))"
        self.context.add_init_script(f"if (!localStorage.getItem('tablee-settings')) {script}")

    def what_if(self, record: str, phase: str, part: float, seat: int = 0) -> str:
        """A table that goes on from a recorded game, at a decision of this seat in that phase, so far into the game."""
        text = (ROOT / "tests" / "records" / "coup" / f"{record}.tablee").read_text(encoding="utf-8")
        self.ask("GET", "/api/me")
        steps = self.ask("POST", "/api/replays", {"record": text, "viewer": seat, "name": record})["steps"]
        verb = {"buying": "buy", "laying": "lay", "swapping": "aside"}[phase]
        own = [i for i, step in enumerate(steps) if step["seat"] == seat and step["text"].startswith(verb)]
        move = own[min(len(own) - 1, int(part * len(own)))]
        wish = {"record": text, "move": move, "seat": seat, "level": "greedy", "name": record}
        return str(self.ask("POST", "/api/replays/branch", wish)["id"])

    def finish(self, table: str) -> None:
        """Play on by the first move there is, until the game is over."""
        self.page.goto(f"/tables/{table}")
        over, moves = self.page.locator(".scored"), self.page.locator("button[aria-keyshortcuts=m]:enabled")
        while True:
            over.or_(moves).first.wait_for()
            if over.count():
                return
            moves.click()
            self.page.locator("dialog[open] .move").first.click()
            self.page.wait_for_timeout(150)


def _home(sitter: Sitter) -> None:
    sitter.page.goto("/")
    sitter.page.get_by_role("heading", level=1).wait_for()


def _home_later(sitter: Sitter) -> None:
    sitter.come_in()
    sitter.likes(visits=3, guide=False, language=sitter.language)
    sitter.what_if("4-seats", "laying", 0.5)
    sitter.what_if("6-seats", "buying", 0.6)
    _home(sitter)


def _page(path: str) -> Callable[[Sitter], None]:
    def opened(sitter: Sitter) -> None:
        sitter.page.goto(path)
        sitter.page.get_by_role("heading", level=1).wait_for()

    return opened


def _moment(record: str, phase: str, part: float, considered: int | None = None) -> Callable[[Sitter], None]:
    def opened(sitter: Sitter) -> None:
        sitter.come_in()
        sitter.likes(guide=False, language=sitter.language)
        sitter.page.goto(f"/tables/{sitter.what_if(record, phase, part)}")
        sitter.page.locator("[data-touch]").first.wait_for()
        if considered is not None:
            tile = sitter.page.locator(".hand button[data-touch]").nth(considered)
            tile.tap() if sitter.page.evaluate("matchMedia('(hover: none)').matches") else tile.hover()

    return opened


def _guide(sitter: Sitter) -> None:
    sitter.page.goto("/")
    sitter.page.locator(".btn.big").click()
    sitter.page.locator("aside.guide").wait_for()


def _waiting(sitter: Sitter) -> None:
    sitter.come_in()
    wish = {"game": "coup", "seats": 4, "sit": [0], "bots": ["greedy"], "join": "anyone", "watch": "anyone"}
    table = sitter.ask("POST", "/api/tables", wish)["id"]
    sitter.page.goto(f"/tables/{table}")
    sitter.page.get_by_role("heading", level=1).wait_for()


def _score(sitter: Sitter) -> None:
    sitter.come_in()
    sitter.likes(guide=False, language=sitter.language)
    sitter.finish(sitter.what_if("4-seats", "laying", 0.99))


def _replay(sitter: Sitter) -> None:
    _score(sitter)
    sitter.page.goto(sitter.page.url.split("#")[0] + "/replay#90")
    sitter.page.locator("input[type=range]").wait_for()


def _mine(sitter: Sitter) -> None:
    _score(sitter)
    sitter.page.goto("/mine")
    sitter.page.get_by_role("heading", level=1).wait_for()


def _cover(sitter: Sitter) -> None:
    sitter.come_in()
    wish = {
        "game": "coup",
        "seats": 2,
        "sit": [0, 1],
        "names": ["Léa", "Jean-Baptiste"],
        "join": "invited",
        "watch": "nobody",
    }
    table = sitter.ask("POST", "/api/tables", wish)["id"]
    sitter.ask("POST", f"/api/tables/{table}/acts", {"t": "nonce", "nonce": "00", "id": "a"})
    sitter.ask("POST", f"/api/tables/{table}/acts", {"t": "start", "id": "b"})
    sitter.page.goto(f"/tables/{table}")
    sitter.page.get_by_role("heading", level=1).wait_for()


WAYS: dict[str, Callable[[Sitter], None]] = {
    "home": _home,
    "home-later": _home_later,
    "new": _page("/new/coup"),
    "tables": _page("/tables"),
    "waiting": _waiting,
    "guide": _guide,
    "start": _moment("4-seats", "buying", 0.0),
    "middle": _moment("4-seats", "laying", 0.6, considered=2),
    "swap": _moment("4-seats", "swapping", 0.5),
    "end": _moment("4-seats", "laying", 0.97, considered=0),
    "two-start": _moment("2-seats", "buying", 0.0),
    "two-middle": _moment("2-seats", "laying", 0.6, considered=3),
    "six-start": _moment("6-seats", "buying", 0.0),
    "six-middle": _moment("6-seats", "laying", 0.6, considered=1),
    "cover": _cover,
    "score": _score,
    "replay": _replay,
    "mine": _mine,
    "rulebook": _page("/rules/coup"),
    "game": _page("/games/coup"),
    "settings": _page("/settings"),
    "about": _page("/about"),
}
TALL = {"home", "home-later", "new", "score", "settings", "about", "mine", "game"}  # shown to their end


def shots() -> Iterator[Shot]:
    for what in WAYS:
        yield Shot(what)
        yield Shot(what, "phone", dark=True, language="fr")
    for what in ("home", "new", "start", "middle", "end", "six-middle", "two-middle", "score", "replay"):
        yield Shot(what, dark=True)
        yield Shot(what, language="fr")
        yield Shot(what, "tablet")
        yield Shot(what, "phone")
    yield Shot("home", "phone", dark=True)


@contextmanager
def at_home() -> Iterator[tuple[Browser, Server]]:
    program = chromium()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = client.node()[0]
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program.path, env={**os.environ, **program.environment}, args=list(OPTIONS)
        )
        yield browser, server
        browser.close()


def take(browser: Browser, server: Server, shot: Shot, folder: Path) -> None:
    sitter = Sitter(browser, server, shot)
    try:
        WAYS[shot.what](sitter)
        _settle(sitter.page)
        tall = shot.what in TALL
        if tall:  # what is far down is drawn when it comes near
            sitter.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            sitter.page.wait_for_timeout(300)
            sitter.page.evaluate("scrollTo(0, 0)")
        sitter.page.screenshot(path=folder / f"{shot.name}.png", full_page=tall)
        if shot.name in SHOWN:
            file = ROOT / "docs" / "pictures" / f"{shot.name}.jpg"
            sitter.page.screenshot(path=file, type="jpeg", quality=82, full_page=tall, scale="css")
    finally:
        sitter.context.close()


def _settle(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="as the pictures are called, or the beginning of it")
    parser.add_argument("--to", type=Path, default=BUILD / "pictures")
    chosen = parser.parse_args()
    wanted = [shot for shot in shots() if not chosen.names or shot.name.startswith(tuple(chosen.names))]
    if not wanted:
        sys.exit(f"tablee: there are no such pictures; there are {', '.join(WAYS)}")
    chosen.to.mkdir(parents=True, exist_ok=True)
    client.build()
    with at_home() as (browser, server):
        for number, shot in enumerate(wanted, 1):
            say(f"{number}/{len(wanted)} {shot.name}")
            take(browser, server, shot, chosen.to)


if __name__ == "__main__":
    main()
