"""The store's clock: it follows the database's, but not where that jumps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.server.store import Connection, Due, Store, due, postgres, times
from tablee.server.store import clock as module
from tablee.server.store.clock import SET_SECONDS, Clock
from tests.server.databases import opened
from tests.server.store.rows import entry

HOUR = 3_600_000


class FakeTime:
    """Stands in for the module `time`: the machine's clock, and its counter."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.wall, self.counter = at, 50.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.counter

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.counter += seconds


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    made = FakeTime()
    monkeypatch.setattr(module, "time", made)
    return made


def look(clock: Clock, fake: FakeTime) -> None:
    """The clock is set again, after a while."""
    fake.passes(SET_SECONDS)
    clock.refresh(engine())


def engine() -> Any:
    """PostgreSQL's, of which only the clock is wanted."""

    class Beginning:
        def __enter__(self) -> None:
            pass

        def __exit__(self, *_: object) -> None:
            pass

    class Engine:
        begin = Beginning

    return Engine()


@pytest.fixture(params=["this machine's", "a database's"])
def clock(request: pytest.FixtureRequest, fake: FakeTime) -> Clock:
    made = Clock(None if request.param == "this machine's" else lambda connection: int(fake.wall * 1000))
    made.start(engine(), 0)
    return made


def test_time_passes(clock: Clock, fake: FakeTime) -> None:
    begun = clock.now()
    assert begun == 1_000_000_000
    fake.passes(7.5)
    assert clock.now() == begun + 7500


def test_a_clock_that_is_set_a_little_is_followed(clock: Clock, fake: FakeTime) -> None:
    fake.wall += 1.5
    begun = clock.now()
    look(clock, fake)
    assert clock.now() == begun + 1500 + SET_SECONDS * 1000
    assert clock.jump == 0


def test_a_jump_ahead_is_not_followed_before_it_is_noted(clock: Clock, fake: FakeTime) -> None:
    begun = clock.now()
    fake.wall += 3600
    assert clock.now() == begun
    look(clock, fake)
    assert clock.now() == begun + SET_SECONDS * 1000
    assert clock.jump == HOUR
    from_at = clock.now()
    clock.skip(from_at, from_at + HOUR)
    assert clock.now() == from_at + HOUR
    assert clock.jump == 0
    look(clock, fake)
    assert (clock.now(), clock.jump) == (from_at + HOUR + SET_SECONDS * 1000, 0)
    clock.skip(from_at, from_at + HOUR)  # it is known already
    assert clock.now() == from_at + HOUR + SET_SECONDS * 1000


def test_a_clock_that_is_set_back_is_not_followed(clock: Clock, fake: FakeTime) -> None:
    begun = clock.now()
    fake.wall -= 3600
    look(clock, fake)
    assert (clock.now(), clock.jump) == (begun + SET_SECONDS * 1000, 0)
    fake.wall += 3600
    look(clock, fake)
    assert (clock.now(), clock.jump) == (begun + 2 * SET_SECONDS * 1000, 0)


def test_time_does_not_run_back_over_a_restart(clock: Clock, fake: FakeTime) -> None:
    last = clock.now() + HOUR
    clock.start(engine(), last)
    assert clock.now() == last


def test_a_store_begins_no_earlier_than_its_last_heartbeat(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            ahead = store.now() + HOUR
            await store.write(lambda c: times.beat(c, store.process, ahead))
        async with opened(database_url) as store:
            assert store.now() >= ahead

    asyncio.run(scene())


def test_the_clock_is_looked_at_after_a_write(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[object] = []
    monkeypatch.setattr(Clock, "refresh", lambda self, engine: looks.append(engine))

    async def scene() -> None:
        async with opened(database_url) as store:
            await store.write(lambda connection: None)
        assert looks  # the writer's thread has ended

    asyncio.run(scene())


def test_the_databases_own_clock_is_asked(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            assert await store.read(is_near(store))

    asyncio.run(scene())


def is_near(store: Store) -> Callable[[Connection], bool]:
    return lambda connection: abs(postgres.database_ms(connection) - store.now()) < HOUR


def test_a_jump_gives_time_back_and_claims_nothing_away(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            works = [Due("a", "timeout", 0, 90_000), Due("a", "bot", 0, 5)]
            await store.append(entry("a", 0, due=works))
            assert await store.write(lambda c: due.claim_due(c, ["bot"], 10, "one", 50_000, 9))
            await store.write(lambda c: times.set_present(c, "a", "ana", "one", 60_000))
            pause = times.Pause(40_000, 40_000 + HOUR)
            assert await store.write(lambda c: times.note_jump(c, "one", *fields(pause))) == (pause, True)
            kept = await store.read(lambda c: due.due_of(c, "a"))
            assert [(work.kind, work.at) for work in kept] == [("bot", 5), ("timeout", 90_000 + HOUR)]
            now = pause.to_at + 1
            assert not await store.write(lambda c: due.claim_due(c, ["bot", "timeout"], now, "two", 9, 9))
            assert await store.read(lambda c: times.who_is_present(c, "a", now)) == {"ana"}
            assert await store.read(times.all_pauses) == [pause]
            assert await store.read(times.last_beat) == pause.to_at
            # Another process finds out a little later, by its own clock
            assert await store.write(lambda c: times.note_jump(c, "two", 40_007, 40_007 + HOUR)) == (pause, False)
            assert await store.read(times.all_pauses) == [pause]

    asyncio.run(scene())


def fields(pause: times.Pause) -> tuple[int, int]:
    return pause.from_at, pause.to_at
