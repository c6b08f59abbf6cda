"""Identities, links that carry one to another device, mutes."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from tablee.server.store.schema import (
    called,
    calls,
    chat,
    identities,
    links,
    looked,
    mail,
    mutes,
    presence,
    push,
    seats_of,
)
from tablee.server.store.upsert import put_new


class Identity(msgspec.Struct, frozen=True):
    """A guest. A cookie of an older generation is no longer good."""

    id: str
    name: str
    created_at: int
    seen_at: int
    generation: int = 0
    deleted: bool = False


def create_identity(connection: Connection, identity: str, name: str, now: int) -> Identity:
    person = Identity(identity, name, now, now)
    connection.execute(insert(identities).values(**msgspec.structs.asdict(person)))
    return person


def identity(connection: Connection, who: str) -> Identity | None:
    row = connection.execute(select(identities).where(identities.c.id == who)).one_or_none()
    return None if row is None else Identity(*row)


def rename(connection: Connection, who: str, name: str) -> None:
    """Somebody deleted stays nameless."""
    alive = update(identities).where(identities.c.id == who, identities.c.deleted.is_(False))
    connection.execute(alive.values(name=name))


def seen(connection: Connection, who: str, now: int) -> None:
    connection.execute(update(identities).where(identities.c.id == who).values(seen_at=now))


def bump_generation(connection: Connection, who: str) -> int:
    """Log all devices out; the new generation."""
    bumped = update(identities).where(identities.c.id == who).values(generation=identities.c.generation + 1)
    generation: int = connection.execute(bumped.returning(identities.c.generation)).scalar_one()
    return generation


def delete_identity(connection: Connection, who: str) -> None:
    """Forget a person: seats stay with an id that no longer has a name."""
    gone = update(identities).where(identities.c.id == who)
    connection.execute(gone.values(name="", deleted=True, generation=identities.c.generation + 1))
    connection.execute(update(chat).where(chat.c.identity == who).values(name="", body="", removed=True))
    connection.execute(update(seats_of).where(seats_of.c.identity == who).values(name=""))
    for table in (links, looked, presence, push, mail, called, calls):
        connection.execute(delete(table).where(table.c.identity == who))
    connection.execute(delete(mutes).where(or_(mutes.c.identity == who, mutes.c.muted == who)))


def add_link(connection: Connection, token_hash: bytes, who: str, expires_at: int) -> None:
    connection.execute(insert(links).values(token_hash=token_hash, identity=who, expires_at=expires_at, used_at=None))


def use_link(connection: Connection, token_hash: bytes, now: int) -> str | None:
    """Whose link it is, once; None if it is unknown, used or expired. The update itself decides a race."""
    unused = update(links).where(links.c.token_hash == token_hash, links.c.used_at.is_(None), links.c.expires_at > now)
    return connection.execute(unused.values(used_at=now).returning(links.c.identity)).scalar()


def revoke_links(connection: Connection, who: str) -> None:
    connection.execute(delete(links).where(links.c.identity == who))


def drop_old_links(connection: Connection, now: int) -> None:
    connection.execute(delete(links).where(links.c.expires_at <= now))


def mute(connection: Connection, who: str, muted: str) -> None:
    put_new(connection, mutes, identity=who, muted=muted)


def unmute(connection: Connection, who: str, muted: str) -> None:
    connection.execute(delete(mutes).where(mutes.c.identity == who, mutes.c.muted == muted))


def mutes_of(connection: Connection, who: str) -> set[str]:
    return set(connection.execute(select(mutes.c.muted).where(mutes.c.identity == who)).scalars())


def who_mutes(connection: Connection, other: str, among: Collection[str]) -> set[str]:
    """Who of these people does not want to hear somebody."""
    muting = select(mutes.c.identity).where(mutes.c.identity.in_(among), mutes.c.muted == other)
    return set(connection.execute(muting).scalars())
