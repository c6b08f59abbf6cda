"""One socket: what it is still to be sent, and who sits behind it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import Struct, json

from tablee.server import metrics
from tablee.server.messages import Viewer

MOST_MESSAGES = 256
MOST_BYTES = 1_000_000

_encoder = json.Encoder()


def encode(message: Struct | str) -> bytes:
    return _encoder.encode(message)


class ClientConnection:
    """Messages are written at once while the socket takes them: `write` says whether it has. What it does not take
    waits in a bounded row and is sent in order by one task. A slow reader is dropped and comes back for a snapshot."""

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        person: str = "",
        name: str = "",
        write: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.person = person
        self.name = name
        self.invited = False
        self.viewer: Viewer | None = None  # nothing is sent before the first look
        self.layout = False  # whether scenes come with their layouts
        self.muted: set[str] = set()
        self.dropped = False
        self._send = send
        self._write = write
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._asleep: asyncio.Future[None] | None = None  # while all that was put here is written
        self._closing = False

    def put(self, text: bytes) -> None:
        if self.dropped:
            return
        if self._asleep is not None and self._written(text):
            metrics.sent.inc()
            return
        self._waiting.append(text)
        self._size += len(text)
        if len(self._waiting) > MOST_MESSAGES or self._size > MOST_BYTES:
            self.dropped = True
            self._waiting.clear()
        if self._asleep is not None:
            self._wake()

    def _written(self, text: bytes) -> bool:
        """Whether the socket has taken it. If writing fails, sending will too, and that closes this socket alone."""
        try:
            return self._write is not None and self._write(text)
        except Exception:
            return False

    def _wake(self) -> None:
        if self._asleep is not None:
            self._asleep.set_result(None)
            self._asleep = None

    @property
    def crowded(self) -> bool:
        """Whether much is waiting: whoever goes on asking should let the answers out first."""
        return len(self._waiting) > MOST_MESSAGES // 4 or self._size > MOST_BYTES // 4

    def tell(self, message: Struct) -> None:
        self.put(encode(message))

    def close(self) -> None:
        """Send what is waiting, then end."""
        self._closing = True
        self._wake()

    async def run(self) -> None:
        """Send until closed or dropped."""
        waiting = self._waiting
        while not self.dropped:
            while waiting:
                text = waiting.popleft()
                self._size -= len(text)
                metrics.sent.inc()
                await self._send(text)
            if self._closing:
                return
            if not self.dropped:
                self._asleep = asyncio.get_running_loop().create_future()
                await self._asleep
