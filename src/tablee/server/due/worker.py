"""Claiming due work and doing it. A claim is a lease: if this process dies, another takes the work when it runs out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from tablee.bots import Seat, bot, thinking_rng
from tablee.bots.levels import answer_at, can_share, shown_ms
from tablee.engine.errors import Refused, TableeError
from tablee.server import metrics
from tablee.server.calling.calls import Calls
from tablee.server.due.pool import WORKERS, BotPool
from tablee.server.due.thinking import BotTask
from tablee.server.lifetime import Lifetime
from tablee.server.live.signal import LONGEST_WAIT, DueSignal
from tablee.server.live.table import LiveTable
from tablee.server.live.tables import LiveTables
from tablee.server.persistence.table_store import TableStore
from tablee.server.settings import Settings
from tablee.server.store import Connection, Due, Store, due
from tablee.server.store.due import Claim, Owner
from tablee.server.tables import event_log
from tablee.server.tables.acts import stand_in
from tablee.server.tables.clocks import DAY
from tablee.server.tables.state import TableState

LEASE = 10_000  # milliseconds; renewed while the work is going on
RENEWED = 3.0  # seconds between two renewals
SHARE = max(8, WORKERS + 1)  # bots of one address that one process has in hand: the others find a place at once
MOST_FAILURES = 3  # of a bot at one table in a row: then any move will do, so that the table goes on


class Lane(NamedTuple):
    """Kinds of work, and how many pieces of them one process has in hand. Clocks do not wait for bots."""

    kinds: Sequence[str]
    at_once: int


CLOCKS, BOTS, CALLS = Lane(("timeout", "abandon"), 64), Lane(("bot",), 8 * SHARE), Lane(("call",), 16)
LANES = (CLOCKS, BOTS, CALLS)
_NOBODY = Owner("", "")  # owns work that costs next to nothing

log = logging.getLogger(__name__)


class Question(NamedTuple):
    """What a bot is to think about. `since`: from when somebody has waited for it; None: nobody sits at the table."""

    task: BotTask
    since: int | None


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
        self._thinking: dict[asyncio.Task[None], Owner] = {}  # of those: bots that do not know their move yet
        self._left = False  # whether tables without people were left because all workers were busy
        self._failures: Counter[str] = Counter()  # by table: of its bots, in a row
        self._pool = BotPool()

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
        self._pool.close()
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
        held = Counter(self._thinking.values())
        for work, owner in await self._store.write(partial(self._take, lanes=lanes, now=now, held=held)):
            metrics.due_lag_seconds.observe((now - work.at) / 1000)
            task = asyncio.create_task(self._do(work))
            self._doing[task] = work
            if work.kind in BOTS.kinds:
                self._thinking[task] = owner
            task.add_done_callback(self._done)

    def _take(
        self, connection: Connection, lanes: Sequence[tuple[Lane, int]], now: int, held: Mapping[Owner, int]
    ) -> list[Claim]:
        taken: list[Claim] = []
        for lane, free in lanes:
            if lane is BOTS:
                taken += self._take_bots(connection, free, now, held)
            else:
                works = due.claim_due(connection, lane.kinds, now, self._store.process, LEASE, free)
                taken += [Claim(work, _NOBODY) for work in works]
        return taken

    def _take_bots(self, connection: Connection, free: int, now: int, held: Mapping[Owner, int]) -> list[Claim]:
        """Shared between owners. A table without people has its turn when a worker would have nothing to do."""
        claim = partial(
            due.claim_shared, connection, BOTS.kinds, now, self._store.process, LEASE, held=held, share=SHARE
        )
        claims = claim(limit=free, people=True)
        idle = min(free, WORKERS - sum(held.values())) - len(claims)
        return claims + claim(limit=idle, people=False) if idle > 0 else claims

    def _capacity(self, lane: Lane) -> int:
        """How many more pieces of such work may be claimed. A bot that knows its move takes no place."""
        if lane is BOTS:
            return lane.at_once - len(self._thinking)
        return lane.at_once - sum(work.kind in lane.kinds for work in self._doing.values())

    def _done(self, task: asyncio.Task[None]) -> None:
        work = self._doing.pop(task)
        if work.kind in BOTS.kinds:
            self._thought_out(task)
        elif any(work.kind in lane.kinds and self._capacity(lane) == 1 for lane in LANES):
            self._signal.wake()  # there may be work that was left because there was no capacity

    def _thought_out(self, task: asyncio.Task[None] | None) -> None:
        """A bot knows its move: look for bots that were left because there was no place for them."""
        owner = self._thinking.pop(task, None) if task is not None else None
        if owner is None:
            return
        share_was_full = self._held()[owner.address] == SHARE - 1
        if share_was_full or self._capacity(BOTS) == 1 or (self._left and len(self._thinking) < WORKERS):
            self._signal.wake()

    def _held(self) -> Counter[str]:
        """How many bots of each address are thinking or about to."""
        return Counter(owner.address for owner in self._thinking.values())

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
        lanes = [lane for lane in LANES if self._capacity(lane) > 0]
        full = [address for address, count in self._held().items() if count >= SHARE]
        self._left = len(self._thinking) >= WORKERS

        def next_at(connection: Connection) -> int | None:
            kinds = [kind for lane in lanes if lane is not BOTS for kind in lane.kinds]
            found = [due.next_due_at(connection, kinds)]
            if BOTS in lanes:
                found.append(due.next_due_at(connection, BOTS.kinds, full=full, people=self._left))
            return min((at for at in found if at is not None), default=None)

        at = await self._store.read(next_at) if lanes else None
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
        async with live.lock:
            await live.open()
            state = live.state
            seat = state.due().get("bot", (0, -1))[1]
            if seat < 0:
                return await self._drop(work)
            question, changed, asked = self._question(state, seat), state.changed, state.changed_at
            level, pace = question.task.bot, self._settings.pace
            shown = shown_ms(level, state.game, state.options, pace, quick=state.quick)
            anything = ""
            if self._failures[live.id] >= MOST_FAILURES:
                anything = _any_move(state, seat)
                log.error("a bot fails again and again", extra={"table": live.id, "bot": level})
        move = anything or await self._thought(live.id, question)
        await self._rest(answer_at(asked, shown, self._store.now()) if shown else 0)
        await self._make_move(live, seat, move, changed)

    async def _thought(self, table: str, question: Question) -> str:
        try:
            move, seconds = await self._think(question)
        except Exception:
            self._failures[table] += 1
            raise
        metrics.bot_seconds.observe(seconds)
        return move

    async def _rest(self, until: int) -> None:
        """The time shown is the same whatever there was to think about. Others may think meanwhile."""
        self._thought_out(asyncio.current_task())
        await asyncio.sleep(max(0, until - self._store.now()) / 1000)

    def _question(self, state: TableState, seat: int) -> Question:
        sheet, played = self._tables.content_file(state.row.content), state.game_table
        fact, progress = str(replace(played.record, events=[], branched=None)), played.progress()
        name = state.holders[seat].bot
        shared = can_share(name, state.game, state.options)
        task = BotTask(fact, progress, sheet, seat, name, state.bot_secret(seat), shared)
        people = any(holder.person for holder in state.holders)
        return Question(task, max(state.changed_at, self._lifetime.opened_at) if people else None)

    async def _think(self, question: Question) -> tuple[str, float]:
        def waited() -> float | None:
            return None if question.since is None else max(0, self._store.now() - question.since) / 1000

        task = asyncio.current_task()
        owner = self._thinking.get(task, _NOBODY) if task is not None else _NOBODY
        return await self._pool.think(question.task, owner, waited)

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
    return state.game.notate(state.game.asking(table.state, seat), action, seat)
