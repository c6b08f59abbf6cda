"""Writing to a socket at once: a move is told to a whole table, and a task woken for each of them would cost as much as
the move."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from tablee.server.web.connections import Connections

Write = Callable[[bytes], bool]

_EXTENSION = "tablee.write"
_TEXT = 0x81  # a whole message of text; none is compressed here, and what a server sends is not masked
_LONG, _LONGEST = 126, 127  # the length follows in two bytes, in eight


class PromptProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, and whoever serves the socket may write without waiting."""

    all_connections: Connections | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.all_connections is not None:
            self.all_connections.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope["extensions"][_EXTENSION] = {"write": self.write}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # it was refused; uvicorn would log that nobody has answered

    def handle_text(self, event: Frame) -> None:
        """A message that is alone: it is taken at once, so there is no need to stop reading until it is."""
        if not event.fin or self.close_sent or not self.queue.empty():
            super().handle_text(event)
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": bytes(event.data).decode()})
        except UnicodeDecodeError:
            super().handle_text(event)  # which knows what to say

    def write(self, text: bytes) -> bool:
        """Send a message, if the socket is open and its buffer not full. False: it was not sent."""
        if self.conn.state is not OPEN or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(head(len(text)) + text)
        return True


def head(size: int) -> bytes:
    """What comes before the text in its frame (RFC 6455, 5.2)."""
    if size < _LONG:
        return struct.pack("!BB", _TEXT, size)
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, _LONG, size)
    return struct.pack("!BBQ", _TEXT, _LONGEST, size)


def writer(scope: Scope) -> Write | None:
    """How to write to this socket at once; None where the server under us cannot."""
    extensions: Mapping[str, Any] = scope.get("extensions") or {}
    return extensions[_EXTENSION]["write"] if _EXTENSION in extensions else None
