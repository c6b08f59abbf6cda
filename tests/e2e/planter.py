"""Somebody who plays Capa d'Oro with a page: by mouse, with a finger, from the list, or with keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.at_board import ByNotation

COLUMN = {"seed": "S", "grow": "G", "harvest": "H", "sow": "S", "neutral": "S", "unique": "S"}
TRADES = ("buy", "sell")
TOUCHES = "all => all.map(it => it.dataset.touch)"
SOWS = 3  # at every third action, so that a game is not too long


class Planter(ByNotation):
    title = "Capa d’Oro"
    frame = ".capa"
    also = ((".turn li", "each => each.innerText"),)
    actions = 0

    # Looking

    @property
    def seat(self) -> int:
        return int((self.page.locator("[data-own-seat]").get_attribute("data-touch") or "").removeprefix("player-"))

    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("capa-doro-map"))

    def hand(self) -> list[str]:
        """The open cigars: A01, B07, …"""
        found: list[str] = self.page.locator("[data-cigar]").evaluate_all("all => all.map(it => it.dataset.cigar)")
        return found

    def called(self, name: str) -> str:
        """A cigar in words, as its button begins."""
        return self.say("capa-doro-piece-cigar", tile=name, points=1, money=0, bales="", aid="").split(":")[0]

    def made_by(self, text: str) -> Locator:
        """The piece by which a move is made."""
        verb, _, what = text.partition(" ")
        if verb in COLUMN:
            return self.piece(f"{what}-{COLUMN[verb]}")
        if verb in TRADES:
            return self.page.locator(f'[data-trade="{verb}"][data-colour="{what}"]:visible')
        if verb in ("customs", "season"):
            return self.page.locator(f'button.band[data-touch="{what}"]:visible')
        named = {
            "roll": f"cigar-{what}",
            "plant": what,
            "warehouse": f"player-{what}",
            "lose": f"ware-{self.seat}-{what}",
        }
        return self.piece(named[verb])

    def is_answer(self, text: str) -> bool:
        return text == "end"

    # Doing

    def turn_to(self, text: str) -> None:
        """On a phone one continent is shown at a time."""
        continent = re.search(r"\b(AS|SA|AF|CA)\b", text.replace("-", " "))
        colour = re.match(r"(?:buy|sell) (\w)", text)
        tabs = self.page.locator(".prices button")
        if not tabs.first.is_visible() or not (continent or colour):
            return
        number = (
            ("AS", "SA", "AF", "CA").index(continent[1]) if continent else "OGBY".index(colour[1] if colour else "")
        )
        tabs.nth(number).tap()
        expect(tabs.nth(number)).to_have_attribute("aria-pressed", "true")

    # Deciding

    def phase(self) -> str:
        """What is asked: seed, grow, act, beetle, lose, customs, unique, season."""
        self.waits()
        return self.page.locator(".capa .hall").get_attribute("data-phase") or ""

    def wish(self) -> str:
        """What brings the game on: cigars and harvests, now and then a sowing, and the end of the turn."""
        self.able()
        phase, touches = self.phase(), self.page.locator(".capa [data-piece].can").evaluate_all(TOUCHES)
        spaces = [touch for touch in touches if re.search(r"-\d-", touch)]
        if phase == "act":
            return self._action(touches, spaces)
        if phase == "beetle":
            return f"plant {spaces[-1]}" if spaces else f"warehouse {touches[0].removeprefix('player-')}"
        if phase == "lose":
            return f"lose {touches[0][-1]}"
        return f"{phase} {touches[0][:-2] if spaces else touches[0]}"

    def _action(self, touches: list[str], spaces: list[str]) -> str:
        self.actions += 1
        rolls = [touch for touch in touches if touch.startswith("cigar-")]
        harvests = [space for space in spaces if space.endswith("-H")]
        if rolls:
            return f"roll {rolls[0].removeprefix('cigar-')}"
        if harvests:
            return f"harvest {harvests[0][:-2]}"
        empty = self.page.locator('[data-touch$="-S"].can.empty').evaluate_all(TOUCHES)
        return f"sow {empty[0][:-2]}" if empty and self.actions % SOWS == 0 else "end"
