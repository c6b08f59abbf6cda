"""Opening tables: the first of some people, and the next for the same people."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec import json, to_builtins

from tablee.bots import bot
from tablee.engine.errors import TableeError
from tablee.games import game
from tablee.server import messages as wire
from tablee.server.live.table import TRIES, LiveTable
from tablee.server.live.writing import entry_for
from tablee.server.people import Person, clean_name
from tablee.server.store import Append, Connection, Due, Sitter, TableRow, tables
from tablee.server.tables import event_log
from tablee.server.tables.acts import Actor, Done, refuse
from tablee.server.tables.clocks import DAY
from tablee.server.tables.seats import Settings
from tablee.server.tables.state import TableState

if TYPE_CHECKING:
    from tablee.server.server import TableServer

MOST_TABLES = 50  # that wait or run, of one host


class New:
    """A table that is yet to be written down: its row, who sits there from the start, and their names."""

    def __init__(self, row: TableRow, events: list[event_log.Event], names: dict[int, Sitter]) -> None:
        self.row, self.events, self.names = row, events, names


class Opening:
    def __init__(self, server: TableServer) -> None:
        self.server = server

    async def new_table(self, host: Person, wish: wire.NewTable) -> TableRow:
        """Open a table with a fresh secret, and seat whoever is to sit at once."""
        chosen = game(wish.game)
        options = to_builtins(chosen.options_for(wish.seats, wish.options))
        check_clock(wish.clock)
        events, names = _first_seats(host, wish, options)
        own = self.server.settings.content.get(chosen.id)
        row = self._row(host, wish, options, chosen.fingerprint(own.sheet if own else None))
        await self.server.store.write(self._putting(New(row, events, names)))
        return row

    def _row(
        self, host: Person, wish: wire.NewTable, options: object, content: str, *, again: bool = False
    ) -> TableRow:
        settings = Settings(wish.join, wish.watch, wish.clock, wish.chat, again=again)
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
            created_at=self.server.now(),
            created_by=host.id,
            host=host.id,
            listed=wish.join == "anyone",
        )

    def _putting(self, new: New) -> _Putting:
        row, server = new.row, self.server
        forgotten = Due(row.id, "abandon", 1, row.created_at + server.settings.forget_after * DAY)
        body = event_log.written(event_log.Entry(new.events, row.created_by))
        first = Append(row.id, 1, server.next_uid(), row.created_at, body, due=[forgotten], seats=new.names)
        return self.putting(row, first)

    def putting(self, row: TableRow, first: Append) -> _Putting:
        """The work of writing a table down with its first entry."""
        return _Putting(self.server, row, first)

    # The next game

    async def rematch(self, live: LiveTable, act: wire.Rematch, actor: Actor) -> wire.Ack:
        """The next table for the same people, everybody one seat further; who asks sits down at once as its host.
        It begins by itself when the others have sat down, too."""
        async with live.lock:
            for _ in range(TRIES):
                await live.open()
                state = live.state
                _may_go_on(state, actor)
                if state.rematch or await self._go_on(live, _next_table(self, state, actor)):
                    return wire.Ack(act.id, live.state.counts[actor.seat], live.state.rematch)
        raise TableeError("server-busy")

    async def _go_on(self, live: LiveTable, new: New) -> bool:
        """The old table's last word and the new table are written at once: neither is ever there without the other.
        False: somebody else was first."""
        server, entry = self.server, event_log.Entry([event_log.Rematched(new.row.id)])
        try:
            outcome = live.state.follow(entry, server.now())
            last = entry_for(live.state, Done(entry, outcome), {}, {}, server.next_uid())
            putting = self._putting(new)
            kept = await server.store.write(lambda c: server.store.insert_entry(c, last) and putting(c))
        except BaseException:
            live.forget()  # it may or may not have been written: the store knows
            raise
        if kept:
            live.tell(outcome)
        else:
            live.forget()
        return kept

    def next_row(self, state: TableState, host: Person) -> TableRow:
        settings, old = state.settings, state.row
        wish = wire.NewTable(
            game=old.game,
            seats=old.seats,
            join=settings.join,
            watch=settings.watch,
            clock=settings.clock,
            chat=settings.chat,
        )
        return self._row(host, wish, state.options, old.content, again=True)


class _Putting:
    """Writes a table and its first entry; a host with too many is told so."""

    def __init__(self, server: TableServer, row: TableRow, first: Append) -> None:
        self._server, self._row, self._first = server, row, first

    def __call__(self, connection: Connection) -> bool:
        if self._server.settings.limits and tables.open_of(connection, self._row.host) >= MOST_TABLES:
            raise TableeError("server-too-many-tables", most=MOST_TABLES)
        tables.create_table(connection, self._row)
        return self._server.store.insert_entry(connection, self._first)


def _may_go_on(state: TableState, actor: Actor) -> None:
    if actor.person in state.banned:
        refuse("server-banned")
    if not state.over or state.table is None:
        refuse("server-not-over")
    if not state.seats_of(actor.person):
        refuse("server-not-seated")


def _next_table(opening: Opening, state: TableState, actor: Actor) -> New:
    """Whoever was forgotten is not waited for; whom the host did not want here is not wanted there."""
    row = opening.next_row(state, Person(actor.person, actor.name))
    events: list[event_log.Event] = []
    names: dict[int, Sitter] = {}
    for seat, first in enumerate(state.first_holders):
        place = (seat - 1) % row.seats
        if first.bot:
            events.append(event_log.BotSat(place, first.bot, first.version))
        elif first.person not in state.forgotten:
            sits = first.person == actor.person
            events.append(event_log.Sat(place, first.person) if sits else event_log.Reserved(place, first.person))
            names[place] = Sitter(first.person, state.holders[seat].name)
    events += [event_log.Banned(person, True) for person in sorted(state.banned)]
    events += [event_log.Hushed(person, True) for person in sorted(state.hushed)]
    events += [event_log.Hurried(True)] if state.quick else []
    return New(row, events, names)


def check_clock(clock: wire.Clock) -> None:
    if clock.kind == "none":
        good = clock.amount == 0 and clock.increment == 0
    elif clock.kind == "bank":
        good = clock.amount >= 10
    else:
        good = clock.increment == 0 and (1 <= clock.amount <= 60 if clock.kind == "days" else clock.amount >= 5)
    if not good:
        raise TableeError("server-bad-clock", kind=clock.kind)


def _first_seats(host: Person, wish: wire.NewTable, options: object) -> tuple[list[event_log.Event], dict[int, Sitter]]:
    """The host's own seats, and the bots on the last ones."""
    events: list[event_log.Event] = []
    names: dict[int, Sitter] = {}
    if len(set(wish.sit)) + len(wish.bots) > wish.seats or any(seat >= wish.seats for seat in wish.sit):
        raise TableeError("server-too-many", seats=wish.seats)
    for number, seat in enumerate(dict.fromkeys(wish.sit)):
        name = clean_name(wish.names[number]) if number < len(wish.names) else host.name
        events.append(event_log.Sat(seat, host.id))
        names[seat] = Sitter(host.id, name)
    free = [seat for seat in range(wish.seats) if seat not in names]
    for level, seat in zip(wish.bots, free[len(free) - len(wish.bots) :], strict=True):
        chosen = bot(level, game(wish.game), options)
        events.append(event_log.BotSat(seat, chosen.name, chosen.version))
    return events, names
