"""Who holds connections open. Nobody gets more than their share, and whoever says nothing makes room for others.

A connection that waits for a request, its first or its next, may be closed at any moment to make room: browsers open
another one. So a flood of silent connections costs the flooder's own connections, and newcomers always get in.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from tablee.server import metrics
from tablee.server.web.safety.asking import network

OF_AN_ADDRESS = 400  # open at the same time, sockets included
WAITING_OF_AN_ADDRESS = 100  # of these: without a request that is being answered
MOST_RESERVED = 50  # for health checks and for people who hold a seat


class Connections:
    """All connections of one process, by their transports: these stay the same when a request becomes a socket.

    `most`: how many there may be, None: any number. `trusted` knows the addresses of proxies: whoever comes through one
    is counted by request and by socket, and the proxy's own connections are never limited."""

    def __init__(
        self,
        most: int | None = None,
        trusted: Callable[[str], bool] = frozenset[str]().__contains__,
        *,
        limits: bool = True,
    ) -> None:
        self._most = most
        self._reserved = 0 if most is None else min(MOST_RESERVED, most // 10)
        self._trusted = trusted
        self._limits = limits
        self._open: dict[asyncio.Transport, str] = {}  # and the network it comes from; empty: a proxy's
        self._of: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, None] = {}  # those that wait for a request, the longest first
        self._waiting_of: dict[str, dict[asyncio.Transport, None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def trusts(self, host: str) -> bool:
        return bool(host) and self._trusted(host)

    @property
    def full(self) -> bool:
        """Whether only the reserved places are left."""
        return self._most is not None and len(self._open) > self._most - self._reserved

    def enter(self, transport: asyncio.Transport, host: str) -> bool:
        """A new connection, which waits for its first request. False: there is no place for it, and it is closed."""
        where = "" if self.trusts(host) or not self._limits else network(host) or "unknown"
        if where and self._of[where] >= OF_AN_ADDRESS and not self._close_oldest(self._waiting_of.get(where, {})):
            return _refuse(transport)
        if self._most is not None and len(self._open) >= self._most - self._reserved:
            made_room = self._close_oldest(self._waiting)
            if not made_room and len(self._open) >= self._most:
                return _refuse(transport)
        self._open[transport] = where
        self._of[where] += 1
        self.wait(transport)
        return True

    def wait(self, transport: asyncio.Transport) -> None:
        """A connection waits for a request. One that comes from a proxy is not closed: the proxy counts on it."""
        where = self._open.get(transport, "")
        if not where:
            return
        of_address = self._waiting_of.setdefault(where, {})
        self._waiting[transport] = of_address[transport] = None
        if len(of_address) > WAITING_OF_AN_ADDRESS:
            self._close_oldest(of_address)
        elif self._most is not None and len(self._waiting) > max(self._most // 2, 1):
            self._close_oldest(self._waiting)

    def serve(self, transport: asyncio.Transport) -> None:
        """A request is complete and is being answered, or a socket is opened."""
        if self._waiting.pop(transport, self) is self:
            return
        where = self._open[transport]
        del self._waiting_of[where][transport]
        if not self._waiting_of[where]:
            del self._waiting_of[where]

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is closed; to say so twice does no harm."""
        if transport not in self._open:
            return
        self.serve(transport)
        where = self._open.pop(transport)
        self._of[where] -= 1
        if not self._of[where]:
            del self._of[where]

    def _close_oldest(self, waiting: dict[asyncio.Transport, None]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        _refuse(oldest)
        return True


def _refuse(transport: asyncio.Transport) -> bool:
    metrics.limited.labels("connection").inc()
    transport.abort()
    return False
