"""Deleting what nobody needs: tables that never began, and guests who never played. A page of rows at a time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, delete, or_, select

from tablee.server.store.schema import (
    called,
    calls,
    chat,
    due,
    events,
    identities,
    links,
    looked,
    mail,
    mutes,
    presence,
    push,
    records,
    seats_of,
    tables,
)


class Page(msgspec.Struct, frozen=True):
    """Ids found on one page, and the last id of the page; empty: there is no other page."""

    found: Sequence[str]
    last: str


def unbegun_tables(connection: Connection, after: str, before: int, rows: int) -> Page:
    """Tables that were given up before a game began there, and before a moment; by id, after one."""
    columns = select(tables.c.id, tables.c.started_at, tables.c.finished_at).where(tables.c.id > after)
    page = connection.execute(columns.order_by(tables.c.id).limit(rows)).all()
    found = [row.id for row in page if row.started_at is None and row.finished_at and row.finished_at < before]
    return Page(found, page[-1].id if len(page) == rows else "")


def drop_tables(connection: Connection, wanted: Collection[str]) -> None:
    """Delete tables and all that belongs to them. Nothing is ever added to a table that is over."""
    people = select(seats_of.c.identity).where(seats_of.c.table_id.in_(wanted))
    hosts = select(tables.c.host).where(tables.c.id.in_(wanted))
    visitors = {*connection.execute(people).scalars(), *connection.execute(hosts).scalars()}
    connection.execute(delete(looked).where(looked.c.identity.in_(visitors), looked.c.table_id.in_(wanted)))
    for table in (events, due, chat, called, calls, presence, records, seats_of):
        connection.execute(delete(table).where(table.c.table_id.in_(wanted)))
    connection.execute(delete(tables).where(tables.c.id.in_(wanted)))


def idle_guests(connection: Connection, after: str, before: int, rows: int) -> Page:
    """People who were last seen before a moment and have left no trace: no seat, no table, no chat line, no address to
    call them at; by id, after one."""
    columns = select(identities.c.id, identities.c.seen_at).where(identities.c.id > after)
    page = connection.execute(columns.order_by(identities.c.id).limit(rows)).all()
    old = [row.id for row in page if row.seen_at < before]
    return Page(_without_trace(connection, old), page[-1].id if len(page) == rows else "")


def drop_guests(connection: Connection, wanted: Sequence[str]) -> list[str]:
    """Delete them, except for those who have begun to play meanwhile; whom."""
    gone = _without_trace(connection, wanted)
    for table in (links, looked, presence, called, calls):
        connection.execute(delete(table).where(table.c.identity.in_(gone)))
    connection.execute(delete(mutes).where(or_(mutes.c.identity.in_(gone), mutes.c.muted.in_(gone))))
    connection.execute(delete(identities).where(identities.c.id.in_(gone)))
    return gone


def _without_trace(connection: Connection, people: Sequence[str]) -> list[str]:
    kept: set[str] = set()
    for trace in (seats_of.c.identity, tables.c.host, chat.c.identity, push.c.identity, mail.c.identity):
        kept.update(connection.execute(select(trace).where(trace.in_(people)).distinct()).scalars())
    return [person for person in people if person not in kept]
