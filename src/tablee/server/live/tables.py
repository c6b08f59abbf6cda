"""The live tables of this process: opened when somebody comes, dropped when nobody has used them for long."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.server.live.services import Services
from tablee.server.live.table import LiveTable
from tablee.server.messages import Bye

MOST_EMPTY = 2000  # tables kept in memory that nobody is connected to


class LiveTables:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._live: OrderedDict[str, LiveTable] = OrderedDict()

    @contextmanager
    def use(self, table: str) -> Iterator[LiveTable]:
        """The live table with this id, for as long as it is needed: there is never a second one beside it. Whether
        such a table exists is found out by opening it; of one that does not exist nothing is kept."""
        live = self._live.get(table)
        if live is None:
            live = self._live[table] = LiveTable(self._services, table)
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

    def drop(self, table: str) -> None:
        """Forget a table that was deleted."""
        if (live := self._live.get(table)) is not None and live.idle:
            del self._live[table]

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

    # People at any of them

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """Chat of somebody reaches somebody else's connections no more, or again."""
        for live in self:
            for client in live.clients:
                if client.person == person:
                    (client.muted.add if muted else client.muted.discard)(other)

    def show_out(self, person: str, bye: Bye) -> None:
        """Close all connections of a person, after a last message."""
        for live in self:
            for client in [client for client in live.clients if client.person == person]:
                client.tell(bye)
                client.close()

    def show_everybody_out(self, bye: Bye) -> None:
        for client in [client for live in self for client in live.clients]:
            client.tell(bye)
            client.close()

    @property
    def busy(self) -> bool:
        """Whether an act is under way anywhere, or somebody is still connected."""
        return any(live.lock.locked() or live.clients for live in self)
