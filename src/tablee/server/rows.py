"""A table's row, as the store keeps it and everybody else reads it.

This is not part of the store because `TableState` is compiled: mypyc would read all of SQLAlchemy for one type.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["waiting", "playing", "finished", "stopped", "abandoned"]
AlertKind = Literal["turn", "proposal", "lost", "over", "confirm"]  # what people who are away are called for


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was set up, and where it stands."""

    id: str
    game: str
    rules: int
    content: str
    options: str
    seats: int
    settings: str
    secret: bytes
    bot_secret: bytes
    invite: str
    created_at: int
    created_by: str
    host: str
    status: Status = "waiting"
    listed: bool = False
    started_at: int | None = None
    finished_at: int | None = None
    opened_from: str = ""  # a keyed hash of the network address; empty: not known, or the game is over
