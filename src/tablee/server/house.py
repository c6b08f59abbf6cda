"""The house: everything one server process has, put together."""

from __future__ import annotations

import asyncio
import gc
import hmac
import logging
import secrets
from collections.abc import Coroutine, Sequence
from contextlib import suppress

from msgspec import json, to_builtins

from tablee.bots import bot
from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.engine.seed import Seed
from tablee.engine.view import Line
from tablee.engine.words import plain
from tablee.games import game, games
from tablee.server import messages as wire
from tablee.server import metrics
from tablee.server.due.worker import DueWork
from tablee.server.live.room import Room
from tablee.server.live.rooms import Rooms
from tablee.server.people import People, Person, Signer
from tablee.server.schema import edition
from tablee.server.settings import Settings
from tablee.server.store import Append, Connection, Due, Listener, Sitter, Store, TableRow, due, tables, talk, times
from tablee.server.store.tables import Entry as StoredEntry
from tablee.server.tables import story
from tablee.server.tables.acts import Actor, refuse, stand_in
from tablee.server.tables.clocks import DAY, Pauses
from tablee.server.tables.sitting import Settings as TableSettings
from tablee.server.tables.sitting import Sitting

BEAT_SECONDS = 5.0
PRESENT_MS = 20_000
BACK_SECONDS = 3.0  # when clients of a server that closes should come back

log = logging.getLogger(__name__)


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signer = Signer(settings.keys)
        self.edition = edition()
        self.pauses = Pauses()
        self.rooms = Rooms(self)
        self.due = DueWork(self)
        self.closing = False
        self.opened_at = 0
        self.opened: Store | None = None
        self.known_people: People | None = None
        self._listener: Listener | None = None
        self._beating: asyncio.Task[None] | None = None
        self._elsewhere: dict[str, set[str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sheets: dict[str, bytes] = {}
        self._uid, self._uids = secrets.token_bytes(10), 0
        self._standard = {room.fingerprint() for room in games().values()}

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
        self.pauses.spans = await store.write(self._wake_up)
        self.opened_at = store.now()
        self._listener = store.listen(self._touched, self._told, self._missed)
        self.due.start()
        self._beating = asyncio.create_task(self._beat())
        # What is here now stays: the collector need not look at it again and again while people wait.
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)

    def _wake_up(self, connection: Connection) -> list[tuple[int, int]]:
        """Clocks stood still while no server was there; and with SQLite nobody else can hold a claim."""
        alone = self.store.dialect == "sqlite"
        times.note_pause(connection, self.store.process, self.now(), 0 if alone else times.ALIVE_MS)
        if alone:
            due.release_all(connection)
        for name, own in self.settings.content.items():
            tables.put_content(connection, game(name).fingerprint(own.sheet), name, own.body)
        return [(pause.from_at, pause.to_at) for pause in times.all_pauses(connection)]

    async def farewell(self, seconds: float = 5.0) -> None:
        """Take no more acts, tell everybody when to come back, and let what was begun be written."""
        self.closing = True
        outlets = [outlet for room in self.rooms for outlet in room.outlets]
        for outlet in outlets:
            outlet.tell(wire.Bye(Line("server-closing"), BACK_SECONDS))
            outlet.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while any(room.lock.locked() for room in self.rooms) or any(room.outlets for room in self.rooms):
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Let go of everything; also of a house that could not be opened."""
        self.closing = True
        if self.opened is None:
            return
        await self.due.close()
        tasks = [*self._tasks, *([self._beating] if self._beating else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._listener is not None:
            await self._listener.close()
        await self.opened.close()
        self.opened = None

    async def _beat(self) -> None:
        """Say that this process lives, and that the people connected to it are here."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            metrics.tables.set(len(self.rooms))
            try:
                left = await self.store.write(self._still_here)
            except Exception as error:  # whatever it is: the next one may succeed
                log.warning("no heartbeat", extra={"reason": str(error)})
                continue
            for table in left:
                if room := self.rooms.known(table):
                    self.spawn(self._see(room))

    def _still_here(self, connection: Connection) -> set[str]:
        """Tables where somebody was present through a process that is no more."""
        now = self.now()
        times.beat(connection, self.store.process, now)
        if self._listener is None:
            return set()
        times.refresh_presence(connection, self.store.process, now + PRESENT_MS)
        left = times.drop_absent(connection, now)
        for table in left:
            self.store.tell(connection, f"here {table}")
        return left

    # Tables in the store

    async def read_table(self, table: str) -> tuple[Sitting, list[StoredEntry], dict[int, str]]:
        """A sitting at its very beginning, its story, and the names."""
        row, entries, sitters, body = await self.store.read(lambda c: self._read_table(c, table))
        if row is None:
            raise TableeError("server-no-such-table")
        if row.game not in games():
            raise TableeError("table-unknown-game", name=row.game, near=", ".join(games()))
        sheet = self._sheet(row, body)
        names = {seat: sitter.name for seat, sitter in sitters.items()}
        return Sitting(row, game(row.game), sheet, self.pauses), entries, names

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

    def sheet_body(self, content: str) -> bytes:
        """The content file of a table that is open; empty for the standard material."""
        return self._sheets.get(content, b"")

    async def read_story(self, table: str, after: int) -> tuple[list[StoredEntry], dict[int, str]]:
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
        for room in self.rooms:
            for outlet in room.outlets:
                if outlet.person == person:
                    (outlet.muted.add if muted else outlet.muted.discard)(other)

    # Opening a table

    async def new_table(self, host: Person, wish: wire.NewTable) -> TableRow:
        """Open a table with a fresh secret, and seat whoever is to sit at once."""
        room = game(wish.game)
        options = to_builtins(room.options_for(wish.seats, wish.options))
        check_clock(wish.clock)
        events, names = _first_seats(host, wish, options)
        own = self.settings.content.get(room.id)
        row = self._row(host, wish, options, room.fingerprint(own.sheet if own else None))
        await self._put_table(row, events, names)
        return row

    def _row(self, host: Person, wish: wire.NewTable, options: object, content: str) -> TableRow:
        settings = TableSettings(wish.join, wish.watch, wish.clock, wish.chat)
        return TableRow(
            id=secrets.token_urlsafe(9),
            game=wish.game,
            rules=game(wish.game).rules_version,
            content=content,
            options=json.encode(options).decode(),
            seats=wish.seats,
            settings=json.encode(settings).decode(),
            secret=secrets.token_bytes(32),
            bot_secret=secrets.token_bytes(32),
            invite=secrets.token_urlsafe(12),
            created_at=self.now(),
            created_by=host.id,
            host=host.id,
            listed=wish.join == "anyone",
        )

    async def _put_table(self, row: TableRow, events: list[story.Event], names: dict[int, Sitter]) -> None:
        forgotten = Due(row.id, "abandon", 1, row.created_at + self.settings.forget_after * DAY)
        body = story.written(story.Entry(events, row.created_by))
        first = Append(row.id, 1, self.next_uid(), row.created_at, body, due=[forgotten], seats=names)

        def work(connection: Connection) -> None:
            tables.create_table(connection, row)
            self.store.insert_entry(connection, first)

        await self.store.write(work)

    async def rematch(self, room: Room, act: wire.Rematch, actor: Actor) -> wire.Ack:
        """The next table for the same people, everybody one seat further; who asks sits down at once as its host."""
        async with room.lock:
            await room.open()
            sitting = room.sitting
            if actor.person in sitting.banned:
                refuse("server-banned")
            if not sitting.over or sitting.table is None:
                refuse("server-not-over")
            if not sitting.seats_of(actor.person):
                refuse("server-not-seated")
            if sitting.rematch:
                return wire.Ack(act.id, sitting.counts[actor.seat], sitting.rematch)
            row, events, names = self._next_table(sitting, actor, act.nonce)
        await self._put_table(row, events, names)
        kept = await room.table_acts(lambda sitting: [] if sitting.rematch else [story.Rematched(row.id)])
        if not kept:  # somebody else's is there already
            with self.rooms.use(row.id) as spare:
                await spare.table_acts(lambda _: [story.Stopped(abandoned=True)])
        return wire.Ack(act.id, room.sitting.counts[actor.seat], room.sitting.rematch)

    def _next_table(
        self, sitting: Sitting, actor: Actor, nonce: str
    ) -> tuple[TableRow, list[story.Event], dict[int, Sitter]]:
        old, settings = sitting.row, sitting.settings
        host = Person(actor.person, actor.name)
        wish = wire.NewTable(
            game=old.game,
            seats=old.seats,
            join="anyone" if settings.join == "anyone" else "invited",
            watch="anyone" if settings.watch == "anyone" else "nobody" if settings.watch == "nobody" else "invited",
            clock=settings.clock,
            chat=settings.chat,
        )
        row = self._row(host, wish, sitting.options, old.content)
        events: list[story.Event] = []
        names: dict[int, Sitter] = {}
        for seat, first in enumerate(sitting.first_holders):
            place = (seat - 1) % old.seats
            if first.bot:
                events.append(story.BotSat(place, first.bot, first.version))
            else:
                mine = first.person == actor.person
                events.append(story.Sat(place, first.person, nonce) if mine else story.Reserved(place, first.person))
                names[place] = Sitter(first.person, sitting.holders[seat].name)
        return row, events, names

    # People

    async def _person_left(self, person: Person) -> None:
        """Somebody wants to be forgotten: bots play on for them, free seats are free again."""
        mine = await self.store.read(lambda c: tables.tables_of(c, person.id, 10_000))
        for table in mine:
            with self.rooms.use(table.table.id) as room:
                await room.table_acts(lambda sitting: _without(sitting, person.id))
        for room in self.rooms:
            for outlet in [outlet for outlet in room.outlets if outlet.person == person.id]:
                outlet.tell(wire.Bye(Line("server-forgotten"), -1))
                outlet.close()

    # Other processes

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Something that nobody waits for; if it fails, the log says so."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("catching up failed", exc_info=error)

    def _touched(self, stories: Sequence[tuple[str, int]]) -> None:
        for table, seq in stories:
            room = self.rooms.known(table)
            if room is not None and not room.has(seq):
                self.spawn(room.catch_up())
        self.due.wake()

    def _told(self, told: str) -> None:
        self.people.heard(told)
        kind, _, rest = told.partition(" ")
        table, _, number = rest.partition(" ")
        if kind in ("mute", "unmute"):
            self.muted(table, number, muted=kind == "mute")
        room = self.rooms.known(table) if kind in ("said", "unsaid", "here") else None
        if room is None:
            return
        if kind == "said":
            self.spawn(self._hear(room, int(number)))
        elif kind == "unsaid":
            room.everybody(wire.Unsaid(int(number)))
        else:
            self.spawn(self._see(room))

    async def _hear(self, room: Room, n: int) -> None:
        for line in await self.store.read(lambda c: talk.chat_of(c, room.id, n + 1, 1)):
            if line.n == n:
                room.talk.hear(line)

    def _missed(self) -> None:
        """The line to the other processes was down: anything may have happened."""
        for room in self.rooms:
            if room.outlets:
                self.spawn(room.catch_up())
        self.due.wake()

    # Who is connected where

    def elsewhere(self, table: str) -> set[str]:
        """People connected to this table through other processes, as far as was heard."""
        return self._elsewhere.get(table, set())

    async def present(self, table: str, person: str, *, here: bool) -> None:
        """Let other processes know that somebody has come or gone."""
        if self._listener is None or not person:
            return
        process, until = self.store.process, self.now() + PRESENT_MS

        def work(connection: Connection) -> None:
            if here:
                times.set_present(connection, table, person, process, until)
            else:
                times.drop_present(connection, table, person, process)
            self.store.tell(connection, f"here {table}")

        await self.store.write(work)

    async def seen_elsewhere(self, table: str) -> set[str]:
        process, now = self.store.process, self.now()
        return await self.store.read(lambda c: times.who_is_present(c, table, now, process))

    async def _see(self, room: Room) -> None:
        self._elsewhere[room.id] = await self.seen_elsewhere(room.id)
        async with room.lock:
            await room.open()
            room.show_presence()


def check_clock(clock: wire.Clock) -> None:
    if clock.kind == "none":
        good = clock.amount == 0 and clock.increment == 0
    elif clock.kind == "bank":
        good = clock.amount >= 10
    else:
        good = clock.increment == 0 and (1 <= clock.amount <= 60 if clock.kind == "days" else clock.amount >= 5)
    if not good:
        raise TableeError("server-bad-clock", kind=clock.kind)


def _first_seats(host: Person, wish: wire.NewTable, options: object) -> tuple[list[story.Event], dict[int, Sitter]]:
    """The host's own seats, and the bots on the last ones."""
    events: list[story.Event] = []
    names: dict[int, Sitter] = {}
    if len(set(wish.sit)) + len(wish.bots) > wish.seats or any(seat >= wish.seats for seat in wish.sit):
        raise TableeError("server-too-many", seats=wish.seats)
    for number, seat in enumerate(dict.fromkeys(wish.sit)):
        name = wish.names[number] if number < len(wish.names) else host.name
        events.append(story.Sat(seat, host.id, wish.nonce if number == 0 else ""))
        names[seat] = Sitter(host.id, plain(name))
    free = [seat for seat in range(wish.seats) if seat not in names]
    for level, seat in zip(wish.bots, free[len(free) - len(wish.bots) :], strict=True):
        chosen = bot(level, game(wish.game), options)
        events.append(story.BotSat(seat, chosen.name, chosen.version))
    return events, names


def _without(sitting: Sitting, person: str) -> list[story.Event]:
    """What becomes of a table when somebody is forgotten."""
    seats = sitting.seats_of(person)
    others = [holder.person for holder in sitting.holders if holder.person not in ("", person)]
    events: list[story.Event] = []
    if sitting.playing:
        level = stand_in(sitting.game, sitting.options)
        events += [story.Replaced(seat, *level) for seat in seats if not sitting.holders[seat].bot]
    elif sitting.status == "waiting":
        events += [story.Freed(seat) for seat in seats]
    if sitting.host == person and others and not sitting.over:
        events.append(story.HandedOver(others[0]))
    elif not others and not sitting.over:
        events = [story.Stopped(abandoned=True)]  # nobody is left who could go on
    return [*events, story.Forgotten(person)]
