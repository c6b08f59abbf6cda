"""Two servers on one PostgreSQL database: what happens at one is known at the other, and one goes on for the other."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tablee.server.client import Guest
from tablee.server.messages import NewTable, Say, Sit, Start
from tests.server.crash.audit import audit
from tests.server.crash.kills import expire_claims, until
from tests.server.crash.players import Ledger, Player, Roaming
from tests.server.crash.processes import alive, descendants, is_bot
from tests.server.crash.races import run_races
from tests.server.databases import fresh_postgres
from tests.server.serving import Server

SECRET = ("--secret", "a-secret-for-tests-only")


class Pair:
    def __init__(self, folder: Path, url: str) -> None:
        self.url = url
        self.servers = [Server(folder / name, *SECRET, database=url).start(wait=False) for name in ("one", "two")]
        for server in self.servers:
            server.wait_until_open()

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def end(self) -> None:
        for server in self.servers:
            server.kill()
        assert not any(server.tracebacks() for server in self.servers)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with fresh_postgres() as url:
        both = Pair(tmp_path_factory.mktemp("pair"), url)
        yield both
        both.end()


def at(guest: Guest, url: str) -> Guest:
    """The same person at another server."""
    other = Guest(url)
    other.cookies, other.person, other.name = guest.cookies, guest.person, guest.name
    return other


def test_two_processes_racing_for_every_move_agree(pair: Pair) -> None:
    ledger = Ledger()
    figures = asyncio.run(run_races(pair.urls, ledger, seed=3, moves=80, tables=3))
    assert figures.both > 0
    assert all(figures.won)
    audit(pair.url, ledger)


def test_presence_chat_and_mutes_reach_the_other_process(pair: Pair) -> None:
    async def scene() -> None:
        one, two = pair.urls
        ana, ben = await Guest.arrive(one, "Ana"), await Guest.arrive(two, "Ben")
        opened = await ana.new_table(NewTable(game="coup", seats=3, sit=[0], join="anyone", watch="anyone"))
        await ben.act(opened.id, Sit(id="sit", seat=1))
        ledger = Ledger()
        async with Player(ana, opened.id, ledger, 0) as here:
            async with Player(ben, opened.id, ledger, 1) as there:
                await here.until(lambda live: live.present and list(live.present.seats) == [0, 1])
                await there.until(lambda live: live.present and list(live.present.seats) == [0, 1])
                await there.act(Say, text="hello from two")
                await here.until(lambda live: any(said.text == "hello from two" for said in live.chat.values()))
                await ana.ask("PUT", f"/api/me/mutes/{ben.person}")
                await at(ana, two).ask("PUT", f"/api/me/mutes/{ben.person}")
                await there.act(Say, text="not for Ana")
                await here.act(Say, text="after that")
                await there.until(lambda live: len(live.chat) == 3)
                await here.until(lambda live: any(said.text == "after that" for said in live.chat.values()))
                assert all(said.text != "not for Ana" for said in here.chat.values())
            await here.until(lambda live: live.present and list(live.present.seats) == [0])

    asyncio.run(scene())


def test_a_mute_made_at_one_process_holds_at_the_other(pair: Pair) -> None:
    """The socket is at one, the request went to two, as a proxy may choose."""

    async def scene() -> None:
        one, two = pair.urls
        ana, ben = await Guest.arrive(one, "Ana"), await Guest.arrive(one, "Ben")
        opened = await ana.new_table(NewTable(game="coup", seats=3, sit=[0], join="anyone", watch="anyone"))
        ledger = Ledger()
        async with Player(ana, opened.id, ledger, 0) as here, Player(ben, opened.id, ledger) as there:
            await at(ana, two).ask("PUT", f"/api/me/mutes/{ben.person}")
            await there.act(Say, text="unheard")
            await here.act(Say, text="after that")
            await here.until(lambda live: any(said.text == "after that" for said in live.chat.values()))
            assert all(said.text != "unheard" for said in here.chat.values())

    asyncio.run(scene())


def test_words_sent_again_to_the_other_process_are_said_once(pair: Pair) -> None:
    async def scene() -> None:
        one, two = pair.urls
        ana = await Guest.arrive(one, "Ana")
        opened = await ana.new_table(NewTable(game="coup", seats=3, sit=[0]))
        words = Say(id="the-same", text="once")
        for url in (one, two, one):
            await at(ana, url).act(opened.id, words)
        async with Player(ana, opened.id, Ledger(), 0) as here:
            await here.act(Say, text="and now")
            await here.until(lambda live: any(said.text == "and now" for said in live.chat.values()))
            assert max(here.chat) == 1

    asyncio.run(scene())


def test_the_other_finishes_what_a_killed_process_was_thinking_about(tmp_path: Path, postgres_url: str) -> None:
    """The bot of the first server is stopped in the middle of a thought, and then its server dies."""
    first = Server(tmp_path / "first", *SECRET, database=postgres_url).start()
    second = Server(tmp_path / "second", *SECRET, database=postgres_url)
    ledger = Ledger()
    held: list[int] = []

    async def scene() -> None:
        ana = Roaming([first.url])
        await ana.introduce("Ana")
        wish = NewTable(game="coup", seats=3, bots=["random", "random"], sit=[0])
        opened = await ana.new_table(wish)
        ledger.tables.append(opened.id)
        async with Player(ana, opened.id, ledger, 0) as player:
            await player.act(Start)
            await take_a_turn(player)  # the bots answer, so that there are processes for them
            await player.until(lambda live: live.choices)
            bots = list(filter(is_bot, descendants(first.pid)))
            assert bots
            for bot in bots:
                os.kill(bot, signal.SIGSTOP)
            await take_a_turn(player)
            await until(lambda: claims(postgres_url) == 1, "nobody thinks")
            second.start()
            seen = player.n
            stuck = descendants(first.pid)
            held.extend(stuck)
            first.kill()
            ana.urls = [second.url]
            await until(lambda: not any(map(alive, stuck)), "a bot's process outlived its server")
            assert claims(postgres_url) == 1
            expire_claims(postgres_url)
            await player.until(lambda live: live.choices or live.over)
            assert player.n > seen

    try:
        asyncio.run(scene())
    finally:
        first.kill()
        second.kill()
        for process in filter(alive, held):
            os.kill(process, signal.SIGKILL)
    audit(postgres_url, ledger)


async def take_a_turn(player: Player) -> None:
    await player.until(lambda live: live.choices)
    while player.choices:
        await player.move(player.choices[0])


def claims(url: str) -> int:
    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT count(*) FROM due WHERE kind = 'bot' AND claimed_until IS NOT NULL").fetchone()
        return int((row or (0,))[0])
