"""Tables as the store keeps them: a row, an event log, names, bookmarks and invitations."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.games import game, games
from tablee.server.persistence.appends import Dues, append_for, finishes
from tablee.server.persistence.reading import Loaded, LogLines, Names, TableReader
from tablee.server.settings import Settings
from tablee.server.space import FreeSpace
from tablee.server.store import Connection, Due, Sitter, Store, TableRow, tables, talk
from tablee.server.store.tables import StoredEntry
from tablee.server.tables.clocks import DAY, Pauses
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.state import TableState

MOST_TABLES = 50  # that wait or run, of one host
LONG_RECORD = 500  # events of a record that is written in a thread of its own


class NewTable(NamedTuple):
    """A table that is yet to be written: its state after the first entry, and what that entry did."""

    state: TableState
    outcome: Outcome

    @property
    def row(self) -> TableRow:
        return self.state.row


class TableStore:
    def __init__(self, store: Store, settings: Settings, pauses: Pauses, space: FreeSpace) -> None:
        self._store = store
        self._settings = settings
        self._space = space
        self.pauses = pauses
        self._bodies: dict[str, bytes] = {}  # content files of tables that were read, by fingerprint
        self._standard = {one.fingerprint() for one in games().values()}
        self._uid, self._uids = secrets.token_bytes(10), 0
        self._telling = asyncio.Semaphore(1)  # however many ask for long logs, most readers stay free

    @property
    def alone(self) -> bool:
        """Whether no other process can write to the same store."""
        return self._store.dialect == "sqlite"

    def now(self) -> int:
        return self._store.now()

    # Reading

    async def load(self, table: str, upto: int | None = None) -> Loaded:
        """A table as the store knows it. It has followed its event log up to the entry `upto`, or all of it."""

        def work(connection: Connection) -> Loaded:
            names = _names(tables.sitters(connection, table))
            return self._reader(connection, table).load(names, upto)

        return await self._store.read(work)

    async def told(self, table: str, viewer: int, after: int, end: int) -> LogLines:
        """The lines of a viewer's log before the line `end` that were told after the viewer's counter was `after`; if
        they are many, the last ones."""
        async with self._telling:
            return await self._store.read(lambda c: self._reader(c, table).log(viewer, after, end))

    async def complete(self, state: TableState) -> None:
        """Give a resumed game the first events of its record. Entries never change, so it does not matter when."""
        game_table = state.table
        if game_table is not None and not game_table.whole:
            upto = state.resumed_at
            game_table.complete(await self._store.read(lambda c: self._reader(c, state.id).events(upto)))

    def _reader(self, connection: Connection, table: str) -> TableReader:
        row = tables.table_row(connection, table)
        if row is None:
            raise TableeError("server-no-such-table")
        if row.game not in games():
            raise TableeError("table-unknown-game", name=row.game, near=", ".join(games()))
        body = None if row.content in self._standard else tables.get_content(connection, row.content)
        sheet = self._sheet(row, body)
        return TableReader(connection, table, lambda: TableState(row, game(row.game), sheet, self.pauses))

    async def load_after(self, table: str, seq: int) -> tuple[Sequence[StoredEntry], Names]:
        """What was appended after an entry, and the names now if anything was."""

        def work(connection: Connection) -> tuple[list[StoredEntry], Names]:
            entries = tables.entries(connection, table, seq)
            return entries, _names(tables.sitters(connection, table)) if entries else {}

        return await self._store.read(work)

    async def last_entries(self, ids: Sequence[str]) -> dict[str, int]:
        """How far the event logs of tables go; nothing if no other process can have appended to them."""
        if self.alone or not ids:
            return {}
        return await self._store.read(lambda connection: tables.last_entries(connection, ids))

    # Writing

    async def append(
        self,
        state: TableState,
        outcome: Outcome,
        before: Dues,
        due: Dues,
        *more: Due,
        also: Callable[[Connection], bool] | None = None,
    ) -> bool:
        """Write what was just done in memory; True: it is durable, False: another process was first. `also` is written
        in the same transaction: neither is ever there without the other."""
        record = await self._finished_record(state) if finishes(state, outcome) else None
        entry = append_for(state, outcome, before, due, self._next_uid(), *more, record=record)
        if also is None:
            return await self._store.append(entry)
        return await self._store.write(
            lambda connection: self._store.insert_entry(connection, entry) and also(connection)
        )

    async def _finished_record(self, state: TableState) -> str:
        await self.complete(state)
        record = state.record(named=False)
        return str(record) if len(record.events) < LONG_RECORD else await asyncio.to_thread(str, record)

    async def create(self, new: NewTable) -> None:
        await self._store.write(self.creating(new))

    def creating(self, new: NewTable) -> Callable[[Connection], bool]:
        """The work of writing a new table, as part of a transaction. A host with too many is told so, and anybody if
        there is too little space on the disk."""
        self._space.check()
        state, row = new.state, new.row
        silence = self._settings.silence(begun=state.playing) * DAY
        abandoned = Due(row.id, "abandon", 1, row.created_at + silence)
        entry = append_for(state, new.outcome, {}, state.due(), self._next_uid(), abandoned)

        def work(connection: Connection) -> bool:
            if self._settings.limits and tables.open_of(connection, row.host) >= MOST_TABLES:
                raise TableeError("server-too-many-tables", most=MOST_TABLES)
            tables.create_table(connection, row)
            return self._store.insert_entry(connection, entry)

        return work

    def _next_uid(self) -> bytes:
        """Names one attempt to write, in all processes and for ever: random bytes of this process, and a count."""
        self._uids += 1
        return self._uid + self._uids.to_bytes(6, "big")

    # Content files

    def _sheet(self, row: TableRow, body: bytes | None) -> GameSheet | None:
        if row.content in self._standard:
            return None
        if body is None:
            raise TableeError("server-content-gone", content=row.content[:12])
        self._bodies[row.content] = body
        return game(row.game).read_sheet(body, "content")

    def content_file(self, content: str) -> bytes:
        """The content file of a table that was read; empty for the standard material."""
        return self._bodies.get(content, b"")

    async def sheet_of(self, game_id: str, content: str) -> GameSheet | None:
        """The printed material a record names; None: the standard one, or none that is known here."""
        played = game(game_id)
        if content == played.fingerprint():
            return None
        body = await self._store.read(lambda connection: tables.get_content(connection, content))
        return None if body is None else played.read_sheet(body, "content")

    def put_content_files(self, connection: Connection) -> None:
        """Keep the content files this server was started with: tables name them by fingerprint."""
        for name, own in self._settings.content.items():
            tables.put_content(connection, game(name).fingerprint(own.sheet), name, own.body)

    # Bookmarks

    async def bookmark(self, person: str, table: str, viewer: int) -> int | None:
        """The viewer's counter when this person last looked; None if they never did."""
        if not person:
            return None
        looked = await self._store.read(lambda connection: talk.looked_at(connection, person, table, viewer))
        return None if looked is None else looked.count

    async def set_bookmark(self, person: str, table: str, viewer: int, n: int) -> None:
        now = self.now()
        await self._store.write(lambda connection: talk.set_looked(connection, person, table, viewer, n, now))

    # Invitations

    async def invited(self, table: str, invite: str) -> bool:
        """Whether an invitation is good, at this moment."""
        if not invite:
            return False
        known = await self.invite_of(table)
        return bool(known) and hmac.compare_digest(known.encode(), invite.encode(errors="replace"))

    async def invite_of(self, table: str) -> str:
        row = await self._store.read(lambda connection: tables.table_row(connection, table))
        return "" if row is None else row.invite

    async def renew_invite(self, table: str) -> str:
        """A new invitation; the old one is void."""
        invite = secrets.token_urlsafe(12)
        await self._store.write(lambda connection: tables.set_invite(connection, table, invite))
        return invite


def _names(sitters: dict[int, Sitter]) -> Names:
    return {seat: sitter.name for seat, sitter in sitters.items()}
