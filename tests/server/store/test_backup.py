from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tablee.engine.errors import TableeError
from tablee.engine.words import say
from tablee.server.store import Due, Sitter, Store, due, people, tables, talk, times
from tablee.server.store import backup as backup_module
from tablee.server.store.backup import backup, has_checksum, restore
from tablee.server.store.seal import Seal, read_seal
from tests.server.databases import fresh_postgres, opened
from tests.server.old_stores import old_store
from tests.server.store.rows import entry, table


async def furnish(store: Store) -> None:
    await store.write(lambda c: tables.create_table(c, table("a")))
    await store.write(lambda c: people.create_identity(c, "ana", "Ana", 5))
    await store.append(entry("a", 0, body=bytes(range(256)), due=[Due("a", "bot", 0, 9)], record="the game"))
    await store.append(entry("a", 1, seats={0: Sitter("ana", "Ana")}))
    await store.write(lambda c: talk.say(c, "a", "ana", 0, "Ana", 5, "déjà vu"))
    await store.write(lambda c: people.add_link(c, b"\x00\xff", "ana", 99))


async def assert_furnished(store: Store) -> None:
    assert await store.read(lambda c: tables.table_row(c, "a")) == table("a")
    scenario = await store.read(lambda c: tables.entries(c, "a"))
    assert [e.body for e in scenario] == [bytes(range(256)), b"{}"]
    assert await store.read(lambda c: due.due_of(c, "a")) == [Due("a", "bot", 0, 9)]
    assert await store.read(lambda c: tables.record_of(c, "a")) == "the game"
    assert [line.body for line in await store.read(lambda c: talk.chat_of(c, "a"))] == ["déjà vu"]
    assert await store.write(lambda c: people.use_link(c, b"\x00\xff", 1)) == "ana"
    assert await store.append(entry("a", 2))


@pytest.fixture(params=["sqlite", "postgresql"])
def target_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A second fresh database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'target.db'}"
    else:
        with fresh_postgres() as url:
            yield url


def test_a_backup_is_restored_into_either_kind(database_url: str, target_url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "backup"
        async with opened(database_url) as store:
            await furnish(store)
            counts = backup(database_url, file)  # the server runs
        assert (counts["tables"], counts["events"], counts["chat"], counts["mutes"]) == (1, 2, 1, 0)
        assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("backup")) == ["backup"]
        assert restore(file, target_url) == counts
        async with opened(target_url) as store:
            await assert_furnished(store)

    asyncio.run(scene())


def test_a_backup_while_people_play_is_of_one_moment(database_url: str, tmp_path: Path) -> None:
    """Entry n of each event log is written with the due work n: a torn copy would have one without the other."""

    async def play(store: Store, name: str, done: asyncio.Event) -> None:
        seq = 0
        while not done.is_set():
            await store.append(entry(name, seq, due=[Due(name, "bot", seq, 1)]))
            seq += 1

    async def scene() -> None:
        done = asyncio.Event()
        async with opened(database_url) as store:
            players = [asyncio.ensure_future(play(store, f"t{n}", done)) for n in range(10)]
            for n in range(5):
                await asyncio.to_thread(backup, database_url, tmp_path / f"backup{n}")
            done.set()
            await asyncio.gather(*players)
        for n in range(5):
            with closing(sqlite3.connect(tmp_path / f"backup{n}")) as copy:
                stories = copy.execute("SELECT table_id, MAX(seq), COUNT(*) FROM events GROUP BY table_id").fetchall()
                works = dict(copy.execute("SELECT table_id, seq FROM due").fetchall())
            assert works == {name: last for name, last, count in stories}
            assert all(count == last + 1 for name, last, count in stories)

    asyncio.run(scene())


def test_an_older_backup_is_migrated(database_url: str, target_url: str, tmp_path: Path) -> None:
    old_store(database_url, "small")
    backup(database_url, tmp_path / "backup")
    restore(tmp_path / "backup", target_url)

    async def scene() -> None:
        async with opened(target_url) as store:
            assert len(await store.read(lambda c: tables.entries(c, "old-table"))) == 2
            await store.write(partial(talk.say, table="old-table", who="ana", seat=0, name="Ana", at=1, body="hello"))

    asyncio.run(scene())


def refused(file: Path, url: str) -> str:
    with pytest.raises(TableeError) as error:
        restore(file, url)
    assert say(error.value.line) != say(error.value.line, "fr")
    return error.value.line.key


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup with something in it."""

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'source.db'}") as store:
            await furnish(store)
            backup(f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "saved")

    asyncio.run(scene())
    return tmp_path / "saved"


def test_a_store_that_is_not_empty_is_not_overwritten(database_url: str, saved: Path) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await furnish(store)

    asyncio.run(scene())
    assert refused(saved, database_url) == "store-not-empty"


def test_a_store_that_was_only_opened_may_be_filled(database_url: str, saved: Path) -> None:
    async def opening() -> None:
        async with opened(database_url):
            pass

    async def scene() -> None:
        async with opened(database_url) as store:
            await assert_furnished(store)

    asyncio.run(opening())
    restore(saved, database_url)
    asyncio.run(scene())


def test_a_running_server_is_not_restored_over(database_url: str, saved: Path) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.write(lambda c: times.beat(c, store.process, store.now()))
            assert refused(saved, database_url) == "store-in-use"

    asyncio.run(scene())


def test_only_a_backup_that_can_be_read_is_restored(database_url: str, saved: Path, tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing", database_url) == "store-backup-missing"
    rubbish = tmp_path / "rubbish"
    rubbish.write_bytes(b"not a backup " * 500)
    assert refused(rubbish, database_url) == "store-not-a-backup"
    rubbish.write_bytes(b"")
    assert refused(rubbish, database_url) == "store-not-a-backup"
    with closing(sqlite3.connect(saved)) as copy:
        copy.execute("UPDATE tablee_revision SET version_num = '9999'")
        copy.commit()
    assert refused(saved, database_url) == "store-newer"


# Damage


def pages(file: Path) -> int:
    with closing(sqlite3.connect(file)) as copy:
        return int(copy.execute("PRAGMA page_count").fetchone()[0]) * 4096


def without_checksum(file: Path) -> Path:
    """As earlier versions wrote it."""
    os.truncate(file, pages(file))
    return file


def test_a_backup_has_a_checksum_and_is_still_a_database(saved: Path) -> None:
    assert read_seal(saved) is Seal.GOOD
    assert has_checksum(saved)
    assert saved.stat().st_size > pages(saved)
    with closing(sqlite3.connect(saved)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT count(*) FROM events").fetchone() == (2,)


def test_one_changed_byte_anywhere_is_damage(database_url: str, saved: Path) -> None:
    whole = saved.read_bytes()
    for place in (18, 60, 4096 + 7, len(whole) // 2, pages(saved) - 3, len(whole) - 9):
        saved.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert refused(saved, database_url) == "store-backup-damaged"
    saved.write_bytes(whole)
    restore(saved, database_url)


def test_a_backup_that_was_cut_short_is_damaged(sqlite_url: str, saved: Path) -> None:
    whole = saved.read_bytes()
    for length in (len(whole) // 2, 4096, 5000, pages(saved) - 1):
        saved.write_bytes(whole[:length])
        assert refused(saved, sqlite_url) == "store-backup-damaged"
    assert not Path(make_url(sqlite_url).database or "").exists()


def test_the_target_is_not_blamed_for_a_damaged_backup(
    database_url: str, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the damage shows only while it is copied."""
    whole = without_checksum(saved).read_bytes()
    saved.write_bytes(whole[:4096] + b"\x0d" * (len(whole) - 4096))
    assert refused(saved, database_url) == "store-backup-damaged"
    with monkeypatch.context() as patch:
        patch.setattr(backup_module, "check_backup", lambda file: None)
        assert refused(saved, database_url) == "store-backup-damaged"


def test_an_older_backup_without_a_checksum_is_restored(database_url: str, saved: Path) -> None:
    restore(without_checksum(saved), database_url)
    assert not has_checksum(saved)

    async def scene() -> None:
        async with opened(database_url) as store:
            await assert_furnished(store)

    asyncio.run(scene())


def test_a_backup_never_overwrites_and_needs_a_store(database_url: str, saved: Path, tmp_path: Path) -> None:
    for url, file, key in [
        (database_url, saved, "store-backup-exists"),
        (database_url, tmp_path / "new", "store-no-store"),
        (f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "no" / "folder", "store-unreachable"),
    ]:
        with pytest.raises(TableeError) as error:
            backup(url, file)
        assert error.value.line.key == key
    assert not list(tmp_path.glob("*.part"))
