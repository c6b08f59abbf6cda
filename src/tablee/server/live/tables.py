"""The live tables of this process: opened when somebody comes, dropped when nobody has used them for long."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tablee.server.live.table import LiveTable

if TYPE_CHECKING:
    from tablee.server.server import TableServer

MOST_EMPTY = 2000  # tables kept in memory that nobody is connected to


class LiveTables:
    def __init__(self, server: TableServer) -> None:
        self.server = server
        self._live: OrderedDict[str, LiveTable] = OrderedDict()

    @contextmanager
    def use(self, table: str) -> Iterator[LiveTable]:
        """The live table with this id, for as long as it is needed: there is never a second one beside it. Whether
        such a table exists is found out by opening it; of one that does not exist nothing is kept."""
        live = self._live.get(table)
        if live is None:
            live = self._live[table] = LiveTable(self.server, table)
            self._make_space()
        self._live.move_to_end(table)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            if live.idle and not live.opened:
                self._live.pop(table, None)

    def known(self, table: str) -> LiveTable | None:
        """The live table, if this process has it open."""
        return self._live.get(table)

    def _make_space(self) -> None:
        if len(self._live) <= MOST_EMPTY:
            return
        for live in list(self._live.values())[: len(self._live) - MOST_EMPTY]:
            if live.idle:
                del self._live[live.id]

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)
