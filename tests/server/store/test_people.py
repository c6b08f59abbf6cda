from __future__ import annotations

import asyncio
from functools import partial

from sqlalchemy import Connection, select

from tablee.server.store import Sitter, Store, calls, people, tables, talk, times
from tablee.server.store.people import Identity
from tablee.server.store.schema import metadata
from tests.server.databases import opened
from tests.server.store.rows import entry, table


async def ana_and_ben(store: Store) -> None:
    for who in ("ana", "ben"):
        await store.write(partial(people.create_identity, identity=who, name=who.title(), now=10))


def test_a_person_is_named_renamed_and_logged_out_everywhere(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await ana_and_ben(store)
            await store.write(lambda c: people.rename(c, "ana", "Anaïs"))
            await store.write(lambda c: people.seen(c, "ana", 99))
            assert await store.write(lambda c: people.bump_generation(c, "ana")) == 1
            ana = await store.read(lambda c: people.identity(c, "ana"))
            assert ana == Identity("ana", "Anaïs", 10, 99, generation=1)
            assert await store.read(lambda c: people.identity(c, "nobody")) is None

    asyncio.run(scene())


def test_a_link_works_once_however_many_try(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.write(lambda c: people.add_link(c, b"h", "ana", expires_at=100))
            tries = await asyncio.gather(*(store.write(lambda c: people.use_link(c, b"h", 50)) for _ in range(20)))
            assert sorted(filter(None, tries)) == ["ana"]

    asyncio.run(scene())


def test_a_link_raced_for_by_two_processes(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            for n in range(20):
                await one.write(partial(people.add_link, token_hash=bytes([n]), who="ana", expires_at=100))
                use = partial(people.use_link, token_hash=bytes([n]), now=50)
                assert sorted(map(str, await asyncio.gather(one.write(use), two.write(use)))) == ["None", "ana"]

    asyncio.run(scene())


def test_a_link_that_is_expired_revoked_or_unknown(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.write(lambda c: people.add_link(c, b"old", "ana", expires_at=100))
            await store.write(lambda c: people.add_link(c, b"new", "ana", expires_at=900))
            assert await store.write(lambda c: people.use_link(c, b"old", 100)) is None
            assert await store.write(lambda c: people.use_link(c, b"unknown", 100)) is None
            await store.write(lambda c: people.drop_old_links(c, 100))
            await store.write(lambda c: people.revoke_links(c, "ana"))
            assert await store.write(lambda c: people.use_link(c, b"new", 100)) is None

    asyncio.run(scene())


def test_mutes(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for muted in ("ben", "cleo", "ben"):
                await store.write(partial(people.mute, who="ana", muted=muted))
            await store.write(lambda c: people.unmute(c, "ana", "cleo"))
            assert await store.read(lambda c: people.mutes_of(c, "ana")) == {"ben"}

    asyncio.run(scene())


def test_a_deleted_person_leaves_nothing_but_a_nameless_seat(database_url: str) -> None:
    def live(connection: Connection, who: str) -> None:
        """All the traces one can leave."""
        talk.say(connection, "t", who, 0, who.title(), 5, f"{who} was here")
        talk.set_looked(connection, who, "t", 0, 3, 5)
        people.add_link(connection, who.encode(), who, 900)
        people.mute(connection, who, "somebody")
        people.mute(connection, "somebody", who)
        times.set_present(connection, "t", who, "one", 900)
        calls.add_device(connection, calls.Device(f"https://push/{who}", who, "key", "secret", "en"), 5, 10)
        calls.set_mail(connection, calls.MailAddress(who, f"{who}@example.org", "en", True, "", 5))
        call = calls.Call("push", f"https://push/{who}", who, "turn", "t", 0 if who == "ana" else 1, 3)
        assert not calls.called_for(connection, call)
        calls.add_call(connection, call, 5)

    def places(connection: Connection, word: str) -> dict[str, int]:
        """Where a word is found in the whole store."""
        found: dict[str, int] = {}
        for each in metadata.sorted_tables:
            hits = sum(word in str(tuple(row)) for row in connection.execute(select(each)))
            found |= {each.name: hits} if hits else {}
        return found

    async def scene() -> None:
        async with opened(database_url) as store:
            await ana_and_ben(store)
            await store.write(lambda c: tables.create_table(c, table(host="host")))
            await store.append(entry(seats={0: Sitter("ana", "Ana"), 1: Sitter("ben", "Ben")}))
            for who in ("ana", "ben"):
                await store.write(partial(live, who=who))
            before = await store.read(lambda c: places(c, "ben"))
            await store.write(lambda c: people.delete_identity(c, "ana"))
            assert await store.read(lambda c: places(c, "Ana")) == {}
            assert await store.read(lambda c: places(c, "was here")) == {"chat": 1}
            assert await store.read(lambda c: places(c, "ana")) == {"identities": 1, "seats_of": 1, "chat": 1}
            assert await store.read(lambda c: places(c, "ben")) == before
            gone = await store.read(lambda c: people.identity(c, "ana"))
            assert gone is not None
            assert (gone.deleted, gone.name, gone.generation) == (True, "", 1)
            await store.write(lambda c: talk.set_looked(c, "ana", "t", 0, 4, 6))  # by a socket that goes afterwards
            assert "looked" not in await store.read(lambda c: places(c, "ana"))
            await store.write(lambda c: people.rename(c, "ana", "Ana again"))
            assert await store.read(lambda c: places(c, "Ana")) == {}

    asyncio.run(scene())
