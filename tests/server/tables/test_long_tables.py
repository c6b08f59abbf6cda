"""Tables with a long event log: read from checkpoints, told in pages, and whole when the game is over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import json
from sqlalchemy import delete, select, update

from tablee.engine.record import Record
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.games import game
from tablee.server.live.table import LiveTable
from tablee.server.messages import Ack, Look, NewTable, Nonce, Snapshot, Start, Told
from tablee.server.people import Person
from tablee.server.persistence import reading
from tablee.server.persistence.reading import follow
from tablee.server.server import TableServer
from tablee.server.store import Connection, tables
from tablee.server.store import checkpoints as stored
from tablee.server.store.schema import checkpoints
from tablee.server.tables.acts import Actor
from tablee.server.tables.checkpoints import CHECKPOINT_EVERY
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.state import TableState
from tests.server.crash.servers import Watching, a_server
from tests.server.tables.playing import facts

ANA = Person("ana", "Ana")
EVERYTHING = 2**53


class Long:
    """A table of one person on all seats that grows by moves and by taking back."""

    def __init__(self, server: TableServer, table: str, seed: int = 1) -> None:
        self.server, self.id = server, table
        self.dice = random.Random(seed)

    @classmethod
    async def begun(cls, server: TableServer) -> Long:
        row = await server.opening.new_table(ANA, NewTable(game="coup", seats=2, sit=[0, 1]))
        table = cls(server, row.id)
        with server.live_tables.use(row.id) as live:
            for act in (Nonce(id="nonce", nonce="0a"), Start(id="start")):
                assert isinstance(await live.act(act, Actor(ANA.id, ANA.name)), Ack)
        return table

    async def grow(self, entries: int) -> None:
        with self.server.live_tables.use(self.id) as live:
            while live.state.seq < entries:
                await self._write(live, self._move_or_undo)

    async def finish(self) -> None:
        with self.server.live_tables.use(self.id) as live:
            while not live.state.over:
                await self._write(live, self._move)

    async def _write(self, live: LiveTable, judge: Callable[[TableState], Outcome]) -> None:
        async with live.lock:
            assert await live.write(judge)

    def _move_or_undo(self, state: TableState) -> Outcome:
        moves = state.game_table.moves
        if len(moves) > 12 or (len(moves) > 3 and self.dice.random() < 0.4):
            seat = next(made.seat for made in reversed(moves) if not made.forced)
            return state.take_back(seat, self.server.store.now(), ANA.id, f"undo-{state.seq}", agreed=True)
        return self._move(state)

    def _move(self, state: TableState) -> Outcome:
        seat = state.asked()[0]
        text = self.dice.choice(state.game_table.choices(seat)).text
        return state.play(seat, text, self.server.store.now(), ANA.id, f"move-{state.seq}")

    async def resumed(self) -> TableState:
        """As a process finds it that has not seen it yet."""
        found = await self.server.tables.load(self.id)
        found.state.set_names(found.names)
        return found.state

    async def followed(self) -> tuple[TableState, dict[int, list[Told]]]:
        """The same from the beginning of the event log, and everything that anybody was told."""
        fresh = (await self.server.tables.load(self.id, upto=0)).state
        assert fresh.seq == 0
        logs: dict[int, list[Told]] = {viewer: [] for viewer in range(SPECTATOR, 2)}
        for entry in await self.server.store.read(lambda c: tables.entries(c, self.id)):
            outcome = follow(fresh, entry)
            for viewer, lines in outcome.lines.items():
                logs[viewer] += [Told(fresh.counts[viewer], line) for line in lines]
        fresh.set_names((await self.server.tables.load(self.id)).names)
        return fresh, logs


def in_a_server(data: Path, url: str, scenario: Callable[[TableServer], Awaitable[None]]) -> None:
    async def run() -> None:
        data.mkdir(exist_ok=True)
        async with asyncio.timeout(120), a_server(data, url) as server:
            await scenario(server)

    asyncio.run(run())


def test_a_table_is_the_same_from_a_checkpoint_and_from_the_beginning(database_url: str, tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        table = await Long.begun(server)
        for entries in (CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 1, 3 * CHECKPOINT_EVERY + 20):
            await table.grow(entries)
            resumed, (followed, _) = await table.resumed(), await table.followed()
            assert resumed.resumed_at == entries - entries % CHECKPOINT_EVERY
            await server.tables.complete(resumed)
            assert facts(resumed) == facts(followed)
            with server.live_tables.use(table.id) as live:
                assert facts(live.state) == facts(followed)

    in_a_server(tmp_path / "data", database_url, scenario)


@pytest.mark.parametrize("damage", ["missing", "unreadable", "another version", "other bytes"])
def test_without_a_good_checkpoint_the_event_log_is_enough(damage: str, tmp_path: Path) -> None:
    def spoil(connection: Connection) -> None:
        if damage == "missing":
            connection.execute(delete(checkpoints))
        elif damage == "unreadable":
            connection.execute(update(checkpoints).values(body=b"no"))
        else:
            ((seq, body),) = stored.checkpoints_of(connection, table_id)
            changed = body.replace(b'"version":"', b'"version":"not ') if damage == "another version" else body[:-9]
            stored.put_checkpoint(connection, table_id, seq, changed)

    table_id = ""

    async def scenario(server: TableServer) -> None:
        nonlocal table_id
        table = await Long.begun(server)
        table_id = table.id
        await table.grow(CHECKPOINT_EVERY + 30)
        before, _ = await table.followed()
        await server.store.write(spoil)
        resumed = await table.resumed()
        assert resumed.resumed_at == 0
        assert facts(resumed) == facts(before)
        page = await server.tables.told(table.id, 0, -1, EVERYTHING)
        assert page.first + len(page.lines) == before.logs[0].total

    in_a_server(tmp_path / "data", "", scenario)


def test_one_checkpoint_is_kept_of_each_chapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "CHAPTER", 2 * CHECKPOINT_EVERY)

    async def scenario(server: TableServer) -> None:
        table = await Long.begun(server)
        await table.grow(5 * CHECKPOINT_EVERY + 3)
        seqs = await server.store.read(lambda c: [seq for (seq,) in c.execute(select(checkpoints.c.seq))])
        assert sorted(seqs) == [2 * CHECKPOINT_EVERY, 4 * CHECKPOINT_EVERY, 5 * CHECKPOINT_EVERY]

    in_a_server(tmp_path / "data", "", scenario)


def test_all_of_a_long_log_is_told_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "CHAPTER", 2 * CHECKPOINT_EVERY)
    monkeypatch.setattr(reading, "PAGE_LINES", 50)

    async def scenario(server: TableServer) -> None:
        table = await Long.begun(server)
        await table.grow(6 * CHECKPOINT_EVERY + 5)
        _, logs = await table.followed()
        with server.live_tables.use(table.id) as live:
            looker = Watching([])
            for viewer, told in logs.items():
                end, found = EVERYTHING, list[Told]()
                while True:
                    n, page = await live.log(looker, viewer, -1, end)
                    assert n == live.state.counts[viewer]
                    assert len(page.lines) <= 50
                    found[:0] = page.lines
                    end = page.first
                    if not end:
                        break
                assert found == told
                after = told[-30].n
                _, page = await live.log(looker, viewer, after, EVERYTHING)
                assert list(page.lines) == [line for line in told if line.n > after]
                assert page.first == len(told) - len(page.lines)

    in_a_server(tmp_path / "data", "", scenario)


def test_a_snapshot_is_the_same_before_and_after_a_reload(tmp_path: Path) -> None:
    async def snapshot(live: LiveTable, viewer: int) -> Snapshot:
        told: list[Snapshot] = []

        class Client(Watching):
            def tell(self, message: object) -> None:
                if isinstance(message, Snapshot):
                    told.append(message)

        client = Client([])
        live.enter(client)
        await live.look(client, Look(viewer))
        live.leave(client)
        return told[0]

    async def scenario(server: TableServer) -> None:
        table = await Long.begun(server)
        await table.grow(2 * CHECKPOINT_EVERY + 7)
        _, logs = await table.followed()
        for viewer, told in logs.items():
            with server.live_tables.use(table.id) as live:
                before = await snapshot(live, viewer)
                live.forget()
                after = await snapshot(live, viewer)
            for shot in (before, after):
                assert json.encode(shot.log) == json.encode(told[-60:])
                assert shot.earlier == len(told) - 60
            assert (before.n, before.scene) == (after.n, after.scene)

    in_a_server(tmp_path / "data", "", scenario)


def test_a_feed_that_fell_behind_is_told_every_entry(tmp_path: Path) -> None:
    """The state is thrown away after a failed write; whoever looks on must not miss an entry before a checkpoint."""

    async def scenario(server: TableServer) -> None:
        table = await Long.begun(server)
        await table.grow(CHECKPOINT_EVERY - 10)
        with server.live_tables.use(table.id) as live:
            client = Watching([])
            live.enter(client)
            await live.look(client, Look(0))
            told = len(client.sent)
            elsewhere = LiveTable(live._services, table.id)
            for _ in range(30):
                async with elsewhere.lock:
                    await elsewhere.write(table._move_or_undo)
            live.forget()
            async with live.lock:
                await live.open()
            assert live.state.seq == CHECKPOINT_EVERY + 20
            assert len(client.sent) == told + 30

    in_a_server(tmp_path / "data", "", scenario)


def test_the_record_of_a_resumed_game_is_whole(database_url: str, tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        table = await Long.begun(server)
        await table.grow(2 * CHECKPOINT_EVERY + 5)
        with server.live_tables.use(table.id) as live:
            live.forget()
            async with live.lock:
                await live.open()
            assert not live.state.game_table.whole
        await table.finish()
        kept = await server.store.read(lambda c: tables.record_of(c, table.id))
        assert kept is not None
        record = Record.read(kept)
        assert len(record.events) > 2 * CHECKPOINT_EVERY
        assert Table.replay(game("coup"), record).over
        with server.live_tables.use(table.id) as live:
            live.forget()
            async with live.lock:
                await live.open()
                assert (await live.record()).events == record.events

    in_a_server(tmp_path / "data", database_url, scenario)
