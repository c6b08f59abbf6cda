"""What the server can be asked for beside the page, with the page's own cookies: tables at once, and positions."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tablee.server.web.safety.csrf import CSRF_COOKIE, CSRF_HEADER
from tests.e2e.people import TIMEOUT
from tests.e2e.until import until
from tools import ROOT

RECORDS = ROOT / "tests" / "records"
COUP = "coup/3-seats"
_numbers = count()


class Opened(NamedTuple):
    id: str
    invite: str

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    @property
    def link(self) -> str:
        return f"{self.path}?invite={self.invite}"


def ask(page: Page, path: str) -> Any:
    reply = page.context.request.get(path)
    assert reply.ok, f"{path}: {reply.status} {reply.text()}"
    return reply.json() if "json" in reply.headers["content-type"] else reply.text()


def tell(page: Page, path: str, body: dict[str, Any]) -> Any:
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie.get("name") == CSRF_COOKIE)
    reply = page.context.request.post(
        path, data=json.dumps(body), headers={CSRF_HEADER: token, "content-type": "application/json"}
    )
    assert reply.ok, f"{path}: {reply.status} {reply.text()}"
    return reply.json()


def act(page: Page, table: str, kind: str, invite: str = "", **more: Any) -> Any:
    body = {"t": kind, "id": f"e2e-{next(_numbers)}", **more}
    return tell(page, f"/api/tables/{table}/acts" + (f"?invite={invite}" if invite else ""), body)


def open_table(page: Page, seats: int = 3, **wish: Any) -> Opened:
    """The page's person sits at the first seat, unless `sit` says otherwise."""
    wish = {"game": "coup", "seats": seats, "sit": [0], "join": "invited", "watch": "invited"} | wish
    found = tell(page, "/api/tables", wish)
    table = Opened(found["id"], found["invite"])
    if wish["sit"]:
        act(page, table.id, "nonce", nonce=f"a0{next(_numbers):06}")
    return table


def sit_down(page: Page, table: Opened, seat: int) -> None:
    act(page, table.id, "sit", table.invite, seat=seat, nonce=f"b0{next(_numbers):06}")


def against_bots(page: Page, seats: int = 3, bot: str = "random", **wish: Any) -> Opened:
    """A game that has begun."""
    table = open_table(page, seats, bots=[bot] * (seats - 1), **wish)
    act(page, table.id, "start")
    return table


def two_people(host: Page, guest: Page, seats: int = 2, bot: str = "random", **wish: Any) -> Opened:
    """A game that has begun: host, guest, and bots on the other seats."""
    table = open_table(host, seats, bots=[bot] * (seats - 2), **wish)
    sit_down(guest, table, 1)
    act(host, table.id, "start")
    return table


def asked(page: Page, table: Opened) -> list[int]:
    """The seats of the page's person that must choose now."""
    return [seat for each in ask(page, "/api/me/tables") if each["id"] == table.id for seat in each["asked"]]


def first_move(page: Page, table: Opened, seat: int) -> None:
    """The first there is of Coupage, without the page: to draw from the pile, to end the turn, to take of a harvest."""
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie.get("name") == CSRF_COOKIE)
    body = {"t": "move", "id": f"e2e-{next(_numbers)}", "text": "decline", "seat": seat}  # never possible
    reply = page.context.request.post(f"/api/tables/{table.id}/acts", data=body, headers={CSRF_HEADER: token})
    act(page, table.id, "move", text=reply.json()["legal"][0], seat=seat)


def status(page: Page, table: Opened) -> str:
    return str(ask(page, f"/api/tables/{table.id}")["table"]["status"])


def result(page: Page, table: str) -> list[int]:
    """The points of everybody at a game that is over, as its record has them."""
    found = re.search(r"^result: (.+)$", ask(page, f"/api/tables/{table}/record"), re.MULTILINE)
    assert found
    return [int(points) for points in found[1].split()]


_finished: dict[tuple[str, str], Opened] = {}


def finished(page: Page, game: str = "coup") -> Opened:
    """A game that bots have played to its end, one for each server. Anybody may look at it."""
    server = page.context.request.get("/health").url, game
    if server not in _finished:
        table = open_table(page, game=game, sit=[], bots=["greedy"] * 3, watch="anyone")
        act(page, table.id, "start")
        until(page, lambda: status(page, table) == "finished", lambda: status(page, table), 6 * TIMEOUT)
        _finished[server] = table
    return _finished[server]


class Step(NamedTuple):
    seat: int
    text: str
    told: tuple[str, ...]


@cache
def record(name: str) -> str:
    return (RECORDS / f"{name}.tablee").read_text(encoding="utf-8")


_replays: dict[str, list[Step]] = {}


def steps(page: Page, name: str) -> list[Step]:
    if name not in _replays:
        found = tell(page, "/api/replays", {"record": record(name), "viewer": -1, "name": name})
        _replays[name] = [
            Step(step["seat"], step["text"], tuple(line["key"] for line in step["lines"])) for step in found["steps"]
        ]
    return _replays[name]


def branch(page: Page, move: int, seat: int, name: str = COUP, level: str = "random") -> Opened:
    """Go on from a position of a record, on that seat."""
    found = tell(
        page, "/api/replays/branch", {"record": record(name), "name": name, "move": move, "seat": seat, "level": level}
    )
    return Opened(found["id"], found["invite"])


def before(page: Page, wanted: Callable[[Step], bool], name: str = COUP, last: bool = False) -> Opened:
    """The position before the first (or last) such move, on the seat that makes it."""
    found = [number for number, step in enumerate(steps(page, name)) if step.seat >= 0 and wanted(step)]
    number = found[-1 if last else 0]
    return branch(page, number, steps(page, name)[number].seat, name)


def at(move: int, name: str) -> Callable[[Page], Opened]:
    """The way to the position before a move of a record, on the seat that makes it: records never change."""
    return lambda page: branch(page, move, steps(page, name)[move].seat, name)


def buying(page: Page) -> Opened:
    return before(page, lambda step: step.text.startswith("buy"))


def laying(page: Page) -> Opened:
    return before(page, lambda step: step.text.startswith("lay"))


def swapping(page: Page) -> Opened:
    return before(page, lambda step: step.text == "done")


def last_tile(page: Page) -> Opened:
    """After the Coup, the last of those who may lay one more tile: any choice ends the game."""
    name = "coup/last-tiles-used"
    return before(page, lambda step: step.text == "pass" or step.text.startswith("lay"), name, last=True)
