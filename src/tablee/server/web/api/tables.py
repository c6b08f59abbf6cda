"""Lists of tables, and opening one."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from tablee.engine.errors import TableeError
from tablee.engine.seed import Seed
from tablee.server.live.table import may_watch
from tablee.server.live.tables import LiveTables
from tablee.server.messages import NewTable
from tablee.server.opening.tables import Opening
from tablee.server.persistence.table_store import TableStore
from tablee.server.store import Store, TableRow, tables
from tablee.server.web.api.shapes import WRONG, AnyRequest, Before, OpenedTable, TableLine
from tablee.server.web.callers import Callers
from tablee.server.web.openers import Openers

LISTED = 50  # on a page


def handlers(
    store: Store,
    kept: TableStore,
    live_tables: LiveTables,
    opening: Opening,
    openers: Openers,
    callers: Callers,
) -> list[HTTPRouteHandler]:
    async def lines(rows: Sequence[TableRow], who: str) -> list[TableLine]:
        last = await kept.last_entries([row.id for row in rows])
        shown = [await _line(live_tables, row, who, last.get(row.id)) for row in rows]
        return [line for line in shown if line is not None]

    @get("/api/tables", operation_id="open_tables", tags=["tables"], responses=WRONG)
    async def open_tables(before: Before = "") -> list[TableLine]:
        """Tables anybody may join, newest first, a few of each host; a page at a time."""
        last = await _last(store, before)
        shown = None if last is None else (last.created_at, last.id)
        rows = await store.read(lambda c: tables.open_tables(c, LISTED, shown))
        return await lines(rows, "")

    @get("/api/me/tables", operation_id="my_tables", tags=["tables"], responses=WRONG)
    async def my_tables(request: AnyRequest, before: Before = "") -> list[TableLine]:
        """One's own tables: those that run, those that wait, then the finished ones; a page at a time."""
        found = await callers.person(request)
        last = await _last(store, before)
        mine = await store.read(lambda c: tables.tables_of(c, found.id, LISTED, last))
        return await lines([own.table for own in mine], found.id)

    @post("/api/tables", operation_id="new_table", tags=["tables"], responses=WRONG)
    async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
        """Open a table."""
        host = await callers.host(request)
        async with openers.place(request.scope) as opened:
            row = await opening.new_table(host, data, callers.address(request))
            opened(row.id)
        return OpenedTable(row.id, row.invite, Seed(secret=row.secret, table=row.id).commitment)

    return [open_tables, my_tables, new_table]


async def _last(store: Store, before: str) -> TableRow | None:
    """The table after which a page begins."""
    if not before:
        return None
    row = await store.read(lambda c: tables.table_row(c, before))
    if row is None:
        raise TableeError("server-no-such-table")
    return row


async def _line(live_tables: LiveTables, row: TableRow, who: str, last: int | None) -> TableLine | None:
    with live_tables.use(row.id) as live:
        async with live.lock:
            try:
                await live.refresh(last)
            except TableeError:  # its game or content file is gone: the others are still shown
                return None
            state, info = live.state, live.info
            yours, asked = state.seats_of(who), list[int]()
            if may_watch(state, who, invited=False):
                asked = [seat for seat in state.questioned() if seat not in yours or seat in state.unanswered()]
            return TableLine(
                row.id,
                row.game,
                state.status,
                row.created_at,
                info.seats,
                info.clock,
                yours,
                asked,
                info.result,
                info.won,
                info.branched,
                info.automata,
                info.deserted,
            )
