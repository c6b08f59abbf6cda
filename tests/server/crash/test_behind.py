"""A process whose word from the other is late: it knows less than the store, and must not act on that."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.server.messages import Ack, Look, Move, NewTable, Nonce, Start
from tablee.server.people import Person
from tablee.server.server import TableServer
from tablee.server.settings import Settings
from tablee.server.store import due
from tablee.server.tables.acts import Actor
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
