"""Positions of recorded games for several people. Pages open such a table for one person and bots; with more people it
is written into the server's store, as the server itself would have written it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping

from msgspec import structs
from playwright.sync_api import Page

from tablee.bots.levels import wished
from tablee.engine.record import Record
from tablee.games import game
from tablee.server.messages import Clock
from tablee.server.opening.new import begin, new_row
from tablee.server.people import Person
from tablee.server.persistence.appends import append_for
from tablee.server.settings import DATABASE_FILE
from tablee.server.store.appends import Appender, Place
from tablee.server.store.sqlite import writer_engine
from tablee.server.store.tables import create_table
from tablee.server.tables import event_log
from tablee.server.tables.clocks import Pauses
from tablee.server.tables.replay import moves_before
from tablee.server.tables.seats import Settings
from tests.e2e.server import Opened, ask, record
from tests.server.serving import Server

LUCK = bytes(32)  # of the bots: each time they decide alike


def together(server: Server, people: Mapping[int, Page], move: int, name: str, level: str = "random") -> Opened:
    """The position before a move of a record, with these people on their seats and bots on the others. One of the
    people must be asked there: the server does not know yet that a bot would be due."""
    played = Record.read(record(name))
    known = {seat: _person(page) for seat, page in people.items()}
    bot = wished(level, game(played.game), played.options)
    row = new_row(
        known[min(known)],
        int(1000 * time.time()),
        game_id=played.game,
        rules=played.rules,
        content=played.content,
        options=played.options,
        seats=played.seats,
        settings=Settings("invited", "invited", Clock(), chat=True, branched=True),
        secret=b"",
    )
    seated: list[event_log.Event] = [
        event_log.Sat(seat, known[seat].id) if seat in known else event_log.BotSat(seat, bot.name, bot.version)
        for seat in range(played.seats)
    ]
    events = [event_log.Branched.of(moves_before(played, move), played.seed), *seated, event_log.Started()]
    names = {seat: person.name for seat, person in known.items()}
    new = begin(structs.replace(row, bot_secret=LUCK), None, Pauses(), events, names)
    assert set(new.state.asked()) <= set(people), new.state.asked()
    entry = append_for(new.state, new.outcome, {}, new.state.due(), secrets.token_bytes(16))
    engine = writer_engine(server.data / DATABASE_FILE)
    with engine.begin() as connection:
        create_table(connection, new.row)
        assert Appender(engine.dialect).write_one(connection, entry) is Place.FREE
    engine.dispose()
    return Opened(new.row.id, new.row.invite)


def _person(page: Page) -> Person:
    me = ask(page, "/api/me")
    return Person(me["person"], me["name"])
