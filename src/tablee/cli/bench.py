"""`tablee bench`: how fast the engine is on this machine, beside the budgets of the design."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

import tablee
from tablee.bots import Thinker
from tablee.bots.policy import Policy, play_together
from tablee.bots.search import Search
from tablee.bots.seat import Seat
from tablee.engine.digest import size_in_bytes
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.playout import clone_many, random_playout
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.state import State
from tablee.engine.words import say
from tablee.envs import pettingzoo_env
from tablee.games import game, games

if TYPE_CHECKING:
    from pettingzoo import AECEnv

WINDOWS = 5  # other programs on the machine only slow a window down: the best one is nearest to the truth
SECONDS = 0.4  # of processor time, a window

BETWEEN = 11  # decisions from one position that a bot thinks about to the next: no divisor of the length of a round

Dealt = TypeVar("Dealt")


class Bench(msgspec.Struct, frozen=True, kw_only=True):
    """Figures of one game: the best window and the median; rates per second of processor time on one core. Every
    repetition plays a new game. Dealing it is measured by `new_us` only."""

    game: str
    mode: str
    decisions_per_s: int  # random playouts inside the engine, without memory
    decisions_per_s_median: int
    api_decisions_per_s: int  # the same, driven from interpreted Python
    api_decisions_per_s_median: int
    interpreted_decisions_per_s: int  # the same files, not compiled
    interpreted_decisions_per_s_median: int
    clone_us: float
    clone_us_median: float
    new_us: float  # a new game
    new_us_median: float
    state_bytes: int  # without memory
    ismcts_per_s: int  # iterations from the opening position, most seats
    ismcts_per_s_median: int
    judged_per_s: int | None  # decisions of games played by judgement; None where a game has none
    judged_per_s_median: int | None
    playouts_per_s: int | None  # of an expert, all along a game
    playouts_per_s_median: int | None
    play_per_s: int  # moves through the checked shell, with memory
    play_per_s_median: int
    pettingzoo_steps_per_s: int | None  # observe and step; None where the extra `envs` is not installed
    pettingzoo_steps_per_s_median: int | None


class Figure(NamedTuple):
    """Things a second."""

    best: float
    median: float

    def micros(self) -> tuple[float, float]:
        """Microseconds each takes."""
        return round(1e6 / self.best, 3), round(1e6 / self.median, 3)


def run(name: str | None, as_json: bool) -> int:
    chosen = [game(name)] if name else list(games().values())
    results = []
    for one in chosen:
        results.append(measure(one, quiet=as_json))
        if not as_json:
            print(_table(results[-1], one))
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
    api = _rate(lambda number: _deal(game, number).clone(), _driven_from_python)
    step("the same files interpreted")
    interpreted = decisions if not tablee.ENGINE.compiled else _interpreted(game)
    step("clones")
    clones = _rate(lambda number: _deal(game, number), _clones)
    step("new games")
    new = _rate(lambda number: number, lambda number: _new_games(game, number))
    step("search")
    searched = _rate(lambda number: game.new(game.seats_max, seed=number), _search)
    step("judgement")
    judged, playouts = _judged(game), _playouts(game)
    step("checked moves")
    played = _rate(lambda number: _deal(game, number), lambda state: _checked(game, state))
    step("PettingZoo")
    zoo = _pettingzoo(game)
    if not quiet and sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    clone_us, new_us = clones.micros(), new.micros()
    return Bench(
        game=game.id,
        mode="compiled" if tablee.ENGINE.compiled else "interpreted",
        decisions_per_s=int(decisions.best),
        decisions_per_s_median=int(decisions.median),
        api_decisions_per_s=int(api.best),
        api_decisions_per_s_median=int(api.median),
        interpreted_decisions_per_s=int(interpreted.best),
        interpreted_decisions_per_s_median=int(interpreted.median),
        clone_us=clone_us[0],
        clone_us_median=clone_us[1],
        new_us=new_us[0],
        new_us_median=new_us[1],
        state_bytes=size_in_bytes(_deal(game, 0).clone()),
        ismcts_per_s=int(searched.best),
        ismcts_per_s_median=int(searched.median),
        judged_per_s=int(judged.best) if judged else None,
        judged_per_s_median=int(judged.median) if judged else None,
        playouts_per_s=int(playouts.best) if playouts else None,
        playouts_per_s_median=int(playouts.median) if playouts else None,
        play_per_s=int(played.best),
        play_per_s_median=int(played.median),
        pettingzoo_steps_per_s=int(zoo.best) if zoo else None,
        pettingzoo_steps_per_s_median=int(zoo.median) if zoo else None,
    )


def inside(game: Game) -> Figure:
    """Decisions a second of random playouts inside the engine."""
    rng = rng_of(1)

    def deal(number: int) -> list[State]:
        return [_deal(game, 20 * number + i).clone() for i in range(20)]

    return _rate(deal, lambda states: sum(random_playout(state, rng) for state in states))


def _rate(deal: Callable[[int], Dealt], work: Callable[[Dealt], int]) -> Figure:
    """How many things `work` does a second with what is dealt to it, something else each time. Dealing is not timed."""
    work(deal(0))
    rates, number = [], 0
    for _ in range(WINDOWS):
        count, spent = 0, 0.0
        while spent < SECONDS:
            number += 1
            dealt = deal(number)
            began = process_time()
            count += work(dealt)
            spent += process_time() - began
        rates.append(count / spent)
    return Figure(max(rates), median(rates))


def _middle(game: Game) -> int:
    return (game.seats_min + game.seats_max) // 2


def _deal(game: Game, number: int) -> State:
    return game.new(_middle(game), seed=number)


def _driven_from_python(state: State) -> int:
    rng, decisions = rng_of(2), 0
    while not state.over:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        decisions += 1
    return decisions


def _checked(game: Game, state: State) -> int:
    rng, decisions = rng_of(3), 0
    while not state.over:
        seat = state.to_act
        legal = game.legal(state, seat)
        game.play(state, seat, legal[rng.below(len(legal))])
        decisions += 1
    return decisions


def _clones(state: State) -> int:
    clone_many(state, 10_000)
    return 10_000


def _new_games(game: Game, number: int) -> int:
    for seed in range(100 * number, 100 * number + 100):
        _deal(game, seed)
    return 100


def _search(state: State) -> int:
    search = Search(Seat(state, state.to_act), rng_of(4))
    search.run(2000 if tablee.ENGINE.compiled else 50)
    return int(search.iterations)


def _judged(game: Game) -> Figure | None:
    """Decisions a second inside the engine if everybody makes the move that looks best."""
    policy = _policy(game)
    if policy is None:
        return None
    rng = rng_of(6)
    return _rate(
        lambda number: _deal(game, number).clone(),
        lambda state: play_together(state, [policy] * int(state.seats), rng),
    )


def _playouts(game: Game) -> Figure | None:
    """Playouts a second of a bot that thinks ahead as an expert does, at some positions of games played by judgement:
    dealing worlds and judging how playouts end is part of them."""
    policy = _policy(game)
    if policy is None:
        return None
    expert = game.thinking.expert if tablee.ENGINE.compiled else 20
    thinker = Thinker(game, game.options_for(_middle(game), None), game.thinking, expert)
    return _rate(lambda number: _deal(game, number), lambda state: _thought(thinker, policy, state))


def _thought(thinker: Thinker, policy: Policy, state: State) -> int:
    rng, playouts, decisions = rng_of(7), 0, 0
    while not state.over:
        if decisions % BETWEEN == 0:
            search = thinker.search(Seat(state, state.to_act), rng)
            search.run(thinker.playouts)
            playouts += int(search.playouts)
        state.apply(policy.pick(state, rng))
        decisions += 1
    return playouts


def _policy(game: Game) -> Policy | None:
    seats = _middle(game)
    judgement = game.judgement(game.options_for(seats, None), seats=seats)
    return None if judgement is None else Policy(judgement, 0, game.cooperative)


def _pettingzoo(game: Game) -> Figure | None:
    """Steps a second of an environment as users get it, PettingZoo's own checks included."""
    try:
        env = pettingzoo_env(game.id, _middle(game))
    except TableeError:
        return None
    rng = rng_of(5)

    def deal(number: int) -> AECEnv:
        env.reset(seed=number)
        return env

    return _rate(deal, lambda env: _stepped(env, rng))


def _stepped(env: AECEnv, rng: Rng) -> int:
    steps = 0
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        if over:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[rng.below(len(legal))]))
        steps += 1
    return steps


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
print(*inside(game(name)))
"""


def _interpreted(game: Game) -> Figure:
    package = str(Path(tablee.__file__).parent)
    command = [sys.executable, "-c", _INTERPRETED, package, game.id]
    best, middle = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return Figure(float(best), float(middle))


def _table(bench: Bench, game: Game) -> str:
    lines = [f"{bench.game}, engine {bench.mode}", f"{'':34}{'best':>14}{'median':>14}{'budget':>16}"]
    for field, label in _LABELS.items():
        best, middle = getattr(bench, field), getattr(bench, f"{field}_median", None)
        wanted = getattr(game.thinking if field == "playouts_per_s" else game.budget, field, None)
        sign = "≤" if field.endswith("_us") or field == "state_bytes" else "≥"
        shown = "" if wanted is None else f"{sign} {wanted:,}"
        lines.append(f"{label:34}{_number(best):>14}{_number(middle):>14}{shown:>16}".rstrip())
    if bench.pettingzoo_steps_per_s is None:
        lines.append(say(TableeError("table-missing-extra", module="pettingzoo", extra="envs").line))
    return "\n".join(lines)


def _number(figure: float | None) -> str:
    return "" if figure is None else f"{figure:,}"


_LABELS = {
    "decisions_per_s": "decisions/s, random playouts",
    "api_decisions_per_s": "decisions/s, driven from Python",
    "interpreted_decisions_per_s": "decisions/s, interpreted",
    "play_per_s": "moves/s, checked shell, memory",
    "ismcts_per_s": "search iterations/s, most seats",
    "judged_per_s": "decisions/s, by judgement",
    "playouts_per_s": "playouts/s of an expert",
    "pettingzoo_steps_per_s": "PettingZoo steps/s",
    "new_us": "new game, µs",
    "clone_us": "clone, µs",
    "state_bytes": "state, bytes",
}
