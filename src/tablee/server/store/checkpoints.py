"""Checkpoints of tables: the last one of each chapter of an event log."""

from __future__ import annotations

import zlib

from sqlalchemy import Connection, select

from tablee.server.store.schema import checkpoints
from tablee.server.store.upsert import put

CHAPTER = 512  # entries of an event log of which the last checkpoint is kept

Stored = tuple[int, bytes]  # after which entry, and what it says


def put_checkpoint(connection: Connection, table: str, seq: int, body: bytes) -> None:
    """In place of the one before it in the same chapter."""
    packed = zlib.compress(body, 1)
    put(connection, checkpoints, table_id=table, chapter=(seq - 1) // CHAPTER, seq=seq, body=packed)


def last_checkpoint(connection: Connection, table: str, upto: int | None = None) -> Stored | None:
    """The latest one, but none after the entry `upto`."""
    found = checkpoints_of(connection, table, upto, 1)
    return found[0] if found else None


def checkpoints_of(
    connection: Connection, table: str, upto: int | None = None, most: int | None = None
) -> list[Stored]:
    """All of a table, the latest first, but none after the entry `upto`."""
    wanted = select(checkpoints.c.seq, checkpoints.c.body).where(checkpoints.c.table_id == table)
    if upto is not None:
        wanted = wanted.where(checkpoints.c.seq <= upto)
    rows = connection.execute(wanted.order_by(checkpoints.c.chapter.desc()).limit(most))
    return [(seq, _unpacked(packed)) for seq, packed in rows]


def _unpacked(packed: bytes) -> bytes:
    """Nothing, if it was damaged: then it is of no use, and the event log is followed instead."""
    try:
        return zlib.decompress(packed)
    except zlib.error:
        return b""
