"""Somebody who plays Coupe nation with a page: by mouse, with a finger, from the list, or with keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tablee.games.coupe_nation.content import CoupeNationSheet
from tests.e2e.seated import Seated, Way

# All that lies on the table, as it is shown: every step changes something of it.
LIES = """() => {
  const of = (where, what) => [...document.querySelectorAll(where)].map(what).join('|')
  return of('main h1', each => each.innerText) + of('[data-piece]', each => each.ariaLabel + each.ariaPressed)
    + of('.coupe', each => each.dataset.phase) + of('[data-point=score]', () => 'over')
}"""
ABLE = """() => [...document.querySelectorAll('.coupe [data-piece].can, .actions [data-choice]')].some(each =>
  each.checkVisibility())"""
TOUCHES = "all => all.filter(it => it.checkVisibility()).map(it => it.dataset.touch)"
ON_CARD = ("place", "hide", "pair", "sum", "difference", "extra", "discard", "destroy")
ON_PLACE = ("on", "open")
SYMBOLS = {"1": "one", "2": "two", "H": "heart"}
TURN = "turn"  # to play: a whole turn, without drawing


class Cupbearer(Seated):
    title = "Coupe nation"

    # Looking

    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("coupe-nation-layout-tower"), exact=True)

    def hand(self) -> list[str]:
        """The own cards: 4, 17, FIN, …"""
        found: list[str] = self.page.locator("[data-hand-card]").evaluate_all(
            "all => all.map(it => it.dataset.handCard)"
        )
        return found

    def called(self, name: str) -> str:
        """A card in words."""
        symbol = "none" if name == "FIN" else SYMBOLS[CoupeNationSheet().symbols[int(name) - 1]]
        return self.say("coupe-nation-card-with", card=name, symbol=symbol)

    def piece(self, touch: str) -> Locator:
        return self.page.locator(f'.coupe [data-piece][data-touch="{touch}"]:visible')

    def spot(self, text: str) -> Locator:
        """What a step is made by."""
        verb, _, what = text.partition(" ")
        if verb in ON_CARD:
            return self.piece(f"card-{what}")
        return self.piece(what) if verb in ON_PLACE else self.page.locator(f'.actions [data-choice="{text}"]')

    def step(self) -> str:
        """What is asked: draw, act, place, hide, pair, target, extra, put, trim, clear."""
        self.waits()
        return self.page.locator(".coupe").get_attribute("data-phase") or ""

    def lies(self) -> str:
        return str(self.page.evaluate(LIES))

    def changed(self, before: str) -> None:
        """Until something lies otherwise than it did."""
        self.page.wait_for_function(f"before => ({LIES})() !== before", arg=before)

    def able(self) -> None:
        """Until something can be chosen: between a step and its answer nothing can."""
        self.page.wait_for_function(ABLE)

    # Doing

    def play(self, text: str, way: Way = "click") -> None:
        if text == TURN:
            return self._turn_passes(way)
        before = self.lies()
        if way == "typed":
            self.type(text)
            if self.is_asked_more(before):
                self.commit().click()
        elif way == "list":
            self.open_list().locator(f'.move[data-choice="{text}"]').click()
        else:
            self._take(text, way, before)
        self.changed(before)

    def _turn_passes(self, way: Way) -> None:
        """A card is laid. Nothing was drawn, so there is none to be destroyed afterwards."""
        self.able()
        if self.step() == "draw":
            self.play("draw 0", way)
        for _ in ("card", "place"):
            self.play(self.wish(), way)

    def _take(self, text: str, way: Way, before: str) -> None:
        """Turn the switch if the card shall lie otherwise, touch it, and confirm what is only shown."""
        self._turn("down" if text.startswith("hide") else "up", text, way)
        at = self.spot(text).first
        if text.partition(" ")[0] in (*ON_CARD, *ON_PLACE):
            expect(at).to_have_class(re.compile(r"\bcan\b"))
        self.press(at, way)
        self.is_asked_more(before)
        chosen = self.page.locator(f'.chooser [data-choice="{text}"]')
        if chosen.is_visible():
            self.press(chosen, way)
        elif self.commit().is_visible():
            self.press(self.commit(), way)

    def _turn(self, side: str, text: str, way: Way) -> None:
        switch = self.page.locator(f'[data-way="{side}"]')
        if not text.startswith(("place", "hide")) or switch.get_attribute("aria-pressed") == "true":
            return
        self.press(switch, way)
        expect(switch).to_have_attribute("aria-pressed", "true")

    def is_asked_more(self, before: str) -> bool:
        """Whether something touched has to be chosen or confirmed, once it is known; else something lies otherwise."""
        self.page.wait_for_function(
            f"before => document.querySelector('.chooser, .commit') || ({LIES})() !== before", arg=before
        )
        return self.page.locator(".chooser, .commit").count() > 0

    # Deciding

    def decide(self, way: Way = "click") -> str:
        text = self.wish()
        self.play(text, way)
        return text

    def wish(self) -> str:
        """What builds the tower: cards face up, then face down; what is face down is opened last."""
        self.able()
        step = self.step()
        touches: list[str] = self.page.locator(".coupe [data-piece].can").evaluate_all(TOUCHES)
        if step == "draw":
            return self.page.locator(".actions [data-choice]").last.get_attribute("data-choice") or ""
        if step == "act":
            return self._action(touches)
        if step == "target":
            return self._first_listed()  # by the sum or by the difference: only the list says
        verb = {"trim": "discard", "clear": "destroy", "pair": "pair", "extra": "extra"}.get(step, "on")
        return f"{verb} {touches[0].removeprefix('card-')}"

    def _first_listed(self) -> str:
        dialog = self.open_list()
        text = dialog.locator(".move[data-choice]").first.get_attribute("data-choice") or ""
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        return text

    def _action(self, touches: list[str]) -> str:
        up = self.page.locator("[data-hand-card].can:not(.down)").evaluate_all(TOUCHES)
        cards = up or [touch for touch in touches if touch.startswith("card-")]
        if cards:
            return f"{'place' if up else 'hide'} {cards[0].removeprefix('card-')}"
        places = [touch for touch in touches if touch.startswith("L")]
        return f"open {places[0]}" if places else "reserve"
