from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tablee.server.rows import TableRow
from tablee.server.store import Append, Sitter, Store, TableChange, tables, talk
from tablee.server.store.talk import ChatLine, Looked
from tests.server.databases import opened
from tests.server.store.rows import entry, table


async def create(store: Store, *rows: TableRow) -> None:
    for row in rows:
        assert await store.write(partial(tables.create_table, table=row))


def test_a_table_is_kept_as_it_was_set_up(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await create(store, table("a"))
            assert await store.read(lambda c: tables.table_row(c, "a")) == table("a")
            assert not await store.write(lambda c: tables.create_table(c, table("a", created_at=5)))
            assert await store.read(lambda c: tables.table_row(c, "b")) is None
            await store.write(lambda c: tables.set_invite(c, "a", "other"))
            row = await store.read(lambda c: tables.table_row(c, "a"))
            assert row is not None
            assert row.invite == "other"

    asyncio.run(scene())


def test_an_entry_changes_only_what_it_names(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await create(store, table("a"))
            await store.append(entry("a", 0, change=TableChange(status="playing", started_at=7, listed=False)))
            await store.append(entry("a", 1, change=TableChange(status="finished", finished_at=9), record="the game"))
            row = await store.read(lambda c: tables.table_row(c, "a"))
            assert row is not None
            assert (row.status, row.started_at, row.finished_at, row.listed, row.host) == (
                "finished",
                7,
                9,
                False,
                "ana",
            )
            assert await store.read(lambda c: tables.record_of(c, "a")) == "the game"
            assert await store.read(lambda c: tables.record_of(c, "b")) is None

    asyncio.run(scene())


def test_open_tables_come_newest_first_page_by_page(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            same_moment = [table(name, created_at=50, host=name) for name in "abc"]
            await create(store, *same_moment, table("d", 60), table("hidden", 70, listed=False), table("e", 40))
            await store.append(entry("d", 0, change=TableChange(status="playing")))
            first = await store.read(lambda c: tables.open_tables(c, 2))
            assert [row.id for row in first] == ["c", "b"]
            rest = await store.read(lambda c: tables.open_tables(c, 9, (first[-1].created_at, first[-1].id)))
            assert [row.id for row in rest] == ["a", "e"]
            both = await store.read(lambda c: tables.open_tables(c, 1, statuses=["waiting", "playing"]))
            assert [row.id for row in both] == ["d"]

    asyncio.run(scene())


def test_my_tables_are_those_where_i_sit_or_am_host(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await create(
                store, *(table(name, n, host="host") for n, name in enumerate("abc")), table("d", 9, host="ana")
            )
            ana, ben = Sitter("ana", "Ana"), Sitter("ben", "Ben")
            await store.append(entry("a", 0, seats={0: ana, 1: ben, 2: ana}))
            await store.append(entry("b", 0, seats={0: ana}))
            await store.append(entry("b", 1, seats={0: ben}))
            mine = await store.read(lambda c: tables.tables_of(c, "ana"))
            assert [(state.table.id, list(state.seats)) for state in mine] == [("d", []), ("a", [0, 2])]

    asyncio.run(scene())


def test_my_tables_begin_with_those_that_run_page_by_page(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await create(store, *(table(name, n, host="ana") for n, name in enumerate("abcdefg")))
            for name in "ac":
                await store.append(entry(name, 0, change=TableChange(status="playing", started_at=20)))
            for at, name in enumerate("gbe"):
                await store.append(entry(name, 0, change=TableChange(status="finished", finished_at=30 + at)))
            shown: list[str] = []
            last = None
            while page := await store.read(partial(tables.tables_of, identity="ana", limit=2, before=last)):
                last = page[-1].table
                shown += [state.table.id for state in page]
            assert shown == ["c", "a", "f", "d", "e", "b", "g"]

    asyncio.run(scene())


def test_one_host_cannot_bury_the_others(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await create(store, table("early", 1, host="ben"))
            await create(store, *(table(f"t{n}", 10 + n, host="ana") for n in range(9)))
            rows = await store.read(lambda c: tables.open_tables(c, 50))
            assert [row.id for row in rows] == ["t8", "t7", "t6", "early"]
            rest = await store.read(lambda c: tables.open_tables(c, 50, (rows[1].created_at, rows[1].id)))
            assert [row.id for row in rest] == ["t6", "early"]

    asyncio.run(scene())


def test_the_story_after_an_entry(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            scenario: list[Append] = [entry("a", seq, body=b"%d" % seq) for seq in range(12)]
            for one in scenario:
                await store.append(one)
            rest = await store.read(lambda c: tables.entries(c, "a", after=8))
            assert [(e.seq, e.uid, e.body) for e in rest] == [(e.seq, e.uid, e.body) for e in scenario[9:]]

    asyncio.run(scene())


def test_printed_material_is_kept_once(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for _ in range(2):
                await store.write(lambda c: tables.put_content(c, "hash", "coup", b"{}"))
            assert await store.read(lambda c: tables.get_content(c, "hash")) == b"{}"
            assert await store.read(lambda c: tables.get_content(c, "other")) is None

    asyncio.run(scene())


def test_talk_is_numbered_paged_and_removed(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await create(store, table("a"))
            for n, who in enumerate(["ana", "ben", "ana", "cleo"]):
                say = partial(talk.say, table="a", who=who, seat=None, name=who.title(), at=n, body=f"line {n}")
                assert (await store.write(say)).n == n
            last = await store.read(lambda c: talk.chat_of(c, "a", limit=2))
            assert last == [
                ChatLine(2, "ana", None, "Ana", 2, "line 2"),
                ChatLine(3, "cleo", None, "Cleo", 3, "line 3"),
            ]
            assert [line.n for line in await store.read(lambda c: talk.chat_of(c, "a", before=2))] == [0, 1]
            assert await store.write(lambda c: talk.remove_line(c, "a", 1))
            assert not await store.write(lambda c: talk.remove_line(c, "a", 77))
            bodies = [line.body for line in await store.read(lambda c: talk.chat_of(c, "a"))]
            assert bodies == ["line 0", "", "line 2", "line 3"]

    asyncio.run(scene())


def test_of_endless_talk_the_last_lines_are_kept(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_LINES", 5)
    monkeypatch.setattr(talk, "REPEATED_LINES", 3)

    async def scene() -> None:
        async with opened(database_url) as store:
            for n in range(12):
                say = partial(talk.say, table="a", who="ana", seat=0, name="Ana", at=n, body=f"line {n}")
                assert (await store.write(partial(say, act=f"act {n}"))).n == n
            await store.write(partial(talk.say, table="b", who="ana", seat=0, name="Ana", at=1, body="elsewhere"))
            lines = await store.read(lambda c: talk.chat_of(c, "a"))
            assert [line.n for line in lines] == [7, 8, 9, 10, 11]
            again = partial(talk.say, table="a", who="ana", seat=0, name="Ana", at=99, body="line 10", act="act 10")
            assert (await store.write(again)).n == 10  # it was sent again, and not said again
            assert len(await store.read(lambda c: talk.chat_of(c, "b"))) == 1

    asyncio.run(scene())


def test_two_processes_talk_at_once(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await create(one, table("a"))
            say = partial(talk.say, table="a", who="ana", seat=0, name="Ana", at=1, body="hello")
            lines = await asyncio.gather(*(store.write(say) for _ in range(25) for store in (one, two)))
            assert sorted(line.n for line in lines) == list(range(50))

    asyncio.run(scene())


def test_what_a_viewer_has_looked_at(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for count in (3, 8, 5):  # the last by a device that is behind
                await store.write(partial(talk.set_looked, who="ana", table="a", viewer=-1, count=count, at=5))
            assert await store.read(lambda c: talk.looked_at(c, "ana", "a", -1)) == Looked(8, 5)
            assert await store.read(lambda c: talk.looked_at(c, "ana", "a", 0)) is None

    asyncio.run(scene())
