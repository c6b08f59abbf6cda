"""Due work: what a table itself must do next. A process claims it for a while; if it dies, the claim runs out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Subquery,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    update,
)

from tablee.server.store.entry import Due
from tablee.server.store.schema import due, seats_of, tables
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
    ripe = select(due.c.table_id, due.c.kind).where(due.c.kind.in_(kinds), due.c.at <= now, _free(now))
    ready = ripe.order_by(due.c.at).limit(limit).with_for_update(skip_locked=True).cte("ready")
    claim = update(due).where(due.c.table_id == ready.c.table_id, due.c.kind == ready.c.kind)
    claim = claim.values(claimed_by=process, claimed_until=now + lease_ms)
    rows = connection.execute(claim.returning(due.c.table_id, due.c.kind, due.c.seq, due.c.at, due.c.seat))
    return sorted((Due(*row) for row in rows), key=lambda work: work.at)


class Owner(NamedTuple):
    """To whom the thinking of a table's bots is charged: who opened it, and from where."""

    address: str  # a keyed hash; the person where it is not known
    person: str


class Claim(NamedTuple):
    work: Due
    owner: Owner


def claim_shared(
    connection: Connection,
    kinds: Sequence[str],
    now: int,
    process: str,
    lease_ms: int,
    limit: int,
    *,
    held: Mapping[Owner, int],
    share: int,
    people: bool,
) -> list[Claim]:
    """The same, shared between owners: whoever has least in hand (`held`) comes first, each address gets at most
    `share`, and among the people of an address again who has least. `people`: only tables where people sit, or only
    tables where nobody does."""
    wanted = _ranked(kinds, now, held, people=people)
    chosen = (
        select(due.c.table_id, due.c.kind, due.c.seq, due.c.at, due.c.seat, wanted.c.address, wanted.c.person)
        .join(wanted, (due.c.table_id == wanted.c.table_id) & (due.c.kind == wanted.c.kind))
        .where(wanted.c.place <= share, _free(now))
        .order_by(wanted.c.place, due.c.at, due.c.table_id)
        .limit(limit)
        .with_for_update(skip_locked=True, of=due)
    )
    claims = [Claim(Due(*row[:5]), Owner(*row[5:])) for row in connection.execute(chosen)]
    if claims:
        mine = due.c.table_id == bindparam("of_table"), due.c.kind == bindparam("of_kind")
        claim = update(due).where(*mine).values(claimed_by=process, claimed_until=now + lease_ms)
        connection.execute(claim, [{"of_table": work.table, "of_kind": work.kind} for work, _ in claims])
    return claims


def _ranked(kinds: Sequence[str], now: int, held: Mapping[Owner, int], *, people: bool) -> Subquery:
    """What is due and free, with the owner and the place in the row of those who come from the same address."""
    addresses: Counter[str] = Counter()
    persons: Counter[str] = Counter()
    for owner, count in held.items():
        addresses[owner.address] += count
        persons[owner.person] += count
    first = (due.c.at, due.c.table_id, due.c.kind)
    nth = func.row_number().over(partition_by=(_ADDRESS, _PERSON), order_by=first) + _count(_PERSON, persons)
    columns = (due.c.table_id, due.c.kind, due.c.at, _ADDRESS.label("address"), _PERSON.label("person"))
    ripe = select(*columns, nth.label("nth")).select_from(_WITH_TABLE)
    mine = ripe.where(due.c.kind.in_(kinds), due.c.at <= now, _free(now), _SEATED if people else ~_SEATED).subquery()
    order = (mine.c.nth, mine.c.at, mine.c.table_id, mine.c.kind)
    place = func.row_number().over(partition_by=mine.c.address, order_by=order) + _count(mine.c.address, addresses)
    return select(mine.c.table_id, mine.c.kind, mine.c.address, mine.c.person, place.label("place")).subquery()


def _count(whose: ColumnElement[Any], counts: Mapping[str, int]) -> ColumnElement[int]:
    return case(counts, value=whose, else_=0) if counts else literal(0)


def _free(now: int) -> ColumnElement[bool]:
    return or_(due.c.claimed_until.is_(None), due.c.claimed_until <= now)


_WITH_TABLE = due.outerjoin(tables, tables.c.id == due.c.table_id)
_PERSON = func.coalesce(tables.c.created_by, due.c.table_id)
_ADDRESS = func.coalesce(func.nullif(tables.c.opened_from, ""), _PERSON)
_SEATED = exists().where(seats_of.c.table_id == due.c.table_id)


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


def next_due_at(
    connection: Connection, kinds: Sequence[str], *, full: Collection[str] = (), people: bool = False
) -> int | None:
    """When to look for such work again: the next time, or the end of a claim. Not for that of addresses which have
    their full share in hand, and with `people` only for that of tables where people sit."""
    of_kind = due.c.kind.in_(kinds)
    free = select(func.min(due.c.at)).where(of_kind, due.c.claimed_until.is_(None))
    if full:
        free = free.select_from(_WITH_TABLE).where(_ADDRESS.not_in(full))
    if people:
        free = free.where(_SEATED)
    held = select(func.min(due.c.claimed_until)).where(of_kind, due.c.claimed_until.is_not(None))
    found = [connection.execute(moment).scalar() for moment in (free, held)]
    return min((at for at in found if at is not None), default=None)


def _is(work: Due) -> tuple[ColumnElement[bool], ...]:
    return due.c.table_id == work.table, due.c.kind == work.kind, due.c.seq == work.seq
