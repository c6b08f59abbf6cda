"""Killed before there is anything to lose: the next start finds all or nothing."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import func, select

from tablee.cli.parser import parse
from tablee.cli.serve import settings
from tablee.engine.errors import TableeError
from tablee.engine.words import say
from tablee.server.messages import NewTable
from tablee.server.people import Person
from tablee.server.server import TableServer
from tablee.server.settings import Settings, store_made
from tablee.server.settings import sqlite_url as url_in
from tablee.server.store import Connection, Store
from tablee.server.store.appends import Appender
from tablee.server.store.schema import tables
from tests.server.crash.servers import a_server


def test_a_death_in_any_statement_of_the_first_start_leaves_all_or_nothing(database_url: str) -> None:
    command = [sys.executable, "-m", "tests.server.crash.dying", database_url, "2"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(ran.stdout)
    assert found["deaths"] > 10
    assert found["whole"] > 10
    assert set(found["left"]) <= {0, found["whole"]}, "half a store was left"
    asyncio.run(Store.open(database_url).close())


@pytest.mark.parametrize("key", ["secret.key", "push.key"])
def test_keys_without_their_store_are_noticed(key: str, database_url: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    made = chosen(data, database_url)  # makes the keys
    for name in {"secret.key", "push.key"} - {key}:
        (data / name).unlink()
    assert not made.needs_store
    store_made(data)
    lost = chosen(data, database_url)
    assert lost.needs_store
    with pytest.raises(TableeError) as error:
        asyncio.run(open_and_close(lost))
    assert error.value.line.key == "store-blank"
    assert "--new-store" in say(error.value.line)
    assert "--new-store" in say(error.value.line, "fr")
    asyncio.run(open_and_close(chosen(data, database_url, "--new-store")))
    asyncio.run(open_and_close(chosen(data, database_url)))  # from here on there is one


def test_a_file_that_is_empty_is_no_store(tmp_path: Path) -> None:
    url = url_in(tmp_path)
    chosen(tmp_path, url)
    store_made(tmp_path)
    (tmp_path / "tablee.db").touch()
    with pytest.raises(TableeError) as error:
        asyncio.run(open_and_close(chosen(tmp_path, url)))
    assert error.value.line.key == "store-blank"


def test_a_first_start_may_fail_before_it_has_a_store(database_url: str, tmp_path: Path) -> None:
    for _ in range(2):
        assert not chosen(tmp_path / "data", database_url).needs_store  # and then, say, the port was taken
    asyncio.run(open_and_close(chosen(tmp_path / "data", database_url)))
    again = chosen(tmp_path / "data", database_url)
    assert again.needs_store
    asyncio.run(open_and_close(again))


def chosen(data: Path, url: str, *options: str) -> Settings:
    return settings(parse(["serve", "--data", str(data), "--database", url, *options], "en"))


async def open_and_close(chosen: Settings) -> None:
    server = TableServer(chosen)
    try:
        await server.open()
    finally:
        await server.close()


def test_a_table_comes_with_its_first_entry_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise TableeError("store-full", where="here", reason="")

    def count(connection: Connection) -> int:
        return connection.execute(select(func.count()).select_from(tables)).scalar_one()

    async def scene() -> None:
        async with a_server(tmp_path / "data", url_in(tmp_path / "data")) as server:
            wish = NewTable(game="coup", seats=3, sit=[0])
            with monkeypatch.context() as patch:
                for name in ("write", "write_one"):
                    patch.setattr(Appender, name, broken)
                with pytest.raises(TableeError):
                    await server.opening.new_table(Person("ana", "Ana"), wish)
            assert await server.store.read(count) == 0
            await server.opening.new_table(Person("ana", "Ana"), wish)
            assert await server.store.read(count) == 1

    asyncio.run(scene())
