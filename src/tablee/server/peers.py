"""Word between the processes of one server, and who is connected to which of them. With SQLite there are no others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.server import messages as wire
from tablee.server.live.table import LiveTable
from tablee.server.store import Connection, Listener, talk, times

if TYPE_CHECKING:
    from tablee.server.server import TableServer

PRESENT_MS = 20_000  # until somebody counts as gone whose process says nothing any more
LATELY = "left"  # in place of a process: somebody who has gone a moment ago, and is not away yet


class Peers:
    def __init__(self, server: TableServer) -> None:
        self.server = server
        self._listener: Listener | None = None
        self._elsewhere: dict[str, set[str]] = {}

    def listen(self) -> None:
        self._listener = self.server.store.listen(self._touched, self._told, self._missed)

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.close()

    # What they say

    def _touched(self, stories: Sequence[tuple[str, int]]) -> None:
        server = self.server
        for table, seq in stories:
            live = server.live_tables.known(table)
            if live is not None and not live.has(seq):
                server.spawn(live.catch_up())
        server.due.wake()

    def _told(self, told: str) -> None:
        server = self.server
        server.people.heard(told)
        kind, _, rest = told.partition(" ")
        table, _, number = rest.partition(" ")
        if kind in ("mute", "unmute"):
            server.muted(table, number, muted=kind == "mute")
        live = server.live_tables.known(table) if kind in ("said", "unsaid", "here") else None
        if live is None:
            self._elsewhere.pop(table, None)  # what was known is old
            return
        if kind == "said":
            server.spawn(self._hear(live, int(number)))
        elif kind == "unsaid":
            live.everybody(wire.Unsaid(int(number)))
        else:
            server.spawn(self.see(live))

    async def _hear(self, live: LiveTable, n: int) -> None:
        for line in await self.server.store.read(lambda c: talk.chat_of(c, live.id, n + 1, 1)):
            if line.n == n:
                live.talk.hear(line)

    def _missed(self) -> None:
        """The line to the other processes was down: anything may have happened."""
        server = self.server
        for live in server.live_tables:
            if live.clients:
                server.spawn(live.catch_up())
                server.spawn(self.see(live))
        server.due.wake()

    # Who is connected where

    def elsewhere(self, table: str) -> set[str]:
        """People connected to this table through other processes, as far as was heard."""
        return self._elsewhere.get(table, set())

    async def greet(self, table: str) -> None:
        """Know who is connected elsewhere before somebody here looks on."""
        if self._listener is not None and table not in self._elsewhere:
            self._elsewhere[table] = await self.connected_elsewhere(table)

    async def present(self, table: str, person: str, *, here: bool) -> None:
        """Let other processes know that somebody has come or gone."""
        if self._listener is None:
            return
        if here:
            await self.greet(table)
        if person:
            await self.server.store.write(lambda c: self._note(c, table, person, here=here))

    def _note(self, connection: Connection, table: str, person: str, *, here: bool) -> None:
        """Whoever goes is still counted for a while when it is asked who is away; nobody is shown them."""
        server, process, now = self.server, self.server.store.process, self.server.now()
        if here:
            times.set_present(connection, table, person, process, now + PRESENT_MS)
        else:
            times.drop_present(connection, table, person, process)
            if grace := server.settings.away_after * 1000:
                times.set_present(connection, table, person, LATELY, now + grace)
        server.store.tell(connection, f"here {table}")

    async def seen_elsewhere(self, table: str) -> set[str]:
        """People who are connected through other processes, or were a moment ago through any."""
        process, now = self.server.store.process, self.server.now()
        return await self.server.store.read(lambda c: times.who_is_present(c, table, now, process))

    async def connected_elsewhere(self, table: str) -> set[str]:
        """People who are connected through other processes at this moment, as the store knows it."""
        process, now = self.server.store.process, self.server.now()
        return await self.server.store.read(lambda c: times.who_is_present(c, table, now, process, LATELY))

    async def see(self, live: LiveTable) -> None:
        self._elsewhere[live.id] = await self.connected_elsewhere(live.id)
        async with live.lock:
            await live.open()
            live.show_presence()

    def still_here(self, connection: Connection) -> set[str]:
        """Say that the people connected to this process are here. Tables where somebody is so no more."""
        if self._listener is None:
            return set()
        now, store = self.server.now(), self.server.store
        times.refresh_presence(connection, store.process, now + PRESENT_MS)
        left = times.drop_absent(connection, now)
        for table in left:
            store.tell(connection, f"here {table}")
        return left

    def tidy(self) -> None:
        """Nobody needs to know who is elsewhere at a table that is not open here."""
        for table in [table for table in self._elsewhere if self.server.live_tables.known(table) is None]:
            del self._elsewhere[table]
