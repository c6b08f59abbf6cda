"""The pages of the server, and the moments of a game of Coup."""

from __future__ import annotations

from tools.pictures.sitter import Sitter, Way, page


def _home(sitter: Sitter) -> None:
    sitter.page.goto("/")
    sitter.page.get_by_role("heading", level=1).wait_for()


def _home_later(sitter: Sitter) -> None:
    sitter.come_in()
    sitter.likes(visits=3, guide=False, language=sitter.language)
    sitter.what_if("4-seats", "laying", 0.5)
    sitter.what_if("6-seats", "buying", 0.6)
    _home(sitter)


def _moment(record: str, phase: str, part: float, considered: int | None = None) -> Way:
    def opened(sitter: Sitter) -> None:
        sitter.come_in()
        sitter.likes(guide=False, language=sitter.language)
        sitter.page.goto(f"/tables/{sitter.what_if(record, phase, part)}")
        sitter.page.locator("[data-touch]").first.wait_for()
        if considered is not None:
            tile = sitter.page.locator(".hand button[data-touch]").nth(considered)
            tile.tap() if sitter.thumbs else tile.hover()

    return opened


def _guide(sitter: Sitter) -> None:
    sitter.page.goto("/")
    sitter.page.locator(".btn.big").click()
    sitter.page.locator("aside.guide").wait_for()


def _waiting(sitter: Sitter) -> None:
    sitter.come_in()
    wish = {"game": "coup", "seats": 4, "sit": [0], "bots": ["greedy"], "join": "anyone", "watch": "anyone"}
    table = sitter.ask("POST", "/api/tables", wish)["id"]
    sitter.page.goto(f"/tables/{table}")
    sitter.page.get_by_role("heading", level=1).wait_for()


def _score(sitter: Sitter) -> None:
    sitter.come_in()
    sitter.likes(guide=False, language=sitter.language)
    sitter.finish(sitter.what_if("4-seats", "laying", 0.99))


def _replay(sitter: Sitter) -> None:
    _score(sitter)
    sitter.page.goto(sitter.page.url.split("#")[0] + "/replay#90")
    sitter.page.locator("input[type=range]").wait_for()


def _mine(sitter: Sitter) -> None:
    _score(sitter)
    sitter.page.goto("/mine")
    sitter.page.get_by_role("heading", level=1).wait_for()


def _cover(sitter: Sitter) -> None:
    sitter.come_in()
    wish = {
        "game": "coup",
        "seats": 2,
        "sit": [0, 1],
        "names": ["Léa", "Jean-Baptiste"],
        "join": "invited",
        "watch": "nobody",
    }
    table = sitter.ask("POST", "/api/tables", wish)["id"]
    sitter.ask("POST", f"/api/tables/{table}/acts", {"t": "nonce", "nonce": "00", "id": "a"})
    sitter.ask("POST", f"/api/tables/{table}/acts", {"t": "start", "id": "b"})
    sitter.page.goto(f"/tables/{table}")
    sitter.page.get_by_role("heading", level=1).wait_for()


WAYS: dict[str, Way] = {
    "home": _home,
    "home-later": _home_later,
    "new": page("/new/coup"),
    "tables": page("/tables"),
    "waiting": _waiting,
    "guide": _guide,
    "start": _moment("4-seats", "buying", 0.0),
    "middle": _moment("4-seats", "laying", 0.6, considered=2),
    "swap": _moment("4-seats", "swapping", 0.5),
    "end": _moment("4-seats", "laying", 0.97, considered=0),
    "two-start": _moment("2-seats", "buying", 0.0),
    "two-middle": _moment("2-seats", "laying", 0.6, considered=3),
    "six-start": _moment("6-seats", "buying", 0.0),
    "six-middle": _moment("6-seats", "laying", 0.6, considered=1),
    "cover": _cover,
    "score": _score,
    "replay": _replay,
    "mine": _mine,
    "rulebook": page("/rules/coup"),
    "game": page("/games/coup"),
    "settings": page("/settings"),
    "about": page("/about"),
}
# In every light, language and size.
LOOKED_AT = ("home", "new", "start", "middle", "end", "six-middle", "two-middle", "score", "replay")
TALL = {"home", "home-later", "new", "score", "settings", "about", "mine", "game"}  # shown to their end
SHOWN = {
    "home-desk",
    "home-phone-dark",
    "new-desk",
    "waiting-desk",
    "guide-desk",
    "middle-desk",
    "middle-desk-dark",
    "middle-tablet",
    "middle-phone",
    "middle-phone-dark-fr",
    "six-middle-desk",
    "score-desk-fr",
    "replay-desk",
    "rulebook-desk",
}
