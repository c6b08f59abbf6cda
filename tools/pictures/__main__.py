"""Pictures of the browser table: every page and the moments of a game, by day and by night, on all kinds of screens.

    python -m tools.pictures [--shown] [--to FOLDER] [NAME …]

starts a server with the built client, or that of TABLEE_CLIENT, and takes them with Chromium: all of them into
build/pictures, to be looked at one by one; those that the documentation shows, named in `SHOWN`, go to docs/pictures as
well. NAMEs choose some of them.
The games are those of tests/records, entered in the middle ("what if"), so the same moments come each time.
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
from tools.pictures import coup, coupage
from tools.pictures.sitter import Shot, Sitter, at_home

WAYS = coup.WAYS | coupage.WAYS
TALL = coup.TALL | coupage.TALL
SHOWN = coup.SHOWN | coupage.SHOWN


def shots() -> Iterator[Shot]:
    for what in WAYS:
        yield Shot(what)
        yield Shot(what, "phone", dark=True, language="fr")
    for what in (*coup.LOOKED_AT, *coupage.LOOKED_AT):
        yield Shot(what, dark=True)
        yield Shot(what, language="fr")
        yield Shot(what, "tablet")
        yield Shot(what, "phone")
    yield Shot("home", "phone", dark=True)


def take(browser: Browser, server: Server, shot: Shot, folder: Path) -> None:
    sitter = Sitter(browser, server, shot)
    try:
        WAYS[shot.what](sitter)
        _settle(sitter.page)
        tall = shot.what in TALL
        if tall:  # what is far down is drawn when it comes near
            for _ in range(math.ceil(sitter.page.evaluate("document.body.scrollHeight / innerHeight"))):
                sitter.page.evaluate("scrollBy(0, innerHeight)")
                sitter.page.wait_for_timeout(150)
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
    parser.add_argument("--shown", action="store_true", help="only those that the documentation shows")
    parser.add_argument("--to", type=Path, default=BUILD / "pictures")
    chosen = parser.parse_args()
    wanted = [
        shot
        for shot in shots()
        if (not chosen.names or shot.name.startswith(tuple(chosen.names))) and (shot.name in SHOWN or not chosen.shown)
    ]
    if not wanted:
        sys.exit(f"tablee: there are no such pictures; there are {', '.join(WAYS)}")
    chosen.to.mkdir(parents=True, exist_ok=True)
    if not os.environ.get(VARIABLE):
        client.build()
    with at_home() as (browser, server):
        for number, shot in enumerate(wanted, 1):
            say(f"{number}/{len(wanted)} {shot.name}")
            take(browser, server, shot, chosen.to)


if __name__ == "__main__":
    main()
