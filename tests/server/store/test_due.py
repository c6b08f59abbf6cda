from __future__ import annotations

import asyncio
from functools import partial

from tablee.server.store import Due, Store, due, times
from tests.server.databases import opened
from tests.server.store.rows import entry

KINDS = ("bot", "timeout", "abandon")


async def claim(store: Store, now: int, process: str, limit: int = 10) -> list[str]:
    works = await store.write(partial(due.claim_due, kinds=KINDS, now=now, process=process, lease_ms=100, limit=limit))
    return [f"{work.table} {work.kind}" for work in works]


def test_due_work_is_claimed_once_until_the_lease_runs_out(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.append(entry("a", 0, due=[Due("a", "bot", 0, 50, seat=1)]))
            await store.append(entry("b", 0, due=[Due("b", "timeout", 0, 40)]))
            await store.append(entry("c", 0, due=[Due("c", "bot", 0, 900)]))
            assert await store.read(partial(due.next_due_at, kinds=KINDS)) == 40
            assert await claim(store, 60, "one") == ["b timeout", "a bot"]
            assert await claim(store, 61, "two") == []
            assert await store.read(partial(due.next_due_at, kinds=KINDS)) == 160
            assert await claim(store, 160, "two") == ["b timeout", "a bot"]

    asyncio.run(scene())


def test_the_oldest_comes_first(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for n in range(5):
                await store.append(entry(f"t{n}", 0, due=[Due(f"t{n}", "bot", 0, 50 - n)]))
            assert await claim(store, 100, "one", limit=2) == ["t4 bot", "t3 bot"]
            assert await claim(store, 100, "one", limit=2) == ["t2 bot", "t1 bot"]

    asyncio.run(scene())


def test_new_work_in_the_place_of_claimed_work_is_free(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.append(entry("a", 0, due=[Due("a", "bot", 0, 50)]))
            old = Due("a", "bot", 0, 50)
            assert await claim(store, 60, "one") == ["a bot"]
            await store.append(entry("a", 1, due=[Due("a", "bot", 1, 55)]))
            await store.write(lambda c: due.drop_due(c, old))  # the old claim's holder is late
            assert await claim(store, 60, "two") == ["a bot"]

    asyncio.run(scene())


def test_work_can_be_given_back_or_held_longer(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            work = Due("a", "bot", 0, 50)
            await store.write(lambda c: due.set_due(c, work))
            assert await claim(store, 60, "one") == ["a bot"]
            assert not await store.write(lambda c: due.renew_due(c, work, "two", 999))
            assert await store.write(lambda c: due.renew_due(c, work, "one", 999))
            assert await claim(store, 500, "two") == []
            await store.write(lambda c: due.release_due(c, work, "one"))
            assert await claim(store, 500, "two") == ["a bot"]
            await store.write(lambda c: due.drop_due(c, work))
            assert await store.read(partial(due.next_due_at, kinds=KINDS)) is None

    asyncio.run(scene())


def test_two_processes_never_claim_the_same(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await asyncio.gather(*(one.append(entry(f"t{n}", 0, due=[Due(f"t{n}", "bot", 0, n)])) for n in range(200)))
            rounds = [claim(store, 1000, store.process, limit=7) for _ in range(40) for store in (one, two)]
            claimed = [name for names in await asyncio.gather(*rounds) for name in names]
            assert sorted(claimed) == sorted(f"t{n} bot" for n in range(200))

    asyncio.run(scene())


def test_downtime_is_given_back_to_those_on_the_clock(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            assert await store.write(lambda c: times.note_pause(c, "one", 1_000)) is None
            await store.append(entry("a", 0, due=[Due("a", "timeout", 0, 90_000), Due("a", "bot", 0, 5)]))
            await store.write(lambda c: times.beat(c, "one", 20_000))
            assert await store.write(lambda c: times.note_pause(c, "two", 34_999)) is None  # one is alive
            away = await store.write(lambda c: times.note_pause(c, "three", 60_000))
            assert away == times.Pause(34_999, 60_000)
            assert await store.write(lambda c: times.note_pause(c, "four", 60_000)) is None
            works = await store.read(lambda c: due.due_of(c, "a"))
            assert [(work.kind, work.at) for work in works] == [("bot", 5), ("timeout", 90_000 + 25_001)]
            assert await store.read(times.all_pauses) == [away]

    asyncio.run(scene())


def test_who_is_present(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.write(lambda c: times.set_present(c, "t", "ana", "one", 100))
            await store.write(lambda c: times.set_present(c, "t", "ana", "two", 100))
            await store.write(lambda c: times.set_present(c, "t", "ben", "two", 100))
            await store.write(lambda c: times.drop_present(c, "t", "ana", "one"))
            assert await store.read(lambda c: times.who_is_present(c, "t", 50)) == {"ana", "ben"}
            await store.write(lambda c: times.refresh_presence(c, "two", 200))
            await store.write(lambda c: times.set_present(c, "t", "cleo", "one", 100))
            assert await store.read(lambda c: times.who_is_present(c, "t", 150)) == {"ana", "ben"}
            await store.write(lambda c: times.drop_absent(c, 200))
            assert await store.read(lambda c: times.who_is_present(c, "t", 0)) == set()

    asyncio.run(scene())
