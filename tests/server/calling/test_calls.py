"""Who is called, for what, once; and that a call outlives the process that meant to make it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.server.calling import delivery
from tablee.server.calling.delivery import Delivery
from tablee.server.calling.webpush import new_key
from tablee.server.due.worker import DueWork
from tablee.server.house import House
from tablee.server.live.outlet import Outlet
from tablee.server.live.room import Room
from tablee.server.messages import Ack, Look, Move, NewTable, Nonce, Propose, Sit, Start
from tablee.server.people import Person
from tablee.server.settings import Settings, sqlite_url
from tablee.server.store import Due, calls, due
from tablee.server.store.calls import Device as StoredDevice
from tablee.server.tables import story
from tablee.server.tables.acts import Actor
from tests.server.calling.receivers import Device, Receiver, receiving, signed_claims

KEY = new_key()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@asynccontextmanager
async def a_house(data: Path, *, database: str = "", **more: Any) -> AsyncIterator[House]:
    settings: dict[str, Any] = {
        "push_key": KEY,
        "push_anywhere": True,
        "call_after": 0,
        "contact": "mailto:h@example.org",
    } | more
    house = House(
        Settings(
            data=data, keys=(b"a key for tests only",), database=database or sqlite_url(data), limits=False, **settings
        )
    )
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def guest(house: House, name: str) -> Person:
    return await house.people.newcomer(name)


async def allow(house: House, person: Person, device: Device, endpoint: str, language: str = "en") -> None:
    wish = device.subscription(endpoint, language)
    stored = StoredDevice(endpoint, person.id, wish["keys"]["p256dh"], wish["keys"]["auth"], language)
    await house.store.write(lambda c: calls.add_device(c, stored, house.now(), 10))


async def game(house: House, *people: Person) -> str:
    host, *others = people
    row = await house.new_table(host, NewTable(game="coup", seats=len(people), sit=[0]))
    with house.rooms.use(row.id) as room:
        await act(room, host, Nonce(id="n", nonce="0a"))
        for number, person in enumerate(others, start=1):
            await act(room, person, Sit(id=f"s{number}", nonce="0b", seat=number))
        await act(room, host, Start(id="go"))
    return row.id


async def act(room: Room, who: Person, what: Any) -> None:
    answer = await room.act(what, Actor(who.id, who.name, invited=True))
    assert isinstance(answer, Ack), answer


async def asked(house: House, table: str) -> tuple[int, str]:
    """The seat that is asked, and a move it may make."""
    with house.rooms.use(table) as room:
        async with room.lock:
            await room.open()
            seat = room.sitting.asked()[0]
            return seat, room.sitting.game.choices(room.sitting.game_table.state, seat)[0].text


async def until_called(house: House, table: str, seconds: float = 10) -> None:
    """Nothing is due any more, and nothing on its way."""
    async with asyncio.timeout(seconds):
        while await house.store.read(
            lambda c: due.due_of(c, table) and any(w.kind == "call" for w in due.due_of(c, table))
        ):
            await asyncio.sleep(0.02)
        while await house.store.read(calls.all_calls):
            await asyncio.sleep(0.02)


def test_whoever_is_asked_and_away_is_called_once(tmp_path: Path, receiver: Receiver) -> None:
    ana_device, ben_device = Device(), Device()

    async def scene() -> None:
        async with a_house(tmp_path) as house:
            people = [await guest(house, name) for name in ("Ana", "Ben")]
            await allow(house, people[0], ana_device, f"{receiver.url}/ana")
            await allow(house, people[1], ben_device, f"{receiver.url}/ben", "fr")
            table = await game(house, *people)
            seat, move = await asked(house, table)
            await until_called(house, table)
            (got,) = receiver.got
            assert got.path == ("/ana", "/ben")[seat]
            said = (ana_device, ben_device)[seat].read(got.body)
            assert said["title"] == ("Coup with Ben", "Coup avec Ana")[seat]
            assert said["path"] == f"/tables/{table}"
            assert said["body"].startswith(("Buy a token", "Achetez un jeton")[seat]), said
            assert set(said) == {"title", "body", "path", "tag"}
            claims, key = signed_claims(got.headers["authorization"])
            assert (claims["aud"], claims["sub"]) == (receiver.url, "mailto:h@example.org")
            assert house.calls.sender is not None
            assert key == house.calls.sender.public
            assert (got.headers["content-encoding"], got.headers["ttl"]) == ("aes128gcm", "86400")
            assert len(got.headers["topic"]) == 32
        async with a_house(tmp_path) as house:  # a new process does not call for the same
            await house.store.write(lambda c: due.set_due(c, Due(table, "call", 0, 0)))
            house.due.wake()
            await until_called(house, table)
            assert len(receiver.got) == 1
            with house.rooms.use(table) as room:
                while (await asked(house, table))[0] == seat:
                    await act(
                        room,
                        people[seat],
                        Move(id=f"m{room.sitting.seq}", text=(await asked(house, table))[1], seat=seat),
                    )
                other = (await asked(house, table))[0]
            await until_called(house, table)
            assert receiver.got[-1].path == ("/ana", "/ben")[other]

    asyncio.run(scene())


async def _sees(text: bytes) -> None:
    pass


def test_whoever_looks_on_is_not_called_and_whoever_has_just_gone_may_come_back(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, call_after=1) as house:
            people = [await guest(house, name) for name in ("Ana", "Ben")]
            for person in people:
                await allow(house, person, Device(), f"{receiver.url}/{person.name}")
            row = await house.new_table(people[0], NewTable(game="coup", seats=2, sit=[0]))
            with house.rooms.use(row.id) as room:
                await act(room, people[0], Nonce(id="n", nonce="0a"))
                await act(room, people[1], Sit(id="s", nonce="0b", seat=1))
                outlets = [Outlet(_sees, person.id, person.name) for person in people]
                for seat, outlet in enumerate(outlets):
                    room.enter(outlet)
                    await room.look(outlet, Look(viewer=seat))
                await act(room, people[0], Start(id="go"))
                assert all(work.kind != "call" for work in await house.store.read(lambda c: due.due_of(c, row.id)))
                seat = room.sitting.asked()[0]
                n = room.sitting.counts[seat]
                await house.saw(people[seat].id, row.id, seat, n)
                room.leave(outlets[seat])
                await house.calls.left(room, people[seat].id)  # they have seen it: no call
                assert all(work.kind != "call" for work in await house.store.read(lambda c: due.due_of(c, row.id)))
                room.enter(outlets[seat])
                await act(room, people[seat], Move(id="m", text=(await asked(house, row.id))[1], seat=seat))
                seat = room.sitting.asked()[0]
                room.leave(outlets[seat])
                await house.calls.left(room, people[seat].id)  # this they have not seen
                room.enter(outlets[seat])  # but they are back before anybody calls
                await asyncio.sleep(1.3)
                await until_called(house, row.id)
                assert receiver.got == []
                room.leave(outlets[seat])
                await house.calls.left(room, people[seat].id)
                await until_called(house, row.id)
                assert [got.path for got in receiver.got] == [f"/{people[seat].name}"]

    asyncio.run(scene())


def test_proposals_and_the_end_are_told_too(tmp_path: Path, receiver: Receiver) -> None:
    device = Device()

    async def scene() -> None:
        async with a_house(tmp_path) as house:
            people = [await guest(house, name) for name in ("Ana", "Ben")]
            table = await game(house, *people)
            await until_called(house, table)
            await allow(house, people[1], device, f"{receiver.url}/ben")
            with house.rooms.use(table) as room:
                await act(room, people[0], Propose(id="p", what="stop"))
                await until_called(house, table)
                await room.table_acts(lambda sitting: [story.Stopped()])
                await until_called(house, table)
        said = [device.read(got.body)["body"] for got in receiver.got]
        turns = [text for text in said if "token" in text]
        assert [text for text in said if text not in turns] == [
            "Ana proposes to stop here.",
            "The game was stopped before its end.",
        ]

    asyncio.run(scene())


def test_a_device_that_is_gone_is_forgotten_and_a_service_that_is_ill_is_asked_again(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "BACKOFF", (0, 0, 0))

    async def scene() -> None:
        async with a_house(tmp_path) as house:
            ana, ben = await guest(house, "Ana"), await guest(house, "Ben")
            for person in (ana, ben):
                await allow(house, person, Device(), f"{receiver.url}/{person.name}")
            receiver.answers = [503, 500, 410]
            table = await game(house, ana, ben)
            await until_called(house, table)
            assert len({got.path for got in receiver.got}) == 1
            assert len(receiver.got) == 3
            who = ana if receiver.got[0].path == "/Ana" else ben
            assert await house.store.read(lambda c: calls.devices_of(c, who.id)) == []
            await allow(house, who, Device(), f"{receiver.url}/again")
            receiver.answers = [500] * 9
            await house.store.write(lambda c: calls.forget_table(c, table))
            await house.store.write(lambda c: due.set_due(c, Due(table, "call", 0, 0)))
            house.due.wake()
            await until_called(house, table)
            assert len(receiver.got) == 3 + 4  # then it is given up
            assert len(await house.store.read(lambda c: calls.devices_of(c, who.id))) == 1

    asyncio.run(scene())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_call_outlives_its_process(
    kind: str, tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    database = "" if kind == "sqlite" else request.getfixturevalue("postgres_url")

    async def scene() -> None:
        with monkeypatch.context() as dying:
            dying.setattr(Delivery, "start", lambda self: None)
            dying.setattr(DueWork, "start", lambda self: None)
            async with a_house(tmp_path, database=database) as house:
                ana, ben = await guest(house, "Ana"), await guest(house, "Ben")
                for person in (ana, ben):
                    await allow(house, person, Device(), f"{receiver.url}/{person.name}")
                table = await game(house, ana, ben)
        with monkeypatch.context() as dying:
            dying.setattr(Delivery, "start", lambda self: None)
            async with a_house(tmp_path, database=database) as house:
                house.due.wake()
                while not await house.store.read(calls.all_calls):
                    await asyncio.sleep(0.02)
                now, lease = house.now(), 300  # a process takes it and dies
                assert len(await house.store.write(lambda c: calls.claim_calls(c, now, "dead", lease, 5))) == 1
        assert receiver.got == []
        async with a_house(tmp_path, database=database) as house:
            await until_called(house, table)
            assert len(receiver.got) == 1

    asyncio.run(scene())


def test_what_is_not_true_any_more_is_not_told(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "BACKOFF", (1,))

    async def scene() -> None:
        async with a_house(tmp_path) as house:
            ana, ben = await guest(house, "Ana"), await guest(house, "Ben")
            for person in (ana, ben):
                await allow(house, person, Device(), f"{receiver.url}/{person.name}")
            receiver.answers = [503]
            table = await game(house, ana, ben)
            while not receiver.got:
                await asyncio.sleep(0.02)
            with house.rooms.use(table) as room:
                await room.table_acts(lambda sitting: [story.Stopped(abandoned=True)])
            await until_called(house, table)
            assert len(receiver.got) == 1

    asyncio.run(scene())


def test_the_operators_webhook_hears_what_spectators_see_and_can_check_who_says_it(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def scene() -> None:
        more = {"webhook": f"{receiver.url}/hook", "webhook_secret": "a word for the hook"}
        async with a_house(tmp_path, **more) as house:
            ana, ben = await guest(house, "Ana"), await guest(house, "Ben")
            table = await game(house, ana, ben)
            seat, _ = await asked(house, table)
            await until_called(house, table)
            (got,) = receiver.got
            name = ("Ana", "Ben")[seat]
            said = json.loads(got.body)
            assert (said["event"], said["table"], said["game"], said["person"]) == ("turn", table, "coup", name)
            assert (said["path"], said["text"]) == (f"/tables/{table}", f"{name} is buying tokens.")
            signed = f"{got.headers['x-tablee-time']}.".encode() + got.body
            seal = hmac.new(b"a word for the hook", signed, hashlib.sha256).hexdigest()
            assert got.headers["x-tablee-signature"] == f"sha256={seal}"

    asyncio.run(scene())


def test_somebody_who_is_forgotten_or_signs_out_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    async def scene() -> None:
        async with a_house(tmp_path) as house:
            ana, ben = await guest(house, "Ana"), await guest(house, "Ben")
            for person in (ana, ben):
                await allow(house, person, Device(), f"{receiver.url}/{person.name}")
            await house.people.delete(ana)
            assert await house.store.read(lambda c: calls.devices_of(c, ana.id)) == []
            await allow(house, ana, Device(), f"{receiver.url}/late")  # by a request that was under way
            assert await house.store.read(lambda c: calls.devices_of(c, ana.id)) == []
            await house.people.forget_devices(ben)
            assert await house.store.read(lambda c: calls.devices_of(c, ben.id)) == []

    asyncio.run(scene())


def test_an_endpoint_belongs_to_whoever_uses_the_device_and_the_newest_devices_stay(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path) as house:
            ana, ben = await guest(house, "Ana"), await guest(house, "Ben")
            await allow(house, ana, Device(), "https://push.example.org/one")
            await allow(house, ben, Device(), "https://push.example.org/one")
            assert await house.store.read(lambda c: calls.devices_of(c, ana.id)) == []
            for number in range(12):
                await asyncio.sleep(0.002)
                await allow(house, ana, Device(), f"https://push.example.org/{number}")
            mine = await house.store.read(lambda c: calls.devices_of(c, ana.id))
            assert sorted(int(device.endpoint.rpartition("/")[2]) for device in mine) == list(range(2, 12))
            assert len(await house.store.read(lambda c: calls.devices_of(c, ben.id))) == 1

    asyncio.run(scene())
