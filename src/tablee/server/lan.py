"""The listener in the local network: opened by a button on this machine, and closed again.

It is a second listener at exactly one address of this machine, with the same application behind it. Only private
addresses count: a rented server has none, and nobody opens it to the internet by a button."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from tablee.engine.errors import TableeError
from tablee.server import logs
from tablee.server.settings import Settings

PORTS = 20  # tried when the server's own is taken there


class Listener(Protocol):
    async def close(self) -> None: ...


class Lan:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = asyncio.Lock()
        self._listener: Listener | None = None
        self._at: list[str] = []
        self.serve: Callable[[socket.socket], Awaitable[Listener]] | None = None  # set by whoever runs the server

    @property
    def possible(self) -> bool:
        """Whether there is something to open: at home, on a machine that others in a local network can reach."""
        settings = self._settings
        at_home = not settings.trust_proxy and not settings.origins and settings.workers == 1
        return self.serve is not None and at_home and is_loopback(settings.host) and bool(local_addresses())

    @property
    def addresses(self) -> list[str]:
        """Where others in this network come to, if the listener is there."""
        if self._settings.lan:
            return [f"http://{found}:{self._settings.port}" for found in local_addresses()]
        return list(self._at)

    async def open(self) -> None:
        async with self._lock:
            if self._listener is not None:
                return
            if not self.possible or self.serve is None:
                raise TableeError("server-lan-not-here")
            found = local_addresses()[0]
            listening = _listen(found, self._settings.port)
            if listening is None:
                raise TableeError("server-lan-not-here")
            self._listener = await self.serve(listening)
            self._at = [f"http://{found}:{listening.getsockname()[1]}"]
            logs.event("lan-opened")

    async def close(self) -> None:
        async with self._lock:
            listener, self._listener, self._at = self._listener, None, []
            if listener is not None:
                await listener.close()
                logs.event("lan-closed")


def is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    return host == "localhost" or host.endswith(".localhost")


def lan_addresses() -> list[str]:
    """By which other devices reach this machine. Connecting a datagram socket chooses a way and sends nothing."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found: str = probe.getsockname()[0]
        return [found] if not found.startswith("127.") else []
    return []


def local_addresses() -> list[str]:
    """Those that nobody in the internet can reach."""
    return [found for found in lan_addresses() if ipaddress.ip_address(found).is_private]


def _listen(host: str, port: int) -> socket.socket | None:
    for wanted in (*range(port, min(port + PORTS, 65_535)), 0):
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((host, wanted))
            made.listen(128)
            made.setblocking(False)
            return made
        except OSError:
            made.close()
    return None
