"""Time in which no server lived belongs to nobody: clocks stand still, and what was due is done afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tablee.server.client import Guest
from tablee.server.messages import Clock, NewTable, Sit, Start
from tests.server.crash.kills import until
from tests.server.crash.players import Ledger, Player, Roaming
from tests.server.serving import Server

HOUR = 3_600_000


def change(data: Path, work: Callable[[sqlite3.Connection], object]) -> None:
    """In the store of a server that is dead."""
    with closing(sqlite3.connect(data / "tablee.db")) as connection, connection:
        work(connection)


def value(data: Path, query: str) -> int:
    with closing(sqlite3.connect(data / "tablee.db")) as connection:
        found: int = connection.execute(query).fetchone()[0]
        return found


def earlier(by: int) -> Callable[[sqlite3.Connection], None]:
    """All that happened, happened so much earlier: the server was down for that long."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE events SET at = at - ?", (by,))
        connection.execute("UPDATE due SET at = at - ?", (by,))
        connection.execute("UPDATE due SET claimed_until = claimed_until - ?", (by,))
        connection.execute("UPDATE heartbeat SET at = at - ?", (by,))
        connection.execute("UPDATE tables SET created_at = created_at - ?, started_at = started_at - ?", (by, by))
        connection.execute("UPDATE pauses SET from_at = from_at - ?, to_at = to_at - ?", (by, by))

    return work


async def a_table(server: Server, clock: Clock, bots: int) -> tuple[Guest, str]:
    ana = Roaming([server.url])
    await ana.introduce("Ana")
    levels = ["random"] * bots
    wish = NewTable(game="coup", seats=3, sit=[0], bots=levels, clock=clock, join="anyone", watch="anyone")
    opened = await ana.new_table(wish)
    for seat in range(1, 3 - bots):
        guest = await Guest.arrive(server.url, f"Ben {seat}")
        await guest.act(opened.id, Sit(id="sit", seat=seat))
    return ana, opened.id


def test_the_deadline_moves_by_the_downtime_and_nothing_fires_at_once(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()

    async def scene() -> None:
        ana, table = await a_table(server, Clock("move", 600), bots=0)
        async with Player(ana, table, Ledger(), 0) as player:
            await player.act(Start)
            deadline = value(server.data, "SELECT at FROM due WHERE kind = 'timeout'")
            server.kill()
            change(server.data, earlier(HOUR))  # far beyond the deadline
            server.start()
            moved = value(server.data, "SELECT at FROM due WHERE kind = 'timeout'")
            assert moved >= deadline  # in the store's own time it is an hour later than it would have been
            await player.through(0)
            assert not [seat for seat in player.table["seats"] if seat["bot"]]
            for _ in range(3):  # still nobody was replaced after other things have happened
                await player.through(0)
                assert player.status == "playing"
            assert value(server.data, "SELECT count(*) FROM pauses") == 1

    try:
        asyncio.run(scene())
    finally:
        server.kill()


def test_a_short_downtime_counts_too(tmp_path: Path) -> None:
    """Ten seconds for a move, and the server was away for nine."""
    server = Server(tmp_path / "data").start()

    async def scene() -> None:
        ana, table = await a_table(server, Clock("move", 10), bots=0)
        async with Player(ana, table, Ledger(), 0) as player:
            await player.act(Start)
            server.kill()
            deadline = value(server.data, "SELECT at FROM due WHERE kind = 'timeout'")
            change(server.data, earlier(9_000))
            server.start()
            assert value(server.data, "SELECT at FROM due WHERE kind = 'timeout'") >= deadline
            assert value(server.data, "SELECT count(*) FROM pauses") == 1

    try:
        asyncio.run(scene())
    finally:
        server.kill()


def test_time_that_ran_out_while_a_server_lived_is_up(tmp_path: Path) -> None:
    """The clock does run otherwise: the same hour, with a heartbeat to its end."""
    server = Server(tmp_path / "data").start()

    async def scene() -> None:
        ana, table = await a_table(server, Clock("move", 600), bots=0)
        async with Player(ana, table, Ledger(), 0) as player:
            await player.act(Start)
            alive_at = value(server.data, "SELECT max(at) FROM heartbeat")
            server.kill()
            change(server.data, earlier(HOUR))
            change(server.data, lambda c: c.execute("UPDATE heartbeat SET at = ?", (alive_at,)))
            server.start()
            await player.until(lambda live: any(seat["bot"] for seat in live.table["seats"]))

    try:
        asyncio.run(scene())
    finally:
        server.kill()


def test_a_bot_that_was_due_before_the_crash_moves_after_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--pace", "60000").start()  # it will be at the table, waiting for its moment

    async def scene() -> None:
        ana, table = await a_table(server, Clock(), bots=2)
        async with Player(ana, table, Ledger(), 0) as player:
            await player.act(Start)
            while not player.choices and player.n < 1:
                await player.through(0)
            while player.choices:
                await player.move(player.choices[0])
            await until(lambda: value(server.data, "SELECT count(*) FROM due WHERE claimed_until > 0") == 1)
            seen = player.n
            server.kill()
            server.options = ()
            server.start()
            await player.until(lambda live: live.choices and live.n > seen)

    try:
        asyncio.run(scene())
    finally:
        server.kill()
