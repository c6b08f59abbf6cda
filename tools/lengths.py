"""What a move, a look and a reload cost at a table with a long event log.

    python -m tools.lengths coup --entries 100 1000 10000

A real table in a store of its own is grown by moves that are made and taken back, through the objects of the server but
below the limits for guests. The figures are medians; `reload` is what a process pays that opens the table from the
store. `cpu` is processor time of the whole process, `ms` is time by the clock, which includes the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tablee.build import engine
from tablee.engine.state import SPECTATOR
from tablee.games import game
from tablee.server.live.connection import ClientConnection
from tablee.server.live.services import Services
from tablee.server.live.table import LiveTable
from tablee.server.messages import Look, NewTable, Nonce, Start
from tablee.server.people import Person
from tablee.server.server import TableServer
from tablee.server.settings import Settings
from tablee.server.tables.acts import Actor
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.state import TableState

HOST = Person("lengths", "Ann")
STANDING = 40  # moves that stand when it is measured
EVERYTHING = 2**53


class Cost(NamedTuple):
    """Medians, in milliseconds."""

    ms: float
    cpu: float


Work = Callable[[], Awaitable[object]]


async def cost(work: Work, samples: int) -> Cost:
    clock, cpu = list[float](), list[float]()
    for _ in range(samples):
        began, used = time.perf_counter(), time.process_time()
        await work()
        clock.append(time.perf_counter() - began)
        cpu.append(time.process_time() - used)
    return Cost(median(clock) * 1000, median(cpu) * 1000)


class LongTable:
    """A table where one person sits on all seats, and somebody watches."""

    def __init__(self, server: TableServer, table: str) -> None:
        self.server = server
        self.id = table
        self.live = self.opened()
        self._dice = random.Random(1)

    def opened(self) -> LiveTable:
        """The table in a process that has not seen it yet."""
        server = self.server
        services = Services(
            settings=server.settings,
            edition="lengths",
            lifetime=server.lifetime,
            store=server.store,
            tables=server.tables,
            opening=server.opening,
            presence=server.presence,
            due=server.due_signal,
            news=server.news,
        )
        return LiveTable(services, self.id)

    async def write(self, judge: Callable[[TableState], Outcome]) -> None:
        async with self.live.lock:
            await self.live.write(judge)

    async def move(self) -> None:
        await self.write(self._any_move)

    def _any_move(self, state: TableState) -> Outcome:
        seat = state.asked()[0]
        text = self._dice.choice(state.game_table.choices(seat)).text
        return state.play(seat, text, self.server.store.now(), HOST.id, f"move-{state.seq}")

    async def undo(self) -> None:
        await self.write(self._take_back)

    def _take_back(self, state: TableState) -> Outcome:
        last = next(made for made in reversed(state.game_table.moves) if not made.forced)
        return state.take_back(last.seat, self.server.store.now(), HOST.id, f"undo-{state.seq}", agreed=True)

    async def move_and_undo(self) -> None:
        await self.move()
        await self.undo()

    async def grow(self, entries: int) -> None:
        while self.live.state.seq + 2 <= entries:
            await self.move_and_undo()

    async def look(self) -> None:
        await _look(self.live)

    async def reload(self) -> None:
        await _look(self.opened())

    async def transcript(self) -> None:
        played = self.live.state.game_table
        await asyncio.to_thread(played.transcript, SPECTATOR)

    async def log(self) -> None:
        await self.live.log(_client(), 0, -1, EVERYTHING)

    async def record(self) -> None:
        """All of it, as when the game is over."""
        state = (await self.server.tables.load(self.id)).state
        await self.server.tables.complete(state)
        await asyncio.to_thread(str, state.record(named=False))


async def _nowhere(text: bytes) -> None:
    return None


def _client() -> ClientConnection:
    return ClientConnection(_nowhere, HOST.id, HOST.name, write=lambda _: True)


async def _look(live: LiveTable) -> None:
    client = _client()
    live.enter(client)
    await live.look(client, Look(viewer=0))
    live.leave(client)


async def begun(server: TableServer, name: str) -> LongTable:
    """A table of two, with some moves made."""
    seats = max(2, game(name).seats_min)
    row = await server.opening.new_table(HOST, NewTable(game=name, seats=seats, sit=list(range(seats))))
    table = LongTable(server, row.id)
    for act in (Nonce(id="nonce", nonce="0a"), Start(id="start")):
        await table.live.act(act, Actor(HOST.id, HOST.name))
    watching = _client()
    table.live.enter(watching)
    await table.live.look(watching, Look(viewer=0))
    while len(table.live.state.game_table.moves) < STANDING:
        await table.move()
        if table.live.state.over:
            return await begun(server, name)
    return table


async def measure(name: str, entries: Sequence[int], samples: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = TableServer(Settings(data=Path(folder), keys=(bytes(32),), limits=False))
        await server.open()
        try:
            await _measure(server, name, entries, samples)
        finally:
            await server.close()


async def _measure(server: TableServer, name: str, entries: Sequence[int], samples: int) -> None:
    table = await begun(server, name)
    print(f"{name}, {engine()}, {STANDING} moves stand; medians of {samples}, ms by the clock (cpu)")
    print(f"{'entries':>8}" + "".join(f"{what:>20}" for what in WHAT))
    for count in entries:
        await table.grow(count)
        costs = [await cost(work(table), samples) for work in WHAT.values()]
        print(f"{count:>8}" + "".join(f"{f'{one.ms:.2f} ({one.cpu:.2f})':>20}" for one in costs), flush=True)


WHAT: dict[str, Callable[[LongTable], Work]] = {
    "look": lambda table: table.look,
    "reload": lambda table: table.reload,
    "transcript": lambda table: table.transcript,
    "log": lambda table: table.log,
    "whole record": lambda table: table.record,
    "move and undo": lambda table: table.move_and_undo,
}


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", default="coup")
    parser.add_argument("--entries", type=int, nargs="+", default=[100, 1_000, 10_000])
    parser.add_argument("--samples", type=int, default=15)
    chosen = parser.parse_args(arguments)
    asyncio.run(measure(chosen.game, chosen.entries, chosen.samples))


if __name__ == "__main__":
    main(sys.argv[1:])
