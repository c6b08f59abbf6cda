"""Somebody who plays Capa d'Oro with a page: by mouse, with a finger, from the list, or with keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.seated import ANYTHING, Seated, Way

# All that lies on the table, as it is shown: every move changes something of it.
LIES = """() => {
  const of = (where, what) => [...document.querySelectorAll(where)].map(what).join('|')
  return of('main h1', each => each.innerText) + of('[data-piece]', each => each.ariaLabel)
    + of('.turn li', each => each.innerText) + of('[data-point=score]', () => 'over')
}"""
ABLE = """() => [...document.querySelectorAll('.capa [data-piece].can, .actions [data-choice]')].some(each =>
  each.checkVisibility())"""
COLUMN = {"seed": "S", "grow": "G", "harvest": "H", "sow": "S", "neutral": "S", "unique": "S"}
TRADES = ("buy", "sell")
TOUCHES = "all => all.map(it => it.dataset.touch)"
SOWS = 3  # at every third action, so that a game is not too long


class Planter(Seated):
    title = "Capa d’Oro"
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

    def piece(self, touch: str) -> Locator:
        return self.page.locator(f'[data-piece][data-touch="{touch}"]:visible')

    def place(self, text: str) -> Locator:
        """What a move is made by."""
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
        return self.piece(named[verb]) if verb in named else self.page.locator(f'.actions [data-choice="{text}"]')

    def lies(self) -> str:
        return str(self.page.evaluate(LIES))

    def changed(self, before: str) -> None:
        """Until something lies otherwise than it did."""
        self.page.wait_for_function(f"before => ({LIES})() !== before", arg=before)

    def able(self) -> None:
        """Until something can be chosen: between a move and its answer nothing can."""
        self.page.wait_for_function(ABLE)

    # Doing

    def play(self, text: str, way: Way = "click") -> None:
        if text == ANYTHING:
            text = self.wish()
        before = self.lies()
        if way == "typed":
            self.type(text)
        elif way == "list":
            self.open_list().locator(f'.move[data-choice="{text}"]').click()
        else:
            self._take(text, way, before)
        self.changed(before)

    def _take(self, text: str, way: Way, before: str) -> None:
        """Touch the piece; where it fits several moves one is chosen beside it, and what is only shown is confirmed."""
        self.turn_to(text)
        at = self.place(text).first
        if not text.startswith("end"):
            expect(at).to_have_class(re.compile(r"\bcan\b"))
        self.press(at, way)
        self.is_asked_more(before)
        chosen = self.page.locator(f'.chooser [data-choice="{text}"]')
        if chosen.is_visible():
            self.press(chosen, way)
        elif self.commit().is_visible():
            self.press(self.commit(), way)

    def is_asked_more(self, before: str) -> bool:
        """Whether something touched has to be chosen or confirmed, once it is known; else something lies otherwise."""
        self.page.wait_for_function(
            f"before => document.querySelector('.chooser, .commit') || ({LIES})() !== before", arg=before
        )
        return self.page.locator(".chooser, .commit").count() > 0

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

    def decide(self, way: Way = "click") -> str:
        text = self.wish()
        self.play(text, way)
        return text

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
