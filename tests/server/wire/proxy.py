"""A bad network between clients and a server: it loses, doubles, delays and reorders whole messages, and cuts lines."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack, suppress
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

KINDS = ("drop", "double", "delay", "swap", "cut")
LONGEST_DELAY = 0.08  # seconds
Connection = ClientConnection | ServerConnection


class BadNetwork:
    """Listens on a port of its own. `rate` is the share of messages something happens to."""

    def __init__(self, server: str, seed: int, rate: float = 0.1) -> None:
        self.server = server.removeprefix("http://")
        self.choose = random.Random(seed)
        self.rate = rate
        self.calm = False
        self.faults: Counter[str] = Counter()
        self.messages = 0
        self.url = ""
        self._late: set[asyncio.Task[None]] = set()
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        listening = await self._stack.enter_async_context(
            serve(self._carry, "127.0.0.1", 0, compression=None, max_size=None, close_timeout=0.2)
        )
        self.url = f"http://127.0.0.1:{next(iter(listening.sockets)).getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()
        await self.settle()

    async def settle(self) -> None:
        """Nothing is on its way any more."""
        while self._late:
            await asyncio.gather(*self._late, return_exceptions=True)

    async def _carry(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"cookie": client.request.headers.get("cookie", "")}
        with suppress(OSError, WebSocketException):
            async with connect(
                f"ws://{self.server}{client.request.path}",
                origin=Origin(f"http://{self.server}"),
                additional_headers=headers,
                compression=None,
                proxy=None,
                max_size=None,
                close_timeout=0.2,
            ) as server:
                both = [
                    asyncio.create_task(self._pump(client, server)),
                    asyncio.create_task(self._pump(server, client)),
                ]
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                for way in both:
                    way.cancel()
                await asyncio.gather(*both, return_exceptions=True)
                await server.close()
        await client.close()

    async def _pump(self, source: Connection, sink: Connection) -> None:
        held: list[str | bytes] = []
        with suppress(ConnectionClosed):
            async for message in source:
                self.messages += 1
                fault = "" if self.calm or self.choose.random() >= self.rate else self.choose.choice(KINDS)
                self.faults[fault] += bool(fault)
                if fault == "cut":
                    source.transport.abort()
                    sink.transport.abort()
                    return
                if fault == "delay":
                    self._later(sink, message)
                elif fault == "swap" and not held:
                    held.append(message)
                    continue
                elif fault != "drop":
                    for _ in range(2 if fault == "double" else 1):
                        await sink.send(message, text=True)
                for late in held:
                    await sink.send(late, text=True)
                held.clear()

    def _later(self, sink: Connection, message: str | bytes) -> None:
        task = asyncio.create_task(self._send_late(sink, message, self.choose.uniform(0.001, LONGEST_DELAY)))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _send_late(self, sink: Connection, message: str | bytes, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with suppress(ConnectionClosed):
            await sink.send(message, text=True)
