"""What if: a table that goes on from any position of a game that is over.

The same cards come as came there: the luck is the same, the decisions are new. Everything about it is known to whoever
has the record, so such a table promises nothing about its cards, and its own record says so.
"""

from __future__ import annotations

import asyncio

from tablee.bots.levels import wished
from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.engine.record import Record
from tablee.games import game
from tablee.server import messages as wire
from tablee.server.opening.new import begin, new_row
from tablee.server.people import Person
from tablee.server.persistence.table_store import NewTable, TableStore
from tablee.server.tables import event_log
from tablee.server.tables.replay import moves_before
from tablee.server.tables.seats import Settings


async def branch(
    tables: TableStore,
    host: Person,
    record: Record,
    sheet: GameSheet | None,
    wish: wire.BranchWish,
    opened_from: str = "",
) -> NewTable:
    """Open it, with the host on one seat and bots on all others. It has begun as soon as it is there."""
    if wish.seat >= record.seats:
        raise TableeError("table-no-such-seat", number=wish.seat)
    new = await asyncio.to_thread(
        _branched, tables, host, record, sheet, wish, opened_from
    )  # a long game takes a while
    if new.state.over:
        raise TableeError("server-branch-over")
    await tables.create(new)
    return new


def _branched(
    tables: TableStore,
    host: Person,
    record: Record,
    sheet: GameSheet | None,
    wish: wire.BranchWish,
    opened_from: str,
) -> NewTable:
    level = wished(wish.level, game(record.game), record.options)
    seated: list[event_log.Event] = [
        event_log.Sat(seat, host.id) if seat == wish.seat else event_log.BotSat(seat, level.name, level.version)
        for seat in range(record.seats)
    ]
    before = event_log.Branched.of(moves_before(record, wish.move), record.seed)
    row = new_row(
        host,
        tables.now(),
        game_id=record.game,
        rules=record.rules,
        content=record.content,
        options=record.options,
        seats=record.seats,
        settings=Settings("invited", "invited", wire.Clock(), chat=True, branched=True),
        secret=b"",  # the event log has that of the other game, which is known
        opened_from=opened_from,
    )
    events = [before, *seated, event_log.Started()]
    return begin(row, sheet, tables.pauses, events, {wish.seat: host.name})
