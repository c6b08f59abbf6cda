"""Who is asking, and with which invitation."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from tablee.engine.errors import TableeError
from tablee.server.lan import is_loopback
from tablee.server.people import COOKIE, Person
from tablee.server.server import TableServer
from tablee.server.tables.acts import Actor

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


async def visitor(server: TableServer, connection: AnyConnection) -> Person | None:
    """The person whose cookie came with the request, if it is good."""
    return await server.people.known(connection.cookies.get(COOKIE))


async def person(server: TableServer, connection: AnyConnection) -> Person:
    """The same; whoever is not known is told so."""
    found = await visitor(server, connection)
    if found is None:
        raise TableeError("people-unknown")
    return found


async def actor(server: TableServer, connection: AnyConnection, table: str, invite: str) -> Actor:
    if server.closing:
        raise TableeError("server-closing")
    found = await person(server, connection)
    return Actor(found.id, found.name, await server.invited(table, invite))
