"""What is put into a client connection arrives in order, whether the socket takes it at once or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from tablee.server.live.connection import MOST_MESSAGES, ClientConnection
from tablee.server.web.sockets import head


class Socket:
    """Takes what is written while it is not full; sending waits until it is not."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.free = asyncio.Event()
        self.free.set()

    def write(self, text: bytes) -> bool:
        if self.free.is_set():
            self.got.append(text)
        return self.free.is_set()

    async def send(self, text: bytes) -> None:
        await self.free.wait()
        self.got.append(text)


def visit(scenario: Callable[[Socket, ClientConnection], object]) -> Socket:
    """Put things into a connection that is listening, let it send, and close it."""

    async def run() -> Socket:
        socket = Socket()
        client = ClientConnection(socket.send, write=socket.write)
        sending = asyncio.create_task(client.run())
        await asyncio.sleep(0)
        scenario(socket, client)
        for _ in range(4):
            await asyncio.sleep(0)
        socket.free.set()
        client.put(b"last")  # before the task has sent what waits
        client.close()
        await asyncio.wait_for(sending, 10)
        return socket

    return asyncio.run(run())


def test_a_socket_that_takes_it_is_written_to_at_once() -> None:
    def scenario(socket: Socket, client: ClientConnection) -> None:
        client.put(b"a")
        client.put(b"b")
        assert socket.got == [b"a", b"b"]

    assert visit(scenario).got == [b"a", b"b", b"last"]


def test_nothing_overtakes_what_waits() -> None:
    def scenario(socket: Socket, client: ClientConnection) -> None:
        client.put(b"a")
        socket.free.clear()
        client.put(b"b")
        client.put(b"c")
        socket.free.set()
        client.put(b"d")
        assert socket.got == [b"a"]

    assert visit(scenario).got == [b"a", b"b", b"c", b"d", b"last"]


def test_a_full_socket_that_stays_full_is_dropped() -> None:
    def scenario(socket: Socket, client: ClientConnection) -> None:
        socket.free.clear()
        for _ in range(MOST_MESSAGES + 1):
            client.put(b"a")
        assert client.dropped

    assert len(visit(scenario).got) <= 1


def test_a_write_that_fails_hurts_nobody_but_its_own_socket() -> None:
    def broken(text: bytes) -> bool:
        raise OSError("gone")

    async def send(text: bytes) -> None:
        raise OSError("gone")

    async def scenario() -> None:
        client = ClientConnection(send, write=broken)
        sending = asyncio.create_task(client.run())
        await asyncio.sleep(0)
        client.put(b"a")  # whoever tells a whole table must not notice
        with pytest.raises(OSError, match="gone"):
            await sending

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_frames_are_those_of_the_standard(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
