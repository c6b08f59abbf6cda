"""Who is asking, and with which invitation."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import Scope

from tablee.engine.errors import TableeError
from tablee.server.lan import is_loopback
from tablee.server.lifetime import Lifetime
from tablee.server.live.connection import ClientConnection
from tablee.server.people import COOKIE, People, Person, Signer
from tablee.server.persistence.table_store import TableStore
from tablee.server.tables.acts import Actor
from tablee.server.web.safety.asking import address

_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def on_this_machine(connection: AnyConnection) -> bool:
    """Whether a program on this machine asks, and was not asked by a proxy."""
    if any(name in connection.headers for name in _FORWARDED) or connection.client is None:
        return False
    try:
        return ipaddress.ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def at_this_machine(connection: AnyConnection) -> bool:
    """Whether somebody sits here at a browser. A page of another site that gave its name our address does not count:
    the browser names the host it was asked for."""
    try:
        asked = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return on_this_machine(connection) and is_loopback(asked)


def address_tag(signer: Signer, scope: Scope) -> str:
    """The network address that a request comes from, as a keyed hash: good for telling addresses apart."""
    return signer.tag("address", address(scope))


class Callers:
    """Finds out who is asking."""

    def __init__(self, people: People, tables: TableStore, lifetime: Lifetime, signer: Signer) -> None:
        self._people = people
        self._tables = tables
        self._lifetime = lifetime
        self._signer = signer

    async def visitor(self, connection: AnyConnection) -> Person | None:
        """The person whose cookie came with the request, if it is good."""
        return await self._people.known(connection.cookies.get(COOKIE))

    async def person(self, connection: AnyConnection) -> Person:
        """The same; whoever is not known is told so."""
        found = await self.visitor(connection)
        if found is None:
            raise TableeError("people-unknown")
        return found

    async def host(self, connection: AnyConnection) -> Person:
        """Somebody who wants to open a table."""
        self._refuse_if_closing()
        return await self.person(connection)

    async def actor(self, connection: AnyConnection, table: str, invite: str) -> Actor:
        self._refuse_if_closing()
        found = await self.person(connection)
        invited = await self._tables.invited(table, invite)
        return Actor(found.id, found.name, invited, address=self.address(connection))

    def address(self, connection: AnyConnection) -> str:
        """Where somebody comes from, as a keyed hash."""
        return address_tag(self._signer, connection.scope)

    async def looker(self, connection: AnyConnection, table: str, invite: str) -> ClientConnection:
        """Somebody who looks at a table without a socket."""
        found = await self.visitor(connection)
        looker = ClientConnection(_nowhere, found.id if found else "", found.name if found else "")
        looker.muted = await self._people.mutes(found) if found else set()
        looker.invited = await self._tables.invited(table, invite)
        return looker

    def _refuse_if_closing(self) -> None:
        if self._lifetime.closing:
            raise TableeError("server-closing")


async def _nowhere(text: bytes) -> None:
    raise AssertionError("nothing is sent to somebody without a socket")
