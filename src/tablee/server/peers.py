"""Messages from the other processes of one server. With SQLite there are no others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.server import messages as wire
from tablee.server.lifetime import Lifetime
from tablee.server.live.news import TableNews
from tablee.server.live.presence import Presence
from tablee.server.live.signal import DueSignal
from tablee.server.live.table import LiveTable
from tablee.server.live.tables import LiveTables
from tablee.server.people import People
from tablee.server.store import Connection, Listener, Store, tables, talk, times


class Peers:
    def __init__(
        self,
        store: Store,
        people: People,
        live_tables: LiveTables,
        presence: Presence,
        due: DueSignal,
        lifetime: Lifetime,
        news: TableNews,
    ) -> None:
        self._store = store
        self._people = people
        self._live_tables = live_tables
        self._presence = presence
        self._due = due
        self._lifetime = lifetime
        self._news = news
        self.paused: Callable[[int, int], None] = _ignore  # told of pauses that other processes have noted
        self._listener: Listener | None = None

    def listen(self) -> None:
        self._listener = self._store.listen(self._appended, self._told, self._missed)

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.close()

    def _appended(self, logs: Sequence[tuple[str, int]]) -> None:
        """Event logs have grown: the tables, and up to which entry."""
        for table, seq in logs:
            live = self._live_tables.known(table)
            if live is not None and not live.has(seq):
                self._lifetime.spawn(live.catch_up())
            elif live is None and self._news.wanted:
                self._lifetime.spawn(self._tell_news(table))
        self._due.wake()

    async def _tell_news(self, table: str) -> None:
        """Another process has gone on with a table that is not open here."""
        seated = await self._store.read(lambda c: tables.sitters(c, table))
        self._news.tell(sitter.identity for sitter in seated.values())

    def tell_pause(self, connection: Connection, pause: times.Pause) -> None:
        self._store.tell(connection, f"pause {pause.from_at} {pause.to_at}")

    def _told(self, told: str) -> None:
        self._people.heard(told)
        kind, _, rest = told.partition(" ")
        table, _, number = rest.partition(" ")
        if kind == "pause":
            self._hear_pauses([times.Pause(int(table), int(number))])
            return
        if kind in ("mute", "unmute"):
            self._live_tables.mute(table, number, muted=kind == "mute")
        live = self._live_tables.known(table) if kind in ("said", "unsaid", "here") else None
        if live is None:
            self._presence.forget(table)  # what was known is old
            return
        if kind == "said":
            self._lifetime.spawn(self._hear(live, int(number)))
        elif kind == "unsaid":
            live.everybody(wire.Unsaid(int(number)))
        else:
            self._lifetime.spawn(self.show_presence(live))

    async def _hear(self, live: LiveTable, n: int) -> None:
        for line in await self._store.read(lambda c: talk.chat_of(c, live.id, n + 1, 1)):
            if line.n == n:
                await live.talk.hear(line)

    def _hear_pauses(self, pauses: Sequence[times.Pause]) -> None:
        for pause in pauses:
            self.paused(pause.from_at, pause.to_at)

    async def _read_pauses(self) -> None:
        self._hear_pauses(await self._store.read(times.all_pauses))

    def _missed(self) -> None:
        """The connection to the other processes was down: anything may have happened."""
        self._lifetime.spawn(self._read_pauses())
        self._news.tell_everybody()
        for live in self._live_tables:
            if live.clients:
                self._lifetime.spawn(live.catch_up())
                self._lifetime.spawn(self.show_presence(live))
        self._due.wake()

    async def show_presence(self, live: LiveTable) -> None:
        """Somebody has come or gone elsewhere: show it here."""
        await self._presence.refresh(live.id)
        async with live.lock:
            await live.open()
            live.show_presence()


def _ignore(from_at: int, to_at: int) -> None:
    pass
