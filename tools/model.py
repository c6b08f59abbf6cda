"""Play a game in lockstep with its model, a second, slow and plain version of the rules.

    python -m tools.model coupage [--games 360] [--workers 2]

The first difference ends the run, with the game and the moves that led to it. Models are in tests/models/<game>; they
are written from the specification. Some count what seldom happens: a long run fails if something of it never did.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from importlib import import_module
from multiprocessing import Pool
from typing import Any

from tools import ROOT

MODELS = ROOT / "tests" / "models"
LONG = 300  # games in which everything rare should happen


def lockstep(game: str) -> Any:
    """The module that plays the model of a game against the engine: it has `matches(number)` and `play(match)`. If it
    has `RARE`, names of what seldom happens, `watch(match)` plays as `play` does and counts these, too."""
    known = sorted(path.parent.name for path in MODELS.glob("*/lockstep.py"))
    if game not in known:
        sys.exit(f"model: there is no model of “{game}”; there are: {', '.join(known)}")
    return import_module(f"tests.models.{game}.lockstep")


def play(task: tuple[str, Any]) -> tuple[int, Counter[str], str]:
    """The number of steps compared, what rare things happened, and the disagreement if there is one."""
    game, match = task
    module = lockstep(game)
    try:
        if hasattr(module, "RARE"):
            return *module.watch(match), ""
        return int(module.play(match)), Counter(), ""
    except AssertionError as error:
        return 0, Counter(), str(error)


def main() -> int:
    parser = argparse.ArgumentParser(prog="model", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=360)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    matches = lockstep(options.game).matches(options.games)
    began, steps = time.monotonic(), 0
    games, compared, happened = Counter[str](), Counter[str](), Counter[str]()
    with Pool(options.workers) as pool:
        tasks = [(options.game, match) for match in matches]
        for number, (made, rare, wrong) in enumerate(pool.imap(play, tasks), start=1):
            if wrong:
                pool.terminate()
                sys.exit(f"model: {wrong}")
            match = matches[number - 1]
            steps += made
            happened += rare
            games[match.setting] += 1
            compared[match.setting] += made
            if number % 10 == 0 or number == len(matches):
                left = (time.monotonic() - began) / number * (len(matches) - number)
                note = f"{number} of {len(matches)} games, {steps:,} steps compared, {left:.0f} s left"
                print(f"model: {note}", file=sys.stderr, flush=True)
    for setting, number in sorted(games.items()):
        print(f"{options.game}: {setting}: {number} games, {compared[setting]:,} steps")
    print(f"model: no difference in {len(matches)} games and {steps:,} steps")
    return report_rare(options.game, happened, len(matches))


def report_rare(game: str, happened: Counter[str], games: int) -> int:
    """How often it happened; 1 if something did not in a long run."""
    names = getattr(lockstep(game), "RARE", ())
    for name in names:
        print(f"{game}: {happened[name]:,} times {name}")
    never = [name for name in names if not happened[name]]
    if never and games >= LONG:
        print(f"model: this never happened: {'; '.join(never)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
