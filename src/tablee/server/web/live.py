"""The sockets of tables, and those on which people wait for news of their tables: text frames, one message each.

Sockets are served as plain ASGI, without the framework: at every message its layers would cost as much as the move.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import Any, NamedTuple
from urllib.parse import parse_qs

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from tablee.engine.errors import TableeError
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line
from tablee.server import messages as wire
from tablee.server import metrics
from tablee.server.calling.calls import Calls
from tablee.server.lifetime import Lifetime
from tablee.server.live.connection import ClientConnection
from tablee.server.live.news import TableNews
from tablee.server.live.presence import Presence
from tablee.server.live.table import LiveTable
from tablee.server.people import COOKIE, People, Person, Signer
from tablee.server.persistence.table_store import TableStore
from tablee.server.public import public
from tablee.server.server import TableServer
from tablee.server.tables.acts import Actor
from tablee.server.web.callers import address_tag
from tablee.server.web.problems import holds_null
from tablee.server.web.rates import RateLimits
from tablee.server.web.safety.asking import address, cookie
from tablee.server.web.sockets import writer

NORMAL, GOING_AWAY, TRY_LATER, REFUSED, NOT_FOUND = 1000, 1001, 1013, 4403, 4404  # close codes
FAREWELL_SECONDS = 2.0
BACK_SECONDS = 3.0
BOOKMARK_SECONDS = 10.0  # a bookmark need not be written at every move
FOR_GOOD = ("server-no-such-table", "server-banned", "server-forgotten", "people-unknown")  # no use in coming back

log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(wire.ClientMessage)
_PATH = re.compile("/api/tables/([!-.0-~]{1,64})/live/?")
_OWN_PATH = re.compile("/api/me/live/?")


def endpoint(server: TableServer, rates: RateLimits) -> ASGIApp:
    """The ASGI application that serves the sockets."""
    visits = Visits(server.people, server.tables, server.presence, server.calls, server.lifetime, rates, server.signer)

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the handshake
        if _OWN_PATH.fullmatch(scope["path"]):
            await NewsSocket(visits, scope, receive, send, server.news).stay()
            return
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            await send({"type": "websocket.close", "code": NOT_FOUND, "reason": ""})
            return
        query = parse_qs(scope["query_string"].decode("latin-1"))
        invite = query.get("invite", [""])[0][:64]
        with server.live_tables.use(found[1]) as live:
            visit = Visit(visits, scope, receive, send, live, invite)
            visit.client.layout = query.get("layout") == ["1"]
            await visit.stay()

    return sockets


class Visits(NamedTuple):
    """What all visits need."""

    people: People
    tables: TableStore
    presence: Presence
    calls: Calls
    lifetime: Lifetime
    rates: RateLimits
    signer: Signer


class Socket:
    """One socket, from its coming to its going: whatever it is for, it is written to, listened to and closed alike."""

    def __init__(self, visits: Visits, scope: Scope, receive: Receive, send: Send) -> None:
        self.people, self.tables, self.presence, self.calls, self.lifetime, self.rates, signer = visits
        self.scope = scope
        self.address = address_tag(signer, scope)
        self.receive = receive
        self.send = send
        self.client = ClientConnection(self._send, write=writer(scope))
        self.code = NORMAL  # why the socket is closed

    async def stay(self) -> None:
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        metrics.sockets.inc()
        sending = asyncio.create_task(self._sending())
        try:
            if await self._come_in():
                await self._listen()
        finally:
            metrics.sockets.dec()
            self._leave()
            self.client.close()
            await self._gone()
            await asyncio.wait([sending], timeout=FAREWELL_SECONDS)
            sending.cancel()

    # What a socket is for

    async def _introduce(self) -> None:
        """Let it in; TableeError if it may not come in."""
        raise NotImplementedError

    async def _answer(self, message: Any) -> None:
        raise NotImplementedError

    def _leave(self) -> None:
        """From here on it is told nothing."""

    async def _gone(self) -> None:
        """What remains to be done when it has left."""

    # Coming

    async def _come_in(self) -> bool:
        try:
            if self.lifetime.closing:
                raise TableeError("server-closing")
            await self._introduce()
        except TableeError as error:
            self._turn_away(public(error.line), for_good=error.line.key in FOR_GOOD)
        except Exception:
            self._turn_away(_unexpected(), for_good=False)
        else:
            return True
        return False

    def _turn_away(self, line: Line, *, for_good: bool) -> None:
        self.client.tell(wire.Bye(line, -1 if for_good else BACK_SECONDS))
        self.code = REFUSED if for_good else TRY_LATER

    async def _person(self) -> Person | None:
        """Whoever comes, by their cookie."""
        person = await self.people.known(cookie(self.scope, COOKIE))
        if person is not None:
            self.client.person, self.client.name = person.id, person.name
        return person

    # Sending

    async def _send(self, text: bytes) -> None:
        await self.send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    async def _sending(self) -> None:
        """The one task that writes to this socket; when it ends, the socket is closed."""
        try:
            await self.client.run()
            code = self.code
            if self.client.dropped:
                metrics.dropped.inc()
                code = TRY_LATER
            elif self.lifetime.closing:
                code = GOING_AWAY
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
        except Exception:  # the other side is gone already, in one of many ways
            log.debug("socket closed under a writer", exc_info=True)

    # Listening

    async def _listen(self) -> None:
        where = address(self.scope)
        who = self.client.person or where
        while not self.lifetime.closing and not self.client.dropped:
            if self.client.crowded:
                await asyncio.sleep(0)  # a burst of questions does not make a slow reader
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            metrics.received.inc()
            wait = self.rates.message(who, where)
            if wait:
                self.client.tell(wire.Trouble(Line("web-too-often", {"seconds": 1})))
                await asyncio.sleep(min(wait, 1.0))  # whoever pushes is slowed down
                continue
            await self._hear(message.get("text") or message.get("bytes") or b"")

    async def _hear(self, data: str | bytes) -> None:
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # no JSON, no UTF-8, too deep
            self.client.tell(wire.Trouble(Line("web-bad-message", {"reason": str(error)})))
            return
        if holds_null(data):
            self.client.tell(wire.Trouble(Line("web-bad-text")))
            return
        try:
            await self._answer(message)
        except TableeError as error:
            self.client.tell(wire.Trouble(public(error.line)))
        except Exception:
            self.client.tell(wire.Trouble(_unexpected()))


class NewsSocket(Socket):
    """Somebody waits for news of their tables. There is nothing to say on it but ping."""

    def __init__(self, visits: Visits, scope: Scope, receive: Receive, send: Send, news: TableNews) -> None:
        super().__init__(visits, scope, receive, send)
        self.news = news

    async def _introduce(self) -> None:
        if await self._person() is None:
            raise TableeError("people-unknown")
        self.news.enter(self.client)

    def _leave(self) -> None:
        self.news.leave(self.client)

    async def _answer(self, message: Any) -> None:
        if isinstance(message, wire.Ping):
            self.client.tell(wire.Pong(self.tables.now()))
        else:
            raise TableeError("web-only-news")


class Visit(Socket):
    """One socket at one table."""

    def __init__(
        self, visits: Visits, scope: Scope, receive: Receive, send: Send, live: LiveTable, invite: str
    ) -> None:
        super().__init__(visits, scope, receive, send)
        self.live = live
        self.invite = invite
        self.bookmarks = Bookmarks(self.tables, self.client, live.id)

    # Coming and going

    async def _introduce(self) -> None:
        client, live = self.client, self.live
        person = await self._person()
        client.invited = await self.tables.invited(live.id, self.invite)
        async with live.lock:
            await live.refresh()
            if client.person and client.person in live.state.banned:
                raise TableeError("server-banned")
        if person is not None:
            client.muted = await self.people.mutes(person)
        live.enter(client)  # at once: from here on it hears of new mutes
        await self.presence.announce(live.id, client.person, here=True)

    def _leave(self) -> None:
        self.live.leave(self.client)

    async def _gone(self) -> None:
        await self.bookmarks.close()
        client, live = self.client, self.live
        if client.person and client.person not in live.people_here() and not self.lifetime.closing:
            try:
                await self.presence.announce(live.id, client.person, here=False)
                if live.opened:
                    await self.calls.left(live, client.person)
            except TableeError:  # the others find out by themselves, a little later
                log.info("absence not told")

    # Listening

    async def _answer(self, message: Any) -> None:
        client, live = self.client, self.live
        if isinstance(message, wire.Look):
            before = client.viewer
            await live.look(client, message)
            if before is None:
                live.show_presence()
            else:
                client.tell(live.presence())
                if before != client.viewer:
                    await self.bookmarks.save()
        elif isinstance(message, wire.Saw):
            await self._saw(message.n)
        elif isinstance(message, wire.AskEffects | wire.AskFits | wire.Touch):
            self.rates.check_question(client.person or address(self.scope))
            client.tell(await live.answer(client, message))
        elif isinstance(message, wire.Ping):
            client.tell(wire.Pong(self.tables.now()))
        else:
            await self._act(message)

    async def _act(self, act: wire.TableAct) -> None:
        client = self.client
        if not client.person:
            client.tell(wire.Refused(act.id, Line("people-unknown")))
            return
        try:
            if isinstance(act, wire.Say):
                self.rates.check_chat(client.person)
        except TableeError as error:
            client.tell(wire.Refused(act.id, error.line))
            return
        seat = SPECTATOR if client.viewer is None else client.viewer
        actor = Actor(client.person, client.name, client.invited, seat, self.address)
        answer = await self.live.act(act, actor, client)
        if answer is not None:
            client.tell(answer)

    async def _saw(self, n: int) -> None:
        viewer = self.client.viewer
        if self.client.person and viewer is not None and self.live.shows(viewer, n):
            await self.bookmarks.put(viewer, n)


class Bookmarks:
    """How far the person behind a socket has looked, as each viewer: kept now and then, and when the socket goes."""

    def __init__(self, tables: TableStore, client: ClientConnection, table: str) -> None:
        self._tables = tables
        self._client = client
        self._table = table
        self._unsaved: dict[int, int] = {}
        self._saved: dict[int, int] = {}
        self._saved_at = -BOOKMARK_SECONDS
        self._saving: asyncio.Task[None] | None = None

    async def put(self, viewer: int, n: int) -> None:
        if n <= max(self._saved.get(viewer, -1), self._unsaved.get(viewer, -1)):
            return
        self._unsaved[viewer] = n
        wait = self._saved_at + BOOKMARK_SECONDS - time.monotonic()
        if wait <= 0:
            await self.save()
        elif self._saving is None or self._saving.done():
            self._saving = asyncio.create_task(self._save_in(wait))

    async def _save_in(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.save()

    async def save(self) -> None:
        self._saved_at = time.monotonic()
        while self._unsaved:
            viewer, n = self._unsaved.popitem()
            self._saved[viewer] = n
            try:
                await self._tables.set_bookmark(self._client.person, self._table, viewer, n)
            except TableeError:  # the store is in trouble or closed; it is only a bookmark
                log.info("bookmark not kept")

    async def close(self) -> None:
        if self._saving is not None:
            self._saving.cancel()
        await self.save()


def _unexpected() -> Line:
    """For an error that is being handled: nobody is shown what it was, the log keeps it."""
    metrics.errors.inc()
    log.exception("unexpected")
    return Line("web-unexpected", {"reason": ""})
