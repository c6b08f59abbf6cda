"""Thinking time is shared between addresses, and between the people of an address."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

import pytest

from tablee.server import metrics
from tablee.server.due import pool
from tablee.server.due.pool import BotPool
from tablee.server.due.queue import FairQueue
from tablee.server.store.due import Owner

EVE, ADA = Owner("eve's", "eve"), Owner("ada's", "ada")


class Thinkers:
    """A queue with a clock of its own. Each thought takes a given time; nobody finishes one before `finish`."""

    def __init__(self, places: int = 1) -> None:
        self.now = 0.0
        self.queue = FairQueue(places, lambda: self.now)
        self.thought: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.go_on = asyncio.Event()

    async def arrive(self, owner: Owner, *names: str, takes: float = 1.0) -> None:
        for name in names:
            self.tasks.append(asyncio.create_task(self._think(owner, name, takes)))
        await asyncio.sleep(0)

    async def _think(self, owner: Owner, name: str, takes: float) -> None:
        async with self.queue.turn(owner):
            await self.go_on.wait()
            self.now += takes
            self.thought.append(name)

    async def finish(self) -> list[str]:
        self.go_on.set()
        await asyncio.gather(*self.tasks)
        self.go_on.clear()
        return self.thought


def order(scene: Callable[[Thinkers], Awaitable[None]], places: int = 1) -> Sequence[str]:
    async def run() -> Sequence[str]:
        thinkers = Thinkers(places)
        await scene(thinkers)
        return await thinkers.finish()

    return asyncio.run(run())


def test_whoever_comes_later_waits_for_one_thought_of_the_crowd() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.arrive(EVE, *(f"eve {n}" for n in range(30)))
        await thinkers.arrive(ADA, "ada")

    assert order(scene)[:2] == ["eve 0", "ada"]


def test_many_guests_of_one_address_are_one_crowd() -> None:
    async def scene(thinkers: Thinkers) -> None:
        for n in range(30):
            await thinkers.arrive(Owner("eve's", f"guest {n}"), f"guest {n}")
        await thinkers.arrive(ADA, "ada 0", "ada 1")

    assert order(scene)[:4] == ["guest 0", "ada 0", "guest 1", "ada 1"]


def test_people_of_one_address_share_it() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.arrive(Owner("home", "eve"), "eve 0", "eve 1", "eve 2")
        await thinkers.arrive(Owner("home", "bob"), "bob")

    assert order(scene) == ["eve 0", "bob", "eve 1", "eve 2"]


def test_time_is_shared_and_not_the_number_of_thoughts() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.arrive(EVE, "eve 0", "eve 1", takes=3.0)
        await thinkers.arrive(ADA, "ada 0", "ada 1", "ada 2", "ada 3")

    assert order(scene) == ["eve 0", "ada 0", "ada 1", "ada 2", "eve 1", "ada 3"]


def test_with_several_places_each_gets_some() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.arrive(EVE, *(f"eve {n}" for n in range(9)))
        await thinkers.arrive(ADA, "ada 0", "ada 1")

    assert order(scene, places=2)[:5] == ["eve 0", "eve 1", "ada 0", "eve 2", "ada 1"]


def test_nobody_saves_up_time_by_resting() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.arrive(EVE, *(f"eve {n}" for n in range(20)))
        await thinkers.finish()
        await thinkers.arrive(EVE, "eve a", "eve b", "eve c")
        await thinkers.arrive(ADA, "ada a", "ada b", "ada c")

    assert order(scene)[20:] == ["eve a", "ada a", "eve b", "ada b", "eve c", "ada c"]


def test_who_gives_up_waiting_leaves_no_gap() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.arrive(EVE, "eve 0")
        await thinkers.arrive(ADA, "ada 0", "ada 1")
        thinkers.tasks.pop(1).cancel()

    assert order(scene) == ["eve 0", "ada 1"]


def test_who_is_cancelled_as_the_turn_comes_passes_it_on() -> None:
    async def scene(thinkers: Thinkers) -> None:
        async with thinkers.queue.turn(EVE):
            await thinkers.arrive(ADA, "ada 0")
            await thinkers.arrive(EVE, "eve 0")
        thinkers.tasks.pop(0).cancel()

    assert order(scene) == ["eve 0"]


def test_nobody_is_remembered_for_ever() -> None:
    async def scene(thinkers: Thinkers) -> None:
        for n in range(50):
            await thinkers.arrive(Owner(f"address {n}", "x"), f"{n}")
            await thinkers.finish()
        assert len(thinkers.queue._addresses._used) <= 2
        assert not thinkers.queue._running

    order(scene)


# Places that nobody needs


def test_free_places_are_lent_and_given_back() -> None:
    async def scene(thinkers: Thinkers) -> None:
        queue = thinkers.queue
        async with queue.turn(ADA):
            with queue.spare(ADA, 2) as lent:
                assert (lent, queue.free) == (2, 1)
                await thinkers.arrive(EVE, "eve 0", "eve 1")
                assert (queue.free, queue.waiting) == (0, 1)
                with queue.spare(ADA, 2) as more:
                    assert more == 0
            assert (queue.free, queue.waiting) == (1, 0)  # one of them went to whoever waited
        assert queue.free == 2

    assert sorted(order(scene, places=4)) == ["eve 0", "eve 1"]


def test_lent_places_are_paid_for() -> None:
    async def scene(thinkers: Thinkers) -> None:
        async with thinkers.queue.turn(ADA):
            with thinkers.queue.spare(ADA, 1):
                thinkers.now += 3
            assert thinkers.queue._owners.of(ADA) == thinkers.queue._addresses.of(ADA.address) == 3

    order(scene, places=2)


# What the operator is told


def test_a_long_wait_is_measured_and_told_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    observed: list[float] = []
    monkeypatch.setattr(metrics.bot_wait_seconds, "observe", observed.append)
    bots = BotPool()
    with caplog.at_level(logging.WARNING, logger="tablee"):
        for seconds in (0.5, 2.5, 9.0, None):
            bots._note_wait(seconds)
        assert [record.message for record in caplog.records] == ["bots-wait"]
        now[0] += pool.WARN_EVERY
        bots._note_wait(3.0)
    assert [record.fields["seconds"] for record in caplog.records] == [2.5, 3.0]  # type: ignore[attr-defined]
    assert observed == [0.5, 2.5, 9.0, 3.0]
