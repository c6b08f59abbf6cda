"""Fit what a game's judgement expects of the rest of a game to how games of self-play ended.

    python -m tools.fit coup [--seats 2 4] [--games 300] [--seed 1]

Knobs whose names begin with `left_` say what a position will still bring (`evaluate`). They stand in sums: what each of
them adds is found by turning it. The tuned policy plays against itself, positions along the way are kept with the final
values of all participants, and least squares find the knobs that come nearest: to the differences between participants,
since what comes to everybody decides nothing. Every fourth game is held out: the share of the variance that is
explained there is printed before and after. The same arguments give the same knobs.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from tablee.bots.policy import Policy
from tablee.engine.game import Game
from tablee.engine.judgement import Judgement
from tablee.engine.knobs import FILE, TUNED, knobs_of, trying
from tablee.engine.seed import rng_of
from tablee.engine.state import State
from tablee.games import game as game_named
from tools import ROOT
from tools.tune import judgement_file

LEFT = "left_"
TURN = 10_000  # how far a knob is turned: rounding does not matter then
BETWEEN = 7  # decisions from one position to the next: no divisor of the length of a round
DEALS = 3_000_000  # the first of the deals, far from those that tuning uses
HELD_OUT = 4
ROUNDED = 1e-2  # by integer division, of all knobs together
RIDGE = 1e-6  # of the mean square of a feature: knobs that say the same share what they say
MOST = 16  # participants

Table = NDArray[np.float64]


class Positions:
    """Positions of self-play: what each knob adds to a value, the value without knobs, and the final one."""

    def __init__(self, game: Game, seats: int, names: list[str]) -> None:
        self.game, self.seats, self.names = game, seats, names
        options = game.options_for(seats, None)
        knobs = knobs_of(judgement_file(game.id), seats, TUNED)
        bare = knobs | dict.fromkeys(names, 0)
        self.knobs = np.array([knobs[name] for name in names], float)
        self.options = options
        self.policy = Policy(self._judgement("now", knobs), 0, game.cooperative)
        self._bare = self._judgement("bare", bare)
        self._turned = [self._judgement(name, bare | {name: TURN}) for name in names]
        self._all = self._judgement("all", bare | dict.fromkeys(names, TURN))
        self._values = vec[i64]([0] * MOST)
        self.features: list[list[float]] = []
        self.base: list[float] = []
        self.end: list[float] = []
        self.deal: list[int] = []

    def _judgement(self, name: str, knobs: dict[str, int]) -> Judgement:
        with trying(name, knobs):
            found = self.game.judgement(self.options, seats=self.seats, knobs=name)
        assert found is not None
        return found

    def play(self, deal: int) -> None:
        state = self.game.new(self.seats, self.options, deal)
        state.memory = None  # the policy looks at what lies there and at its own hand
        rng, met, decisions = rng_of(deal), list[tuple[list[float], list[list[float]]]](), 0
        while not state.over:
            if decisions % BETWEEN == 0:
                bare = self._evaluated(self._bare, state)
                turned = [self._evaluated(each, state) for each in self._turned]
                self._must_add_up(state, bare, turned)
                rows = [[(turn[who] - bare[who]) / TURN for turn in turned] for who in range(self.seats)]
                met.append((bare, rows))
            state.apply(self.policy.pick(state, rng))
            decisions += 1
        end = self._evaluated(self._bare, state)
        for bare, rows in met:
            self.features += rows
            self.base += bare
            self.end += end
            self.deal += [deal] * self.seats

    def _must_add_up(self, state: State, bare: list[float], turned: list[list[float]]) -> None:
        """A product of knobs has no best share for each."""
        together = self._evaluated(self._all, state)
        for who in range(self.seats):
            added = bare[who] + sum(turn[who] - bare[who] for turn in turned)
            if abs(added - together[who]) > ROUNDED * (1 + abs(added)):
                sys.exit(f"fit: what the knobs of {self.game.id} say does not add up: their parts cannot be told apart")

    def _evaluated(self, judgement: Judgement, state: State) -> list[float]:
        judgement.evaluate(state, self._values)
        return [float(self._values[who]) for who in range(self.seats)]


def compared(table: Table, seats: int) -> Table:
    """Less the mean of all participants of the same position."""
    grouped = table.reshape(-1, seats, *table.shape[1:])
    return np.asarray(grouped - grouped.mean(axis=1, keepdims=True), np.float64).reshape(table.shape)


def fitted(features: Table, wanted: Table) -> Table:
    square = features.T @ features
    found = np.linalg.solve(square + RIDGE * np.diag(np.diag(square) + 1), features.T @ wanted)
    return np.asarray(found, np.float64)


def explained(features: Table, wanted: Table, knobs: Table) -> float:
    """The share of the variance of what is still to come."""
    return float(1 - np.mean((wanted - features @ knobs) ** 2) / np.var(wanted))


def main() -> int:
    parser = argparse.ArgumentParser(prog="fit", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats (default: all)")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    options = parser.parse_args()
    played = game_named(options.game)
    file = ROOT / "src" / "tablee" / "games" / options.game / FILE
    names = [name for name in knobs_of(judgement_file(played.id), 0, TUNED) if name.startswith(LEFT)]
    if not names:
        sys.exit(f"fit: no knob of {options.game} begins with {LEFT}")
    for seats in options.seats or range(max(2, played.seats_min), played.seats_max + 1):
        result, knobs = fit(played, seats, names, options)
        command = f'make fit {options.game} ARGS="--seats {seats} --games {options.games} --seed {options.seed}"'
        print(f"{options.game}, {seats} seats: {result}: {knobs}", flush=True)
        if not options.dry:
            write(file, seats, knobs, f"{command}: {result}")
    return 0


def fit(game: Game, seats: int, names: list[str], options: argparse.Namespace) -> tuple[str, dict[str, int]]:
    positions = Positions(game, seats, names)
    for number in range(options.games):
        positions.play(DEALS + options.seed * 100_000 + number)
        if number % 20 == 19 and sys.stderr.isatty():
            print(f"\r\x1b[K{number + 1} of {options.games} games", end="", file=sys.stderr, flush=True)
    deals = np.array(positions.deal)
    features = compared(np.array(positions.features), seats)
    wanted = compared(np.array(positions.end) - np.array(positions.base), seats)
    held = deals % HELD_OUT == 0
    found = np.round(fitted(features[~held], wanted[~held]))
    before, after = (explained(features[held], wanted[held], knobs) for knobs in (positions.knobs, found))
    result = f"{before:.1%} of the variance before, {after:.1%} after".replace("%", " %")
    return result, dict(zip(names, map(int, found), strict=True))


def write(file: Path, seats: int, knobs: dict[str, int], comment: str) -> None:
    """Put the knobs into the table for this number of seats, below those that were tuned."""
    blocks = re.split(r"^(?=\[)", file.read_text(encoding="utf-8"), flags=re.M)
    at = next((i for i, block in enumerate(blocks) if block.startswith(f"[{TUNED}.{seats}]")), None)
    if at is None:
        sys.exit(f"fit: {file.name} has no table {TUNED}.{seats} yet; make tune writes it")
    kept = [line for line in blocks[at].strip().splitlines() if not re.match(rf"{LEFT}|# make fit ", line)]
    lines = [*kept, f"# {comment}", *(f"{name} = {value}" for name, value in knobs.items())]
    blocks[at] = "\n".join(lines) + "\n\n"
    text = "".join(blocks).rstrip() + "\n"
    tomllib.loads(text)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
