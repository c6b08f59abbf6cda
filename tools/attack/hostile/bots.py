"""As many tables as the limits permit, each with four of the strongest bots: who else gets an answer from a bot?"""

from __future__ import annotations

import asyncio
import random

from tablee.engine.errors import Refused
from tablee.server.client import Gone, Guest, Opened, Turned
from tablee.server.client.guest import new_id
from tablee.server.messages import Hurry, NewTable, Start
from tools.attack.hostile.guests import AWAY, GAME, PATIENCE, Hostile, wait_of
from tools.attack.strength import STRONGEST

BOTS = 4
MOST_TABLES = 300
MOST_PLAYED = 15  # tables of one guest that are played with a socket, below the limit of sockets


async def attack(hostile: Hostile) -> None:
    await _Starving(hostile).run()


class _Starving:
    def __init__(self, hostile: Hostile) -> None:
        self.hostile = hostile
        self.levels = list(STRONGEST)
        self.seated = False  # whether the server wants a person at each table
        self.playing: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        hostile = self.hostile
        while hostile.budget.take() and hostile.did["tables"] < MOST_TABLES and self.levels:
            guest = await hostile.guest()
            if guest is not None:
                await self._fill(guest)
        await hostile.rest()
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    async def _fill(self, guest: Guest) -> None:
        """As many tables as one guest may open."""
        hostile, played = self.hostile, len(self.playing)
        while hostile.budget.take() and hostile.did["tables"] < MOST_TABLES and self.levels:
            found = await hostile.table(guest, self._wish())
            if found is None:
                await hostile.pause(0.2)
            elif isinstance(found, Opened):
                await self._start(guest, found, play=len(self.playing) - played < MOST_PLAYED)
            elif found.status != 429 and not hostile.did["tables"]:
                self.levels.pop(0)  # not a bot that this server offers
            elif found.status != 429 or wait_of(found) > PATIENCE:
                return
            else:
                await hostile.pause(wait_of(found))

    def _wish(self) -> NewTable:
        bots = [self.levels[0]] * BOTS
        if self.seated:
            return NewTable(game=GAME, seats=BOTS + 1, bots=bots, sit=[0])
        return NewTable(game=GAME, seats=BOTS, bots=bots)

    async def _start(self, guest: Guest, table: Opened, *, play: bool) -> None:
        hostile = self.hostile
        try:
            if self.seated:
                await guest.contribute(table.id)
            await guest.act(table.id, Start(id=new_id()))
        except Refused:
            self.seated = True
        except Turned as turned:
            hostile.did["starts refused"] += 1
            await hostile.pause(wait_of(turned.reply))
        except AWAY:
            hostile.did["starts lost"] += 1
        else:
            hostile.did["games of bots"] += 1
            if self.seated and play:
                self.playing.append(asyncio.create_task(self._play(guest, table)))

    async def _play(self, guest: Guest, table: Opened) -> None:
        """Let the bots hurry, and answer at once when asked."""
        try:
            async with guest.live(table.id, 0) as live:
                live.timeout = None
                await live.act(Hurry)
                while self.hostile.budget.take() and not live.over:
                    await live.until(lambda live: live.choices or live.over)
                    if live.choices:
                        await live.move(random.choice(live.choices))
                        self.hostile.did["moves"] += 1
        except (Refused, Turned, Gone, *AWAY):
            self.hostile.did["games given up"] += 1
