"""Somebody who plays Coup with a page, by every way there is."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

from playwright.sync_api import Locator, expect

from tests.e2e.seated import ASKED, Seated, Way
from tests.e2e.words import pattern, plain, say

Phase = Literal["buy", "lay", "swap", "last"]
COLOURS = "YORVBG"
MOST = 12  # tokens or tiles that a prompt may count


@cache
def prompts(language: str) -> dict[str, Phase]:
    """Every question that may be asked, as it is read."""
    some = range(MOST + 1)
    buy = [say("coup-prompt-buy", language, who="you", left=left, price=100, seat="x") for left in some]
    asked: dict[str, Phase] = dict.fromkeys(buy, "buy")
    asked |= {
        say("coup-prompt-lay", language, who="you", turn=turn, of=of, seat="x"): "lay" for of in some for turn in some
    }
    asked |= {say("coup-prompt-swap", language, who="you", aside=aside, seat="x"): "swap" for aside in some}
    return asked | {say("coup-prompt-last", language, who="you", seat="x"): "last"}


class Player(Seated):
    title = "Coup"

    # Looking

    def phase(self) -> Phase:
        self.waits()
        return prompts(self.language)[plain(self.prompt.inner_text())]

    def leaves(self, phase: Phase) -> None:
        """Until nothing of this kind is asked any more: a swap is several moves that are sent together."""
        asked = [pattern(prompt) for prompt, kind in prompts(self.language).items() if kind == phase]
        expect(self.prompt).not_to_have_text(re.compile(f"^({'|'.join(asked)})$"))

    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("coup-board-name"))

    def hand(self) -> list[str]:
        """As it is held: B11, Y04, …"""
        tiles: list[str] = self.page.locator("[data-hand-tile]").evaluate_all(
            "all => all.map(it => it.dataset.handTile)"
        )
        return tiles

    def tile(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.called(name))},", re.IGNORECASE))

    def called(self, name: str) -> str:
        """A tile as its button begins: "blue 11"."""
        return self.say("coup-hand-tile-back", colour=name[0], number=int(name[1:])).split(",")[0]

    def space(self, name: str) -> Locator:
        called = self.say("coup-board-space", colour=name[0], number=int(name[1:]))
        return self.page.get_by_role("button", name=called, exact=True)

    def supply(self, colour: str) -> Locator:
        called = self.say("coup-move-buy", colour=colour)
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(called)} ", re.IGNORECASE))

    def named(self, text: str) -> str:
        """A move in words."""
        verb, _, piece = text.partition(" ")
        if verb == "buy":
            return self.say("coup-move-buy", colour=piece)
        if verb in ("lay", "aside"):
            return self.say(f"coup-move-{verb}", colour=piece[0], number=int(piece[1:]))
        return self.say(f"coup-move-{verb}")

    # Doing

    def play(self, text: str, way: Way = "click") -> None:
        """One move, in notation, by one of the ways."""
        before = self.prompt.inner_text()
        with self.deciding():
            if way == "list":
                self.from_the_list(text)
            elif way == "typed":
                self.type(text)
            elif way == "keys":
                self.by_keys(text)
            else:
                self.by_hand(text, way)
            if way != "touch":
                self._confirms(before)

    def _confirms(self, before: str) -> None:
        """What is costly and final, such as the Coup, is asked about once more."""
        self.page.wait_for_function(
            f"before => document.querySelector('.commit button')?.checkVisibility() || ({ASKED} ?? before) !== before",
            arg=before,
        )
        if self.commit().is_visible():
            self.commit().click()

    def by_hand(self, text: str, way: Way = "click") -> None:
        verb, _, piece = text.partition(" ")
        if verb == "done":
            self.page.locator('[data-choice="done"]').click()
        elif verb in ("stop", "pass"):
            place = self.button(f"coup-move-{verb}")
            if way == "touch":
                place.first.tap()
                self.page.locator(".commit").get_by_role("button", name=self.named(text)).tap()
            else:
                place.click()
        elif way == "touch":
            (self.supply(piece) if verb == "buy" else self.tile(piece)).tap()
            self.page.locator(".commit").get_by_role("button", name=self.named(text)).tap()
        elif verb == "buy":
            self.supply(piece).click()
        elif way == "space":
            self.space(piece).click()
        elif way == "drag":
            self.drag(piece)
        else:
            self.tile(piece).click()

    def drag(self, name: str) -> None:
        self.tile(name).hover()  # waits until it has come to rest
        there = self.page.locator(f'[data-touch="space-{name}"]').bounding_box()
        assert there
        self.page.mouse.down()
        self.page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
        self.page.mouse.up()

    def from_the_list(self, text: str) -> None:
        named = self.named(text)
        self.open_list().get_by_role("button", name=re.compile(f"^{re.escape(named)}")).first.click()

    def by_keys(self, text: str) -> None:
        verb, _, piece = text.partition(" ")
        if verb == "buy":
            self.supply(piece).focus()
        elif verb == "lay":
            self.tile(piece).focus()
        else:
            (self.page.locator('[data-choice="done"]') if verb == "done" else self.button(f"coup-move-{verb}")).focus()
        self.page.keyboard.press("Enter")

    def decide(self, way: Way = "click", buys: bool = True) -> str:
        """Some move that is possible; the move."""
        phase = self.phase()
        if phase == "buy":
            supplies = self.page.locator("[data-touch^=supply-][aria-disabled=false]")
            able = supplies.evaluate_all("all => all.map(it => it.dataset.colour)") if buys else []
            text = f"buy {able[0]}" if able else "stop"
        elif phase == "swap":
            text = "done"
        else:
            text = f"lay {self.hand()[0]}"
        # Each way leads to each move, but not every piece can be dragged, and a space only takes its tile.
        usual: Way = "touch" if way == "touch" else "click"
        self.play(text, way if phase in ("lay", "last") or way in ("list", "typed", "keys") else usual)
        return text
