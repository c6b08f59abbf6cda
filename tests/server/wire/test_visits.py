"""Sockets from their coming to their going: who is turned away or signed out, what is kept, what is too much."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from uvicorn import Config, Server
from websockets.exceptions import ConnectionClosed

from tablee.engine.errors import TableeError
from tablee.server import messages as wire
from tablee.server.client import Guest
from tablee.server.server import TableServer
from tablee.server.settings import Settings
from tablee.server.web import live, rates, timeouts
from tablee.server.web.app import create_app
from tests.server.serving import Server as Process
from tests.server.wire.test_bad_input import ask, socket

_heard = msgspec.json.Decoder(wire.ServerMessage)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 60))


async def table(host: Guest, **wish: Any) -> str:
    return (await host.new_table(wire.NewTable(game="coup", seats=2, **wish))).id


# Coming and going


def test_signing_devices_out_closes_their_sockets(processes: Process) -> None:
    async def scenario() -> None:
        ada, bo = await Guest.arrive(processes.url, "Ada"), await Guest.arrive(processes.url, "Bo")
        here = await table(ada, sit=[0], watch="anyone")
        async with ExitStackOf(*(socket(ada, here) for _ in range(8)), socket(bo, here)) as sockets:
            for each in sockets:
                assert isinstance((await ask(each, wire.Look()))[0], wire.Snapshot)
            old = Guest(processes.url)
            old.cookies = dict(ada.cookies)
            await ada.ask("DELETE", "/api/me/devices")
            for each in sockets[:-1]:
                told = [_heard.decode(text) async for text in each]  # until it is closed
                assert isinstance(told[-1], wire.Bye)
                assert told[-1].back >= 0
            assert await ask(sockets[-1], wire.Look())  # somebody else stays
        async with socket(ada, here) as again:  # with the new cookie
            assert isinstance((await ask(again, wire.Look(0)))[0], wire.Snapshot)
        async with socket(old, here) as stale:
            assert [answer.line.key for answer in await ask(stale, wire.Look(0))] == ["server-not-your-seat"]

    run(scenario())


class ExitStackOf:
    """Several sockets at once."""

    def __init__(self, *sockets: Any) -> None:
        self._sockets = sockets

    async def __aenter__(self) -> list[Any]:
        return [await each.__aenter__() for each in self._sockets]

    async def __aexit__(self, *error: object) -> None:
        for each in self._sockets:
            await each.__aexit__(*error)


def test_whoever_is_banned_is_turned_away_at_once(processes: Process) -> None:
    async def scenario() -> None:
        ada, bo = await Guest.arrive(processes.url, "Ada"), await Guest.arrive(processes.url, "Bo")
        here = await table(ada, sit=[0], watch="anyone")
        await ada.act(here, wire.Ban(id="ban", person=bo.person))
        async with socket(bo, here) as there:
            bye = _heard.decode(await there.recv())
            assert (type(bye), bye.line.key, bye.back) == (wire.Bye, "server-banned", -1)
            with pytest.raises(ConnectionClosed):
                await there.recv()
        assert there.close_code == live.REFUSED

    run(scenario())


# Bookmarks


def test_another_device_knows_what_was_seen_while_the_first_is_open(processes: Process) -> None:
    async def scenario() -> None:
        ada = await Guest.arrive(processes.url, "Ada")
        here = await table(ada, sit=[0, 1])
        await ada.act(here, wire.Start(id="start"))
        async with socket(ada, here) as first, socket(ada, here) as second:
            seen: dict[int, int] = {}
            for seat in (0, 1):
                (snapshot,) = await ask(first, wire.Look(seat))
                seen[seat] = snapshot.n
                await ask(first, wire.Saw(snapshot.n))
            await ask(first, wire.Look(0))  # the viewer changes
            asked = 0 if snapshot.scene.view["to_act"] == 0 else 1
            await ada.act(here, wire.Move(id="stop", text=await _choice(second, asked), seat=asked))
            for seat in (0, 1):
                (fresh,) = [each for each in await ask(second, wire.Look(seat)) if isinstance(each, wire.Snapshot)]
                assert fresh.since
                assert all(told.n > seen[seat] for told in fresh.since)

    run(scenario())


async def _choice(there: Any, seat: int) -> str:
    answers = await ask(there, wire.Look(seat))
    snapshot: wire.Snapshot = next(answer for answer in answers if isinstance(answer, wire.Snapshot))
    return str(snapshot.scene.choices[0].text)


def test_a_bookmark_is_written_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[tuple[int, int]] = []

    class Keeper:
        async def set_bookmark(self, person: str, table: str, viewer: int, n: int) -> None:
            saved.append((viewer, n))

    async def scenario() -> None:
        tables: Any = Keeper()
        connection: Any = type("Somebody", (), {"person": "ada"})
        marks = live.Bookmarks(tables, connection, "t")
        for n in (3, 2, 4, 5):
            await marks.put(0, n)
        assert saved == [(0, 3)]  # at once; the rest can wait
        await marks.put(1, 1)
        await marks.save()
        assert sorted(saved) == [(0, 3), (0, 5), (1, 1)]
        await marks.put(0, 9)
        await marks.close()
        assert saved[-1] == (0, 9)
        monkeypatch.setattr(live, "BOOKMARK_SECONDS", 0.01)
        soon = live.Bookmarks(tables, connection, "t")
        soon._saved_at = time.monotonic()
        await soon.put(0, 11)
        assert soon._saving is not None
        await soon._saving
        assert saved[-1] == (0, 11)

    run(scenario())


# Too much

Client = TestClient[Litestar]


@pytest.fixture
def table_server(tmp_path: Path) -> TableServer:
    return TableServer(Settings(data=tmp_path, keys=(b"k" * 32,)))


@pytest.fixture
def client(table_server: TableServer) -> Iterator[Client]:
    with TestClient(create_app(table_server), base_url="http://table.example", raise_server_exceptions=False) as made:
        made.get("/api/me")
        made.headers["x-csrf-token"] = made.cookies["tablee-csrf"]
        yield made


def open_table(client: Client) -> str:
    assert client.post("/api/me", json={"name": "Ada"}).status_code == 201
    opened = client.post("/api/tables", json={"game": "coup", "seats": 2, "sit": [0]}).json()
    return f"/api/tables/{opened['id']}"


def answer(there: Any, kind: str) -> Any:
    while True:
        message = msgspec.json.decode(there.receive_text())
        if message["t"] == kind:
            return message


def test_nobody_floods_the_chat(client: Client) -> None:
    here = open_table(client)
    with client.websocket_connect(f"{here}/live") as there:
        for n in range(rates.CHAT_AT_ONCE):
            there.send_text(f'{{"t":"say","id":"{n}","text":"hello"}}')
            assert answer(there, "ack")["id"] == str(n)
        there.send_text('{"t":"say","id":"more","text":"hello"}')
        refused = answer(there, "refused")
        assert (refused["id"], refused["line"]) == (
            "more",
            {"key": "web-too-often", "args": {"seconds": 1}},
        )
    by_request = client.post(f"{here}/acts", json={"t": "say", "id": "again", "text": "hello"})
    assert (by_request.status_code, by_request.json()["line"]["key"]) == (429, "web-too-often")


def test_all_sockets_of_a_person_count_together(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.web.live.asyncio.sleep", _at_once)
    here = open_table(client)
    troubles = 0
    with client.websocket_connect(f"{here}/live") as one, client.websocket_connect(f"{here}/live") as two:
        for there in (one, two):
            for _ in range(rates.MESSAGES_AT_ONCE):
                there.send_text('{"t":"ping"}')
            for _ in range(rates.MESSAGES_AT_ONCE):
                troubles += msgspec.json.decode(there.receive_text())["t"] == "trouble"
    assert 0 < troubles <= rates.MESSAGES_AT_ONCE


_sleep = asyncio.sleep


async def _at_once(seconds: float) -> None:
    await _sleep(0)


# The store is away


def test_nobody_hears_where_the_store_is(
    table_server: TableServer, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = open_table(client)

    async def fail(work: object) -> None:
        raise TableeError("store-full", where="/srv/private/tablee.db", reason="at /srv/private")

    monkeypatch.setattr(table_server.store, "read", fail)
    reply = client.get("/api/tables", headers={"accept-language": "fr"})
    assert (reply.status_code, reply.json()["line"]) == (503, {"key": "web-store-away"})
    assert reply.json()["text"].startswith("Le serveur ne peut rien enregistrer")
    with client.websocket_connect(f"{here}/live") as there:
        bye = answer(there, "bye")
    assert (bye["line"], bye["back"]) == (reply.json()["line"], live.BACK_SECONDS)


def test_whatever_goes_wrong_at_the_door_is_told(
    table_server: TableServer, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(cookie: str) -> None:
        raise RuntimeError("/srv/private")

    here = open_table(client)
    monkeypatch.setattr(table_server.people, "known", fail)
    with client.websocket_connect(f"{here}/live") as there:
        bye = answer(there, "bye")
    assert (bye["line"]["key"], bye["back"]) == ("web-unexpected", live.BACK_SECONDS)


# Those who never finish asking


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1234",
        b"GET /whole HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n",
    ],
)
def test_a_request_that_never_ends_is_given_up(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.05)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def scenario() -> None:
        config = Config(app, http=timeouts.TimeoutProtocol, port=0, lifespan="off", log_config=None)
        config.timeout_keep_alive = 1
        server = Server(config)
        serving = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0)
        port = server.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun)
        assert (b"204" in await reader.read()) == (b"whole" in begun)  # until the server hangs up
        writer.close()
        server.should_exit = True
        await serving

    run(scenario())
