"""Stores of the first revision, with a game in the middle: the server of today takes it over and the game goes on.

Ana and Ben sit there with a bank of minutes and two bots, one of them to move, its server gone in the middle of the
thought."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from tablee.cli.main import run
from tablee.engine.record import Move, Record
from tablee.server.client import Guest
from tablee.server.messages import NewTable
from tablee.server.people import COOKIE, Signer
from tablee.server.settings import sqlite_url as url_in
from tests.server.crash.audit import audit
from tests.server.crash.kills import until
from tests.server.crash.players import Ledger, Player
from tests.server.old_stores import old_store
from tests.server.serving import Server

SECRET = "a-secret-for-tests-only"
TABLE = "running0001x"
SEEN_MOVES = 63
VINTAGE = "running0001c"  # Coupage under version 1 of its rules, Ben to move, with a barrel that can be bottled
VINTAGE_ENTRIES = 128


def known_guest(url: str, person: str, generation: int) -> Guest:
    """With the cookie that this person's browser has kept all the time."""
    guest = Guest(url)
    guest.person = person
    guest.cookies[COOKIE] = Signer([SECRET.encode()]).sign(COOKIE, [person, generation, int(time.time())])
    return guest


async def play_on(player: Player, rng: random.Random) -> None:
    while not player.over:
        await player.until(lambda live: live.choices or live.over)
        if player.choices:
            await player.move(rng.choice(player.choices))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_running_game_goes_on_to_its_end(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    url = url_in(data) if kind == "sqlite" else request.getfixturevalue("postgres_url")
    old_store(url, "running")
    server = Server(data, "--secret", SECRET, database=url)
    server.start()
    ledger = Ledger()
    ledger.tables.append(TABLE)
    try:
        text = asyncio.run(finish(server, ledger, TABLE))
        assert server.stop() == 0
    finally:
        server.kill()
    file = tmp_path / "record"
    file.write_text(text, encoding="utf-8")
    record = Record.read(text)
    assert len(record.events) > SEEN_MOVES
    assert record.seed.secret == bytes(range(32))
    assert run(["record", "verify", str(file)]) == 0
    assert "the secret matches the commitment" in capsys.readouterr().out
    assert audit(url, ledger) > SEEN_MOVES
    assert not server.tracebacks()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_game_begun_under_older_rules_goes_on_under_them(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    url = url_in(data) if kind == "sqlite" else request.getfixturevalue("postgres_url")
    old_store(url, "coupage")
    server = Server(data, "--secret", SECRET, database=url).start()
    ledger = Ledger()
    ledger.tables.append(VINTAGE)
    try:
        text = asyncio.run(finish(server, ledger, VINTAGE))
        newer = asyncio.run(opened_now(server))
    finally:
        server.kill()
    file = tmp_path / "record"
    file.write_text(text, encoding="utf-8")
    record = Record.read(text)
    assert (record.rules, newer) == (1, 2)
    moves = [event.text for event in record.events if isinstance(event, Move)]
    assert "done" not in moves, "version 1 ends a payment with its last card"
    assert [text for text in moves[VINTAGE_ENTRIES:] if text.startswith("bottle")]
    assert run(["record", "verify", str(file)]) == 0
    assert audit(url, ledger) > VINTAGE_ENTRIES
    assert not server.tracebacks()


async def opened_now(server: Server) -> int:
    """Under which rules a new game of Coupage is played."""
    guest = await Guest.arrive(server.url, "Cleo")
    opened = await guest.new_table(NewTable(game="coupage", seats=2))
    return int((await guest.table(opened.id))["table"]["rules"])


async def finish(server: Server, ledger: Ledger, table: str) -> str:
    ana, ben = known_guest(server.url, "ana-0001", 0), known_guest(server.url, "ben-0001", 2)
    stale = known_guest(server.url, "ben-0001", 1)
    assert (await ben.me())["person"] == "ben-0001"
    assert (await stale.me())["person"] == ""
    rng = random.Random(1)
    async with Player(ana, table, ledger, 0) as one, Player(ben, table, ledger, 1) as two:
        assert [seat["name"] for seat in one.table["seats"][:2]] == ["Ana", "Ben"]
        assert one.status == "playing"
        commitment = one.table["commitment"]
        await asyncio.gather(play_on(one, rng), play_on(two, rng))
        await until(lambda: one.status == "finished")
        assert one.table["commitment"] == commitment
    return await ana.record(table, 0)
