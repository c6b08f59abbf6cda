"""The rooms of this process: opened when somebody comes, closed when they have been empty for long."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tablee.server.live.room import Room

if TYPE_CHECKING:
    from tablee.server.house import House

MOST_EMPTY = 2000  # rooms kept in memory without anybody in them


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    @contextmanager
    def use(self, table: str) -> Iterator[Room]:
        """The room of a table, for as long as it is needed: there is never a second one beside it. Whether there is
        such a table is found out by opening it; of one that is not there nothing is kept."""
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(self.house, table)
            self._make_space()
        self._rooms.move_to_end(table)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            if room.idle and not room.opened:
                self._rooms.pop(table, None)

    def known(self, table: str) -> Room | None:
        """The room, if this process has it open."""
        return self._rooms.get(table)

    def _make_space(self) -> None:
        if len(self._rooms) <= MOST_EMPTY:
            return
        for room in list(self._rooms.values())[: len(self._rooms) - MOST_EMPTY]:
            if room.idle:
                del self._rooms[room.id]

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)
