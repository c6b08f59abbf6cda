"""Servers that are killed under people who play, and what is left afterwards."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct
from sqlalchemy import create_engine, select, update

from tablee.server.client import Live
from tablee.server.store.schema import due
from tablee.server.store.store import parse_url
from tests.server.crash.audit import audit
from tests.server.crash.players import Ledger, Party, Player, Roaming, arrive, patiently
from tests.server.serving import Server

TIMEOUT = 60.0


class Figures(Struct):
    """What a run has shown."""

    kills: int = 0
    acknowledged: int = 0
    refused: int = 0
    tables: int = 0
    games: int = 0
    entries: int = 0
    back: list[float] = []  # seconds from the kill to a server that is well
    answered: list[float] = []  # seconds from the kill to the next acknowledgement

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} acts acknowledged, {self.refused} refused, {self.entries} entries"
            f" at {self.tables} tables ({self.games} games over); well again after {_spread(self.back)},"
            f" next acknowledgement after {_spread(self.answered)}"
        )


def _spread(seconds: Sequence[float]) -> str:
    if not seconds:
        return "-"
    ordered = sorted(seconds)
    return f"{ordered[len(ordered) // 2]:.2f} s (at most {ordered[-1]:.2f} s)"


async def until(what: Callable[[], object], why: str = "it did not happen") -> None:
    deadline = time.monotonic() + TIMEOUT
    while not what():
        assert time.monotonic() < deadline, why
        await asyncio.sleep(0.02)


async def until_async(what: Callable[[], Awaitable[object]], why: str = "it did not happen") -> None:
    deadline = time.monotonic() + TIMEOUT
    while not await what():
        assert time.monotonic() < deadline, why
        await asyncio.sleep(0.05)


class Run:
    """Parties at one store served by one or several processes, which are killed again and again."""

    def __init__(self, servers: Sequence[Server], url: str, rng: random.Random) -> None:
        self.servers = servers
        self.url = url
        self.rng = rng
        self.ledger = Ledger()
        self.figures = Figures()
        self.parties: list[Party] = []
        self.hurry = False  # do not wait for the leases of the dead

    async def kill_rounds(
        self, rounds: int, parties: int = 4, acts: int = 30, say: Callable[[str], object] = str
    ) -> None:
        """Each round: play for at least so many acts, kill at a random moment, look, start again."""
        self.parties = [await self._party(number) for number in range(parties)]
        playing = [asyncio.create_task(party.play()) for party in self.parties]
        try:
            for number in range(rounds):
                await self._acts(playing, acts)
                await asyncio.sleep(self.rng.random() * 0.3)  # any moment may be the one
                await self._kill(self.rng.choice(self.servers))
                say(f"round {number + 1}: {self._sum_up()}")
            await self._acts(playing, acts)
            for party in self.parties:
                party.stop.set()
            await asyncio.gather(*playing)
            if self.hurry:
                await asyncio.to_thread(expire_claims, self.url)
            await self._bots_rest()
            await self._all_see_the_same()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for party in self.parties:
                await party.leave()
        self._sum_up()

    async def _party(self, number: int) -> Party:
        people = 1 + number % 3
        names = [f"Player {number} {seat}" for seat in range(people)]
        if len(self.servers) == 1:
            guests = [await arrive(self.servers[0].url, name) for name in names]
        else:
            guests = []
            for name in names:
                roaming = Roaming([server.url for server in self.servers], self.rng)
                await patiently(lambda roaming=roaming, name=name: roaming.introduce(name))  # type: ignore[misc]
                guests.append(roaming)
        bots = ["random", "greedy"][: max(1, 3 - people)]
        return Party(guests, self.ledger, self.rng, bots)

    async def _acts(self, playing: Sequence[asyncio.Task[None]], acts: int) -> None:
        """Wait until that many more were acknowledged."""
        wanted = len(self.ledger.acknowledged) + acts

        def enough() -> bool:
            for task in playing:
                if task.done():
                    task.result()
            return len(self.ledger.acknowledged) >= wanted

        await until(enough, f"only {len(self.ledger.acknowledged)} of {wanted} acknowledgements came")

    async def _kill(self, server: Server) -> None:
        server.kill()
        killed_at = time.monotonic()
        self.figures.kills += 1
        if len(self.servers) == 1:
            self.figures.entries = await asyncio.to_thread(audit, self.url, self.ledger)
            killed_at = time.monotonic()  # looking took its time
        if self.rng.random() < 0.2:  # once more, while it starts
            server.start(wait=False)
            await asyncio.sleep(self.rng.random() * 1.5)
            server.kill()
            self.figures.kills += 1
            killed_at = time.monotonic()
        server.start(wait=False)
        if len(self.servers) == 1:
            await asyncio.to_thread(server.wait_until_open)
            self.figures.back.append(time.monotonic() - killed_at)
            await until(lambda: self.ledger.last_at > killed_at, "nobody came back")
            self.figures.answered.append(self.ledger.last_at - killed_at)
        else:  # the others serve meanwhile
            await until(lambda: self.ledger.last_at > killed_at, "nobody serves")
            self.figures.answered.append(self.ledger.last_at - killed_at)
            await asyncio.to_thread(server.wait_until_open)
            self.figures.back.append(time.monotonic() - killed_at)

    async def _bots_rest(self) -> None:
        """No bot is due any more: those that were, have moved."""

        async def no_bot_due() -> bool:
            return await asyncio.to_thread(_bots_due, self.url, self.ledger.tables) == 0

        await until_async(no_bot_due, "a bot did not go on")

    async def _all_see_the_same(self) -> None:
        for party in self.parties:
            for player in party.players:
                await until_async(lambda player=player: self._sees_all(player), "a view did not converge")  # type: ignore[misc]
                assert not player.doubtful, player.doubtful

    async def _sees_all(self, player: Player) -> bool:
        """Whether somebody who never missed anything but a crash sees what somebody new sees."""
        await player.through(player.viewer)
        async with Live(player.guest, player.id, player.viewer) as fresh:
            if fresh.n != player.n:
                return False
            assert fresh.scene == player.scene
            assert fresh.log == player.log[-len(fresh.log) :] or not fresh.log
            return True

    def _sum_up(self) -> Figures:
        figures, ledger = self.figures, self.ledger
        figures.acknowledged, figures.refused = len(ledger.acknowledged), len(ledger.refused)
        figures.tables, figures.games = len(ledger.tables), sum(party.games for party in self.parties)
        return figures


def expire_claims(url: str) -> None:
    """Let the time pass that a lease lasts."""
    engine = create_engine(parse_url(url))
    with engine.begin() as connection:
        connection.execute(update(due).where(due.c.claimed_until.is_not(None)).values(claimed_until=0))
    engine.dispose()


def _bots_due(url: str, wanted: Sequence[str]) -> int:
    """Asked of the database itself, beside the servers that use it."""
    engine = create_engine(parse_url(url))
    try:
        with engine.connect() as connection:
            bots = select(due.c.table_id).where(due.c.kind == "bot")
            return len(set(connection.execute(bots).scalars()) & set(wanted))
    finally:
        engine.dispose()
