"""1,200 connections that say nothing, half a request line, or only the handshake of a WebSocket, and read nothing."""

from __future__ import annotations

import asyncio
import resource

from tablee.server.client import Guest, Opened
from tablee.server.messages import NewTable
from tools.attack.budget import Budget
from tools.attack.hostile.guests import GAME, Hostile
from tools.attack.loopback import HOSTILE, dial

CONNECTIONS = 1_200
AGAIN = 1.0  # seconds after which a connection that was closed is made again
HANDSHAKE = (
    "GET /api/tables/{table}/live?invite={invite} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def attack(hostile: Hostile) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < 2 * CONNECTIONS:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 2 * CONNECTIONS), hard))
    greetings = [("silent", b""), ("half a line", b"GET /api/me HT"), ("socket", await _handshake(hostile))]
    open_now: set[int] = set()
    await asyncio.gather(*(_hold(hostile, number, *greetings[number % 3], open_now) for number in range(CONNECTIONS)))


async def _handshake(hostile: Hostile) -> bytes:
    guest = await hostile.guest()
    opened = await hostile.table(guest, NewTable(game=GAME, seats=2, sit=[0])) if guest else None
    if not isinstance(guest, Guest) or not isinstance(opened, Opened):
        return b"GET "  # no table, no socket: one more half line
    host = hostile.url.removeprefix("http://")
    cookie = guest.greeting()["cookie"]
    return HANDSHAKE.format(table=opened.id, invite=opened.invite, host=host, cookie=cookie).encode()


async def _hold(hostile: Hostile, number: int, kind: str, greeting: bytes, open_now: set[int]) -> None:
    """Keep one connection open for as long as it lasts, and make it again."""
    budget = Budget(max(0.001, hostile.budget.seconds), 50)
    while budget.take():
        try:
            reader, writer = await dial(hostile.url, HOSTILE)
        except OSError:
            hostile.did["connections refused"] += 1
            await asyncio.sleep(min(AGAIN, budget.seconds))
            continue
        open_now.add(number)
        hostile.did["connections"] += 1
        hostile.did["most at once"] = max(hostile.did["most at once"], len(open_now))
        try:
            async with asyncio.timeout(max(0.001, budget.seconds)):
                await _stay(hostile, kind, greeting, reader, writer)
            hostile.did["closed by the server"] += 1
            kind, greeting = "silent", b""  # no more sockets, then
        except TimeoutError:
            return  # it has lasted to the end
        except OSError:
            hostile.did["closed by the server"] += 1
        finally:
            open_now.discard(number)
            writer.transport.abort()
        await asyncio.sleep(min(AGAIN, budget.seconds))


async def _stay(
    hostile: Hostile, kind: str, greeting: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Until the server closes the connection."""
    writer.write(greeting)
    if kind == "socket":
        answer = await reader.readline()
        if b" 101 " in answer:
            hostile.did["sockets"] += 1
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            await asyncio.sleep(hostile.budget.seconds + 1)
        hostile.did["sockets refused"] += 1
    else:
        await reader.read(1)
