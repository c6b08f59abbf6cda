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
from unittest.mock import patch

import pytest

from tablee.games import games
from tablee.server.calling import delivery
from tablee.server.calling.delivery import Delivery
from tablee.server.calling.webpush import new_key
from tablee.server.due.worker import DueWork
from tablee.server.live.connection import ClientConnection
from tablee.server.live.table import LiveTable
from tablee.server.messages import Ack, Answer, Look, Move, NewTable, Nonce, Propose, Return, Sit, Start
from tablee.server.people import Person
from tablee.server.server import TableServer
from tablee.server.settings import Settings, sqlite_url
from tablee.server.store import Due, calls, due
from tablee.server.store.calls import Device as StoredDevice
from tablee.server.tables import event_log
from tablee.server.tables.acts import Actor
from tests.server.calling.receivers import Device, Receiver, receiving, signed_claims
from tests.server.wire.toys import Envelopes

KEY = new_key()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@asynccontextmanager
async def a_server(data: Path, *, database: str = "", **more: Any) -> AsyncIterator[TableServer]:
    settings: dict[str, Any] = {
        "push_key": KEY,
        "push_anywhere": True,
        "call_after": 0,
        "contact": "mailto:h@example.org",
    } | more
    server = TableServer(
        Settings(
            data=data, keys=(b"a key for tests only",), database=database or sqlite_url(data), limits=False, **settings
        )
    )
    await server.open()
    try:
        yield server
    finally:
        await server.close()


async def guest(server: TableServer, name: str) -> Person:
    return await server.people.newcomer(name)


async def allow(server: TableServer, person: Person, device: Device, endpoint: str, language: str = "en") -> None:
    wish = device.subscription(endpoint, language)
    stored = StoredDevice(endpoint, person.id, wish["keys"]["p256dh"], wish["keys"]["auth"], language)
    await server.store.write(lambda c: calls.add_device(c, stored, server.store.now(), 10))


async def game(server: TableServer, *people: Person, of: str = "coup") -> str:
    host, *others = people
    row = await server.opening.new_table(host, NewTable(game=of, seats=len(people), sit=[0]))
    with server.live_tables.use(row.id) as live:
        await act(live, host, Nonce(id="n", nonce="0a"))
        for number, person in enumerate(others, start=1):
            await act(live, person, Sit(id=f"s{number}", nonce="0b", seat=number))
        await act(live, host, Start(id="go"))
    return row.id


async def act(live: LiveTable, who: Person, what: Any) -> None:
    answer = await live.act(what, Actor(who.id, who.name, invited=True))
    assert isinstance(answer, Ack), answer


async def asked(server: TableServer, table: str) -> tuple[int, str]:
    """The seat that is asked, and a move it may make."""
    with server.live_tables.use(table) as live:
        async with live.lock:
            await live.open()
            seat = live.state.asked()[0]
            return seat, live.state.game.choices(live.state.game_table.state, seat)[0].text


async def until_called(server: TableServer, table: str, seconds: float = 10) -> None:
    """Nothing is due any more, and nothing on its way."""
    async with asyncio.timeout(seconds):
        while await server.store.read(
            lambda c: due.due_of(c, table) and any(w.kind == "call" for w in due.due_of(c, table))
        ):
            await asyncio.sleep(0.02)
        while await server.store.read(calls.all_calls):
            await asyncio.sleep(0.02)


def test_whoever_is_asked_and_away_is_called_once(tmp_path: Path, receiver: Receiver) -> None:
    ana_device, ben_device = Device(), Device()

    async def scene() -> None:
        async with a_server(tmp_path) as server:
            people = [await guest(server, name) for name in ("Ana", "Ben")]
            await allow(server, people[0], ana_device, f"{receiver.url}/ana")
            await allow(server, people[1], ben_device, f"{receiver.url}/ben", "fr")
            table = await game(server, *people)
            seat, move = await asked(server, table)
            await until_called(server, table)
            (got,) = receiver.got
            assert got.path == ("/ana", "/ben")[seat]
            said = (ana_device, ben_device)[seat].read(got.body)
            assert said["title"] == ("Coup with Ben", "Coup avec Ana")[seat]
            assert said["path"] == f"/tables/{table}"
            assert said["body"].startswith(("Buy a token", "Achetez un jeton")[seat]), said
            assert set(said) == {"title", "body", "path", "tag"}
            claims, key = signed_claims(got.headers["authorization"])
            assert (claims["aud"], claims["sub"]) == (receiver.url, "mailto:h@example.org")
            assert server.calls.sender is not None
            assert key == server.calls.sender.public
            assert (got.headers["content-encoding"], got.headers["ttl"]) == ("aes128gcm", "86400")
            assert len(got.headers["topic"]) == 32
        async with a_server(tmp_path) as server:  # a new process does not call for the same
            await server.store.write(lambda c: due.set_due(c, Due(table, "call", 0, 0)))
            server.due_signal.wake()
            await until_called(server, table)
            assert len(receiver.got) == 1
            with server.live_tables.use(table) as live:
                while (await asked(server, table))[0] == seat:
                    await act(
                        live,
                        people[seat],
                        Move(id=f"m{live.state.seq}", text=(await asked(server, table))[1], seat=seat),
                    )
                other = (await asked(server, table))[0]
            await until_called(server, table)
            assert receiver.got[-1].path == ("/ana", "/ben")[other]

    asyncio.run(scene())


async def _sees(text: bytes) -> None:
    pass


def test_whoever_looks_on_is_not_called_and_whoever_has_just_gone_may_come_back(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def scene() -> None:
        async with a_server(tmp_path, call_after=1) as server:
            people = [await guest(server, name) for name in ("Ana", "Ben")]
            for person in people:
                await allow(server, person, Device(), f"{receiver.url}/{person.name}")
            row = await server.opening.new_table(people[0], NewTable(game="coup", seats=2, sit=[0]))
            with server.live_tables.use(row.id) as live:
                await act(live, people[0], Nonce(id="n", nonce="0a"))
                await act(live, people[1], Sit(id="s", nonce="0b", seat=1))
                clients = [ClientConnection(_sees, person.id, person.name) for person in people]
                for seat, client in enumerate(clients):
                    live.enter(client)
                    await live.look(client, Look(viewer=seat))
                await act(live, people[0], Start(id="go"))
                assert all(work.kind != "call" for work in await server.store.read(lambda c: due.due_of(c, row.id)))
                seat = live.state.asked()[0]
                n = live.state.counts[seat]
                await server.tables.set_bookmark(people[seat].id, row.id, seat, n)
                live.leave(clients[seat])
                await server.calls.left(live, people[seat].id)  # they have seen it: no call
                assert all(work.kind != "call" for work in await server.store.read(lambda c: due.due_of(c, row.id)))
                live.enter(clients[seat])
                await act(live, people[seat], Move(id="m", text=(await asked(server, row.id))[1], seat=seat))
                seat = live.state.asked()[0]
                live.leave(clients[seat])
                await server.calls.left(live, people[seat].id)  # this they have not seen
                live.enter(clients[seat])  # but they are back before anybody calls
                await asyncio.sleep(1.3)
                await until_called(server, row.id)
                assert receiver.got == []
                live.leave(clients[seat])
                await server.calls.left(live, people[seat].id)
                await until_called(server, row.id)
                assert [got.path for got in receiver.got] == [f"/{people[seat].name}"]

    asyncio.run(scene())


def test_proposals_and_the_end_are_told_too(tmp_path: Path, receiver: Receiver) -> None:
    device = Device()

    async def scene() -> None:
        async with a_server(tmp_path) as server:
            people = [await guest(server, name) for name in ("Ana", "Ben")]
            table = await game(server, *people)
            await until_called(server, table)
            await allow(server, people[1], device, f"{receiver.url}/ben")
            with server.live_tables.use(table) as live:
                await act(live, people[0], Propose(id="p", what="stop"))
                await until_called(server, table)
                await live.table_acts(lambda state: [event_log.Stopped()])
                await until_called(server, table)
        said = [device.read(got.body)["body"] for got in receiver.got]
        turns = [text for text in said if "token" in text]
        assert [text for text in said if text not in turns] == [
            "Ana proposes to stop here.",
            "The game was stopped before its end.",
        ]

    asyncio.run(scene())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_loses_a_seat_to_the_clock_is_told(tmp_path: Path, receiver: Receiver, language: str) -> None:
    """Also where it is a bot's turn at once, so that nobody is asked anything."""
    device = Device()

    async def scene() -> None:
        async with a_server(tmp_path, webhook=f"{receiver.url}/all") as server:
            people = [await guest(server, name) for name in ("Ana", "Ben")]
            table = await game(server, *people)
            await until_called(server, table)
            await allow(server, people[0], device, f"{receiver.url}/ana", language)
            receiver.got.clear()
            with server.live_tables.use(table) as live:
                await live.table_acts(lambda state: [event_log.TimedOut(0), event_log.Replaced(0, "random", 1)])
                await until_called(server, table)
                await live.table_acts(lambda state: [event_log.Hurried(True)])
                await until_called(server, table)
                (got,) = [got for got in receiver.got if got.path == "/ana"]
                said = device.read(got.body)
                assert (
                    said["body"]
                    == {
                        "en": "A bot is playing for you. Open the table to take your seat back.",
                        "fr": "Un robot joue pour vous. Ouvrez la table pour reprendre votre place.",
                    }[language]
                )
                assert said["path"] == f"/tables/{table}"
                openly = [json.loads(got.body)["text"] for got in receiver.got if got.path == "/all"]
                assert "A bot is playing for Ana." in openly
                receiver.got.clear()
                await act(live, people[0], Return(id="back", seat=0))
                await act(live, people[0], Propose(id="leave", what="replace", seat=0, other=0))
                await act(live, people[1], Answer(id="yes", yes=True))
                assert live.state.holders[0].bot
                await until_called(server, table)
                assert not [got for got in receiver.got if got.path == "/ana"], "she left it to the bot herself"

    asyncio.run(scene())


def test_a_device_that_is_gone_is_forgotten_and_a_service_that_is_ill_is_asked_again(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "BACKOFF", (0, 0, 0))

    async def scene() -> None:
        async with a_server(tmp_path) as server:
            ana, ben = await guest(server, "Ana"), await guest(server, "Ben")
            for person in (ana, ben):
                await allow(server, person, Device(), f"{receiver.url}/{person.name}")
            receiver.answers = [503, 500, 410]
            table = await game(server, ana, ben)
            await until_called(server, table)
            assert len({got.path for got in receiver.got}) == 1
            assert len(receiver.got) == 3
            who = ana if receiver.got[0].path == "/Ana" else ben
            assert await server.store.read(lambda c: calls.devices_of(c, who.id)) == []
            await allow(server, who, Device(), f"{receiver.url}/again")
            receiver.answers = [500] * 9
            await server.store.write(lambda c: calls.forget_table(c, table))
            await server.store.write(lambda c: due.set_due(c, Due(table, "call", 0, 0)))
            server.due_signal.wake()
            await until_called(server, table)
            assert len(receiver.got) == 3 + 4  # then it is given up
            assert len(await server.store.read(lambda c: calls.devices_of(c, who.id))) == 1

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
            async with a_server(tmp_path, database=database) as server:
                ana, ben = await guest(server, "Ana"), await guest(server, "Ben")
                for person in (ana, ben):
                    await allow(server, person, Device(), f"{receiver.url}/{person.name}")
                table = await game(server, ana, ben)
        with monkeypatch.context() as dying:
            dying.setattr(Delivery, "start", lambda self: None)
            async with a_server(tmp_path, database=database) as server:
                server.due_signal.wake()
                while not await server.store.read(calls.all_calls):
                    await asyncio.sleep(0.02)
                now, lease = server.store.now(), 300  # a process takes it and dies
                assert len(await server.store.write(lambda c: calls.claim_calls(c, now, "dead", lease, 5))) == 1
        assert receiver.got == []
        async with a_server(tmp_path, database=database) as server:
            await until_called(server, table)
            assert len(receiver.got) == 1

    asyncio.run(scene())


def test_what_is_not_true_any_more_is_not_told(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "BACKOFF", (1,))

    async def scene() -> None:
        async with a_server(tmp_path) as server:
            ana, ben = await guest(server, "Ana"), await guest(server, "Ben")
            for person in (ana, ben):
                await allow(server, person, Device(), f"{receiver.url}/{person.name}")
            receiver.answers = [503]
            table = await game(server, ana, ben)
            while not receiver.got:
                await asyncio.sleep(0.02)
            with server.live_tables.use(table) as live:
                await live.table_acts(lambda state: [event_log.Stopped(abandoned=True)])
            await until_called(server, table)
            assert len(receiver.got) == 1

    asyncio.run(scene())


def test_the_operators_webhook_hears_what_spectators_see_and_can_check_who_says_it(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def scene() -> None:
        more = {"webhook": f"{receiver.url}/hook", "webhook_secret": "a word for the hook"}
        async with a_server(tmp_path, **more) as server:
            ana, ben = await guest(server, "Ana"), await guest(server, "Ben")
            table = await game(server, ana, ben)
            seat, _ = await asked(server, table)
            await until_called(server, table)
            (got,) = receiver.got
            name = ("Ana", "Ben")[seat]
            said = json.loads(got.body)
            assert (said["event"], said["table"], said["game"], said["person"]) == ("turn", table, "coup", name)
            assert (said["path"], said["text"]) == (f"/tables/{table}", f"{name} is buying tokens.")
            signed = f"{got.headers['x-tablee-time']}.".encode() + got.body
            seal = hmac.new(b"a word for the hook", signed, hashlib.sha256).hexdigest()
            assert got.headers["x-tablee-signature"] == f"sha256={seal}"

    asyncio.run(scene())


def test_the_webhook_does_not_tell_of_hidden_steps(tmp_path: Path, receiver: Receiver) -> None:
    """Both are asked and away. One chooses, sealed; that they may still change it is nothing to call anybody for."""

    async def scene() -> None:
        more = {"webhook": f"{receiver.url}/hook", "webhook_secret": "a word for the hook"}
        async with a_server(tmp_path, **more) as server:
            ana, ben = await guest(server, "Ana"), await guest(server, "Ben")
            await allow(server, ana, Device(), f"{receiver.url}/ana")
            table = await game(server, ana, ben, of="envelopes")
            await until_called(server, table)
            assert sorted(got.path for got in receiver.got) == ["/ana", "/hook", "/hook"]
            with server.live_tables.use(table) as live:
                await act(live, ana, Move(id="m", text=(await asked(server, table))[1], seat=0))
            await until_called(server, table)
            assert sorted(got.path for got in receiver.got) == ["/ana", "/hook", "/hook"]

    with patch.dict(games(), {"envelopes": Envelopes()}):
        asyncio.run(scene())


def test_somebody_who_is_forgotten_or_signs_out_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    async def scene() -> None:
        async with a_server(tmp_path) as server:
            ana, ben = await guest(server, "Ana"), await guest(server, "Ben")
            for person in (ana, ben):
                await allow(server, person, Device(), f"{receiver.url}/{person.name}")
            await server.people.delete(ana)
            assert await server.store.read(lambda c: calls.devices_of(c, ana.id)) == []
            await allow(server, ana, Device(), f"{receiver.url}/late")  # by a request that was under way
            assert await server.store.read(lambda c: calls.devices_of(c, ana.id)) == []
            await server.people.forget_devices(ben)
            assert await server.store.read(lambda c: calls.devices_of(c, ben.id)) == []

    asyncio.run(scene())


def test_an_endpoint_belongs_to_whoever_uses_the_device_and_the_newest_devices_stay(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_server(tmp_path) as server:
            ana, ben = await guest(server, "Ana"), await guest(server, "Ben")
            await allow(server, ana, Device(), "https://push.example.org/one")
            await allow(server, ben, Device(), "https://push.example.org/one")
            assert await server.store.read(lambda c: calls.devices_of(c, ana.id)) == []
            for number in range(12):
                await asyncio.sleep(0.002)
                await allow(server, ana, Device(), f"https://push.example.org/{number}")
            mine = await server.store.read(lambda c: calls.devices_of(c, ana.id))
            assert sorted(int(device.endpoint.rpartition("/")[2]) for device in mine) == list(range(2, 12))
            assert len(await server.store.read(lambda c: calls.devices_of(c, ben.id))) == 1

    asyncio.run(scene())
