"""The rooms of this process: opened when somebody comes, closed when they have been empty for long."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablee.server.live.room import Room

if TYPE_CHECKING:
    from tablee.server.house import House

MOST_EMPTY = 2000  # rooms kept in memory without anybody in them


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def room(self, table: str) -> Room:
        """The room of a table, whether it is known to exist or not: opening it will tell."""
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(self.house, table)
            self._make_space()
        self._rooms.move_to_end(table)
        return room

    def known(self, table: str) -> Room | None:
        """The room, if this process has it open."""
        return self._rooms.get(table)

    def discard(self, room: Room) -> None:
        """Forget a room that nobody is in; of a table that does not exist nothing is kept."""
        if not room.outlets and self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    def _make_space(self) -> None:
        if len(self._rooms) <= MOST_EMPTY:
            return
        for room in list(self._rooms.values())[: len(self._rooms) - MOST_EMPTY]:
            self.discard(room)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)
