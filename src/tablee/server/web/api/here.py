"""What kind of server this is, and its second listener in the local network."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler

import tablee
from tablee.engine.errors import TableeError
from tablee.server.calling.webpush import Sender
from tablee.server.lan import Lan
from tablee.server.schema import edition
from tablee.server.settings import Settings
from tablee.server.version import number
from tablee.server.web.api.shapes import ALWAYS, WRONG, AnyRequest, LanInfo, ServerInfo
from tablee.server.web.callers import at_this_machine


def handlers(settings: Settings, lan: Lan, sender: Sender | None) -> list[HTTPRouteHandler]:
    known_edition = edition()

    @get("/api/house", operation_id="server", tags=["server"], responses=ALWAYS)
    async def the_server(request: AnyRequest) -> ServerInfo:
        """What one needs to know about this server."""
        local = at_this_machine(request)
        return ServerInfo(
            version=number(),
            edition=known_edition,
            compiled=tablee.ENGINE.compiled,
            why=tablee.ENGINE.why,
            push="" if sender is None else sender.public,
            mail=settings.mail is not None,
            local=local,
            lan=_info(lan) if local else LanInfo(False, False, []),
        )

    @post("/api/house/lan", operation_id="open_lan", tags=["server"], responses=WRONG)
    async def open_lan(request: AnyRequest) -> LanInfo:
        """Open a listener in the local network; only allowed from this machine itself."""
        _check(request)
        await lan.open()
        return _info(lan)

    @delete("/api/house/lan", operation_id="close_lan", tags=["server"], responses=WRONG, status_code=200)
    async def close_lan(request: AnyRequest) -> LanInfo:
        """Close that listener again."""
        _check(request)
        await lan.close()
        return _info(lan)

    return [the_server, open_lan, close_lan]


def _check(request: AnyRequest) -> None:
    if not at_this_machine(request):
        raise TableeError("server-lan-only-here")


def _info(lan: Lan) -> LanInfo:
    addresses = lan.addresses
    return LanInfo(lan.possible, bool(addresses), addresses)
