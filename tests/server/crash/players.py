"""People who play through anything: they come back by themselves, send again what was not answered, and keep a ledger
of what they were told."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from tablee.engine.errors import Refused
from tablee.server.client import Guest, Live, Opened, Turned
from tablee.server.client.guest import new_id
from tablee.server.messages import Ack, Answer, Move, NewTable, Propose, Resign, Say, Sit, Start, TableAct, Undo

TIMEOUT = 90.0  # seconds for an answer, with a server that may be dead meanwhile
T = TypeVar("T")


class Ledger:
    """What everybody was told about their acts; an act in neither list has no answer yet."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.acknowledged: dict[str, tuple[str, TableAct]] = {}  # by act: the table, and what was done
        self.refused: dict[str, tuple[str, TableAct]] = {}
        self.reasons: Counter[str] = Counter()
        self.last_at = 0.0  # of an acknowledgement

    def note_done(self, table: str, act: TableAct) -> None:
        self.acknowledged[act.id] = (table, act)
        self.last_at = time.monotonic()

    def note_refused(self, table: str, act: TableAct, reason: str) -> None:
        self.refused[act.id] = (table, act)
        self.reasons[reason] += 1


class Roaming(Guest):
    """Somebody who knows several addresses of one server and tries any of them."""

    def __init__(self, urls: Sequence[str], rng: random.Random | None = None) -> None:
        super().__init__(urls[0])
        self.urls = urls
        self._rng = rng or random.Random()

    def wander(self) -> None:
        self.go_to(self._rng.choice(self.urls))

    def go_to(self, url: str) -> None:
        self.url, self._at = url, urlsplit(url)

    async def request(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        self.wander()
        return await super().request(method, path, body, **headers)

    def socket_url(self, table: str, invite: str = "", *, layout: bool = False) -> str:
        self.wander()
        return super().socket_url(table, invite, layout=layout)


class Player(Live):
    """A socket that writes down each answer in the ledger, and each update as it came over the wire."""

    def __init__(self, guest: Guest, table: str, ledger: Ledger, viewer: int = -1) -> None:
        super().__init__(guest, table, viewer)
        self.ledger = ledger
        self.timeout = TIMEOUT
        self.updates: dict[tuple[int, int], bytes] = {}  # by viewer and counter; without the acknowledgement
        self.doubtful: list[tuple[int, int]] = []  # counters that came twice with different words

    async def do(self, act: TableAct) -> Ack:
        try:
            ack = await super().do(act)
        except Refused as no:
            self.ledger.note_refused(self.id, act, no.refusal.line.key)
            raise
        self.ledger.note_done(self.id, act)
        return ack

    async def _take(self, data: bytes | str) -> None:
        update = msgspec.json.decode(data)
        if update["t"] == "update":
            place = (self.viewer, int(update["n"]))
            text = msgspec.json.encode(update | {"ack": ""})
            if self.updates.setdefault(place, text) != text:
                self.doubtful.append(place)
        await super()._take(data)


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Ask until a server answers."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            return await work()
        except (OSError, HTTPException):
            pass
        except Turned as turned:
            if turned.status < 500:
                raise
        if time.monotonic() > deadline:
            raise TimeoutError
        await asyncio.sleep(0.05)


async def arrive(url: str, name: str) -> Guest:
    guest = Guest(url)
    await patiently(lambda: guest.introduce(name))
    return guest


class Party:
    """People at one table after the other, with bots on the other seats."""

    def __init__(
        self, guests: Sequence[Guest], ledger: Ledger, rng: random.Random, bots: Sequence[str] = ("random", "greedy")
    ) -> None:
        self.guests = guests
        self.ledger = ledger
        self.rng = rng
        self.bots = bots
        self.stop = asyncio.Event()
        self.players: list[Player] = []  # at the table they play now, the spectator last
        self.games = 0
        self._stack = AsyncExitStack()

    async def play(self) -> None:
        """Until told to stop; then everybody waits for the answers that are still to come."""
        while not self.stop.is_set():
            await self._stack.aclose()
            self._stack = AsyncExitStack()
            await self._sit_down()
            await asyncio.gather(*(self._person(player) for player in self.players[:-1]))
            self.games += 1

    async def leave(self) -> None:
        await self._stack.aclose()

    async def _sit_down(self) -> None:
        host = self.guests[0]
        wish = NewTable(
            game="coup",
            seats=len(self.guests) + len(self.bots),
            bots=list(self.bots),
            sit=[0],
            join="anyone",
            watch="anyone",
        )
        opened: Opened = await patiently(lambda: host.new_table(wish))
        self.ledger.tables.append(opened.id)
        self.players = []
        for viewer, guest in enumerate([*self.guests, self.guests[-1]]):
            first = 0 if viewer == 0 else -1
            self.players.append(await self._stack.enter_async_context(Player(guest, opened.id, self.ledger, first)))
        for player in self.players[1:-1]:
            await self._take_a_seat(player, player.guest.person)
        await self.players[0].act(Start)

    async def _take_a_seat(self, player: Player, person: str) -> None:
        await player.act(Sit)
        await player.until(lambda live: live.seats_of(person))
        await player.through(player.seats_of(person)[0])

    async def _person(self, player: Player) -> None:
        await player.until(lambda live: live.status == "playing" or live.over)
        while await self._wait_for_turn(player):
            with suppress(Refused):
                await self._do_something(player)

    async def _wait_for_turn(self, player: Player) -> bool:
        """False: the game or the test is over."""
        turn = asyncio.create_task(player.until(lambda live: live.choices or _is_asked(live) or live.over))
        stopped = asyncio.create_task(self.stop.wait())
        try:
            await asyncio.wait({turn, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if turn.done():
                turn.result()
            return not self.stop.is_set() and not player.over
        finally:
            turn.cancel()
            stopped.cancel()

    async def _do_something(self, player: Player) -> None:
        rng = self.rng
        if _is_asked(player):
            await player.act(Answer, yes=rng.random() < 0.6 and player.table["proposal"]["what"] == "undo")
            return
        dice = rng.random()
        if dice < 0.04:
            await player.act(Say, text=f"something {new_id()}")
        if dice < 0.02:
            await player.act(Move, text="buy everything")  # refused
        if 0.04 < dice < 0.06:
            await player.act(Propose, what="stop")
        if dice > 0.998:
            await player.act(Resign)
            return
        if player.choices:
            await player.move(rng.choice(player.choices))
        if 0.1 < dice < 0.2:
            await player.act(Undo)


def _is_asked(live: Live) -> bool:
    proposal = live.table.get("proposal")
    return bool(proposal) and live.viewer in proposal["waits_for"]
