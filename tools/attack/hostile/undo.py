"""Endless moves that are taken back at one table, and then many requests for its record and its log at once.

The limit of messages is one of persons. So six people sit here, and each has its turn until its allowance is used up.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack

from tablee.engine.errors import Refused
from tablee.server.client import Gone, Guest, Live, Opened, Turned
from tablee.server.messages import NewTable, Start, Undo
from tools.attack.budget import Budget
from tools.attack.hostile.guests import AWAY, GAME, Hostile

SEATS = 6
RATE, AT_ONCE = 50, 95  # messages of one person: what docs/protocol.md permits, a little below
READERS = 30  # requests at once
PAIRS = 45  # moves taken back in one turn
FILL = 0.4  # of the time that is left: then the table is read, and it begins again


async def attack(hostile: Hostile) -> None:
    while hostile.budget.take():
        try:
            await _one_table(hostile)
        except (Gone, Refused, Turned, *AWAY):
            hostile.did["tables given up"] += 1
            await hostile.pause(0.5)


async def _one_table(hostile: Hostile) -> None:
    guests = [guest for guest in [await hostile.guest() for _ in range(SEATS)] if guest is not None]
    if len(guests) < SEATS:
        return
    opened = await guests[0].new_table(NewTable(game=GAME, seats=SEATS, sit=[0]))
    async with AsyncExitStack() as stack:
        people = [await _sit(hostile, stack, guest, opened) for guest in guests]
        await people[0].live.act(Start)
        while hostile.budget.take() and not people[0].live.over:
            await _fill(hostile, people, hostile.budget.part(FILL, 50_000))
            await _read(hostile, guests, opened)


class _Person:
    def __init__(self, hostile: Hostile, live: Live) -> None:
        self.hostile, self.live = hostile, live
        self._paid = 0.0  # the moment up to which the allowance is used

    async def spend(self) -> None:
        now = time.monotonic()
        self._paid = max(self._paid, now - AT_ONCE / RATE) + 1 / RATE
        await asyncio.sleep(max(0.0, self._paid - now))

    async def move(self, text: str) -> None:
        await self.spend()
        await self.live.move(text)
        self.hostile.did["moves"] += 1

    async def undo(self) -> None:
        await self.spend()
        await self.live.act(Undo)
        self.hostile.did["undos"] += 1


async def _sit(hostile: Hostile, stack: AsyncExitStack, guest: Guest, opened: Opened) -> _Person:
    seat = await guest.sit(opened.id, opened.invite)
    live = await stack.enter_async_context(guest.live(opened.id, seat))
    live.timeout = 10.0
    return _Person(hostile, live)


async def _fill(hostile: Hostile, people: list[_Person], budget: Budget) -> None:
    """Make the table's history longer, as fast as it is acknowledged."""
    while budget.take() and not people[0].live.over:
        asked = next((person for person in people if person.live.choices), None)
        if asked is None:
            await asyncio.sleep(0.005)
            continue
        try:
            await _turn(asked, budget)
        except Refused:
            hostile.did["undos refused"] += 1
            await asked.move(asked.live.choices[-1])


async def _turn(person: _Person, budget: Budget) -> None:
    """Move and take it back, as long as both are free; then let the next one do the same."""
    pairs = Budget(max(0.001, budget.seconds), PAIRS)
    while pairs.take():
        await person.move(_harmless(person.live))
        undo = person.live.scene.get("undo")
        if not undo or not undo["free"] or not undo["steps"]:
            return
        await person.undo()
    await person.move(person.live.choices[-1])  # stop, done: whatever ends the turn comes last


def _harmless(live: Live) -> str:
    """A move after which the game goes on for long: a tile far from those that lie there, since runs end it."""
    tiles = [text.removeprefix("lay ") for text in live.choices if text.startswith("lay ")]
    if not tiles:
        return random.choice(live.choices)
    laid = {str(told.line.args["tile"]) for told in live.log if told.line.key == "coup-log-lay"}
    return "lay " + min(tiles, key=lambda tile: sum(_near(tile, other) for other in laid))


def _near(tile: str, other: str) -> bool:
    return tile[0] == other[0] and abs(int(tile[1:]) - int(other[1:])) <= 3


async def _read(hostile: Hostile, guests: list[Guest], opened: Opened) -> None:
    paths = [f"/api/tables/{opened.id}/{what}?viewer={seat}" for seat in range(SEATS) for what in ("record", "log")]
    asked = [(guests[number % SEATS], paths[2 * (number % SEATS) + number // SEATS % 2]) for number in range(READERS)]
    replies = await asyncio.gather(*(guest.request("GET", path) for guest, path in asked), return_exceptions=True)
    for reply in replies:
        if isinstance(reply, BaseException):
            hostile.did["reads lost"] += 1
        elif reply.status == 200:
            hostile.did["reads"] += 1
            hostile.did["bytes read"] += len(reply.body)
        else:
            hostile.did["reads refused"] += 1
