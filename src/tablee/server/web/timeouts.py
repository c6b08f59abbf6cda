"""Connections at the door: each is counted, and has so much time for its requests.

uvicorn closes an idle connection, but not one whose request never begins or never ends.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tablee.server.web.connections import Connections

FIRST_SECONDS = 5.0  # from connecting to the end of the first request's headers
REQUEST_SECONDS = 20.0  # from the first byte of a request to its last; a body is small here
_COMING = (h11.IDLE, h11.SEND_BODY)


class TimeoutProtocol(H11Protocol):
    """uvicorn's protocol, with time-outs for requests that do not begin or do not end."""

    all_connections: Connections | None = None
    _timer: asyncio.TimerHandle | None = None
    _first = True  # whether the headers of the first request are still to come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        counted, host = self.all_connections, self.client[0] if self.client else ""
        if counted is None or counted.enter(transport, host):
            self._wait(REQUEST_SECONDS if counted is not None and counted.trusts(host) else FIRST_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._wait(REQUEST_SECONDS)
        super().data_received(data)
        if self.conn.their_state not in _COMING:
            self._served()
        elif self._first and self.conn.their_state is h11.SEND_BODY:
            self._first = False
            self._wait(REQUEST_SECONDS)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._served()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._waited()
        if self.all_connections is not None:
            self.all_connections.leave(self.transport)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._waited()  # from here on it is idle, or the next request begins
        if self.all_connections is not None and not self.transport.is_closing():
            self.all_connections.wait(self.transport)
        super().on_response_complete()
        if self.conn.their_state not in _COMING:  # the next request was here already
            self._served()

    def _served(self) -> None:
        self._first = False
        self._waited()
        if self.all_connections is not None:
            self.all_connections.serve(self.transport)

    def _wait(self, seconds: float) -> None:
        self._waited()
        self._timer = self.loop.call_later(seconds, self.transport.close)

    def _waited(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
