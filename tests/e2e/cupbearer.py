"""Somebody who plays Coupe nation with a page: by mouse, with a finger, from the list, or with keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tablee.games.coupe_nation.content import CoupeNationSheet
from tests.e2e.at_board import ByNotation
from tests.e2e.seated import Way

TOUCHES = "all => all.filter(it => it.checkVisibility()).map(it => it.dataset.touch)"
ON_CARD = ("place", "hide", "pair", "sum", "difference", "extra", "discard", "destroy")
ON_PLACE = ("on", "open")
SYMBOLS = {"1": "one", "2": "two", "H": "heart"}
TURN = "turn"  # to play: a whole turn, without drawing


class Cupbearer(ByNotation):
    title = "Coupe nation"
    frame = ".coupe"
    also = (("[data-piece]", "each => each.ariaPressed"), (".coupe", "each => each.dataset.phase"))

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

    def is_answer(self, text: str) -> bool:
        return text.partition(" ")[0] not in (*ON_CARD, *ON_PLACE)

    def made_by(self, text: str) -> Locator:
        """The piece by which a step is made."""
        verb, _, what = text.partition(" ")
        return self.piece(f"card-{what}" if verb in ON_CARD else what)

    def step(self) -> str:
        """What is asked: draw, act, place, hide, pair, target, extra, put, trim, clear."""
        self.waits()
        return self.page.locator(".coupe").get_attribute("data-phase") or ""

    # Doing

    def play(self, text: str, way: Way = "click") -> None:
        if text == TURN:
            self._turn_passes(way)
        else:
            super().play(text, way)

    def _take(self, text: str, way: Way, before: str) -> None:
        """Turn the switch first if the card shall lie otherwise."""
        self._turn("down" if text.startswith("hide") else "up", text, way)
        super()._take(text, way, before)

    def _turn_passes(self, way: Way) -> None:
        """A card is laid. Nothing was drawn, so there is none to be destroyed afterwards."""
        self.able()
        if self.step() == "draw":
            self.play("draw 0", way)
        for _ in ("card", "place"):
            self.play(self.wish(), way)

    def _turn(self, side: str, text: str, way: Way) -> None:
        switch = self.page.locator(f'[data-way="{side}"]')
        if not text.startswith(("place", "hide")) or switch.get_attribute("aria-pressed") == "true":
            return
        self.press(switch, way)
        expect(switch).to_have_attribute("aria-pressed", "true")

    # Deciding

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
