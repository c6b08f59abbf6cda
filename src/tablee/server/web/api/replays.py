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
from tablee.server.due.hindsight import Hindsight, LostGame
from tablee.server.live.signal import DueSignal
from tablee.server.live.tables import LiveTables
from tablee.server.opening.branching import branch
from tablee.server.people import Person
from tablee.server.persistence.table_store import TableStore
from tablee.server.statistics import statistics
from tablee.server.store import Store, history
from tablee.server.store.due import Owner
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
    WithLayout,
)
from tablee.server.web.callers import Callers
from tablee.server.web.openers import Openers

AT_ONCE = 2  # replays that are made at the same time


def handlers(
    store: Store,
    tables: TableStore,
    live_tables: LiveTables,
    due: DueSignal,
    openers: Openers,
    callers: Callers,
    hindsight: Hindsight,
) -> list[HTTPRouteHandler]:
    finished = _Finished(tables, live_tables, callers)
    return [
        *_telling(finished),
        *_looking_back(finished, tables, callers, hindsight),
        *_going_on(finished, tables, due, openers, callers),
        *_counting(store, callers),
    ]


class _Finished:
    """Games that are over, from a table or from a record file."""

    def __init__(self, tables: TableStore, live_tables: LiveTables, callers: Callers) -> None:
        self.busy = asyncio.Semaphore(AT_ONCE)
        self._tables = tables
        self._live_tables = live_tables
        self._callers = callers

    async def at_table(
        self, request: AnyRequest, table: str, invite: str
    ) -> tuple[Record, GameSheet | None, wire.TableInfo]:
        """The whole truth about a table, for those who may look on, once there is nothing to keep secret any more."""
        looker = await self._callers.looker(request, table, invite)
        with self._live_tables.use(table) as live:
            async with live.lock:
                await live.refresh()
                live.check_viewer(looker, SPECTATOR)
                state: TableState = live.state
                if not state.over or state.table is None:
                    raise TableeError("server-replay-later")
                return await live.record(), state.sheet, live.info

    async def in_file(self, text: str, name: str) -> tuple[Table, list[wire.Check]]:
        record = await asyncio.to_thread(replay.read, text, name)
        sheet = await self._tables.sheet_of(record.game, record.content)
        return await asyncio.to_thread(replay.replayed, game(record.game), record, sheet, name)


def _telling(finished: _Finished) -> list[HTTPRouteHandler]:
    @get("/api/tables/{table:str}/replay", operation_id="replay", tags=["replays"], responses=WRONG | EARLY)
    async def of_table(
        request: AnyRequest,
        table: TableId,
        viewer: ViewerNumber = SPECTATOR,
        invite: Invite = "",
        layout: WithLayout = False,
    ) -> wire.Replay:
        """A game that is over, move by move, through anybody's eyes. Moves that were taken back are not told."""
        record, sheet, info = await finished.at_table(request, table, invite)

        def told() -> wire.Replay:
            found, checks = replay.replayed(game(record.game), record, sheet)
            return replay.replay(found, info, viewer, checks, layout=layout)

        async with finished.busy:
            return await asyncio.to_thread(told)

    @post("/api/replays", operation_id="replay_record", tags=["replays"], responses=WRONG, status_code=200)
    async def of_record(data: JSONBody[RecordFile], layout: WithLayout = False) -> wire.Replay:
        """The same of a record file. Nothing of it is kept."""
        async with finished.busy:
            found, checks = await finished.in_file(data.record, data.name)
            info = replay.info_of(found)
            return await asyncio.to_thread(replay.replay, found, info, data.viewer, checks, layout=layout)

    return [of_table, of_record]


def _looking_back(
    finished: _Finished, tables: TableStore, callers: Callers, hindsight: Hindsight
) -> list[HTTPRouteHandler]:
    @get("/api/tables/{table:str}/hindsight", operation_id="hindsight", tags=["replays"], responses=WRONG | EARLY)
    async def of_table(request: AnyRequest, table: TableId, invite: Invite = "") -> wire.Hindsight:
        """What would have won a game that all have lost together, if a search of a few seconds finds it."""
        record, _, info = await finished.at_table(request, table, invite)
        played = game(record.game)
        if not played.cooperative or not played.looks_back or info.status != "finished" or info.won:
            return wire.Hindsight(None)
        lost = LostGame(str(record), tables.content_file(info.content))
        address = callers.address(request)
        return wire.Hindsight(await hindsight.missed(lost, Owner(address, address)))

    return [of_table]


def _going_on(
    finished: _Finished, tables: TableStore, due: DueSignal, openers: Openers, callers: Callers
) -> list[HTTPRouteHandler]:
    async def opened(
        request: AnyRequest, host: Person, record: Record, sheet: GameSheet | None, wish: wire.BranchWish
    ) -> OpenedTable:
        async with openers.place(request.scope) as note:
            new = await branch(tables, host, record, sheet, wish, callers.address(request))
            note(new.row.id)
        due.look_again(new.state.due(), new.state.last_at)  # a bot may be asked at once
        return OpenedTable(new.row.id, new.row.invite, "")

    @post("/api/tables/{table:str}/branch", operation_id="branch", tags=["replays"], responses=WRONG | EARLY)
    async def from_table(
        request: AnyRequest, table: TableId, data: JSONBody[wire.BranchWish], invite: Invite = ""
    ) -> OpenedTable:
        """What if: a new table that goes on from a position of a game that is over, with the same cards to come."""
        host = await callers.host(request)
        record, sheet, _ = await finished.at_table(request, table, invite)
        return await opened(request, host, record, sheet, data)

    @post("/api/replays/branch", operation_id="branch_record", tags=["replays"], responses=WRONG)
    async def from_record(request: AnyRequest, data: JSONBody[RecordBranch]) -> OpenedTable:
        """The same from a record file."""
        host = await callers.host(request)
        async with finished.busy:
            found, _ = await finished.in_file(data.record, data.name)
        return await opened(request, host, found.record, found.sheet, data)

    return [from_table, from_record]


def _counting(store: Store, callers: Callers) -> list[HTTPRouteHandler]:
    @get("/api/me/statistics", operation_id="statistics", tags=["people"], responses=WRONG)
    async def mine(request: AnyRequest) -> list[wire.GameStatistics]:
        """How one has done so far, by game."""
        found = await callers.person(request)
        return statistics(await store.read(lambda c: history.played(c, found.id)))

    return [mine]
