"""Ordinary people at other tables, from other addresses: what they experience while somebody attacks.

One plays against a bot, two play each other at one device at a steady pace, and a monitor asks for /health.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from http.client import HTTPException
from time import perf_counter

from tablee.engine.errors import Refused, TableeError
from tablee.server.client import Gone, Guest, Live, Turned
from tablee.server.load.figures import Spread, spread
from tablee.server.messages import NewTable, Start, Told
from tools.attack.loopback import PAIR, PLAYER, WATCHER, ask_health, visitor
from tools.attack.strength import Strength
from tools.attack.verdict import BOT_MS, HEALTH_MS, MOVE_MS, Measured

GAME = "coup"
PACE = 0.1  # seconds between two moves of those who play each other
HEALTH_PAUSE, HEALTH_TIMEOUT = 0.25, 5.0  # seconds
MOST_DECISIONS = 8  # of a bot's move that others do not see before it is complete: Coup's swap
WARM = 40.0  # seconds in which the first moves must be made, before anything is measured
BOT_SEAT = 1
DECISIONS = ("coup-log-buy", "coup-log-stop", "coup-log-lay", "coup-log-swap", "coup-log-pass")
_TROUBLE = (OSError, HTTPException, TimeoutError, Turned, Gone, Refused, TableeError)


class Wait:
    def __init__(self, allowance: float) -> None:
        self.since = perf_counter()
        self.allowance = allowance  # seconds that are not counted

    def so_far(self) -> float:
        return max(0.0, perf_counter() - self.since - self.allowance)


class Times:
    """Seconds that something took."""

    def __init__(self, bound: float) -> None:
        self._bound = bound
        self._took: list[float] = []
        self._open: set[Wait] = set()

    def begin(self, allowance: float = 0.0) -> Wait:
        wait = Wait(allowance)
        self._open.add(wait)
        return wait

    def end(self, wait: Wait) -> None:
        self._took.append(wait.so_far())
        self.drop(wait)

    def drop(self, wait: Wait) -> None:
        self._open.discard(wait)

    def reset(self) -> None:
        """Count from here on; what is awaited already counts in full."""
        self._took.clear()

    def spread(self) -> Spread:
        """What still keeps somebody waiting counts as soon as it has taken too long."""
        overdue = [wait.so_far() for wait in self._open if wait.so_far() > self._bound]
        return spread([*self._took, *overdue])


class People:
    def __init__(self, url: str, strength: Strength) -> None:
        self.url = url
        self.strength = strength
        self.down = False  # whether the server is being restarted: nobody can play then
        self._moves, self._bots, self._health = Times(MOVE_MS / 1000), Times(BOT_MS / 1000), Times(HEALTH_MS / 1000)
        self._unwell = 0
        self._troubles: list[str] = []
        self._random = random.Random(1)
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Begin to play. A bot's first answer takes longer, since its process has to start: that is awaited here."""
        player, pair = visitor(self.url, PLAYER), visitor(self.url, PAIR)
        await player.introduce("Ada")
        await pair.introduce("Bea")
        self._tasks = [
            asyncio.create_task(self._forever(self._against_a_bot, player)),
            asyncio.create_task(self._forever(self._each_other, pair)),
            asyncio.create_task(self._watch()),
        ]
        async with asyncio.timeout(WARM):
            while self._bots.spread().count < 2 or self._moves.spread().count < 4:
                await asyncio.sleep(0.05)

    def begin(self) -> None:
        for times in (self._moves, self._bots, self._health):
            times.reset()
        self._unwell = 0
        self._troubles.clear()

    def measured(self, name: str, through: dict[str, int]) -> Measured:
        for task in self._tasks:
            if task.done():
                task.result()  # an error of this program: no figures without it
        return Measured(
            name=name,
            moves=self._moves.spread(),
            bots=self._bots.spread(),
            health=self._health.spread(),
            unwell=self._unwell,
            through=through,
            troubles=list(dict.fromkeys(self._troubles)),
        )

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _forever(self, play: Callable[[Guest], Awaitable[None]], guest: Guest) -> None:
        """One game after the other."""
        while True:
            try:
                await play(guest)
            except _TROUBLE as error:
                if not self.down:
                    self._troubles.append(f"{error!r}"[:200])
                await asyncio.sleep(0.5)

    # Against a bot

    async def _against_a_bot(self, guest: Guest) -> None:
        wish = NewTable(game=GAME, seats=2, bots=[self.strength.level], sit=[0])
        opened = await guest.new_table(wish)
        async with guest.live(opened.id, 0) as live:
            live.timeout = None  # whoever waits too long is counted, not cut off
            await live.act(Start)
            while not live.over:
                if live.choices:
                    await self._move(live, 0)
                else:
                    await self._await_bot(live)

    async def _await_bot(self, live: Live) -> None:
        """One visible move of the bot. Steps that it makes unseen take their time too."""
        n, connections = live.n, live.connections
        wait = self._bots.begin(self.strength.seconds * _decisions_to_come(live))
        try:
            await live.until(lambda live: live.n > n or live.over or live.connections > connections)
        except BaseException:
            self._bots.drop(wait)
            raise
        if live.connections > connections or self.down:
            self._bots.drop(wait)  # seen late, since the server was away
        else:
            wait.allowance = self.strength.seconds * decisions([told for told in live.log if told.n > n])
            self._bots.end(wait)

    # Against each other

    async def _each_other(self, guest: Guest) -> None:
        opened = await guest.new_table(NewTable(game=GAME, seats=2, sit=[0, 1]))
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(guest.live(opened.id, seat)) for seat in (0, 1)]
            for live in seats:
                live.timeout = None
            await seats[0].act(Start)
            while not any(live.over for live in seats):
                seat = await self._asked(seats)
                if seat >= 0:
                    await self._move(seats[seat], seat)
                    await asyncio.sleep(PACE)

    async def _asked(self, seats: Sequence[Live]) -> int:
        """The seat that is asked, when its own socket has seen it; -1: none, the game is over."""
        waits = [asyncio.create_task(live.until(lambda live: live.choices or live.over)) for live in seats]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
        return next((seat for seat, live in enumerate(seats) if live.choices), -1)

    # Both

    async def _move(self, live: Live, seat: int) -> None:
        connections = live.connections
        wait = self._moves.begin()
        try:
            await live.move(self._random.choice(live.choices), seat)
        except Refused:  # the other socket was a little behind
            self._moves.drop(wait)
            return
        except BaseException:
            self._moves.drop(wait)
            raise
        if live.connections > connections or self.down:
            self._moves.drop(wait)
        else:
            self._moves.end(wait)

    async def _watch(self) -> None:
        while True:
            wait = self._health.begin()
            well = await asyncio.to_thread(ask_health, self.url, WATCHER, HEALTH_TIMEOUT)
            if self.down:
                self._health.drop(wait)
            else:
                self._health.end(wait)
                self._unwell += not well
            await asyncio.sleep(HEALTH_PAUSE)


def decisions(told: Sequence[Told]) -> int:
    """How many decisions of the bot these lines tell of; it has made at least one."""
    return max(1, sum(map(_decisions_of, told)))


def _decisions_of(told: Told) -> int:
    """A swap is told when it is complete: one decision for each tile, and one to end it."""
    key, args = told.line.key, told.line.args
    if args.get("seat") != BOT_SEAT or key not in DECISIONS:
        return 0
    tiles = args.get("count") if key == "coup-log-swap" else 0
    return 1 + (tiles if isinstance(tiles, int) else 0)


def _decisions_to_come(live: Live) -> int:
    """The same before anything is seen."""
    return MOST_DECISIONS if isinstance(live.view, dict) and live.view.get("phase") == "swapping" else 1
