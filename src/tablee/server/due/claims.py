"""Claiming work of some kinds only, so that what is quick and must be on time does not wait behind what is slow."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, func, or_, select, update

from tablee.server.store import Due
from tablee.server.store.schema import due


def claim(connection: Connection, kinds: Sequence[str], now: int, process: str, lease: int, limit: int) -> list[Due]:
    """Take work whose time has come and that nobody holds, the oldest first."""
    ripe = select(due.c.table_id, due.c.kind).where(due.c.kind.in_(kinds), due.c.at <= now, _free(now))
    ready = ripe.order_by(due.c.at).limit(limit).with_for_update(skip_locked=True).cte("ready")
    taking = update(due).where(due.c.table_id == ready.c.table_id, due.c.kind == ready.c.kind)
    taking = taking.values(claimed_by=process, claimed_until=now + lease)
    rows = connection.execute(taking.returning(due.c.table_id, due.c.kind, due.c.seq, due.c.at, due.c.seat))
    return sorted((Due(*row) for row in rows), key=lambda work: work.at)


def next_at(connection: Connection, kinds: Sequence[str]) -> int | None:
    """When to look for such work again: the next time, or the end of a claim."""
    of_kind = due.c.kind.in_(kinds)
    free = select(func.min(due.c.at)).where(of_kind, due.c.claimed_until.is_(None))
    held = select(func.min(due.c.claimed_until)).where(of_kind, due.c.claimed_until.is_not(None))
    found = [connection.execute(moment).scalar() for moment in (free, held)]
    return min((at for at in found if at is not None), default=None)


def _free(now: int) -> ColumnElement[bool]:
    return or_(due.c.claimed_until.is_(None), due.c.claimed_until <= now)
