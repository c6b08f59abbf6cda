"""What if: a table that goes on from any position of a game that is over.

The same cards come as came there: the luck is the same, the decisions are new. Everything about it is known to whoever
has the record, so such a table promises nothing about its cards, and its own record says so.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec import json
from msgspec.structs import replace

from tablee.bots import bot
from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.engine.record import Record
from tablee.games import game
from tablee.server import messages as wire
from tablee.server.live.writing import entry_for
from tablee.server.people import Person
from tablee.server.store import Due, TableRow
from tablee.server.tables import event_log
from tablee.server.tables.acts import Done
from tablee.server.tables.clocks import DAY
from tablee.server.tables.replay import moves_before
from tablee.server.tables.seats import Settings
from tablee.server.tables.state import TableState

if TYPE_CHECKING:
    from tablee.server.server import TableServer


async def branch(
    server: TableServer, host: Person, record: Record, sheet: GameSheet | None, wish: wire.BranchWish
) -> TableRow:
    """Open it, with the host on one seat and bots on all others. It has begun as soon as it is there."""
    if wish.seat >= record.seats:
        raise TableeError("table-no-such-seat", number=wish.seat)
    row = _row(record, host, server.now())
    state, done = _begun(row, record, sheet, wish, host, server)
    due = state.due()
    first = entry_for(state, done, {}, due, server.next_uid())
    forgotten = Due(row.id, "abandon", 1, row.created_at + server.settings.forget_after * DAY)
    await server.store.write(server.opening.putting(row, replace(first, due=[*first.due, forgotten])))
    server.due.look_again(due, state.last_at)
    return row


def _row(record: Record, host: Person, now: int) -> TableRow:
    settings = Settings("invited", "invited", wire.Clock(), chat=True, branched=True)
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=record.game,
        rules=record.rules,
        content=record.content,
        options=json.encode(record.options).decode(),
        seats=record.seats,
        settings=json.encode(settings).decode(),
        secret=b"",  # the event log has that of the other game, which is known
        bot_secret=secrets.token_bytes(32),
        invite=secrets.token_urlsafe(12),
        created_at=now,
        created_by=host.id,
        host=host.id,
    )


def _begun(
    row: TableRow, record: Record, sheet: GameSheet | None, wish: wire.BranchWish, host: Person, server: TableServer
) -> tuple[TableState, Done]:
    """The state after its first entry, which is yet to be written down."""
    chosen = game(record.game)
    level = bot(wish.level, chosen, record.options)
    seated: list[event_log.Event] = [
        event_log.Sat(seat, host.id) if seat == wish.seat else event_log.BotSat(seat, level.name, level.version)
        for seat in range(record.seats)
    ]
    before = event_log.Branched.of(moves_before(record, wish.move), record.seed)
    entry = event_log.Entry([before, *seated, event_log.Started()], host.id)
    state = TableState(row, chosen, sheet, server.pauses)
    outcome = state.follow(entry, row.created_at)
    if state.over:
        raise TableeError("server-branch-over")
    names = {wish.seat: host.name}
    state.call(names)
    return state, Done(entry, outcome, names)
