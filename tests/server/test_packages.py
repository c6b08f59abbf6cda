"""A game from a package of its own, installed after everything else was built: played to its end over the wire, on
layouts, with words, guide and rulebook from the server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.conformance import check
from tablee.engine.record import Record
from tablee.engine.words import LANGUAGES
from tablee.games import games
from tablee.server.client import Guest, Live, apply_changes
from tablee.server.messages import NewTable, Sit, Start
from tests.packages import STEPPING_STONES, installed, installed_here
from tests.server.serving import Server

FILES = STEPPING_STONES / "stepping_stones"
CHANCE = 7


class ServerWithPackage(Server):
    """A server that finds another package on its path."""

    packages: Path

    def environment(self) -> dict[str, str]:
        path = os.pathsep.join([str(self.packages), *(entry for entry in sys.path if entry)])
        return super().environment() | {"PYTHONPATH": path}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = ServerWithPackage(tmp_path_factory.mktemp("data"))
    made.packages = installed(tmp_path_factory.mktemp("packages"))
    made.start()
    yield made
    made.kill()
    assert not made.tracebacks(), made.text()


def test_it_conforms_when_it_is_found_by_its_entry_point(tmp_path: Path) -> None:
    assert "stepping_stones" not in games()
    with installed_here(tmp_path) as found:
        assert games()["stepping_stones"] is found
        check(found, games=1)
    assert "stepping_stones" not in games()


def test_the_command_line_lists_it(tmp_path: Path) -> None:
    path = os.pathsep.join([str(installed(tmp_path)), *(entry for entry in sys.path if entry)])
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "games"],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Stepping Stones" in done.stdout


def test_the_server_lists_it(server: Server) -> None:
    async def ask() -> None:
        guest = await Guest.arrive(server.url, "Ann")
        found = (await guest.ask("GET", "/api/games/stepping_stones")).json()
        assert (found["title"], found["seats_min"], found["seats_max"]) == ("Stepping Stones", 2, 4)
        schema = (await guest.ask("GET", "/api/messages.json")).json()
        assert "SteppingStonesStonesView" in schema["$defs"]

    asyncio.run(ask())


def test_its_texts_come_from_the_server(server: Server) -> None:
    async def ask() -> None:
        guest, about = await Guest.arrive(server.url, "Ann"), "/api/games/stepping_stones"
        for language in LANGUAGES:
            words = await guest.ask("GET", f"{about}/words?language={language}")
            assert words.text == (FILES / f"words.{language}.ftl").read_text(encoding="utf-8")
            rulebook = await guest.ask("GET", f"{about}/rulebook?language={language}")
            assert rulebook.text == (FILES / f"rulebook.{language}.md").read_text(encoding="utf-8")
        guide = (await guest.ask("GET", f"{about}/guide")).json()
        assert guide == tomllib.loads((FILES / "guide.toml").read_text(encoding="utf-8"))

    asyncio.run(ask())


def test_it_is_played_to_its_end_on_layouts(server: Server) -> None:
    asyncio.run(asyncio.wait_for(play_to_the_end(server), 120))


async def play_to_the_end(server: Server) -> None:
    guests = [await Guest.arrive(server.url, name) for name in ("Ann", "Bob")]
    opened = await guests[0].new_table(NewTable(game="stepping_stones", seats=3, sit=[0], bots=["novice"]))
    await guests[1].act(opened.id, Sit(id="sit", seat=1), opened.invite)
    laid = [await guest.live(opened.id, seat, layout=True).open() for seat, guest in enumerate(guests)]
    bare = await guests[0].live(opened.id, 0).open()
    assert laid[0].layout is None  # the game has not begun
    await laid[0].act(Start)
    chance, offered = random.Random(CHANCE), 0
    while not laid[0].over:
        for live in (*laid, bare):
            await live.through(live.viewer)
        same(laid[0], bare)
        mover = next((live for live in laid if live.choices), None)
        if mover is None:
            await laid[0].until(lambda live, n=laid[0].n: live.n > n or live.over)  # type: ignore[misc]
            continue
        touchable(mover)
        offered += len(mover.choices)
        await mover.move(chance.choice(mover.choices))
    for live in (*laid, bare):
        await live.through(live.viewer)
    await looks_the_same_afresh(guests[1], opened.id, laid[1])
    assert offered > 50
    await replayed(guests[0], opened.id, laid[0])
    with pytest.raises(LookupError):
        games()["stepping_stones"]  # this process does not have it
    record = Record.read(await guests[0].record(opened.id))
    assert record.game == "stepping_stones"
    assert record.result == laid[0].table["result"]
    for live in (*laid, bare):
        await live.close()


def same(laid: Live, bare: Live) -> None:
    """Two connections of one viewer see the same, and one of them the layout besides."""
    if laid.n == bare.n:
        assert bare.layout is None
        assert {**laid.scene, "layout": None} == bare.scene
        assert laid.layout["zones"]


def touchable(live: Live) -> None:
    """Whatever can be played can be touched."""
    places = [place for zone in live.layout["zones"] for place in zone.get("places", ())]
    ids = {place.get("id") for place in places}
    ids |= {piece.get("id") for place in places for piece in place.get("pieces", ())}
    for choice in live.scene["choices"]:
        assert set(choice["touches"]) <= ids


async def looks_the_same_afresh(guest: Guest, table: str, live: Live) -> None:
    async with guest.live(table, live.viewer, layout=True) as fresh:
        assert fresh.scene == live.scene


async def replayed(guest: Guest, table: str, live: Live) -> None:
    """A replay with layouts ends with the layout that was seen; so does that of the record file."""
    told = (await guest.ask("GET", f"/api/tables/{table}/replay?viewer=0&layout=1")).json()
    assert told["steps"][-1]["layout"] == live.layout
    scene: Any = {"view": deepcopy(told["first"])}
    for step in told["steps"]:
        scene = apply_changes(scene, step["changes"])
        assert step["layout"]["zones"]
    assert scene["view"] == live.view
    plainly = (await guest.ask("GET", f"/api/tables/{table}/replay?viewer=0")).json()
    assert {step["layout"] for step in plainly["steps"]} == {plainly["layout"]} == {None}
    record = await guest.record(table)
    from_file = await guest.ask("POST", "/api/replays?layout=1", {"record": record, "viewer": 0})
    assert [step["layout"] for step in from_file.json()["steps"]] == [step["layout"] for step in told["steps"]]


def test_a_client_is_not_sent_layouts_it_did_not_ask_for(server: Server) -> None:
    async def ask() -> None:
        guest = await Guest.arrive(server.url, "Ann")
        opened = await guest.new_table(NewTable(game="stepping_stones", seats=2, sit=[0], bots=["novice"]))
        await guest.act(opened.id, Start(id="start"))
        for value in ("", "0", "2", "11"):
            url = guest.socket_url(opened.id) + f"?layout={value}"
            assert json.loads(await first_answer(guest, url))["scene"]["layout"] is None
        laid = json.loads(await first_answer(guest, guest.socket_url(opened.id, layout=True)))
        assert laid["scene"]["layout"]["accent"] == "blue"

    asyncio.run(ask())


async def first_answer(guest: Guest, url: str) -> str:
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    async with connect(url, origin=Origin(guest.origin), additional_headers=guest.greeting(), proxy=None) as socket:
        await socket.send('{"t": "look", "viewer": 0}')
        return str(await socket.recv())
