"""kill -9 under load: nothing acknowledged is lost, nothing is done twice, and everybody goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tablee.server.settings import sqlite_url as url_in
from tests.server.crash.audit import audit
from tests.server.crash.kills import Run
from tests.server.serving import Server

SECRET = ("--secret", "a-secret-for-tests-only")


def test_killed_at_any_moment_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    run = Run([server], url_in(server.data), random.Random(7))
    try:
        asyncio.run(run.kill_rounds(2))
    finally:
        server.kill()
    audit(run.url, run.ledger)
    assert not server.tracebacks()


def test_with_two_servers_on_one_database_the_other_takes_over(tmp_path: Path, postgres_url: str) -> None:
    servers = [Server(tmp_path / name, *SECRET, database=postgres_url).start() for name in ("one", "two")]
    run = Run(servers, postgres_url, random.Random(8))
    run.hurry = True
    try:
        asyncio.run(run.kill_rounds(2))
    finally:
        for server in servers:
            server.kill()
    audit(run.url, run.ledger)
    assert not any(server.tracebacks() for server in servers)
