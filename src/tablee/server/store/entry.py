"""What is written when something happens at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tablee.server.rows import Status


class Due(msgspec.Struct, frozen=True):
    """Something a table itself must do at a time: a bot's move, a timeout. It counts only while `seq` is current."""

    table: str
    kind: str
    seq: int
    at: int
    seat: int | None = None


class TableChange(msgspec.Struct, frozen=True):
    """New values of a table's row; None leaves a value as it is."""

    status: Status | None = None
    host: str | None = None
    listed: bool | None = None
    started_at: int | None = None
    finished_at: int | None = None
    opened_from: str | None = None


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a seat, and under which name. Kept apart from the event log, so that it can be forgotten."""

    identity: str
    name: str


class Append(msgspec.Struct, frozen=True):
    """One entry of a table's append-only event log, with all that must become true in the same moment."""

    table: str
    seq: int
    uid: bytes  # 16 random bytes that name this attempt: a repeated append knows its own row by them
    at: int
    body: bytes
    due: Sequence[Due] = ()  # set, one a kind
    undue: Sequence[str] = ()  # kinds of due work of this table that are settled
    change: TableChange | None = None
    record: str | None = None  # the finished game
    seats: Mapping[int, Sitter] | None = None  # who sits where now: all seats taken by people
    checkpoint: bytes | None = None  # where the table stands after this entry
