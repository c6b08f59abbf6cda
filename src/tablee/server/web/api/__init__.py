"""The HTTP API: who one is, which tables there are, and everything one can do at one without a socket."""

from litestar.handlers import HTTPRouteHandler

from tablee.server.server import TableServer
from tablee.server.web.api import calls, games, here, people, replays, table, tables
from tablee.server.web.rates import RateLimits


def handlers(server: TableServer, rates: RateLimits) -> list[HTTPRouteHandler]:
    return [
        *games.handlers(),
        *here.handlers(server),
        *people.handlers(server),
        *calls.handlers(server),
        *tables.handlers(server),
        *table.handlers(server, rates),
        *replays.handlers(server),
    ]
