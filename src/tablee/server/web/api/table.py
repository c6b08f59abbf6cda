"""One table: looking at it, acting at it, its log, record and chat."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter

from tablee.engine.errors import TableeError
from tablee.engine.state import SPECTATOR
from tablee.server import messages as wire
from tablee.server.house import House
from tablee.server.live.outlet import Outlet
from tablee.server.live.room import Room, may_watch
from tablee.server.live.talk import said
from tablee.server.store import talk
from tablee.server.tables.sitting import Sitting
from tablee.server.web.api.shapes import (
    REFUSED,
    WRONG,
    AnyRequest,
    Invitation,
    Invite,
    LogPage,
    TableId,
    TableSight,
    ViewerNumber,
)
from tablee.server.web.callers import actor, person, visitor
from tablee.server.web.manners import Manners

CHAT_LINES = 100


def handlers(house: House, manners: Manners) -> list[HTTPRouteHandler]:
    return [*_coming_in(house, manners), *_reading(house)]


def _coming_in(house: House, manners: Manners) -> list[HTTPRouteHandler]:
    @get("/api/tables/{table:str}", operation_id="table", tags=["tables"], responses=WRONG)
    async def one_table(request: AnyRequest, table: TableId, invite: Invite = "") -> TableSight:
        """A table, and what one may do there."""
        looker = await looker_at(house, request, table, invite)
        with house.rooms.use(table) as room:
            async with room.lock:
                await room.open()
                return await _sight(house, room, looker)

    @post("/api/tables/{table:str}/acts", operation_id="act", tags=["tables"], responses=WRONG | REFUSED)
    async def act(
        request: AnyRequest, table: TableId, data: JSONBody[wire.TableAct], invite: Invite = ""
    ) -> Response[wire.Ack | wire.Refused]:
        """Do something at a table."""
        who = await actor(house, request, table, invite)
        if isinstance(data, wire.Say):
            manners.check_chat(who.person)
        with house.rooms.use(table) as room:
            async with room.lock:
                await room.open()
            answer = await room.act(data, who)
        assert isinstance(answer, wire.Ack | wire.Refused)
        return Response(answer, status_code=201 if isinstance(answer, wire.Ack) else 409)

    @post("/api/tables/{table:str}/invite", operation_id="renew_invite", tags=["tables"], responses=WRONG)
    async def renew_invite(request: AnyRequest, table: TableId) -> Invitation:
        """A new invitation; the old one is void."""
        found = await person(house, request)
        with house.rooms.use(table) as room:
            async with room.lock:
                await room.open()
                if room.sitting.host != found.id:
                    raise TableeError("server-only-host")
        return Invitation(await house.renew_invite(table))

    return [one_table, act, renew_invite]


def _reading(house: House) -> list[HTTPRouteHandler]:
    @get("/api/tables/{table:str}/log", operation_id="log", tags=["tables"], responses=WRONG)
    async def log(
        request: AnyRequest,
        table: TableId,
        viewer: ViewerNumber = SPECTATOR,
        after: Annotated[int, Parameter(ge=-1, le=2**53)] = -1,
        invite: Invite = "",
    ) -> LogPage:
        """What a viewer was told."""
        looker = await looker_at(house, request, table, invite)
        with house.rooms.use(table) as room:
            async with room.lock:
                await room.open()
                lines = await room.log(looker, viewer)
                return LogPage(room.sitting.counts[viewer], [told for told in lines if told.n > after])

    @get(
        "/api/tables/{table:str}/record",
        operation_id="record",
        tags=["tables"],
        responses=WRONG,
        media_type=MediaType.TEXT,
    )
    async def record(request: AnyRequest, table: TableId, viewer: ViewerNumber = SPECTATOR, invite: Invite = "") -> str:
        """The whole record when the game is over; while it runs, the moves that the viewer has seen."""
        looker = await looker_at(house, request, table, invite)
        with house.rooms.use(table) as room:
            async with room.lock:
                await room.open()
                room.check_viewer(looker, viewer)
                sitting = room.sitting
                if sitting.table is None:
                    raise TableeError("server-not-begun")
                return str(sitting.record(named=True)) if sitting.over else sitting.table.transcript(viewer)

    @get("/api/tables/{table:str}/chat", operation_id="chat", tags=["tables"], responses=WRONG)
    async def chat(
        request: AnyRequest,
        table: TableId,
        before: Annotated[int | None, Parameter(ge=0, le=2**31 - 1)] = None,
        invite: Invite = "",
    ) -> list[wire.Said]:
        """What was said, the latest lines before a number."""
        looker = await looker_at(house, request, table, invite)
        with house.rooms.use(table) as room:
            async with room.lock:
                await room.open()
                if not may_watch(room.sitting, looker.person, looker.invited):
                    raise TableeError("server-no-watching")
        lines = await house.store.read(lambda c: talk.chat_of(c, table, before, CHAT_LINES))
        return [said(line) for line in lines if not line.removed and line.identity not in looker.muted]

    return [log, record, chat]


async def looker_at(house: House, request: AnyRequest, table: str, invite: str) -> Outlet:
    """The caller as one who looks on, without a socket."""
    found = await visitor(house, request)
    looker = Outlet(_nowhere, found.id if found else "", found.name if found else "")
    looker.muted = await house.people.mutes(found) if found else set()
    looker.invited = await house.invited(table, invite)
    return looker


async def _nowhere(text: bytes) -> None:
    raise AssertionError("nothing is sent to somebody without a socket")


async def _sight(house: House, room: Room, looker: Outlet) -> TableSight:
    sitting, who = room.sitting, looker.person
    yours, watching, joining = (
        sitting.seats_of(who),
        may_watch(sitting, who, looker.invited),
        _may_join(sitting, looker),
    )
    if not watching and not joining:
        raise TableeError("server-banned" if who in sitting.banned else "server-by-invitation")
    inside = bool(who) and (bool(yours) or who == sitting.host)
    return TableSight(room.info, yours, watching, joining, await house.invite_of(room.id) if inside else "")


def _may_join(sitting: Sitting, looker: Outlet) -> bool:
    who = looker.person
    if sitting.status != "waiting" or who in sitting.banned:
        return False
    known = bool(who) and (who == sitting.host or bool(sitting.seats_of(who)))
    return sitting.settings.join == "anyone" or looker.invited or known
