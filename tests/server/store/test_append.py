from __future__ import annotations

import asyncio
import itertools
import shutil
import sqlite3
import threading
from contextlib import closing
from functools import partial
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, PoolProxiedConnection, make_url, select

from tablee.engine.errors import TableeError
from tablee.server.store import Append, Due, Sitter, Store, TableChange, due, sqlite, tables, writer
from tablee.server.store.schema import events
from tests.server.crash.servers import a_server, a_table
from tests.server.databases import opened
from tests.server.store.rows import entry, table


async def bodies(store: Store, name: str = "t") -> list[bytes]:
    return [e.body for e in await store.read(partial(tables.entries, table=name))]


def test_an_entry_is_there_after_it_was_acknowledged(database_url: str) -> None:
    async def scene() -> list[tables.StoredEntry]:
        async with opened(database_url) as store:
            assert await store.append(entry(seq=0, uid=b"u" * 16, body=b'{"move":"lay R07"}'))
        async with opened(database_url) as store:
            return await store.read(lambda c: tables.entries(c, "t"))

    assert asyncio.run(scene()) == [tables.StoredEntry(0, b"u" * 16, 1000, b'{"move":"lay R07"}')]


def test_a_place_in_the_story_is_given_once(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            assert await store.append(entry(seq=0, body=b"first"))
            assert not await store.append(entry(seq=0, body=b"second"))
            assert await bodies(store) == [b"first"]

    asyncio.run(scene())


def test_two_in_one_batch_for_one_place(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            rivals = [entry(seq=0, body=b"a"), entry(seq=0, body=b"b"), entry("u", 0)]
            assert await asyncio.gather(*map(store.append, rivals)) == [True, False, True]
            assert await bodies(store) == [b"a"]

    asyncio.run(scene())


def test_one_loser_does_not_disturb_the_others_and_leaves_no_trace(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for n in range(40):
                await store.write(partial(tables.create_table, table=table(f"t{n}")))
            assert await store.append(entry("t7", 0))
            batch = [
                entry(
                    f"t{n}",
                    0,
                    due=[Due(f"t{n}", "bot", 0, 5)],
                    change=TableChange(status="finished"),
                    record="the game",
                    seats={0: Sitter("ben", "Ben")},
                )
                for n in range(40)
            ]
            answers = await asyncio.gather(*map(store.append, batch))
            assert [n for n, won in enumerate(answers) if not won] == [7]
            for n in range(40):
                row = await store.read(partial(tables.table_row, table=f"t{n}"))
                assert row is not None
                assert (row.status == "finished") == (n != 7)
                assert await store.read(partial(tables.record_of, table=f"t{n}")) == ("the game" if n != 7 else None)
                assert await store.read(partial(tables.sitters, table=f"t{n}")) == (
                    {0: Sitter("ben", "Ben")} if n != 7 else {}
                )
                assert len(await store.read(partial(due.due_of, table=f"t{n}"))) == (n != 7)

    asyncio.run(scene())


def test_an_entry_that_cannot_be_written_hurts_only_itself(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            wrong = Append("bad", 0, b"u", 0, None)  # type: ignore[arg-type]
            answers = await asyncio.gather(*map(store.append, [entry("a"), wrong, entry("b")]), return_exceptions=True)
            assert answers[0] is True
            assert answers[2] is True
            assert isinstance(answers[1], Exception)

    asyncio.run(scene())


def test_an_attempt_whose_answer_was_lost_knows_itself_again(database_url: str) -> None:
    """Its consequences are not written twice: meanwhile the event log may have gone on."""

    async def scene() -> None:
        async with opened(database_url) as store:
            first = entry(seq=0, due=[Due("t", "bot", 0, 5)])
            assert await store.append(first)
            assert await store.append(entry(seq=1, undue=["bot"]))
            assert await store.append(first)
            assert len(await bodies(store)) == 2
            assert await store.read(lambda c: due.due_of(c, "t")) == []

    asyncio.run(scene())


def test_a_connection_lost_in_the_commit(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The batch is tried again: entries know themselves, other work is told that nobody knows."""

    async def scene() -> None:
        async with opened(postgres_url) as store:
            go = await hold(store)
            lose_the_next_commit(store, monkeypatch)
            both = asyncio.gather(
                store.append(entry(seq=0, due=[Due("t", "bot", 0, 5)])),
                store.write(lambda c: tables.create_table(c, table("new"))),
                return_exceptions=True,
            )
            await asyncio.sleep(0)
            go.set()
            won, other = await both
            assert won is True
            assert isinstance(other, TableeError)
            assert len(await bodies(store)) == 1
            assert await store.read(lambda c: tables.table_row(c, "new")) is not None

    asyncio.run(scene())


async def hold(store: Store) -> threading.Event:
    """Keep the writer busy, so that what follows becomes one batch."""
    started, go = threading.Event(), threading.Event()

    def wait(connection: Connection) -> None:
        started.set()
        go.wait()

    asyncio.ensure_future(store.write(wait))
    await asyncio.to_thread(started.wait)
    return go


def lose_the_next_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one after the batch that is being held: it happens, but its answer does not arrive."""
    dialect, commits = store._here.writing.dialect, itertools.count()
    commit = dialect.do_commit

    def commit_and_lose(connection: PoolProxiedConnection) -> None:
        commit(connection)
        if next(commits) == 1:
            raise psycopg.OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(dialect, "do_commit", commit_and_lose)


def test_a_deadlock_is_tried_again(postgres_url: str) -> None:
    def work(connection: Connection) -> str:
        tries.append(1)
        if len(tries) < 3:
            connection.exec_driver_sql("DO $$ BEGIN RAISE EXCEPTION 'circle' USING ERRCODE = '40P01'; END $$")
        return "done"

    async def scene() -> None:
        async with opened(postgres_url) as store:
            won, answer = await asyncio.gather(store.append(entry()), store.write(work))
            assert (won, answer) == (True, "done")

    tries: list[int] = []
    asyncio.run(scene())


def test_a_connection_killed_between_batches(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            assert await store.append(entry(seq=0))
            await store.read(lambda c: None)
            kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            async with opened(postgres_url) as other:
                await other.write(lambda c: c.exec_driver_sql(kill + " AND datname = current_database()").all())
            assert await store.append(entry(seq=1))
            assert len(await bodies(store)) == 2

    asyncio.run(scene())


def test_a_table_with_its_first_entry(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:

            def create(connection: Connection) -> bool:
                tables.create_table(connection, table("new"))
                return store.insert_entry(connection, entry("new", 0, seats={0: Sitter("ana", "Ana")}))

            assert await store.write(create)
            assert not await store.write(create)
            assert await store.read(lambda c: tables.sitters(c, "new")) == {0: Sitter("ana", "Ana")}

    asyncio.run(scene())


def test_the_last_word_of_a_batch_on_due_work_counts(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await asyncio.gather(
                store.append(entry(seq=0, due=[Due("t", "bot", 0, 5), Due("t", "timeout", 0, 9)])),
                store.append(entry(seq=1, undue=["bot"], due=[Due("t", "timeout", 1, 99, seat=2)])),
            )
            assert await store.read(lambda c: due.due_of(c, "t")) == [Due("t", "timeout", 1, 99, 2)]

    asyncio.run(scene())


def test_work_that_fails_fails_alone(database_url: str) -> None:
    def half_done(connection: Connection) -> None:
        tables.create_table(connection, table("half"))
        raise LookupError("no")

    async def scene() -> None:
        async with opened(database_url) as store:
            answers = await asyncio.gather(
                store.write(lambda c: tables.create_table(c, table("whole"))),
                store.write(half_done),
                store.write(lambda c: c.exec_driver_sql("SELECT nothing FROM nowhere")),
                store.append(entry()),
                return_exceptions=True,
            )
            assert answers[0] is True
            assert isinstance(answers[1], LookupError)
            assert isinstance(answers[2], Exception)
            assert answers[3] is True
            assert await store.read(lambda c: tables.table_row(c, "half")) is None

    asyncio.run(scene())


def test_readers_cannot_write(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            with pytest.raises(TableeError):
                await store.read(lambda c: tables.create_table(c, table()))

    asyncio.run(scene())


def test_closing_finishes_what_was_queued(database_url: str) -> None:
    async def scene() -> None:
        store = Store.open(database_url)
        waiting = [asyncio.ensure_future(store.append(entry(f"t{n}"))) for n in range(700)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*waiting))
        with pytest.raises(TableeError, match="stopping"):
            await store.append(entry("late"))
        async with opened(database_url) as again:
            assert len(await again.read(lambda c: c.execute(select(events.c.seq)).all())) == 700

    asyncio.run(scene())


def test_the_writer_counts(database_url: str) -> None:
    async def scene() -> None:
        seen: list[int] = []
        async with opened(database_url) as store:
            store.statistics.on_batch = lambda entries, seconds: seen.append(entries)
            await asyncio.gather(*(store.append(entry(f"t{n}")) for n in range(30)))
        assert sum(seen) == store.statistics.entries == 30
        assert store.statistics.batches == len(seen)

    asyncio.run(scene())


def test_two_processes_race_for_one_story(postgres_url: str) -> None:
    """Each appends after the last entry it knows, and looks again when it lost: one order, no gap."""

    async def play(store: Store, name: bytes, moves: int) -> None:
        seq = made = 0
        while made < moves:
            if await store.append(entry(seq=seq, body=name)):
                made += 1
                seq += 1
            else:
                seq += len(await store.read(partial(tables.entries, table="t", after=seq - 1)))

    async def scene() -> list[tables.StoredEntry]:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await asyncio.gather(play(one, b"one", 200), play(two, b"two", 200))
            return await one.read(lambda c: tables.entries(c, "t"))

    entries = asyncio.run(scene())
    assert [e.seq for e in entries] == list(range(400))
    assert sorted(e.body for e in entries) == [b"one"] * 200 + [b"two"] * 200


def test_two_processes_write_the_same_many_tables(postgres_url: str) -> None:
    """Batches that meet in many places do not wait for each other in a circle; each place has one winner."""

    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            names = [f"t{n}" for n in range(100)]
            here = asyncio.gather(*(one.append(entry(n, due=[Due(n, "bot", 0, 1)])) for n in names))
            there = asyncio.gather(*(two.append(entry(n, due=[Due(n, "bot", 0, 2)])) for n in reversed(names)))
            won, lost = await here, (await there)[::-1]
            assert [a != b for a, b in zip(won, lost, strict=True)] == [True] * 100

    asyncio.run(scene())


def test_a_copy_of_the_file_alone_has_what_was_written_a_moment_ago(
    tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_IDLE_SECONDS", 0.01)

    def copied() -> list[int]:
        """Without what is still in the write-ahead log beside it."""
        copy = tmp_path / "copy.db"
        shutil.copyfile(make_url(sqlite_url).database or "", copy)
        with closing(sqlite3.connect(copy)) as connection:
            return [seq for (seq,) in connection.execute("SELECT seq FROM events")]

    async def scene() -> None:
        async with opened(sqlite_url) as store, asyncio.timeout(30):
            for seq in range(3):
                assert await store.append(entry("a", seq))
                while len(copied()) <= seq:
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_a_copy_of_the_file_alone_has_a_short_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_IDLE_SECONDS", 0.01)

    def copied() -> int:
        """Entries of the game in the file, without the write-ahead log beside it."""
        (tmp_path / "copy").mkdir(exist_ok=True)
        shutil.copyfile(tmp_path / "data" / "tablee.db", tmp_path / "copy" / "tablee.db")
        with closing(sqlite3.connect(tmp_path / "copy" / "tablee.db")) as connection:
            return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])

    async def scene() -> None:
        data = tmp_path / "data"
        async with a_table(data, f"sqlite:///{data / 'tablee.db'}") as table, asyncio.timeout(30):
            for _ in range(3):
                await table.move()
            entries = await table.check()
            while copied() < entries:
                await asyncio.sleep(0.01)
            url = f"sqlite:///{tmp_path / 'copy' / 'tablee.db'}"
            async with a_server(tmp_path / "copy", url) as other:
                with other.live_tables.use(table.live.id) as live:
                    async with live.lock:
                        await live.open()
                    assert live.state.seq == table.live.state.seq

    asyncio.run(scene())


def test_a_store_is_opened_though_it_cannot_be_tidied_up(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(engine: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(sqlite, "checkpoint", full)

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            assert await store.append(entry("a", 0))

    asyncio.run(scene())
