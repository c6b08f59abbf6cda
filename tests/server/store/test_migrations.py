from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from tablee.engine.errors import TableeError
from tablee.server.store import Due, Sitter, Store, due, people, tables, talk
from tablee.server.store.migrate import HEAD, REVISIONS, VERSION_TABLE
from tablee.server.store.schema import metadata
from tests.server.databases import opened
from tests.server.old_stores import fill, old_store
from tests.server.store.rows import entry, open_and_append


def test_a_new_store_has_the_tables_the_queries_expect(database_url: str) -> None:
    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        return compare_metadata(context, metadata)

    async def scene() -> None:
        async with opened(database_url) as store:
            assert await store.read(differences) == []

    asyncio.run(scene())


def test_the_list_of_revisions_is_that_of_the_folder() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    import tablee.server.store as package

    config = Config()
    config.set_main_option("script_location", str(Path(package.__file__).parent / "migrations"))
    scripts = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(scripts)) == REVISIONS


def test_a_store_of_the_first_revision_is_upgraded_with_what_is_in_it(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            row = await store.read(lambda c: tables.table_row(c, "old-table"))
            assert row is not None
            assert (row.status, row.secret, row.listed) == ("playing", b"\x5e" * 32, True)
            scenario = await store.read(lambda c: tables.entries(c, "old-table"))
            assert [e.body for e in scenario] == [b'{"started":true}', b'{"move":"lay R07"}']
            assert await store.read(lambda c: tables.sitters(c, "old-table")) == {
                0: Sitter("ana", "Ana"),
                1: Sitter("ben", "Ben"),
            }
            assert await store.read(lambda c: due.due_of(c, "old-table")) == [
                Due("old-table", "bot", 1, 1760000003000, 2)
            ]
            ben = await store.read(lambda c: people.identity(c, "ben"))
            assert ben is not None
            assert ben.generation == 2
            assert await store.append(entry("old-table", 2, undue=["bot"]))
            await store.write(lambda c: talk.say(c, "old-table", "ana", 0, "Ana", 5, "still here"))

    old_store(database_url, "small")
    asyncio.run(scene())


def test_a_newer_store_is_refused(database_url: str) -> None:
    async def make() -> None:
        async with opened(database_url) as store:
            await store.write(lambda c: c.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")) and None)

    asyncio.run(make())
    with pytest.raises(TableeError) as refused:
        Store.open(database_url)
    assert refused.value.line.key == "store-newer"
    assert "9999" in str(refused.value)


def test_another_programs_database_is_left_alone(database_url: str) -> None:
    fill(database_url, ["CREATE TABLE recipes (id INTEGER)"])
    with pytest.raises(TableeError) as refused:
        Store.open(database_url)
    assert refused.value.line.key == "store-foreign"
    fill(database_url, ["DROP TABLE recipes"])
    asyncio.run(_open_and_close(database_url))


async def _open_and_close(url: str) -> None:
    async with opened(url):
        pass


def test_processes_that_start_together_migrate_once(postgres_url: str) -> None:
    old_store(postgres_url, "small")
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(partial(open_and_append, postgres_url), ["a", "b", "c"])) == [HEAD] * 3
