"""Killed before there is anything to lose: the next start finds all or nothing."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import func, select

from tablee.engine.errors import TableeError
from tablee.server.messages import NewTable
from tablee.server.people import Person
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
