"""The moments of a game of Capa d'Oro."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.planter import Planter
from tests.e2e.seated import Way
from tests.e2e.server import Opened, against_bots, at
from tools.pictures.visitor import Steps, Visitor, page

FOUR, TWO, LAST = "capa_doro/4-seats", "capa_doro/2-seats", "capa_doro/sixty-points"
START, ACT, PUSH, BEETLE = at(0, FOUR), at(107, FOUR), at(118, FOUR), at(99, FOUR)
CUSTOMS, LOSE, LATE = at(112, FOUR), at(58, FOUR), at(133, FOUR)
TWO_START, TWO_MIDDLE, TWO_LATE, WIN = at(0, TWO), at(107, TWO), at(161, TWO), at(150, LAST)


def _comes(visitor: Visitor, position: Callable[[Page], Opened], name: str = "Camille") -> Planter:
    """Open a position of a recorded game in which it is the visitor's turn."""
    visitor.sign_in(name)
    visitor.set_preferences(guide=False, language=visitor.language)
    visitor.page.goto(position(visitor.page).path)
    player = Planter(visitor.page, visitor.language)
    player.waits()
    player.able()
    return player


def _moment(position: Callable[[Page], Opened], *moves: str, points: str = "") -> Steps:
    """Make these moves at the position, then hover a piece, or tap it once on a touch screen."""

    def opened(visitor: Visitor) -> None:
        player = _comes(visitor, position)
        way: Way = "touch" if visitor.has_touch else "click"
        for move in moves:
            player.play(move, way)
            player.able()
        if points:
            player.turn_to(points)
            piece = player.piece(points).first
            piece.tap() if visitor.has_touch else piece.hover()

    return opened


def _panel(visitor: Visitor) -> None:
    """On a small screen the others are a tab of their own."""
    player = _comes(visitor, ACT)
    tab = player.page.get_by_role("button", name=player.say("capa-doro-panel"))
    if tab.is_visible():
        tab.click()


def _end(visitor: Visitor) -> None:
    """The moment on the board before the score sheet."""
    player = _comes(visitor, WIN)
    player.decide("touch" if visitor.has_touch else "click")
    visitor.page.get_by_role("button", name=player.say("table-stay")).click()
    visitor.page.locator(".ending").wait_for()


def _score(visitor: Visitor) -> None:
    player = _comes(visitor, WIN)
    player.decide("touch" if visitor.has_touch else "click")
    visitor.page.locator("[data-point=score]").wait_for()


def _replay(visitor: Visitor) -> None:
    _score(visitor)
    visitor.page.goto(visitor.page.url.split("#")[0] + "/replay#90")
    visitor.page.locator("input[type=range]").wait_for()


def _guide(visitor: Visitor) -> None:
    visitor.sign_in()
    visitor.page.goto(against_bots(visitor.page, 3, game="capa_doro").path)
    visitor.page.locator("aside.guide").wait_for()


STEPS: dict[str, Steps] = {
    "capa-start": _moment(START),
    "capa-turn": _moment(ACT),
    "capa-push": _moment(PUSH, "sow SA-1", points="AS-1-S"),
    "capa-beetle": _moment(BEETLE),
    "capa-customs": _moment(CUSTOMS, points="AS"),
    "capa-lose": _moment(LOSE),
    "capa-late": _moment(LATE),
    "capa-panel": _panel,
    "capa-two-start": _moment(TWO_START),
    "capa-two": _moment(TWO_MIDDLE),
    "capa-two-late": _moment(TWO_LATE),
    "capa-end": _end,
    "capa-score": _score,
    "capa-replay": _replay,
    "capa-guide": _guide,
    "capa-game": page("/games/capa_doro"),
}
IN_ALL_SIZES = ("capa-start", "capa-push", "capa-late", "capa-two", "capa-end", "capa-score")
TALL = {"capa-score", "capa-game"}
IN_DOCUMENTATION = {
    "capa-start-desk",
    "capa-late-large",
    "capa-two-phone",
    "capa-score-phone-dark-fr",
    "capa-push-desk",
    "capa-push-desk-dark",
    "capa-two-desk-fr",
    "capa-beetle-desk",
    "capa-push-tablet",
    "capa-push-phone",
    "capa-customs-phone-dark-fr",
    "capa-end-desk",
    "capa-score-desk",
}
