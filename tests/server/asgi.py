"""The application without a network: requests go straight to it, as they would from uvicorn."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from tablee.server.server import TableServer
from tablee.server.web.app import create_app

Headers = list[tuple[bytes, bytes]]


class Reply(NamedTuple):
    status: int
    headers: Headers
    body: bytes


def scope(kind: str, path: str, query: str, headers: Headers) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {},
        "extensions": {},
    }


async def request(app: Any, method: str, path: str, query: str, headers: Headers, body: bytes) -> Reply:
    sent: list[dict[str, Any]] = []
    asked: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]
    forever = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if asked:
            return asked.pop()
        await forever.wait()
        raise AssertionError

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope("http", path, query, headers) | {"method": method}, receive, send)
    content = b"".join(message.get("body", b"") for message in sent[1:])
    return Reply(sent[0]["status"], sent[0]["headers"], content)


class Cookies(dict[str, str]):
    """What a browser keeps of one site."""

    def headers(self) -> Headers:
        """For a request: all cookies, and the token that shows that it is no page of another site that asks."""
        headers = [(b"cookie", "; ".join(f"{name}={value}" for name, value in self.items()).encode())] if self else []
        if token := self.get("tablee-csrf"):
            headers.append((b"x-csrf-token", token.encode()))
        return headers

    def keep(self, headers: Headers) -> None:
        for name, value in headers:
            if name.lower() == b"set-cookie":
                key, _, rest = value.decode().partition("=")
                self[key] = rest.partition(";")[0].strip('"')


class Browser:
    """Somebody who asks one server; the cookies may be those of another browser."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.app = create_app(server)
        self.cookies = Cookies()

    async def arrive(self, name: str) -> None:
        await self.ask("GET", "/api/me")
        await self.ask("POST", "/api/me", {"name": name})

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer, which must be a good one."""
        reply = await self.reply(method, path, body)
        assert reply.status < 300, reply
        return msgspec.json.decode(reply.body) if reply.body else None

    async def text(self, path: str) -> str:
        return (await self.reply("GET", path)).body.decode()

    async def reply(self, method: str, path: str, body: object = None) -> Reply:
        path, _, query = path.partition("?")
        data = b"" if body is None else msgspec.json.encode(body)
        headers = [(b"host", b"here"), (b"content-type", b"application/json"), *self.cookies.headers()]
        reply = await request(self.app, method, path, query, headers, data)
        self.cookies.keep(reply.headers)
        return reply

    async def move(self, table: str, act: str) -> Any:
        """Some move of whoever is asked, who must be the person here."""
        live = self.server.live_tables.known(table)
        assert live is not None
        seat = live.state.asked()[0]
        text = live.state.game.choices(live.state.game_table.state, seat)[0].text
        return await self.ask("POST", f"/api/tables/{table}/acts", {"t": "move", "id": act, "text": text, "seat": seat})
