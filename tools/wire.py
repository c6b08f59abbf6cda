"""Long runs over the wire, against a real server started for the run (`make wire`).

python -m tools.wire faults --count 10000     games over a bad network until this many faults have happened
python -m tools.wire fuzz --count 100000      invalid messages over sockets while a game runs
python -m tools.wire secrecy --count 100      twin worlds: games served twice, for every game and number of seats
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tablee.engine.conformance import settings
from tests.server.serving import serving
from tests.server.wire.faults import Report, play_evenings
from tests.server.wire.fuzz import Tally, fuzz
from tests.server.wire.toys import all_games
from tests.server.wire.twins import CLOCKS, play_twins

TABLES = 6  # played at the same time on a bad network


def faults(data: Path, count: int, seed: int) -> None:
    total = Report()
    with serving(data) as server:
        while sum(total.faults.values()) < count:
            total.add(asyncio.run(play_evenings(server.url, data, TABLES, seed)))
            seed += TABLES
            _say(f"{sum(total.faults.values()):,} faults, {total.games} games, {total.compared} comparisons, all equal")
    _say(
        f"faults: {sum(total.faults.values()):,} of {total.messages:,} messages {dict(total.faults)}; "
        f"{total.games} games, {total.moves:,} lines of record, {total.connections:,} connections, "
        f"{total.snapshots:,} snapshots, {total.compared:,} scenes compared: no divergence, none lost, none doubled"
    )


def fuzzing(data: Path, count: int, seed: int) -> None:
    with serving(data) as server:
        tally: Tally = asyncio.run(fuzz(server.url, data, count, seed))
    _say(f"fuzz: {tally}")


def secrecy(data: Path, count: int, seed: int) -> None:
    did: Counter[str] = Counter()
    compared = runs = 0
    while runs < count:
        for game in all_games():
            for setting in settings(game, seed=seed):
                for viewer in setting.viewers:
                    clock = CLOCKS[(seed + viewer) % len(CLOCKS)]
                    twins = asyncio.run(play_twins(data / str(runs), setting, viewer, 400, clock))
                    runs += 1
                    compared += twins.compared
                    did.update(twins.did, moves=twins.moves, hidden=twins.hidden)
                    did.update(twins.called)
        seed += 1
        _say(f"{runs} twin games, {compared:,} messages compared, no difference")
    _say(f"secrecy: {runs} twin games, {compared:,} messages compared, no difference; {dict(did)}")


def _say(text: str) -> None:
    print(text, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="wire", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=("faults", "fuzz", "secrecy"))
    parser.add_argument("--count", type=int, help="faults (10,000), messages (100,000) or twin games (100)")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    run, count = {"faults": (faults, 10_000), "fuzz": (fuzzing, 100_000), "secrecy": (secrecy, 100)}[options.what]
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        run(Path(folder), options.count or count, options.seed)
    _say(f"{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
