"""The HTTP API: who one is, which tables there are, and everything one can do at one without a socket."""

from litestar.handlers import HTTPRouteHandler

from tablee.server.server import TableServer
from tablee.server.web.api import calls, games, here, people, replays, table, tables, texts
from tablee.server.web.callers import Callers
from tablee.server.web.openers import Openers
from tablee.server.web.rates import RateLimits


def game_at(server: TableServer) -> table.GameAt:
    return table.game_at(server.live_tables, _callers(server))


def _callers(server: TableServer) -> Callers:
    return Callers(server.people, server.tables, server.lifetime, server.signer)


def handlers(server: TableServer, rates: RateLimits) -> list[HTTPRouteHandler]:
    store, live_tables = server.store, server.live_tables
    callers = _callers(server)
    openers = Openers(store, limits=server.settings.limits)
    return [
        *games.handlers(),
        *texts.handlers(),
        *here.handlers(server.settings, server.lan, server.calls.sender),
        *people.handlers(store, server.people, live_tables, callers),
        *calls.handlers(store, server.calls, server.settings, callers),
        *tables.handlers(store, server.tables, live_tables, server.opening, openers, callers),
        *table.handlers(store, server.tables, live_tables, callers, rates),
        *replays.handlers(store, server.tables, live_tables, server.due_signal, openers, callers, server.hindsight),
    ]
