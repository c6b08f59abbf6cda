"""The moments of a game of Coupe nation."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FilePayload, Page

from tablee.bots.levels import VERSION
from tests.e2e.cupbearer import Cupbearer
from tests.e2e.server import Opened, against_bots, at, record
from tools.pictures.visitor import Steps, Visitor, page

WON, FINISH = "coupe_nation/won", "coupe_nation/4-seats-finish"
START, DRAW, ACT, RESERVE, LAST = at(0, WON), at(30, WON), at(72, WON), at(61, WON), at(110, WON)
LOSE, FOUR, TWO = at(121, "coupe_nation/collapsed"), at(84, FINISH), at(0, "coupe_nation/2-seats")


def _comes(visitor: Visitor, position: Callable[[Page], Opened]) -> Cupbearer:
    """Open a position of a recorded game in which it is the visitor's turn."""
    visitor.sign_in("Camille")
    visitor.set_preferences(guide=False, language=visitor.language)
    visitor.page.goto(position(visitor.page).path)
    player = Cupbearer(visitor.page, visitor.language)
    player.waits()
    player.able()
    return player


def _moment(position: Callable[[Page], Opened], *moves: str) -> Steps:
    """Make these moves at the position."""

    def opened(visitor: Visitor) -> None:
        player = _comes(visitor, position)
        for move in moves:
            player.play(move, "typed")
        visitor.page.evaluate("document.activeElement?.blur()")  # the frame of the keyboard's focus hides a glass

    return opened


def _end(position: Callable[[Page], Opened], *moves: str) -> Steps:
    """The moment on the board before the score sheet."""

    def opened(visitor: Visitor) -> None:
        _moment(position, *moves)(visitor)
        stay = Cupbearer(visitor.page, visitor.language).say("table-stay")
        visitor.page.get_by_role("button", name=stay).click()
        visitor.page.locator(".ending").wait_for()

    return opened


def _score(visitor: Visitor) -> None:
    _moment(LAST, "place 26", "on L7P1")(visitor)
    visitor.page.locator("[data-point=score]").wait_for()


def _missed(visitor: Visitor) -> None:
    """The score sheet of a lost game, with what would have won."""
    _moment(LOSE, "open L5P2")(visitor)
    visitor.page.locator(".missed").wait_for()


def _story(visitor: Visitor) -> None:
    """The replay of a game with bots, which say why they moved as they did."""
    page = visitor.page
    page.goto("/replay")
    text = record(WON).replace("seat 1: Ben", f"seat 1: bot skilled {VERSION}")
    text = text.replace("seat 2: Cle", f"seat 2: bot expert {VERSION}")
    file: FilePayload = {"name": "won.tablee", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider").fill("72")
    page.locator(".reason").first.wait_for()


def _guide(visitor: Visitor) -> None:
    visitor.sign_in()
    visitor.page.goto(against_bots(visitor.page, 3, game="coupe_nation").path)
    visitor.page.locator("aside.guide").wait_for()


STEPS: dict[str, Steps] = {
    "nation-start": _moment(START),
    "nation-draw": _moment(DRAW),
    "nation-turn": _moment(ACT),
    "nation-place": _moment(ACT, "place 37"),
    "nation-reserve": _moment(RESERVE, "reserve pair 4 pair 8 sum 13"),
    "nation-four": _moment(FOUR),
    "nation-two": _moment(TWO),
    "nation-won": _end(LAST, "place 26", "on L7P1"),
    "nation-lost": _end(LOSE, "open L5P2"),
    "nation-score": _score,
    "nation-missed": _missed,
    "nation-story": _story,
    "nation-guide": _guide,
    "nation-game": page("/games/coupe_nation"),
}
IN_ALL_SIZES = (
    "nation-start",
    "nation-place",
    "nation-two",
    "nation-four",
    "nation-won",
    "nation-lost",
    "nation-missed",
)
TALL = {"nation-score", "nation-missed", "nation-game"}
IN_DOCUMENTATION = {
    "nation-place-desk",
    "nation-place-desk-dark",
    "nation-four-desk-fr",
    "nation-place-large",
    "nation-place-tablet",
    "nation-place-phone",
    "nation-turn-phone-dark-fr",
    "nation-won-desk",
    "nation-won-desk-dark",
    "nation-lost-desk",
    "nation-lost-desk-fr",
    "nation-score-desk",
    "nation-missed-desk",
    "nation-story-desk",
}
