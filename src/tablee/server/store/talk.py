"""What people say at a table, and what each of them has already looked at."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from tablee.server.store.schema import chat, identities, looked, tables
from tablee.server.store.upsert import insert_into

MOST_LINES = 2_000  # of one table; when more is said, the oldest are forgotten
REPEATED_LINES = 200  # among which a line is looked for that is sent again


class ChatLine(msgspec.Struct, frozen=True):
    """Something said; once removed, it keeps its number and loses its words."""

    n: int
    identity: str
    seat: int | None
    name: str
    at: int
    body: str
    removed: bool = False
    act: str = ""


class Looked(msgspec.Struct, frozen=True):
    """How far a viewer's counter was when they last looked."""

    count: int
    at: int


_LINE = (chat.c.n, chat.c.identity, chat.c.seat, chat.c.name, chat.c.at, chat.c.body, chat.c.removed, chat.c.act)


def say(
    connection: Connection, table: str, who: str, seat: int | None, name: str, at: int, body: str, act: str = ""
) -> ChatLine:
    """Add a line; its number follows the last one of the table. An act that was done before is not done again."""
    # The table's row is locked, so that two processes do not pick the same number.
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    if act and (before := _done_before(connection, table, who, act)):
        return before
    line = ChatLine(_last(connection, table) + 1, who, seat, name, at, body, act=act)
    connection.execute(insert(chat).values(table_id=table, **msgspec.structs.asdict(line)))
    connection.execute(delete(chat).where(chat.c.table_id == table, chat.c.n <= line.n - MOST_LINES))
    return line


def _last(connection: Connection, table: str) -> int:
    last = connection.execute(select(func.max(chat.c.n)).where(chat.c.table_id == table)).scalar()
    return -1 if last is None else last


def _done_before(connection: Connection, table: str, who: str, act: str) -> ChatLine | None:
    """Among the latest lines: whoever has no answer sends a line again at once."""
    lately = chat.c.n > _last(connection, table) - REPEATED_LINES
    done = select(*_LINE).where(chat.c.table_id == table, lately, chat.c.identity == who, chat.c.act == act)
    row = connection.execute(done).first()
    return None if row is None else ChatLine(*row)


def chat_of(connection: Connection, table: str, before: int | None = None, limit: int = 100) -> list[ChatLine]:
    """The last lines before a number, in the order they were said."""
    lines = select(*_LINE).where(chat.c.table_id == table)
    if before is not None:
        lines = lines.where(chat.c.n < before)
    rows = connection.execute(lines.order_by(chat.c.n.desc()).limit(limit)).all()
    return [ChatLine(*row) for row in reversed(rows)]


def remove_line(connection: Connection, table: str, n: int) -> bool:
    """False if there is no such line."""
    line = update(chat).where(chat.c.table_id == table, chat.c.n == n)
    return connection.execute(line.values(body="", removed=True)).rowcount == 1


def set_looked(connection: Connection, who: str, table: str, viewer: int, count: int, at: int) -> None:
    """A bookmark only goes forward: another device may have seen more. Of somebody who was deleted none is kept; their
    row is held, so that a deletion in another process comes wholly before this or wholly after."""
    person = select(identities.c.deleted).where(identities.c.id == who).with_for_update(read=True)
    if connection.execute(person).scalar():
        return
    insert = insert_into(looked, connection.dialect)
    fresh = insert.values(identity=who, table_id=table, viewer=viewer, count=count, at=at)
    further = looked.c["count"] < fresh.excluded["count"]
    values = {name: fresh.excluded[name] for name in ("count", "at")}
    keys = list(looked.primary_key.columns)
    connection.execute(fresh.on_conflict_do_update(index_elements=keys, set_=values, where=further))


def looked_at(connection: Connection, who: str, table: str, viewer: int) -> Looked | None:
    mark = select(looked.c["count"], looked.c.at)
    here = mark.where(looked.c.identity == who, looked.c.table_id == table, looked.c.viewer == viewer)
    row = connection.execute(here).one_or_none()
    return None if row is None else Looked(*row)
