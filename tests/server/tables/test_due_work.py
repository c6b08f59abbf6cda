"""What tables do by themselves: clocks before bots, bots that fail, and tables nobody comes back to."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tablee.engine.errors import TableeError
from tablee.server.due import worker
from tablee.server.due.worker import BOTS, DueWork
from tablee.server.house import House
from tablee.server.live.room import Room
from tablee.server.messages import Ack, Clock, Move, NewTable, Nonce, Sit, Start
from tablee.server.store import Connection, Due, due
from tablee.server.tables.clocks import DAY
from tests.server.tables.test_house import ANA, BEN, does, in_a_house, played


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is done before a test says so."""
    monkeypatch.setattr(DueWork, "start", lambda self: None)


async def work_of(house: House, table: str, kind: str) -> Due:
    found = await house.store.read(lambda connection: due.due_of(connection, table))
    return next(work for work in found if work.kind == kind)


def test_clocks_do_not_wait_behind_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = asyncio.Event()

    async def long_work(self: DueWork, work: Due) -> None:
        if work.table == "bot 0":
            await self._rest(work, self.house.now())
        await go_on.wait()

    def many(connection: Connection) -> None:
        for number in range(BOTS.at_once + 2):
            due.set_due(connection, Due(f"bot {number}", "bot", 1, number))
        due.set_due(connection, Due("late", "timeout", 1, 1000))

    monkeypatch.setattr(DueWork, "_do", long_work)

    async def story(house: House) -> None:
        await house.store.write(many)
        await house.due._claim()
        held = Counter(work.kind for work in house.due._doing.values())
        assert held == {"bot": BOTS.at_once, "timeout": 1}
        await asyncio.sleep(0)
        assert house.due._wake.is_set()  # a bot that only waits for show has made room for another
        await house.due._claim()
        assert Counter(work.kind for work in house.due._doing.values())["bot"] == BOTS.at_once + 1
        assert await house.due._pause() > 1  # there is no room for what is due

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("illegal", [False, True])
def test_a_bot_that_fails_again_and_again_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, illegal: bool
) -> None:
    async def think(self: DueWork, question: object) -> tuple[str, float]:
        if illegal:
            return "fly", 0.0
        raise TableeError("server-bots-fail")

    monkeypatch.setattr(DueWork, "_think", think)

    async def story(house: House) -> None:
        with house.rooms.use(await played(house, ANA)) as room:
            await ana_waits(room)
            before = room.sitting.seq
            for _ in range(worker.MOST_FAILURES):
                await house.due._do(await work_of(house, room.id, "bot"))
                assert room.sitting.seq == before
            await house.due._do(await work_of(house, room.id, "bot"))
            assert room.sitting.seq == before + 1
            assert not house.due._failures

    in_a_house(tmp_path, story)


async def ana_waits(room: Room) -> None:
    """Until it is the bot's turn."""
    number = 0
    while "bot" not in room.sitting.due():
        number += 1
        text = room.sitting.game_table.choices(0)[0].text
        assert isinstance(await does(room, ANA, Move, text=text, n=room.sitting.counts[0]), Ack)
        assert number < 100


def test_a_slow_game_is_not_abandoned_within_its_own_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        row = await house.new_table(ANA, NewTable(game="coup", seats=2, sit=[0], clock=Clock("days", 60)))
        with house.rooms.use(row.id) as room:
            await does(room, ANA, Nonce, nonce="0a")
            await does(room, BEN, Sit, nonce="0b")
            await does(room, ANA, Start)
            begun = room.sitting.last_at
            for days, over in ((31, False), (89, False), (91, True)):
                monkeypatch.setattr(house, "now", lambda days=days: begun + days * DAY)
                await house.due._do(await work_of(house, row.id, "abandon"))
                assert room.sitting.over == over

    in_a_house(tmp_path, story)
