"""Plays games until each way a game can go has one, and writes them to tests/records/: python -m tools.records [GAME].

The same games come out every time. Run it for a new game or a new version of the rules; records that were shipped stay
as they are for ever, because they must always replay to their result. An existing file is never overwritten.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.game import Game
from tablee.engine.record import Player
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.table import Table
from tablee.games import game
from tablee.games.coup.rules import CoupState
from tools import ROOT, say

FOLDER = ROOT / "tests" / "records"
MOST_SEEDS = 2000
NAMES = ("Ann", "Ben", "Cle", "Dan", "Eve", "Flo")

Habit = Callable[[Table, Rng], int]  # how the seats choose
Wish = Callable[[Table], bool]  # what must have happened in a finished game
Mishap = Callable[[Table, Rng], None]  # what else happens between two moves


@dataclass(frozen=True)
class Wanted:
    """One record to be: who plays how, and what must have happened."""

    name: str
    seats: int
    habit: Habit
    wish: Wish
    mishap: Mishap | None = None


def main(names: list[str]) -> None:
    for name in names or sorted(WANTED):
        for wanted in WANTED[name]:
            file = FOLDER / name / f"{wanted.name}.tablee"
            if file.exists():
                say(f"{file.relative_to(ROOT)} is there already")
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(str(find(game(name), wanted).record), encoding="utf-8")
            say(f"{file.relative_to(ROOT)} written")


def find(room: Game, wanted: Wanted) -> Table:
    """The first seed whose game goes as wished."""
    for seed in range(MOST_SEEDS):
        table = play(room, wanted, seed)
        if wanted.wish(table):
            return table
    raise SystemExit(f"tablee: no game of {room.title} went as “{wanted.name}” in {MOST_SEEDS} tries")


def play(room: Game, wanted: Wanted, seed: int) -> Table:
    table = Table(room, [Player(name) for name in NAMES[: wanted.seats]], seed=seed)
    chance = rng_of(-1 - seed)  # not the one that deals
    while not table.state.over:
        if wanted.mishap is not None:
            wanted.mishap(table, chance)
        table.play(int(table.state.to_act), wanted.habit(table, chance))
    return table


# How they play


def at_random(table: Table, chance: Rng) -> int:
    actions = table.state.legal_actions()
    return actions[chance.below(len(actions))]


def sensibly(table: Table, chance: Rng) -> int:
    """What looks best in a world the seat might be in; now and then anything."""
    judgement = table.game.judgement(table.options)
    if judgement is None or chance.below(10) == 0:
        return at_random(table, chance)
    world = table.state.deal(table.state.to_act, chance.fork())
    actions = world.legal_actions()
    weights = vec[i64]([0] * len(actions))
    judgement.weigh(world, vec[i64]([i64(action) for action in actions]), len(actions), weights)
    return actions[max(range(len(actions)), key=lambda i: weights[i])]


# What happens beside


def change_of_mind(table: Table, chance: Rng) -> None:
    """In the middle of a compound move, its last step is taken back."""
    if table.state.pending.count > 0 and chance.below(6) == 0:
        table.take_back(int(table.state.to_act))


def by_agreement(table: Table, chance: Rng) -> None:
    """Others have moved or something was learned, but everybody agrees."""
    seat = int(chance.below(table.record.seats))
    offer = table.may_take_back(seat)
    if offer.steps > 1 and not offer.free and chance.below(30) == 0:
        table.take_back(seat, agreed=True)


# Coup


def coup(table: Table) -> CoupState:
    assert isinstance(table.state, CoupState)
    return table.state


def finished(table: Table) -> bool:
    return table.state.over


def pool_ran_dry(table: Table) -> bool:
    return coup(table).pool_size == 0


def tied(table: Table) -> bool:
    return max(table.state.returns()) < 1


def longest_run(row: int) -> int:
    return max(map(len, f"{row:020b}".split("0")))


def joined_two_runs(table: Table) -> bool:
    """The tile that made the Coup had a run on either side, and the new run is longer than ten."""
    texts = [(move.seat, move.text) for move in table.record.standing()]
    maker = coup(table).maker
    last = max(i for i, (seat, text) in enumerate(texts) if seat == maker and text.startswith("lay"))
    after = texts[last + 1 :]
    colour, number = "YORVBG".index(texts[last][1][4]), int(texts[last][1][5:]) - 1
    row = int(coup(table).board[colour])
    for seat, text in after:
        if text.startswith("lay") and text[4] == texts[last][1][4]:
            row ^= 1 << int(text[5:]) - 1
    beside = row >> number + 1 & 1 and number > 0 and row >> number - 1 & 1
    return bool(beside) and longest_run(row) > 10


def last_moves(table: Table) -> list[str]:
    """What the others did after the Coup."""
    return [move.text for move in table.record.standing()][1 - table.record.seats :]


def undone(table: Table) -> bool:
    return any(str(event).startswith("*") for event in table.record.events)


WANTED = {
    "coup": [
        Wanted("2-seats", 2, at_random, finished),
        Wanted("3-seats", 3, sensibly, finished),
        Wanted("4-seats", 4, at_random, finished),
        Wanted("5-seats", 5, sensibly, finished),
        Wanted("6-seats", 6, at_random, finished),
        Wanted("pool-runs-dry", 4, at_random, pool_ran_dry),
        Wanted("tie-for-first", 6, sensibly, tied),
        Wanted("coup-by-joining-two-runs", 3, sensibly, joined_two_runs),
        Wanted("last-tiles-passed", 3, at_random, lambda table: set(last_moves(table)) == {"pass"}),
        Wanted("last-tiles-used", 4, sensibly, lambda table: "pass" not in last_moves(table)),
        Wanted("undo-inside-a-swap", 3, at_random, undone, change_of_mind),
        Wanted("undo-by-agreement", 2, at_random, undone, by_agreement),
    ]
}

if __name__ == "__main__":
    main(sys.argv[1:])
