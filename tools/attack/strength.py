"""Bots by name: the one that an ordinary person plays against, and the strongest that a stranger can ask for."""

from __future__ import annotations

from typing import NamedTuple

from tablee.server.client import Guest

ORDINARY = ("master", "ismcts")  # played against: the first of these that the server offers; the same search
STRONGEST = ("ismcts:1000000", "master", "ismcts")  # asked for by the attack, in this order
PACE = 0.8  # seconds that such a bot takes for show by default: --pace


class Strength(NamedTuple):
    level: str
    seconds: float  # that a decision takes at least, whatever there is to think about


async def ordinary(guest: Guest, game: str) -> Strength:
    """The bot that an ordinary person plays against."""
    offered = (await guest.ask("GET", f"/api/games/{game}")).json()["bots"]
    return Strength(next(level for level in (*ORDINARY, *offered) if level in offered), PACE)
