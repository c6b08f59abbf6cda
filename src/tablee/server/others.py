"""Word between the processes of one server, and who is connected to which of them. With SQLite there are no others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.server import messages as wire
from tablee.server.live.room import Room
from tablee.server.store import Connection, Listener, talk, times

if TYPE_CHECKING:
    from tablee.server.house import House

PRESENT_MS = 20_000  # until somebody counts as gone whose process says nothing any more
LATELY = "left"  # in place of a process: somebody who has gone a moment ago, and is not away yet


class Others:
    def __init__(self, house: House) -> None:
        self.house = house
        self._listener: Listener | None = None
        self._elsewhere: dict[str, set[str]] = {}

    def listen(self) -> None:
        self._listener = self.house.store.listen(self._touched, self._told, self._missed)

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.close()

    # What they say

    def _touched(self, stories: Sequence[tuple[str, int]]) -> None:
        house = self.house
        for table, seq in stories:
            room = house.rooms.known(table)
            if room is not None and not room.has(seq):
                house.spawn(room.catch_up())
        house.due.wake()

    def _told(self, told: str) -> None:
        house = self.house
        house.people.heard(told)
        kind, _, rest = told.partition(" ")
        table, _, number = rest.partition(" ")
        if kind in ("mute", "unmute"):
            house.muted(table, number, muted=kind == "mute")
        room = house.rooms.known(table) if kind in ("said", "unsaid", "here") else None
        if room is None:
            self._elsewhere.pop(table, None)  # what was known is old
            return
        if kind == "said":
            house.spawn(self._hear(room, int(number)))
        elif kind == "unsaid":
            room.everybody(wire.Unsaid(int(number)))
        else:
            house.spawn(self.see(room))

    async def _hear(self, room: Room, n: int) -> None:
        for line in await self.house.store.read(lambda c: talk.chat_of(c, room.id, n + 1, 1)):
            if line.n == n:
                room.talk.hear(line)

    def _missed(self) -> None:
        """The line to the other processes was down: anything may have happened."""
        house = self.house
        for room in house.rooms:
            if room.outlets:
                house.spawn(room.catch_up())
                house.spawn(self.see(room))
        house.due.wake()

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
            await self.house.store.write(lambda c: self._note(c, table, person, here=here))

    def _note(self, connection: Connection, table: str, person: str, *, here: bool) -> None:
        """Whoever goes is still counted for a while when it is asked who is away; nobody is shown them."""
        house, process, now = self.house, self.house.store.process, self.house.now()
        if here:
            times.set_present(connection, table, person, process, now + PRESENT_MS)
        else:
            times.drop_present(connection, table, person, process)
            if grace := house.settings.away_after * 1000:
                times.set_present(connection, table, person, LATELY, now + grace)
        house.store.tell(connection, f"here {table}")

    async def seen_elsewhere(self, table: str) -> set[str]:
        """People who are connected through other processes, or were a moment ago through any."""
        process, now = self.house.store.process, self.house.now()
        return await self.house.store.read(lambda c: times.who_is_present(c, table, now, process))

    async def connected_elsewhere(self, table: str) -> set[str]:
        """People who are connected through other processes at this moment, as the store knows it."""
        process, now = self.house.store.process, self.house.now()
        return await self.house.store.read(lambda c: times.who_is_present(c, table, now, process, LATELY))

    async def see(self, room: Room) -> None:
        self._elsewhere[room.id] = await self.connected_elsewhere(room.id)
        async with room.lock:
            await room.open()
            room.show_presence()

    def still_here(self, connection: Connection) -> set[str]:
        """Say that the people connected to this process are here. Tables where somebody is so no more."""
        if self._listener is None:
            return set()
        now, store = self.house.now(), self.house.store
        times.refresh_presence(connection, store.process, now + PRESENT_MS)
        left = times.drop_absent(connection, now)
        for table in left:
            store.tell(connection, f"here {table}")
        return left

    def tidy(self) -> None:
        """Nobody needs to know who is elsewhere at a table that is not open here."""
        for table in [table for table in self._elsewhere if self.house.rooms.known(table) is None]:
            del self._elsewhere[table]
