"""Chat, names, refused moves, snapshots and nonsense, as fast as they can be sent: on one socket, then on many.

Nothing waits for an answer. Half of the sockets read what they are sent, the others do not.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus, WebSocketException

from tablee.server.client import Guest, Opened, Turned
from tablee.server.client.guest import new_id
from tablee.server.messages import Look, Move, NewTable, Ping, Say, Start, Undo
from tools.attack.budget import Budget
from tools.attack.hostile.guests import AWAY, GAME, Hostile, wait_of
from tools.attack.loopback import socket

PEOPLE, SOCKETS_EACH = 50, 2
SEATS = 6
ALONE = 0.3  # of the time on one socket
_encode = msgspec.json.encode


async def attack(hostile: Hostile) -> None:
    host = await hostile.guest()
    if host is None:
        return
    opened = await hostile.table(host, NewTable(game=GAME, seats=SEATS, sit=list(range(SEATS))))
    if not isinstance(opened, Opened):
        return
    await host.contribute(opened.id)
    await host.act(opened.id, Start(id=new_id()))
    await _flood(hostile, host, opened, hostile.budget.part(ALONE, 50_000), reads=True)
    people = [guest for guest in [await hostile.guest() for _ in range(PEOPLE)] if guest is not None]
    await asyncio.gather(
        *(_keep_flooding(hostile, guest, opened, reads) for guest in people for reads in (True, False)),
        *(_rename(hostile, guest) for guest in people[:5]),
    )


def nonsense(seed: int) -> Iterator[bytes]:
    """Messages that cost the server something and change nothing, except for chat."""
    dice = random.Random(seed)
    for number in itertools.count():
        yield _encode(Look())
        yield _encode(
            Move(id=new_id(), text=f"lay {'RGBY'[number % 4]}{dice.randrange(99):02}", seat=dice.randrange(SEATS))
        )
        yield _encode(Look(viewer=dice.randrange(SEATS)))
        yield _encode(Say(id=new_id(), text="spam " * 100))
        yield _encode(Move(id=new_id(), text="9" * 200, n=number))
        yield _encode({"t": "effects", "id": new_id(), "viewer": dice.randrange(SEATS), "n": number})
        yield _encode(Undo(id=new_id()))
        yield _encode(Ping())
        yield b"[" * 16_000


async def _keep_flooding(hostile: Hostile, guest: Guest, opened: Opened, reads: bool) -> None:
    while hostile.budget.take():
        await _flood(hostile, guest, opened, hostile.budget.part(1.0, 20_000), reads=reads)
        await hostile.pause(1.0)


async def _flood(hostile: Hostile, guest: Guest, opened: Opened, budget: Budget, *, reads: bool) -> None:
    """One socket, until the server closes it or the time is over."""
    try:
        async with asyncio.timeout(max(0.001, budget.seconds)):
            async with socket(guest, opened.id, opened.invite) as live:
                hostile.did["sockets"] += 1
                reading = asyncio.create_task(_read(hostile, live)) if reads else None
                try:
                    await _send(hostile, live, budget)
                finally:
                    if reading is not None:
                        reading.cancel()
                    live.transport.abort()
    except InvalidStatus:
        hostile.did["sockets refused"] += 1
    except AWAY:
        if budget.seconds:
            hostile.did["sockets closed"] += 1


async def _send(hostile: Hostile, live: ClientConnection, budget: Budget) -> None:
    messages = nonsense(hostile.did["sockets"])
    while budget.take():
        await live.send(next(messages), text=True)
        hostile.did["messages"] += 1
        await asyncio.sleep(0)


async def _read(hostile: Hostile, live: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for answer in live:
            hostile.did["answers"] += 1
            hostile.did["bytes of answers"] += len(answer)


async def _rename(hostile: Hostile, guest: Guest) -> None:
    budget = Budget(max(0.001, hostile.budget.seconds), 2_000)
    while budget.take():
        try:
            await guest.ask("PATCH", "/api/me", {"name": new_id()[:12]})
            hostile.did["names"] += 1
        except Turned as turned:
            hostile.did["names refused"] += 1
            await hostile.pause(wait_of(turned.reply))
        except AWAY:
            await hostile.pause(0.2)
