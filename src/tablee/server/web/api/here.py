"""What kind of server this is, and its second listener in the local network."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler

import tablee
from tablee.engine.errors import TableeError
from tablee.server.server import TableServer
from tablee.server.version import number
from tablee.server.web.api.shapes import ALWAYS, WRONG, AnyRequest, LanInfo, ServerInfo
from tablee.server.web.callers import at_this_machine


def handlers(server: TableServer) -> list[HTTPRouteHandler]:
    @get("/api/house", operation_id="server", tags=["server"], responses=ALWAYS)
    async def the_server(request: AnyRequest) -> ServerInfo:
        """What one needs to know about this server."""
        return _info(server, local=at_this_machine(request))

    @post("/api/house/lan", operation_id="open_lan", tags=["server"], responses=WRONG)
    async def open_lan(request: AnyRequest) -> LanInfo:
        """Open a listener in the local network; only allowed from this machine itself."""
        _check(request)
        await server.lan.open()
        return _lan(server)

    @delete("/api/house/lan", operation_id="close_lan", tags=["server"], responses=WRONG, status_code=200)
    async def close_lan(request: AnyRequest) -> LanInfo:
        """Close that listener again."""
        _check(request)
        await server.lan.close()
        return _lan(server)

    return [the_server, open_lan, close_lan]


def _check(request: AnyRequest) -> None:
    if not at_this_machine(request):
        raise TableeError("server-lan-only-here")


def _info(server: TableServer, *, local: bool) -> ServerInfo:
    sender = server.calls.sender
    return ServerInfo(
        version=number(),
        edition=server.edition,
        compiled=tablee.ENGINE.compiled,
        why=tablee.ENGINE.why,
        push="" if sender is None else sender.public,
        mail=server.settings.mail is not None,
        local=local,
        lan=_lan(server) if local else LanInfo(False, False, []),
    )


def _lan(server: TableServer) -> LanInfo:
    addresses = server.lan.addresses
    return LanInfo(server.lan.possible, bool(addresses), addresses)
