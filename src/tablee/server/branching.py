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
from tablee.server.tables import story
from tablee.server.tables.acts import Done
from tablee.server.tables.clocks import DAY
from tablee.server.tables.replay import moves_before
from tablee.server.tables.seats import Settings
from tablee.server.tables.sitting import Sitting

if TYPE_CHECKING:
    from tablee.server.house import House


async def branch(
    house: House, host: Person, record: Record, sheet: GameSheet | None, wish: wire.BranchWish
) -> TableRow:
    """Open it, with the host on one seat and bots on all others. It has begun as soon as it is there."""
    if wish.seat >= record.seats:
        raise TableeError("table-no-such-seat", number=wish.seat)
    row = _row(record, host, house.now())
    sitting, done = _begun(row, record, sheet, wish, host, house)
    due = sitting.due()
    first = entry_for(sitting, done, {}, due, house.next_uid())
    forgotten = Due(row.id, "abandon", 1, row.created_at + house.settings.forget_after * DAY)
    await house.store.write(house.opening.putting(row, replace(first, due=[*first.due, forgotten])))
    house.due.look_again(due, sitting.last_at)
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
        secret=b"",  # the story has that of the other game, which is known
        bot_secret=secrets.token_bytes(32),
        invite=secrets.token_urlsafe(12),
        created_at=now,
        created_by=host.id,
        host=host.id,
    )


def _begun(
    row: TableRow, record: Record, sheet: GameSheet | None, wish: wire.BranchWish, host: Person, house: House
) -> tuple[Sitting, Done]:
    """The sitting after its first entry, which is yet to be written down."""
    room = game(record.game)
    level = bot(wish.level, room, record.options)
    seated: list[story.Event] = [
        story.Sat(seat, host.id) if seat == wish.seat else story.BotSat(seat, level.name, level.version)
        for seat in range(record.seats)
    ]
    before = story.Branched.of(moves_before(record, wish.move), record.seed)
    entry = story.Entry([before, *seated, story.Started()], host.id)
    sitting = Sitting(row, room, sheet, house.pauses)
    outcome = sitting.follow(entry, row.created_at)
    if sitting.over:
        raise TableeError("server-branch-over")
    names = {wish.seat: host.name}
    sitting.call(names)
    return sitting, Done(entry, outcome, names)
