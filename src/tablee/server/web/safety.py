"""What stands between the network and the house: headers, origins, sizes, limits, and the token of our own page."""

from __future__ import annotations

import ipaddress
import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.cookies import CookieError, SimpleCookie
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from tablee.engine.words import LANGUAGES, Line, say
from tablee.server import logs, metrics
from tablee.server.people import COOKIE, People, Signer
from tablee.server.settings import Settings

CSRF_COOKIE = "tablee-csrf"
CSRF_HEADER = "x-csrf-token"
LARGEST_BODY = 65_536  # bytes of a request
SOCKETS_OF_AN_ADDRESS, SOCKETS_OF_A_PERSON = 200, 20  # open at the same time

_SAFE = ("GET", "HEAD", "OPTIONS")
_SOCKET = "WEBSOCKET"
_YEAR = 31_536_000
_POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "img-src": "'self' data:",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out: as a line for whoever has the words, and in words."""

    line: Line
    text: str


def language(accept_language: str) -> str:
    """The first language asked for that we speak."""
    asked = (word.strip()[:2].lower() for word in accept_language.split(","))
    return next((language for language in asked if language in LANGUAGES), "en")


def problem(line: Line, accept_language: str = "") -> Problem:
    return Problem(line, say(line, language(accept_language)))


# Limits


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self, amount: float = 1) -> float:
        """0: go on. Otherwise nothing is taken, and in so many seconds there will be enough."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left >= amount:
            self._left -= amount
            return 0.0
        return (amount - self._left) / self._rate


class Buckets:
    """A bucket for everybody who comes; those who have not come for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._by: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> float:
        bucket = self._by.get(who)
        if bucket is None:
            bucket = self._by[who] = Bucket(self.rate, self.burst)
            if len(self._by) > self.most:
                self._by.popitem(last=False)
        self._by.move_to_end(who)
        return bucket.take()


class Limit(NamedTuple):
    """How often something may be asked for, by one person or from one address."""

    kind: str
    methods: tuple[str, ...]  # empty: all
    path: re.Pattern[str]
    by: str  # person or address
    rate: float  # a second
    burst: int


LIMITS = (
    Limit("socket", (_SOCKET,), re.compile(""), "address", 5, 100),
    Limit("guest", ("POST",), re.compile("/api/me$"), "address", 1 / 3, 60),
    Limit("link", ("POST",), re.compile("/api/(me/)?links?(/|$)"), "address", 1 / 6, 20),
    Limit("mail", ("PUT",), re.compile("/api/me/mail$"), "address", 1 / 60, 10),
    Limit("table", ("POST",), re.compile("/api/(tables|tables/[^/]+/branch|replays/branch)$"), "person", 1 / 6, 30),
    Limit("replay", (), re.compile("/api/(tables/[^/]+/replay|replays)$"), "person", 1 / 2, 30),
    Limit("write", ("POST", "PUT", "PATCH", "DELETE"), re.compile(""), "person", 10, 60),
    Limit("request", (), re.compile(""), "address", 50, 400),
)
_UNLIMITED = ("/health", "/metrics")


class Limits:
    """All limits of one process."""

    def __init__(self, people: Callable[[], People | None]) -> None:
        self._people = people
        self._kept = [(limit, Buckets(limit.rate, limit.burst)) for limit in LIMITS]

    def wait(self, scope: Scope) -> tuple[str, float]:
        """Which limit is reached and how long it takes until it is not; or nothing and 0."""
        path = normalize_path(scope["path"])  # as the routes see it
        if path in _UNLIMITED:
            return "", 0.0
        method = _method(scope)
        for limit, buckets in self._kept:
            if (not limit.methods or method in limit.methods) and limit.path.match(path):
                seconds = buckets.take(self._who(scope) if limit.by == "person" else address(scope))
                if seconds:
                    return limit.kind, seconds
        return "", 0.0

    def sockets(self, scope: Scope) -> list[tuple[str, int]]:
        """Of whom, and how many at most, one more socket would be open."""
        here, who = address(scope), self._who(scope)
        wanted = [(f"address {here}", SOCKETS_OF_AN_ADDRESS)]
        return wanted if who == here else [(f"person {who}", SOCKETS_OF_A_PERSON), *wanted]

    def _who(self, scope: Scope) -> str:
        people = self._people()
        claimed = None if people is None else people.claimed(cookie(scope, COOKIE))
        return address(scope) if claimed is None else claimed


class Crowd:
    """Who has how many sockets open."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    @contextmanager
    def place(self, wanted: Sequence[tuple[str, int]]) -> Iterator[int]:
        """A place for one more, as long as it is needed. 0: there is one; otherwise how many there are already."""
        full = next((most for key, most in wanted if self._open[key] >= most), 0)
        keys = [] if full else [key for key, _ in wanted]
        self._open.update(keys)
        try:
            yield full
        finally:
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]


def address(scope: Scope) -> str:
    """Where somebody comes from. One household has many IPv6 addresses, but one network."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


# Reading a request


def header(scope: Scope, name: str) -> str:
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def _method(scope: Any) -> str:
    return scope["method"] if scope["type"] == ScopeType.HTTP else _SOCKET


def cookie(scope: Scope, name: str) -> str | None:
    try:
        morsel = SimpleCookie(header(scope, "cookie")).get(name)
    except CookieError:
        return None
    return None if morsel is None else morsel.value


def own_origin(scope: Scope, origins: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from our own page, or from no page at all: only browsers name an origin, and they alone
    carry cookies to places they were not meant for. Without --origin ours is the address that was asked for."""
    origin = header(scope, "origin").lower()
    if not origin:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if not parts.netloc or parts.scheme not in ("http", "https"):
        return False
    return origin in origins or parts.netloc == header(scope, "host").lower()


def by_https(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


# The token of our own page


class _Csrf(CSRFMiddleware):
    """Litestar's, which would leave a token of an older key in place for ever, and falls over letters like é."""

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            token, csrf_cookie = generate_csrf_token(self.config.secret), None
        return super().create_send_wrapper(send, token, csrf_cookie)

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) if token.isascii() else None


def csrf(signer: Signer) -> DefineMiddleware:
    """For the application's middleware. A handler with `opt={"no_csrf": True}` goes without."""
    config = CSRFConfig(
        secret=signer.key("csrf"),
        cookie_name=CSRF_COOKIE,
        header_name=CSRF_HEADER,
        exclude_from_csrf_key="no_csrf",
    )
    return DefineMiddleware(_Csrf, config=config)


# The fence


class Fence:
    """Around the whole application, so that no route can be forgotten."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        people: Callable[[], People | None] = lambda: None,
        sockets: ASGIApp | None = None,
    ) -> None:
        self._app = app
        self._sockets = sockets or app
        self._origins = settings.origins
        self._limits = Limits(people) if settings.limits else None
        self._crowd = Crowd()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        inside = self._socket if scope["type"] == ScopeType.WEBSOCKET else self._request
        await inside(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refusal(scope)
        if refused is not None:
            await self._turn_away(scope, receive, send, *refused)
            return
        with self._crowd.place(self._limits.sockets(scope) if self._limits else ()) as full:
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
        logs.request(_SOCKET, "refused", status, 0)
        metrics.requests.labels(_SOCKET, "refused", status).inc()
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 4000 + status, "reason": line.key})
            return
        body = msgspec.json.encode(problem(line, header(scope, "accept-language")))
        await send(_start("websocket.http.response.start", status, headers))
        await send({"type": "websocket.http.response.body", "body": body})  # type: ignore[arg-type]

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 500
        if _method(scope) == "HEAD":  # asked by proxies and watchers: answered as GET, and uvicorn leaves the body out
            scope = cast("Scope", scope | {"method": "GET"})

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*_cookies_made_secure(scope, message["headers"]), *_headers(scope)]
            await send(message)

        refused = self._refusal(scope)
        try:
            if refused is None:
                await self._app(scope, receive, sending)
            else:
                await _answer(scope, sending, *refused)
        finally:
            took = time.perf_counter() - started
            method, route = _known_method(_method(scope)), "refused" if refused else _route(scope)
            metrics.requests.labels(method, route, status).inc()
            metrics.request_seconds.observe(took)
            logs.request(method, route, status, round(took * 1000, 1))

    def _refusal(self, scope: Scope) -> tuple[int, Line, dict[str, str]] | None:
        """Status, reason and headers for a request that goes no further."""
        if _method(scope) not in _SAFE and not own_origin(scope, self._origins):
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


def fence(
    app: Litestar,
    settings: Settings,
    people: Callable[[], People | None] = lambda: None,
    sockets: ASGIApp | None = None,
) -> None:
    """Put the fence around an application that is already made, and around what serves its sockets. `people` is asked
    at each request: they come with the store, when the application starts."""
    app.asgi_handler = Fence(app.asgi_handler, settings, people, sockets)


async def _answer(scope: Scope, send: Send, status: int, line: Line, headers: dict[str, str]) -> None:
    body = msgspec.json.encode(problem(line, header(scope, "accept-language")))
    await send(_start("http.response.start", status, headers | {"content-length": str(len(body))}))
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _start(kind: str, status: int, headers: dict[str, str]) -> Any:
    everything = {"content-type": "application/json"} | headers
    return {"type": kind, "status": status, "headers": [(k.encode(), v.encode()) for k, v in everything.items()]}


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    found = dict(_HEADERS)
    found["content-security-policy"] = _policy(header(scope, "host"))
    if by_https(scope):
        found["strict-transport-security"] = f"max-age={_YEAR}"
    path = normalize_path(scope["path"])
    if path.startswith("/api/") or path in _UNLIMITED:
        found["cache-control"] = "no-store"  # what one person was told is for nobody else
    return [(name.encode(), value.encode()) for name, value in found.items()]


def _policy(host: str) -> str:
    """Older browsers do not count our own sockets as 'self'."""
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[A-Za-z0-9.:\[\]-]{1,255}", host) else ""
    rules = _POLICY | {"connect-src": _POLICY["connect-src"] + sockets}
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _cookies_made_secure(scope: Scope, headers: Any) -> list[tuple[bytes, bytes]]:
    """A cookie given by HTTPS is never carried without."""
    if not by_https(scope):
        return list(headers)
    return [
        (name, value + b"; Secure")
        if name.lower() == b"set-cookie" and b"; secure" not in value.lower()
        else (name, value)
        for name, value in headers
    ]


def _route(scope: Scope) -> str:
    """The route and not the path, which may hold a token."""
    return str(scope.get("path_template") or "unknown")


def _known_method(method: str) -> str:
    return method if method in (*_SAFE, "POST", "PUT", "PATCH", "DELETE") else "other"
