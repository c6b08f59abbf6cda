"""With keys alone: where the focus is, and how one comes to a piece."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

FOCUS = """() => {
  const here = document.activeElement
  const style = getComputedStyle(here)
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 || style.boxShadow !== 'none'
  const box = here.getBoundingClientRect()
  const what = here.outerHTML.slice(0, 160)
  return { lost: here === document.body, ring: ring && here.matches(':focus-visible'), seen: box.width > 0, what }
}"""


def focus(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(FOCUS)
    return found


def tab_to(page: Page, wanted: Locator, key: str = "Tab", most: int = 60) -> None:
    """Tab by tab; wherever it stops, it can be seen."""
    expect(wanted).to_be_visible()
    for _ in range(most):
        page.keyboard.press(key)
        here = focus(page)
        if not here["lost"]:  # at the end of the page the browser's own buttons come
            assert here["ring"], here["what"]
            assert here["seen"], here["what"]
        if wanted.evaluate("(it) => it === document.activeElement || it.contains(document.activeElement)"):
            return
    raise AssertionError(f"never came to {wanted}, but to {focus(page)['what']}")


def not_lost(page: Page) -> dict[str, Any]:
    """Where the focus is. A button that was pressed may go with the press: then the focus must move on by itself."""
    page.wait_for_function("() => document.activeElement !== document.body")
    return focus(page)


# From piece to piece. Where the focus is, where the wanted piece is, and how many pieces its area has.
THERE = """wanted => {
  const here = document.activeElement
  const area = wanted.matches('[data-piece]') ? wanted.closest('[data-area]') : null
  const pieces = area ? [...area.querySelectorAll('[data-piece]')].filter(each => each.offsetParent) : []
  return { arrived: here === wanted || wanted.contains(here), inside: !!area?.contains(here), pieces: pieces.length }
}"""


def go_to(page: Page, wanted: Locator) -> None:
    """Tab by tab to its area, then piece by piece with the arrows; what is no piece has a stop of its own."""
    there = wanted.evaluate(THERE)
    if there["arrived"]:
        return
    if not there["pieces"]:
        return tab_to(page, wanted)
    if not there["inside"]:
        tab_to(page, wanted.locator("xpath=ancestor::*[@data-area][1]"))
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press("Home")
        for _ in range(there["pieces"] + 1):
            if wanted.evaluate(THERE)["arrived"]:
                return None
            page.keyboard.press(key)
    raise AssertionError(f"no arrow leads to {wanted}, but to {focus(page)['what']}")
