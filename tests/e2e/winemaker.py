"""Somebody who plays Age of Champagne with a page: by mouse, with a finger, from the list, or with keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.at_board import ByNotation
from tests.e2e.seated import DRAWN
from tests.e2e.until import until

ABLE = f"""() => {DRAWN} && document.querySelector('.champ .strip [data-choice], .champ [data-piece].can') !== null"""
# What can be chosen: the pieces, each with the moves it stands for, and the answers.
TOUCHES = "all => all.map(it => it.dataset.touch)"
CHOICES = "all => all.map(it => it.dataset.choice)"
# What an estate shows, and the points and tokens beside it.
OWNS = """() => {
  const number = it => Number(it.innerText.match(/[−\\d]+/)?.[0].replace('−', '-') ?? 0)
  const found = { points: number(document.querySelector('[data-own-seat] strong')) }
  for (const stack of document.querySelectorAll('.estate .stack'))
    found[stack.dataset.touch.replace(/-\\d+-/, '-')] = number(stack.querySelector('b'))
  for (const column of document.querySelectorAll('.estate .grid [data-place]'))
    found[column.dataset.place.replace(/-\\d+-/, '-')] = column.querySelectorAll('.full').length
  for (const region of document.querySelectorAll('.estate .column[data-touch]'))
    found[region.dataset.touch] = region.querySelectorAll('.plot:not(.none, .ghost)').length
  for (const token of document.querySelectorAll('.strip .token'))
    found[token.dataset.touch] = Number(token.innerText.match(/×(\\d+)/)?.[1] ?? 1)
  return found
}"""
# The pieces that moves are made by, as their notation begins.
PIECES = {
    "keep": "heir-{}",
    "place": "{}",
    "disc": "{}",
    "reserve": "order-{}",
    "ship": "order-{}",
    "blend": "blend-{}",
}
OWN = {"cork": "cellar", "age": "cellar", "promote": "oeno"}
ZONES = ("Z1", "Z6", "Z5", "Z2", "Z3")  # where a sensible house places its Collaborators, one after the other


class Winemaker(ByNotation):
    title = "Age of Champagne"
    frame = ".champ"
    answers = ".strip"
    also = ((".strip [data-choice]", "each => each.dataset.choice"),)
    placed = 0

    # Looking

    @property
    def seat(self) -> int:
        at = self.page.locator("[data-own-seat]").first
        return int((at.get_attribute("data-touch") or "").removeprefix("player-"))

    def board(self) -> Locator:
        return self.page.locator(".champ .hall")

    def hand(self) -> list[str]:
        """The Inheritance cards of the draft: H01, … What shows them is fetched when they are dealt."""
        if self.board().get_attribute("data-phase") == "draft":
            self.page.locator('[data-area="hand"]').wait_for()
        found: list[str] = self.page.locator('[data-area="hand"] [data-piece]').evaluate_all(TOUCHES)
        return [touch.removeprefix("heir-") for touch in found]

    def called(self, name: str) -> str:
        """An Inheritance card as the page names its piece: what it brings has the same words on many cards."""
        return f"heir-{name}"

    def phase(self) -> str:
        """What is asked: draft, place, ship, blend, …"""
        self.waits()
        return self.page.locator(".champ .hall").get_attribute("data-phase") or ""

    def able(self) -> None:
        """Also if it is in a zone that a phone does not show just now."""
        self.page.wait_for_function(ABLE)

    def made_by(self, text: str) -> Locator:
        """The piece by which a move is made."""
        verb, _, what = text.partition(" ")
        if verb in OWN:
            return self.piece(f"{OWN[verb]}-{self.seat}-{what}")
        if verb == "exchange":
            return self.piece(f"wine-{self.seat}-{what[0]}")
        return self.piece(PIECES[verb].format(what))

    def owns(self) -> dict[str, int]:
        """What one's own house has, as it is shown: wine-M, cellar-C, grid-N, token-BA6, region-VM, points."""
        self.page.locator(".estate.own .stack").first.wait_for()
        found: dict[str, int] = self.page.evaluate(OWNS)
        return found

    def comes_to_own(self, expected: dict[str, int]) -> None:
        """Until the own house has so much of each of these."""

        def has() -> dict[str, int]:
            owned = self.owns()
            return {what: owned.get(what, 0) for what in expected}

        until(self.page, lambda: has() == expected, lambda: (has(), expected))

    # Doing

    def turn_to(self, text: str) -> None:
        """On a phone one zone is shown at a time."""
        verb, _, what = text.partition(" ")
        tab = re.sub(r"^Z(\d).*", r"\1", what) if what.startswith("Z") else "estate"
        if verb in ("ship", "reserve"):
            tab = "5"
        at = self.page.locator(f'.zones [data-tab="{tab}"]')
        if at.is_visible() and at.get_attribute("aria-pressed") != "true":
            at.tap()
            expect(at).to_have_attribute("aria-pressed", "true")

    # Deciding

    def wish(self) -> str:
        """What brings the game on: vineyards, blends and orders; otherwise the first answer there is."""
        self.able()
        phase = self.phase()
        answers: list[str] = self.page.locator(".strip [data-choice]").evaluate_all(CHOICES)
        touches: list[str] = self.page.locator(".champ [data-piece].can").evaluate_all(TOUCHES)
        if phase == "place":
            return self._spot([touch for touch in touches if touch.startswith("Z")])
        orders = [touch for touch in touches if touch.startswith("order-")]
        if phase in ("ship", "steer") and orders and not self._begun(answers):
            return f"ship {orders[0].removeprefix('order-')}"
        blends = [touch for touch in touches if touch.startswith("blend-")]
        if phase == "blend" and blends:
            return f"blend {blends[0].removeprefix('blend-')}"
        heirs = [touch for touch in touches if touch.startswith("heir-")]
        if heirs:
            return f"keep {heirs[0].removeprefix('heir-')}"
        cellars = [touch for touch in touches if touch.startswith("cellar-")]
        if phase == "cork":
            return f"cork {cellars[0][-1]}"
        return answers[0]

    def _begun(self, answers: list[str]) -> bool:
        """Whether an order was chosen, and how it is shipped is asked."""
        return "pass" not in answers and bool(answers)

    def _spot(self, free: list[str]) -> str:
        self.placed += 1
        for turn in range(len(ZONES)):
            zone = ZONES[(self.placed + turn) % len(ZONES)]
            there = [spot for spot in free if spot.startswith(zone)]
            if there:
                return f"place {there[0]}"
        return f"place {free[0]}"
