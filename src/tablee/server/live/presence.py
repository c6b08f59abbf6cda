"""Who is connected to a table through other processes. With SQLite there are no others."""

from __future__ import annotations

from collections.abc import Callable

from tablee.server.store import Connection, Store, times

PRESENT_MS = 20_000  # until somebody counts as gone whose process says nothing any more
LATELY = "left"  # in place of a process: somebody who has gone a moment ago, and is not away yet


class Presence:
    def __init__(self, store: Store, away_after: int) -> None:
        self._store = store
        self._grace = away_after * 1000
        self._elsewhere: dict[str, set[str]] = {}

    @property
    def _alone(self) -> bool:
        return self._store.dialect == "sqlite"

    def elsewhere(self, table: str) -> set[str]:
        """People connected to this table through other processes, as far as was heard."""
        return self._elsewhere.get(table, set())

    async def seen_elsewhere(self, table: str) -> set[str]:
        """People who are connected through other processes, or were a moment ago through any, as the store knows it."""
        process, now = self._store.process, self._store.now()
        return await self._store.read(lambda c: times.who_is_present(c, table, now, process))

    async def connected_elsewhere(self, table: str) -> set[str]:
        """People who are connected through other processes at this moment, as the store knows it."""
        process, now = self._store.process, self._store.now()
        return await self._store.read(lambda c: times.who_is_present(c, table, now, process, LATELY))

    async def refresh(self, table: str) -> None:
        self._elsewhere[table] = await self.connected_elsewhere(table)

    async def announce(self, table: str, person: str, *, here: bool) -> None:
        """Let other processes know that somebody has come or gone."""
        if self._alone:
            return
        if here and table not in self._elsewhere:
            await self.refresh(table)  # who is elsewhere must be known before somebody here looks on
        if person:
            await self._store.write(lambda c: self._note(c, table, person, here=here))

    def _note(self, connection: Connection, table: str, person: str, *, here: bool) -> None:
        """Whoever goes is still counted for a while when it is asked who is away; nobody is shown them."""
        process, now = self._store.process, self._store.now()
        if here:
            times.set_present(connection, table, person, process, now + PRESENT_MS)
        else:
            times.drop_present(connection, table, person, process)
            if self._grace:
                times.set_present(connection, table, person, LATELY, now + self._grace)
        self._store.tell(connection, f"here {table}")

    def still_here(self, connection: Connection) -> set[str]:
        """Say that the people connected to this process are here. Tables where somebody no longer is."""
        if self._alone:
            return set()
        now = self._store.now()
        times.refresh_presence(connection, self._store.process, now + PRESENT_MS)
        left = times.drop_absent(connection, now)
        for table in left:
            self._store.tell(connection, f"here {table}")
        return left

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)

    def tidy(self, is_open: Callable[[str], object]) -> None:
        """Forget who is elsewhere at tables that are not open here."""
        for table in [table for table in self._elsewhere if not is_open(table)]:
            del self._elsewhere[table]
