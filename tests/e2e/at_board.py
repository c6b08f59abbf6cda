"""Somebody at a drawn board, who touches pieces and sees by what lies on the table that a move was made."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.seated import ANYTHING, DRAWN, Seated, Way

OF = "const of = (where, what) => [...document.querySelectorAll(where)].map(what).join('|')"
NAMED = "each => each.ariaLabel"


class AtBoard(Seated):
    frame: str  # of the board, as a selector
    answers = ".actions"  # where the answers stand that no piece is
    # what lies on the table beside the question and the names of the pieces: every move changes something
    also: tuple[tuple[str, str], ...] = ()

    @property
    def _lies(self) -> str:
        seen = (("main h1", "each => each.innerText"), ("[data-piece]", NAMED), *self.also)
        shown = " + ".join(f"of('{where}', {what})" for where, what in (*seen, ("[data-point=score]", "() => 'over'")))
        return f"(() => {{ {OF}; return {shown} }})()"

    def lies(self) -> str:
        """All that lies on the table, as it is shown."""
        return str(self.page.evaluate(self._lies))

    def changed(self, before: str) -> None:
        """Until something lies otherwise than it did."""
        self.page.wait_for_function(f"before => {self._lies} !== before", arg=before)

    def able(self) -> object:
        """Until something can be chosen: between a move and its answer nothing can."""
        choosable = f"{self.frame} [data-piece].can, {self.answers} [data-choice]"
        return self.page.wait_for_function(
            f"what => {DRAWN} && [...document.querySelectorAll(what)].some(each => each.checkVisibility())",
            arg=choosable,
        )

    def is_asked_more(self, before: str) -> bool:
        """Whether something touched has to be chosen or confirmed, once it is known; else something lies otherwise."""
        self.page.wait_for_function(
            f"before => document.querySelector('.chooser, .commit') || {self._lies} !== before", arg=before
        )
        return self.page.locator(".chooser, .commit").count() > 0


class ByNotation(AtBoard):
    """Moves are thought of in notation; each is made by a piece or by an answer."""

    # Looking

    def piece(self, touch: str) -> Locator:
        return self.page.locator(f'{self.frame} [data-piece][data-touch="{touch}"]:visible')

    def answer(self, text: str) -> Locator:
        return self.page.locator(f'{self.answers} [data-choice="{text}"]')

    def is_answer(self, text: str) -> bool:
        """Whether a move is made by an answer, not by a piece."""
        return self.answer(text).count() > 0

    def made_by(self, text: str) -> Locator:
        """The piece by which a move is made."""
        raise NotImplementedError

    def place(self, text: str) -> Locator:
        """What a move is made by."""
        return self.answer(text) if self.is_answer(text) else self.made_by(text).first

    # Doing

    def play(self, text: str, way: Way = "click") -> None:
        if text == ANYTHING:
            text = self.wish()
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

    def _take(self, text: str, way: Way, before: str) -> None:
        """Touch the piece; where it fits several moves one is chosen beside it, and what is only shown is confirmed."""
        if not self.is_answer(text):
            self.turn_to(text)
            expect(self.place(text)).to_have_class(re.compile(r"\bcan\b"))
        self.press(self.place(text), way)
        if not self.is_asked_more(before):
            return
        chosen = self.page.locator(f'.chooser [data-choice="{text}"]')
        if chosen.is_visible():
            self.press(chosen, way)
        elif self.commit().is_visible():
            self.press(self.commit(), way)

    def turn_to(self, text: str) -> None:
        """To what a move is made by, where one part of the board is shown at a time."""

    # Deciding

    def wish(self) -> str:
        """Some move that brings the game on."""
        raise NotImplementedError

    def decide(self, way: Way = "click") -> str:
        text = self.wish()
        self.play(text, way)
        return text
