"""One socket: what is put into its outlet arrives in order, whether the socket takes it at once or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from tablee.server.live.outlet import MOST_MESSAGES, Outlet
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


def visit(story: Callable[[Socket, Outlet], object]) -> Socket:
    """Put things into an outlet that is listening, let it send, and close it."""

    async def run() -> Socket:
        socket = Socket()
        outlet = Outlet(socket.send, write=socket.write)
        sending = asyncio.create_task(outlet.run())
        await asyncio.sleep(0)
        story(socket, outlet)
        for _ in range(4):
            await asyncio.sleep(0)
        socket.free.set()
        outlet.put(b"last")  # before the task has sent what waits
        outlet.close()
        await asyncio.wait_for(sending, 10)
        return socket

    return asyncio.run(run())


def test_a_socket_that_takes_it_is_written_to_at_once() -> None:
    def story(socket: Socket, outlet: Outlet) -> None:
        outlet.put(b"a")
        outlet.put(b"b")
        assert socket.got == [b"a", b"b"]

    assert visit(story).got == [b"a", b"b", b"last"]


def test_nothing_overtakes_what_waits() -> None:
    def story(socket: Socket, outlet: Outlet) -> None:
        outlet.put(b"a")
        socket.free.clear()
        outlet.put(b"b")
        outlet.put(b"c")
        socket.free.set()
        outlet.put(b"d")
        assert socket.got == [b"a"]

    assert visit(story).got == [b"a", b"b", b"c", b"d", b"last"]


def test_a_full_socket_that_stays_full_is_dropped() -> None:
    def story(socket: Socket, outlet: Outlet) -> None:
        socket.free.clear()
        for _ in range(MOST_MESSAGES + 1):
            outlet.put(b"a")
        assert outlet.dropped

    assert len(visit(story).got) <= 1


def test_a_write_that_fails_hurts_nobody_but_its_own_socket() -> None:
    def broken(text: bytes) -> bool:
        raise OSError("gone")

    async def send(text: bytes) -> None:
        raise OSError("gone")

    async def story() -> None:
        outlet = Outlet(send, write=broken)
        sending = asyncio.create_task(outlet.run())
        await asyncio.sleep(0)
        outlet.put(b"a")  # whoever tells a whole table must not notice
        with pytest.raises(OSError, match="gone"):
            await sending

    asyncio.run(story())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_frames_are_those_of_the_standard(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
