"""For a listener at one address: a request for another host there comes from a page with somebody else's name."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from tablee.engine.words import Line
from tablee.server.web.problems import problem
from tablee.server.web.safety.asking import header

MISDIRECTED = 421


class OnlyHosts:
    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: Any = scope["type"]
        if header(scope, "host").lower() in self._hosts:
            await self._app(scope, receive, send)
        elif kind == "websocket":
            await receive()  # the handshake
            await send({"type": "websocket.close", "code": 4000 + MISDIRECTED, "reason": "web-host"})
        else:
            body = msgspec.json.encode(problem(Line("web-host"), header(scope, "accept-language")))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            start: Any = {"type": "http.response.start", "status": MISDIRECTED, "headers": headers}
            await send(start)
            await send({"type": "http.response.body", "body": body, "more_body": False})
