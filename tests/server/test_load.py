"""`tablee load` at its smallest: what it measures is not judged here."""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.engine.errors import TableeError
from tablee.games import game
from tablee.server.client import Guest
from tablee.server.load import streams, wires
from tablee.server.load.command import read_wish
from tablee.server.load.figures import Loaded, Spread, disk_sync, shown, spread
from tablee.server.load.players import Party, Tally
from tablee.server.load.seeding import seed_tables
from tablee.server.messages import Look, Pong
from tablee.server.settings import sqlite_url
from tablee.server.store import Store, tables
from tablee.server.tables import event_log
from tablee.server.tables.clocks import Pauses
from tablee.server.tables.state import TableState
from tests.server.fake import FakeServer, Peer

USUAL: dict[str, Any] = {
    "mode": "max",
    "url": None,
    "game": "coup",
    "tables": None,
    "seats": 4,
    "seconds": 10,
    "rate": None,
    "open_tables": None,
    "effects": False,
    "data": None,
    "database": None,
    "json": True,
}


def wished(**options: Any) -> argparse.Namespace:
    return argparse.Namespace(**(USUAL | options))


def test_a_small_run_of_everything(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablee", "load", "--mode", "all", "--tables", "2", "--seconds", "1"]
    command += ["--effects", "--open-tables", "20", "--json", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout, type=Loaded)
    for stream in (found.fastest, found.paced):
        assert stream is not None
        assert (stream.sockets, stream.tables, stream.refused, stream.lost) == (8, 2, 0, 0)
        assert stream.moves > 0
        assert 0 < stream.update_bytes.p50 <= stream.update_bytes.p99
        assert stream.update_bytes.p50 < stream.snapshot_bytes.p50
        assert stream.effects_ms is not None
        assert stream.effects_ms.count > 0
    assert found.recovery is not None
    assert found.recovery.acknowledged > 0
    assert found.recovery.missing == 0
    assert found.recovery.answer_ms.count == 18
    assert "durable moves/s" in shown(found)
    assert "pip install 'tablee[load]'" in shown(msgspec.structs.replace(found, library="websockets"))
    assert "pip install" not in shown(msgspec.structs.replace(found, library="picows"))
    assert list(tmp_path.iterdir()) == []  # nothing is left behind


def test_any_game_can_be_played(tmp_path: Path) -> None:
    """One person alone, from one game to the next."""
    command = [sys.executable, "-m", "tablee", "load", "--game", "age_of_champagne", "--seats", "1", "--tables", "1"]
    done = subprocess.run([*command, "--seconds", "1", "--json"], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout, type=Loaded)
    assert found.game == "age_of_champagne"
    assert found.fastest is not None
    assert found.fastest.moves > 0
    assert found.fastest.snapshot_bytes.p50 > 0


def test_the_usual_load_is_that_of_the_budgets() -> None:
    wish = read_wish(wished())
    assert (wish.tables * wish.seats, wish.rate, wish.open_tables) == (500, 500, 10_000)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"mode": "slow"}, "load-unknown-mode"),
        ({"mode": "recovery", "url": "http://127.0.0.1:1"}, "load-own-server-only"),
        ({"game": "chess"}, "table-unknown-game"),
        ({"tables": 0}, "load-out-of-range"),
        ({"seats": 99}, "load-out-of-range"),
        ({"seconds": 0}, "load-out-of-range"),
        ({"rate": -1}, "load-out-of-range"),
    ],
)
def test_what_cannot_be_measured_is_said(options: dict[str, Any], key: str) -> None:
    with pytest.raises(TableeError) as error:
        read_wish(wished(**options))
    assert error.value.line.key == key
    assert key not in str(error.value)  # it has words


@pytest.mark.parametrize("library", ["websockets", wires.LIBRARY])
def test_either_kind_of_socket_will_do(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wires, "LIBRARY", library)

    async def server(peer: Peer) -> None:
        assert await peer.hear_look() == Look(2)
        await peer.say(Pong(7))
        await peer.socket.close()

    async def scenario() -> None:
        heard: list[bytes] = []
        lost = asyncio.Event()
        async with FakeServer(server) as fake, asyncio.timeout(30):
            url = fake.url.replace("http", "ws")
            wire = await wires.open_wire(url, {}, lambda data: heard.append(bytes(data)), lost.set)
            wire.send(msgspec.json.encode(Look(2)))
            await lost.wait()
            wire.close()
        assert heard == [b'{"t":"pong","now":7}']

    asyncio.run(scenario())


def test_figures() -> None:
    times = [number / 1000 for number in range(1, 101)]
    random.shuffle(times)
    assert spread(times) == Spread(51.0, 100.0, 100.0, 100)
    assert spread([]) == Spread()


def test_the_disk_is_asked_and_left_clean(tmp_path: Path) -> None:
    assert disk_sync(tmp_path).count > 0
    assert list(tmp_path.iterdir()) == []


def test_seeded_tables_are_tables_like_any_other(tmp_path: Path) -> None:
    """The move that is said to be possible there is."""

    async def seed() -> None:
        store = Store.open(sqlite_url(tmp_path))
        try:
            guests = [Guest("http://nowhere") for _ in range(3)]
            for number, guest in enumerate(guests):
                guest.person, guest.name = f"p{number}", f"Name {number}"
            seeded = await seed_tables(store, game("coup"), guests, 3, moves=12)
            assert len({one.id for one in seeded}) == 3
            for one in seeded:
                row = await store.read(partial(tables.table_row, table=one.id))
                assert row is not None
                state = TableState(row, game("coup"), None, Pauses())
                for entry in await store.read(partial(tables.entries, table=one.id)):
                    state.follow(event_log.read(entry.body), entry.at)
                assert state.playing
                assert len(state.game_table.record.events) >= 12
                state.play(one.seat, one.text, row.created_at)
        finally:
            await store.close()

    asyncio.run(seed())


def test_a_measurement_lasts_until_something_was_measured() -> None:
    """A second in which the disk answers nobody is no reason to publish zeros."""

    async def scenario() -> None:
        asked = iter([False, False, True])
        await streams.play_for(0.0, [], lambda: next(asked))
        assert next(asked, None) is None

    asyncio.run(scenario())


def test_a_move_is_answered_although_a_snapshot_is_on_its_way() -> None:
    """The update that acknowledges it comes too late to be shown, but the answer does not come again."""

    class Mute:
        def send(self, data: bytes) -> None: ...
        def close(self) -> None: ...

    async def moved() -> Tally:
        party = Party(0, [Guest("http://127.0.0.1:1")], Tally())
        player = party.players[0]
        player._wire, player.n, player.choices = Mute(), 4, ["lay G11"]
        player.move()
        player.n = -1  # it looks anew
        player._hear(b'{"t": "update", "n": 5, "ack": "0-1"}')
        player.move()
        player._hear(b'{"t": "update", "n": 6, "ack": "0-2"}')
        return party.tally

    assert len(asyncio.run(moved()).took) == 2
