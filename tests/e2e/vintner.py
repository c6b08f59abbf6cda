"""Somebody who plays Coupage with a page: by mouse, with a finger, from the list, or with keys alone."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.e2e.at_board import NAMED, AtBoard
from tests.e2e.places import SEEN
from tests.e2e.seated import Way
from tests.e2e.words import plain, say

RECIPES = ("BLA", "ROS", "ROU", "CVB", "CVR")
CAVAS = ("CVB", "CVR")
SPECIALS = ("JEU", "VOL", "PIQ", "OEN", "REC", "EVA", "VDT")
VARIETIES = {
    "MAC": "Macabeu",
    "XAR": "Xarel·lo",
    "PAR": "Parellada",
    "CHA": "Chardonnay",
    "ULL": "Ull de llebre",
    "GAR": "Garnatxa negra",
    "TRE": "Trepat",
    "CAB": "Cabernet Sauvignon",
}
# In the order in which a barrel of one's own is dealt with.
WORK = ("bottle", "replace", "time", "stars")
PLAIN = ("draw", "harvest", "rose", "rouge", "cava-blanc")
ALONE = ("replace", "facedown", "discard", "victim", "young", "evaporate", "which-time", "own-barrel")
MORE = ("rouge-card", "cava-blanc-grape", "serve")


@cache
def prompts(language: str) -> dict[str, str]:
    """Every question that may be asked, as it is read, and the step it belongs to."""
    some, you = range(1, 9), {"who": "you", "seat": "x"}
    asked = {say(f"coupage-prompt-{step}", language, **you): step for step in PLAIN}
    asked |= {say(f"coupage-prompt-{step}", language): step for step in (*ALONE, *MORE)}
    asked |= {say("coupage-prompt-act", language, left=left, **you): "act" for left in some}
    asked |= {
        say("coupage-prompt-pay", language, left=left, recipe=recipe, goal=goal): "pay"
        for left in (0, *some)
        for recipe in RECIPES
        for goal in ("time", "bottle")
    }
    asked |= {
        say("coupage-prompt-grape", language, left=left, recipe=recipe): "grape" for left in some for recipe in RECIPES
    }
    return asked | {say("coupage-prompt-target", language, kind=kind): "target" for kind in SPECIALS}


class Wish(NamedTuple):
    touch: str  # the piece, as the server calls it; "": a button
    prefers: tuple[str, ...] = ()  # moves, or how they begin, where it fits several; the button's own


class Vintner(AtBoard):
    title = "Coupage"
    frame = ".coupage"
    also = (("[data-touch^=chosen-]", NAMED),)

    # Looking

    @property
    def seat(self) -> int:
        """One's own: that of the barrels in one's cellar."""
        touch = self.page.locator(".keg.own .whole").first.get_attribute("data-touch") or ""
        return int(touch.split("-")[1])

    def step(self) -> str:
        """What is asked: draw, act, grape, pay, target, …"""
        self.waits()
        return prompts(self.language)[plain(self.prompt.inner_text())]

    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("coupage-stock"))

    def hand(self) -> list[str]:
        """A name for each kind of card: MAC1, TIM, VOL, …"""
        cards: list[str] = self.page.locator("[data-hand-card]").evaluate_all(
            "all => all.map(it => it.dataset.handCard)"
        )
        return cards

    def piece(self, touch: str) -> Locator:
        return self.page.locator(f'[data-piece][data-touch="{touch}"]')

    def barrel(self, seat: int, number: int) -> Locator:
        return self.piece(f"barrel-{seat}-{number}")

    def called(self, card: str) -> str:
        """A card in words, as its button has it."""
        if card[3:]:
            return self.say("coupage-piece-grape", name=VARIETIES[card[:3]], stars=int(card[3:]))
        effect = self.say("coupage-effect", card=card)
        return self.say("coupage-piece-card", name=self.say("coupage-card", card=card), effect=effect)

    def able(self) -> list[str]:
        """The pieces that glow, once they do: between a move and its answer none does."""
        glowing = self.page.locator(".coupage [data-piece].can")
        super().able()
        found: list[str] = glowing.evaluate_all("all => all.map(it => it.dataset.touch)")
        return found

    # Doing

    def play(self, text: str, way: Way = "click") -> None:
        if way == "typed":
            before = self.lies()
            self.type(text)
            self.changed(before)
        else:
            self.take(Wish(self.touch_of(text), (text,)), way)

    def take(self, wish: Wish, way: Way = "click") -> None:
        """Touch the piece; where it fits several moves one is chosen beside it, and what is only shown is confirmed."""
        before = self.lies()
        self.turn_to(wish.touch)
        self.press(self.place(wish), way)
        open = self.page.locator(".chooser")
        if self.is_asked_more(before) and open.count():
            offered = open.locator("[data-choice]").evaluate_all("all => all.map(it => it.dataset.choice)")
            text = min(offered, key=lambda text: _rank(text, wish.prefers))
            self.press(open.locator(f'[data-choice="{text}"]'), way)
        elif self.commit().is_visible():
            self.press(self.commit(), way)
        self.changed(before)

    def press(self, at: Locator, way: Way) -> None:
        """Cards of a large hand lie on one another: a person clicks on what is seen of one."""
        point = at.evaluate(SEEN) if way in ("click", "touch") else None
        if point is None:
            super().press(at, way)
        elif way == "touch":
            at.tap(position=point)
        else:
            at.click(position=point)

    def place(self, wish: Wish) -> Locator:
        """The piece, once it can be played, or the button."""
        if not wish.touch:
            return self.page.locator(f'.actions [data-choice="{wish.prefers[0]}"]')
        expect(self.piece(wish.touch).first).to_have_class(re.compile(r"\bcan\b"))
        return self.piece(wish.touch).first

    def turn_to(self, touch: str) -> None:
        """On a small screen the wine list is a tab of its own."""
        name = self.say("coupage-aid-tab") if touch.startswith("recipe-") else self.say("table-tab", name="table")
        tab = self.page.get_by_role("navigation", name=self.say("table-tabs")).get_by_role("button", name=name)
        if tab.is_visible() and tab.get_attribute("aria-current") is None:
            tab.click()
            expect(tab).to_have_attribute("aria-current", "true")

    def touch_of(self, text: str) -> str:
        """The piece by which a move is made; "": a button."""
        verb, _, what = text.partition(" ")
        if verb in WORK:
            return f"barrel-{self.seat}-{what}"
        named = {"pile": "pile", "market": f"market-{what}", "lay": f"recipe-{what}", "play": f"hand-{what}"}
        named |= {"seat": f"player-{what}", "barrel": f"barrel-{what}", "take": f"harvest-{what}"}
        if verb in named:
            return named[verb]
        if verb in ("end", "cycle", "decline", "done"):
            return ""
        return next(touch for touch in self.able() if touch.endswith(f"-{verb}"))  # a card, wherever it lies

    # Deciding

    def decide(self, way: Way = "click") -> str:
        """The piece, or the button's move."""
        wish = self.wish()
        self.take(wish, way)
        return wish.touch or wish.prefers[0]

    def wish(self) -> Wish:
        """What brings a wine nearer, if anything does; else something that is possible."""
        step, able = self.step(), self.able()
        if step == "draw":
            return Wish(self._drawn(able))
        if step == "act":
            return self._action(able)
        if step in ("rose", "rouge", "cava-blanc"):
            return Wish("", ("decline",))
        if step == "pay" and self.page.locator('.actions [data-choice="done"]').count():
            return Wish("", ("done",))  # nothing is given away
        return Wish(able[0])

    def _drawn(self, able: list[str]) -> str:
        """A Time for a barrel that waits for one, else an unknown card."""
        waits = self.page.locator(".keg.own.producing:not(.ready)").count()
        time = self.say("coupage-piece-market", card=self.called("TIM"))
        good = [touch for touch in able if waits and self.piece(touch).get_attribute("aria-label") == time]
        return (good or [touch for touch in able if touch == "pile"] or able)[0]

    def _action(self, able: list[str]) -> Wish:
        own = self.page.locator(".keg.own.producing [data-piece].can:not(.small)")
        for touch in own.evaluate_all("all => all.map(it => it.dataset.touch)"):
            return Wish(touch, WORK)
        recipes = [touch for touch in able if touch.startswith("recipe-") and self._can_win_with(touch[-3:])]
        if recipes:
            has_cava = any(self._begun(recipe) for recipe in CAVAS)
            return Wish(min(recipes, key=lambda touch: (touch[-3:] in CAVAS) == has_cava))
        for kind in ("JEU", "VOL", "REC", "VDT", "EVA"):
            if f"hand-{kind}" in able:
                return Wish(f"hand-{kind}")
        return Wish("", ("end",))

    def _can_win_with(self, recipe: str) -> bool:
        """CPG-4.6: whether one more of it leaves a barrel for what is missing."""
        begun = {each: self._begun(each) + (each == recipe) for each in RECIPES}
        cavas = sum(begun[each] for each in CAVAS)
        return max(0, sum(begun.values()) - cavas - 2) + max(0, cavas - 1) <= 1

    def _begun(self, recipe: str) -> int:
        """How many there are of it, in barrels and bottles."""
        wine = self.say("coupage-wine", recipe=recipe)
        return self.page.locator(".keg.own:not(.empty)").get_by_text(wine, exact=True).count()


def _rank(text: str, prefers: tuple[str, ...]) -> int:
    return next((i for i, wanted in enumerate(prefers) if text.startswith(wanted)), len(prefers))
