"""Stopping politely under load, and leaving nobody behind when it was not polite."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablee.server.client import Live
from tablee.server.messages import NewTable, Start
from tablee.server.settings import sqlite_url as url_in
from tests.server.crash.audit import audit
from tests.server.crash.kills import Run, until
from tests.server.crash.players import Ledger, Player, arrive
from tests.server.crash.processes import alive, descendants, is_bot
from tests.server.serving import Server, free_port

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")


class Told(Live):
    """Keeps what it is told at the end."""

    back: float | None = None

    async def _take(self, data: bytes | str) -> None:
        await super()._take(data)
        if self._back is not None:
            self.back = self._back


async def with_a_thinking_bot(server: Server) -> list[int]:
    """A table where a bot has moved, so that there are processes for bots; theirs."""
    guest = await arrive(server.url, "Ana")
    opened = await guest.new_table(NewTable(game="coup", seats=3, bots=["random", "random"], sit=[0]))
    async with Player(guest, opened.id, Ledger(), 0) as player:
        await player.act(Start)
        for _ in range(2):  # the bots have moved once, and somebody is thinking when we leave
            await player.until(lambda live: live.choices)
            while player.choices:
                await player.move(player.choices[0])
    await until(lambda: any(map(is_bot, descendants(server.pid))), "no bot thinks")
    return descendants(server.pid)


def test_stopped_under_load_everybody_is_told_when_to_come_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    run = Run([server], url_in(server.data), random.Random(5))
    watching: list[Told] = []
    below: list[int] = []

    async def scene() -> None:
        parties = [await run._party(number) for number in range(3)]
        playing = [asyncio.create_task(party.play()) for party in parties]
        await run._acts(playing, 20)
        guest = parties[0].guests[0]
        for table in run.ledger.tables:
            watching.append(await Told(guest, table).open())
        await run._acts(playing, 20)
        below.extend(descendants(server.pid))
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        await until(lambda: server.process and server.process.poll() is not None, "it did not stop")
        await until(lambda: all(live.back is not None for live in watching), "not everybody was told")
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for party in parties:
            await party.leave()
        for live in watching:
            await live.close()

    try:
        asyncio.run(scene())
        assert server.process is not None
        assert server.process.wait() == 0
        assert all(live.back and live.back > 0 for live in watching)
        assert any(below)
        _until_dead(below)
    finally:
        server.kill()
    audit(run.url, run.ledger)
    assert not server.tracebacks()


def test_a_killed_server_leaves_no_bot_behind(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        below = asyncio.run(with_a_thinking_bot(server))
        for worker in filter(is_bot, below):
            os.kill(worker, signal.SIGSTOP)  # not even one that could not look after itself
    finally:
        server.kill()
    _until_dead(below)


def test_a_server_whose_shell_dies_stops_by_itself_or_goes_on_serving(tmp_path: Path) -> None:
    """Its terminal is gone, and so is whoever read what it prints: it must neither crash nor leave anything behind."""
    data, port = tmp_path / "data", free_port()
    command = [sys.executable, "-m", "tablee", "serve", "--no-browser", "--pace", "0"]
    command += ["--port", str(port), "--data", str(data)]
    shell = subprocess.Popen(["/bin/sh", "-c", '"$@" & wait', "sh", *command], stdout=subprocess.PIPE)
    server = Server(data, port=port)
    deadline = time.monotonic() + 30
    while not server.healthy():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    (pid,) = descendants(shell.pid)[:1]
    shell.kill()
    shell.wait()
    assert shell.stdout is not None
    shell.stdout.close()  # whatever it prints from here on goes nowhere
    try:
        assert server.healthy()
        os.kill(pid, signal.SIGTERM)
        _until_dead([pid])
        kept = Server(data, port=port).start()  # the file is free again
        assert kept.stop() == 0
    finally:
        if alive(pid):
            os.kill(pid, signal.SIGKILL)


def _until_dead(processes: list[int]) -> None:
    deadline = time.monotonic() + 20
    while left := [process for process in processes if alive(process)]:
        if time.monotonic() > deadline:
            for process in left:
                os.kill(process, signal.SIGKILL)
            raise AssertionError(f"{len(left)} processes were left behind")
        time.sleep(0.05)
