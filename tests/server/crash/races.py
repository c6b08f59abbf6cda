"""Two processes, one database, the same tables: everybody tries to move through both at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack

from msgspec import Struct, field

from tablee.engine.errors import Refused
from tablee.server.client import Guest
from tablee.server.client.guest import new_id
from tablee.server.messages import Move, NewTable, Sit, Start
from tests.server.crash.kills import until, until_async
from tests.server.crash.players import Ledger, Player, Roaming


class Races(Struct):
    """What the races have shown."""

    sent: list[int] = field(default_factory=lambda: [0, 0])  # by process
    won: list[int] = field(default_factory=lambda: [0, 0])
    both: int = 0  # the same act, acknowledged by both
    tables: int = 0
    compared: int = 0  # updates that were shown by both processes

    def __str__(self) -> str:
        return (
            f"{self.sent[0]} + {self.sent[1]} moves sent, {self.won[0]} + {self.won[1]} acknowledged, of which"
            f" {self.both} by both; {self.tables} tables, {self.compared} updates the same at both"
        )


class Race:
    """One table: each seat belongs to a person with a socket at each process, and somebody watches at each."""

    def __init__(
        self, urls: Sequence[str], ledger: Ledger, rng: random.Random, figures: Races, stop: asyncio.Event
    ) -> None:
        self.stop = stop
        self.urls = urls
        self.ledger = ledger
        self.rng = rng
        self.figures = figures
        self.guests: list[Guest] = []
        self.seats: list[list[Player]] = []  # by seat, by process; the spectators last
        self.answers: dict[tuple[str, int, int], set[str]] = {}  # acts acknowledged by table, seat and question

    async def arrive(self, number: int, people: int = 3) -> None:
        for seat in range(people):
            guest = Roaming(self.urls[:1])
            await guest.introduce(f"Racer {number} {seat}")
            self.guests.append(guest)

    def through(self, guest: Guest, process: int) -> Guest:
        """The same person at another process."""
        other = Guest(self.urls[process])
        other.cookies, other.person, other.name = guest.cookies, guest.person, guest.name
        return other

    async def run(self, moves: int) -> None:
        """Games, one after the other, until each process was sent so many moves."""
        while not self.stop.is_set():
            async with AsyncExitStack() as stack:
                await self._sit_down(stack)
                await asyncio.gather(*(self._seat(players, moves) for players in self.seats[:-1]))
                await self._compare()

    async def _sit_down(self, stack: AsyncExitStack) -> None:
        wish = NewTable(game="coup", seats=len(self.guests), join="anyone", watch="anyone", sit=[0])
        opened = await self.guests[0].new_table(wish)
        self.ledger.tables.append(opened.id)
        self.figures.tables += 1
        for seat, guest in enumerate(self.guests[1:], 1):
            await guest.act(opened.id, Sit(id=new_id(), seat=seat))
        self.seats = []
        for viewer, guest in enumerate([*self.guests, self.guests[0]]):
            eyes = viewer if viewer < len(self.guests) else -1
            sockets = [Player(self.through(guest, process), opened.id, self.ledger, eyes) for process in (0, 1)]
            self.seats.append([await stack.enter_async_context(socket) for socket in sockets])
        await self.seats[0][0].act(Start)

    async def _seat(self, players: Sequence[Player], moves: int) -> None:
        while await self._wait_for_turn(players):
            await self._race(players)
            if min(self.figures.sent) >= moves:
                self.stop.set()

    async def _wait_for_turn(self, players: Sequence[Player]) -> bool:
        """Until both sockets offer a move; False: the game is over, or all the races are."""
        turns = [player.until(lambda live: live.choices or live.over) for player in players]
        waiting: asyncio.Future[object] = asyncio.ensure_future(asyncio.gather(*turns))
        stopped: asyncio.Future[object] = asyncio.ensure_future(self.stop.wait())
        try:
            await asyncio.wait({waiting, stopped}, return_when=asyncio.FIRST_COMPLETED)
            return not self.stop.is_set() and not any(player.over for player in players)
        finally:
            waiting.cancel()
            stopped.cancel()
            await asyncio.gather(waiting, stopped, return_exceptions=True)

    async def _race(self, players: Sequence[Player]) -> None:
        """Both sockets at once: the same act, or two acts that both would be legal."""
        same = self.rng.random() < 0.4
        acts: list[Move] = []
        for player in players:
            if not player.choices:
                return  # the other has seen more already
            acts.append(Move(id=new_id(), text=self.rng.choice(player.choices), n=player.n))
        if same:
            acts[1] = acts[0]
        tries = [self._try(players[process], acts[process], process) for process in (0, 1)]
        done = await asyncio.gather(*tries)
        self.figures.both += same and all(done)
        assert not same or done[0] == done[1], f"acknowledged by one and refused by the other: {acts[0]}"

    async def _try(self, player: Player, act: Move, process: int) -> bool:
        self.figures.sent[process] += 1
        try:
            await player.do(act)
        except Refused:
            return False
        self.figures.won[process] += 1
        self.answers.setdefault((player.id, player.viewer, act.n), set()).add(act.id)
        return True

    async def _compare(self) -> None:
        """Everybody was shown the same, in the same order, whichever process showed it."""
        doubled = {question: acts for question, acts in self.answers.items() if len(acts) > 1}
        assert not doubled, f"two answers to one question: {doubled}"
        for pair in self.seats:
            await until_async(lambda pair=pair: self._level(pair), "the processes do not agree")  # type: ignore[misc]
            one, two = pair
            await until(lambda one=one, two=two: one.n == two.n)  # type: ignore[misc]
            assert one.scene == two.scene
            assert not one.doubtful
            assert not two.doubtful
            shared = one.updates.keys() & two.updates.keys()
            assert all(one.updates[place] == two.updates[place] for place in shared)
            for player in pair:
                counters = sorted(n for viewer, n in player.updates if viewer == player.viewer)
                assert counters == list(range(counters[0], counters[0] + len(counters)))
            self.figures.compared += len(shared)

    async def _level(self, pair: Sequence[Player]) -> bool:
        for player in pair:
            await player.through(player.viewer)
        return pair[0].n == pair[1].n


async def run_races(urls: Sequence[str], ledger: Ledger, seed: int, moves: int, tables: int = 4) -> Races:
    """Several tables at once, until each process was sent so many moves."""
    figures = Races()
    stop = asyncio.Event()
    races = [Race(urls, ledger, random.Random(seed + number), figures, stop) for number in range(tables)]
    for number, race in enumerate(races):
        await race.arrive(number)
    await asyncio.gather(*(race.run(moves) for race in races))
    return figures
