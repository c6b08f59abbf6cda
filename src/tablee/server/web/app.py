"""The application: routes, the middleware around them, and the table server behind them."""

from __future__ import annotations

from litestar import Litestar
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tablee.engine.errors import TableeError
from tablee.server.server import TableServer
from tablee.server.store import tables
from tablee.server.version import number
from tablee.server.web import api, live, mail
from tablee.server.web.connections import Connections
from tablee.server.web.operators import operators
from tablee.server.web.pages import Pages
from tablee.server.web.problems import Asked, on_http_error, on_tablee_error, on_unexpected
from tablee.server.web.rates import RateLimits
from tablee.server.web.safety.csrf import csrf
from tablee.server.web.safety.middleware import LARGEST_BODY, protect
from tablee.server.web.safety.room import Room


def create_app(server: TableServer, connections: Connections | None = None) -> Litestar:
    rates = RateLimits(limits=server.settings.limits)

    pages = Pages(game_at=api.game_at(server))
    app = Litestar(
        route_handlers=[
            *api.handlers(server, rates),
            *mail.handlers(server.store, server.delivery.mailer),
            *pages.handlers(),
            *operators(server.settings, server.store, server.space),
        ],
        middleware=[csrf(server.signer)],
        exception_handlers={
            TableeError: on_tablee_error,
            NotFoundException: pages.on_not_found,
            HTTPException: on_http_error,
            Exception: on_unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Tablée",
            version=number(),
            description="Open a table, sit down, play. For what goes over a table's socket see /api/messages.json.",
            path="/api/openapi.json",  # not /api: below its path Litestar answers with a page where there is nothing
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_class=Asked,
        on_startup=[server.open],
        on_shutdown=[server.close],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )

    async def seated(person: str) -> bool:
        return await server.store.read(lambda connection: tables.holds_seat(connection, person))

    room = None if connections is None else Room(connections, server.people, seated)
    protect(app, server.settings, server.people, live.endpoint(server, rates), room)
    return app
