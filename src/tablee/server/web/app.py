"""The application: routes, the fence around them, and the house behind them."""

from __future__ import annotations

from litestar import Litestar
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tablee.engine.errors import TableeError
from tablee.server.house import House
from tablee.server.version import number
from tablee.server.web import api, letters, live
from tablee.server.web.manners import Manners
from tablee.server.web.operators import operators
from tablee.server.web.pages import Pages
from tablee.server.web.problems import Asked, on_http_error, on_tablee_error, on_unexpected
from tablee.server.web.safety.csrf import csrf
from tablee.server.web.safety.fence import LARGEST_BODY, fence


def create_app(house: House) -> Litestar:
    manners = Manners(limits=house.settings.limits)
    pages = Pages()
    app = Litestar(
        route_handlers=[
            *api.handlers(house, manners),
            *letters.handlers(house),
            *pages.handlers(),
            *operators(house.settings, lambda: house.opened),
        ],
        middleware=[csrf(house.signer)],
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
        on_startup=[house.open],
        on_shutdown=[house.close],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    fence(app, house.settings, lambda: house.known_people, live.endpoint(house, manners))
    return app
