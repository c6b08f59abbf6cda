"""Middleware around the whole application: headers, origins, sizes, rate limits."""

from __future__ import annotations

import math
import time
from typing import Any, cast

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tablee.engine.words import Line
from tablee.server import logs, metrics
from tablee.server.people import People
from tablee.server.settings import Settings
from tablee.server.web.problems import problem
from tablee.server.web.safety.asking import SOCKET, header, method, own_origin
from tablee.server.web.safety.headers import cookies_made_secure, headers_for
from tablee.server.web.safety.limits import Limits, OpenSockets
from tablee.server.web.safety.room import Room

LARGEST_BODY = 65_536  # bytes of a request

_SAFE = ("GET", "HEAD", "OPTIONS")


class SafetyMiddleware:
    """Around the whole application, so that no route can be forgotten."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        people: People | None = None,
        sockets: ASGIApp | None = None,
        room: Room | None = None,
    ) -> None:
        self._app = app
        self._room = room
        self._sockets = sockets or app
        self._origins = settings.origins
        self._limits = Limits(people) if settings.limits else None
        self._open = OpenSockets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        inside = self._socket if scope["type"] == ScopeType.WEBSOCKET else self._request
        await inside(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refusal(scope) or await self._no_room(scope)
        if refused is not None:
            await self._turn_away(scope, receive, send, *refused)
            return
        with self._open.place(self._limits.sockets(scope) if self._limits else ()) as full:
            if not full:
                await self._sockets(scope, receive, send)
                return
        metrics.limited.labels("open").inc()
        line = Line("web-too-many-sockets", {"most": full})
        await self._turn_away(scope, receive, send, 429, line, {"retry-after": "10"})

    async def _turn_away(
        self, scope: Scope, receive: Receive, send: Send, status: int, line: Line, headers: dict[str, str]
    ) -> None:
        await receive()  # the handshake, which is answered like any request
        logs.request(SOCKET, "refused", status, 0)
        metrics.requests.labels(SOCKET, "refused", status).inc()
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 4000 + status, "reason": line.key})
            return
        body = msgspec.json.encode(problem(line, header(scope, "accept-language")))
        await send(_start("websocket.http.response.start", status, headers))
        await send({"type": "websocket.http.response.body", "body": body})  # type: ignore[arg-type]

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 500
        if method(scope) == "HEAD":  # asked by proxies and watchers: answered as GET, and uvicorn leaves the body out
            scope = cast("Scope", scope | {"method": "GET"})

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*cookies_made_secure(scope, message["headers"]), *headers_for(scope)]
            await send(message)

        refused = self._refusal(scope) or await self._no_room(scope)
        try:
            if refused is None:
                await self._app(scope, receive, sending)
            else:
                await _answer(scope, sending, *refused)
        finally:
            took = time.perf_counter() - started
            asked, route = _known_method(method(scope)), "refused" if refused else _route(scope)
            metrics.requests.labels(asked, route, status).inc()
            metrics.request_seconds.observe(took)
            logs.request(asked, route, status, round(took * 1000, 1))

    async def _no_room(self, scope: Scope) -> tuple[int, Line, dict[str, str]] | None:
        if self._room is None or await self._room.allows(scope):
            return None
        return 503, Line("web-full"), {"retry-after": "10", "connection": "close"}

    def _refusal(self, scope: Scope) -> tuple[int, Line, dict[str, str]] | None:
        """Status, reason and headers for a request that goes no further."""
        if method(scope) not in _SAFE and not own_origin(scope, self._origins):
            return 403, Line("web-origin"), {}
        length = header(scope, "content-length")
        if length.isdecimal() and int(length[:18]) > LARGEST_BODY:
            return 413, Line("web-too-large", {"most": LARGEST_BODY}), {"connection": "close"}
        kind, seconds = self._limits.wait(scope) if self._limits else ("", 0.0)
        if seconds:
            metrics.limited.labels(kind).inc()
            whole = max(1, math.ceil(seconds))
            return 429, Line("web-too-often", {"seconds": whole}), {"retry-after": str(whole)}
        return None


def protect(
    app: Litestar,
    settings: Settings,
    people: People | None = None,
    sockets: ASGIApp | None = None,
    room: Room | None = None,
) -> None:
    """Wrap an application that is already made, and what serves its sockets."""
    app.asgi_handler = SafetyMiddleware(app.asgi_handler, settings, people, sockets, room)


async def _answer(scope: Scope, send: Send, status: int, line: Line, headers: dict[str, str]) -> None:
    body = msgspec.json.encode(problem(line, header(scope, "accept-language")))
    await send(_start("http.response.start", status, headers | {"content-length": str(len(body))}))
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _start(kind: str, status: int, headers: dict[str, str]) -> Any:
    everything = {"content-type": "application/json"} | headers
    return {"type": kind, "status": status, "headers": [(k.encode(), v.encode()) for k, v in everything.items()]}


def _route(scope: Scope) -> str:
    """The route and not the path, which may hold a token."""
    return str(scope.get("path_template") or "unknown")


def _known_method(method: str) -> str:
    return method if method in (*_SAFE, "POST", "PUT", "PATCH", "DELETE") else "other"
