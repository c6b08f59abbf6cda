"""A process whose word from the other is late: it knows less than the store, and must not act on that."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.server.house import House
from tablee.server.messages import Ack, Move
from tablee.server.store import due
from tablee.server.tables.acts import Actor
from tests.server.crash.houses import Table, a_house, a_table


class Deaf(House):
    """Hears nothing of the others."""

    def _touched(self, stories: object) -> None:
        pass

    def _missed(self) -> None:
        pass


def next_move(table: Table, act: str) -> tuple[Move, Actor]:
    sitting = table.room.sitting
    seat = sitting.asked()[0]
    text = sitting.game.choices(sitting.game_table.state, seat)[0].text
    return Move(id=act, text=text, seat=seat), Actor("ana", "Ana", seat=seat)


def test_what_was_kept_through_another_process_is_not_refused(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_table(tmp_path / "one", postgres_url) as table:
            monkeypatch.setattr("tests.server.crash.houses.House", Deaf)
            async with a_house(tmp_path / "two", postgres_url) as late:
                with late.rooms.use(table.room.id) as room:
                    async with room.lock:
                        await room.open()
                    acts = []
                    for number in range(8):
                        acts.append(next_move(table, f"act-{number}"))
                        assert isinstance(await table.room.act(*acts[-1]), Ack)
                    for act, actor in reversed(acts):  # the answer was lost, they ask again, here
                        assert isinstance(await room.act(act, actor), Ack)
                    fresh = next_move(table, "fresh")
                    assert isinstance(await table.room.act(*fresh), Ack)
                    assert isinstance(await room.act(*next_move(table, "after")), Ack)
            await table.check()

    asyncio.run(scene())


def test_work_of_an_entry_that_was_not_heard_of_is_not_dropped(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Resigning leaves seats to bots: due work that the second process claims before it knows why."""
    from tablee.server.messages import Resign

    async def scene() -> None:
        async with a_table(tmp_path / "one", postgres_url) as table:
            await table.house.due.close()  # whatever is due is the other's
            monkeypatch.setattr("tests.server.crash.houses.House", Deaf)
            async with a_house(tmp_path / "two", postgres_url) as late:
                with late.rooms.use(table.room.id) as room:
                    async with room.lock:
                        await room.open()
                    before = room.sitting.seq
                    act, actor = next_move(table, "resign")
                    assert isinstance(await table.room.act(Resign(id="resign", seat=act.seat), actor), Ack)
                    late.due.wake()
                    for _ in range(1200):
                        if room.opened and room.sitting.seq > before + 1:
                            break
                        works = await late.store.read(lambda c: due.due_of(c, room.id))
                        kinds = {work.kind for work in works}
                        assert "bot" in kinds or room.sitting.seq > before + 1, "the bot's work was dropped"
                        await asyncio.sleep(0.02)
                    assert room.sitting.seq > before + 1, "the bot did not move"

    asyncio.run(scene())
