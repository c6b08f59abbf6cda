"""A time-out for requests: uvicorn closes an idle connection, but not one whose request never ends."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 20.0  # from its first byte to its last; a body is small here
_COMING = (h11.IDLE, h11.SEND_BODY)


class TimeoutProtocol(H11Protocol):
    """uvicorn's protocol, with a time-out for requests that do not begin or do not end."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._wait()
        super().data_received(data)
        if self.conn.their_state not in _COMING:
            self._waited()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._waited()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._waited()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._waited()  # from here on it is idle, or the next request begins
        super().on_response_complete()

    def _wait(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _waited(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
