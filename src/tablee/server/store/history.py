"""What somebody has played."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, func, select

from tablee.server.rows import Status
from tablee.server.store.schema import records, seats_of, tables

MOST_GAMES = 5_000  # the latest; nobody waits for a count of more
_HEADER = 4_000  # characters of a record that surely hold its header


class PlayedGame(msgspec.Struct, frozen=True):
    """A game somebody sat at that has begun, and the first lines of its record if it was played to its end."""

    game: str
    seats: int
    settings: str
    status: Status
    mine: Sequence[int]
    header: str | None


def played(connection: Connection, identity: str) -> list[PlayedGame]:
    """Games that somebody has a seat in, the latest first."""
    header = func.substr(records.c.body, 1, _HEADER)
    wanted = (
        select(tables.c.id, tables.c.game, tables.c.seats, tables.c.settings, tables.c.status, seats_of.c.seat, header)
        .join(tables, tables.c.id == seats_of.c.table_id)
        .outerjoin(records, records.c.table_id == tables.c.id)
        .where(seats_of.c.identity == identity, tables.c.started_at.is_not(None))
        .order_by(tables.c.started_at.desc(), tables.c.id, seats_of.c.seat)
        .limit(MOST_GAMES)
    )
    found: dict[str, PlayedGame] = {}
    for table, game, seats, settings, status, seat, text in connection.execute(wanted):
        before = found.get(table)
        mine = [seat] if before is None else [*before.mine, seat]
        found[table] = PlayedGame(game, seats, settings, status, mine, text)
    return list(found.values())
