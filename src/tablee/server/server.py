"""The table server: all components of one server process, put together."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import suppress

from tablee.engine.view import Line
from tablee.server import messages as wire
from tablee.server import metrics
from tablee.server.calling.calls import Calls
from tablee.server.calling.delivery import Delivery
from tablee.server.due.hindsight import Hindsight
from tablee.server.due.worker import DueWork
from tablee.server.lan import Lan
from tablee.server.lifetime import Lifetime
from tablee.server.live.news import TableNews
from tablee.server.live.presence import Presence
from tablee.server.live.services import Services
from tablee.server.live.signal import DueSignal
from tablee.server.live.tables import LiveTables
from tablee.server.opening.tables import Opening
from tablee.server.peers import Peers
from tablee.server.people import People, Person, Signer
from tablee.server.persistence.table_store import TableStore
from tablee.server.schema import edition
from tablee.server.settings import Settings, store_made
from tablee.server.space import MB, FreeSpace
from tablee.server.store import Connection, Store, calls, due, tables, times
from tablee.server.tables.acts import forgetting
from tablee.server.tables.clocks import Pauses
from tablee.server.tidying import Tidying

BEAT_SECONDS = 5.0
ALL_TABLES = 2**31 - 1
CLOCK_SET_SECONDS = 0.5  # when clients come back whose clocks must be shown anew
BACK_SECONDS = 3.0  # when clients of a server that closes should come back

log = logging.getLogger(__name__)


class TableServer:
    """Creates the components, gives each what it needs of the others, and opens and closes them in order."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signer = Signer(settings.keys)
        self.lifetime = Lifetime()
        self.store = Store(settings.database)
        self.store.statistics.on_batch = metrics.committed
        self.people = People(self.store, self.signer, self._person_left)
        self.people.changed = self._signed_out
        self.space = FreeSpace(self.store.folder, settings.least_free * MB)
        self.tables = TableStore(self.store, settings, Pauses(), self.space)
        self.opening = Opening(self.tables, settings)
        self.presence = Presence(self.store, settings.away_after)
        self.due_signal = DueSignal()
        self.news = TableNews(self.store.now)
        self.live_tables = LiveTables(
            Services(
                settings=settings,
                edition=edition(),
                lifetime=self.lifetime,
                store=self.store,
                tables=self.tables,
                opening=self.opening,
                presence=self.presence,
                due=self.due_signal,
                news=self.news,
            )
        )
        self.delivery = Delivery(self.store, self.live_tables, self.presence, settings, self.signer, self.lifetime)
        self.calls = Calls(self.store, self.tables, self.presence, self.delivery, self.due_signal, settings)
        self.due = DueWork(
            self.store, self.tables, self.live_tables, self.calls, self.due_signal, settings, self.lifetime
        )
        self.hindsight = Hindsight()
        self.peers = Peers(
            self.store, self.people, self.live_tables, self.presence, self.due_signal, self.lifetime, self.news
        )
        self.peers.paused = self._paused
        self.lan = Lan(settings)
        self.tidying = Tidying(self.store, self.people, self.live_tables, self.tables.pauses, settings)
        self._beating: asyncio.Task[None] | None = None

    # Opening and closing

    async def open(self) -> None:
        await asyncio.to_thread(self.store.connect, needed=self.settings.needs_store)
        store_made(self.settings.data)
        await self.space.measure()
        self.tables.pauses.spans = await self.store.write(self._wake_up)
        self.lifetime.opened_at = self.store.now()
        self.peers.listen()
        self.due.start()
        self.delivery.start()
        self.tidying.start()
        self._beating = asyncio.create_task(self._beat())
        # What is here now stays: the collector need not look at it again and again while people wait.
        gc.freeze()
        gc.set_threshold(50_000, 50, 100)

    def _wake_up(self, connection: Connection) -> list[tuple[int, int]]:
        """Clocks stood still while no server was there; and with SQLite nobody else can hold a claim."""
        alone = self.tables.alone
        pause = times.note_pause(connection, self.store.process, self.store.now(), 0 if alone else times.ALIVE_MS)
        if pause is not None:
            self.peers.tell_pause(connection, pause)  # others may live, and their clocks not have jumped yet
        if alone:
            due.release_all(connection)
            calls.release_all(connection)
        self.tables.put_content_files(connection)
        return [(pause.from_at, pause.to_at) for pause in times.all_pauses(connection)]

    async def farewell(self, seconds: float = 5.0) -> None:
        """Take no more acts, tell everybody when to come back, and let what was begun be written."""
        self.lifetime.closing = True
        bye = wire.Bye(Line("server-closing"), BACK_SECONDS)
        self.live_tables.show_everybody_out(bye)
        self.news.show_everybody_out(bye)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.live_tables.busy:
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Close everything, also after a failed `open`."""
        self.lifetime.closing = True
        if not self.store.connected:
            return
        await self.due.close()
        await self.hindsight.close()
        await self.delivery.close()
        await self.tidying.close()
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        await self.lifetime.end()
        await self.peers.close()
        await self.store.close()

    async def _beat(self) -> None:
        """Say that this process lives, and that the people connected to it are here."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            metrics.tables.set(len(self.live_tables))
            metrics.playing.set(sum(live.opened and live.state.playing for live in self.live_tables))
            metrics.flush()
            try:
                await self.beat()
            except Exception as error:  # whatever it is: the next one may succeed
                log.warning("no heartbeat", extra={"reason": str(error)})

    async def beat(self) -> None:
        """One heartbeat."""
        await self.space.measure()
        if self.store.clock.jump:
            pause = await self.store.write(self._note_jump)
            self._paused(pause.from_at, pause.to_at)
        left = await self.store.write(self._still_here)
        for table in left:
            if live := self.live_tables.known(table):
                self.lifetime.spawn(self.peers.show_presence(live))
        self.presence.tidy(self.live_tables.known)

    def _still_here(self, connection: Connection) -> set[str]:
        """Tables where somebody was present through a process that is no more."""
        times.beat(connection, self.store.process, self.store.now())
        return self.presence.still_here(connection)

    # Clocks that jump

    def _note_jump(self, connection: Connection) -> times.Pause:
        now = self.store.now()
        pause, fresh = times.note_jump(connection, self.store.process, now, now + self.store.clock.jump)
        if fresh:
            self.peers.tell_pause(connection, pause)
        return pause

    def _paused(self, from_at: int, to_at: int) -> None:
        """The clock has jumped ahead, which was noted here or by another process. It is as if no server had been there
        for so long: nobody has thought, and nobody was away. Whoever watches a clock comes back and sees it anew."""
        pauses = self.tables.pauses
        if (from_at, to_at) in pauses.spans:
            return
        log.warning("the clock has jumped ahead", extra={"seconds": (to_at - from_at) // 1000})
        pauses.spans = sorted([*pauses.spans, (from_at, to_at)])
        self.store.clock.skip(from_at, to_at)
        self.lifetime.opened_at = self.store.now()
        for live in self.live_tables:
            self.lifetime.spawn(live.clocks_stood_still(wire.Bye(Line("server-clock-set"), CLOCK_SET_SECONDS)))
        self.due_signal.wake()

    # People

    async def _person_left(self, person: Person) -> None:
        """Somebody wants to be forgotten: bots play on for them, free seats are free again."""
        mine = await self.store.read(lambda connection: tables.tables_of(connection, person.id, ALL_TABLES))
        for table in mine:
            try:
                with self.live_tables.use(table.table.id) as live:
                    await live.table_acts(lambda state: forgetting(state, person.id))
            except Exception:  # a table that cannot be opened any more must not keep anybody here
                log.exception("a table could not forget somebody", extra={"table": table.table.id})
        self._show_out(person.id, wire.Bye(Line("server-forgotten"), -1))

    def _signed_out(self, person: str) -> None:
        """Their cookies are worth nothing any more: whoever has a new one may come back with it."""
        self._show_out(person, wire.Bye(Line("server-signed-out"), 1.0))

    def _show_out(self, person: str, bye: wire.Bye) -> None:
        self.live_tables.show_out(person, bye)
        self.news.show_out(person, bye)
