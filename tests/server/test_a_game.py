"""One evening: four people play Coup over sockets. A network fails, moves are taken back, somebody has to go."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.levels import VERSION
from tablee.cli.main import run
from tablee.engine.errors import Refused
from tablee.engine.record import Record
from tablee.server.client import Guest, Live
from tablee.server.messages import Answer, NewTable, Propose, Return, Sit, Start, Undo
from tests.server.serving import Server, serving

NAMES = ("Ann", "Ben", "Cléo", "Dan")


class Evening:
    """The table and those who sit at it."""

    def __init__(self, guests: list[Guest], lives: list[Live], table: str) -> None:
        self.guests = guests
        self.lives = lives
        self.table = table
        self.choose = random.Random(7)

    @classmethod
    async def begin(cls, server: Server) -> Evening:
        guests = [await Guest.arrive(server.url, name) for name in NAMES]
        opened = await guests[0].new_table(NewTable(game="coup", seats=4, sit=[0]))
        for number, guest in enumerate(guests[1:], start=1):
            await guest.act(opened.id, Sit(id=f"sit{number}", nonce=f"0{number}"), opened.invite)
        lives = [await guest.live(opened.id, viewer=seat).open() for seat, guest in enumerate(guests)]
        assert {live.table["commitment"] for live in lives} == {opened.commitment}
        await lives[0].act(Start)
        return cls(guests, lives, opened.id)

    def mover(self) -> Live | None:
        return next((live for live in self.lives if live.choices), None)

    async def settle(self) -> None:
        """Everybody has seen as much as the table has to show."""
        for live in self.lives:
            await live.through(live.viewer)

    async def play(self, moves: int = 10_000, until: Callable[[], bool] = lambda: False) -> None:
        """Random moves, or until something comes about."""
        for _ in range(moves):
            await self.settle()
            if self.lives[0].over or until():
                return
            mover = self.mover()
            if mover is None:  # a bot is thinking
                watched = self.lives[0]
                await watched.until(lambda live, n=watched.n: live.n > n)  # type: ignore[misc]
                continue
            await mover.move(self.choose.choice(mover.choices))


def _may_buy_twice(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "buying" and view["left"] > 1)


async def evening(server: Server) -> str:
    party = await Evening.begin(server)
    lives = party.lives

    # A network fails, and the table is as it was.
    await party.play(12)
    lives[2].cut()
    await party.play(4)
    assert lives[2].connections == 2

    # A misclick: nothing was learned, so it is taken back at once.
    await party.play(until=lambda: (mover := party.mover()) is not None and _may_buy_twice(mover.view))
    mover = party.mover()
    assert mover is not None
    before = deepcopy(mover.view)
    await mover.move(mover.choices[0])
    assert mover.scene["undo"] == {"steps": 1, "free": True, "allowed": True, "others": 0}
    await mover.act(Undo)
    assert mover.view == before
    await party.settle()

    # Somebody has seen it meanwhile: now all must agree.
    await mover.move(mover.choices[0])
    await mover.move("stop")
    await party.settle()
    other = party.mover()
    assert other is not None
    assert other is not mover
    await other.move(other.choices[0])
    await mover.through(mover.viewer)
    assert not mover.scene["undo"]["free"]
    await mover.act(Undo)
    await party.settle()
    proposal = lives[0].table["proposal"]
    assert (proposal["what"], proposal["seat"]) == ("undo", mover.viewer)
    for live in lives:
        if live is not mover:
            assert lives[0].table["proposal"] is not None
            await live.act(Answer, yes=True)
    await party.settle()
    assert len(mover.choices) > 1
    assert mover.view["to_act"] == mover.viewer
    assert lives[0].table["proposal"] is None

    # Dan has to go. Nobody may put a bot on his seat while he is there.
    with pytest.raises(Refused):
        await lives[0].act(Propose, what="replace", other=3)
    dan = lives.pop()
    await dan.close()
    await lives[0].until(lambda live: live.present is not None and 3 not in live.present.seats)
    await lives[0].act(Propose, what="replace", other=3)
    await party.settle()  # one answers what one has seen
    for live in lives[1:]:
        await live.act(Answer, yes=True)
    await party.settle()
    taken = lives[0].table["seats"][3]
    assert taken.pop("since") > 0
    assert taken == {
        "name": "Dan",
        "person": party.guests[3].person,
        "bot": "skilled",
        "reserved": False,
        "resigned": False,
        "ready": True,
        "bot_name": 3,
    }
    await party.play(24)
    assert any(told.line.args.get("seat") == 3 for told in lives[0].log)

    # He comes back, is told what happened meanwhile, and plays on.
    dan = await party.guests[3].live(party.table, viewer=3).open()
    lives.append(dan)
    await dan.act(Return)
    await party.play()
    assert lives[0].status == "finished"
    record = await party.guests[1].record(party.table)
    for live in lives:
        await live.close()
    return record


def test_four_people_play_coup(tmp_path: Path, database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "data", database=database_url) as server:
        text = asyncio.run(evening(server))
    file = tmp_path / "evening.tablee"
    file.write_text(text, encoding="utf-8")
    assert run(["record", "verify", str(file)]) == 0
    assert "the secret matches the commitment" in capsys.readouterr().out
    record = Record.read(text)
    assert [nonce.hex() for nonce in record.seed.nonces][1:] == ["01", "02", "03"]
    assert len(record.seed.nonces[0]) == 16
    assert [player.name for player in record.players] == list(NAMES)
    told = [str(event) for event in record.events]
    assert f"* seat 3 bot skilled {VERSION}" in told
    assert "* seat 3 Dan" in told
    assert sum(line.startswith("* undo") for line in told) == 2
    assert record.result is not None


def test_the_record_of_a_running_game_tells_no_more_than_the_viewer_saw(tmp_path: Path) -> None:
    async def half_an_evening(server: Server) -> None:
        party = await Evening.begin(server)
        await party.play(60)
        for seat, guest in enumerate(party.guests):
            text = await guest.record(party.table, viewer=seat)
            assert "secret" not in text
            swaps = [line for line in text.splitlines() if " aside " in line]
            assert all(line.startswith(f"{seat} ") for line in swaps)
        for live in party.lives:
            await live.close()

    with serving(tmp_path / "data") as server:
        asyncio.run(half_an_evening(server))
