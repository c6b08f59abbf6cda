"""`tablee bench`: how fast the engine is on this machine, beside the budgets of the design."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import msgspec

import tablee
from tablee.bots.search import Search
from tablee.bots.seat import Seat
from tablee.engine.digest import size_in_bytes
from tablee.engine.game import Budget, Game
from tablee.engine.playout import clone_many, random_playout
from tablee.engine.seed import rng_of
from tablee.engine.state import State
from tablee.games import game, games

WINDOWS = 5  # each figure is the best of so many windows: a shared machine disturbs, it never helps
SECONDS = 0.4  # of processor time, a window


class Bench(msgspec.Struct, frozen=True):
    """Figures of one game; rates per second of processor time on one core."""

    game: str
    mode: str
    decisions_per_s: int  # random playouts inside the engine, without memory
    api_decisions_per_s: int  # the same, driven from interpreted Python
    interpreted_decisions_per_s: int  # the same files, not compiled
    clone_us: float
    state_bytes: int  # without memory
    ismcts_per_s: int  # iterations from the opening position, most seats
    play_per_s: int  # moves through the checked shell, with memory


def run(name: str | None, as_json: bool) -> int:
    chosen = [game(name)] if name else list(games().values())
    results = []
    for one in chosen:
        results.append(measure(one, quiet=as_json))
        if not as_json:
            print(_table(results[-1], one.budget))
    if as_json:
        found = [msgspec.to_builtins(result) for result in results]
        print(json.dumps(found[0] if name else found))
    return 0


def measure(game: Game, quiet: bool = True) -> Bench:
    def step(what: str) -> None:
        if not quiet and sys.stderr.isatty():
            print(f"\r\x1b[K{game.title}: {what} …", end="", file=sys.stderr, flush=True)

    step("playouts")
    decisions = inside(game)
    step("playouts from Python")
    api = _rate(lambda: _driven_from_python(game))
    step("the same files interpreted")
    interpreted = decisions if not tablee.ENGINE.compiled else _interpreted(game)
    step("clones")
    start = game.new(_middle(game), seed=1)
    clone_us = 1e6 / _rate(lambda: _clones(start))
    step("search")
    ismcts = _rate(lambda: _search(game))
    step("checked moves")
    played = _rate(lambda: _checked(game))
    if not quiet and sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return Bench(
        game=game.id,
        mode="compiled" if tablee.ENGINE.compiled else "interpreted",
        decisions_per_s=decisions,
        api_decisions_per_s=int(api),
        interpreted_decisions_per_s=interpreted,
        clone_us=round(clone_us, 3),
        state_bytes=size_in_bytes(start.clone()),
        ismcts_per_s=int(ismcts),
        play_per_s=int(played),
    )


def inside(game: Game) -> int:
    """Decisions a second of random playouts inside the engine."""
    rng = rng_of(1)
    seats = _middle(game)
    fresh = [game.new(seats, seed=seed) for seed in range(20)]

    def playouts() -> int:
        return sum(random_playout(state.clone(), rng) for state in fresh)

    return int(_rate(playouts))


def _rate(work: Callable[[], int]) -> float:
    """How many things `work` does a second: the best window."""
    work()
    best = 0.0
    for _ in range(WINDOWS):
        began, count = process_time(), 0
        while (spent := process_time() - began) < SECONDS:
            count += work()
        best = max(best, count / spent)
    return best


def _middle(game: Game) -> int:
    return (game.seats_min + game.seats_max) // 2


def _driven_from_python(game: Game) -> int:
    state, rng, decisions = game.new(_middle(game), seed=2).clone(), rng_of(2), 0
    while not state.over:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        decisions += 1
    return decisions


def _checked(game: Game) -> int:
    state, rng, decisions = game.new(_middle(game), seed=3), rng_of(3), 0
    while not state.over:
        seat = state.to_act
        legal = game.legal(state, seat)
        game.play(state, seat, legal[rng.below(len(legal))])
        decisions += 1
    return decisions


def _clones(state: State) -> int:
    clone_many(state, 10_000)
    return 10_000


def _search(game: Game) -> int:
    state = game.new(game.seats_max, seed=4)
    search = Search(Seat(state, state.to_act), rng_of(4))
    search.run(2000 if tablee.ENGINE.compiled else 50)
    return int(search.iterations)


# Run in a process of its own: a finder that does not see the binaries beside the sources.
_INTERPRETED = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader
package, name = sys.argv[1:]
def sources_only(path):
    if not path.startswith(package):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))
sys.path_hooks.insert(0, sources_only)
sys.path.insert(0, package.removesuffix("/tablee"))
from tablee.cli.bench import inside
from tablee.engine import state
assert state.__file__.endswith(".py"), state.__file__
from tablee.games import game
print(inside(game(name)))
"""


def _interpreted(game: Game) -> int:
    package = str(Path(tablee.__file__).parent)
    command = [sys.executable, "-c", _INTERPRETED, package, game.id]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def _table(bench: Bench, budget: Budget | None) -> str:
    lines = [f"{bench.game}, engine {bench.mode}", f"{'':34}{'measured':>14}{'budget':>16}"]
    for field, label in _LABELS.items():
        figure = getattr(bench, field)
        wanted = getattr(budget, field, None)
        sign = "≤" if field in ("clone_us", "state_bytes") else "≥"
        shown = "" if wanted is None else f"{sign} {wanted:,}"
        lines.append(f"{label:34}{figure:>14,}{shown:>16}")
    return "\n".join(lines)


_LABELS = {
    "decisions_per_s": "decisions/s, random playouts",
    "api_decisions_per_s": "decisions/s, driven from Python",
    "interpreted_decisions_per_s": "decisions/s, interpreted",
    "play_per_s": "moves/s, checked shell, memory",
    "ismcts_per_s": "search iterations/s, most seats",
    "clone_us": "clone, µs",
    "state_bytes": "state, bytes",
}
