"""Somebody without a browser: a name, the cookies that prove it, and the HTTP requests a browser would make."""

from __future__ import annotations

import asyncio
import secrets
import threading
from http.client import HTTPConnection, HTTPSConnection
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit

import msgspec

from tablee.engine.errors import Refusal, Refused
from tablee.engine.state import SPECTATOR
from tablee.server import messages
from tablee.server.messages import Ack, NewTable, Nonce, Rematch, Sit, TableAct

if TYPE_CHECKING:
    from tablee.server.client.live import Live

CSRF = "tablee-csrf"


def new_id() -> str:
    """For an act: nobody else may choose the same."""
    return secrets.token_urlsafe(12)


def new_nonce() -> str:
    """One's own random bytes for the cards to come."""
    return secrets.token_hex(16)


def with_nonce(act: TableAct) -> TableAct:
    """Whoever sits down adds random bytes, unless they have named theirs."""
    return msgspec.structs.replace(act, nonce=new_nonce()) if isinstance(act, Sit) and not act.nonce else act


class Reply(msgspec.Struct, frozen=True):
    status: int
    headers: dict[str, str]  # names in lower case
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def text(self) -> str:
        return self.body.decode()


class Turned(Exception):
    """The server turned a request down."""

    def __init__(self, what: str, reply: Reply) -> None:
        super().__init__(f"{what}: {reply.status} {reply.body[:300].decode(errors='replace')}")
        self.status = reply.status
        self.reply = reply


class Opened(msgspec.Struct, frozen=True):
    """A table one has just opened."""

    id: str
    invite: str = ""
    commitment: str = ""


class Invitation(NamedTuple):
    """What a link to a table says."""

    server: str
    table: str
    invite: str

    @classmethod
    def read(cls, link: str) -> Invitation:
        """From `https://host/tables/TABLE?invite=WORD`; ValueError if it is no such link."""
        parts = urlsplit(link)
        before, found, table = parts.path.rpartition("/tables/")
        if not parts.netloc or not found or not table.strip("/"):
            raise ValueError(f"not a link to a table: {link}")
        invite = parse_qs(parts.query).get("invite", [""])[0]
        return cls(f"{parts.scheme}://{parts.netloc}{before}", unquote(table.strip("/")), invite)


class Guest:
    """One identity at one server. Every request has a connection of its own, in a thread."""

    def __init__(self, url: str, *, timeout: float = 15.0, source: str = "") -> None:
        self.url = url.rstrip("/")
        self.timeout = timeout
        self.source = (source, 0) if source else None  # the local address to connect from; None: the system chooses
        self.person = ""
        self.name = ""
        self.cookies: dict[str, str] = {}
        self._at = urlsplit(self.url)
        self._lock = threading.Lock()  # of the cookies

    @classmethod
    async def arrive(cls, url: str, name: str, *, source: str = "") -> Guest:
        """Somebody new, with a name."""
        guest = cls(url, source=source)
        await guest.introduce(name)
        return guest

    async def introduce(self, name: str) -> None:
        found = (await self.ask("POST", "/api/me", {"name": name})).json()
        self.person, self.name = found["person"], found["name"]

    async def me(self) -> Any:
        return (await self.ask("GET", "/api/me")).json()

    async def new_table(self, table: NewTable) -> Opened:
        """Open a table, and once its commitment is known add random bytes for one's seats there."""
        reply = await self.ask("POST", "/api/tables", table)
        opened = msgspec.json.decode(reply.body, type=Opened)
        if table.sit:
            await self.contribute(opened.id)
        return opened

    async def contribute(self, table: str) -> None:
        """Add random bytes to the cards of a table where one sits, or others in their place."""
        await self.act(table, Nonce(id=new_id(), nonce=new_nonce()))

    async def table(self, table: str, invite: str = "") -> Any:
        return (await self.ask("GET", f"/api/tables/{quote(table)}" + _query(invite=invite))).json()

    async def act(self, table: str, act: TableAct, invite: str = "") -> Ack:
        """Do something without a socket. Refused says why not."""
        where = f"/api/tables/{quote(table)}/acts" + _query(invite=invite)
        reply = await self.request("POST", where, with_nonce(act))
        if reply.status == 409:
            raise refused(msgspec.json.decode(reply.body, type=messages.Refused))
        ack = msgspec.json.decode(_welcome("act", reply).body, type=Ack)
        if isinstance(act, Rematch):
            await self.arrive_at(ack.table)
        return ack

    async def arrive_at(self, table: str) -> None:
        """At the next table: whoever asked for it sits there already, for the others a seat is kept."""
        found = await self.table(table)
        seats = [found["table"]["seats"][seat] for seat in found["yours"]]
        if found["table"]["status"] == "waiting" and any(not seat["reserved"] and not seat["ready"] for seat in seats):
            await self.contribute(table)

    async def sit(self, table: str, invite: str = "", seat: int | None = None) -> int:
        """Take a seat, any if none is named, and add random bytes to the cards to come. Whoever sits there keeps it."""
        found = await self.table(table, invite)
        if not found["yours"] or found["table"]["seats"][found["yours"][0]]["reserved"]:
            await self.act(table, Sit(id=new_id(), seat=seat), invite)
            found = await self.table(table, invite)
        return int(found["yours"][0])

    async def record(self, table: str, viewer: int = SPECTATOR, invite: str = "") -> str:
        """The finished game as a file, or what the viewer saw of one that runs."""
        where = f"/api/tables/{quote(table)}/record" + _query(viewer=str(viewer), invite=invite)
        return (await self.ask("GET", where)).text

    def live(self, table: str, viewer: int = SPECTATOR, invite: str = "", *, layout: bool = False) -> Live:
        """A socket at a table, to be opened with `async with`. With `layout` its scenes have layouts."""
        from tablee.server.client.live import Live

        return Live(self, table, viewer, invite, layout=layout)

    # Requests

    async def ask(self, method: str, path: str, body: object = None) -> Reply:
        """A request that should succeed; Turned if it does not."""
        return _welcome(f"{method} {path}", await self.request(method, path, body))

    async def request(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """Any request; whatever the server answers."""
        if method != "GET" and CSRF not in self.cookies:
            await self.request("GET", "/api/me")  # sets the cookie that writes must repeat
        return await asyncio.to_thread(self._request, method, path, body, headers)

    def _request(self, method: str, path: str, body: object, headers: dict[str, str]) -> Reply:
        kind = HTTPSConnection if self._at.scheme == "https" else HTTPConnection
        connection = kind(self._at.netloc, timeout=self.timeout, source_address=self.source)
        try:
            data = None if body is None else msgspec.json.encode(body)
            connection.request(method, self._at.path + path, data, self._headers(method, data) | headers)
            answer = connection.getresponse()
            self._keep(answer.headers.get_all("set-cookie") or [])
            found = {name.lower(): value for name, value in answer.headers.items()}
            return Reply(answer.status, found, answer.read())
        finally:
            connection.close()

    def _headers(self, method: str, data: bytes | None) -> dict[str, str]:
        headers = self.greeting()
        if data is not None:
            headers["content-type"] = "application/json"
        if method != "GET":
            headers["x-csrf-token"] = self.cookies.get(CSRF, "")
        return headers

    def greeting(self) -> dict[str, str]:
        """The headers that say who asks."""
        with self._lock:
            cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"cookie": cookies} if cookies else {}

    def _keep(self, lines: list[str]) -> None:
        for line in lines:
            for name, morsel in SimpleCookie(line).items():
                with self._lock:
                    if morsel.value and morsel["max-age"] != "0":
                        self.cookies[name] = morsel.coded_value
                    else:
                        self.cookies.pop(name, None)

    def socket_url(self, table: str, invite: str = "", *, layout: bool = False) -> str:
        scheme = "wss" if self._at.scheme == "https" else "ws"
        asked = _query(invite=invite, layout="1" if layout else "")
        where = f"{self._at.path}/api/tables/{quote(table)}/live{asked}"
        return f"{scheme}://{self._at.netloc}{where}"

    @property
    def origin(self) -> str:
        return f"{self._at.scheme}://{self._at.netloc}"


def refused(message: messages.Refused) -> Refused:
    return Refused(Refusal(message.line, message.clause, message.legal))


def _welcome(what: str, reply: Reply) -> Reply:
    if reply.status >= 300:
        raise Turned(what, reply)
    return reply


def _query(**given: str) -> str:
    filled = {name: value for name, value in given.items() if value}
    return "?" + urlencode(filled) if filled else ""
