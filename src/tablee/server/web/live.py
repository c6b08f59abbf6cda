"""The socket of a table: text frames, one message each.

Sockets are served as plain ASGI, without the framework: at every message its layers would cost as much as the move.
"""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from tablee.engine.errors import TableeError
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line
from tablee.server import messages as wire
from tablee.server import metrics
from tablee.server.house import House
from tablee.server.live.outlet import Outlet
from tablee.server.live.room import Room
from tablee.server.people import COOKIE
from tablee.server.tables.acts import Actor
from tablee.server.web.safety import Bucket, cookie

RATE, BURST = 50, 100  # messages a second from one socket
NORMAL, GOING_AWAY, TOO_SLOW, REFUSED, NOT_FOUND = 1000, 1001, 1013, 4403, 4404  # close codes
FAREWELL_SECONDS = 2.0

log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(wire.ClientMessage)
_PATH = re.compile("/api/tables/([^/]{1,64})/live/?")


def endpoint(house: House) -> ASGIApp:
    """Where sockets come to."""

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the handshake
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            await send({"type": "websocket.close", "code": NOT_FOUND, "reason": ""})
            return
        invite = parse_qs(scope["query_string"].decode("latin-1")).get("invite", [""])[0][:64]
        with house.rooms.use(found[1]) as room:
            await Visit(house, scope, receive, send, room).stay(invite)

    return sockets


class Visit:
    """One socket at one table, from its coming to its going."""

    def __init__(self, house: House, scope: Scope, receive: Receive, send: Send, room: Room) -> None:
        self.house = house
        self.scope = scope
        self.receive = receive
        self.send = send
        self.room = room
        self.outlet = Outlet(self._send)
        self.bucket = Bucket(RATE, BURST) if house.settings.limits else None
        self.seen = -1
        self.code = NORMAL  # why the socket is closed

    async def stay(self, invite: str) -> None:
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        metrics.sockets.inc()
        sending = asyncio.create_task(self._sending())
        try:
            if await self._come_in(invite):
                await self._listen()
        finally:
            metrics.sockets.dec()
            self.room.leave(self.outlet)
            self.outlet.close()
            await self._gone()
            await asyncio.wait([sending], timeout=FAREWELL_SECONDS)
            sending.cancel()

    async def _come_in(self, invite: str) -> bool:
        person = await self.house.people.known(cookie(self.scope, COOKIE))
        outlet, room = self.outlet, self.room
        if person is not None:
            outlet.person, outlet.name = person.id, person.name
            outlet.muted = await self.house.people.mutes(person)
        outlet.invited = await self.house.invited(room.id, invite)
        if self.house.closing:
            outlet.tell(wire.Bye(Line("server-closing"), 3.0))
            return False
        try:
            async with room.lock:
                await room.open()
        except TableeError as error:
            outlet.tell(wire.Bye(error.line, -1))
            self.code = REFUSED
            return False
        room.enter(outlet)
        await self.house.present(room.id, outlet.person, here=True)
        return True

    async def _gone(self) -> None:
        outlet, room = self.outlet, self.room
        if outlet.person and outlet.viewer is not None and self.seen >= 0:
            try:
                await self.house.saw(outlet.person, room.id, outlet.viewer, self.seen)
            except (TableeError, AssertionError):  # the store is in trouble or closed; it is only a bookmark
                log.info("bookmark not kept")
        if outlet.person and outlet.person not in room.people_here() and not self.house.closing:
            await self.house.present(room.id, outlet.person, here=False)

    # Sending

    async def _send(self, text: str) -> None:
        metrics.sent.inc()
        await self.send({"type": "websocket.send", "text": text, "bytes": None})

    async def _sending(self) -> None:
        """The one task that writes to this socket; when it ends, the socket is closed."""
        try:
            await self.outlet.run()
            code = self.code
            if self.outlet.dropped:
                metrics.dropped.inc()
                code = TOO_SLOW
            elif self.house.closing:
                code = GOING_AWAY
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
        except Exception:  # the other side is gone already, in one of many ways
            log.debug("socket closed under a writer", exc_info=True)

    # Listening

    async def _listen(self) -> None:
        while not self.house.closing and not self.outlet.dropped:
            if self.outlet.crowded:
                await asyncio.sleep(0)  # a burst of questions does not make a slow reader
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            metrics.received.inc()
            wait = self.bucket.take() if self.bucket else 0.0
            if wait:
                metrics.limited.labels("message").inc()
                self.outlet.tell(wire.Trouble(Line("web-too-often", {"seconds": 1})))
                await asyncio.sleep(min(wait, 1.0))  # whoever pushes is slowed down
                continue
            await self._hear(message.get("text") or message.get("bytes") or b"")

    async def _hear(self, data: str | bytes) -> None:
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # no JSON, no UTF-8, too deep
            self.outlet.tell(wire.Trouble(Line("web-bad-message", {"reason": str(error)})))
            return
        try:
            await self._answer(message)
        except TableeError as error:
            self.outlet.tell(wire.Trouble(error.line))
        except Exception:
            metrics.errors.inc()
            log.exception("unexpected")
            self.outlet.tell(wire.Trouble(Line("web-unexpected", {"reason": ""})))

    async def _answer(self, message: Any) -> None:
        outlet, room = self.outlet, self.room
        if isinstance(message, wire.Look):
            first = outlet.viewer is None
            await room.look(outlet, message)
            if first:
                room.show_presence()
            else:
                outlet.tell(room.presence())
        elif isinstance(message, wire.Saw):
            self._saw(message.n)
        elif isinstance(message, wire.Ping):
            outlet.tell(wire.Pong(self.house.now()))
        else:
            await self._act(message)

    async def _act(self, act: wire.TableAct) -> None:
        outlet = self.outlet
        if not outlet.person:
            outlet.tell(wire.Refused(act.id, Line("people-unknown")))
            return
        seat = SPECTATOR if outlet.viewer is None else outlet.viewer
        actor = Actor(outlet.person, outlet.name, outlet.invited, seat)
        answer = await self.room.act(act, actor, outlet)
        if answer is not None:
            outlet.tell(answer)

    def _saw(self, n: int) -> None:
        """Kept when the socket goes: a bookmark need not be written at every move."""
        viewer = self.outlet.viewer
        if viewer is not None and self.room.shows(viewer, n):
            self.seen = max(self.seen, n)
