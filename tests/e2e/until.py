"""Waiting for what no locator can tell."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.people import TIMEOUT


def until(page: Page, holds: Callable[[], object], what: Callable[[], object], timeout: int = TIMEOUT) -> None:
    """Until it holds, while the page goes on; `what` there is instead, should it not for so many ms."""
    deadline = time.monotonic() + timeout / 1000
    while not holds():
        assert time.monotonic() < deadline, what()
        page.wait_for_timeout(15)


def drawn(page: Page) -> None:
    """Until what was changed is on the screen, with all that follows its size."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
