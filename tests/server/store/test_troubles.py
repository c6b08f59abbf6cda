from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection

import tablee.server.store as package
from tablee.engine.errors import TableeError
from tablee.engine.words import Words, say
from tablee.server.store import Store, people, sqlite
from tablee.server.store.backup import backup
from tests.server.databases import opened
from tests.server.store.rows import entry

NOBODY = 65534


def refusal(url: str) -> TableeError:
    with pytest.raises(TableeError) as refused:
        Store.open(url)
    return refused.value


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def assert_sentence(error: TableeError, key: str, english: str, french: str) -> None:
    assert error.line.key == key
    assert english in say(error.line)
    assert french in say(error.line, "fr")


async def failed_append(store: Store, **more: bytes) -> TableeError:
    with pytest.raises(TableeError) as refused:
        await store.append(entry("late", **more))  # type: ignore[arg-type]
    return refused.value


def test_every_connection_to_a_file_syncs_fully(sqlite_url: str) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("synchronous", "journal_mode", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            assert await store.write(pragmas) == [2, "wal", 1]
            assert await store.read(pragmas) == [2, "wal", 1]

    asyncio.run(scene())


def test_a_file_that_would_not_sync_is_refused(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_FULL", 3)
    assert_sentence(refusal(sqlite_url), "store-not-durable", "synchronous=2", "coupure de courant")


def test_a_postgres_that_would_not_sync_is_refused(postgres_url: str) -> None:
    order(postgres_url, "synchronous_commit = off")
    assert_sentence(refusal(postgres_url), "store-not-durable", "synchronous_commit=off", "coupure de courant")


def order(url: str, setting: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET {setting}".encode())


def test_a_second_server_on_one_file_is_refused(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url):
            assert_sentence(refusal(sqlite_url), "store-in-use", "Another Tablée server", "Un autre serveur")
        async with opened(sqlite_url):
            pass

    asyncio.run(scene())


def test_a_refused_store_lets_go_of_the_file(sqlite_url: str) -> None:
    file_of(sqlite_url).write_bytes(b"shopping list " * 100)
    assert_sentence(refusal(sqlite_url), "store-not-a-database", "is not a database", "n’est pas une base")
    file_of(sqlite_url).unlink()
    asyncio.run(_open_and_close(sqlite_url))


async def _open_and_close(url: str) -> None:
    async with opened(url):
        pass


def test_a_file_that_another_program_locks(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_BUSY_MS", 1)
    with closing(sqlite3.connect(file_of(sqlite_url), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert_sentence(refusal(sqlite_url), "store-locked", "keeps", "verrouillé")


def test_a_file_that_another_program_locks_later(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_BUSY_MS", 1)

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            with closing(sqlite3.connect(file_of(sqlite_url), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert (await failed_append(store)).line.key == "store-locked"
            assert await store.append(entry("late"))

    asyncio.run(scene())


def test_a_full_disk_refuses_and_recovers(sqlite_url: str) -> None:
    def limit(connection: Connection, pages: int) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await store.write(lambda c: limit(c, 1))  # no less than it has
            error = await failed_append(store, body=b"x" * 100_000)
            assert_sentence(error, "store-full", "is full", "est plein")
            await store.write(lambda c: limit(c, 1_000_000))
            assert await store.append(entry("late", body=b"x" * 100_000))

    asyncio.run(scene())


def test_a_full_postgres_refuses_and_recovers(postgres_url: str) -> None:
    def fill_up(connection: Connection) -> None:
        connection.exec_driver_sql("DO $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$")

    async def scene() -> None:
        async with opened(postgres_url) as store:
            with pytest.raises(TableeError) as refused:
                await store.write(fill_up)
            assert refused.value.line.key == "store-full"
            assert await store.append(entry())

    asyncio.run(scene())


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write anywhere, so a test as root steps down for a while."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_folder_that_cannot_be_written_to(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    with as_nobody():
        error = refusal(f"sqlite:///{open_folder / 'tablee.db'}")
    assert_sentence(error, "store-read-only", "cannot be written to", "Impossible d’écrire")


def test_a_file_that_cannot_be_written_to(open_folder: Path) -> None:
    file = open_folder / "tablee.db"
    asyncio.run(_open_and_close(f"sqlite:///{file}"))
    file.chmod(0o444)
    (open_folder / "tablee.db.lock").chmod(0o666)
    open_folder.chmod(0o777)
    with as_nobody():
        error = refusal(f"sqlite:///{file}")
    assert error.line.key == "store-read-only"


@pytest.mark.parametrize("new", [True, False])
def test_a_postgres_that_cannot_be_written_to(postgres_url: str, new: bool) -> None:
    if not new:
        asyncio.run(_open_and_close(postgres_url))
    order(postgres_url, "default_transaction_read_only = on")
    assert refusal(postgres_url).line.key == "store-read-only"


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    error = refusal(f"postgresql://ana:hidden@/games?host={tmp_path}")
    assert_sentence(error, "store-unreachable", "cannot be reached", "injoignable")
    assert "hidden" not in str(error)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    error = refusal(f"sqlite:///{tmp_path}/nowhere/tablee.db")
    assert_sentence(error, "store-unreachable", "No such file", "injoignable")


WITHOUT_PSYCOPG = """
import asyncio, sys
sys.modules["psycopg"] = None
from tablee.server.store import Store
asyncio.run(Store.open(sys.argv[1]).close())
try:
    Store.open("postgresql://localhost/games")
except Exception as error:
    print(error)
"""


def test_a_file_needs_no_driver_for_postgres(sqlite_url: str) -> None:
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", WITHOUT_PSYCOPG, sqlite_url]
    said = subprocess.run(command, env=paths, capture_output=True, text=True, check=True).stdout
    assert said == "PostgreSQL needs the psycopg driver: pip install tablee[postgres].\n"


@pytest.mark.parametrize("url", ["", "tablee.db", "mysql://host/name", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_is_none(url: str) -> None:
    assert_sentence(refusal(url), "store-url", "not a database address", "pas une adresse")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql//ana:hidden@db/games",
        "postgresq://ana:hidden@db/games",
        "ana:hidden@db/games",
        "postgresql://ana:hid/den@db:5432x/games",
        "postgresql://ana:hidden@db:port/games",
        "postgresql://ana:hidden@db:70000/games",
        "postgresql://ana:hidden@db:0/games",
    ],
)
def test_an_address_with_a_slip_is_not_repeated(url: str) -> None:
    error = refusal(url)
    assert error.line.key in ("store-url", "store-url-port")
    assert "hid" not in repr(error.line)
    assert error.__cause__ is None


def test_a_password_among_the_options_is_not_told(tmp_path: Path) -> None:
    error = refusal(f"postgresql:///games?host={tmp_path}&password=hidden")
    assert error.line.key == "store-unreachable"
    assert "hidden" not in repr(error.line)


def test_files_are_for_their_owner_only(sqlite_url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await store.append(entry())
            backup(sqlite_url, tmp_path / "backup")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        names = ("tablee.db", "tablee.db-wal", "tablee.db-shm", "tablee.db.lock", "backup")
        assert modes == dict.fromkeys(names, 0o600)

    before = os.umask(0o022)
    try:
        asyncio.run(scene())
    finally:
        os.umask(before)


def test_what_no_column_takes_is_the_callers_own(postgres_url: str) -> None:
    def keep(connection: Connection, name: str) -> None:
        people.create_identity(connection, name, name, 1)

    async def scene() -> None:
        async with opened(postgres_url) as store:
            fine, wrong = await asyncio.gather(
                store.write(lambda c: keep(c, "ana")), store.write(lambda c: keep(c, "a\0")), return_exceptions=True
            )
            assert fine is None
            assert isinstance(wrong, TableeError)
            assert_sentence(wrong, "unfit-to-keep", "cannot be stored", "ne peut pas être enregistré")
            with pytest.raises(TableeError) as refused:
                await store.read(lambda c: people.identity(c, "a\0"))
            assert refused.value.line.key == "unfit-to-keep"

    asyncio.run(scene())


def test_all_sentences_are_there_in_both_languages() -> None:
    folder = Path(package.__file__).parent
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    keys = set(re.findall(r'"(store-[a-z-]+)"', code))
    for language in ("en", "fr"):
        words = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(store-[a-z-]+) =", words, re.M)) == keys
        assert all(Words(language).has(key) for key in keys)
