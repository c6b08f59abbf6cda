from __future__ import annotations

import asyncio
from functools import partial

from tablee.server.store import Connection, Due, Sitter, Store, due, tables, times
from tablee.server.store.due import Owner
from tests.server.databases import opened
from tests.server.store.rows import entry, table

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


# Bots' work, which is shared


async def bots_at(store: Store, name: str, at: int, person: str, address: str, *, seated: bool = True) -> None:
    row = table(name, host=person, opened_from=address)
    await store.write(lambda c: tables.create_table(c, row))
    sitters = {0: Sitter(person, person)} if seated else {}
    await store.append(entry(name, 0, due=[Due(name, "bot", 0, at, seat=1)], seats=sitters))


async def share(
    store: Store, limit: int = 10, *, share: int = 8, people: bool = True, process: str = "one", **held: int
) -> list[str]:
    """Tables whose bots are claimed, in order. `held`: what people have in hand, each at an address of their own."""

    def work(connection: Connection) -> list[due.Claim]:
        mine = {Owner(f"{person}'s", person): count for person, count in held.items()}
        return due.claim_shared(connection, ("bot",), 100, process, 50, limit, held=mine, share=share, people=people)

    return [claim.work.table for claim in await store.write(work)]


def test_one_address_does_not_hide_the_others(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for n in range(30):
                await bots_at(store, f"eve {n:02}", n, f"guest {n % 5}", "eve's")
            await bots_at(store, "ada", 99, "ada", "ada's")
            await bots_at(store, "old", 98, "bob", "")  # opened before addresses were noted
            assert await share(store, limit=4) == ["eve 00", "old", "ada", "eve 01"]

    asyncio.run(scene())


def test_an_address_gets_its_share_and_its_people_share_it(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for n in range(6):
                await bots_at(store, f"eve {n}", n, "eve", "home")
            await bots_at(store, "bob", 50, "bob", "home")
            await bots_at(store, "late", 101, "cem", "cem's")
            assert await share(store, share=3) == ["eve 0", "bob", "eve 1"]
            assert await store.read(lambda c: due.next_due_at(c, ["bot"], full=["home"])) == 101
            assert await store.read(lambda c: due.next_due_at(c, ["bot"])) == 2

    asyncio.run(scene())


def test_what_one_has_in_hand_counts(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for n in range(6):
                await bots_at(store, f"eve {n}", n, "eve", "eve's")
            await bots_at(store, "ada", 50, "ada", "ada's")
            assert await share(store, limit=1, eve=2) == ["ada"]
            assert await share(store, share=3, eve=2) == ["eve 0"]
            assert await share(store, share=3, eve=3) == []

    asyncio.run(scene())


def test_tables_without_people_are_claimed_apart(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await bots_at(store, "bots only", 1, "eve", "eve's", seated=False)
            await bots_at(store, "ada", 120, "ada", "ada's")
            assert await store.read(lambda c: due.next_due_at(c, ["bot"], people=True)) == 120
            assert await share(store) == []
            assert await share(store, people=False) == ["bots only"]
            assert await share(store, people=False, process="two") == []  # it is claimed

    asyncio.run(scene())


def test_processes_share_without_claiming_the_same(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            for n in range(40):
                await bots_at(one, f"t{n}", n, f"guest {n}", f"address {n % 4}")
            rounds = [share(store, limit=3, process=store.process) for _ in range(30) for store in (one, two)]
            claimed = [name for names in await asyncio.gather(*rounds) for name in names]
            assert sorted(claimed) == sorted(f"t{n}" for n in range(40))

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
