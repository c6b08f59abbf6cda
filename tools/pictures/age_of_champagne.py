"""The moments of a game of Age of Champagne."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.seated import Way
from tests.e2e.server import Opened, act, against_bots, at, branch, finished, open_table, steps
from tests.e2e.winemaker import Winemaker
from tools.pictures.visitor import Steps, Visitor, page

GAME = "age_of_champagne"
RECORD = f"{GAME}/4-seats"


def before(verb: str, part: float = 0.5) -> Callable[[Page], Opened]:
    """The way to the position before such a move, about so far (0 to 1) into a recorded game, on that seat."""

    def position(page: Page) -> Opened:
        made = steps(page, RECORD)
        found = [move for move, step in enumerate(made) if step.text.startswith(f"{verb} ")]
        move = min(found, key=lambda each: abs(each - part * len(made)))
        return branch(page, move, made[move].seat, RECORD)

    return position


def _comes(visitor: Visitor, position: Callable[[Page], Opened], name: str = "Camille") -> Winemaker:
    """Open a position in which it is the visitor's turn."""
    visitor.sign_in(name)
    visitor.set_preferences(guide=False, language=visitor.language)
    visitor.page.goto(position(visitor.page).path)
    player = Winemaker(visitor.page, visitor.language)
    player.waits()
    player.able()
    return player


def _alone(page: Page) -> Opened:
    table = open_table(page, 1, game=GAME)
    act(page, table.id, "start")
    return table


def _among(seats: int) -> Callable[[Page], Opened]:
    return lambda page: against_bots(page, seats, game=GAME)


def _way(visitor: Visitor) -> Way:
    return "touch" if visitor.has_touch else "click"


def _moment(position: Callable[[Page], Opened], *, until: str = "", aim: str = "") -> Steps:
    """Play until this is asked; then hover a piece whose name begins so, or tap it once on a touch screen."""

    def opened(visitor: Visitor) -> None:
        player = _comes(visitor, position)
        while until and player.phase() != until:
            player.decide(_way(visitor))
        player.able()
        if aim:
            player.turn_to(f"place {aim}")
            piece = visitor.page.locator(f'[data-touch^="{aim}"].can:visible').first
            piece.tap() if visitor.has_touch else piece.hover()

    return opened


def _estate(visitor: Visitor) -> None:
    """The estate of another house."""
    player = _comes(visitor, before("place", 0.6))
    other = (player.seat + 1) % 3
    visitor.page.locator(f'.house[data-touch="player-{other}"]:visible').first.click()
    visitor.page.locator(f'.estate[data-house="{other}"]').wait_for()


def _merchant(visitor: Visitor) -> None:
    """The board of the Wine Merchant."""
    _comes(visitor, at(80, f"{GAME}/1-seats"))
    visitor.page.locator('.house[data-house="merchant"]:visible').first.click()
    visitor.page.locator(".merchant").wait_for()


def _panel(visitor: Visitor) -> None:
    """On a small screen the event and everybody are a tab of their own."""
    player = _comes(visitor, before("place", 0.6))
    tab = visitor.page.get_by_role("button", name=player.say("age-of-champagne-panel"))
    if tab.is_visible():
        tab.click()


def _projected(visitor: Visitor) -> None:
    """The score sheet, if the game ended now."""
    _panel(visitor)
    visitor.page.locator(".council [aria-haspopup=dialog]").click()
    visitor.page.get_by_role("dialog").wait_for()


def _end(visitor: Visitor) -> None:
    """The end on the board, before the score sheet."""
    player = _comes(visitor, at(104, f"{GAME}/1-seats"))
    player.play("decline", _way(visitor))
    player.button("table-stay").click()
    visitor.page.locator(".ending").wait_for()


def _score(visitor: Visitor) -> None:
    visitor.sign_in("Camille")
    visitor.set_preferences(guide=False, language=visitor.language)
    visitor.page.goto(finished(visitor.page, GAME).link)
    visitor.page.locator("[data-point=score]").wait_for()


def _guide(visitor: Visitor) -> None:
    visitor.sign_in()
    visitor.page.goto(_alone(visitor.page).path)
    visitor.page.locator("aside.guide").wait_for()


STEPS: dict[str, Steps] = {
    "champagne-draft": _moment(_among(3)),
    "champagne-start": _moment(_among(4), until="place"),
    "champagne-solo": _moment(_alone, until="place"),
    "champagne-place": _moment(before("place"), aim="Z5."),
    "champagne-vineyard": _moment(before("place", 0.4), aim="Z1."),
    "champagne-ship": _moment(before("ship", 0.7)),
    "champagne-blend": _moment(before("blend", 0.6)),
    "champagne-harvest": _moment(before("keep-c", 0.6)),
    "champagne-late": _moment(before("place", 0.9)),
    "champagne-estate": _estate,
    "champagne-merchant": _merchant,
    "champagne-panel": _panel,
    "champagne-projected": _projected,
    "champagne-end": _end,
    "champagne-score": _score,
    "champagne-guide": _guide,
    "champagne-game": page(f"/games/{GAME}"),
    "champagne-new": page(f"/new/{GAME}"),
}
IN_ALL_SIZES = ("champagne-draft", "champagne-place", "champagne-blend", "champagne-late", "champagne-score")
TALL = {"champagne-score", "champagne-game", "champagne-new"}
IN_DOCUMENTATION = {
    "champagne-draft-desk",
    "champagne-start-desk",
    "champagne-solo-desk",
    "champagne-place-desk",
    "champagne-place-desk-dark",
    "champagne-place-desk-fr",
    "champagne-estate-desk",
    "champagne-merchant-desk",
    "champagne-ship-desk",
    "champagne-late-large",
    "champagne-place-tablet",
    "champagne-place-phone",
    "champagne-blend-phone-dark-fr",
    "champagne-projected-desk",
    "champagne-end-desk",
    "champagne-score-desk",
    "champagne-new-desk",
}
