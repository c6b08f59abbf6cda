"""The table server: all components of one server process, put together."""

from __future__ import annotations

import asyncio
import gc
import hmac
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress

from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.engine.seed import Seed
from tablee.engine.view import Line
from tablee.games import game, games
from tablee.server import messages as wire
from tablee.server import metrics
from tablee.server.calling.calls import Calls
from tablee.server.due.worker import DueWork
from tablee.server.lan import Lan
from tablee.server.live.table import LiveTable
from tablee.server.live.tables import LiveTables
from tablee.server.opening import Opening
from tablee.server.peers import Peers
from tablee.server.people import People, Person, Signer
from tablee.server.schema import edition
from tablee.server.settings import Settings
from tablee.server.store import Connection, Sitter, Store, TableRow, calls, due, tables, talk, times
from tablee.server.store.tables import Entry as StoredEntry
from tablee.server.tables import event_log
from tablee.server.tables.acts import Actor, heirs, stand_in
from tablee.server.tables.clocks import Pauses
from tablee.server.tables.state import TableState

BEAT_SECONDS = 5.0
ALL_TABLES = 2**31 - 1
BACK_SECONDS = 3.0  # when clients of a server that closes should come back

log = logging.getLogger(__name__)


class TableServer:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signer = Signer(settings.keys)
        self.edition = edition()
        self.pauses = Pauses()
        self.live_tables = LiveTables(self)
        self.due = DueWork(self)
        self.opening = Opening(self)
        self.others = Peers(self)
        self.calls = Calls(self)
        self.lan = Lan(settings)
        self.closing = False
        self.opened_at = 0
        self.opened: Store | None = None
        self.known_people: People | None = None
        self._beating: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._sheets: dict[str, bytes] = {}
        self._uid, self._uids = secrets.token_bytes(10), 0
        self._standard = {one.fingerprint() for one in games().values()}

    @property
    def store(self) -> Store:
        assert self.opened is not None
        return self.opened

    @property
    def people(self) -> People:
        assert self.known_people is not None
        return self.known_people

    def now(self) -> int:
        return self.store.now()

    def next_uid(self) -> bytes:
        """Names one attempt to write, in all processes and for ever: random bytes of this process, and a count."""
        self._uids += 1
        return self._uid + self._uids.to_bytes(6, "big")

    # Opening and closing

    async def open(self) -> None:
        self.opened = store = await asyncio.to_thread(Store.open, self.settings.database)
        store.statistics.on_batch = metrics.committed
        self.known_people = People(store, self.signer, self._person_left)
        self.known_people.changed = self._signed_out
        self.pauses.spans = await store.write(self._wake_up)
        self.opened_at = store.now()
        self.others.listen()
        self.due.start()
        self.calls.start()
        self._beating = asyncio.create_task(self._beat())
        # What is here now stays: the collector need not look at it again and again while people wait.
        gc.freeze()
        gc.set_threshold(50_000, 50, 100)

    def _wake_up(self, connection: Connection) -> list[tuple[int, int]]:
        """Clocks stood still while no server was there; and with SQLite nobody else can hold a claim."""
        alone = self.store.dialect == "sqlite"
        times.note_pause(connection, self.store.process, self.now(), 0 if alone else times.ALIVE_MS)
        if alone:
            due.release_all(connection)
            calls.release_all(connection)
        for name, own in self.settings.content.items():
            tables.put_content(connection, game(name).fingerprint(own.sheet), name, own.body)
        return [(pause.from_at, pause.to_at) for pause in times.all_pauses(connection)]

    async def farewell(self, seconds: float = 5.0) -> None:
        """Take no more acts, tell everybody when to come back, and let what was begun be written."""
        self.closing = True
        clients = [client for live in self.live_tables for client in live.clients]
        for client in clients:
            client.tell(wire.Bye(Line("server-closing"), BACK_SECONDS))
            client.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while any(live.lock.locked() for live in self.live_tables) or any(
                    live.clients for live in self.live_tables
                ):
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Close everything, also after a failed `open`."""
        self.closing = True
        if self.opened is None:
            return
        await self.due.close()
        await self.calls.close()
        tasks = [*self._tasks, *([self._beating] if self._beating else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.others.close()
        await self.opened.close()
        self.opened = None

    async def _beat(self) -> None:
        """Say that this process lives, and that the people connected to it are here."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            metrics.tables.set(len(self.live_tables))
            metrics.playing.set(sum(live.opened and live.state.playing for live in self.live_tables))
            metrics.flush()
            try:
                left = await self.store.write(self._still_here)
            except Exception as error:  # whatever it is: the next one may succeed
                log.warning("no heartbeat", extra={"reason": str(error)})
                continue
            for table in left:
                if live := self.live_tables.known(table):
                    self.spawn(self.others.see(live))
            self.others.tidy()

    def _still_here(self, connection: Connection) -> set[str]:
        """Tables where somebody was present through a process that is no more."""
        times.beat(connection, self.store.process, self.now())
        return self.others.still_here(connection)

    # Tables in the store

    async def read_table(self, table: str) -> tuple[TableState, list[StoredEntry], dict[int, str]]:
        """The state of a table before its first entry, its event log, and the names."""
        row, entries, sitters, body = await self.store.read(lambda c: self._read_table(c, table))
        if row is None:
            raise TableeError("server-no-such-table")
        if row.game not in games():
            raise TableeError("table-unknown-game", name=row.game, near=", ".join(games()))
        sheet = self._sheet(row, body)
        names = {seat: sitter.name for seat, sitter in sitters.items()}
        return TableState(row, game(row.game), sheet, self.pauses), entries, names

    def _read_table(
        self, connection: Connection, table: str
    ) -> tuple[TableRow | None, list[StoredEntry], dict[int, Sitter], bytes | None]:
        row = tables.table_row(connection, table)
        if row is None:
            return None, [], {}, None
        body = None if row.content in self._standard else tables.get_content(connection, row.content)
        return row, tables.entries(connection, table), tables.sitters(connection, table), body

    def _sheet(self, row: TableRow, body: bytes | None) -> GameSheet | None:
        if row.content in self._standard:
            return None
        if body is None:
            raise TableeError("server-content-gone", content=row.content[:12])
        self._sheets[row.content] = body
        return game(row.game).read_sheet(body, "content")

    async def sheet_of(self, game_id: str, content: str) -> GameSheet | None:
        """The printed material a record names; None: the standard one, or none that is known here."""
        chosen = game(game_id)
        if content == chosen.fingerprint():
            return None
        body = await self.store.read(lambda c: tables.get_content(c, content))
        return None if body is None else chosen.read_sheet(body, "content")

    def sheet_body(self, content: str) -> bytes:
        """The content file of a table that is open; empty for the standard material."""
        return self._sheets.get(content, b"")

    async def read_events(self, table: str, after: int) -> tuple[list[StoredEntry], dict[int, str]]:
        def work(connection: Connection) -> tuple[list[StoredEntry], dict[int, str]]:
            sitters = tables.sitters(connection, table)
            return tables.entries(connection, table, after), {seat: sitter.name for seat, sitter in sitters.items()}

        return await self.store.read(work)

    async def since(self, person: str, table: str, viewer: int) -> int | None:
        """The viewer's counter when this person last looked; None if they never did."""
        if not person:
            return None
        looked = await self.store.read(lambda c: talk.looked_at(c, person, table, viewer))
        return None if looked is None else looked.count

    async def saw(self, person: str, table: str, viewer: int, n: int) -> None:
        now = self.now()
        await self.store.write(lambda c: talk.set_looked(c, person, table, viewer, n, now))

    async def invited(self, table: str, invite: str) -> bool:
        """Whether an invitation is good, at this moment."""
        if not invite:
            return False
        row = await self.store.read(lambda c: tables.table_row(c, table))
        return row is not None and hmac.compare_digest(row.invite.encode(), invite.encode(errors="replace"))

    async def invite_of(self, table: str) -> str:
        row = await self.store.read(lambda c: tables.table_row(c, table))
        return "" if row is None else row.invite

    async def renew_invite(self, table: str) -> str:
        """A new word; the old one lets nobody in any more."""
        invite = secrets.token_urlsafe(12)
        await self.store.write(lambda c: tables.set_invite(c, table, invite))
        return invite

    def commitment(self, row: TableRow) -> str:
        return Seed(secret=row.secret, table=row.id).commitment

    def muted(self, person: str, other: str, *, muted: bool) -> None:
        """Somebody's open sockets hear somebody else no more, or again."""
        for live in self.live_tables:
            for client in live.clients:
                if client.person == person:
                    (client.muted.add if muted else client.muted.discard)(other)

    async def new_table(self, host: Person, wish: wire.NewTable) -> TableRow:
        return await self.opening.new_table(host, wish)

    async def rematch(self, live: LiveTable, act: wire.Rematch, actor: Actor) -> wire.Ack:
        return await self.opening.rematch(live, act, actor)

    # People

    async def _person_left(self, person: Person) -> None:
        """Somebody wants to be forgotten: bots play on for them, free seats are free again."""
        mine = await self.store.read(lambda c: tables.tables_of(c, person.id, ALL_TABLES))
        for table in mine:
            try:
                with self.live_tables.use(table.table.id) as live:
                    await live.table_acts(lambda state: without(state, person.id))
            except Exception:  # a table that cannot be opened any more must not keep anybody here
                log.exception("a table could not forget somebody", extra={"table": table.table.id})
        self._show_out(person.id, wire.Bye(Line("server-forgotten"), -1))

    def _signed_out(self, person: str) -> None:
        """Their cookies are worth nothing any more: whoever has a new one may come back with it."""
        self._show_out(person, wire.Bye(Line("server-signed-out"), 1.0))

    def _show_out(self, person: str, bye: wire.Bye) -> None:
        for live in self.live_tables:
            for client in [client for client in live.clients if client.person == person]:
                client.tell(bye)
                client.close()

    # Other processes

    def elsewhere(self, table: str) -> set[str]:
        """People connected to this table through other processes, as far as was heard."""
        return self.others.elsewhere(table)

    async def seen_elsewhere(self, table: str) -> set[str]:
        """The same as the store knows it, and those who have gone a moment ago."""
        return await self.others.seen_elsewhere(table)

    async def present(self, table: str, person: str, *, here: bool) -> None:
        await self.others.present(table, person, here=here)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Something that nobody waits for; if it fails, the log says so."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("catching up failed", exc_info=error)


def without(state: TableState, person: str) -> list[event_log.Event]:
    """What becomes of a table when somebody is forgotten."""
    if person in state.forgotten:
        return []
    events: list[event_log.Event] = []
    heir = next((other for other in heirs(state) if other != person), "")
    host_stays = state.host != person and state.host not in state.forgotten
    if state.over:
        return [event_log.Forgotten(person)]
    if not heir and not host_stays:
        return [event_log.Stopped(abandoned=True), event_log.Forgotten(person)]  # nobody is left who could go on
    if state.playing:
        level = stand_in(state.game, state.options)
        events += [event_log.Replaced(seat, *level) for seat in state.seats_of(person) if not state.holders[seat].bot]
    else:
        events += [event_log.Freed(seat) for seat in state.seats_of(person)]
    if not host_stays:
        events.append(event_log.HandedOver(heir))
    return [*events, event_log.Forgotten(person)]
