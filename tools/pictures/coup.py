"""The pages of the server, and the moments of a game of Coup."""

from __future__ import annotations

from tools.pictures.visitor import Steps, Visitor, page


def _home(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_role("heading", level=1).wait_for()


def _home_later(visitor: Visitor) -> None:
    visitor.sign_in()
    visitor.set_preferences(visits=3, guide=False, language=visitor.language)
    visitor.branch("4-seats", "laying", 0.5)
    visitor.branch("6-seats", "buying", 0.6)
    _home(visitor)


def _moment(record: str, phase: str, part: float, considered: int | None = None) -> Steps:
    def opened(visitor: Visitor) -> None:
        visitor.sign_in()
        visitor.set_preferences(guide=False, language=visitor.language)
        visitor.page.goto(f"/tables/{visitor.branch(record, phase, part)}")
        visitor.page.locator("[data-touch]").first.wait_for()
        if considered is not None:
            tile = visitor.page.locator(".hand button[data-touch]").nth(considered)
            tile.tap() if visitor.has_touch else tile.hover()

    return opened


def _guide(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.locator(".btn.big").click()
    visitor.page.locator("aside.guide").wait_for()


def _waiting(visitor: Visitor) -> None:
    visitor.sign_in()
    wish = {"game": "coup", "seats": 4, "sit": [0], "bots": ["skilled"], "join": "anyone", "watch": "anyone"}
    table = visitor.ask("POST", "/api/tables", wish)["id"]
    visitor.page.goto(f"/tables/{table}")
    visitor.page.get_by_role("heading", level=1).wait_for()


def _score(visitor: Visitor) -> None:
    visitor.sign_in()
    visitor.set_preferences(guide=False, language=visitor.language)
    visitor.finish(visitor.branch("4-seats", "laying", 0.99))


def _replay(visitor: Visitor) -> None:
    _score(visitor)
    visitor.page.goto(visitor.page.url.split("#")[0] + "/replay#90")
    visitor.page.locator("input[type=range]").wait_for()


def _mine(visitor: Visitor) -> None:
    _score(visitor)
    visitor.page.goto("/mine")
    visitor.page.get_by_role("heading", level=1).wait_for()


def _cover(visitor: Visitor) -> None:
    visitor.sign_in()
    wish = {
        "game": "coup",
        "seats": 2,
        "sit": [0, 1],
        "names": ["Léa", "Jean-Baptiste"],
        "join": "invited",
        "watch": "nobody",
    }
    table = visitor.ask("POST", "/api/tables", wish)["id"]
    visitor.ask("POST", f"/api/tables/{table}/acts", {"t": "nonce", "nonce": "00", "id": "a"})
    visitor.ask("POST", f"/api/tables/{table}/acts", {"t": "start", "id": "b"})
    visitor.page.goto(f"/tables/{table}")
    visitor.page.get_by_role("heading", level=1).wait_for()


STEPS: dict[str, Steps] = {
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
IN_ALL_SIZES = ("home", "new", "start", "middle", "end", "six-middle", "two-middle", "score", "replay")
TALL = {"home", "home-later", "new", "score", "settings", "about", "mine", "game"}  # shown to their end
IN_DOCUMENTATION = {
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
