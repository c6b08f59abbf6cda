from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import psycopg
import pytest

from tablee.server.store import Store
from tests.server.databases import opened
from tests.server.store.rows import entry

TIMEOUT = 30  # seconds before a test gives up; it never waits for a time to pass


class Ear:
    """What a process has heard."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[object] = asyncio.Queue()

    def touched(self, tables: Sequence[tuple[str, int]]) -> None:
        for table in tables:
            self.heard.put_nowait(tuple(table))

    def told(self, text: str) -> None:
        self.heard.put_nowait(text)

    def missed(self) -> None:
        self.heard.put_nowait(None)

    async def next(self) -> object:
        return await asyncio.wait_for(self.heard.get(), TIMEOUT)


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[Ear]:
    ear = Ear()
    listener = store.listen(ear.touched, ear.told, ear.missed)
    assert listener is not None
    assert await ear.next() is None  # connected
    yield ear
    await listener.close()


def test_the_others_hear_of_an_entry_and_its_writer_does_not(postgres_url: str) -> None:
    async def scene() -> None:
        async with (
            opened(postgres_url) as one,
            opened(postgres_url) as two,
            listening(one) as first,
            listening(two) as second,
        ):
            await one.append(entry("a", 0))
            assert await second.next() == ("a", 0)
            await two.append(entry("b", 0))
            assert await first.next() == ("b", 0)  # and not its own, which came before
            await two.write(lambda c: two.tell(c, "somebody spoke"))
            assert await first.next() == "somebody spoke"
            assert first.heard.empty()
            assert second.heard.empty()

    asyncio.run(scene())


def test_a_lost_race_tells_nobody(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two, listening(two) as ear:
            await one.append(entry("a", 0))
            await one.append(entry("a", 0))
            await one.append(entry("end", 0))
            assert [await ear.next(), await ear.next()] == [("a", 0), ("end", 0)]

    asyncio.run(scene())


def test_a_large_batch_is_told_in_several_notices(postgres_url: str) -> None:
    async def scene() -> None:
        names = [f"{n:03}-{'x' * 60}é" for n in range(400)]
        async with opened(postgres_url) as one, opened(postgres_url) as two, listening(two) as ear:
            await asyncio.gather(*(one.append(entry(name)) for name in names))
            assert {await ear.next() for name in names} == {(name, 0) for name in names}

    asyncio.run(scene())


def test_after_a_broken_connection_anything_may_have_happened(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two, listening(two) as ear:
            break_listeners(postgres_url)
            assert await ear.next() is None
            await one.append(entry("a", 0))
            assert await ear.next() == ("a", 0)

    asyncio.run(scene())


def break_listeners(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )


def test_a_file_has_no_other_processes(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            ear = Ear()
            assert store.listen(ear.touched, ear.told, ear.missed) is None
            await store.write(lambda c: store.tell(c, "nobody hears"))

    asyncio.run(scene())


def test_a_listener_that_connects_while_there_are_a_thousand_sockets(postgres_url: str) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2048:
        pytest.skip("this machine allows no two thousand open files")

    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            sockets = [os.dup(0) for _ in range(1100)]
            try:
                async with listening(two) as ear:
                    await one.append(entry("a", 0))
                    assert await ear.next() == ("a", 0)
            finally:
                for each in sockets:
                    os.close(each)

    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2048), hard))
    try:
        asyncio.run(scene())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
