"""The moments of a game of Coupage."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.server import Opened, against_bots, at
from tests.e2e.vintner import Vintner
from tools.pictures.sitter import Shot, Sitter, Way, page

FOUR = "coupage/4-seats"
TURN, DRAW, BOTTLE, SPOIL, EVAPORATE = at(114, FOUR), at(113, FOUR), at(186, FOUR), at(90, FOUR), at(81, FOUR)
HARVEST, LAST = at(110, FOUR), at(227, FOUR)


def _comes(sitter: Sitter, position: Callable[[Page], Opened], name: str = "Léa") -> Vintner:
    """At a position of a recorded game, on turn."""
    sitter.come_in(name)
    sitter.likes(guide=False, language=sitter.language)
    sitter.page.goto(position(sitter.page).path)
    player = Vintner(sitter.page, sitter.language)
    player.waits()
    player.able()
    return player


def _moment(position: Callable[[Page], Opened], *moves: str, points: str = "") -> Way:
    """These moves are made there, and then a piece is pointed at, or touched for the first time."""

    def opened(sitter: Sitter) -> None:
        player = _comes(sitter, position)
        for move in moves:
            player.play(move)
            player.able()
        if points:
            piece = player.piece(points.replace("own", f"barrel-{player.seat}")).first
            piece.tap() if sitter.thumbs else piece.hover()

    return opened


def _scrolled(area: str) -> Way:
    """What lies further down on a phone."""

    def opened(sitter: Sitter) -> None:
        player = _comes(sitter, TURN)
        player.page.locator(f"[data-area={area}]").evaluate("it => it.scrollIntoView({ block: 'start' })")

    return opened


def _discard(sitter: Sitter) -> None:
    player = _comes(sitter, DRAW)
    player.piece("discard").click()
    player.page.get_by_role("dialog").wait_for()


def _watched(sitter: Sitter) -> None:
    """A game of somebody else."""
    host = Sitter(sitter.browser, sitter.server, Shot("host"))
    try:
        host.come_in("Jean-Baptiste")
        host.page.goto("/")
        table = TURN(host.page)
    finally:
        host.context.close()
    sitter.come_in()
    sitter.likes(guide=False, language=sitter.language)
    sitter.page.goto(table.link)
    Vintner(sitter.page, sitter.language).board().wait_for()


def _score(sitter: Sitter) -> None:
    player = _comes(sitter, LAST)
    player.play("bottle 3")
    while not player.over():
        player.decide()
    sitter.page.locator("[data-point=score]").wait_for()


def _replay(sitter: Sitter) -> None:
    _score(sitter)
    sitter.page.goto(sitter.page.url.split("#")[0] + "/replay#150")
    sitter.page.locator("input[type=range]").wait_for()


def _guide(sitter: Sitter) -> None:
    sitter.come_in()
    sitter.page.goto(against_bots(sitter.page, 3, game="coupage").path)
    sitter.page.locator("aside.guide").wait_for()


WAYS: dict[str, Way] = {
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
LOOKED_AT = ("coupage-turn", "coupage-bottle", "coupage-spoil", "coupage-list", "coupage-cellars", "coupage-score")
TALL = {"coupage-score", "coupage-new", "coupage-game"}
SHOWN = {
    "coupage-turn-desk",
    "coupage-turn-desk-dark",
    "coupage-bottle-desk-fr",
    "coupage-spoil-desk",
    "coupage-turn-phone",
    "coupage-evaporate-phone-dark-fr",
    "coupage-list-phone",
    "coupage-score-desk",
}
