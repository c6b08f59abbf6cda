"""A server that says what a test tells it to say."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.server import ServerConnection, serve

from tablee.server.client import Guest, Live
from tablee.server.messages import ClientMessage, Look, ServerMessage

Script = Callable[["Peer"], Awaitable[None]]
_decoder = msgspec.json.Decoder(ClientMessage)


class Peer:
    """One connection, as the fake server sees it."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    async def hear(self) -> Any:
        return _decoder.decode(await self.socket.recv())

    async def hear_look(self) -> Look:
        look = await self.hear()
        assert isinstance(look, Look)
        return look

    async def say(self, *messages: ServerMessage) -> None:
        for message in messages:
            await self.socket.send(msgspec.json.encode(message), text=True)

    def cut(self) -> None:
        self.socket.transport.abort()


class FakeServer:
    """Each connection follows the next script; the last one ends by waiting for the client to leave."""

    def __init__(self, *scripts: Script) -> None:
        self.scripts = list(scripts)
        self.troubles: list[BaseException] = []
        self.requests: list[Any] = []
        self._stack = AsyncExitStack()
        self.url = ""

    async def __aenter__(self) -> Self:
        server = await self._stack.enter_async_context(serve(self._serve, "127.0.0.1", 0, compression=None))
        port = next(iter(server.sockets)).getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()
        for trouble in self.troubles:
            raise trouble

    async def _serve(self, socket: ServerConnection) -> None:
        self.requests.append(socket.request)
        try:
            await self.scripts.pop(0)(Peer(socket))
            await socket.wait_closed()
        except (asyncio.CancelledError, ConnectionError):
            raise
        except BaseException as error:
            self.troubles.append(error)

    def live(self, viewer: int = 0, **cookies: str) -> Live:
        guest = Guest(self.url)
        guest.cookies.update(cookies)
        live = guest.live("t1", viewer)
        live.timeout, live.nudge = 20.0, 5.0
        return live
