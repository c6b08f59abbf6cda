"""Connections that say nothing: they are counted, they make room for others, and they never keep anybody out."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import h11
import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from tablee.server.people import COOKIE, People, Signer
from tablee.server.store import Sitter, Store, TableChange, tables
from tablee.server.web import connections as module
from tablee.server.web.connections import Connections
from tablee.server.web.safety.room import Room
from tablee.server.web.timeouts import FIRST_SECONDS, REQUEST_SECONDS, TimeoutProtocol
from tests.server.databases import opened
from tests.server.store.rows import entry, table
from tests.server.test_run import TIMEOUT, Started, served, until

__all__ = ["served"]

REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Transport:
    """As much of one as is needed."""

    def __init__(self, host: str = "10.0.0.1") -> None:
        self.host = host
        self.closed = False
        self.written = b""

    def abort(self) -> None:
        self.closed = True

    close = abort

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, name: str) -> object:
        return (self.host, 1) if name == "peername" else None


def entering(connections: Connections, *transports: Transport) -> list[bool]:
    return [connections.enter(cast("Any", one), one.host) for one in transports]


def call(what: Callable[[Any], None], *transports: Transport) -> None:
    for one in transports:
        what(one)


# Counting


def test_silent_connections_of_one_address_make_room_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAITING_OF_AN_ADDRESS", 2)
    connections = Connections()
    mine, other = [Transport() for _ in range(4)], Transport("10.0.0.2")
    assert all(entering(connections, other, *mine))
    assert [one.closed for one in mine] == [True, True, False, False]
    assert not other.closed
    assert len(connections) == 3


def test_a_connection_that_is_served_is_not_closed_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAITING_OF_AN_ADDRESS", 1)
    connections = Connections()
    socket, request, silent = Transport(), Transport(), Transport()
    for one in (socket, request):
        entering(connections, one)
        call(connections.serve, one)
    assert entering(connections, silent) == [True]
    assert not socket.closed
    assert not request.closed
    call(connections.wait, request)  # it was answered, and waits longer than the one that came after it no more
    assert (silent.closed, request.closed) == (True, False)


def test_one_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OF_AN_ADDRESS", 2)
    connections = Connections()
    first, second, third = Transport(), Transport(), Transport()
    entering(connections, first, second)
    call(connections.serve, first, second)
    assert entering(connections, third) == [False]
    assert third.closed
    call(connections.leave, first, first, third)
    assert entering(connections, Transport(), Transport("10.0.0.2")) == [True, True]


@pytest.mark.parametrize(("host", "same"), [("2001:db8::2", True), ("2001:db8:0:1::1", False)])
def test_an_ipv6_network_counts_as_one_address(host: str, same: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAITING_OF_AN_ADDRESS", 1)
    connections = Connections()
    first = Transport("2001:db8::1")
    entering(connections, first, Transport(host))
    assert first.closed == same


def test_a_proxy_is_never_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAITING_OF_AN_ADDRESS", 1)
    monkeypatch.setattr(module, "OF_AN_ADDRESS", 1)
    connections = Connections(trusted={"127.0.0.1"}.__contains__)
    proxy = [Transport("127.0.0.1") for _ in range(9)]
    assert all(entering(connections, *proxy))
    call(connections.serve, *proxy)
    call(connections.wait, *proxy)
    assert not any(one.closed for one in proxy)
    assert entering(connections, Transport(), Transport()) == [True, True]


def test_without_limits_nobody_is_counted_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OF_AN_ADDRESS", 1)
    connections = Connections(limits=False)
    assert entering(connections, Transport(), Transport()) == [True, True]


def test_the_silent_make_room_when_all_places_are_taken() -> None:
    connections = Connections(most=20)
    silent = [Transport(f"10.0.1.{n}") for n in range(30)]
    assert all(entering(connections, *silent))
    assert len(connections) <= 10  # half of the places
    assert [one.closed for one in silent] == [True] * 20 + [False] * 10
    assert not connections.full


def test_the_last_places_are_reserved() -> None:
    connections = Connections(most=20)
    busy = [Transport(f"10.0.1.{n}") for n in range(20)]
    for number, one in enumerate(busy):
        assert connections.full == (number > 18)
        assert entering(connections, one) == [True]
        call(connections.serve, one)
    late = Transport()
    assert entering(connections, late) == [False]
    assert not any(one.closed for one in busy)
    call(connections.leave, *busy[:2])
    assert not connections.full
    assert not Connections().full


def test_reserved_places_are_for_health_and_for_people_who_hold_a_seat(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            people = People(store, Signer([b"k" * 32]))
            ana, ben, cem = [await people.newcomer(name) for name in ("Ana", "Ben", "Cem")]
            await sit(store, "runs", ana.id, "playing")
            await sit(store, "is-over", ben.id, "finished")
            connections = Connections(most=10)
            room = Room(connections, people, lambda person: store.read(lambda c: tables.holds_seat(c, person)))

            def scope(path: str, cookie: str = "") -> Any:
                return {"path": path, "headers": [(b"cookie", f"{COOKIE}={cookie}".encode())] if cookie else []}

            assert await room.allows(scope("/"))
            for number in range(10):
                entering(connections, busy := Transport(f"10.0.1.{number}"))
                call(connections.serve, busy)
            assert connections.full
            assert await room.allows(scope("/health"))
            assert await room.allows(scope("/api/tables/runs/live", people.cookie(ana)))
            for person in (ben, cem):
                assert not await room.allows(scope("/api/tables", people.cookie(person)))
            assert not await room.allows(scope("/"))
            assert not await room.allows(scope("/", "forged"))

    asyncio.run(scene())


async def sit(store: Store, name: str, person: str, status: Any) -> None:
    await store.write(lambda connection: tables.create_table(connection, table(name)))
    change = TableChange(status=status)
    await store.append(entry(name, 1, seats={0: Sitter(person, person)}, change=change))


# Deadlines


class Timers:
    """Of a loop in which no time passes."""

    def __init__(self) -> None:
        self.running: list[float] = []

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Any:
        timers = self

        class Handle:
            def cancel(self) -> None:
                timers.running.remove(seconds)

        self.running.append(seconds)
        return Handle()

    def create_task(self, work: Any, **_: object) -> Any:
        work.close()
        return Mock()


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError


def made(host: str = "10.0.0.1", trusted: tuple[str, ...] = ()) -> tuple[TimeoutProtocol, Timers, Transport]:
    class Protocol(TimeoutProtocol):
        all_connections = Connections(trusted=trusted.__contains__)

    timers, transport = Timers(), Transport(host)
    config = Config(nobody, log_config=None, ws="none", lifespan="off")
    config.load()
    protocol = Protocol(config, ServerState(), {}, cast("Any", timers))
    protocol.connection_made(cast("Any", transport))
    return protocol, timers, transport


def test_the_first_request_has_little_time() -> None:
    protocol, timers, _ = made()
    assert timers.running == [FIRST_SECONDS]
    protocol.data_received(b"POST / HTTP/1.1\r\nHost: x\r\n")
    assert timers.running == [FIRST_SECONDS]
    protocol.data_received(b"Content-Length: 2\r\n\r\n{")
    assert timers.running == [REQUEST_SECONDS]
    protocol.data_received(b"}")
    assert timers.running == []
    assert protocol.conn.their_state is h11.DONE


def test_a_proxy_may_keep_a_connection_ready() -> None:
    assert made("127.0.0.1", ("127.0.0.1",))[1].running == [REQUEST_SECONDS]


def test_a_request_without_its_body_is_still_waited_for() -> None:
    protocol, _, transport = made()
    connections = protocol.all_connections
    assert connections is not None
    protocol.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n")
    assert transport in cast("Any", connections)._waiting
    protocol.data_received(b"{}")
    assert transport not in cast("Any", connections)._waiting
    protocol.connection_lost(None)
    assert not len(connections)


# A real server


@pytest.fixture
def silent() -> Iterator[Callable[[int, int], list[socket.socket]]]:
    with ExitStack() as stack:

        def connect(port: int, count: int) -> list[socket.socket]:
            return [
                stack.enter_context(closing(socket.create_connection(("127.0.0.1", port), TIMEOUT)))
                for _ in range(count)
            ]

        yield connect


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side has closed it; waits for that."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_flood_of_silent_connections_keeps_nobody_out(
    tmp_path: Path, silent: Callable[[int, int], list[socket.socket]]
) -> None:
    command = [sys.executable, "-m", "tablee", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    few_files = ["sh", "-c", 'ulimit -n 240 && exec "$@"', "sh", *command]
    server = Started(few_files, tmp_path / "log")
    try:
        flood = silent(server.port, 400)  # more than it can have files
        assert server.health()["status"] == "ok"
        assert all(is_closed(one) for one in flood[:200])
        assert server.health()["status"] == "ok"
        assert server.end() == 0
        assert "rror" not in server.text
        assert "WARNING" not in server.text.upper()
    finally:
        if server.process.poll() is None:
            os.killpg(server.process.pid, signal.SIGKILL)


def test_behind_a_proxy_the_forwarded_address_counts(
    served: Callable[..., Started], silent: Callable[[int, int], list[socket.socket]]
) -> None:
    server = served("--trust-proxy")
    kept = silent(server.port, module.WAITING_OF_AN_ADDRESS + 20)
    kept[0].sendall(REQUEST)
    assert kept[0].recv(12) == b"HTTP/1.1 200"  # the proxy's oldest connection is still good

    def status(address: str) -> int:
        asked = urllib.request.Request(
            f"http://127.0.0.1:{server.port}/api/tables/x/log", headers={"x-forwarded-for": address}
        )
        try:
            with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code

    assert [status("192.0.2.1") for _ in range(34)][-1] == 429
    assert status("192.0.2.2") == 404


def test_a_socket_that_is_refused_leaves_no_error_in_the_log(served: Callable[..., Started]) -> None:
    server = served()
    handshake = (
        "GET /api/tables/x/live HTTP/1.1\r\nHost: here\r\nOrigin: http://elsewhere\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    for _ in range(3):
        with closing(socket.create_connection(("127.0.0.1", server.port), TIMEOUT)) as refused:
            refused.sendall(handshake.encode())
            assert refused.recv(12) == b"HTTP/1.1 403"
            while refused.recv(4096):
                pass
    for nonsense in (
        b"\x00\x01nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
    ):
        with closing(socket.create_connection(("127.0.0.1", server.port), TIMEOUT)) as other:
            other.sendall(nonsense)
            assert other.recv(8) == b"HTTP/1.1"
    until(lambda: server.text.count("route=refused") == 3, "refusals in the log")
    assert server.end() == 0
    assert "error" not in server.text.lower()
    assert "warning" not in server.text.lower()
