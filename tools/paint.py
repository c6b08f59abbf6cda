"""Measure the interaction to next paint (INP): python -m tools.paint [--slow 4] [--seats 6]

It plays moves of a recorded game in Chromium with the processor slowed down, by mouse, keyboard and touch, and prints
the INP (from the browser's Event Timing API) for each kind of interaction. Budget: 200 ms.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from playwright.sync_api import Page

from tools import client
from tools.pictures.visitor import Shot, Visitor, browser_and_server

BUDGET = 200  # ms
CAN = ".hand button[data-touch]:not([aria-disabled=true]), [data-touch^=supply]:not([aria-disabled=true])"
WATCH = """
window.felt = []
new PerformanceObserver(list => {
  for (const { interactionId, name, duration } of list.getEntries())
    if (interactionId) felt.push([name, duration, interactionId])
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
"""


def by_mouse(page: Page, moves: int) -> None:
    for _ in range(moves):
        tile = page.locator(CAN).first
        tile.wait_for()
        tile.hover()
        page.wait_for_timeout(300)
        tile.click()
        page.wait_for_timeout(900)


def by_keys(page: Page, moves: int) -> None:
    page.locator(CAN).first.focus()
    for _ in range(moves):
        for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "m", "Escape", "?", "Escape"):
            page.keyboard.press(key)
            page.wait_for_timeout(350)
        page.locator(CAN).first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(900)


def by_finger(page: Page, moves: int) -> None:
    for _ in range(moves):
        tile = page.locator(CAN).first
        tile.wait_for()
        tile.tap()
        page.wait_for_timeout(500)
        done = page.locator(".commit .main, [data-choice]").first  # while swapping: done
        if done.count():
            done.tap()
        page.wait_for_timeout(900)
    for tab in range(4):
        page.locator(".tabs button").nth((tab + 1) % 4).tap()
        page.wait_for_timeout(400)


def measure(kind: str, slow: float, seats: int, moves: int) -> dict[str, Any]:
    ways = {"mouse": ("desk", by_mouse), "keys": ("desk", by_keys), "finger": ("phone", by_finger)}
    screen, play = ways[kind]
    with browser_and_server() as (browser, server):
        visitor = Visitor(browser, server, Shot("paint", screen))
        visitor.sign_in()
        visitor.set_preferences(guide=False, language="en", motion="full")
        visitor.context.add_init_script(WATCH)
        visitor.page.goto(f"/tables/{visitor.branch(f'{seats}-seats', 'laying', 0.4)}")
        visitor.page.locator("[data-touch]").first.wait_for()
        visitor.page.wait_for_timeout(1500)
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        play(visitor.page, moves)
        felt: list[tuple[str, float, int]] = visitor.page.evaluate("felt")
        visitor.context.close()
    longest: dict[int, float] = {}
    for _, duration, interaction in felt:
        longest[interaction] = max(duration, longest.get(interaction, 0))
    times = sorted(longest.values())
    return {"by": kind, "interactions": len(times), "median": times[len(times) // 2], "worst": times[-1]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the processor is made")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--moves", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    client.build()
    found = [measure(kind, chosen.slow, chosen.seats, chosen.moves) for kind in ("mouse", "keys", "finger")]
    if chosen.json:
        print(json.dumps(found))
        return
    print(
        f"interaction to next paint, processor {chosen.slow:g} times slower, {chosen.seats} seats: budget {BUDGET} ms"
    )
    for each in found:
        times = f"median {each['median']:>5.0f}  worst {each['worst']:>5.0f} ms"
        print(f"  {each['by']:<8}{each['interactions']:>4} interactions  {times}")


if __name__ == "__main__":
    main()
