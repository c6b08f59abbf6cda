"""Reading a request: who asks, from where, and from which page."""

from __future__ import annotations

import ipaddress
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import Scope

SOCKET = "WEBSOCKET"  # as the method of a request


def header(scope: Scope, name: str) -> str:
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def method(scope: Any) -> str:
    return scope["method"] if scope["type"] == ScopeType.HTTP else SOCKET


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


def address(scope: Scope) -> str:
    """Where somebody comes from."""
    client = scope.get("client")
    return network(client[0] if client else "")


def network(host: str) -> str:
    """What counts as one address. One household has many IPv6 addresses, but one network."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
