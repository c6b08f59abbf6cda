"""Tables, their event logs, printed material and finished records."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Row, and_, case, func, or_, select, tuple_, update

from tablee.server.rows import Status, TableRow
from tablee.server.store.entry import Sitter
from tablee.server.store.schema import contents, events, records, seats_of, tables
from tablee.server.store.upsert import put_new

MOST_OF_ONE_HOST = 3  # listed tables that are shown at a time


class StoredEntry(msgspec.Struct, frozen=True):
    """One stored entry of a table's event log."""

    seq: int
    uid: bytes
    at: int
    body: bytes


class SeatedTable(msgspec.Struct, frozen=True):
    """A table somebody sits at or hosts, with the seats that are theirs."""

    table: TableRow
    seats: Sequence[int]


def create_table(connection: Connection, table: TableRow) -> bool:
    """False if the id is taken."""
    return put_new(connection, tables, **msgspec.structs.asdict(table))


def table_row(connection: Connection, table: str) -> TableRow | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return None if row is None else _table(row)


def entries(connection: Connection, table: str, after: int = -1, upto: int | None = None) -> list[StoredEntry]:
    """The event log after an entry, in order; with `upto` no further than that entry."""
    event_log = select(events.c.seq, events.c.uid, events.c.at, events.c.body)
    event_log = event_log.where(events.c.table_id == table, events.c.seq > after)
    if upto is not None:
        event_log = event_log.where(events.c.seq <= upto)
    return [StoredEntry(*row) for row in connection.execute(event_log.order_by(events.c.seq))]


def last_entries(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each of these tables."""
    last = select(events.c.table_id, func.max(events.c.seq)).where(events.c.table_id.in_(ids))
    return {table: seq for table, seq in connection.execute(last.group_by(events.c.table_id))}


def open_tables(
    connection: Connection,
    limit: int,
    before: tuple[int, str] | None = None,
    statuses: Sequence[Status] = ("waiting",),
) -> list[TableRow]:
    """Listed tables, newest first, and of one host only a few, so that nobody can bury the others. `before` is
    `created_at` and `id` of the last one shown."""
    newest = (tables.c.created_at.desc(), tables.c.id.desc())
    place = func.row_number().over(partition_by=tables.c.host, order_by=newest).label("place")
    listed = select(tables.c.id, place).where(tables.c.status.in_(statuses), tables.c.listed.is_(True)).subquery()
    wanted = select(tables).join(listed, listed.c.id == tables.c.id).where(listed.c.place <= MOST_OF_ONE_HOST)
    if before is not None:
        wanted = wanted.where(tuple_(tables.c.created_at, tables.c.id) < tuple_(*before))
    return [_table(row) for row in connection.execute(wanted.order_by(*newest).limit(limit))]


def tables_of(
    connection: Connection, identity: str, limit: int = 200, before: TableRow | None = None
) -> list[SeatedTable]:
    """Tables where somebody sits or is host: those that run, those that wait, then the others, the latest first each.
    `before` is the last one shown."""
    mine = select(seats_of.c.table_id).where(seats_of.c.identity == identity)
    wanted = select(tables).where(or_(tables.c.id.in_(mine), tables.c.host == identity))
    rank = case((tables.c.status == "playing", 0), (tables.c.status == "waiting", 1), else_=2)
    at = func.coalesce(tables.c.finished_at, tables.c.created_at)
    if before is not None:
        shown = {"playing": 0, "waiting": 1}.get(before.status, 2)
        when = before.created_at if before.finished_at is None else before.finished_at
        wanted = wanted.where(or_(rank > shown, and_(rank == shown, tuple_(at, tables.c.id) < tuple_(when, before.id))))
    rows = connection.execute(wanted.order_by(rank, at.desc(), tables.c.id.desc()).limit(limit)).all()
    held = _seats_held(connection, identity)
    return [SeatedTable(_table(row), held.get(row.id, ())) for row in rows]


def sitters(connection: Connection, table: str) -> dict[int, Sitter]:
    """Who sits where."""
    columns = select(seats_of.c.seat, seats_of.c.identity, seats_of.c.name)
    found = connection.execute(columns.where(seats_of.c.table_id == table).order_by(seats_of.c.seat))
    return {seat: Sitter(identity, name) for seat, identity, name in found}


def open_of(connection: Connection, host: str) -> int:
    """How many tables of a host wait or run."""
    running = tables.c.status.in_(("waiting", "playing"))
    count = select(func.count()).select_from(tables).where(tables.c.host == host, running)
    return connection.execute(count).scalar_one()


def open_among(connection: Connection, some: Sequence[str]) -> set[str]:
    """Those of some tables that wait or run."""
    running = tables.c.status.in_(("waiting", "playing"))
    return set(connection.execute(select(tables.c.id).where(tables.c.id.in_(some), running)).scalars())


def holds_seat(connection: Connection, identity: str) -> bool:
    """Whether somebody sits at a table that waits or runs."""
    running = tables.c.status.in_(("waiting", "playing"))
    held = select(seats_of.c.seat).join(tables, tables.c.id == seats_of.c.table_id)
    return connection.execute(held.where(seats_of.c.identity == identity, running).limit(1)).first() is not None


def set_invite(connection: Connection, table: str, invite: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(invite=invite))


def put_content(connection: Connection, digest: str, game: str, body: bytes) -> None:
    put_new(connection, contents, hash=digest, game=game, body=body)


def get_content(connection: Connection, digest: str) -> bytes | None:
    return connection.execute(select(contents.c.body).where(contents.c.hash == digest)).scalar()


def record_of(connection: Connection, table: str) -> str | None:
    return connection.execute(select(records.c.body).where(records.c.table_id == table)).scalar()


def _table(row: Row[tuple[object, ...]]) -> TableRow:
    return TableRow(**row._mapping)


def _seats_held(connection: Connection, identity: str) -> dict[str, list[int]]:
    held: dict[str, list[int]] = {}
    rows = connection.execute(select(seats_of.c.table_id, seats_of.c.seat).where(seats_of.c.identity == identity))
    for table, seat in rows:
        held.setdefault(table, []).append(seat)
    return {table: sorted(seats) for table, seats in held.items()}
