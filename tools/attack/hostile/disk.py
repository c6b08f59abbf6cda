"""Guests and tables that are opened and abandoned: how fast does the database grow?"""

from __future__ import annotations

import asyncio

from tablee.server.client import Guest, Opened
from tablee.server.messages import NewTable
from tools.attack.hostile.guests import GAME, PATIENCE, Hostile, wait_of

AT_ONCE = 8
NAMES = ["Ω" * 40] * 6  # as long as a name may be


async def attack(hostile: Hostile) -> None:
    await asyncio.gather(*(_come_and_go(hostile) for _ in range(AT_ONCE)))


async def _come_and_go(hostile: Hostile) -> None:
    while hostile.budget.take():
        guest = await hostile.guest()
        if guest is not None:
            await _open_tables(hostile, guest)


async def _open_tables(hostile: Hostile, guest: Guest) -> None:
    """As many as this guest may open; the next guest may open as many again."""
    wish = NewTable(game=GAME, seats=6, sit=[0, 1, 2, 3, 4, 5], names=NAMES)
    while hostile.budget.take():
        found = await hostile.table(guest, wish)
        if found is None:
            await hostile.pause(0.2)
        elif not isinstance(found, Opened):
            if found.status != 429 or wait_of(found) > PATIENCE:
                return
            await hostile.pause(wait_of(found))
