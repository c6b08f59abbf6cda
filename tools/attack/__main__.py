"""Attacks of a hostile guest on a server started for the run, while others play; on this machine only (`make attack`).

    python -m tools.attack [--only NAME] [--seconds N] [--json]

bots      as many tables as the limits permit, each with four of the strongest bots
restart   the same, and the server is restarted in the middle
undo      endless moves taken back at one table, then many requests for its record and log at once
silent    1,200 connections that say nothing
disk      guests and tables that are opened and abandoned
flood     chat, names, refused moves, snapshots and nonsense, on one socket and on many

Exit code 1: a bound does not hold. While somebody attacks, moves of others must be acknowledged in 200 ms (p99), bots
answer others at most 2 seconds later than they do for show, and /health answers in one second. One address may not
leave more than 200 tables behind.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import structs

import tablee
from tools import ROOT, say
from tools.attack.budget import LONGEST
from tools.attack.loopback import PLAYER, host_and_port, visitor
from tools.attack.people import GAME, People
from tools.attack.strength import Strength, ordinary
from tools.attack.target import Target
from tools.attack.verdict import Measured, Report, as_json, line, shown

NAMES = ("bots", "restart", "undo", "silent", "disk", "flood")
SECONDS = 20.0
STARTING, ENDING = 10.0, 10.0  # seconds that the attacking process may take besides
BACK = 5.0  # seconds after a restart in which everybody comes back
RESTARTING = 10.0  # seconds that an attack with a restart takes longer
MOST_SECONDS = LONGEST - RESTARTING


async def run(names: Sequence[str], seconds: float) -> Report:
    baseline, strength = await _baseline(seconds)
    say(line(baseline))
    attacks = []
    for name in names:
        attacks.append(await _attacked(name, seconds, strength))
        say(line(attacks[-1]))
    return Report(
        engine=str(tablee.ENGINE),
        seconds=seconds,
        level=strength.level,
        fixed_ms=strength.seconds * 1000,
        baseline=baseline,
        attacks=attacks,
    )


async def _baseline(seconds: float) -> tuple[Measured, Strength]:
    """Nobody attacks."""
    async with _target() as target:
        strength = await ordinary(visitor(target.url, PLAYER), GAME)
        async with _people(target, strength) as people:
            await asyncio.sleep(seconds)
            return people.measured("none", {}), strength


async def _attacked(name: str, seconds: float, strength: Strength) -> Measured:
    async with _target() as target, _people(target, strength) as people:
        stored, memory = target.stored(), target.memory_mb()
        longer = RESTARTING if name == "restart" else 0.0
        attack = asyncio.create_task(_attack(name, target.url, seconds + longer))
        if name == "restart":
            await asyncio.sleep(seconds / 2)
            await _restart(target, people)
        through = await attack
        measured = people.measured(name, through)
        grown = {"kB of database": (target.stored() - stored) // 1024, "MB of memory": target.memory_mb() - memory}
        through |= {what: amount for what, amount in grown.items() if amount > 0}
        if target.errors():
            through["errors in the log"] = target.errors()
        return structs.replace(measured, abandoned=through.get("tables", 0) if name == "disk" else 0)


async def _attack(name: str, url: str, seconds: float) -> dict[str, int]:
    """In a process of its own, which must not slow down what is measured here; it is ended if it does not end."""
    host_and_port(url)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.attack.hostile", name, url, str(seconds)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(STARTING + seconds + ENDING):
            printed, _ = await process.communicate()
        return msgspec.json.decode(printed, type=dict[str, int])
    except TimeoutError:
        return {"the attack did not end by itself": 1}
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _restart(target: Target, people: People) -> None:
    """What nobody can do meanwhile is not counted."""
    people.down = True
    await asyncio.to_thread(target.stop)
    await asyncio.to_thread(target.start)
    await asyncio.sleep(BACK)
    people.down = False


@asynccontextmanager
async def _target() -> AsyncIterator[Target]:
    with tempfile.TemporaryDirectory(prefix="tablee-attack-") as folder:
        target = Target(Path(folder) / "data")
        try:
            await asyncio.to_thread(target.start)
            yield target
        finally:
            if target.process is not None and target.process.poll() is None:
                target.kill()


@asynccontextmanager
async def _people(target: Target, strength: Strength) -> AsyncIterator[People]:
    people = People(target.url, strength)
    try:
        await people.sit_down()
        people.begin()
        yield people
    finally:
        await people.leave()


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="attack", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=NAMES, action="append", help="this attack, and others named the same way")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help=f"of each attack, 1 to {MOST_SECONDS:.0f} ({SECONDS:.0f})"
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(given)
    if not 1 <= options.seconds <= MOST_SECONDS:
        parser.error(f"--seconds: from 1 to {MOST_SECONDS:.0f}")
    began = perf_counter()
    report = asyncio.run(run(options.only or NAMES, options.seconds))
    print(as_json(report) if options.json else shown(report), flush=True)
    say(f"{perf_counter() - began:.0f} s")
    return 0 if report.passed else 1


if __name__ == "__main__":
    raise SystemExit(main())
