"""Who is asking, and with which invitation."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from tablee.engine.errors import TableeError
from tablee.server.house import House
from tablee.server.people import COOKIE, Person
from tablee.server.tables.acts import Actor

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def visitor(house: House, connection: AnyConnection) -> Person | None:
    """The person whose cookie came with the request, if it is good."""
    return await house.people.known(connection.cookies.get(COOKIE))


async def person(house: House, connection: AnyConnection) -> Person:
    """The same; whoever is not known is told so."""
    found = await visitor(house, connection)
    if found is None:
        raise TableeError("people-unknown")
    return found


async def actor(house: House, connection: AnyConnection, table: str, invite: str) -> Actor:
    if house.closing:
        raise TableeError("server-closing")
    found = await person(house, connection)
    return Actor(found.id, found.name, await house.invited(table, invite))
