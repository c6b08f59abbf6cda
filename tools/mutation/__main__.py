"""python -m tools.mutation GAME: see the package. Survivors are listed with their change, for review."""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
import time
from itertools import islice

from tools.mutation.mutants import changes, mutants, rules_of
from tools.mutation.trials import Outcome, Trials


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutate")
    parser.add_argument("game")
    parser.add_argument("--mutants", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--longest", type=float, default=math.inf, help="leave out tests that take longer, in seconds")
    options = parser.parse_args()
    os.environ.setdefault("TABLEE_SAMPLE", "small")
    found = [change for file in rules_of(options.game) for change in changes(file)]
    random.Random(options.seed).shuffle(found)
    chosen = list(islice(mutants(found), options.mutants))
    print(f"mutate: up to {len(found)} changes are possible, {len(chosen)} are tried", flush=True)
    began = time.monotonic()
    outcomes = list[Outcome]()

    def tell(outcome: Outcome) -> None:
        outcomes.append(outcome)
        if outcome.noticed is None:
            print(f"survived: {outcome.mutant.operator}\n{outcome.mutant.change()}", flush=True)
        number = len(outcomes)
        if number % 10 == 0 or number == len(chosen):
            left = (time.monotonic() - began) / number * (len(chosen) - number)
            lived = sum(each.noticed is None for each in outcomes)
            print(
                f"mutate: {number} of {len(chosen)} tried, {lived} survived, {left:.0f} s left",
                file=sys.stderr,
                flush=True,
            )

    Trials(options.game, chosen, options.workers, options.longest, tell).run()
    killed = sum(each.noticed is not None for each in outcomes)
    print(f"mutate: {killed} of {len(outcomes)} noticed, {100 * killed / len(outcomes):.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
