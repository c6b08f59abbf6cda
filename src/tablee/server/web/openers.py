"""How many open tables come from one address. Addresses are kept in memory only; each process counts for itself."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from litestar.types import Scope

from tablee.engine.errors import TableeError
from tablee.server.store import Store, tables
from tablee.server.web.safety.asking import address

MOST_TABLES = 200  # that wait or run, opened from one address
MOST_ADDRESSES = 10_000


class Openers:
    def __init__(self, store: Store, *, limits: bool) -> None:
        self._store = store
        self._limits = limits
        self._opened: OrderedDict[str, list[str]] = OrderedDict()
        self._under_way: Counter[str] = Counter()

    @asynccontextmanager
    async def place(self, scope: Scope) -> AsyncIterator[Callable[[str], None]]:
        """For opening one more table, whose id is to be told; a sentence if too many of those from the same address are
        still open."""
        where = address(scope)
        if self._limits:
            await self._check(where)
        self._under_way[where] += 1
        try:
            yield partial(self._note, where)
        finally:
            self._under_way[where] -= 1
            if not self._under_way[where]:
                del self._under_way[where]

    async def _check(self, where: str) -> None:
        if self._count(where) < MOST_TABLES:
            return
        known = list(self._opened.get(where, []))  # others may be noted while the store is asked
        still = await self._store.read(lambda connection: tables.open_among(connection, known))
        self._opened[where] = [table for table in self._opened.get(where, []) if table in still or table not in known]
        if self._count(where) >= MOST_TABLES:
            raise TableeError("server-too-many-tables-here", most=MOST_TABLES)

    def _count(self, where: str) -> int:
        return len(self._opened.get(where, ())) + self._under_way[where]

    def _note(self, where: str, table: str) -> None:
        self._opened.setdefault(where, []).append(table)
        self._opened.move_to_end(where)
        if len(self._opened) > MOST_ADDRESSES:
            self._opened.popitem(last=False)
