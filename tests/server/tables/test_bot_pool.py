"""A process in which a bot thinks may die or hang: it is replaced, and the table does not notice."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from tablee.server.due.pool import WorkerGone, WorkerPool
from tablee.server.due.worker import DueWork
from tablee.server.server import TableServer
from tablee.server.store.due import Owner
from tests.server.tables.test_due_work import ana_waits, work_of
from tests.server.tables.test_server import ANA, in_a_server, played

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
