"""How people are called: their devices and mail addresses, what they were called for, and calls on their way."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from tablee.server.rows import AlertKind
from tablee.server.store.schema import called, calls, identities, mail, push, unmailed
from tablee.server.store.upsert import put, put_new

Channel = Literal["push", "mail", "webhook"]


class Device(msgspec.Struct, frozen=True):
    """Where a browser is reached through its push service, and the keys only it can read with."""

    endpoint: str
    identity: str
    p256dh: str
    auth: str
    language: str


class MailAddress(msgspec.Struct, frozen=True):
    identity: str
    address: str
    language: str
    confirmed: bool
    word: str  # of the link that confirms it
    asked_at: int


class Call(msgspec.Struct, frozen=True):
    """Somebody is to be told something, in one way. `count` names the question: their counter when it was put."""

    channel: Channel
    target: str  # the endpoint of a device; nothing for the others
    identity: str
    event: AlertKind
    table: str
    seat: int
    count: int
    id: str = ""
    at: int = 0
    tries: int = 0


def _gone(connection: Connection, who: str) -> bool:
    """Whether somebody was deleted; until this is committed nobody else deletes them."""
    person = select(identities.c.deleted).where(identities.c.id == who).with_for_update(read=True)
    return connection.execute(person).scalar() is not False


# Devices


def add_device(connection: Connection, device: Device, now: int, most: int) -> None:
    """The newest devices of a person stay; an endpoint belongs to whoever uses it now."""
    if _gone(connection, device.identity):
        return
    put(
        connection,
        push,
        endpoint=device.endpoint,
        identity=device.identity,
        p256dh=device.p256dh,
        auth=device.auth,
        language=device.language,
        created_at=now,
    )
    mine = select(push.c.endpoint).where(push.c.identity == device.identity)
    kept = mine.order_by(push.c.created_at.desc(), push.c.endpoint).limit(most)
    endpoints = list(connection.execute(kept).scalars())
    connection.execute(delete(push).where(push.c.identity == device.identity, push.c.endpoint.not_in(endpoints)))


def drop_device(connection: Connection, endpoint: str, who: str | None = None) -> None:
    """Forget a device: its owner wishes so, or its push service does not know it any more."""
    gone = delete(push).where(push.c.endpoint == endpoint)
    connection.execute(gone if who is None else gone.where(push.c.identity == who))
    waiting = delete(calls).where(calls.c.channel == "push", calls.c.target == endpoint)
    connection.execute(waiting if who is None else waiting.where(calls.c.identity == who))


def drop_devices(connection: Connection, who: str) -> None:
    connection.execute(delete(push).where(push.c.identity == who))
    connection.execute(delete(calls).where(calls.c.channel == "push", calls.c.identity == who))


def device(connection: Connection, endpoint: str, who: str) -> Device | None:
    row = connection.execute(_devices.where(push.c.endpoint == endpoint, push.c.identity == who)).one_or_none()
    return None if row is None else Device(*row)


def devices_of(connection: Connection, who: str) -> list[Device]:
    return [Device(*row) for row in connection.execute(_devices.where(push.c.identity == who))]


_devices = select(push.c.endpoint, push.c.identity, push.c.p256dh, push.c.auth, push.c.language)


# Mail


def mail_of(connection: Connection, who: str) -> MailAddress | None:
    row = connection.execute(select(mail).where(mail.c.identity == who)).one_or_none()
    return None if row is None else MailAddress(*row)


def set_mail(connection: Connection, wish: MailAddress) -> None:
    if not _gone(connection, wish.identity):
        put(connection, mail, **msgspec.structs.asdict(wish))


def confirm_mail(connection: Connection, who: str, address: str, word: str, since: int) -> bool:
    """The link works once, if it was asked for since then; the update itself decides a race."""
    waiting = update(mail).where(mail.c.identity == who, mail.c.address == address, mail.c.word == word)
    fresh = waiting.where(mail.c.word != "", mail.c.asked_at > since)
    return connection.execute(fresh.values(confirmed=True, word="")).rowcount == 1


def drop_mail(connection: Connection, who: str) -> None:
    connection.execute(delete(mail).where(mail.c.identity == who))
    connection.execute(delete(calls).where(calls.c.channel == "mail", calls.c.identity == who))


def refuse_mail(connection: Connection, address_hash: bytes, now: int) -> None:
    put_new(connection, unmailed, address_hash=address_hash, at=now)


def refuses_mail(connection: Connection, address_hash: bytes) -> bool:
    found = select(unmailed.c.at).where(unmailed.c.address_hash == address_hash)
    return connection.execute(found).first() is not None


# Calls


def called_for(connection: Connection, call: Call) -> bool:
    """Whether somebody was called for this before; if not, they are now. The webhook has a count of its own."""
    event = f"{_OPENLY}{call.event}" if call.channel == "webhook" else call.event
    last = select(called.c["count"]).where(
        called.c.table_id == call.table, called.c.seat == call.seat, called.c.event == event
    )
    if connection.execute(last.where(called.c.identity == call.identity)).scalar() == call.count:
        return True
    put(
        connection,
        called,
        table_id=call.table,
        seat=call.seat,
        event=event,
        identity=call.identity,
        count=call.count,
    )
    return False


_OPENLY = "webhook-"  # before the event


def forget_table(connection: Connection, table: str) -> None:
    """Nobody is asked anything any more at a table that is over; that it is over is known."""
    connection.execute(
        delete(called).where(called.c.table_id == table, called.c.event.not_in(("over", f"{_OPENLY}over")))
    )


def add_call(connection: Connection, call: Call, at: int) -> None:
    connection.execute(
        insert(calls).values(
            id=secrets.token_urlsafe(12),
            channel=call.channel,
            target=call.target,
            identity=call.identity,
            event=call.event,
            table_id=call.table,
            seat=call.seat,
            count=call.count,
            at=at,
            tries=0,
        )
    )


def claim_calls(connection: Connection, now: int, process: str, lease_ms: int, limit: int) -> list[Call]:
    """Take calls whose time has come and that nobody holds, the oldest first."""
    free = or_(calls.c.claimed_until.is_(None), calls.c.claimed_until <= now)
    ripe = select(calls.c.id).where(calls.c.at <= now, free).order_by(calls.c.at).limit(limit)
    ready = list(connection.execute(ripe.with_for_update(skip_locked=True)).scalars())
    if not ready:
        return []
    claim = update(calls).where(calls.c.id.in_(ready)).values(claimed_by=process, claimed_until=now + lease_ms)
    rows = connection.execute(claim.returning(*_columns))
    return sorted((Call(*row) for row in rows), key=lambda call: call.at)


_columns: Sequence[ColumnElement[Any]] = (
    calls.c.channel,
    calls.c.target,
    calls.c.identity,
    calls.c.event,
    calls.c.table_id,
    calls.c.seat,
    calls.c["count"],
    calls.c.id,
    calls.c.at,
    calls.c.tries,
)


def next_call_at(connection: Connection) -> int | None:
    free = select(func.min(calls.c.at)).where(calls.c.claimed_until.is_(None))
    held = select(func.min(calls.c.claimed_until)).where(calls.c.claimed_until.is_not(None))
    found = [connection.execute(moment).scalar() for moment in (free, held)]
    return min((at for at in found if at is not None), default=None)


def all_calls(connection: Connection) -> list[Call]:
    return [Call(*row) for row in connection.execute(select(*_columns).order_by(calls.c.at))]


def drop_call(connection: Connection, call: Call) -> None:
    connection.execute(delete(calls).where(calls.c.id == call.id))


def call_again(connection: Connection, call: Call, at: int) -> None:
    """It did not get through; try later."""
    later = update(calls).where(calls.c.id == call.id)
    connection.execute(later.values(at=at, tries=call.tries + 1, claimed_by=None, claimed_until=None))


def release_calls(connection: Connection, ids: Sequence[str], process: str) -> None:
    """Give claimed calls back: another process may take them at once."""
    held = update(calls).where(calls.c.id.in_(ids), calls.c.claimed_by == process)
    connection.execute(held.values(claimed_by=None, claimed_until=None))


def release_all(connection: Connection) -> None:
    """The same for all: for a store that no other process can be using."""
    held = update(calls).where(calls.c.claimed_until.is_not(None))
    connection.execute(held.values(claimed_by=None, claimed_until=None))
