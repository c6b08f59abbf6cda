"""Somebody at a table with a page, whatever is played there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, TypeVar

from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e.keyboard import go_to
from tests.e2e.people import TIMEOUT
from tests.e2e.until import until
from tests.e2e.words import plain, say

# Looked at with every picture the page draws: an expectation looks again only after 100, 250, 500, … ms, and this is
# waited for after every move.
DRAWN = "!document.querySelector('main[aria-busy=true]')"  # a table is drawn in parts
TITLED = f"""titles => {{
  const title = document.title.replace(/\\s+/g, ' ').trim()
  return {DRAWN} && titles.some(each => title.startsWith(each))
}}"""
ASKED = "document.querySelector('main h1')?.innerText"
ANYTHING = "anything"  # to play: what brings the game on
Way = Literal["click", "space", "drag", "list", "typed", "keys", "touch"]


class Seated:
    title: str  # of the game, as the page has it

    def __init__(self, page: Page, language: str = "en", name: str = "") -> None:
        self.page, self.language, self.name = page, language, name
        self.prompt = page.get_by_role("main").get_by_role("heading", level=1)

    def say(self, key: str, **args: int | str) -> str:
        return say(key, self.language, **args)

    # Looking

    def asked(self) -> bool:
        """Whether it is this player's turn just now."""
        return plain(self.page.title()).startswith(self.say("table-title-turn", game=self.title))

    def done(self) -> bool:
        """Whether the game is over just now."""
        return plain(self.page.title()).startswith(self.say("table-title-over", game=self.title))

    def waits(self) -> None:
        """Until it is this player's turn, or the game is over."""
        titles = [self.say(f"table-title-{what}", game=self.title) for what in ("turn", "over")]
        try:
            self.page.wait_for_function(TITLED, arg=titles)
        except Error as error:
            raise AssertionError(f"{self.page.title()!r} after {TIMEOUT} ms, none of {titles}") from error

    def settles(self) -> None:
        """Until it is this player's turn, and everything has come that a page fetches after the first load."""
        self.page.locator("main[data-settled]").wait_for()

    def over(self) -> bool:
        self.waits()
        return self.done()

    def board(self) -> Locator:
        """What is shown of the game, to everybody."""
        raise NotImplementedError

    def hand(self) -> list[str]:
        """What this player holds, as the server calls it."""
        raise NotImplementedError

    def called(self, name: str) -> str:
        """Something of the hand, in words."""
        raise NotImplementedError

    def button(self, key: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    # Doing

    @contextmanager
    def deciding(self) -> Iterator[None]:
        """Something is decided within: afterwards another question is asked, of whomever. No two in a row are alike."""
        before = self.prompt.inner_text()
        yield
        # a question whether a move is meant is not the next one
        answered = f"before => !document.querySelector('.commit') && ({ASKED} ?? before) !== before"
        self.page.wait_for_function(answered, arg=before)

    def play(self, text: str, way: Way = "click") -> None:
        """One move, in notation, by one of the ways."""
        raise NotImplementedError

    def press(self, at: Locator, way: Way) -> None:
        """Something that can be touched, by finger, by keys or by mouse."""
        if way == "touch":
            at.tap()
        elif way == "keys":
            go_to(self.page, at)
            self.page.keyboard.press("Enter")
        else:
            at.click()

    def decide(self, way: Way = "click") -> str:
        """Some move that is possible; the move."""
        raise NotImplementedError

    def commit(self) -> Locator:
        """The button that makes a move which was only shown so far."""
        return self.page.locator(".commit").get_by_role("button").first

    def to_sheet(self) -> None:
        """From the end of the game on the board to the score sheet, without waiting until it comes by itself."""
        self.button("table-see-score").click()  # as soon as it can be pressed

    def open_list(self) -> Locator:
        self.page.keyboard.press("m")
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        return dialog

    def type(self, text: str) -> None:
        field = self.open_list().get_by_role("textbox", name=self.say("table-type"))
        field.fill(text)
        field.press("Enter")


def said(page: Page) -> Locator:
    """The live region: what somebody hears who does not see the table."""
    return page.locator("[role=status][aria-live=polite].sr")


P = TypeVar("P", bound=Seated)


def whose_turn(players: Sequence[P]) -> P | None:
    """Nobody's when it is over. Bots may have to choose first."""
    found: list[P] = []

    def known() -> bool:
        found[:] = [player for player in players if player.asked()][:1]
        return bool(found) or all(player.done() for player in players)

    until(
        players[0].page,
        known,
        lambda: f"nobody is asked: {[each.prompt.inner_text() for each in players]}",
        4 * TIMEOUT,
    )
    return found[0] if found else None


def in_turn(players: list[P]) -> list[P]:
    """Whoever is asked first comes first: who begins is drawn by lot."""
    first = whose_turn(players)
    assert first is not None
    start = players.index(first)
    return players[start:] + players[:start]
