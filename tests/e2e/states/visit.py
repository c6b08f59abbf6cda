"""Somebody on the way to a state of a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.people import TEXTS, People
from tests.e2e.player import Player
from tests.e2e.seated import Seated, Way
from tests.e2e.server import Opened
from tests.e2e.words import fixed, plain, say

# A language is called as its speakers call it; two letters of Coup come from English words, which its rules say; and so
# do the words of its notation, which a rulebook lists.
KEPT = {"Français", "yellow", "green", "buy", "lay"}


class Visit:
    """Somebody on the way to a state; `how`: with which browser and language."""

    def __init__(self, person: People, language: str = "en", **how: Any) -> None:
        self.person, self.language, self.how = person, language, how

    @property
    def way(self) -> Way:
        """How moves are made: with a finger on a phone."""
        return "touch" if self.how.get("phone") else "click"

    def say(self, key: str, **args: int | str) -> str:
        return say(key, self.language, **args)

    def somebody(self, name: str | None = "Ada") -> Page:
        return self.person(name, language=self.language, **self.how)

    def at(self, page: Page, path: str) -> Page:
        page.goto(path)
        settled(page)
        return page

    def table(self, position: Callable[[Page], Opened], kind: type[Seated] = Player) -> Page:
        """At a table, on turn; `kind`: what is played there."""
        page = self.somebody()
        page.goto(position(page).path)
        kind(page, self.language).waits()
        return page


def settled(page: Page) -> None:
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def english(page: Page) -> list[str]:
    """Texts of ours that stand there in English. What is written alike in both languages is no matter."""
    return sorted({plain(text) for text in page.evaluate(TEXTS)} & (fixed("en") - fixed("fr") - KEPT))


State = Callable[[Visit], Page]
STATES: dict[str, State] = {}


def state(function: State) -> State:
    STATES[function.__name__.replace("_", "-")] = function
    return function
