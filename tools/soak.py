"""Long runs: many games of every game package, number of seats and variant, with the invariants checked.

    python -m tools.soak [GAME] [--decisions N] [--positions N] [--sample]

Half of the decisions are random, half greedy with one random move in ten. Then twin histories and redealt worlds are
compared until enough positions have been checked from the view of every seat.
"""

from __future__ import annotations

import argparse
import sys
import time
from multiprocessing import Pool

from tablee.bots import Greedy
from tablee.bots.greedy import weightiest
from tablee.engine.conformance import Broken, Setting, redealt_worlds, settings, twins
from tablee.engine.seed import rng_of
from tablee.games import game as find_game
from tablee.games import games


def soak(task: tuple[str, int, dict[str, object], int, bool]) -> tuple[int, int]:
    """Play this many decisions and check the invariants after each. Returns (games, decisions)."""
    name, seats, variant, decisions, greedily = task
    game = find_game(name)
    judgement = Greedy(game, game.options(variant)).judgement if greedily else None
    rng, played, made = rng_of(seats * 2 + greedily), 0, 0
    while made < decisions:
        state = game.new(seats, variant, seed=played)
        while not state.over:
            if judgement is not None and rng.below(10) > 0:
                action = weightiest(state, judgement, rng)
            else:
                legal = state.legal_actions()
                action = legal[rng.below(len(legal))]
            state.apply(action)
            made += 1
            if wrong := game.violations(state):
                raise Broken(f"{name}, {seats} seats, {variant}, seed {played}, decision {made}: {'; '.join(wrong)}")
        played += 1
    return played, made


def secrets(task: tuple[str, int, dict[str, object], int]) -> int:
    """Compare the views of the seats at this many positions. Returns the number of positions."""
    name, seats, variant, positions = task
    looked, seed = 0, 10_000
    while looked < positions:
        setting = Setting(find_game(name), seats, variant, seed)
        looked += twins(setting) + redealt_worlds(setting)
        seed += 1
    return looked


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", help="one game only")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="per number of seats and variant")
    parser.add_argument(
        "--positions", type=int, default=20_000, help="positions x viewers compared for secrecy, per game"
    )
    parser.add_argument("--sample", action="store_true", help="a short run: 20,000 decisions in all, 1,000 positions")
    options = parser.parse_args()
    began = time.monotonic()
    with Pool() as pool:
        for game in [find_game(options.game)] if options.game else games().values():
            tables = [(one.seats, one.variant) for one in settings(game)]
            share = 20_000 // len(tables) if options.sample else options.decisions
            compared = 1_000 if options.sample else options.positions
            tasks = [(game.id, *table, share // 2, greedily) for table in tables for greedily in (False, True)]
            for task, (played, made) in zip(tasks, pool.imap(soak, tasks), strict=True):
                how = "greedy" if task[4] else "random"
                print(
                    f"{game.id}: {task[1]} seats {task[2] or ''} {how}: {made:,} decisions in {played:,} games, sound",
                    flush=True,
                )
            looks = [(game.id, *table, compared // len(tables) + 1) for table in tables]
            print(
                f"{game.id}: {sum(pool.imap(secrets, looks)):,} positions x viewers compared, no difference", flush=True
            )
    print(f"soak: no violation in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Broken as broken:
        sys.exit(f"soak: {broken}")
