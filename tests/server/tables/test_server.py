"""What a server does for its tables: opening them, the next game, forgetting people, and who is where."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tablee.engine.errors import TableeError
from tablee.server.live.table import LiveTable
from tablee.server.messages import Ack, Ban, Hush, NewTable, Nonce, Propose, Refused, Rematch, Sit, Start, TableAct
from tablee.server.people import Person
from tablee.server.persistence import table_store
from tablee.server.server import TableServer
from tablee.server.settings import sqlite_url
from tablee.server.store import Connection, tables
from tablee.server.store.schema import presence
from tablee.server.store.schema import tables as all_tables
from tablee.server.tables import event_log
from tablee.server.tables.acts import Actor, forgetting
from tablee.server.tables.seats import Holder, bot_names
from tests.server.crash.servers import Watching, a_server
from tests.server.tables.playing import table, waiting

ANA, BEN, CEM, DEA = (Person(name.lower(), name) for name in ("Ana", "Ben", "Cem", "Dea"))


def in_a_server(data: Path, scenario: Callable[[TableServer], Awaitable[None]], url: str = "") -> None:
    async def run() -> None:
        data.mkdir(exist_ok=True)
        async with asyncio.timeout(60), a_server(data, url or sqlite_url(data)) as server:
            await scenario(server)

    asyncio.run(run())


async def does(live: LiveTable, who: Person, kind: Callable[..., TableAct], **fields: Any) -> Any:
    act = kind(id=f"{who.id}-{kind.__name__}-{fields}".replace(" ", "")[:64], **fields)
    return await live.act(act, Actor(who.id, who.name, invited=True))


async def played(server: TableServer, *people: Person) -> str:
    """A table where a game was begun, and stopped by agreement: there is one person at it, and others who watch."""
    host, *others = people
    row = await server.opening.new_table(host, NewTable(game="coup", seats=1 + len(people), bots=["random"], sit=[0]))
    with server.live_tables.use(row.id) as live:
        await does(live, host, Nonce, nonce="0a")
        for person in others:
            await does(live, person, Sit, nonce="0b")
        assert isinstance(await does(live, host, Start), Ack)
    return row.id


async def stop(live: LiveTable) -> None:
    await live.table_acts(lambda state: [event_log.Stopped()])


def count_tables(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(all_tables)).scalar_one()


# Opening


def test_names_at_a_new_table_are_names_that_people_could_have(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        wish = NewTable(game="coup", seats=2, sit=[0, 1], names=["Ana", "bot greedy 1"])
        with pytest.raises(TableeError) as error:
            await server.opening.new_table(ANA, wish)
        assert error.value.line.key == "people-name-bot"

    in_a_server(tmp_path, scenario)


def test_nobody_opens_tables_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_store, "MOST_TABLES", 2)

    async def scenario(server: TableServer) -> None:
        first = await played(server, ANA)
        await played(server, ANA)
        with pytest.raises(TableeError) as error:
            await played(server, ANA)
        assert error.value.line.key == "server-too-many-tables"
        await played(server, BEN)
        with server.live_tables.use(first) as live:
            await stop(live)
        await played(server, ANA)  # one is over

    in_a_server(tmp_path, scenario)


def test_where_a_table_was_opened_is_kept_until_the_game_is_over(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        async def opened_from(table: str) -> str:
            row = await server.store.read(lambda c: tables.table_row(c, table))
            assert row is not None
            return row.opened_from

        wish = NewTable(game="coup", seats=2, bots=["novice"], sit=[0])
        row = await server.opening.new_table(ANA, wish, "here")
        with server.live_tables.use(row.id) as live:
            await does(live, ANA, Nonce, nonce="0a")
            await does(live, ANA, Start)
            assert await opened_from(row.id) == "here"
            await stop(live)
            assert await opened_from(row.id) == ""
            again = await live.act(Rematch(id="again"), Actor("ana", "Ana", address="elsewhere"))
            assert isinstance(again, Ack)
            assert await opened_from(again.table) == "elsewhere"

    in_a_server(tmp_path, scenario)


# The next game


def test_a_rematch_seats_levels(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        with server.live_tables.use(await played(server, ANA)) as live:
            live.state.first_holders[1].bot = "ismcts:1000000"  # as older tables have them
            await stop(live)
            again = await does(live, ANA, Rematch)
        with server.live_tables.use(again.table) as live:
            async with live.lock:
                await live.open()
            assert {holder.bot for holder in live.state.holders} == {"", "master"}

    in_a_server(tmp_path, scenario)


def test_a_rematch_keeps_the_names_of_its_bots(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        wish = NewTable(game="coup", seats=4, sit=[0], bots=["novice", "skilled", "expert"])
        row = await server.opening.new_table(ANA, wish)
        table, bots = row.id, list[list[tuple[str, int]]]()
        for _ in range(6):
            with server.live_tables.use(table) as live:
                await does(live, ANA, Nonce, nonce="aa")
                await does(live, ANA, Start)
                bots.append(sorted((seat.bot, seat.bot_name) for seat in live.info.seats if seat.bot))
                await stop(live)
                table = (await does(live, ANA, Rematch)).table
        assert bots == 6 * [[("expert", 3), ("novice", 1), ("skilled", 2)]]

    in_a_server(tmp_path, scenario)


def test_a_bot_that_sits_in_has_a_name_of_its_own() -> None:
    bot, away, here = Holder(bot="novice", bot_name=1), Holder(person="ana", bot="skilled"), Holder(person="ben")
    assert bot_names([bot, away, here]) == [1, 2, -1]
    assert bot_names([here, away, replace(bot, bot_name=4), away]) == [-1, 1, 4, 3]


def test_the_next_table_is_there_with_the_last_word_of_the_old_one_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(server: TableServer) -> None:
        with server.live_tables.use(await played(server, ANA, BEN)) as live:
            await stop(live)
            before = await server.store.read(count_tables)
            with monkeypatch.context() as broken:
                broken.setattr(tables, "create_table", _fail)
                with pytest.raises(RuntimeError):
                    await does(live, ANA, Rematch)
            async with live.lock:
                await live.open()
            assert live.state.rematch == ""
            assert await server.store.read(count_tables) == before
            answers = await asyncio.gather(does(live, ANA, Rematch), does(live, BEN, Rematch))
            assert answers[0].table == answers[1].table == live.state.rematch
            assert await server.store.read(count_tables) == before + 1

    in_a_server(tmp_path, scenario)


def _fail(*_: object) -> bool:
    raise RuntimeError


def test_a_host_with_too_many_tables_is_told_so_and_the_old_one_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(server: TableServer) -> None:
        with server.live_tables.use(await played(server, ANA)) as live:
            await stop(live)
            monkeypatch.setattr(table_store, "MOST_TABLES", 0)
            answer = await does(live, ANA, Rematch)
            assert isinstance(answer, Refused)
            assert answer.line.key == "server-too-many-tables"
            async with live.lock:
                await live.open()
            assert live.state.rematch == ""

    in_a_server(tmp_path, scenario)


def test_nobody_waits_for_the_forgotten_and_the_unwanted_stay_so(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        with server.live_tables.use(await played(server, ANA, BEN, CEM)) as live:
            await does(live, ANA, Ban, person="dan")
            await does(live, ANA, Hush, person="ben")
            await stop(live)
            await server._person_left(CEM)
            next_table = (await does(live, ANA, Rematch)).table
        with server.live_tables.use(next_table) as live:
            async with live.lock:
                await live.open()
            seats = [(holder.person, holder.reserved, holder.nonce) for holder in live.state.holders]
            assert seats == [("ben", True, ""), ("", False, ""), ("", False, ""), ("ana", False, "")]
            assert (live.state.banned, live.state.hushed) == ({"dan"}, {"ben"})

    in_a_server(tmp_path, scenario)


def test_a_newcomer_in_the_place_of_the_forgotten_does_not_begin_the_next_game(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        with server.live_tables.use(await played(server, ANA, BEN, CEM)) as live:
            await stop(live)
            await server._person_left(CEM)
            next_table = (await does(live, ANA, Rematch)).table
        with server.live_tables.use(next_table) as live:
            await does(live, ANA, Nonce, nonce="0a")
            await does(live, BEN, Sit, nonce="0b")
            empty = [seat for seat, holder in enumerate(live.state.holders) if not holder.taken]
            assert len(empty) == 1
            assert isinstance(await does(live, DEA, Sit, seat=empty[0], nonce="0d"), Ack)
            assert live.state.status == "waiting"  # whether they want to play with her is for the host to say
            assert isinstance(await does(live, ANA, Start), Ack)

    in_a_server(tmp_path, scenario)


# Forgetting somebody


def test_a_broken_table_keeps_nobody_from_being_forgotten(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        names = [await played(server, ANA, BEN) for _ in range(3)]
        gone = update(all_tables).where(all_tables.c.id == names[1]).values(game="gone")
        await server.store.write(lambda connection: connection.execute(gone) and None)
        server.live_tables._live.clear()
        await server._person_left(BEN)
        for name in (names[0], names[2]):
            with server.live_tables.use(name) as live:
                async with live.lock:
                    await live.open()
                assert live.state.forgotten == {"ben"}
                assert isinstance(await does(live, ANA, Propose, what="stop"), Ack)
                assert live.state.status == "stopped"

    in_a_server(tmp_path, scenario)


def test_who_becomes_the_host_when_the_host_is_forgotten() -> None:
    opened = waiting("Ann", "", "Cem", seats=4)
    opened.table_does(event_log.Reserved(1, "Bob"))
    assert forgetting(opened.state, "Ann") == [
        event_log.Freed(0),
        event_log.HandedOver("Cem"),
        event_log.Forgotten("Ann"),
    ]
    opened.table_does(event_log.Freed(2))
    assert forgetting(opened.state, "Ann") == [event_log.Stopped(abandoned=True), event_log.Forgotten("Ann")]
    game = table("Ann", "Bob", "Cem")
    game.table_does(*forgetting(game.state, "Bob"))
    assert forgetting(game.state, "Ann")[-2:] == [event_log.HandedOver("Cem"), event_log.Forgotten("Ann")]
    assert forgetting(game.state, "Bob") == []


def test_a_host_who_does_not_sit_keeps_the_table_when_a_guest_is_forgotten() -> None:
    opened = waiting("", "Bob")
    assert forgetting(opened.state, "Bob") == [event_log.Freed(1), event_log.Forgotten("Bob")]


# Who is where


def test_who_is_connected_elsewhere_is_known_at_once_and_who_went_a_moment_ago_is_not_away(
    tmp_path: Path, postgres_url: str
) -> None:
    async def scenario(one: TableServer) -> None:
        async with a_server(tmp_path / "two", postgres_url) as two:
            name = await played(one, ANA, BEN)
            await one.presence.announce(name, "ana", here=True)
            with two.live_tables.use(name):
                await two.presence.announce(name, "", here=True)  # somebody without a name comes to look on
                assert two.presence.elsewhere(name) == {"ana"}
                await one.presence.announce(name, "ana", here=False)
                assert await two.presence.connected_elsewhere(name) == set()
                assert await two.presence.seen_elsewhere(name) == {"ana"}
                two.presence.tidy(two.live_tables.known)
                assert name in two.presence._elsewhere
                gone = update(presence).values(until=0)
                await two.store.write(lambda connection: connection.execute(gone) and None)
                assert await two.presence.seen_elsewhere(name) == set()
            two.live_tables._live.clear()
            two.presence.tidy(two.live_tables.known)
            assert two.presence._elsewhere == {}

    in_a_server(tmp_path / "one", scenario, postgres_url)


def test_somebody_whose_cookies_are_void_is_shown_out(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        person = await server.people.newcomer("Ana")
        with server.live_tables.use(await played(server, person)) as live:
            client = Watching([])
            client.person = person.id
            live.enter(client)
            await server.people.forget_devices(person)
            assert any('"bye"' in text for text in client.sent)

    in_a_server(tmp_path, scenario)
