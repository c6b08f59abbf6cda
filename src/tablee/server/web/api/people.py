"""Who one is: a guest with a cookie, other devices, mutes, and being forgotten."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter

from tablee.server.live.tables import LiveTables
from tablee.server.people import COOKIE, COOKIE_SECONDS, LINK_MS, People, Person
from tablee.server.store import Store
from tablee.server.web.api.shapes import ALWAYS, NOTHING, WRONG, AnyRequest, DeviceLink, Me, PersonId, WithName
from tablee.server.web.callers import Callers


def handlers(store: Store, people: People, live_tables: LiveTables, callers: Callers) -> list[HTTPRouteHandler]:
    return [*_oneself(people, callers), *_devices(store, people, callers), *_mutes(people, live_tables, callers)]


async def _me(people: People, found: Person | None) -> Me:
    if found is None:
        return Me("", "")
    return Me(found.id, found.name, sorted(await people.mutes(found)))


async def _with_cookie(people: People, found: Person) -> Response[Me]:
    return Response(await _me(people, found), status_code=201, cookies=[_cookie(people.cookie(found))])


def _cookie(value: str, seconds: int = COOKIE_SECONDS) -> Cookie:
    return Cookie(key=COOKIE, value=value, path="/", max_age=seconds, httponly=True, samesite="lax")


def _oneself(people: People, callers: Callers) -> list[HTTPRouteHandler]:
    @get("/api/me", operation_id="me", tags=["people"], responses=ALWAYS)
    async def who_am_i(request: AnyRequest) -> Response[Me]:
        """Who one is; nobody, if one has not come in yet."""
        found = await callers.visitor(request)
        fresh = await people.renewed(request.cookies.get(COOKIE, ""), found) if found else None
        return Response(await _me(people, found), cookies=[_cookie(fresh)] if fresh else [])

    @post("/api/me", operation_id="newcomer", tags=["people"], responses=WRONG)
    async def newcomer(data: JSONBody[WithName]) -> Response[Me]:
        """Come in under a name."""
        return await _with_cookie(people, await people.newcomer(data.name))

    @patch("/api/me", operation_id="rename", tags=["people"], responses=WRONG)
    async def rename(request: AnyRequest, data: JSONBody[WithName]) -> Me:
        """Take another name, for tables to come."""
        return await _me(people, await people.rename(await callers.person(request), data.name))

    @delete("/api/me", operation_id="forget_me", tags=["people"], responses=WRONG | NOTHING)
    async def forget_me(request: AnyRequest) -> Response[None]:
        """Delete everything about oneself."""
        await people.delete(await callers.person(request))
        return Response(None, status_code=204, cookies=[_cookie("", seconds=0)])

    return [who_am_i, newcomer, rename, forget_me]


def _devices(store: Store, people: People, callers: Callers) -> list[HTTPRouteHandler]:
    @post("/api/me/links", operation_id="new_link", tags=["people"], responses=WRONG)
    async def new_link(request: AnyRequest) -> DeviceLink:
        """A link that carries one to another device; an older one is void."""
        expires = store.now() + LINK_MS
        return DeviceLink(await people.new_link(await callers.person(request)), expires)

    @delete("/api/me/links", operation_id="revoke_links", tags=["people"], responses=WRONG)
    async def revoke_links(request: AnyRequest) -> None:
        """Take the link back."""
        await people.revoke_links(await callers.person(request))

    @post("/api/links/{token:str}", operation_id="use_link", tags=["people"], responses=WRONG)
    async def use_link(token: Annotated[str, Parameter(max_length=128)]) -> Response[Me]:
        """Use a link, once."""
        return await _with_cookie(people, await people.use_link(token))

    @delete("/api/me/devices", operation_id="forget_devices", tags=["people"], responses=WRONG | NOTHING)
    async def forget_devices(request: AnyRequest) -> Response[None]:
        """Log all other devices out."""
        found = await people.forget_devices(await callers.person(request))
        return Response(None, status_code=204, cookies=[_cookie(people.cookie(found))])

    return [new_link, revoke_links, use_link, forget_devices]


def _mutes(people: People, live_tables: LiveTables, callers: Callers) -> list[HTTPRouteHandler]:
    @put("/api/me/mutes/{other:str}", operation_id="mute", tags=["people"], responses=WRONG)
    async def mute(request: AnyRequest, other: PersonId) -> Me:
        """Hear somebody no more."""
        found = await callers.person(request)
        await people.mute(found, other)
        live_tables.mute(found.id, other, muted=True)
        return await _me(people, found)

    @delete("/api/me/mutes/{other:str}", operation_id="unmute", tags=["people"], responses=WRONG)
    async def unmute(request: AnyRequest, other: PersonId) -> None:
        """Hear somebody again."""
        found = await callers.person(request)
        await people.unmute(found, other)
        live_tables.mute(found.id, other, muted=False)

    return [mute, unmute]
