"""Claiming due work and doing it. A claim is a lease: if this process dies, another takes the work when it runs out."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING

from tablee.engine.errors import Refused, TableeError
from tablee.server import metrics
from tablee.server.due.thinking import Question, choose, prepare
from tablee.server.live.room import Room
from tablee.server.store import Due, due
from tablee.server.tables import story
from tablee.server.tables.acts import Done, stand_in
from tablee.server.tables.clocks import DAY
from tablee.server.tables.sitting import Sitting

if TYPE_CHECKING:
    from tablee.server.house import House

LEASE = 10_000  # milliseconds; a bot thinks for at most three seconds
AT_ONCE = 64
LONGEST_WAIT = 5.0  # seconds: work set by another process may have come in unheard

log = logging.getLogger(__name__)


class DueWork:
    def __init__(self, house: House) -> None:
        self.house = house
        self._wake = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._doing: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        self._loop = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop claiming; what was begun is given up, and its lease will run out."""
        tasks = [*self._doing, *([self._loop] if self._loop else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def look_again(self, work: Mapping[str, tuple[int, int]], now: int) -> None:
        """Something was written that may be due at once, or sooner than what was waited for."""
        if any(at - now < LONGEST_WAIT * 1000 for at, _ in work.values()):
            self._wake.set()

    def wake(self) -> None:
        self._wake.set()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                claimed = await self._claim()
                pause = 0.0 if len(claimed) == AT_ONCE else await self._pause()
            except TableeError as error:  # the store is in trouble; it has said so to those who wait for an answer
                log.warning("due work waits", extra={"reason": str(error)})
                pause = LONGEST_WAIT
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause)

    async def _claim(self) -> Sequence[Due]:
        store, now = self.house.store, self.house.now()
        claimed = await store.write(lambda c: due.claim_due(c, now, store.process, LEASE, AT_ONCE))
        for work in claimed:
            metrics.due_lag_seconds.observe((now - work.at) / 1000)
            task = asyncio.create_task(self._do(work))
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)
        return claimed

    async def _pause(self) -> float:
        at = await self.house.store.read(due.next_due_at)
        return LONGEST_WAIT if at is None else min(LONGEST_WAIT, max(0.0, (at - self.house.now()) / 1000))

    async def _do(self, work: Due) -> None:
        try:
            with self.house.rooms.use(work.table) as room:
                if work.kind == "bot":
                    await self._bot(room, work)
                elif work.kind == "timeout":
                    await self._timeout(room, work)
                else:
                    await self._abandon(room, work)
        except TableeError as error:
            log.warning("due work failed", extra={"table": work.table, "kind": work.kind, "reason": str(error)})
        except Exception:
            log.exception("due work failed", extra={"table": work.table, "kind": work.kind})

    # Bots

    async def _bot(self, room: Room, work: Due) -> None:
        started = self.house.now()
        async with room.lock:
            await room.open()
            sitting = room.sitting
            seat = sitting.due().get("bot", (0, -1))[1]
            if seat < 0:
                return await self._drop(work)
            question, seq = self._question(sitting, seat), sitting.seq
        move, seconds = await self._think(question)
        metrics.bot_seconds.observe(seconds)
        # The pace is the same whatever there was to think about.
        await asyncio.sleep(max(0, started + self.house.settings.pace - self.house.now()) / 1000)
        await self._make_move(room, seat, move, seq)

    def _question(self, sitting: Sitting, seat: int) -> Question:
        sheet = self.house.sheet_body(sitting.row.content)
        return Question(
            str(sitting.record(named=False)), sheet, seat, sitting.holders[seat].bot, sitting.bot_secret(seat)
        )

    async def _think(self, question: Question) -> tuple[str, float]:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._workers()
            try:
                return await loop.run_in_executor(pool, choose, question)
            except BrokenProcessPool:  # somebody has killed a worker
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise TableeError("server-bots-fail")

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max(1, (os.cpu_count() or 2) - 1),
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare,
                initargs=(os.getpid(),),
            )
        return self._pool

    async def _make_move(self, room: Room, seat: int, move: str, seq: int) -> None:
        async with room.lock:
            await room.open()
            if room.sitting.seq != seq:
                return  # the table has moved on: whatever is due now has a row of its own
            try:
                entry, outcome = room.sitting.play(seat, move, self.house.now())
            except Refused:
                log.exception("a bot made an illegal move", extra={"table": room.id})
                return
            if await room.keep(Done(entry, outcome)):
                metrics.moves.inc()
                room.tell(outcome)

    # Clocks and empty tables

    async def _timeout(self, room: Room, work: Due) -> None:
        now = self.house.now()

        def overdue(sitting: Sitting) -> list[story.Event]:
            deadline = sitting.due().get("timeout")
            if deadline is None or deadline[0] > now:
                return []
            bot, version = stand_in(sitting.game, sitting.options)
            late = sitting.clocks.late(now)
            return [event for seat in late for event in (story.TimedOut(seat), story.Replaced(seat, bot, version))]

        if not await room.table_acts(overdue):
            async with room.lock:
                await room.open()
                deadline = room.sitting.due().get("timeout")
            if deadline is None:
                await self._drop(work)
            else:
                await self._again(work, deadline[0], deadline[1])

    async def _abandon(self, room: Room, work: Due) -> None:
        silence = self.house.settings.forget_after * DAY
        now = self.house.now()

        def forgotten(sitting: Sitting) -> list[story.Event]:
            return [] if sitting.over or sitting.last_at + silence > now else [story.Stopped(abandoned=True)]

        if not await room.table_acts(forgotten):
            if room.sitting.over:
                await self._drop(work)
            else:
                await self._again(work, room.sitting.last_at + silence, None)

    async def _drop(self, work: Due) -> None:
        await self.house.store.write(lambda c: due.drop_due(c, work))

    async def _again(self, work: Due, at: int, seat: int | None) -> None:
        await self.house.store.write(lambda c: due.set_due(c, Due(work.table, work.kind, work.seq, at, seat)))
