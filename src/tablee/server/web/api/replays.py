"""Games that are over: told again move by move, gone on with from anywhere, and counted."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet
from tablee.engine.record import Record
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.games import game
from tablee.server import messages as wire
from tablee.server.branching import branch
from tablee.server.people import Person
from tablee.server.server import TableServer
from tablee.server.statistics import statistics
from tablee.server.store import history
from tablee.server.tables import replay
from tablee.server.tables.state import TableState
from tablee.server.web.api.shapes import (
    EARLY,
    WRONG,
    AnyRequest,
    Invite,
    OpenedTable,
    RecordBranch,
    RecordFile,
    TableId,
    ViewerNumber,
)
from tablee.server.web.api.table import looker_at
from tablee.server.web.callers import person

AT_ONCE = 2  # replays that are made at the same time


def handlers(server: TableServer) -> list[HTTPRouteHandler]:
    busy = asyncio.Semaphore(AT_ONCE)
    return [*_telling(server, busy), *_going_on(server, busy), *_counting(server)]


def _telling(server: TableServer, busy: asyncio.Semaphore) -> list[HTTPRouteHandler]:
    @get("/api/tables/{table:str}/replay", operation_id="replay", tags=["replays"], responses=WRONG | EARLY)
    async def of_table(
        request: AnyRequest, table: TableId, viewer: ViewerNumber = SPECTATOR, invite: Invite = ""
    ) -> wire.Replay:
        """A game that is over, move by move, through anybody's eyes. Moves that were taken back are not told."""
        record, sheet, info = await _over(server, request, table, invite)

        def told() -> wire.Replay:
            found, checks = replay.replayed(game(record.game), record, sheet)
            return replay.replay(found, info, viewer, checks)

        async with busy:
            return await asyncio.to_thread(told)

    @post("/api/replays", operation_id="replay_record", tags=["replays"], responses=WRONG, status_code=200)
    async def of_record(data: JSONBody[RecordFile]) -> wire.Replay:
        """The same of a record file. Nothing of it is kept."""
        async with busy:
            found, checks = await _replayed(server, data.record, data.name)
            return await asyncio.to_thread(replay.replay, found, replay.info_of(found), data.viewer, checks)

    return [of_table, of_record]


def _going_on(server: TableServer, busy: asyncio.Semaphore) -> list[HTTPRouteHandler]:
    @post("/api/tables/{table:str}/branch", operation_id="branch", tags=["replays"], responses=WRONG | EARLY)
    async def from_table(
        request: AnyRequest, table: TableId, data: JSONBody[wire.BranchWish], invite: Invite = ""
    ) -> OpenedTable:
        """What if: a new table that goes on from a position of a game that is over, with the same cards to come."""
        host = await _host(server, request)
        record, sheet, _ = await _over(server, request, table, invite)
        row = await branch(server, host, record, sheet, data)
        return OpenedTable(row.id, row.invite, "")

    @post("/api/replays/branch", operation_id="branch_record", tags=["replays"], responses=WRONG)
    async def from_record(request: AnyRequest, data: JSONBody[RecordBranch]) -> OpenedTable:
        """The same from a record file."""
        host = await _host(server, request)
        async with busy:
            found, _ = await _replayed(server, data.record, data.name)
        row = await branch(server, host, found.record, found.sheet, data)
        return OpenedTable(row.id, row.invite, "")

    return [from_table, from_record]


def _counting(server: TableServer) -> list[HTTPRouteHandler]:
    @get("/api/me/statistics", operation_id="statistics", tags=["people"], responses=WRONG)
    async def mine(request: AnyRequest) -> list[wire.GameStatistics]:
        """How one has done so far, by game."""
        found = await person(server, request)
        return statistics(await server.store.read(lambda c: history.played(c, found.id)))

    return [mine]


async def _host(server: TableServer, request: AnyRequest) -> Person:
    if server.closing:
        raise TableeError("server-closing")
    return await person(server, request)


async def _over(
    server: TableServer, request: AnyRequest, table: str, invite: str
) -> tuple[Record, GameSheet | None, wire.TableInfo]:
    """The whole truth about a table, for those who may look on, once there is nothing to keep secret any more."""
    looker = await looker_at(server, request, table, invite)
    with server.live_tables.use(table) as live:
        async with live.lock:
            await live.open()
            live.check_viewer(looker, SPECTATOR)
            state: TableState = live.state
            if not state.over or state.table is None:
                raise TableeError("server-replay-later")
            return state.record(named=True), state.sheet, live.info


async def _replayed(server: TableServer, text: str, name: str) -> tuple[Table, list[wire.Check]]:
    record = await asyncio.to_thread(replay.read, text, name)
    sheet = await server.sheet_of(record.game, record.content)
    return await asyncio.to_thread(replay.replayed, game(record.game), record, sheet, name)
