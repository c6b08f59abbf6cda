"""Long runs against crashing servers: kill -9 under load, and two processes racing for every move.

    python -m tools.crash [--rounds N] [--postgres N] [--races N] [--seed N]

Nothing that was acknowledged may be lost, nothing may be done twice, and in the end everybody must see the same.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import tablee
from tablee.server.settings import sqlite_url
from tests.server.crash.audit import audit
from tests.server.crash.kills import Run
from tests.server.crash.players import Ledger
from tests.server.crash.races import run_races
from tests.server.databases import fresh_postgres
from tests.server.serving import Server

SECRET = ("--secret", "a-secret-for-tests-only")


def kill_one(rounds: int, seed: int) -> None:
    """One server on a SQLite file."""
    with tempfile.TemporaryDirectory(prefix="tablee-crash-") as folder:
        server = Server(Path(folder) / "data").start()
        _kill([server], sqlite_url(server.data), rounds, seed)


def kill_one_of_two(rounds: int, seed: int) -> None:
    """Two servers on one PostgreSQL database: one of them is killed, the other continues."""
    with tempfile.TemporaryDirectory(prefix="tablee-crash-") as folder, fresh_postgres() as url:
        servers = [Server(Path(folder) / name, *SECRET, database=url).start() for name in ("one", "two")]
        _kill(servers, url, rounds, seed)


def _kill(servers: list[Server], url: str, rounds: int, seed: int) -> None:
    run = Run(servers, url, random.Random(seed))
    try:
        asyncio.run(run.kill_rounds(rounds, parties=8, acts=100, say=lambda line: print(line, flush=True)))
    finally:
        for server in servers:
            server.kill()
    run.figures.entries = audit(url, run.ledger)
    for server in servers:
        if server.tracebacks():
            raise SystemExit(server.text())
    print(
        f"{len(servers)} server(s): {run.figures}; 0 lost, 0 doubled; refused: {dict(run.ledger.reasons)}", flush=True
    )


def race(moves: int, seed: int) -> None:
    """Two servers on one PostgreSQL database; every move is sent to both at once."""
    ledger = Ledger()
    with tempfile.TemporaryDirectory(prefix="tablee-crash-") as folder, fresh_postgres() as url:
        servers = [Server(Path(folder) / name, *SECRET, database=url).start() for name in ("one", "two")]
        try:
            figures = asyncio.run(run_races([server.url for server in servers], ledger, seed, moves))
        finally:
            for server in servers:
                server.kill()
        entries = audit(url, ledger)
    print(f"races: {figures}; {entries} entries, one order, no gap; refused: {dict(ledger.reasons)}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="crash", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=0, help="how often to kill a server on SQLite")
    parser.add_argument("--postgres", type=int, default=0, help="how often to kill one of two servers on PostgreSQL")
    parser.add_argument("--races", type=int, default=0, help="how many racing moves to send to each of two servers")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9)
    options = parser.parse_args()
    print(f"engine: {tablee.ENGINE}; seed {options.seed}", flush=True)
    if options.rounds:
        kill_one(options.rounds, options.seed)
    if options.postgres:
        kill_one_of_two(options.postgres, options.seed)
    if options.races:
        race(options.races, options.seed)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
