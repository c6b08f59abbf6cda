"""Claiming due work and doing it. A claim is a lease: if this process dies, another takes the work when it runs out."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from tablee.bots import Seat, bot, thinking_rng
from tablee.engine.errors import Refused, TableeError
from tablee.server import metrics
from tablee.server.calling.calls import Calls
from tablee.server.due.thinking import BotTask, choose, prepare
from tablee.server.lifetime import Lifetime
from tablee.server.live.signal import LONGEST_WAIT, DueSignal
from tablee.server.live.table import LiveTable
from tablee.server.live.tables import LiveTables
from tablee.server.persistence.table_store import TableStore
from tablee.server.settings import Settings
from tablee.server.store import Connection, Due, Store, due
from tablee.server.tables import event_log
from tablee.server.tables.acts import stand_in
from tablee.server.tables.clocks import DAY
from tablee.server.tables.state import TableState

LEASE = 10_000  # milliseconds; renewed while the work is going on
RENEWED = 3.0  # seconds between two renewals
QUICK = 120  # milliseconds a bot takes for show where nobody wants to wait
LONGEST_THOUGHT = 30.0  # seconds, ten times what a bot takes: a worker that takes longer is stuck
WORKERS = max(1, (os.cpu_count() or 2) - 1)
MOST_FAILURES = 3  # of a bot at one table in a row: then any move will do, so that the table goes on


class Lane(NamedTuple):
    """Kinds of work, and how many pieces of them one process has in hand. Clocks do not wait for bots."""

    kinds: Sequence[str]
    at_once: int


CLOCKS, BOTS, CALLS = Lane(("timeout", "abandon"), 64), Lane(("bot",), 64), Lane(("call",), 16)
LANES = (CLOCKS, BOTS, CALLS)

log = logging.getLogger(__name__)


class DueWork:
    def __init__(
        self,
        store: Store,
        tables: TableStore,
        live_tables: LiveTables,
        calls: Calls,
        signal: DueSignal,
        settings: Settings,
        lifetime: Lifetime,
    ) -> None:
        self._store = store
        self._tables = tables
        self._live_tables = live_tables
        self._calls = calls
        self._signal = signal
        self._settings = settings
        self._lifetime = lifetime
        self._loop: asyncio.Task[None] | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._doing: dict[asyncio.Task[None], Due] = {}
        self._resting: set[asyncio.Task[None]] = set()  # of those: bots that know their move and wait for show
        self._failures: Counter[str] = Counter()  # by table: of its bots, in a row
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(WORKERS)

    def start(self) -> None:
        self._loop = asyncio.create_task(self._run())
        self._renewing = asyncio.create_task(self._renew())

    async def close(self) -> None:
        """Stop claiming; what was begun is given up, and another process may take it at once."""
        held = list(self._doing.values())
        tasks = [*self._doing, *(task for task in (self._loop, self._renewing) if task)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            _end(self._pool)
        with suppress(TableeError):  # then the leases will run out
            await self._store.write(lambda c: self._release(c, held))

    def _release(self, connection: Connection, held: Sequence[Due]) -> None:
        for work in held:
            due.release_due(connection, work, self._store.process)

    async def _run(self) -> None:
        while not self._lifetime.closing:
            self._signal.clear()
            try:
                await self._claim()
                pause = await self._pause()
            except TableeError as error:  # the store is in trouble; it has said so to those who wait for an answer
                log.warning("due work waits", extra={"reason": str(error)})
                pause = LONGEST_WAIT
            except Exception:  # bots and clocks of all tables hang on this loop
                log.exception("due work waits")
                pause = LONGEST_WAIT
            await self._signal.wait(pause)

    async def _claim(self) -> None:
        """Claim as much as there is capacity for; other processes take the rest."""
        now, lanes = self._store.now(), [(lane, free) for lane in LANES if (free := self._capacity(lane)) > 0]
        if not lanes:
            return
        for work in await self._store.write(partial(self._take, lanes=lanes, now=now)):
            metrics.due_lag_seconds.observe((now - work.at) / 1000)
            task = asyncio.create_task(self._do(work))
            self._doing[task] = work
            task.add_done_callback(self._done)

    def _take(self, connection: Connection, lanes: Sequence[tuple[Lane, int]], now: int) -> list[Due]:
        process = self._store.process
        return [
            work for lane, free in lanes for work in due.claim_due(connection, lane.kinds, now, process, LEASE, free)
        ]

    def _capacity(self, lane: Lane) -> int:
        """How many more pieces of such work may be claimed."""
        doing = self._doing.items()
        return lane.at_once - sum(work.kind in lane.kinds and task not in self._resting for task, work in doing)

    def _done(self, task: asyncio.Task[None]) -> None:
        work = self._doing.pop(task)
        if task not in self._resting:
            self._freed_capacity(work)
        self._resting.discard(task)

    def _freed_capacity(self, work: Due) -> None:
        """Look again for work that was left because there was no capacity."""
        if any(work.kind in lane.kinds and self._capacity(lane) == 1 for lane in LANES):
            self._signal.wake()

    async def _renew(self) -> None:
        """Hold on to what is being done, however long the bots are queued: only a dead process loses its claims."""
        while True:
            await asyncio.sleep(RENEWED)
            if held := list(self._doing.values()):
                try:
                    await self._store.write(partial(self._hold, held=held, until=self._store.now() + LEASE))
                except Exception:
                    log.warning("claims not renewed", exc_info=True)

    def _hold(self, connection: Connection, held: Sequence[Due], until: int) -> None:
        for work in held:
            due.renew_due(connection, work, self._store.process, until)

    async def _pause(self) -> float:
        kinds = [kind for lane in LANES if self._capacity(lane) > 0 for kind in lane.kinds]
        at = await self._store.read(lambda c: due.next_due_at(c, kinds)) if kinds else None
        return LONGEST_WAIT if at is None else min(LONGEST_WAIT, max(0.0, (at - self._store.now()) / 1000))

    async def _do(self, work: Due) -> None:
        try:
            with self._live_tables.use(work.table) as live:
                if not live.has(work.seq):
                    await live.catch_up()  # another process has set this work, and its word is still on the way
                if work.kind == "bot":
                    await self._bot(live, work)
                elif work.kind == "timeout":
                    await self._timeout(live, work)
                elif work.kind == "call":
                    await self._calls.call(live, work)
                else:
                    await self._abandon(live, work)
        except TableeError as error:
            log.warning("due work failed", extra={"table": work.table, "kind": work.kind, "reason": str(error)})
        except Exception:
            log.exception("due work failed", extra={"table": work.table, "kind": work.kind})

    # Bots

    async def _bot(self, live: LiveTable, work: Due) -> None:
        started = self._store.now()
        async with live.lock:
            await live.open()
            state = live.state
            seat = state.due().get("bot", (0, -1))[1]
            if seat < 0:
                return await self._drop(work)
            task, changed = self._task(state, seat), state.changed
            pace = min(QUICK, self._settings.pace) if state.quick else self._settings.pace
            anything = ""
            if self._failures[live.id] >= MOST_FAILURES:
                anything = _any_move(state, seat)
                log.error("a bot fails again and again", extra={"table": live.id, "bot": task.bot})
        move = anything or await self._thought(live.id, task)
        await self._rest(work, started + pace)
        await self._make_move(live, seat, move, changed)

    async def _thought(self, table: str, task: BotTask) -> str:
        try:
            move, seconds = await self._think(task)
        except Exception:
            self._failures[table] += 1
            raise
        metrics.bot_seconds.observe(seconds)
        return move

    async def _rest(self, work: Due, until: int) -> None:
        """The pace is the same whatever there was to think about. Others may think meanwhile."""
        task = asyncio.current_task()
        if task in self._doing:
            self._resting.add(task)
            self._freed_capacity(work)
        await asyncio.sleep(max(0, until - self._store.now()) / 1000)

    def _task(self, state: TableState, seat: int) -> BotTask:
        sheet, played = self._tables.content_file(state.row.content), state.game_table
        fact, progress = str(replace(played.record, events=[], branched=None)), played.progress()
        return BotTask(fact, progress, sheet, seat, state.holders[seat].bot, state.bot_secret(seat))

    async def _think(self, task: BotTask) -> tuple[str, float]:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            async with self._free:  # the queue is ours, so that only thinking itself is timed
                pool = self._workers()
                try:
                    async with asyncio.timeout(LONGEST_THOUGHT):
                        return await loop.run_in_executor(pool, choose, task)
                except (BrokenProcessPool, TimeoutError):  # somebody has killed or stopped a worker
                    if self._pool is pool:
                        self._pool = None
                        _end(pool)
        raise TableeError("server-bots-fail")

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                WORKERS,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare,
                initargs=(os.getpid(),),
            )
        return self._pool

    async def _make_move(self, live: LiveTable, seat: int, move: str, changed: int) -> None:
        try:
            done = await live.bot_moves(seat, move, changed)
        except Refused:
            self._failures[live.id] += 1
            log.exception("a bot made an illegal move", extra={"table": live.id})
            return
        if done:
            self._failures.pop(live.id, None)

    # Clocks and empty tables

    async def _timeout(self, live: LiveTable, work: Due) -> None:
        now = self._store.now()

        def overdue(state: TableState) -> list[event_log.Event]:
            deadline = state.due().get("timeout")
            if deadline is None or deadline[0] > now:
                return []
            bot, version = stand_in(state.game, state.options)
            late = state.clocks.late(now)
            return [
                event for seat in late for event in (event_log.TimedOut(seat), event_log.Replaced(seat, bot, version))
            ]

        if not await live.table_acts(overdue):
            async with live.lock:
                await live.open()
                deadline = live.state.due().get("timeout")
            if deadline is None:
                await self._drop(work)
            else:
                await self._again(work, deadline[0], deadline[1])

    async def _abandon(self, live: LiveTable, work: Due) -> None:
        now = self._store.now()

        def until(state: TableState) -> int:
            """Nobody could come while no server was there, and nobody need come before their time is up."""
            silence = self._settings.silence(begun=state.playing) * DAY
            deadline = state.clocks.next_deadline() if state.playing else None
            return self._tables.pauses.deadline(max(state.last_at, deadline[0] if deadline else 0), silence)

        def forgotten(state: TableState) -> list[event_log.Event]:
            return [] if state.over or until(state) > now else [event_log.Stopped(abandoned=True)]

        if not await live.table_acts(forgotten):
            if live.state.over:
                await self._drop(work)
            else:
                await self._again(work, until(live.state), None)

    async def _drop(self, work: Due) -> None:
        await self._store.write(lambda c: due.drop_due(c, work))

    async def _again(self, work: Due, at: int, seat: int | None) -> None:
        await self._store.write(lambda c: due.set_due(c, Due(work.table, work.kind, work.seq, at, seat)))


def _any_move(state: TableState, seat: int) -> str:
    """What the simplest of all bots would do; it needs no process of its own."""
    table, rng = state.game_table, thinking_rng(state.bot_secret(seat), state.seq)
    action = bot("random", state.game, state.options).choose(Seat(table.state, seat), rng)
    return state.game.notate(table.state, action, seat)


def _end(pool: ProcessPoolExecutor) -> None:
    """Its processes too: one that is stopped, or deep in thought, would outlive us."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
