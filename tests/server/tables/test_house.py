"""What a house does for its tables: opening them, the next game, forgetting people, and who is where."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tablee.engine.errors import TableeError
from tablee.server import opening
from tablee.server.house import House, without
from tablee.server.live.room import Room
from tablee.server.messages import Ack, Ban, Hush, NewTable, Nonce, Propose, Refused, Rematch, Sit, Start, TableAct
from tablee.server.people import Person
from tablee.server.settings import sqlite_url
from tablee.server.store import Connection, tables
from tablee.server.store.schema import presence
from tablee.server.store.schema import tables as all_tables
from tablee.server.tables import story
from tablee.server.tables.acts import Actor
from tests.server.crash.houses import Watching, a_house
from tests.server.tables.playing import table, waiting

ANA, BEN, CEM, DEA = (Person(name.lower(), name) for name in ("Ana", "Ben", "Cem", "Dea"))


def in_a_house(data: Path, story: Callable[[House], Awaitable[None]], url: str = "") -> None:
    async def run() -> None:
        data.mkdir(exist_ok=True)
        async with asyncio.timeout(60), a_house(data, url or sqlite_url(data)) as house:
            await story(house)

    asyncio.run(run())


async def does(room: Room, who: Person, kind: Callable[..., TableAct], **fields: Any) -> Any:
    act = kind(id=f"{who.id}-{kind.__name__}-{fields}".replace(" ", "")[:64], **fields)
    return await room.act(act, Actor(who.id, who.name, invited=True))


async def played(house: House, *people: Person) -> str:
    """A table where a game was begun, and stopped by agreement: there is one person at it, and others who watch."""
    host, *others = people
    row = await house.new_table(host, NewTable(game="coup", seats=1 + len(people), bots=["random"], sit=[0]))
    with house.rooms.use(row.id) as room:
        await does(room, host, Nonce, nonce="0a")
        for person in others:
            await does(room, person, Sit, nonce="0b")
        assert isinstance(await does(room, host, Start), Ack)
    return row.id


async def stop(room: Room) -> None:
    await room.table_acts(lambda sitting: [story.Stopped()])


def count_tables(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(all_tables)).scalar_one()


# Opening


def test_names_at_a_new_table_are_names_that_people_could_have(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        wish = NewTable(game="coup", seats=2, sit=[0, 1], names=["Ana", "bot greedy 1"])
        with pytest.raises(TableeError) as error:
            await house.new_table(ANA, wish)
        assert error.value.line.key == "people-name-bot"

    in_a_house(tmp_path, story)


def test_nobody_opens_tables_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MOST_TABLES", 2)

    async def story(house: House) -> None:
        first = await played(house, ANA)
        await played(house, ANA)
        with pytest.raises(TableeError) as error:
            await played(house, ANA)
        assert error.value.line.key == "server-too-many-tables"
        await played(house, BEN)
        with house.rooms.use(first) as room:
            await stop(room)
        await played(house, ANA)  # one is over

    in_a_house(tmp_path, story)


# The next game


def test_the_next_table_is_there_with_the_last_word_of_the_old_one_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        with house.rooms.use(await played(house, ANA, BEN)) as room:
            await stop(room)
            before = await house.store.read(count_tables)
            with monkeypatch.context() as broken:
                broken.setattr(tables, "create_table", _fail)
                with pytest.raises(RuntimeError):
                    await does(room, ANA, Rematch)
            async with room.lock:
                await room.open()
            assert room.sitting.rematch == ""
            assert await house.store.read(count_tables) == before
            answers = await asyncio.gather(does(room, ANA, Rematch), does(room, BEN, Rematch))
            assert answers[0].table == answers[1].table == room.sitting.rematch
            assert await house.store.read(count_tables) == before + 1

    in_a_house(tmp_path, story)


def _fail(*_: object) -> bool:
    raise RuntimeError


def test_a_host_with_too_many_tables_is_told_so_and_the_old_one_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        with house.rooms.use(await played(house, ANA)) as room:
            await stop(room)
            monkeypatch.setattr(opening, "MOST_TABLES", 0)
            answer = await does(room, ANA, Rematch)
            assert isinstance(answer, Refused)
            assert answer.line.key == "server-too-many-tables"
            async with room.lock:
                await room.open()
            assert room.sitting.rematch == ""

    in_a_house(tmp_path, story)


def test_nobody_waits_for_the_forgotten_and_the_unwanted_stay_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        with house.rooms.use(await played(house, ANA, BEN, CEM)) as room:
            await does(room, ANA, Ban, person="dan")
            await does(room, ANA, Hush, person="ben")
            await stop(room)
            await house._person_left(CEM)
            next_table = (await does(room, ANA, Rematch)).table
        with house.rooms.use(next_table) as room:
            async with room.lock:
                await room.open()
            seats = [(holder.person, holder.reserved, holder.nonce) for holder in room.sitting.holders]
            assert seats == [("ben", True, ""), ("", False, ""), ("", False, ""), ("ana", False, "")]
            assert (room.sitting.banned, room.sitting.hushed) == ({"dan"}, {"ben"})

    in_a_house(tmp_path, story)


def test_a_newcomer_in_the_place_of_the_forgotten_does_not_begin_the_next_game(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        with house.rooms.use(await played(house, ANA, BEN, CEM)) as room:
            await stop(room)
            await house._person_left(CEM)
            next_table = (await does(room, ANA, Rematch)).table
        with house.rooms.use(next_table) as room:
            await does(room, ANA, Nonce, nonce="0a")
            await does(room, BEN, Sit, nonce="0b")
            empty = [seat for seat, holder in enumerate(room.sitting.holders) if not holder.taken]
            assert len(empty) == 1
            assert isinstance(await does(room, DEA, Sit, seat=empty[0], nonce="0d"), Ack)
            assert room.sitting.status == "waiting"  # whether they want to play with her is for the host to say
            assert isinstance(await does(room, ANA, Start), Ack)

    in_a_house(tmp_path, story)


# Forgetting somebody


def test_a_broken_table_keeps_nobody_from_being_forgotten(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        names = [await played(house, ANA, BEN) for _ in range(3)]
        gone = update(all_tables).where(all_tables.c.id == names[1]).values(game="gone")
        await house.store.write(lambda connection: connection.execute(gone) and None)
        house.rooms._rooms.clear()
        await house._person_left(BEN)
        for name in (names[0], names[2]):
            with house.rooms.use(name) as room:
                async with room.lock:
                    await room.open()
                assert room.sitting.forgotten == {"ben"}
                assert isinstance(await does(room, ANA, Propose, what="stop"), Ack)
                assert room.sitting.status == "stopped"

    in_a_house(tmp_path, story)


def test_who_becomes_the_host_when_the_host_is_forgotten() -> None:
    opened = waiting("Ann", "", "Cem", seats=4)
    opened.table_does(story.Reserved(1, "Bob"))
    assert without(opened.sitting, "Ann") == [story.Freed(0), story.HandedOver("Cem"), story.Forgotten("Ann")]
    opened.table_does(story.Freed(2))
    assert without(opened.sitting, "Ann") == [story.Stopped(abandoned=True), story.Forgotten("Ann")]
    game = table("Ann", "Bob", "Cem")
    game.table_does(*without(game.sitting, "Bob"))
    assert without(game.sitting, "Ann")[-2:] == [story.HandedOver("Cem"), story.Forgotten("Ann")]
    assert without(game.sitting, "Bob") == []


def test_a_host_who_does_not_sit_keeps_the_table_when_a_guest_is_forgotten() -> None:
    opened = waiting("", "Bob")
    assert without(opened.sitting, "Bob") == [story.Freed(1), story.Forgotten("Bob")]


# Who is where


def test_who_is_connected_elsewhere_is_known_at_once_and_who_went_a_moment_ago_is_not_away(
    tmp_path: Path, postgres_url: str
) -> None:
    async def story(one: House) -> None:
        async with a_house(tmp_path / "two", postgres_url) as two:
            name = await played(one, ANA, BEN)
            await one.present(name, "ana", here=True)
            with two.rooms.use(name):
                await two.present(name, "", here=True)  # somebody without a name comes to look on
                assert two.elsewhere(name) == {"ana"}
                await one.present(name, "ana", here=False)
                assert await two.others.connected_elsewhere(name) == set()
                assert await two.seen_elsewhere(name) == {"ana"}
                two.others.tidy()
                assert name in two.others._elsewhere
                gone = update(presence).values(until=0)
                await two.store.write(lambda connection: connection.execute(gone) and None)
                assert await two.seen_elsewhere(name) == set()
            two.rooms._rooms.clear()
            two.others.tidy()
            assert two.others._elsewhere == {}

    in_a_house(tmp_path / "one", story, postgres_url)


def test_somebody_whose_cookies_are_void_is_shown_out(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        person = await house.people.newcomer("Ana")
        with house.rooms.use(await played(house, person)) as room:
            outlet = Watching([])
            outlet.person = person.id
            room.enter(outlet)
            await house.people.forget_devices(person)
            assert any('"bye"' in text for text in outlet.sent)

    in_a_house(tmp_path, story)
