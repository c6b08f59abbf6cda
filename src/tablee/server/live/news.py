"""People who wait for news of their tables on a page that shows a list of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablee.server import messages as wire
from tablee.server.live.connection import ClientConnection


class TableNews:
    """Connections by person. They are told that something has changed, not what: the list itself is asked for."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._waiting: dict[str, set[ClientConnection]] = {}

    @property
    def wanted(self) -> bool:
        """Whether anybody waits in this process."""
        return bool(self._waiting)

    def enter(self, client: ClientConnection) -> None:
        self._waiting.setdefault(client.person, set()).add(client)
        client.tell(wire.News(self._now()))

    def leave(self, client: ClientConnection) -> None:
        waiting = self._waiting.get(client.person, set())
        waiting.discard(client)
        if not waiting:
            self._waiting.pop(client.person, None)

    def tell(self, people: Iterable[str]) -> None:
        """Something has changed at a table of these people."""
        for person in set(people) & self._waiting.keys():
            for client in self._waiting[person]:
                client.tell(wire.News(self._now()))

    def tell_everybody(self) -> None:
        self.tell(list(self._waiting))

    def show_out(self, person: str, bye: wire.Bye) -> None:
        """Close the connections of a person, after a last message."""
        for client in list(self._waiting.get(person, ())):
            client.tell(bye)
            client.close()

    def show_everybody_out(self, bye: wire.Bye) -> None:
        for person in list(self._waiting):
            self.show_out(person, bye)
