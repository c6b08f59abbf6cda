"""Screenshots of the web client: every page and several positions of each game, dark and light, on all screen sizes.

    python -m tools.pictures [--shown] [--to FOLDER] [NAME …]

starts a server with the built client, or with the one in TABLEE_CLIENT, and takes the screenshots with Chromium. All of
them are written to build/pictures; those in `IN_DOCUMENTATION`, which the documentation uses, also to docs/pictures.
NAMEs select some of them. The games branch off from those in tests/records, so the positions are the same every time.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from tablee.server.web.pages.client import VARIABLE
from tests.server.serving import Server
from tools import BUILD, ROOT, client, say
from tools.pictures import age_of_champagne, capa_doro, coup, coupage, coupe_nation
from tools.pictures.visitor import Shot, Visitor, browser_and_server

GAMES = (coup, coupage, capa_doro, coupe_nation, age_of_champagne)
STEPS = {what: steps for game in GAMES for what, steps in game.STEPS.items()}
TALL = {what for game in GAMES for what in game.TALL}
IN_DOCUMENTATION = {what for game in GAMES for what in game.IN_DOCUMENTATION}


def shots() -> Iterator[Shot]:
    for what in STEPS:
        yield Shot(what)
        yield Shot(what, "phone", dark=True, language="fr")
    for what in [what for game in GAMES for what in game.IN_ALL_SIZES]:
        yield Shot(what, dark=True)
        yield Shot(what, language="fr")
        yield Shot(what, "tablet")
        yield Shot(what, "large")
        yield Shot(what, "phone")
    yield Shot("home", "phone", dark=True)


def take(browser: Browser, server: Server, shot: Shot, folder: Path) -> None:
    visitor = Visitor(browser, server, shot)
    try:
        STEPS[shot.what](visitor)
        _settle(visitor.page)
        tall = shot.what in TALL
        if tall:  # scroll through the page, because parts further down are rendered only when they come near
            for _ in range(math.ceil(visitor.page.evaluate("document.body.scrollHeight / innerHeight"))):
                visitor.page.evaluate("scrollBy(0, innerHeight)")
                visitor.page.wait_for_timeout(150)
            visitor.page.evaluate("scrollTo(0, 0)")
        visitor.page.screenshot(path=folder / f"{shot.name}.png", full_page=tall)
        if shot.name in IN_DOCUMENTATION:
            file = ROOT / "docs" / "pictures" / f"{shot.name}.jpg"
            visitor.page.screenshot(path=file, type="jpeg", quality=82, full_page=tall, scale="css")
    finally:
        visitor.context.close()


def _settle(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="names of pictures, or their beginnings")
    parser.add_argument("--shown", action="store_true", help="only those used in the documentation")
    parser.add_argument("--to", type=Path, default=BUILD / "pictures")
    chosen = parser.parse_args()
    wanted = [
        shot
        for shot in shots()
        if (not chosen.names or shot.name.startswith(tuple(chosen.names)))
        and (shot.name in IN_DOCUMENTATION or not chosen.shown)
    ]
    if not wanted:
        sys.exit(f"tablee: there are no such pictures; there are {', '.join(STEPS)}")
    chosen.to.mkdir(parents=True, exist_ok=True)
    if not os.environ.get(VARIABLE):
        client.build()
    with browser_and_server() as (browser, server):
        for number, shot in enumerate(wanted, 1):
            say(f"{number}/{len(wanted)} {shot.name}")
            take(browser, server, shot, chosen.to)


if __name__ == "__main__":
    main()
