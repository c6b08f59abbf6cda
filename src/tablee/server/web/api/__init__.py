"""The HTTP API: who one is, which tables there are, and everything one can do at one without a socket."""

from litestar.handlers import HTTPRouteHandler

from tablee.server.house import House
from tablee.server.web.api import calls, games, here, people, replays, table, tables
from tablee.server.web.manners import Manners


def handlers(house: House, manners: Manners) -> list[HTTPRouteHandler]:
    return [
        *games.handlers(),
        *here.handlers(house),
        *people.handlers(house),
        *calls.handlers(house),
        *tables.handlers(house),
        *table.handlers(house, manners),
        *replays.handlers(house),
    ]
