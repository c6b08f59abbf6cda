"""How soon a table shows what somebody did: make interaction, or make interaction ARGS="--game coup --runs 5 --phone"

A table of each game is opened in the middle of a game in Chromium, with a processor made four times slower. Somebody
touches pieces that can be chosen and others that cannot, makes moves, takes one back, and opens and closes the list of
moves, the shortcuts, tabs and whatever else opens. The browser tells how long each interaction took until the next
picture was drawn; of all runs the medians of the longest and of the third quartile are printed. A machine with much
else to do is slower: the first line tells how long a button takes on an empty page, measured in the same way.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Locator, Page, TimeoutError, sync_playwright

from tests.e2e.games import GAMES, Game
from tests.e2e.people import People
from tests.server.serving import serving
from tools import browser, say
from tools.sizes import FIRST

MOST = 200  # ms
SLOWER = 4
SHORTEST = 16  # ms: what the browser tells at least; shorter ones are counted as this
MOVES, TOUCHES, OTHERS = 7, 4, 6
# Whatever takes longer than a picture, by its interaction: a press and a release are one.
WATCH = """
window.interactions = new Map()
new PerformanceObserver(list => {
  for (const { interactionId, duration, name, target } of list.getEntries()) {
    if (!interactionId || (window.interactions.get(interactionId)?.duration ?? 0) >= duration) continue
    const at = target?.closest?.('[data-touch], button, [role=tab], a, summary')
    const what = at?.dataset.touch ?? at?.getAttribute('aria-label') ?? at?.innerText ?? target?.nodeName ?? ''
    window.interactions.set(interactionId, { duration, name, what: what.trim().replace(/\\s+/g, ' ').slice(0, 40) })
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
// A key that changes nothing needs no picture, and its time would run until something else is drawn, much later.
// So there is always something to draw: a dot that is black and white by turns.
addEventListener('DOMContentLoaded', () => {
  const dot = document.documentElement.appendChild(document.createElement('i'))
  const place = { position: 'fixed', inset: '0 auto auto 0', width: '1px', height: '1px', contain: 'strict' }
  Object.assign(dot.style, place)
  const blink = n => {
    dot.style.background = n % 2 ? '#000' : '#fff'
    requestAnimationFrame(() => blink(n + 1))
  }
  blink(0)
})
"""
TOLD = "() => ({ count: performance.interactionCount ?? 0, found: [...window.interactions.values()] })"
OPENS = "main [role=tab], main [aria-expanded], main [aria-haspopup], main summary, main [aria-pressed]"


class Interaction(NamedTuple):
    duration: float
    what: str


class Run(NamedTuple):
    number: int
    worst: Interaction
    third: float  # quartile


def at_rest(world: Browser) -> float:
    """What a button on an empty page takes: the least there can be on this machine now."""
    page = world.new_page()
    page.set_content("<button>Press</button>")
    page.evaluate(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(10):
        page.get_by_role("button").click()
        page.wait_for_timeout(100)
    found: list[float] = [each["duration"] for each in page.evaluate(TOLD)["found"]]
    page.close()
    return max([SHORTEST, *found])


def measured(world: Browser, url: str, game: Game, phone: bool) -> Run:
    people = People(world, url)
    try:
        page = people("Ada", phone=phone, moving=True)
        page.context.add_init_script(WATCH)
        page.on("popup", lambda opened: opened.close())  # a rule: behind another page nothing is drawn
        table = game.deciding(page)
        page.goto(table.path)
        page.wait_for_function(FIRST)
        page.wait_for_load_state("networkidle")
        game.player(page).waits()
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        play(page, game)
        page.wait_for_timeout(500)  # the last pictures
        told = page.evaluate(TOLD)
    finally:
        people.leave()
    found = sorted(Interaction(each["duration"], f"{each['name']} {each['what']}") for each in told["found"])
    durations = [SHORTEST] * max(0, told["count"] - len(found)) + [each.duration for each in found]
    if len(durations) < 20:
        sys.exit(f"tablee: only {len(durations)} interactions at a table of {game.id}")
    return Run(len(durations), found[-1] if found else Interaction(SHORTEST, ""), quantiles(durations)[2])


def play(page: Page, game: Game) -> None:
    player = game.player(page)
    for number in range(MOVES):
        player.waits()
        if player.done():
            break
        for piece in some(page.locator("[data-touch]:not(.can)"), TOUCHES if number == 0 else 1):
            touched(piece)  # says why not
            page.keyboard.press("Escape")
        with settled(page):
            player.decide()
    player.waits()
    for key in ("u", "ArrowRight", "ArrowDown", "Tab", "Enter", "Escape"):  # undo, then around the board
        page.keyboard.press(key)
        page.wait_for_timeout(100)
    for key in ("m", "?"):
        page.keyboard.press(key)
        page.wait_for_timeout(300)
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)  # nobody presses the next key sooner
    for opener in some(page.locator(OPENS), OTHERS):
        if touched(opener):
            page.keyboard.press("Escape")
            page.wait_for_timeout(100)


@contextmanager
def settled(page: Page) -> Iterator[None]:
    yield
    page.wait_for_timeout(300)
    page.keyboard.press("Shift")  # ends what is still moving, as a touch would


def some(found: Locator, most: int) -> list[Locator]:
    """Those that can be seen, spread over all of them."""
    seen = [each for each in found.all() if each.is_visible()]
    return seen[:: max(1, len(seen) // most)][:most]


def touched(at: Locator) -> bool:
    """Also what cannot be chosen; unless it went meanwhile."""
    try:
        at.scroll_into_view_if_needed(timeout=1000)
        box = at.bounding_box(timeout=1000)
    except (Error, TimeoutError):
        return False
    if not box:
        return False
    at.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    at.page.wait_for_timeout(150)
    return True


def main() -> None:
    asked = argparse.ArgumentParser(prog="make interaction", description=__doc__.splitlines()[0])
    asked.add_argument(
        "--game", action="append", choices=[game.id for game in GAMES], help="may be given several times"
    )
    asked.add_argument("--runs", type=int, default=3, help="how often each game is opened (3)")
    asked.add_argument("--phone", action="store_true", help="in the window of a phone, with a finger")
    chosen = asked.parse_args()
    program = browser.chromium()
    games = [game for game in GAMES if not chosen.game or game.id in chosen.game]
    slow = False
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        world = playwright.chromium.launch(
            executable_path=program.path,
            env={**os.environ, **program.environment},
            args=[*browser.OPTIONS, "--headless=new"],
        )
        print(f"{'game':<18}{'interactions':>13}{'worst, ms':>11}{'third quartile':>16}  the worst of all", flush=True)
        rest = at_rest(world)
        print(f"{'an empty page':<18}{10:>13}{rest:>11.0f}", flush=True)
        for game in games:
            runs = []
            for number in range(1, chosen.runs + 1):
                say(f"{game.id}, run {number} of {chosen.runs}")
                runs.append(measured(world, server.url, game, chosen.phone))
            worst, third = median(run.worst.duration for run in runs), median(run.third for run in runs)
            last = max(run.worst for run in runs)
            count = min(run.number for run in runs)
            print(f"{game.id:<18}{count:>13}{worst:>11.0f}{third:>16.0f}  {last.duration:.0f}, {last.what}", flush=True)
            slow = slow or worst > MOST
        world.close()
    if slow:
        sys.exit(f"tablee: more than {MOST} ms")


if __name__ == "__main__":
    main()
