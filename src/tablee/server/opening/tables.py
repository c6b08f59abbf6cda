"""Opening tables: a first game of some people, and the next one of the same people."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import to_builtins

from tablee.bots.levels import at_level, level_of, wished
from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.games import game
from tablee.server import messages as wire
from tablee.server.names import clean_name
from tablee.server.opening.new import begin, new_row
from tablee.server.people import Person
from tablee.server.persistence.reading import Names
from tablee.server.persistence.table_store import NewTable, TableStore
from tablee.server.rows import TableRow
from tablee.server.settings import Settings as ServerSettings
from tablee.server.store import Connection
from tablee.server.tables import event_log
from tablee.server.tables.acts import Actor, refuse
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.seats import Settings, bot_names
from tablee.server.tables.state import TableState


class Opening:
    def __init__(self, tables: TableStore, settings: ServerSettings) -> None:
        self.tables = tables
        self._settings = settings

    async def new_table(self, host: Person, wish: wire.NewTable, opened_from: str = "") -> TableRow:
        """Open a table with a fresh secret, and seat whoever is to sit at once."""
        new = self._new_table(host, wish, opened_from)
        await self.tables.create(new)
        return new.row

    def _new_table(self, host: Person, wish: wire.NewTable, opened_from: str) -> NewTable:
        played = game(wish.game)
        options = to_builtins(played.options_for(wish.seats, wish.options))
        check_clock(wish.clock)
        events, names = _first_seats(host, wish, options)
        sheet = self._own_sheet(wish.game)
        row = new_row(
            host,
            self.tables.now(),
            game_id=wish.game,
            rules=played.rules_version,
            content=played.fingerprint(sheet),
            options=options,
            seats=wish.seats,
            settings=Settings(wish.join, wish.watch, wish.clock, wish.chat),
            opened_from=opened_from,
        )
        return begin(row, sheet, self.tables.pauses, events, names)

    def _own_sheet(self, game_id: str) -> GameSheet | None:
        own = self._settings.content.get(game_id)
        return None if own is None else own.sheet

    def next_game(self, actor: Actor) -> NextGame:
        return NextGame(self.tables, actor)


class NextGame:
    """The next table for the same people, everybody one seat further; who asks sits down at once as its host. It begins
    by itself when the others have sat down, too. It is written together with the last entry of the old table."""

    def __init__(self, tables: TableStore, actor: Actor) -> None:
        self._tables = tables
        self._actor = actor
        self._create: Callable[[Connection], bool] | None = None

    def judge(self, state: TableState) -> Outcome | None:
        """The last entry of the old table; None if it has a next one already."""
        _may_go_on(state, self._actor)
        if state.rematch:
            return None
        now = self._tables.now()
        new = _next_table(self._tables, state, self._actor, now)
        self._create = self._tables.creating(new)
        return state.follow(event_log.Entry([event_log.Rematched(new.row.id)]), now)

    def create(self, connection: Connection) -> bool:
        """Write the new table, in the transaction of that entry."""
        assert self._create is not None
        return self._create(connection)


def _may_go_on(state: TableState, actor: Actor) -> None:
    if actor.person in state.banned:
        refuse("server-banned")
    if not state.over or state.table is None:
        refuse("server-not-over")
    if not state.seats_of(actor.person):
        refuse("server-not-seated")


def _next_table(tables: TableStore, state: TableState, actor: Actor, now: int) -> NewTable:
    """Whoever was forgotten is not waited for; who is banned or muted here is so there."""
    old, settings = state.row, state.settings
    row = new_row(
        Person(actor.person, actor.name),
        now,
        game_id=old.game,
        rules=state.game.rules_version,
        content=old.content,
        options=state.options,
        seats=old.seats,
        settings=Settings(settings.join, settings.watch, settings.clock, settings.chat, again=True),
        opened_from=actor.address,
    )
    events: list[event_log.Event] = []
    names: Names = {}
    for seat, (first, bot_name) in enumerate(zip(state.first_holders, bot_names(state.first_holders), strict=True)):
        place = (seat - 1) % row.seats
        if first.bot:
            chosen = at_level(level_of(first.bot), state.game, state.options)
            events.append(event_log.BotSat(place, chosen.name, chosen.version, bot_name))
        elif first.person not in state.forgotten:
            sits = first.person == actor.person
            events.append(event_log.Sat(place, first.person) if sits else event_log.Reserved(place, first.person))
            names[place] = state.holders[seat].name
    events += [event_log.Banned(person, True) for person in sorted(state.banned)]
    events += [event_log.Hushed(person, True) for person in sorted(state.hushed)]
    events += [event_log.Hurried(True)] if state.quick else []
    return begin(row, state.sheet, tables.pauses, events, names)


def check_clock(clock: wire.Clock) -> None:
    if clock.kind == "none":
        good = clock.amount == 0 and clock.increment == 0
    elif clock.kind == "bank":
        good = clock.amount >= 10
    else:
        good = clock.increment == 0 and (1 <= clock.amount <= 60 if clock.kind == "days" else clock.amount >= 5)
    if not good:
        raise TableeError("server-bad-clock", kind=clock.kind)


def _first_seats(host: Person, wish: wire.NewTable, options: object) -> tuple[list[event_log.Event], Names]:
    """The host's own seats, and the bots on the last ones."""
    events: list[event_log.Event] = []
    names: Names = {}
    if len(set(wish.sit)) + len(wish.bots) > wish.seats or any(seat >= wish.seats for seat in wish.sit):
        raise TableeError("server-too-many", seats=wish.seats)
    for number, seat in enumerate(dict.fromkeys(wish.sit)):
        names[seat] = clean_name(wish.names[number]) if number < len(wish.names) else host.name
        events.append(event_log.Sat(seat, host.id))
    free = [seat for seat in range(wish.seats) if seat not in names]
    for level, seat in zip(wish.bots, free[len(free) - len(wish.bots) :], strict=True):
        chosen = wished(level, game(wish.game), options)
        events.append(event_log.BotSat(seat, chosen.name, chosen.version))
    return events, names
