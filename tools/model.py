"""Play a game in lockstep with its model, a second, slow and plain version of the rules.

    python -m tools.model coupage [--games 360] [--workers 2]

The first difference ends the run, with the game and the moves that led to it. Models are in tests/models/<game>; they
are written from the specification.
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


def lockstep(game: str) -> Any:
    """The module that plays the model of a game against the engine: it has `matches(number)` and `play(match)`."""
    known = sorted(path.parent.name for path in MODELS.glob("*/lockstep.py"))
    if game not in known:
        sys.exit(f"model: there is no model of “{game}”; there are: {', '.join(known)}")
    return import_module(f"tests.models.{game}.lockstep")


def play(task: tuple[str, Any]) -> tuple[int, str]:
    """The number of steps compared, and the disagreement if there is one."""
    game, match = task
    try:
        return int(lockstep(game).play(match)), ""
    except AssertionError as error:
        return 0, str(error)


def main() -> int:
    parser = argparse.ArgumentParser(prog="model", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=360)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    matches = lockstep(options.game).matches(options.games)
    began, steps = time.monotonic(), 0
    games, compared = Counter[str](), Counter[str]()
    with Pool(options.workers) as pool:
        tasks = [(options.game, match) for match in matches]
        for number, (made, wrong) in enumerate(pool.imap(play, tasks), start=1):
            if wrong:
                pool.terminate()
                sys.exit(f"model: {wrong}")
            match = matches[number - 1]
            steps += made
            games[match.setting] += 1
            compared[match.setting] += made
            if number % 10 == 0 or number == len(matches):
                left = (time.monotonic() - began) / number * (len(matches) - number)
                note = f"{number} of {len(matches)} games, {steps:,} steps compared, {left:.0f} s left"
                print(f"model: {note}", file=sys.stderr, flush=True)
    for setting, number in sorted(games.items()):
        print(f"{options.game}: {setting}: {number} games, {compared[setting]:,} steps")
    print(f"model: no difference in {len(matches)} games and {steps:,} steps")
    return 0


if __name__ == "__main__":
    sys.exit(main())
