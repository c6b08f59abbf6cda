"""What a finger does on a touch screen, beside tapping."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Locator


def _touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    places = [{"x": x, "y": y} for x, y in points]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def _middle(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"], 300) / 2


def swipe(part: Locator, by: int) -> None:
    """Sideways over a part of the page, so many px."""
    x, y = _middle(part)
    x -= by / 2
    session = part.page.context.new_cdp_session(part.page)
    _touch(session, "touchStart", (x, y))
    for step in range(1, 6):
        _touch(session, "touchMove", (x + by * step / 5, y + step))
    _touch(session, "touchEnd")
    session.detach()


@contextmanager
def held(part: Locator) -> Iterator[None]:
    """A finger rests there within, and is then lifted."""
    session = part.page.context.new_cdp_session(part.page)
    _touch(session, "touchStart", _middle(part))
    yield
    _touch(session, "touchEnd")
    session.detach()
