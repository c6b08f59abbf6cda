"""Who comes: guests with a signed cookie, links to another device, mutes."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from itsdangerous import BadData, URLSafeSerializer
from msgspec import Struct, ValidationError, convert

from tablee.engine.errors import TableeError
from tablee.server.names import clean_name
from tablee.server.store import Store, calls, people, tidying
from tablee.server.store.people import Identity

COOKIE = "tablee"
COOKIE_SECONDS = 365 * 86_400
RENEW_SECONDS = 7 * 86_400
LINK_MS = 600_000

_LONGEST_COOKIE = 512
_CLOCKS_DIFFER = 86_400  # seconds, between the processes that sign
_CACHED = 10_000
_TOLD = "person"
_SIGNED_OUT = "signed-out"
_MUTE, _UNMUTE = "mute", "unmute"
T = TypeVar("T")


class Person(Struct, frozen=True):
    """Somebody who is known here."""

    id: str
    name: str
    generation: int = 0


class Ticket(Struct, frozen=True, array_like=True):
    """What a cookie says."""

    person: str
    generation: int
    issued: int  # seconds


class Signer:
    """Signs for one purpose at a time: what was signed for one is worth nothing for another."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = list(reversed(keys))  # itsdangerous signs with the last

    def sign(self, purpose: str, what: Any) -> str:
        return self._serializer(purpose).dumps(what)

    def read(self, purpose: str, text: str) -> Any:
        """What was signed; None if it was not signed by us for this."""
        try:
            return self._serializer(purpose).loads(text)
        except BadData:
            return None

    def key(self, purpose: str) -> str:
        """A key for somebody who needs one of their own."""
        return hmac.new(self._keys[-1], purpose.encode(), hashlib.sha256).hexdigest()

    def tag(self, purpose: str, what: str) -> str:
        """A keyed hash: the same for the same, and of no use without the key."""
        return hmac.new(self.key(purpose).encode(), what.encode(), hashlib.sha256).hexdigest()[:24]

    def _serializer(self, purpose: str) -> URLSafeSerializer:
        return URLSafeSerializer(self._keys, salt=f"tablee {purpose}".encode(), signer_kwargs=_HMAC)


_HMAC = {"key_derivation": "hmac", "digest_method": hashlib.sha256}


class People:
    """Everybody who is known. `left` is awaited before a person is deleted: it frees the seats they hold. `changed` is
    called with the id of somebody whose cookies have lost their worth, here or in another process."""

    def __init__(self, store: Store, signer: Signer, left: Callable[[Person], Awaitable[None]] | None = None) -> None:
        self.left = left
        self.changed: Callable[[str], None] | None = None
        self._store = store
        self._signer = signer
        # Nothing is remembered where other processes may change it: somebody who changed it there may ask here next,
        # before any word of it has come.
        self._remembers = store.dialect == "sqlite"
        self._cache: OrderedDict[str, Identity] = OrderedDict()
        self._mutes: OrderedDict[str, frozenset[str]] = OrderedDict()
        self._changes = 0  # of anybody, so far

    # Coming in

    async def newcomer(self, name: str) -> Person:
        name, now = clean_name(name), self._store.now()
        who = secrets.token_urlsafe(12)
        made = await self._store.write(lambda connection: people.create_identity(connection, who, name, now))
        return self._keep(made)

    def cookie(self, person: Person) -> str:
        """The value that proves who one is."""
        ticket = [person.id, person.generation, int(time.time())]
        return self._signer.sign(COOKIE, ticket)

    async def known(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None if it is nobody's: forged, too old, or its owner is gone."""
        ticket = self._ticket(cookie)
        if ticket is None:
            return None
        found = await self._identity(ticket.person)
        if found is None or found.deleted or found.generation != ticket.generation:
            return None
        return _person(found)

    def claimed(self, cookie: str | None) -> str | None:
        """Whose cookie it was when we signed it, without asking the store: enough to count requests by."""
        ticket = self._ticket(cookie)
        return None if ticket is None else ticket.person

    async def renewed(self, cookie: str, person: Person) -> str | None:
        """A new cookie if this one has been carried for a while."""
        ticket, now = self._ticket(cookie), self._store.now()
        if ticket is None or time.time() - ticket.issued < RENEW_SECONDS:
            return None
        await self._store.write(lambda connection: people.seen(connection, person.id, now))
        return self.cookie(person)

    def _ticket(self, cookie: str | None) -> Ticket | None:
        if not cookie or len(cookie) > _LONGEST_COOKIE or not cookie.isascii():
            return None
        try:
            ticket = convert(self._signer.read(COOKIE, cookie), Ticket)
        except ValidationError:
            return None
        age = time.time() - ticket.issued
        return ticket if -_CLOCKS_DIFFER < age < COOKIE_SECONDS else None

    async def _identity(self, who: str) -> Identity | None:
        if who in self._cache:
            self._cache.move_to_end(who)
            return self._cache[who]
        found = await self._read(lambda connection: people.identity(connection, who))
        if found is not None:
            self._keep(found)
        return found

    async def _read(self, work: Callable[[Any], T]) -> T:
        """What was read may be old already when it arrives: then once more."""
        while True:
            changes = self._changes
            found = await self._store.read(work)
            if changes == self._changes:
                return found

    def _keep(self, found: Identity) -> Person:
        if self._remembers:
            self._cache[found.id] = found
            self._cache.move_to_end(found.id)
            if len(self._cache) > _CACHED:
                self._cache.popitem(last=False)
        return _person(found)

    def heard(self, told: str) -> None:
        """Another process has changed somebody: what is just being read here is old, and they may be connected here."""
        kind, _, rest = told.partition(" ")
        who, _, how = rest.partition(" ")
        if kind in (_TOLD, _MUTE, _UNMUTE):
            self._forget(who)
        if kind == _TOLD and how == _SIGNED_OUT:
            self._sign_out(who)

    def _sign_out(self, who: str) -> None:
        if self.changed is not None:
            self.changed(who)

    async def _change(self, person: Person, change: Callable[[Any], object], told: str) -> None:
        """Write something about a person, and tell the other processes, where they may be connected."""

        def work(connection: Any) -> None:
            change(connection)
            self._store.tell(connection, told)

        writing = asyncio.ensure_future(self._store.write(work))
        writing.add_done_callback(lambda _: self._forget(person.id))  # also if nobody waits for it any more
        await asyncio.shield(writing)

    def _forget(self, who: str) -> None:
        """Somebody has changed. That is rare, and others may have muted them: all mutes are read again."""
        self._cache.pop(who, None)
        self._mutes.clear()
        self._changes += 1

    async def _again(self, person: Person) -> Person:
        found = await self._identity(person.id)
        if found is None or found.deleted:
            raise TableeError("people-unknown")
        return _person(found)

    # One's own affairs

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        await self._change(
            person, lambda connection: people.rename(connection, person.id, name), f"{_TOLD} {person.id}"
        )
        return await self._again(person)

    async def forget_devices(self, person: Person) -> Person:
        """All cookies and links lose their worth, and no device is called; the one that asked needs a new cookie."""

        def change(connection: Any) -> None:
            people.revoke_links(connection, person.id)
            calls.drop_devices(connection, person.id)
            people.bump_generation(connection, person.id)

        await self._change(person, change, f"{_TOLD} {person.id} {_SIGNED_OUT}")
        self._sign_out(person.id)
        return await self._again(person)

    async def delete(self, person: Person) -> None:
        """Everything of the person: their seats become nameless, their words empty, their cookies worthless."""
        if self.left is not None:
            await self.left(person)
        told = f"{_TOLD} {person.id} {_SIGNED_OUT}"
        await self._change(person, lambda connection: people.delete_identity(connection, person.id), told)
        self._sign_out(person.id)

    async def drop(self, guests: Sequence[str]) -> None:
        """Delete guests who have never played, and who have not been here for long."""

        def work(connection: Any) -> list[str]:
            gone = tidying.drop_guests(connection, guests)
            for who in gone:
                self._store.tell(connection, f"{_TOLD} {who} {_SIGNED_OUT}")
            return gone

        gone = await self._store.write(work)
        for who in gone:
            self._forget(who)
            self._sign_out(who)

    # Another device

    async def new_link(self, person: Person) -> str:
        """A token that lets one other device in, once and soon. An older one loses its worth."""
        token, now = secrets.token_urlsafe(32), self._store.now()

        def work(connection: Any) -> None:
            people.revoke_links(connection, person.id)
            people.drop_old_links(connection, now)
            people.add_link(connection, _hash(token), person.id, now + LINK_MS)

        await self._store.write(work)
        return token

    async def revoke_links(self, person: Person) -> None:
        await self._store.write(lambda connection: people.revoke_links(connection, person.id))

    async def use_link(self, token: str) -> Person:
        """Whose link it is; it works once."""
        now = self._store.now()
        who = await self._store.write(lambda connection: people.use_link(connection, _hash(token), now))
        found = None if who is None else await self._identity(who)
        if found is None or found.deleted:
            raise TableeError("people-link-bad")
        return _person(found)

    # Mutes

    async def mute(self, person: Person, other: str) -> None:
        if other == person.id:
            raise TableeError("people-mute-self")
        if await self._identity(other) is None:
            raise TableeError("people-mute-nobody")
        await self._change(
            person, lambda connection: people.mute(connection, person.id, other), f"{_MUTE} {person.id} {other}"
        )

    async def unmute(self, person: Person, other: str) -> None:
        await self._change(
            person, lambda connection: people.unmute(connection, person.id, other), f"{_UNMUTE} {person.id} {other}"
        )

    async def mutes(self, person: Person) -> set[str]:
        if person.id in self._mutes:
            return set(self._mutes[person.id])
        found = await self._read(lambda connection: people.mutes_of(connection, person.id))
        if self._remembers:
            self._mutes[person.id] = frozenset(found)
            if len(self._mutes) > _CACHED:
                self._mutes.popitem(last=False)
        return found


def _person(found: Identity) -> Person:
    return Person(found.id, found.name, found.generation)


def _hash(token: str) -> bytes:
    """Whoever reads the store cannot use the links in it."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()
