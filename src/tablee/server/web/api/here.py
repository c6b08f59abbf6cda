"""The house itself: what kind of server this is, and its door to the local network."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler

import tablee
from tablee.engine.errors import TableeError
from tablee.server.house import House
from tablee.server.version import number
from tablee.server.web.api.shapes import ALWAYS, WRONG, AnyRequest, HouseInfo, LanInfo
from tablee.server.web.callers import at_this_machine


def handlers(house: House) -> list[HTTPRouteHandler]:
    @get("/api/house", operation_id="house", tags=["house"], responses=ALWAYS)
    async def the_house(request: AnyRequest) -> HouseInfo:
        """What one needs to know about this server."""
        return _info(house, local=at_this_machine(request))

    @post("/api/house/lan", operation_id="open_lan", tags=["house"], responses=WRONG)
    async def open_lan(request: AnyRequest) -> LanInfo:
        """Let others in the local network come; only whoever sits at this machine can do that."""
        _check(request)
        await house.lan.open()
        return _lan(house)

    @delete("/api/house/lan", operation_id="close_lan", tags=["house"], responses=WRONG, status_code=200)
    async def close_lan(request: AnyRequest) -> LanInfo:
        """Close that door again."""
        _check(request)
        await house.lan.close()
        return _lan(house)

    return [the_house, open_lan, close_lan]


def _check(request: AnyRequest) -> None:
    if not at_this_machine(request):
        raise TableeError("server-lan-only-here")


def _info(house: House, *, local: bool) -> HouseInfo:
    sender = house.calls.sender
    return HouseInfo(
        version=number(),
        edition=house.edition,
        compiled=tablee.ENGINE.compiled,
        why=tablee.ENGINE.why,
        push="" if sender is None else sender.public,
        mail=house.settings.mail is not None,
        local=local,
        lan=_lan(house) if local else LanInfo(False, False, []),
    )


def _lan(house: House) -> LanInfo:
    addresses = house.lan.addresses
    return LanInfo(house.lan.possible, bool(addresses), addresses)
