"""Processes that live, pauses when none did, and who is at a table at the moment."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text, update

from tablee.server.store.schema import calls, due, heartbeat, pauses, presence
from tablee.server.store.upsert import put

ALIVE_MS = 15_000
_LOCK = 0x74616D65  # for PostgreSQL; SQLite has one writer anyway


class Pause(msgspec.Struct, frozen=True):
    """A time when no server was there, or that a clock has jumped over; clocks of players stood still."""

    from_at: int
    to_at: int


def beat(connection: Connection, process: str, now: int) -> None:
    put(connection, heartbeat, process=process, at=now)


def last_beat(connection: Connection) -> int:
    """The latest heartbeat of any process; 0: there was none yet."""
    return connection.execute(select(func.max(heartbeat.c.at))).scalar() or 0


def note_pause(connection: Connection, process: str, now: int, alive_ms: int = ALIVE_MS) -> Pause | None:
    """At start: if no process was alive, note since when, and give the time back to those who are on the clock.
    Another process may be alive for so long after its last heartbeat; 0 where there can be no other."""
    _one_at_a_time(connection)
    last = last_beat(connection)
    beat(connection, process, now)
    if not last or now <= last or now - last < alive_ms:
        return None
    connection.execute(delete(heartbeat).where(heartbeat.c.process != process))
    return _pause(connection, last, now)


def note_jump(connection: Connection, process: str, now: int, to: int) -> tuple[Pause, bool]:
    """The database's clock has jumped ahead while a process was alive: give the time back to those who are on the
    clock, and let claims and presence last as long as they would have. The pause, and whether it is new: another
    process may have noted it already."""
    _one_at_a_time(connection)
    noted = select(pauses.c.from_at, pauses.c.to_at).where(pauses.c.to_at > now).order_by(pauses.c.to_at.desc())
    known = connection.execute(noted.limit(1)).first()
    if known is not None:
        return Pause(*known), False
    for moment in (due.c.claimed_until, calls.c.claimed_until, presence.c.until):
        moved = update(moment.table).where(moment.is_not(None))
        connection.execute(moved.values({moment.name: moment + (to - now)}))
    beat(connection, process, to)
    return _pause(connection, now, to), True


def _one_at_a_time(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def _pause(connection: Connection, from_at: int, to_at: int) -> Pause:
    connection.execute(insert(pauses).values(from_at=from_at, to_at=to_at))
    connection.execute(update(due).where(due.c.kind == "timeout").values(at=due.c.at + (to_at - from_at)))
    return Pause(from_at, to_at)


def all_pauses(connection: Connection, since: int = 0) -> list[Pause]:
    ended_after = select(pauses.c.from_at, pauses.c.to_at).where(pauses.c.to_at > since)
    return [Pause(*row) for row in connection.execute(ended_after.order_by(pauses.c.from_at))]


def set_present(connection: Connection, table: str, who: str, process: str, until: int) -> None:
    put(connection, presence, table_id=table, identity=who, process=process, until=until)


def refresh_presence(connection: Connection, process: str, until: int) -> None:
    """Everybody connected to a process stays present."""
    connection.execute(update(presence).where(presence.c.process == process).values(until=until))


def drop_present(connection: Connection, table: str, who: str, process: str) -> None:
    gone = delete(presence).where(presence.c.table_id == table, presence.c.identity == who)
    connection.execute(gone.where(presence.c.process == process))


def drop_absent(connection: Connection, now: int) -> set[str]:
    """Forget those whose process is gone; the tables they were at."""
    gone = delete(presence).where(presence.c.until <= now)
    return set(connection.execute(gone.returning(presence.c.table_id)).scalars())


def who_is_present(connection: Connection, table: str, now: int, *elsewhere_than: str) -> set[str]:
    """People connected to a table through any process, or through any but some, who know their own better."""
    here = select(presence.c.identity).where(presence.c.table_id == table, presence.c.until > now)
    return set(connection.execute(here.where(presence.c.process.not_in(elsewhere_than))).scalars())
