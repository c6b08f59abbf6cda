"""What would have won: told to those who may look on when the game is over; searched once, and nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.record import Record
from tablee.engine.view import Line
from tablee.games import game
from tablee.server.client import Guest
from tablee.server.due import hindsight
from tablee.server.due.hindsight import Hindsight, LostGame, look_back
from tablee.server.due.pool import WorkerGone
from tablee.server.messages import MissedWin, Move
from tablee.server.store.due import Owner
from tablee.server.tables import replay
from tests.server.serving import serving

LOST = (Path(__file__).parents[1] / "records/coupe_nation/collapsed.tablee").read_text(encoding="utf-8")
FOUND = MissedWin(3, Line("coupe-nation-heading", {"turn": 2}), [])
ANN, BEN = Owner("here", "ann"), Owner("there", "ben")


# A lost game


def test_the_line_begins_at_a_position_of_the_replay() -> None:
    found = look_back(LostGame(LOST, b""))
    assert found is not None
    record = Record.read(LOST)
    table, checks = replay.replayed(game(record.game), record, None)
    steps = replay.replay(table, replay.info_of(table), -1, checks).steps
    assert 0 < found.at < len(steps)
    assert found.heading is not None
    assert found.heading.key == "coupe-nation-heading"
    assert found.moves[0].seat == steps[found.at].seat  # whoever moved there in the game
    assert [line.key for line in found.moves[-1].lines][-1] == "coupe-nation-log-won"
    assert all(move.lines and move.text for move in found.moves)


def test_a_search_that_takes_too_much_time_has_found_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*about: object) -> None:
        while True:
            pass

    monkeypatch.setattr(hindsight, "missed_win", endless)
    monkeypatch.setattr(hindsight, "LONGEST", 0.1)
    assert look_back(LostGame(LOST, b"")) is None


def test_a_table_tells_it_when_it_is_over(tmp_path: Path) -> None:
    async def ask(url: str) -> None:
        ann, ben = await Guest.arrive(url, "Ann"), await Guest.arrive(url, "Ben")
        wish = {"record": LOST, "name": "lost", "move": 121, "level": "novice"}
        seat = replay.read(LOST).standing()[121].seat
        opened = (await ann.ask("POST", "/api/replays/branch", {**wish, "seat": seat})).json()
        path = f"/api/tables/{opened['id']}/hindsight"
        early = await ann.request("GET", path)
        assert (early.status, early.json()["line"]["key"]) == (409, "server-replay-later")
        await ann.act(opened["id"], Move(id="lose", text="open L5P2"))
        assert (await ben.request("GET", path)).status == 403
        found = (await ann.ask("GET", path)).json()["missed"]
        again = (await ben.ask("GET", f"{path}?invite={opened['invite']}")).json()["missed"]
        assert found == again
        assert found is not None
        assert found["moves"][-1]["lines"][-1]["key"] == "coupe-nation-log-won"
        told = (await ann.ask("GET", f"/api/tables/{opened['id']}/replay")).json()
        assert 0 < found["at"] < len(told["steps"])
        assert (await ann.request("GET", "/api/tables/none/hindsight")).status == 404

    with serving(tmp_path) as server:
        asyncio.run(ask(server.url))


# Bounds


class Pool:
    """In place of the process: a search ends when the test says so."""

    def __init__(self) -> None:
        self.searched: list[str] = []
        self.gate = asyncio.Event()
        self.closed = 0
        self.fails: Exception | None = None

    async def work(self, do: object, lost: LostGame, owner: Owner, longest: float) -> MissedWin | None:
        self.searched.append(lost.record)
        await self.gate.wait()
        if self.fails:
            raise self.fails
        return FOUND

    def close(self) -> None:
        self.closed += 1


def looking(scene: Callable[[Hindsight, Pool], Any]) -> None:
    async def run() -> None:
        looks, pool = Hindsight(), Pool()
        looks._pool = pool  # type: ignore[assignment]
        await scene(looks, pool)

    asyncio.run(run())


def test_everybody_who_asks_waits_for_the_same_search() -> None:
    async def scene(looks: Hindsight, pool: Pool) -> None:
        asked = [asyncio.create_task(looks.missed(LostGame("one", b""), owner)) for owner in (ANN, BEN, ANN)]
        await asyncio.sleep(0)
        asked[0].cancel()  # somebody closes the page
        pool.gate.set()
        assert await asyncio.gather(*asked[1:]) == [FOUND, FOUND]
        assert await looks.missed(LostGame("one", b""), BEN) == FOUND
        assert pool.searched == ["one"]
        assert pool.closed == 1  # the process does not stay for ever

    looking(scene)


@pytest.mark.parametrize("failure", [WorkerGone(), ValueError("a line that does not win")])
def test_a_search_that_fails_or_takes_too_long_found_nothing_and_is_not_tried_again(failure: Exception) -> None:
    async def scene(looks: Hindsight, pool: Pool) -> None:
        pool.fails = failure
        pool.gate.set()
        assert await looks.missed(LostGame("one", b""), ANN) is None
        assert await looks.missed(LostGame("one", b""), ANN) is None
        assert pool.searched == ["one"]

    looking(scene)


def test_one_address_has_few_searches_waiting() -> None:
    async def scene(looks: Hindsight, pool: Pool) -> None:
        games = [LostGame(str(number), b"") for number in range(hindsight.MOST_WAITING + 1)]
        asked = [asyncio.create_task(looks.missed(lost, ANN)) for lost in games[:-1]]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        with pytest.raises(TableeError) as refused:
            await looks.missed(games[-1], ANN)
        assert refused.value.line.key == "web-too-often"
        asked.append(asyncio.create_task(looks.missed(games[-1], BEN)))
        pool.gate.set()
        assert await asyncio.gather(*asked) == [FOUND] * len(asked)
        assert await looks.missed(LostGame("next", b""), ANN) == FOUND

    looking(scene)


def test_answers_are_kept_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "KEPT", 2)

    async def scene(looks: Hindsight, pool: Pool) -> None:
        pool.gate.set()
        for record in ("one", "two", "one", "three", "one"):
            await looks.missed(LostGame(record, b""), ANN)
        assert pool.searched == ["one", "two", "three"]
        await looks.missed(LostGame("two", b""), ANN)  # the one that nobody had asked for the longest time
        assert pool.searched == ["one", "two", "three", "two"]

    looking(scene)


def test_a_server_that_closes_gives_up_its_searches() -> None:
    async def scene(looks: Hindsight, pool: Pool) -> None:
        asked = asyncio.create_task(looks.missed(LostGame("one", b""), ANN))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await looks.close()
        with pytest.raises(asyncio.CancelledError):
            await asked

    looking(scene)
