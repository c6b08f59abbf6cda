"""Tune the knobs of a game's judgement by self-play, and write them into its knobs.toml.

    python -m tools.tune coup [--seats 2 4] [--rounds 30] [--seed 1]

Cross-entropy method: in each round some candidates are drawn around a mean, all play the same deals, and the best of
them make the next mean. A candidate plays each deal from every seat, one half against `greedy@1` and one half against
the mean; where all win or lose together, it plays in all seats. Deals are played with standard options, or with each of
several --options in turn. The same arguments give the same knobs, on any number of cores; with --begin they depend on
the table that is named, too. A minute or two is enough for most tables. How far it looks at first, and which knobs are
not tuned by matches, is said in `spread` (engine/knobs.py).
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shlex
import sys
import time
import tomllib
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

import tablee
from tablee.bots.policy import Policy, play_together
from tablee.cli.options import read_options
from tablee.engine.errors import TableeError
from tablee.engine.game import GameOptions
from tablee.engine.knobs import FILE, FIRST, SPREAD, TUNED, knobs_of, trying
from tablee.engine.seed import rng_of
from tablee.games import game as game_named
from tools import ROOT

Knobs = dict[str, int]

CANDIDATES = 32
ELITE = 7
LEARNING = 0.7  # how much of the next mean comes from the best of this round
RESTLESS = 0.01  # of each knob is added to its spread, so that the search does not stop too early
HELD_OUT = 1_000_000  # the first of the deals that nothing was tuned on


class Task(NamedTuple):
    """One candidate at a table: the deals it plays against greedy@1, and those it plays against the mean."""

    game: str
    seats: int
    knobs: Knobs
    mean: Knobs
    first: range
    second: range
    lead: bool = False  # whether the lead counts as much as the win: it says more about a game than its winner
    options: Sequence[dict[str, str]] = ({},)  # the deals are played with each of them in turn


def main() -> int:
    options = arguments(sys.argv[1:])
    if not tablee.ENGINE.compiled:
        print("tune: the engine is interpreted, so this takes about fifty times longer", file=sys.stderr)
    played = game_named(options.game)
    file = ROOT / "src" / "tablee" / "games" / options.game / FILE
    if not file.exists():
        sys.exit(f"tune: {options.game} has no {FILE}")
    with Pool(options.workers) as pool:
        for seats in options.seats or range(played.seats_min, played.seats_max + 1):
            began = time.monotonic()
            knobs = tune(pool, options, seats)
            won, games = held_out(pool, options, seats, knobs)
            command = command_for(options, seats)
            result = f"{won:.1%} of {games} games against {FIRST}".replace("%", " %")
            write(file, seats, {name: knobs[name] for name in _tuned_names(options.game)}, f"{command}: {result}")
            print(f"{options.game}, {seats} seats: {result} ({time.monotonic() - began:.0f} s)", flush=True)
    return 0


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tune", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats (default: all)")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--deals", type=int, default=40, help="that each candidate plays in a round")
    parser.add_argument("--lead", action="store_true", help="go by the lead as much as by wins: less luck, more seats")
    parser.add_argument("--begin", type=int, default=0, metavar="SEATS", help="with the tuned knobs for so many seats")
    parser.add_argument("--file", type=Path, help=f"has the table that --begin names (default: {FILE} of the game)")
    parser.add_argument(
        "--options", action="append", type=_options, metavar="K=V,K=V", help="of the game; several count alike"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=500, help="deals of the match against greedy@1 in the end")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args(argv)


def _options(text: str) -> dict[str, str]:
    return read_options(text.split(","))


def command_for(options: argparse.Namespace, seats: int) -> str:
    """The command that finds the same knobs for so many seats."""
    words = ["--seats", seats, "--rounds", options.rounds, "--deals", options.deals, "--seed", options.seed]
    words += ["--lead"] * options.lead
    words += ["--begin", options.begin] * (options.begin > 0) + ["--file", options.file] * (options.file is not None)
    for chosen in options.options or ():
        words += ["--options", ",".join(f"{name}={value}" for name, value in chosen.items())]
    return f'make tune {options.game} ARGS="{shlex.join(map(str, words))}"'


def tune(pool: Any, options: argparse.Namespace, seats: int) -> Knobs:
    """The mean of the last round, and what is not tuned by matches as it is."""
    chance = random.Random(options.seed * 100 + seats)
    file = judgement_file(options.game)
    first = knobs_of(file, seats, FIRST)
    begun = first | _begun(options) if options.begin else first
    spread = _spread(options.game, first)
    names = _tuned_names(options.game)
    kept = {
        name: value for name, value in knobs_of(file, seats, TUNED).items() if not spread[name] and value != first[name]
    }
    mean = {name: float(begun[name]) for name in names}
    for number in range(options.rounds):
        deals = 10_000 * options.seed + number * options.deals
        half, end = deals + options.deals // 2, deals + options.deals
        drawn = [{name: chance.gauss(mean[name], spread[name]) for name in names} for _ in range(CANDIDATES)]
        drawn.append(mean)
        tasks = [
            Task(
                options.game,
                seats,
                _whole(each),
                _whole(mean),
                range(deals, half),
                range(half, end),
                options.lead,
                options.options or ({},),
            )  # fmt: skip
            for each in drawn
        ]
        scores = pool.map(score, tasks)
        ranked = sorted(range(len(drawn)), key=lambda each: -scores[each])
        best = [drawn[each] for each in ranked[:ELITE]]
        for name in names:
            values = [each[name] for each in best]
            middle = sum(values) / ELITE
            width = (sum((value - middle) ** 2 for value in values) / ELITE) ** 0.5
            mean[name] += LEARNING * (middle - mean[name])
            spread[name] += LEARNING * (width - spread[name]) + RESTLESS * abs(middle)
        if number % 5 == 4:
            print(f"  round {number + 1}: the mean scores {scores[-1]:.3f}, the best {max(scores):.3f}", flush=True)
    return _whole(mean) | kept


def _begun(options: argparse.Namespace) -> Knobs:
    """The knobs of the table that --begin names."""
    if options.file is None:
        return knobs_of(judgement_file(options.game), options.begin, TUNED)
    tables = tomllib.loads(options.file.read_text(encoding="utf-8")).get(TUNED, {})
    if str(options.begin) not in tables:
        sys.exit(f"tune: {options.file} has no table {TUNED}.{options.begin}")
    knobs: Knobs = tables[str(options.begin)]
    return knobs


def held_out(pool: Any, options: argparse.Namespace, seats: int, knobs: Knobs) -> tuple[float, int]:
    """The share of wins against greedy@1 in games that nothing was tuned on."""
    parts = [range(HELD_OUT + start, HELD_OUT + start + 10) for start in range(0, options.check, 10)]
    tasks = [Task(options.game, seats, knobs, {}, part, range(0), options=options.options or ({},)) for part in parts]
    shares = pool.map(score, tasks)
    games = sum(map(len, parts)) * (1 if game_named(options.game).cooperative else seats)
    return sum(shares) / len(shares), games


def score(task: Task) -> float:
    """How well a candidate did, over all deals and seats."""
    played = game_named(task.game)
    settings = [played.options_for(task.seats, chosen) for chosen in task.options]

    def policy(knobs: str, options: GameOptions) -> Policy:
        judgement = played.judgement(options, seats=task.seats, knobs=knobs)
        assert judgement is not None
        return Policy(judgement, 0, played.cooperative)

    with trying("candidate", task.knobs), trying("mean", task.mean):
        heroes = [policy("candidate", options) for options in settings]
        results: list[float] = []
        for knobs, deals in ((FIRST, task.first), ("mean", task.second)):
            rivals = [policy(knobs, options) for options in settings]
            for number, deal in enumerate(deals):
                turn = number % len(settings)
                hero, options = heroes[turn], settings[turn]
                for seat in [0] if played.cooperative else range(task.seats):
                    state = played.new(task.seats, options, deal)
                    state.memory = None  # policies look at what lies there and at their own hand
                    others = hero if played.cooperative else rivals[turn]
                    policies = [hero if each == seat else others for each in range(task.seats)]
                    play_together(state, policies, rng_of(deal))
                    results.append(hero.reward(state, seat) if task.lead else state.returns()[seat])
    return sum(results) / len(results)


def write(file: Path, seats: int, knobs: Knobs, comment: str) -> None:
    """Put the table for this number of seats into the file; tables of tuned knobs are the last ones. What an older
    table says of other knobs stays."""
    blocks = re.split(r"^(?=\[)", file.read_text(encoding="utf-8"), flags=re.M)
    tuned = {int(found[1]): block.strip() for block in blocks if (found := re.match(rf"\[{TUNED}\.(\d+)\]", block))}
    others = [block.strip() for block in blocks if not block.startswith(f"[{TUNED}.")]
    lines = [f"[{TUNED}.{seats}] # {comment}", *(f"{name} = {value}" for name, value in knobs.items())]
    tuned[seats] = "\n".join([*lines, *_of_other_knobs(tuned.get(seats, "").splitlines()[1:], knobs)])
    text = "\n\n".join([*others, *(tuned[number] for number in sorted(tuned))]) + "\n"
    tomllib.loads(text)
    file.write_text(text, encoding="utf-8")


def _of_other_knobs(lines: list[str], knobs: Knobs) -> list[str]:
    """The lines of a table that give values to other knobs, with the comments above them."""
    found: list[str] = []
    comments: list[str] = []
    for line in lines:
        if line.startswith("#"):
            comments.append(line)
            continue
        if line.partition(" = ")[0] not in knobs:
            found += [*comments, line]
        comments = []
    return found


def _tuned_names(game: str) -> list[str]:
    """The knobs that matches can tune; the others are fitted, or are not for greedy play."""
    first = knobs_of(judgement_file(game), 0, FIRST)
    return [name for name, width in _spread(game, first).items() if width]


def _spread(game: str, first: Knobs) -> dict[str, float]:
    """How far to look at first: what the file says, or a quarter of the value."""
    tables = tomllib.loads((Path(judgement_file(game)).parent / FILE).read_text(encoding="utf-8"))
    stated: dict[str, float] = tables.get(SPREAD, {})
    return {name: float(stated.get(name, max(2.0, abs(value) / 4))) for name, value in first.items()}


def judgement_file(game: str) -> str:
    return str(game_named(game).folder / "judgement.py")


def _whole(knobs: dict[str, float]) -> Knobs:
    return {name: round(value) for name, value in knobs.items()}


if __name__ == "__main__":
    try:
        sys.exit(main())
    except TableeError as error:
        sys.exit(f"tune: {error}")
