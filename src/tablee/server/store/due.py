"""Due work: what a table itself must do next. A process claims it for a while; if it dies, the claim runs out."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, update

from tablee.server.store.entry import Due
from tablee.server.store.schema import due
from tablee.server.store.upsert import put, put_new


def set_due(connection: Connection, work: Due) -> None:
    """Set work outside of an entry, in the place of the same kind for this table."""
    put(connection, due, table_id=work.table, kind=work.kind, seq=work.seq, seat=work.seat, at=work.at)


def set_new_due(connection: Connection, work: Due) -> None:
    """The same, unless such work is set already."""
    put_new(connection, due, table_id=work.table, kind=work.kind, seq=work.seq, seat=work.seat, at=work.at)


def claim_due(
    connection: Connection, kinds: Sequence[str], now: int, process: str, lease_ms: int, limit: int
) -> list[Due]:
    """Take work of these kinds whose time has come and that nobody holds, the oldest first."""
    free = or_(due.c.claimed_until.is_(None), due.c.claimed_until <= now)
    ripe = select(due.c.table_id, due.c.kind).where(due.c.kind.in_(kinds), due.c.at <= now, free)
    ready = ripe.order_by(due.c.at).limit(limit).with_for_update(skip_locked=True).cte("ready")
    claim = update(due).where(due.c.table_id == ready.c.table_id, due.c.kind == ready.c.kind)
    claim = claim.values(claimed_by=process, claimed_until=now + lease_ms)
    rows = connection.execute(claim.returning(due.c.table_id, due.c.kind, due.c.seq, due.c.at, due.c.seat))
    return sorted((Due(*row) for row in rows), key=lambda work: work.at)


def renew_due(connection: Connection, work: Due, process: str, until: int) -> bool:
    """Hold on to claimed work for longer; False if it is no longer ours."""
    held = update(due).where(*_is(work), due.c.claimed_by == process)
    return connection.execute(held.values(claimed_until=until)).rowcount == 1


def release_due(connection: Connection, work: Due, process: str) -> None:
    """Give claimed work back undone: another process may take it at once."""
    held = update(due).where(*_is(work), due.c.claimed_by == process)
    connection.execute(held.values(claimed_by=None, claimed_until=None))


def release_all(connection: Connection) -> None:
    """Give all claims back: for a store that no other process can be using."""
    connection.execute(update(due).where(due.c.claimed_until.is_not(None)).values(claimed_by=None, claimed_until=None))


def drop_due(connection: Connection, work: Due) -> None:
    """Forget work that no longer matters, unless it was set anew meanwhile."""
    connection.execute(delete(due).where(*_is(work)))


def due_of(connection: Connection, table: str) -> list[Due]:
    columns = select(due.c.table_id, due.c.kind, due.c.seq, due.c.at, due.c.seat)
    return [Due(*row) for row in connection.execute(columns.where(due.c.table_id == table).order_by(due.c.at))]


def next_due_at(connection: Connection, kinds: Sequence[str]) -> int | None:
    """When to look for such work again: the next time, or the end of a claim."""
    of_kind = due.c.kind.in_(kinds)
    free = select(func.min(due.c.at)).where(of_kind, due.c.claimed_until.is_(None))
    held = select(func.min(due.c.claimed_until)).where(of_kind, due.c.claimed_until.is_not(None))
    found = [connection.execute(moment).scalar() for moment in (free, held)]
    return min((at for at in found if at is not None), default=None)


def _is(work: Due) -> tuple[ColumnElement[bool], ...]:
    return due.c.table_id == work.table, due.c.kind == work.kind, due.c.seq == work.seq
