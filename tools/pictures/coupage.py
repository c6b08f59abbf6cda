"""The moments of a game of Coupage."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.server import Opened, against_bots, at
from tests.e2e.vintner import Vintner
from tools.pictures.visitor import Shot, Steps, Visitor, page

FOUR = "coupage/4-seats"
TURN, DRAW, BOTTLE, SPOIL, EVAPORATE = at(114, FOUR), at(113, FOUR), at(186, FOUR), at(90, FOUR), at(81, FOUR)
HARVEST, LAST = at(110, FOUR), at(227, FOUR)


def _comes(visitor: Visitor, position: Callable[[Page], Opened], name: str = "Léa") -> Vintner:
    """Open a position of a recorded game in which it is the visitor's turn."""
    visitor.sign_in(name)
    visitor.set_preferences(guide=False, language=visitor.language)
    visitor.page.goto(position(visitor.page).path)
    player = Vintner(visitor.page, visitor.language)
    player.waits()
    player.able()
    return player


def _moment(position: Callable[[Page], Opened], *moves: str, points: str = "") -> Steps:
    """Make these moves at the position, then hover a piece, or tap it once on a touch screen."""

    def opened(visitor: Visitor) -> None:
        player = _comes(visitor, position)
        for move in moves:
            player.play(move)
            player.able()
        if points:
            piece = player.piece(points.replace("own", f"barrel-{player.seat}")).first
            piece.tap() if visitor.has_touch else piece.hover()

    return opened


def _scrolled(area: str) -> Steps:
    """Scroll to a part that is further down on a phone."""

    def opened(visitor: Visitor) -> None:
        player = _comes(visitor, TURN)
        player.page.locator(f"[data-area={area}]").evaluate("it => it.scrollIntoView({ block: 'start' })")

    return opened


def _discard(visitor: Visitor) -> None:
    player = _comes(visitor, DRAW)
    player.piece("discard").click()
    player.page.get_by_role("dialog").wait_for()


def _watched(visitor: Visitor) -> None:
    """Watch a game of another player."""
    host = Visitor(visitor.browser, visitor.server, Shot("host"))
    try:
        host.sign_in("Jean-Baptiste")
        host.page.goto("/")
        table = TURN(host.page)
    finally:
        host.context.close()
    visitor.sign_in()
    visitor.set_preferences(guide=False, language=visitor.language)
    visitor.page.goto(table.link)
    Vintner(visitor.page, visitor.language).board().wait_for()


def _score(visitor: Visitor) -> None:
    player = _comes(visitor, LAST)
    player.play("bottle 3")
    while not player.over():
        player.decide()
    visitor.page.locator("[data-point=score]").wait_for()


def _replay(visitor: Visitor) -> None:
    _score(visitor)
    visitor.page.goto(visitor.page.url.split("#")[0] + "/replay#150")
    visitor.page.locator("input[type=range]").wait_for()


def _guide(visitor: Visitor) -> None:
    visitor.sign_in()
    visitor.page.goto(against_bots(visitor.page, 3, game="coupage").path)
    visitor.page.locator("aside.guide").wait_for()


STEPS: dict[str, Steps] = {
    "coupage-turn": _moment(TURN, points="own-1"),
    "coupage-draw": _moment(DRAW, points="market-2"),
    "coupage-bottle": _moment(BOTTLE, "bottle 1"),
    "coupage-spoil": _moment(SPOIL, "play PIQ", points="barrel-3-1"),
    "coupage-evaporate": _moment(EVAPORATE, "play EVA", "barrel 1-2"),
    "coupage-harvest": _moment(HARVEST),
    "coupage-list": _scrolled("aid"),
    "coupage-cellars": _scrolled("cellars"),
    "coupage-discard": _discard,
    "coupage-watched": _watched,
    "coupage-score": _score,
    "coupage-replay": _replay,
    "coupage-guide": _guide,
    "coupage-new": page("/new/coupage"),
    "coupage-game": page("/games/coupage"),
    "coupage-rulebook": page("/rules/coupage"),
}
IN_ALL_SIZES = ("coupage-turn", "coupage-bottle", "coupage-spoil", "coupage-list", "coupage-cellars", "coupage-score")
TALL = {"coupage-score", "coupage-new", "coupage-game"}
IN_DOCUMENTATION = {
    "coupage-turn-desk",
    "coupage-turn-desk-dark",
    "coupage-bottle-desk-fr",
    "coupage-spoil-desk",
    "coupage-turn-phone",
    "coupage-evaporate-phone-dark-fr",
    "coupage-list-phone",
    "coupage-score-desk",
}
