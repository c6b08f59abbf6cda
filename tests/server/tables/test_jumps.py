"""The clock of the machine or of the database jumps while people play: nobody's time is up because of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.server import messages as wire
from tablee.server import server as server_module
from tablee.server.due.worker import DueWork
from tablee.server.live.table import LiveTable
from tablee.server.messages import Ack, Look, NewTable, Nonce, Sit, Start
from tablee.server.server import TableServer
from tablee.server.settings import sqlite_url
from tablee.server.store import clock as clock_module
from tablee.server.store import due, postgres, times
from tablee.server.store.clock import SET_SECONDS, Clock
from tests.server.crash.servers import Watching, a_server
from tests.server.store.test_clock import HOUR, FakeTime
from tests.server.tables.test_due_work import work_of
from tests.server.tables.test_server import ANA, BEN, does

MINUTE = 60_000
refresh = Clock.refresh


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    """Time passes only where a test says so, and nothing is done before it says so, not even a look at the clock."""
    made = FakeTime(1_700_000_000.0)
    monkeypatch.setattr(clock_module, "time", made)
    monkeypatch.setattr(postgres, "database_ms", lambda connection: int(made.wall * 1000))
    monkeypatch.setattr(Clock, "refresh", lambda self, engine: None)
    monkeypatch.setattr(DueWork, "start", lambda self: None)
    monkeypatch.setattr(server_module, "BEAT_SECONDS", 1e6)
    return made


async def beat(server: TableServer, fake: FakeTime) -> None:
    """What a server does every few seconds."""
    fake.passes(SET_SECONDS)
    look_at_clock(server)
    await server.beat()


def look_at_clock(server: TableServer) -> None:
    refresh(server.store.clock, server.store._here.writing)


async def begun(server: TableServer, clock: wire.Clock) -> str:
    row = await server.opening.new_table(ANA, NewTable(game="coup", seats=2, sit=[0], clock=clock))
    with server.live_tables.use(row.id) as live:
        await does(live, ANA, Nonce, nonce="0a")
        await does(live, BEN, Sit, nonce="0b")
        assert isinstance(await does(live, ANA, Start), Ack)
    return row.id


def nobody_was_replaced(live: LiveTable) -> bool:
    return not any(holder.bot for holder in live.state.holders)


def left(server: TableServer, live: LiveTable) -> int:
    deadline = live.state.clocks.next_deadline()
    assert deadline is not None
    return deadline[0] - server.store.now()


@pytest.mark.parametrize("seconds", [3600, -3600], ids=["ahead", "back"])
def test_a_clock_that_jumps_times_nobody_out(seconds: int, database_url: str, tmp_path: Path, fake: FakeTime) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, database_url) as server:
            with server.live_tables.use(await begun(server, wire.Clock("move", 60))) as live:
                fake.passes(10)
                fake.wall += seconds
                await server.due._do(await work_of(server, live.id, "timeout"))
                assert nobody_was_replaced(live)
                await beat(server, fake)
                async with live.lock:
                    await live.open()
                thought = 10 + SET_SECONDS
                assert left(server, live) == MINUTE - thought * 1000
                assert (await work_of(server, live.id, "timeout")).at == live.state.due()["timeout"][0]
                assert not await server.store.write(
                    lambda c: due.claim_due(c, ["timeout"], server.store.now(), "any", 9, 9)
                )
                fake.passes(60 - thought - 1)
                await server.due._do(await work_of(server, live.id, "timeout"))
                assert nobody_was_replaced(live)
                fake.passes(1)
                await server.due._do(await work_of(server, live.id, "timeout"))
                assert not nobody_was_replaced(live)

    asyncio.run(scene())


def test_the_store_follows_the_clock_when_it_has_jumped_ahead(
    database_url: str, tmp_path: Path, fake: FakeTime
) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, database_url) as server:
            before = server.store.now()
            fake.wall += 3600
            await beat(server, fake)
            noted = before + SET_SECONDS * 1000
            assert server.store.now() == noted + HOUR
            assert server.tables.pauses.spans[-1] == (noted, noted + HOUR)
            await beat(server, fake)
            assert len(await server.store.read(times.all_pauses)) == len(server.tables.pauses.spans)

    asyncio.run(scene())


def test_who_looks_on_comes_back_to_a_clock_that_is_right(tmp_path: Path, fake: FakeTime) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, sqlite_url(tmp_path)) as server:
            sent: list[str] = []
            for clock, leaves in ((wire.Clock("move", 60), True), (wire.Clock(), False)):
                with server.live_tables.use(await begun(server, clock)) as live:
                    client = Watching(sent)
                    live.enter(client)
                    await live.look(client, Look(viewer=0))
                    shown = live.state.counts[0]
                    sent.clear()
                    fake.wall += 3600
                    await beat(server, fake)
                    async with live.lock:
                        pass  # behind whoever waits for it
                    assert [text for text in sent if '"bye"' in text] == (sent if leaves else [])
                    assert bool(sent) == leaves
                    live.leave(client)
                    sent.clear()
                    again = Watching(sent)
                    live.enter(again)
                    await live.look(again, Look(viewer=0, n=shown, edition=server.live_tables._services.edition))
                    assert ('"t":"snapshot"' in sent[0]) == leaves
                    live.leave(again)

    asyncio.run(scene())


def test_other_processes_hear_of_a_jump(postgres_url: str, tmp_path: Path, fake: FakeTime) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, postgres_url) as one, a_server(tmp_path, postgres_url) as two:
            before = two.store.now()
            fake.wall += 3600
            await beat(one, fake)
            await until(lambda: two.store.now() == before + HOUR + SET_SECONDS * 1000)
            assert two.tables.pauses.spans == one.tables.pauses.spans
            look_at_clock(two)
            await two.beat()
            assert len(await two.store.read(times.all_pauses)) == len(one.tables.pauses.spans)

    asyncio.run(scene())


def test_a_process_that_starts_after_a_jump_tells_the_others(postgres_url: str, tmp_path: Path, fake: FakeTime) -> None:
    """To the new one it looks as if nobody had lived for an hour."""

    async def scene() -> None:
        async with a_server(tmp_path, postgres_url) as one:
            before = one.store.now()
            fake.wall += 3600
            async with a_server(tmp_path, postgres_url) as two:
                assert two.store.now() == before + HOUR
                await until(lambda: one.store.now() == two.store.now())
                assert one.tables.pauses.spans == two.tables.pauses.spans == [(before, before + HOUR)]

    asyncio.run(scene())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)
