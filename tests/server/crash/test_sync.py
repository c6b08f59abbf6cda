"""No acknowledgement before the disk has said that it has the entry: seen in the system calls."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.engine.errors import TableeError
from tablee.server.messages import NewTable, Say, Start
from tablee.server.store import Store, sqlite
from tests.server.crash.players import Ledger, Player, arrive
from tests.server.crash.traces import CALLS, read_trace, unsynced
from tests.server.serving import Server

LOG = "tablee.db-wal"
MOVES = 12


def tracer(trace: Path) -> list[str]:
    """The command that traces a server, or a reason not to."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("strace is not installed")
    tried = subprocess.run([strace, "-f", "-o", os.devnull, sys.executable, "-c", ""], capture_output=True, text=True)
    if tried.returncode != 0:
        pytest.skip(f"no process may be traced here: {tried.stderr.strip().splitlines()[-1:]}")
    return [strace, "-f", "-y", "-s", "70000", "-e", f"trace={','.join(CALLS)}", "-o", str(trace)]


def traced(server: Server) -> int:
    """The process below the tracer."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return int(children[0])


async def some_moves(server: Server) -> Ledger:
    """One player against bots, one act at a time."""
    ledger = Ledger()
    guest = await arrive(server.url, "Ana")
    opened = await guest.new_table(NewTable(game="coup", seats=3, bots=["random", "random"], sit=[0]))
    async with Player(guest, opened.id, ledger, 0) as player:
        await player.act(Start)
        for _ in range(MOVES):
            await player.until(lambda live: live.choices or live.over)
            if player.over:
                break
            await player.move(player.choices[-1])
        await player.act(Say, text="that was it")
    return ledger


def test_every_acknowledgement_comes_after_a_full_sync(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    server = Server(tmp_path / "data", prefix=tracer(trace)).start()
    try:
        ledger = asyncio.run(some_moves(server))
    finally:
        os.kill(traced(server), signal.SIGTERM)
        assert server.process is not None
        server.process.wait(30)
    acts = [act.id for _, act in ledger.acknowledged.values() if not isinstance(act, Say)]
    lines = trace.read_text(encoding="utf-8", errors="replace").splitlines()
    assert len(acts) > 3
    assert unsynced(read_trace(lines), acts, LOG) == []
    assert unsynced(read_trace(lines), ["never"], LOG) == ["never: not acknowledged"]
    lax = [line for line in lines if "fdatasync" not in line]
    assert len(unsynced(read_trace(lax), acts, LOG)) == len(acts)


# What the checker itself would notice

ENTRY = r'7 pwrite64(9</d/tablee.db-wal>, "{\"events\":[],\"act\":\"a1\"}", 30, 40) = 30'
SYNC = "7 fdatasync(9</d/tablee.db-wal>) = 0"
ACK = r'5 write(12<TCP:[127.0.0.1:1->127.0.0.1:2]>, "\201\24{\"t\":\"ack\",\"id\":\"a1\",\"n\":3}", 30) = 30'
UPDATE = r'5 sendto(12<TCP:[1]>, "{\"t\":\"update\",\"n\":4,\"ack\":\"a1\"}", 30, 0, NULL, 0) = 30'
BEGUN, ENDED = "7 fdatasync(9</d/tablee.db-wal> <unfinished ...>", "7 <... fdatasync resumed>) = 0"


@pytest.mark.parametrize(
    "lines",
    [
        [ENTRY, SYNC, ACK],
        [ENTRY, SYNC, UPDATE],
        [ENTRY, BEGUN, '5 write(1</dev/null>, "x", 1) = 1', ENDED, ACK],
        [SYNC, ENTRY, SYNC, ACK],
    ],
)
def test_a_good_trace_passes(lines: list[str]) -> None:
    assert unsynced(read_trace(lines), ["a1"], LOG) == []


@pytest.mark.parametrize(
    "lines",
    [
        [ENTRY, ACK],  # no sync at all
        [ENTRY, ACK, SYNC],  # too late
        [SYNC, ENTRY, ACK],  # too early
        [ENTRY, BEGUN, ACK, ENDED],  # still under way
        [BEGUN, ENTRY, ENDED, ACK],  # begun before there was something to sync
        [ENTRY, "7 fdatasync(9</d/tablee.db-wal>) = -1 EIO (Input/output error)", ACK],
        [ENTRY, "7 fdatasync(9</d/other.db-wal>) = 0", ACK],
        [SYNC, ACK],  # never written
    ],
)
def test_a_doctored_trace_does_not(lines: list[str]) -> None:
    assert len(unsynced(read_trace(lines), ["a1"], LOG)) == 1


def test_a_store_that_does_not_sync_fully_is_not_opened(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Broken on purpose: the connection is told not to sync, behind the store's back."""

    class Lax:
        def __init__(self, cursor: object) -> None:
            self._cursor = cursor

        def execute(self, statement: str) -> object:
            return self._cursor.execute(statement.replace("synchronous = FULL", "synchronous = OFF"))  # type: ignore[attr-defined]

        def __getattr__(self, name: str) -> object:
            return getattr(self._cursor, name)

    prepare = sqlite._prepare_writer

    def sabotaged(connection: object, entry: object) -> None:
        class Connection:
            isolation_level = ""

            def cursor(self) -> Lax:
                return Lax(connection.cursor())  # type: ignore[attr-defined]

        prepare(Connection(), entry)  # type: ignore[arg-type]

    monkeypatch.setattr(sqlite, "_prepare_writer", sabotaged)
    with pytest.raises(TableeError) as refused:
        Store.open(sqlite_url)
    assert refused.value.line.key == "store-not-durable"
    assert "synchronous=0" in str(refused.value)
