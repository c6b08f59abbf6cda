"""When connections use up nearly all open files, the last places are for health checks and people who hold a seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar.types import Scope
from litestar.utils import normalize_path

from tablee.engine.errors import TableeError
from tablee.server import metrics
from tablee.server.people import COOKIE, People
from tablee.server.web.connections import Connections
from tablee.server.web.safety.asking import cookie
from tablee.server.web.safety.limits import UNLIMITED


class Room:
    def __init__(self, connections: Connections, people: People, seated: Callable[[str], Awaitable[bool]]) -> None:
        self._connections = connections
        self._people = people
        self._seated = seated

    async def allows(self, scope: Scope) -> bool:
        """Whether there is room for this request or socket."""
        if not self._connections.full or normalize_path(scope["path"]) in UNLIMITED or await self._has_seat(scope):
            return True
        metrics.limited.labels("connection").inc()
        return False

    async def _has_seat(self, scope: Scope) -> bool:
        person = self._people.claimed(cookie(scope, COOKIE))
        try:
            return person is not None and await self._seated(person)
        except TableeError:  # the store does not answer, so nothing can be done for them
            return False
