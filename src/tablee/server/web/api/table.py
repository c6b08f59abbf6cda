"""One table: looking at it, acting at it, its log, record and chat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter

from tablee.engine.errors import TableeError
from tablee.engine.state import SPECTATOR
from tablee.server import messages as wire
from tablee.server.live.connection import ClientConnection
from tablee.server.live.table import LiveTable, may_watch
from tablee.server.live.tables import LiveTables
from tablee.server.live.talk import said
from tablee.server.persistence.table_store import TableStore
from tablee.server.store import Store, talk
from tablee.server.tables.state import TableState
from tablee.server.web.api.shapes import (
    REFUSED,
    WRONG,
    AnyRequest,
    Invitation,
    Invite,
    LogPage,
    TableDetails,
    TableId,
    ViewerNumber,
)
from tablee.server.web.callers import Callers
from tablee.server.web.rates import RateLimits

CHAT_LINES = 100
AT_ONCE = 2  # records that are written at the same time


def handlers(
    store: Store, tables: TableStore, live_tables: LiveTables, callers: Callers, rates: RateLimits
) -> list[HTTPRouteHandler]:
    return [*_acting(tables, live_tables, callers, rates), *_reading(store, live_tables, callers)]


def _acting(tables: TableStore, live_tables: LiveTables, callers: Callers, rates: RateLimits) -> list[HTTPRouteHandler]:
    @get("/api/tables/{table:str}", operation_id="table", tags=["tables"], responses=WRONG)
    async def one_table(request: AnyRequest, table: TableId, invite: Invite = "") -> TableDetails:
        """A table, and what one may do there."""
        looker = await callers.looker(request, table, invite)
        with live_tables.use(table) as live:
            async with live.lock:
                await live.refresh()
                return await _details(tables, live, looker)

    @post("/api/tables/{table:str}/acts", operation_id="act", tags=["tables"], responses=WRONG | REFUSED)
    async def act(
        request: AnyRequest, table: TableId, data: JSONBody[wire.TableAct], invite: Invite = ""
    ) -> Response[wire.Ack | wire.Refused]:
        """Do something at a table."""
        who = await callers.actor(request, table, invite)
        if isinstance(data, wire.Say):
            rates.check_chat(who.person)
        with live_tables.use(table) as live:
            async with live.lock:
                await live.open()  # if there is none, that is not a refusal
            answer = await live.act(data, who)
        assert isinstance(answer, wire.Ack | wire.Refused)
        return Response(answer, status_code=201 if isinstance(answer, wire.Ack) else 409)

    @post("/api/tables/{table:str}/invite", operation_id="renew_invite", tags=["tables"], responses=WRONG)
    async def renew_invite(request: AnyRequest, table: TableId) -> Invitation:
        """A new invitation; the old one is void."""
        found = await callers.person(request)
        with live_tables.use(table) as live:
            async with live.lock:
                await live.refresh()
                if live.state.host != found.id:
                    raise TableeError("server-only-host")
        return Invitation(await tables.renew_invite(table))

    return [one_table, act, renew_invite]


def _reading(store: Store, live_tables: LiveTables, callers: Callers) -> list[HTTPRouteHandler]:
    writing = asyncio.Semaphore(AT_ONCE)

    @get("/api/tables/{table:str}/log", operation_id="log", tags=["tables"], responses=WRONG)
    async def log(
        request: AnyRequest,
        table: TableId,
        viewer: ViewerNumber = SPECTATOR,
        after: Annotated[int, Parameter(ge=-1, le=2**53)] = -1,
        end: Annotated[int, Parameter(ge=0, le=2**53)] = 2**53,
        invite: Invite = "",
    ) -> LogPage:
        """What a viewer was told. Of a long log the last lines; `end` asks for those before the line of that number."""
        looker = await callers.looker(request, table, invite)
        with live_tables.use(table) as live:
            n, found = await live.log(looker, viewer, after, end)
        return LogPage(n, found.lines, found.first)

    @get(
        "/api/tables/{table:str}/record",
        operation_id="record",
        tags=["tables"],
        responses=WRONG,
        media_type=MediaType.TEXT,
    )
    async def record(request: AnyRequest, table: TableId, viewer: ViewerNumber = SPECTATOR, invite: Invite = "") -> str:
        """The whole record when the game is over; while it runs, the moves that the viewer has seen."""
        looker = await callers.looker(request, table, invite)
        with live_tables.use(table) as live:
            async with live.lock:
                await live.refresh()
                live.check_viewer(looker, viewer)
                game = live.state.table
                if game is None:
                    raise TableeError("server-not-begun")
                whole = await live.record() if live.state.over else None
        async with writing:
            return await (
                asyncio.to_thread(game.transcript, viewer) if whole is None else asyncio.to_thread(str, whole)
            )

    @get("/api/tables/{table:str}/chat", operation_id="chat", tags=["tables"], responses=WRONG)
    async def chat(
        request: AnyRequest,
        table: TableId,
        before: Annotated[int | None, Parameter(ge=0, le=2**31 - 1)] = None,
        invite: Invite = "",
    ) -> list[wire.Said]:
        """What was said, the latest lines before a number."""
        looker = await callers.looker(request, table, invite)
        with live_tables.use(table) as live:
            async with live.lock:
                await live.refresh()
                if not may_watch(live.state, looker.person, looker.invited):
                    raise TableeError("server-no-watching")
        lines = await store.read(lambda c: talk.chat_of(c, table, before, CHAT_LINES))
        return [said(line) for line in lines if not line.removed and line.identity not in looker.muted]

    return [log, record, chat]


GameAt = Callable[[AnyRequest, str], Awaitable[str]]


def game_at(live_tables: LiveTables, callers: Callers) -> GameAt:
    async def found(request: AnyRequest, table: str) -> str:
        """The game of a table, for those who may look at it; "" for everybody else."""
        try:
            looker = await callers.looker(request, table, request.query_params.get("invite", ""))
            with live_tables.use(table) as live:
                async with live.lock:
                    await live.refresh()
                    may = may_watch(live.state, looker.person, looker.invited) or _may_join(live.state, looker)
                    return live.info.game if may else ""
        except TableeError:  # the page says so itself when it asks for the table
            return ""

    return found


async def _details(tables: TableStore, live: LiveTable, looker: ClientConnection) -> TableDetails:
    state, who = live.state, looker.person
    yours, watching, joining = (
        state.seats_of(who),
        may_watch(state, who, looker.invited),
        _may_join(state, looker),
    )
    if not watching and not joining:
        raise TableeError("server-banned" if who in state.banned else "server-by-invitation")
    inside = bool(who) and (bool(yours) or who == state.host)
    return TableDetails(live.info, yours, watching, joining, await tables.invite_of(live.id) if inside else "")


def _may_join(state: TableState, looker: ClientConnection) -> bool:
    who = looker.person
    if state.status != "waiting" or who in state.banned:
        return False
    known = bool(who) and (who == state.host or bool(state.seats_of(who)))
    return state.settings.join == "anyone" or looker.invited or known
