"""What all attacks need: guests at one address, requests that may be refused, and a count of what got through."""

from __future__ import annotations

import asyncio
from collections import Counter
from http.client import HTTPException

import msgspec
from websockets.exceptions import WebSocketException

from tablee.server.client import Guest, Opened, Reply, Turned
from tablee.server.messages import NewTable
from tools.attack.budget import Budget
from tools.attack.loopback import HOSTILE, host_and_port, visitor

GAME = "coup"
ROUNDS = 100_000
AWAY = (OSError, HTTPException, WebSocketException, TimeoutError)  # the server is down, or has closed the connection
PATIENCE = 1.0  # seconds: whoever is to wait longer tries something else


class Hostile:
    def __init__(self, url: str, seconds: float) -> None:
        host_and_port(url)
        self.url = url
        self.budget = Budget(seconds, ROUNDS)
        self.did: Counter[str] = Counter()

    async def guest(self) -> Guest | None:
        """One more guest, as soon as the limits permit; None: not in this attack any more."""
        while self.budget.take():
            guest = visitor(self.url, HOSTILE)
            try:
                await guest.introduce("Mallory")
            except Turned as turned:
                self.did["guests refused"] += 1
                await self.pause(wait_of(turned.reply))
            except AWAY:
                await self.pause(0.2)
            else:
                self.did["guests"] += 1
                return guest
        return None

    async def table(self, guest: Guest, wish: NewTable) -> Opened | Reply | None:
        """A new table, still without the random bytes of whoever sits there; or the answer that refuses it; None: the
        server is away."""
        try:
            reply = await guest.ask("POST", "/api/tables", wish)
        except Turned as turned:
            self.did["tables refused"] += 1
            return turned.reply
        except AWAY:
            return None
        self.did["tables"] += 1
        return msgspec.json.decode(reply.body, type=Opened)

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, self.budget.seconds))

    async def rest(self) -> None:
        """Let what was begun go on until the end."""
        await asyncio.sleep(self.budget.seconds)


def wait_of(reply: Reply) -> float:
    """Seconds after which a refused request may be tried again."""
    try:
        return max(0.1, float(reply.headers.get("retry-after", "1")))
    except ValueError:
        return 1.0
