"""Where the controls of a table are: nothing may move under the pointer while somebody decides."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page

from tests.e2e.until import drawn

MOST = 2  # pixels: a button may rise by one under the pointer
Place = tuple[float, float]

# A point of an element, from its corner, at which nothing lies on it; null: there is none, or it is out of sight.
SEEN = """it => {
  const { left, top, width, height } = it.getBoundingClientRect()
  for (const x of [0.5, 0.12, 0.88])
    for (const y of [0.5, 0.15, 0.85])
      if (it.contains(document.elementFromPoint(left + x * width, top + y * height)))
        return { x: x * width, y: y * height }
  return null
}"""

# Every visible button and link by its name, and where it is on the page, however far the page is scrolled. What is
# there only because of what was just chosen (a dialog, the button that commits, a refusal) has no place to keep, and
# neither have names that stand on the page twice.
PLACES = """() => {
  const passing = 'dialog, .commit, .chooser, .refusal, [role=alert], [role=status], .guide, .log'
  const scrolled = each => {
    let [x, y] = [0, 0]
    for (let box = each.parentElement; box; box = box.parentElement) {
      const flows = getComputedStyle(box).overflowY !== 'visible' || box === document.documentElement
      if (flows) [x, y] = [x + box.scrollLeft, y + box.scrollTop]
      if (getComputedStyle(box).position === 'sticky' || getComputedStyle(box).position === 'fixed') break
    }
    return [x, y]
  }
  const found = {}, twice = new Set()
  for (const each of document.querySelectorAll('main button, main a, aside button, aside a, header button, header a')) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest(passing)) continue
    const own = each.dataset.touch ?? each.dataset.choice ?? each.getAttribute('aria-keyshortcuts')
    const name = own ?? each.ariaLabel ?? each.innerText.trim()
    if (!name || name in found) { twice.add(name); continue }
    const { left, top } = each.getBoundingClientRect(), [x, y] = scrolled(each)
    found[name] = [left + x, top + y]
  }
  for (const name of twice) delete found[name]
  return found
}"""


def places(page: Page) -> dict[str, Place]:
    drawn(page)
    found: dict[str, Place] = page.evaluate(PLACES)
    return found


def moved(before: Mapping[str, Place], after: Mapping[str, Place]) -> list[str]:
    """What is in both and not where it was."""
    return [
        f"{name}: {before[name]} -> {after[name]}"
        for name in before.keys() & after.keys()
        if any(abs(was - now) > MOST for was, now in zip(before[name], after[name], strict=True))
    ]
