"""A process in which a bot thinks may die or hang: it is replaced, and the table does not notice."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.bots.levels import LEVELS, can_share
from tablee.engine.game import Game
from tablee.engine.record import Player
from tablee.engine.table import Table
from tablee.games import games
from tablee.server.due.pool import BotPool, WorkerGone, WorkerPool
from tablee.server.due.thinking import BotTask, choose
from tablee.server.due.worker import DueWork
from tablee.server.server import TableServer
from tablee.server.store.due import Owner
from tests.sample import sample
from tests.server.tables.test_due_work import ana_waits, work_of
from tests.server.tables.test_server import ANA, in_a_server, played

GAMES = list(games().values())
COUP = games()["coup"]
OWNER = Owner("ada's", "ada")


def processes(pool: WorkerPool) -> list[int]:
    return [] if pool._pool is None else list(pool._pool._processes or {})


def test_a_process_that_dies_or_hangs_is_replaced() -> None:
    async def scenario(pool: WorkerPool) -> None:
        with pytest.raises(WorkerGone):
            await pool.work(os._exit, 3, OWNER, 30)
        assert await pool.work(abs, -1, OWNER, 30) == 1
        hanging = processes(pool)
        with pytest.raises(WorkerGone):
            await pool.work(time.sleep, 60, OWNER, 0.05)
        assert await pool.work(abs, -2, OWNER, 30) == 2
        assert not set(hanging) & set(processes(pool))

    pool = WorkerPool(1)
    try:
        asyncio.run(scenario(pool))
    finally:
        pool.close()


def asked(played: Game) -> BotTask:
    """A question of a few moves into a game that several processes may think about."""
    table = Table(played, [Player("a"), Player("b")], seed=3)
    for _ in range(6):
        table.play(table.state.to_act, table.state.legal_actions()[0])
    return BotTask(
        str(replace(table.record, events=[])),
        table.progress(),
        b"",
        table.state.to_act,
        f"rollouts:{sample(600, small=60)}",
        b"luck",
        shared=True,
    )


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
def test_several_processes_find_the_same_move(played: Game) -> None:
    async def scenario(pool: BotPool) -> None:
        task = asked(played)
        move, seconds = await pool.think(task, OWNER, lambda: None)
        assert move == choose(task)[0]
        assert seconds > 0
        assert len(processes(pool)) > 1
        assert pool.queue.free == 3

    pool = BotPool(3)
    try:
        asyncio.run(scenario(pool))
    finally:
        pool.close()


def test_one_of_several_processes_may_die() -> None:
    async def scenario(pool: BotPool) -> None:
        task = asked(COUP)
        answer = asyncio.create_task(pool.think(task, OWNER, lambda: None))
        while len(processes(pool)) < 3:
            await asyncio.sleep(0.001)
        os.kill(processes(pool)[1], signal.SIGKILL)
        assert (await answer)[0] == choose(task)[0]
        assert pool.queue.free == 3

    pool = BotPool(3)
    try:
        asyncio.run(scenario(pool))
    finally:
        pool.close()


def test_a_move_is_shared_where_the_search_is_long() -> None:
    levels = [[level for level in LEVELS if can_share(level, played, None)] for played in GAMES]
    assert levels == [["master"] if played.search_helps else [] for played in GAMES]


def test_a_table_gets_its_move_although_the_process_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DueWork, "start", lambda self: None)

    async def scenario(server: TableServer) -> None:
        with server.live_tables.use(await played(server, ANA)) as live:
            await ana_waits(live)
            before = live.state.seq
            answer = asyncio.create_task(server.due._do(await work_of(server, live.id, "bot")))
            while not processes(server.due._pool):
                await asyncio.sleep(0.01)
            killed = processes(server.due._pool)
            for process in killed:
                os.kill(process, signal.SIGKILL)
            await answer
            assert live.state.seq == before + 1
            assert not set(killed) & set(processes(server.due._pool))
            assert not server.due._failures

    in_a_server(tmp_path, scenario)
