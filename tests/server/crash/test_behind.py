"""A process whose word from the other is late: it knows less than the store, and must not act on that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server.live.table import LiveTable
from tablee.server.messages import Ack, Look, Move, NewTable, Nonce, Say, Sit, Start
from tablee.server.people import Person
from tablee.server.server import TableServer
from tablee.server.settings import Settings
from tablee.server.store import due
from tablee.server.store.calls import Call
from tablee.server.tables.acts import Actor
from tablee.server.tables.alerts import alerts
from tests.server.asgi import Browser, Cookies
from tests.server.crash.servers import Table, Watching, a_server, a_table


class Deaf(TableServer):
    """Hears nothing of the other processes."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.peers.listen = lambda: None  # type: ignore[method-assign]


def next_move(table: Table, act: str) -> tuple[Move, Actor]:
    state = table.live.state
    seat = state.asked()[0]
    text = state.game.choices(state.game_table.state, seat)[0].text
    return Move(id=act, text=text, seat=seat), Actor("ana", "Ana", seat=seat)


def test_what_was_kept_through_another_process_is_not_refused(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_table(tmp_path / "one", postgres_url) as table:
            monkeypatch.setattr("tests.server.crash.servers.TableServer", Deaf)
            async with a_server(tmp_path / "two", postgres_url) as late:
                with late.live_tables.use(table.live.id) as live:
                    async with live.lock:
                        await live.open()
                    acts = []
                    for number in range(8):
                        acts.append(next_move(table, f"act-{number}"))
                        assert isinstance(await table.live.act(*acts[-1]), Ack)
                    for act, actor in reversed(acts):  # the answer was lost, they ask again, here
                        assert isinstance(await live.act(act, actor), Ack)
                    fresh = next_move(table, "fresh")
                    assert isinstance(await table.live.act(*fresh), Ack)
                    assert isinstance(await live.act(*next_move(table, "after")), Ack)
            await table.check()

    asyncio.run(scene())


def test_work_of_an_entry_that_was_not_heard_of_is_not_dropped(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Resigning leaves seats to bots: due work that the second process claims before it knows why."""
    from tablee.server.messages import Resign

    async def scene() -> None:
        async with a_table(tmp_path / "one", postgres_url) as table:
            await table.server.due.close()  # whatever is due is the other's
            monkeypatch.setattr("tests.server.crash.servers.TableServer", Deaf)
            async with a_server(tmp_path / "two", postgres_url) as late:
                with late.live_tables.use(table.live.id) as live:
                    async with live.lock:
                        await live.open()
                    before = live.state.seq
                    act, actor = next_move(table, "resign")
                    assert isinstance(await table.live.act(Resign(id="resign", seat=act.seat), actor), Ack)
                    late.due_signal.wake()
                    for _ in range(1200):
                        if live.opened and live.state.seq > before + 1:
                            break
                        works = await late.store.read(lambda c: due.due_of(c, live.id))
                        kinds = {work.kind for work in works}
                        assert "bot" in kinds or live.state.seq > before + 1, "the bot's work was dropped"
                        await asyncio.sleep(0.02)
                    assert live.state.seq > before + 1, "the bot did not move"

    asyncio.run(scene())


def test_a_first_look_at_a_waiting_table_shows_what_was_not_heard_of(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_server(tmp_path / "one", postgres_url) as one:
            wish = NewTable(game="coup", seats=3, sit=[0, 1, 2], watch="anyone")
            row = await one.opening.new_table(Person("ana", "Ana"), wish)
            monkeypatch.setattr("tests.server.crash.servers.TableServer", Deaf)
            async with a_server(tmp_path / "two", postgres_url) as late:
                with one.live_tables.use(row.id) as here, late.live_tables.use(row.id) as there:
                    async with there.lock:
                        await there.open()  # it was in a list of tables
                    ana = Actor("ana", "Ana", seat=0)
                    assert isinstance(await here.act(Nonce(id="nonce", nonce="00"), ana), Ack)
                    assert isinstance(await here.act(Start(id="start"), ana), Ack)
                    client = Watching([])
                    there.enter(client)
                    await there.look(client, Look())
                    assert '"status":"playing"' in client.sent[0]

    asyncio.run(scene())


# Whoever acted at one process and asks at the other finds what they did


@asynccontextmanager
async def at_both(
    folder: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Table, TableServer, LiveTable]]:
    """A table that has begun, and a second process that has it open and hears nothing."""
    async with a_table(folder / "one", url) as table:
        monkeypatch.setattr("tests.server.crash.servers.TableServer", Deaf)
        async with a_server(folder / "two", url) as late:
            with late.live_tables.use(table.live.id) as live:
                async with live.lock:
                    await live.open()
                yield table, late, live


def last(client: Watching) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(client.sent[-1])
    return found


def test_a_look_shows_what_was_done_at_the_other_process(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with at_both(tmp_path, postgres_url, monkeypatch) as (table, _, live):
            client = Watching([])
            live.enter(client)
            await live.look(client, Look(0))
            first = last(client)
            answer = await table.live.act(*next_move(table, "one"))
            assert isinstance(answer, Ack)
            await live.look(client, Look(0))  # again through the same eyes
            assert last(client)["n"] == table.live.state.counts[0] > first["n"]
            seen = last(client)["n"]
            assert isinstance(await table.live.act(*next_move(table, "two")), Ack)
            await live.look(client, Look(0, seen, first["edition"]))  # it wants only what it has missed
            assert [msgspec.json.decode(text)["t"] for text in client.sent[-2:]] == ["update", "current"]
            assert last(client)["n"] == table.live.state.counts[0] > seen

    asyncio.run(scene())


def test_requests_answer_with_what_was_done_at_the_other_process(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_server(tmp_path / "one", postgres_url) as one:
            monkeypatch.setattr("tests.server.crash.servers.TableServer", Deaf)
            async with a_server(tmp_path / "two", postgres_url) as two:
                here, there = Browser(one), Browser(two)
                await here.arrive("Ana")
                there.cookies = here.cookies
                table = (await here.ask("POST", "/api/tables", {"game": "coup", "seats": 2, "sit": [0, 1]}))["id"]
                at = f"/api/tables/{table}"
                assert (await there.ask("GET", at))["table"]["status"] == "waiting"
                await here.ask("POST", f"{at}/acts", {"t": "nonce", "id": "nonce", "nonce": "00"})
                await here.ask("POST", f"{at}/acts", {"t": "start", "id": "start"})
                assert (await there.ask("GET", at))["table"]["status"] == "playing"
                for number in range(3):
                    ack = await here.move(table, f"move-{number}")
                    log = await there.ask("GET", f"{at}/log")
                    assert log["n"] == ack["n"]
                    assert log["lines"][-1]["n"] == ack["n"]
                    assert await there.text(f"{at}/record?viewer=0") == await here.text(f"{at}/record?viewer=0")
                    (mine,) = await there.ask("GET", "/api/me/tables")
                    assert mine["asked"] == [one.live_tables.known(table).state.asked()[0]]  # type: ignore[union-attr]
                await here.ask("POST", f"{at}/acts", {"t": "resign", "id": "resign", "seat": 0})
                assert (await there.ask("GET", f"{at}/replay"))["steps"]  # at once, for the game is over

    asyncio.run(scene())


def test_words_are_not_refused_for_a_seat_taken_at_the_other_process(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_server(tmp_path / "one", postgres_url) as one:
            row = await one.opening.new_table(Person("ana", "Ana"), NewTable(game="coup", seats=2, join="anyone"))
            monkeypatch.setattr("tests.server.crash.servers.TableServer", Deaf)
            async with a_server(tmp_path / "two", postgres_url) as late:
                with one.live_tables.use(row.id) as here, late.live_tables.use(row.id) as there:
                    async with there.lock:
                        await there.open()
                    ben = Actor("ben", "Ben")
                    assert isinstance(await here.act(Sit(id="sit", seat=1), ben), Ack)
                    assert isinstance(await there.act(Say(id="say", text="hello"), ben), Ack)

    asyncio.run(scene())


def test_people_are_what_they_made_of_themselves_at_the_other_process(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_server(tmp_path / "one", postgres_url) as one:
            monkeypatch.setattr("tests.server.crash.servers.TableServer", Deaf)
            async with a_server(tmp_path / "two", postgres_url) as two:
                here, there = Browser(one), Browser(two)
                await here.arrive("Ana")
                there.cookies = here.cookies
                ben = await one.people.newcomer("Ben")
                assert (await there.ask("GET", "/api/me"))["mutes"] == []
                await here.ask("PUT", f"/api/me/mutes/{ben.id}")
                assert (await there.ask("GET", "/api/me"))["mutes"] == [ben.id]
                await here.ask("PATCH", "/api/me", {"name": "Anna"})
                assert (await there.ask("GET", "/api/me"))["name"] == "Anna"
                old = Cookies(here.cookies)
                await here.ask("DELETE", "/api/me/devices")
                assert (await there.ask("GET", "/api/me"))["name"] == "Anna"  # with the new cookie
                there.cookies = old
                assert (await there.ask("GET", "/api/me"))["name"] == ""

    asyncio.run(scene())


def test_a_mute_made_at_the_other_process_holds_for_the_next_word(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with at_both(tmp_path, postgres_url, monkeypatch) as (table, late, live):
            ana, ben = Person("ana", "Ana"), await late.people.newcomer("Ben")
            client = Watching([])
            live.enter(client)
            await live.look(client, Look(0))
            for number, change in enumerate((table.server.people.mute, table.server.people.unmute)):
                await change(ana, ben.id)
                said = await live.act(Say(id=f"say-{number}", text=f"word {number}"), Actor(ben.id, "Ben"))
                assert isinstance(said, Ack)
            assert [last(client)["t"], last(client)["text"]] == ["said", "word 1"]
            assert not any("word 0" in text for text in client.sent)

    asyncio.run(scene())


def test_a_call_is_made_by_a_process_that_has_not_heard_of_the_question(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with at_both(tmp_path, postgres_url, monkeypatch) as (table, late, live):
            assert isinstance(await table.move(), Ack)
            (asked,) = alerts(table.live.state)
            call = Call("mail", "", "ana", asked.event, live.id, asked.seat, asked.n)
            assert await late.delivery._message(call, "en") is not None

    asyncio.run(scene())
