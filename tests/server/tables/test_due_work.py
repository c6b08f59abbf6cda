"""What tables do by themselves: clocks before bots, bots that fail, and tables nobody comes back to."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import insert

from tablee.bots.levels import STEP
from tablee.engine.errors import TableeError
from tablee.server.due import worker
from tablee.server.due.worker import BOTS, DueWork, _any_move
from tablee.server.live.table import LiveTable
from tablee.server.messages import Ack, Clock, Hurry, Move, NewTable, Nonce, Sit, Start
from tablee.server.people import Person
from tablee.server.server import TableServer
from tablee.server.store import Connection, Due, due
from tablee.server.store.schema import seats_of
from tablee.server.tables.clocks import DAY
from tests.server.tables.test_server import ANA, BEN, does, in_a_server, played


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is done before a test says so."""
    monkeypatch.setattr(DueWork, "start", lambda self: None)


async def work_of(server: TableServer, table: str, kind: str) -> Due:
    found = await server.store.read(lambda connection: due.due_of(connection, table))
    return next(work for work in found if work.kind == kind)


def test_clocks_do_not_wait_behind_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = asyncio.Event()

    async def long_work(self: DueWork, work: Due) -> None:
        if work.table == "bot 0":
            await self._rest(self._store.now())
        await go_on.wait()

    def many(connection: Connection) -> None:
        for number in range(BOTS.at_once + 2):
            connection.execute(insert(seats_of).values(table_id=f"bot {number}", seat=0, identity="ana", name="Ana"))
            due.set_due(connection, Due(f"bot {number}", "bot", 1, number))
        due.set_due(connection, Due("late", "timeout", 1, 1000))

    monkeypatch.setattr(DueWork, "_do", long_work)

    async def scenario(server: TableServer) -> None:
        await server.store.write(many)
        await server.due._claim()
        held = Counter(work.kind for work in server.due._doing.values())
        assert held == {"bot": BOTS.at_once, "timeout": 1}
        await asyncio.sleep(0)
        assert server.due_signal.is_set()  # a bot that only waits for show lets another think
        await server.due._claim()
        assert Counter(work.kind for work in server.due._doing.values())["bot"] == BOTS.at_once + 1
        assert await server.due._pause() > 1  # there is no capacity for what is due

    in_a_server(tmp_path, scenario)


@pytest.mark.parametrize("illegal", [False, True])
def test_a_bot_that_fails_again_and_again_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, illegal: bool
) -> None:
    async def think(self: DueWork, question: object) -> tuple[str, float]:
        if illegal:
            return "fly", 0.0
        raise TableeError("server-bots-fail")

    monkeypatch.setattr(DueWork, "_think", think)

    async def scenario(server: TableServer) -> None:
        with server.live_tables.use(await played(server, ANA)) as live:
            await ana_waits(live)
            before = live.state.seq
            for _ in range(worker.MOST_FAILURES):
                await server.due._do(await work_of(server, live.id, "bot"))
                assert live.state.seq == before
            await server.due._do(await work_of(server, live.id, "bot"))
            assert live.state.seq == before + 1
            assert not server.due._failures

    in_a_server(tmp_path, scenario)


async def ana_waits(live: LiveTable) -> None:
    """Until it is the bot's turn."""
    number = 0
    while "bot" not in live.state.due():
        number += 1
        text = live.state.game_table.choices(0)[0].text
        assert isinstance(await does(live, ANA, Move, text=text, n=live.state.counts[0]), Ack)
        assert number < 100


def test_a_slow_game_is_not_abandoned_within_its_own_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(server: TableServer) -> None:
        row = await server.opening.new_table(ANA, NewTable(game="coup", seats=2, sit=[0], clock=Clock("days", 60)))
        with server.live_tables.use(row.id) as live:
            await does(live, ANA, Nonce, nonce="0a")
            await does(live, BEN, Sit, nonce="0b")
            await does(live, ANA, Start)
            begun = live.state.last_at
            for days, over in ((31, False), (89, False), (91, True)):
                monkeypatch.setattr(server.store, "now", lambda days=days: begun + days * DAY)
                await server.due._do(await work_of(server, row.id, "abandon"))
                assert live.state.over == over

    in_a_server(tmp_path, scenario)


# Shared thinking


async def bots_ask(server: TableServer, count: int, address: str, *, sit: bool = True) -> list[str]:
    """Tables opened from one address, each with a bot to move."""
    found = []
    for number in range(count):
        host = Person(f"{address} {number % 7}", "Guest")
        wish = NewTable(game="coup", seats=2, bots=["master"] * (1 if sit else 2), sit=[0] if sit else [])
        row = await server.opening.new_table(host, wish, address)
        with server.live_tables.use(row.id) as live:
            if sit:
                await does(live, host, Nonce, nonce="0a")
            await does(live, host, Start)
            while sit and "bot" not in live.state.due():
                text = live.state.game_table.choices(0)[0].text
                await does(live, host, Move, text=text, n=live.state.counts[0])
        found.append(row.id)
    return found


@pytest.fixture
def never_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that go on thinking."""

    async def think(self: DueWork, question: object) -> tuple[str, float]:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(DueWork, "_think", think)


@pytest.mark.usefixtures("never_done")
def test_bots_of_one_address_leave_places_for_the_others(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        await bots_ask(server, worker.SHARE + 3, "eve's")
        await server.due._claim()
        assert len(server.due._doing) == worker.SHARE
        assert await server.due._pause() > 1  # there is nothing more to claim, although much is due
        (ada,) = await bots_ask(server, 1, "ada's")
        assert await server.due._pause() == 0
        await server.due._claim()
        assert ada in {work.table for work in server.due._doing.values()}
        assert len(server.due._doing) == worker.SHARE + 1

    in_a_server(tmp_path, scenario)


@pytest.mark.usefixtures("never_done")
def test_a_place_in_a_share_is_filled_again(tmp_path: Path) -> None:
    async def scenario(server: TableServer) -> None:
        await bots_ask(server, worker.SHARE + 1, "eve's")
        await server.due._claim()
        server.due_signal.clear()
        server.due._thought_out(next(iter(server.due._thinking)))
        assert server.due_signal.is_set()
        await server.due._claim()
        assert len(server.due._doing) == worker.SHARE + 1

    in_a_server(tmp_path, scenario)


@pytest.mark.usefixtures("never_done")
def test_tables_without_people_have_their_turn_when_a_worker_is_idle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "WORKERS", 1)

    async def scenario(server: TableServer) -> None:
        only_bots = await bots_ask(server, 2, "eve's", sit=False)
        (ada,) = await bots_ask(server, 1, "ada's")
        await server.due._claim()
        assert {work.table for work in server.due._doing.values()} == {ada}
        assert await server.due._pause() > 1
        server.due_signal.clear()
        server.due._thought_out(next(iter(server.due._thinking)))
        assert server.due_signal.is_set()
        await server.due._claim()
        assert len({work.table for work in server.due._doing.values()} & set(only_bots)) == 1

    in_a_server(tmp_path, scenario)


# The time shown


def test_the_moment_of_an_answer_does_not_tell_how_long_a_bot_has_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    took, answered = [0], []

    async def scenario(server: TableServer) -> None:
        now = server.store.now()
        monkeypatch.setattr(server.store, "now", lambda: now + took[0])
        monkeypatch.setattr(server.due, "_settings", replace(server.settings, pace=800))
        with server.live_tables.use(await played(server, ANA)) as live:
            await ana_waits(live)
            move = _any_move(live.state, 1)

            async def think(self: DueWork, question: object) -> tuple[str, float]:
                took[0] += delay
                return move, 0.0

            async def rest(self: DueWork, until: int) -> None:
                answered.append(until - live.state.changed_at)
                raise TableeError("server-busy")  # the table stays where it is

            monkeypatch.setattr(DueWork, "_think", think)
            monkeypatch.setattr(DueWork, "_rest", rest)
            for delay in (0, 1, 150):
                took[0] = 0
                await server.due._do(await work_of(server, live.id, "bot"))
            assert len(set(answered)) == 1
            for delay in (answered[0] + 1, answered[0] + 400):
                took[0] = 0
                await server.due._do(await work_of(server, live.id, "bot"))
            assert answered[3:] == [answered[0] + STEP] * 2
            await does(live, ANA, Hurry, quick=True)
            for delay in (0, 100):
                took[0] = 0
                await server.due._do(await work_of(server, live.id, "bot"))
            assert answered[5] == answered[6] < answered[0]

    in_a_server(tmp_path, scenario)
