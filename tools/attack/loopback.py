"""Connections that stay on this machine: from one loopback address to another, and to nowhere else.

127.0.0.0/8 is all loopback, so that every visitor can have an address of their own, as the limits of the server see it.
"""

from __future__ import annotations

import asyncio
import ipaddress
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from tablee.server.client import Guest

HOSTILE = "127.0.0.1"
PLAYER, PAIR, WATCHER = "127.0.0.2", "127.0.0.3", "127.0.0.4"


class NotLoopback(ValueError):
    """Attacks are for one's own server on one's own machine."""


def check_address(address: str) -> str:
    """A literal loopback address. Names are refused: who knows where they lead."""
    try:
        if ipaddress.ip_address(address).is_loopback:
            return address
    except ValueError:
        pass
    raise NotLoopback(f"{address!r} is not a loopback address; attacks stay on this machine")


def host_and_port(url: str) -> tuple[str, int]:
    parts = urlsplit(url)
    host = check_address(parts.hostname or "")
    if parts.scheme != "http" or not parts.port:
        raise NotLoopback(f"{url!r} is not the address of a server started here")
    return host, parts.port


def visitor(url: str, source: str, timeout: float = 15.0) -> Guest:
    """Somebody without a name yet."""
    host_and_port(url)
    return Guest(url, timeout=timeout, source=check_address(source))


async def dial(url: str, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare TCP connection."""
    host, port = host_and_port(url)
    return await asyncio.open_connection(host, port, local_addr=(check_address(source), 0))


def socket(guest: Guest, table: str, invite: str) -> connect:
    """A WebSocket at a table, to be used with `async with`; what comes over it is not interpreted."""
    host_and_port(guest.url)
    return connect(
        guest.socket_url(table, invite),
        additional_headers=guest.greeting(),
        compression=None,
        proxy=None,
        ping_interval=None,
        close_timeout=1,
        max_size=None,
        local_addr=guest.source,
    )


def ask_health(url: str, source: str, timeout: float) -> bool:
    """Whether the server says that it is well."""
    connection = HTTPConnection(*host_and_port(url), timeout=timeout, source_address=(check_address(source), 0))
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
