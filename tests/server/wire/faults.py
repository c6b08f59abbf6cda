"""Whole games of Coup over a bad network: at the end everybody sees the same as somebody who has just come in."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tablee.engine.errors import Refused
from tablee.engine.record import Record
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.games import game
from tablee.server.client import Guest, Live
from tablee.server.client.guest import new_id
from tablee.server.messages import Answer, Move, NewTable, Say, Sit, Start, Undo
from tablee.server.tables import event_log
from tests.server.wire.proxy import BadNetwork

LOOK_ROUND = 25  # moves of a client between two quiet moments


@dataclass
class Report:
    """What happened, summed over tables."""

    games: int = 0
    moves: int = 0
    connections: int = 0
    snapshots: int = 0
    compared: int = 0
    messages: int = 0
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        for name in ("games", "moves", "connections", "snapshots", "compared", "messages"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.faults.update(other.faults)


class Evening:
    """One table of people on a bad network."""

    def __init__(self, server: str, network: BadNetwork, seats: int, seed: int, timeout: float) -> None:
        self.server, self.timeout = server, timeout
        self.network = network
        self.seats = seats
        self.choose = random.Random(seed)
        self.guests: list[Guest] = []
        self.lives: list[Live] = []
        self.table = ""
        self.acked: list[str] = []  # ids of acts that were acknowledged
        self.refused: Counter[str] = Counter()  # by reason
        self.turned_down: list[str] = []
        self.said: list[str] = []
        self.report = Report(games=1)
        self._made = self._limit = 0  # moves, and when to hold still

    async def play(self) -> Report:
        await self._sit_down()
        try:
            while not all(live.over for live in self.lives):
                self._limit = self._made + LOOK_ROUND
                self.network.calm = False
                async with asyncio.TaskGroup() as group:
                    for live in self.lives:
                        group.create_task(self._player(live))
                await self._compare()
            await self._check_record()
            self.report.connections = sum(live.connections for live in self.lives)
            self.report.snapshots = sum(live.snapshots for live in self.lives)
        finally:
            for live in self.lives:
                await live.close()
        return self.report

    async def _sit_down(self) -> None:
        host, *others = self.guests = [await Guest.arrive(self.server, f"player {n}") for n in range(self.seats)]
        opened = await host.new_table(NewTable(game="coup", seats=self.seats, sit=[0], join="anyone", watch="anyone"))
        self.table = opened.id
        for seat, guest in enumerate(others, 1):
            await guest.act(self.table, Sit(id=f"sit-{seat}", seat=seat), opened.invite)
        for seat, guest in enumerate([*self.guests, Guest(self.server)]):
            abroad = Guest(self.network.url)
            abroad.cookies, abroad.person = guest.cookies, guest.person
            live = Live(abroad, self.table, seat if seat < self.seats else SPECTATOR)
            live.nudge, live.timeout = 0.25, self.timeout
            await live.open()
            self.lives.append(live)
        await host.act(self.table, Start(id="start"))
        self.acked.append("start")

    # Playing

    async def _player(self, live: Live) -> None:
        """Play until the game is over, or until everybody is to hold still."""
        while not (live.over or self._made >= self._limit):
            proposal = live.table["proposal"]
            if proposal and live.viewer in proposal["waits_for"]:
                await self._try(live, Answer(id=new_id(), yes=self.choose.random() < 0.7))
            elif live.choices and not proposal:
                await self._turn(live)
            else:
                seen = live.n
                await live.until(lambda live, seen=seen: live.n > seen or self._made >= self._limit)  # type: ignore[misc]

    async def _turn(self, live: Live) -> None:
        what = self.choose.random()
        if what < 0.05:
            await self._try(live, Undo(id=new_id()))
        elif what < 0.1:
            text = f"word {len(self.said)}"
            self.said.append(text)
            await self._try(live, Say(id=new_id(), text=text))
        else:
            await self._try(live, Move(id=new_id(), text=self.choose.choice(live.choices), n=live.n))
            self._made += 1

    async def _try(self, live: Live, act: Any) -> None:
        try:
            await live.do(act)
            if not isinstance(act, Say):
                self.acked.append(act.id)
        except Refused as refused:
            self.refused[refused.refusal.line.key] += 1
            self.turned_down.append(act.id)

    # Looking

    async def _compare(self) -> None:
        """When the network is calm, everybody has what somebody sees who comes in now."""
        self.network.calm = True
        await self.network.settle()
        for number, live in enumerate(self.lives):
            await live.through(live.viewer)
            guest = self.guests[number] if number < self.seats else Guest(self.server)
            async with guest.live(self.table, live.viewer) as fresh:
                assert live.n == fresh.n, (live.n, fresh.n)
                assert msgspec.json.encode(live.scene) == msgspec.json.encode(fresh.scene)
                lines = min(len(live.log), len(fresh.log))
                assert live.log[-lines:] == fresh.log[-lines:]
                assert live.earlier + len(live.log) == fresh.earlier + len(fresh.log)
            self.report.compared += 1

    async def _check_record(self) -> None:
        record = Record.read(await self.guests[0].record(self.table))
        replayed = Table.replay(game(record.game), record)
        assert replayed.over
        assert [list(live.table["result"]) for live in self.lives] == [record.result] * len(self.lives)
        self.report.moves = len(record.events)

    def check_events(self, data: Path) -> None:
        """Every acknowledged act was kept once, nothing was kept twice, and nothing that was refused."""
        kept = Counter(act for act in acts_kept(data, self.table) if act)
        assert not [act for act, times in kept.items() if times > 1]
        assert not [act for act in self.acked if not kept[act]]
        assert not [act for act in self.turned_down if kept[act]]
        assert Counter(words_kept(data, self.table)) == Counter(self.said)


def acts_kept(data: Path, table: str) -> list[str]:
    rows = _rows(data, "SELECT body FROM events WHERE table_id = ? ORDER BY seq", table)
    return [event_log.read(body).act for (body,) in rows]


def words_kept(data: Path, table: str) -> list[str]:
    return [body for (body,) in _rows(data, "SELECT body FROM chat WHERE table_id = ?", table)]


def _rows(data: Path, question: str, table: str) -> Sequence[tuple[Any, ...]]:
    connection = sqlite3.connect(f"file:{data / 'tablee.db'}?mode=ro", uri=True)
    try:
        return connection.execute(question, (table,)).fetchall()
    finally:
        connection.close()


async def play_evenings(
    server: str, data: Path, tables: int, seed: int, rate: float = 0.1, timeout: float = 120.0
) -> Report:
    """Several tables at once, each on a bad network of its own; who waits so many seconds for nothing gives up."""
    total = Report()
    evenings = (_evening(server, data, seed + number, rate, timeout) for number in range(tables))
    for report in await asyncio.gather(*evenings):
        total.add(report)
    return total


async def _evening(server: str, data: Path, seed: int, rate: float, timeout: float) -> Report:
    async with BadNetwork(server, seed, rate) as network:
        evening = Evening(server, network, seats=2 + seed % 4, seed=seed, timeout=timeout)
        report = await evening.play()
        evening.check_events(data)
        report.faults, report.messages = +network.faults, network.messages
        return report
