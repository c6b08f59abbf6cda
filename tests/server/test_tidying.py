"""The store stays small: what never began is deleted, one address opens only so many tables, and a full disk none."""

from __future__ import annotations

import asyncio
import shutil
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import Table, func, select

from tablee.engine.errors import TableeError
from tablee.engine.words import say
from tablee.server import server as server_module
from tablee.server import tidying as module
from tablee.server.due.worker import DueWork
from tablee.server.messages import Ack, Move, NewTable, Nonce, Refused, Rematch, Say, Sit
from tablee.server.people import RENEW_SECONDS, Person
from tablee.server.server import TableServer
from tablee.server.settings import Settings, sqlite_url
from tablee.server.store import Connection, people, schema, tidying
from tablee.server.tables.clocks import DAY
from tablee.server.tidying import Tidying
from tablee.server.web import openers
from tablee.server.web.openers import Openers
from tests.server.crash.servers import a_server
from tests.server.tables.test_due_work import work_of
from tests.server.tables.test_server import ANA, BEN, does, played, stop

WISH = NewTable(game="coup", seats=2, sit=[0])


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is done before a test says so."""
    for kind in (DueWork, Tidying):
        monkeypatch.setattr(kind, "start", lambda self: None)
    monkeypatch.setattr(server_module, "BEAT_SECONDS", 1e6)


class Later:
    """Lets days pass in a store."""

    def __init__(self, server: TableServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.monkeypatch, self.begun = server, monkeypatch, server.store.now()

    def __call__(self, days: float) -> None:
        at = self.begun + int(days * DAY)
        self.monkeypatch.setattr(self.server.store, "now", lambda: at)


def left_of(table: str) -> Any:
    """In how many rows a table still occurs, by kind."""

    def count(connection: Connection) -> dict[str, int]:
        columns = [
            schema.tables.c.id,
            *(kind.c.table_id for kind in schema.metadata.sorted_tables if "table_id" in kind.c),
        ]
        found = {
            column.table.name: connection.execute(select(func.count()).where(column == table)).scalar_one()
            for column in columns
        }
        return {name: rows for name, rows in found.items() if rows}

    return count


async def tidy(server: TableServer) -> int:
    """Once through everything; the steps it took."""
    steps = 1
    while await server.tidying.step():
        steps += 1
    return steps


async def give_up(server: TableServer, table: str) -> None:
    await server.due._do(await work_of(server, table, "abandon"))


# Tables that never began


def test_a_table_that_never_began_is_given_up_and_deleted(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, database_url) as server:
            later = Later(server, monkeypatch)
            ana = await server.people.newcomer("Ana")
            row = await server.opening.new_table(ana, WISH)
            with server.live_tables.use(row.id) as live:
                assert isinstance(await does(live, ana, Say, text="Anybody?"), Ack)
            await server.tables.set_bookmark(ana.id, row.id, 0, 0)
            later(13.9)
            await give_up(server, row.id)
            await tidy(server)
            assert set(await server.store.read(left_of(row.id))) >= {
                "tables",
                "events",
                "seats_of",
                "chat",
                "due",
                "looked",
            }
            later(14.01)
            await give_up(server, row.id)
            await tidy(server)
            assert await server.store.read(left_of(row.id))  # whoever looks can see that it was given up
            later(15.1)
            await tidy(server)
            assert await server.store.read(left_of(row.id)) == {}
            with server.live_tables.use(row.id) as live, pytest.raises(TableeError) as error:
                async with live.lock:
                    await live.open()
            assert error.value.line.key == "server-no-such-table"

    asyncio.run(scene())


def test_a_table_where_a_game_was_begun_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, sqlite_url(tmp_path)) as server:
            later = Later(server, monkeypatch)
            stopped, given_up, waits = await played(server, ANA), await played(server, ANA), await played(server, ANA)
            with server.live_tables.use(stopped) as live:
                await stop(live)
            later(20)
            await give_up(server, waits)
            later(31)
            await give_up(server, given_up)
            later(90)
            await tidy(server)
            for table in (stopped, given_up, waits):
                assert "events" in await server.store.read(left_of(table))
            with server.live_tables.use(waits) as live:
                assert live.state.playing

    asyncio.run(scene())


def test_a_table_that_somebody_looks_at_is_not_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, sqlite_url(tmp_path)) as server:
            later = Later(server, monkeypatch)
            row = await server.opening.new_table(ANA, WISH)
            with server.live_tables.use(row.id) as live:
                await stop(live)
                later(30)
                await tidy(server)
                assert await server.store.read(left_of(row.id))
            await tidy(server)
            assert not await server.store.read(left_of(row.id))

    asyncio.run(scene())


def test_time_in_which_no_server_was_there_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, sqlite_url(tmp_path)) as server:
            later = Later(server, monkeypatch)
            row = await server.opening.new_table(ANA, WISH)
            ben = await server.people.newcomer("Ben")
            with server.live_tables.use(row.id) as live:
                await stop(live)
            later(60)
            server.tables.pauses.spans = [(later.begun + DAY // 2, later.begun + 60 * DAY)]
            await tidy(server)
            assert await server.store.read(left_of(row.id))
            assert await server.store.read(lambda c: people.identity(c, ben.id))

    asyncio.run(scene())


def test_everything_is_looked_at_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAGE", 3)
    monkeypatch.setattr(module, "AT_ONCE", 2)

    async def scene() -> None:
        async with a_server(tmp_path, sqlite_url(tmp_path)) as server:
            later = Later(server, monkeypatch)
            rows = [await server.opening.new_table(ANA, WISH) for _ in range(8)]
            for row in rows[1:]:
                with server.live_tables.use(row.id) as live:
                    await stop(live)
            later(20)
            assert await tidy(server) == 3
            left = [row.id for row in rows if await server.store.read(left_of(row.id))]
            assert left == [rows[0].id]

    asyncio.run(scene())


# Guests who never played


def test_a_guest_who_never_played_is_deleted(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, database_url) as server:
            later = Later(server, monkeypatch)
            names = ("Ana", "Ben", "Cem", "Dea", "Eve", "Fay")
            ana, ben, cem, dea, eve, fay = [await server.people.newcomer(name) for name in names]
            row = await server.opening.new_table(ana, NewTable(game="coup", seats=3, sit=[0]))
            with server.live_tables.use(row.id) as live:
                await does(live, ben, Sit, nonce="0b")
                await does(live, cem, Say, text="I am only looking")
            await server.store.write(
                lambda c: c.execute(
                    schema.mail.insert().values(
                        identity=dea.id, address="dea@example.org", language="en", confirmed=True, word="", asked_at=1
                    )
                )
            )
            await server.people.mute(fay, ana.id)
            await server.people.mute(ana, fay.id)
            await server.people.new_link(fay)
            later(13)
            await tidy(server)
            assert len([p for p in (ana, ben, cem, dea, eve, fay) if await kept(server, p)]) == 6
            cookie = server.people.cookie(fay)
            later(14.1)
            await server.store.write(lambda c: people.seen(c, eve.id, server.store.now()))
            await tidy(server)
            assert [p.name for p in (ana, ben, cem, dea, eve, fay) if await kept(server, p)] == list(names[:5])
            assert await server.people.known(cookie) is None
            assert await server.people.mutes(ana) == set()
            for kind in (schema.links, schema.mutes):
                assert await server.store.read(partial(count_rows, kind=kind)) == 0

    asyncio.run(scene())


def count_rows(connection: Connection, kind: Table) -> int:
    return connection.execute(select(func.count()).select_from(kind)).scalar_one()


async def kept(server: TableServer, person: Person) -> bool:
    return await server.store.read(lambda c: people.identity(c, person.id)) is not None


def test_nobody_is_deleted_before_their_visits_are_noted(tmp_path: Path) -> None:
    """Cookies are renewed from time to time, and only then is it known that somebody was here."""
    settings = Settings(data=tmp_path, keys=(b"k" * 32,), unplayed_after=1)

    async def scene() -> None:
        server = TableServer(settings)
        await server.open()
        try:
            ana = await server.people.newcomer("Ana")
            for seconds, there in ((RENEW_SECONDS, True), (RENEW_SECONDS + 90_000, False)):
                now = server.store.now()
                await server.store.write(partial(people.seen, who=ana.id, now=now - seconds * 1000))
                await tidy(server)
                assert await kept(server, ana) == there
        finally:
            await server.close()

    asyncio.run(scene())


def test_whoever_begins_to_play_meanwhile_is_kept(database_url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, database_url) as server:
            ana = await server.people.newcomer("Ana")
            page = await server.store.read(lambda c: tidying.idle_guests(c, "", server.store.now() + 1, 10))
            assert page.found == [ana.id]
            await server.opening.new_table(ana, WISH)
            await server.people.drop(page.found)
            assert await kept(server, ana)

    asyncio.run(scene())


# Tables of one address


def test_one_address_opens_only_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openers, "MOST_TABLES", 2)

    async def scene() -> None:
        async with a_server(tmp_path, sqlite_url(tmp_path)) as server:
            counted = Openers(server.store, limits=True)

            async def open_table(host: str, who: Person = ANA) -> str:
                scope: Any = {"client": (host, 1)}
                async with counted.place(scope) as opened:
                    row = await server.opening.new_table(who, WISH)
                    opened(row.id)
                return row.id

            first = await open_table("2001:db8::1")
            await open_table("2001:db8::2", BEN)
            with pytest.raises(TableeError) as error:
                await open_table("2001:db8::3", BEN)
            assert error.value.line.key == "server-too-many-tables-here"
            assert say(error.value.line) != say(error.value.line, "fr")
            await open_table("10.0.0.1")
            with server.live_tables.use(first) as live:
                await stop(live)
            await open_table("2001:db8::3", BEN)
            results = await asyncio.gather(*(open_table("10.0.0.2") for _ in range(5)), return_exceptions=True)
            assert sum(isinstance(result, str) for result in results) == 2  # also if they come all at once
            counted = Openers(server.store, limits=False)
            for _ in range(3):
                await open_table("10.0.0.3")

    asyncio.run(scene())


def test_a_table_opened_while_others_are_counted_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openers, "MOST_TABLES", 2)
    scope: Any = {"client": ("10.0.0.1", 1)}

    class Busy:
        """A store that is asked which tables are still open, and while it looks, another is opened."""

        async def read(self, work: object) -> set[str]:
            counted._note("10.0.0.1", "third")
            return {"first"}

    counted = Openers(cast(Any, Busy()), limits=True)

    async def scene() -> None:
        for table in ("first", "second"):
            async with counted.place(scope) as opened:
                opened(table)
        with pytest.raises(TableeError):
            async with counted.place(scope):
                pass

    asyncio.run(scene())


# A disk that is nearly full


def test_no_new_tables_when_the_disk_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = [100_000_000]
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=free[0]))

    async def scene() -> None:
        async with a_server(tmp_path, sqlite_url(tmp_path)) as server:
            over, running = await played(server, ANA), await played(server, ANA)
            with server.live_tables.use(over) as live:
                await stop(live)
            free[0] -= 1
            await server.beat()
            with pytest.raises(TableeError) as error:
                await server.opening.new_table(ANA, WISH)
            assert error.value.line.key == "server-little-space"
            assert say(error.value.line) != say(error.value.line, "fr")
            with server.live_tables.use(over) as live:
                refused = await does(live, ANA, Rematch)
                assert isinstance(refused, Refused)
                assert refused.line.key == "server-little-space"
            with server.live_tables.use(running) as live:
                asked = live.state.asked()[0]
                if live.state.holders[asked].bot:
                    await live.bot_moves(asked, live.state.game_table.choices(asked)[0].text, live.state.changed)
                else:
                    text = live.state.game_table.choices(asked)[0].text
                    assert isinstance(await does(live, ANA, Move, text=text, n=live.state.counts[0]), Ack)
            free[0] += 1
            await server.beat()
            await server.opening.new_table(ANA, WISH)

    asyncio.run(scene())


def test_the_disk_of_a_database_server_is_not_ours_to_look_at(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, postgres_url) as server:
            await server.beat()
            assert server.space.bytes is None
            await server.opening.new_table(ANA, WISH)
            with server.live_tables.use(await played(server, ANA)) as live:
                await does(live, ANA, Nonce, nonce="0a")

    asyncio.run(scene())
