"""Who one is: a guest with a cookie, other devices, mutes, and being forgotten."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter

from tablee.server.house import House
from tablee.server.people import COOKIE, COOKIE_SECONDS, LINK_MS, Person
from tablee.server.web.api.shapes import ALWAYS, NOTHING, WRONG, AnyRequest, DeviceLink, Me, PersonId, WithName
from tablee.server.web.callers import person, visitor


def handlers(house: House) -> list[HTTPRouteHandler]:
    return [*_oneself(house), *_devices(house), *_mutes(house)]


async def _me(house: House, found: Person | None) -> Me:
    if found is None:
        return Me("", "")
    return Me(found.id, found.name, sorted(await house.people.mutes(found)))


async def _with_cookie(house: House, found: Person) -> Response[Me]:
    return Response(await _me(house, found), status_code=201, cookies=[_cookie(house.people.cookie(found))])


def _cookie(value: str, seconds: int = COOKIE_SECONDS) -> Cookie:
    return Cookie(key=COOKIE, value=value, path="/", max_age=seconds, httponly=True, samesite="lax")


def _oneself(house: House) -> list[HTTPRouteHandler]:
    @get("/api/me", operation_id="me", tags=["people"], responses=ALWAYS)
    async def who_am_i(request: AnyRequest) -> Response[Me]:
        """Who one is; nobody, if one has not come in yet."""
        found = await visitor(house, request)
        fresh = await house.people.renewed(request.cookies.get(COOKIE, ""), found) if found else None
        return Response(await _me(house, found), cookies=[_cookie(fresh)] if fresh else [])

    @post("/api/me", operation_id="newcomer", tags=["people"], responses=WRONG)
    async def newcomer(data: JSONBody[WithName]) -> Response[Me]:
        """Come in under a name."""
        return await _with_cookie(house, await house.people.newcomer(data.name))

    @patch("/api/me", operation_id="rename", tags=["people"], responses=WRONG)
    async def rename(request: AnyRequest, data: JSONBody[WithName]) -> Me:
        """Take another name, for tables to come."""
        return await _me(house, await house.people.rename(await person(house, request), data.name))

    @delete("/api/me", operation_id="forget_me", tags=["people"], responses=WRONG | NOTHING)
    async def forget_me(request: AnyRequest) -> Response[None]:
        """Delete everything about oneself."""
        await house.people.delete(await person(house, request))
        return Response(None, status_code=204, cookies=[_cookie("", seconds=0)])

    return [who_am_i, newcomer, rename, forget_me]


def _devices(house: House) -> list[HTTPRouteHandler]:
    @post("/api/me/links", operation_id="new_link", tags=["people"], responses=WRONG)
    async def new_link(request: AnyRequest) -> DeviceLink:
        """A link that carries one to another device; an older one is void."""
        expires = house.now() + LINK_MS
        return DeviceLink(await house.people.new_link(await person(house, request)), expires)

    @delete("/api/me/links", operation_id="revoke_links", tags=["people"], responses=WRONG)
    async def revoke_links(request: AnyRequest) -> None:
        """Take the link back."""
        await house.people.revoke_links(await person(house, request))

    @post("/api/links/{token:str}", operation_id="use_link", tags=["people"], responses=WRONG)
    async def use_link(token: Annotated[str, Parameter(max_length=128)]) -> Response[Me]:
        """Use a link, once."""
        return await _with_cookie(house, await house.people.use_link(token))

    @delete("/api/me/devices", operation_id="forget_devices", tags=["people"], responses=WRONG | NOTHING)
    async def forget_devices(request: AnyRequest) -> Response[None]:
        """Log all other devices out."""
        found = await house.people.forget_devices(await person(house, request))
        return Response(None, status_code=204, cookies=[_cookie(house.people.cookie(found))])

    return [new_link, revoke_links, use_link, forget_devices]


def _mutes(house: House) -> list[HTTPRouteHandler]:
    @put("/api/me/mutes/{other:str}", operation_id="mute", tags=["people"], responses=WRONG)
    async def mute(request: AnyRequest, other: PersonId) -> Me:
        """Hear somebody no more."""
        found = await person(house, request)
        await house.people.mute(found, other)
        house.muted(found.id, other, muted=True)
        return await _me(house, found)

    @delete("/api/me/mutes/{other:str}", operation_id="unmute", tags=["people"], responses=WRONG)
    async def unmute(request: AnyRequest, other: PersonId) -> None:
        """Hear somebody again."""
        found = await person(house, request)
        await house.people.unmute(found, other)
        house.muted(found.id, other, muted=False)

    return [mute, unmute]
