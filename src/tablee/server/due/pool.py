"""The processes in which bots think, and the queue in front of them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from tablee.engine.errors import TableeError
from tablee.server import logs, metrics
from tablee.server.due.queue import FairQueue
from tablee.server.due.thinking import BotTask, Part, Share, choose, find_share, prepare
from tablee.server.store.due import Owner

WORKERS = max(1, (os.cpu_count() or 2) - 1)
LONGEST_THOUGHT = 30.0  # seconds, many times what a bot takes: a worker that takes longer is stuck
MOST_TOGETHER = 4  # processes for one move: each deals all worlds, so that more would save little
LONG_WAIT = 2.0  # seconds for a worker: the operator is told
WARN_EVERY = 60.0  # seconds
_NICE = 10  # how much lower than that of the server the priority of a bot is

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class WorkerGone(Exception):
    """Somebody has killed or stopped a worker, or it took too long."""


class WorkerPool:
    """So many processes, started when they are needed, with a fair queue in front of them."""

    def __init__(self, workers: int, nice: int = _NICE) -> None:
        self.queue = FairQueue(workers)
        self._size = workers
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None

    async def work(self, do: Callable[[Task], Answer], task: Task, owner: Owner, longest: float) -> Answer:
        """Do it in a process when it is the owner's turn; after so many seconds the process is ended."""
        async with self.queue.turn(owner):  # the queue is ours, so that only the work itself is timed
            return await self._run(do, task, longest)

    async def _run(self, do: Callable[[Task], Answer], task: Task, longest: float) -> Answer:
        pool = self._workers()
        try:
            async with asyncio.timeout(longest):
                return await asyncio.get_running_loop().run_in_executor(pool, do, task)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self.close()
            raise WorkerGone from None
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if asking is None or asking.cancelling():
                raise
            raise WorkerGone from None  # it had not begun when the others were ended

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._size,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare,
                initargs=(os.getpid(), self._nice),
            )
        return self._pool

    def close(self) -> None:
        """End the processes too: one that is stopped, or deep in thought, would outlive us."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class BotPool(WorkerPool):
    def __init__(self, workers: int = WORKERS) -> None:
        super().__init__(workers)
        self._warned_at = -WARN_EVERY

    async def think(self, task: BotTask, owner: Owner, waited: Callable[[], float | None]) -> tuple[str, float]:
        """The move, and the seconds it took. When it is the owner's turn, `waited` says how long that has taken; None:
        nobody waits for this bot."""
        for _ in range(2):
            try:
                async with self.queue.turn(owner):
                    self._note_wait(waited())
                    if task.shared and self.queue.free:
                        return await self._think_together(task, owner)
                    return await self._run(choose, task, LONGEST_THOUGHT)
            except WorkerGone:
                continue
        raise TableeError("server-bots-fail")

    async def _think_together(self, task: BotTask, owner: Owner) -> tuple[str, float]:
        """Round by round, with as many processes as have nothing else to do."""
        rounds: list[list[list[float]]] = []
        spent = 0.0
        while True:
            with self.queue.spare(owner, MOST_TOGETHER - 1) as more:
                parts = [Part(task, number, 1 + more, rounds, spent) for number in range(1 + more)]
                shares = [self._run(find_share, part, LONGEST_THOUGHT) for part in parts]
                found = await asyncio.gather(*shares, return_exceptions=True)
            known: list[Share] = []
            for each in found:
                if isinstance(each, BaseException):
                    raise each
                known.append(each)
            spent += max(each.seconds for each in known)
            if known[0].move:
                return known[0].move, spent
            rounds.append([each.leads for each in known])

    def _note_wait(self, seconds: float | None) -> None:
        """Bots that wait for long are a sign of too few cores, or of somebody who keeps them busy."""
        if seconds is None:
            return
        metrics.bot_wait_seconds.observe(seconds)
        now = time.monotonic()
        if seconds > LONG_WAIT and now - self._warned_at >= WARN_EVERY:
            self._warned_at = now
            logs.event(
                "bots-wait",
                logging.WARNING,
                seconds=round(seconds, 1),
                waiting=self.queue.waiting,
                addresses=self.queue.addresses,
                workers=WORKERS,
            )
