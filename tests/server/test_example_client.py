"""The example in docs/ sits down at a real server and plays a game to its end."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.engine.record import Record
from tablee.engine.table import Table
from tablee.games import game
from tablee.server.client import Guest, Invitation, Opened
from tablee.server.messages import NewTable, Start
from tests.server.serving import serving
from tools import ROOT

EXAMPLE = ROOT / "docs" / "example_client.py"


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


def test_it_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        record, opened, said = asyncio.run(asyncio.wait_for(_host(server.url), 120))
    assert "Dice sits on seat 1" in said
    assert "finished; points: [" in said
    table = Table.replay(game("coup"), Record.read(record))
    assert table.over
    assert table.record.seed.commitment == opened.commitment
    assert [player.name for player in table.record.players] == ["Dice", ""]


async def _host(url: str) -> tuple[str, Opened, str]:
    """Open a table, wait for the example to sit down, begin, and wait for it to end."""
    host = await Guest.arrive(url, "Host")
    opened = await host.new_table(NewTable(game="coup", seats=2, bots=["random"]))
    link = f"{url}/tables/{opened.id}?invite={opened.invite}"
    async with host.live(opened.id, invite=opened.invite) as live:
        guest = await asyncio.create_subprocess_exec(
            sys.executable,
            str(EXAMPLE),
            link,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
        await live.until(lambda live: live.table["seats"][0]["person"])
        await live.act(Start)
        said, _ = await guest.communicate()
        assert guest.returncode == 0
        await live.until(lambda live: live.over)
    return await host.record(opened.id, invite=opened.invite), opened, said.decode()


def test_a_link_says_where_to_go() -> None:
    assert Invitation.read("http://h:80/tables/a%2Db?invite=w") == ("http://h:80", "a-b", "w")
    assert Invitation.read("https://h/behind/a/proxy/tables/x") == ("https://h/behind/a/proxy", "x", "")


@pytest.mark.parametrize("link", ["", "tables/x", "http://h/", "http://h/tables/", "http://h/games/x"])
def test_what_is_no_link_is_an_error(link: str) -> None:
    with pytest.raises(ValueError, match="not a link"):
        Invitation.read(link)
