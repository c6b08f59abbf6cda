"""Writing entries of tables' event logs: many in one statement, and only a winner's consequences."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec
from sqlalchemy import Connection, Dialect, bindparam, delete, insert, literal, select, update
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

from tablee.server.store.checkpoints import put_checkpoint
from tablee.server.store.entry import Append, Due
from tablee.server.store.schema import due, events, records, seats_of, tables
from tablee.server.store.upsert import insert_into, insert_or_replace

_EVENT = ["table_id", "seq", "uid", "at", "body"]
_DUE = ["table_id", "kind", "seq", "seat", "at"]


class Collision(Exception):
    """Some entry's place in its event log was taken; the batch must be written with care."""


class Place(Enum):
    """What an entry found at its place in the event log."""

    FREE = "free"  # and it stands there now
    OWN = "own"  # itself, from an attempt whose answer was lost
    TAKEN = "taken"


class Appender:
    """Statements compiled once: a move costs a row of an executemany, not a walk through SQLAlchemy."""

    def __init__(self, dialect: Dialect) -> None:
        place_free = insert_into(events, dialect).on_conflict_do_nothing(index_elements=_EVENT[:2])
        settled = delete(due).where(due.c.table_id == bindparam("table"), due.c.kind == bindparam("of_kind"))
        self._insert = _compiled(place_free, dialect, _EVENT)
        self._set_due = _compiled(insert_or_replace(due, dialect), dialect, _DUE)
        self._drop_due = _compiled(settled, dialect, ["table", "of_kind"])

    def write(self, connection: Connection, entries: Sequence[Append]) -> None:
        """All or none."""
        rows = [(e.table, e.seq, e.uid, e.at, e.body) for e in entries]
        if connection.exec_driver_sql(self._insert, rows).rowcount != len(rows):
            raise Collision
        self._consequences(connection, entries)

    def write_one(self, connection: Connection, entry: Append) -> Place:
        row = (entry.table, entry.seq, entry.uid, entry.at, entry.body)
        if connection.exec_driver_sql(self._insert, row).rowcount == 1:
            self._consequences(connection, [entry])
            return Place.FREE
        there = select(events.c.uid).where(events.c.table_id == entry.table, events.c.seq == entry.seq)
        return Place.OWN if connection.execute(there).scalar() == entry.uid else Place.TAKEN

    def _consequences(self, connection: Connection, entries: Sequence[Append]) -> None:
        works: dict[tuple[str, str], Due | None] = {}  # the last word of the batch on each piece of due work
        for entry in entries:
            for kind in entry.undue:
                works[entry.table, kind] = None
            for work in entry.due:
                works[work.table, work.kind] = work
            if entry.change is not None or entry.record is not None or entry.seats is not None:
                _change_table(connection, entry)
            if entry.checkpoint is not None:
                put_checkpoint(connection, entry.table, entry.seq, entry.checkpoint)
        if works:
            self._write_due(connection, works)

    def _write_due(self, connection: Connection, works: dict[tuple[str, str], Due | None]) -> None:
        ordered = sorted(works.items())
        settled = [place for place, work in ordered if work is None]
        rows = [(w.table, w.kind, w.seq, w.seat, w.at) for place, w in ordered if w is not None]
        if settled:
            connection.exec_driver_sql(self._drop_due, settled)
        if rows:
            connection.exec_driver_sql(self._set_due, rows)


def _change_table(connection: Connection, entry: Append) -> None:
    if entry.change is not None:
        values = {name: value for name, value in msgspec.structs.asdict(entry.change).items() if value is not None}
        connection.execute(update(tables).where(tables.c.id == entry.table).values(**values))
    if entry.record is not None:
        finished = select(tables.c.id, tables.c.game, literal(entry.at), literal(entry.record))
        rows = finished.where(tables.c.id == entry.table)
        connection.execute(delete(records).where(records.c.table_id == entry.table))
        connection.execute(insert(records).from_select(["table_id", "game", "finished_at", "body"], rows))
    if entry.seats is not None:
        connection.execute(delete(seats_of).where(seats_of.c.table_id == entry.table))
        sitters = [
            {"table_id": entry.table, "seat": seat, "identity": sitter.identity, "name": sitter.name}
            for seat, sitter in entry.seats.items()
        ]
        if sitters:
            connection.execute(insert(seats_of), sitters)


def _compiled(statement: UpdateBase, dialect: Dialect, names: list[str]) -> str:
    """The statement as text that takes its values as a tuple in the order of the names."""
    compiled = statement.compile(dialect=dialect, column_keys=names)
    assert isinstance(compiled, SQLCompiler)
    assert compiled.positiontup == names, (compiled.positiontup, names)
    return str(compiled)
