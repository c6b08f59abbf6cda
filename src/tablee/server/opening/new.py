"""A new table: its row, and its state after the first entry."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from msgspec import json

from tablee.engine.game import GameSheet
from tablee.games import game
from tablee.server.people import Person
from tablee.server.persistence.reading import Names
from tablee.server.persistence.table_store import NewTable
from tablee.server.rows import TableRow
from tablee.server.tables import event_log
from tablee.server.tables.clocks import Pauses
from tablee.server.tables.seats import Settings
from tablee.server.tables.state import TableState


def new_row(
    host: Person,
    now: int,
    *,
    game_id: str,
    rules: int,
    content: str,
    options: Mapping[str, object],
    seats: int,
    settings: Settings,
    secret: bytes | None = None,
    opened_from: str = "",
) -> TableRow:
    """`secret` decides the cards; by default it is made now, and nobody knows it. `opened_from` is a keyed hash of the
    address to which the thinking of its bots is charged."""
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game_id,
        rules=rules,
        content=content,
        options=json.encode(options).decode(),
        seats=seats,
        settings=json.encode(settings).decode(),
        secret=secrets.token_bytes(32) if secret is None else secret,
        bot_secret=secrets.token_bytes(32),
        invite=secrets.token_urlsafe(12),
        created_at=now,
        created_by=host.id,
        host=host.id,
        listed=settings.join == "anyone",
        opened_from=opened_from,
    )


def begin(
    row: TableRow, sheet: GameSheet | None, pauses: Pauses, events: Sequence[event_log.Event], names: Names
) -> NewTable:
    """The table as its first entry makes it; nothing is written yet."""
    state = TableState(row, game(row.game), sheet, pauses)
    outcome = state.follow(event_log.Entry(events, row.created_by), row.created_at)
    state.set_names(names)
    return NewTable(state, outcome)
