"""Write tests/records/: one game for every special case of the rules. python -m tools.records [GAME]

It plays games until one contains the wanted case, and finds the same games every time. Run it for a new game
or a new version of the rules. Existing files are never overwritten, because old records must always replay to their
result.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.game import Game
from tablee.engine.record import Player
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.table import Table
from tablee.games import game as find_game
from tablee.games.coup.rules import CoupState
from tablee.games.coupage.moves import MOVES
from tablee.games.coupage.rules.numbers import ACTING, CYCLE, END
from tablee.games.coupage.rules.state import CoupageState
from tools import ROOT, say

FOLDER = ROOT / "tests" / "records"
MAX_SEEDS = 2000
NAMES = ("Ann", "Ben", "Cle", "Dan", "Eve", "Flo")

Strategy = Callable[[Table, Rng], int]  # chooses the action of every seat
Condition = Callable[[Table], bool]  # what must have happened in the finished game
Interruption = Callable[[Table, Rng], None]  # called between two moves


@dataclass(frozen=True)
class WantedRecord:
    """A record to write: how the seats play, and what must have happened."""

    name: str
    seats: int
    strategy: Strategy
    condition: Condition
    interruption: Interruption | None = None
    options: Mapping[str, object] | None = None


def main(names: list[str]) -> None:
    for name in names or sorted(WANTED):
        for wanted in WANTED[name]:
            file = FOLDER / name / f"{wanted.name}.tablee"
            if file.exists():
                say(f"{file.relative_to(ROOT)} is there already")
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(str(find(find_game(name), wanted).record), encoding="utf-8")
            say(f"{file.relative_to(ROOT)} written")


def find(game: Game, wanted: WantedRecord) -> Table:
    """The game with the lowest seed that meets the condition."""
    for seed in range(MAX_SEEDS):
        table = play(game, wanted, seed)
        if wanted.condition(table):
            return table
    raise SystemExit(f"tablee: no game of {game.title} went as “{wanted.name}” in {MAX_SEEDS} tries")


def play(game: Game, wanted: WantedRecord, seed: int) -> Table:
    table = Table(game, [Player(name) for name in NAMES[: wanted.seats]], wanted.options, seed)
    chance = rng_of(-1 - seed)  # independent of the deal
    while not table.state.over:
        if wanted.interruption is not None:
            wanted.interruption(table, chance)
        table.play(int(table.state.to_act), wanted.strategy(table, chance))
    return table


# Strategies


def at_random(table: Table, chance: Rng) -> int:
    actions = table.state.legal_actions()
    return actions[chance.below(len(actions))]


def sensibly(table: Table, chance: Rng) -> int:
    """The best action in a sampled world that fits what the seat knows; one time in ten a random one."""
    judgement = table.game.judgement(table.options)
    if judgement is None or chance.below(10) == 0:
        return at_random(table, chance)
    world = table.state.deal(table.state.to_act, chance.fork())
    actions = world.legal_actions()
    weights = vec[i64]([0] * len(actions))
    judgement.weigh(world, vec[i64]([i64(action) for action in actions]), len(actions), weights)
    return actions[max(range(len(actions)), key=lambda i: weights[i])]


# Interruptions


def change_of_mind(table: Table, chance: Rng) -> None:
    """Sometimes take back the last step of an incomplete move."""
    if table.state.pending.count > 0 and chance.below(6) == 0:
        table.take_back(int(table.state.to_act))


def by_agreement(table: Table, chance: Rng) -> None:
    """Sometimes take back moves that need the agreement of the others."""
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


# Coupage


def coupage(table: Table) -> CoupageState:
    assert isinstance(table.state, CoupageState)
    return table.state


def moves_with_positions(table: Table) -> Iterator[tuple[CoupageState, str]]:
    """Every move that was not taken back, with the position before it."""
    state = table.game.new(table.record.seats, table.options, table.record.seed)
    assert isinstance(state, CoupageState)
    for move in table.record.standing():
        yield state, move.text
        state.apply(table.game.parse(state, move.seat, move.text))


def won_with(recipe: str) -> Condition:
    def condition(table: Table) -> bool:
        winner = coupage(table).winner
        barrels = table.game.view(table.state, winner).players[winner].barrels  # type: ignore[attr-defined]
        return any(barrel.stage == "bottled" and barrel.recipe == recipe for barrel in barrels)

    return condition


def played(kind: str) -> Condition:
    return lambda table: any(text == f"play {kind}" for state, text in moves_with_positions(table))


def used(ability: str) -> Condition:
    """An ability was offered and used."""
    return lambda table: any(
        MOVES.asked(state, ()).name == ability and text != "decline" for state, text in moves_with_positions(table)
    )


def had_extra_turn(table: Table) -> bool:
    return any(state.extra for state, text in moves_with_positions(table))


def reshuffled(table: Table) -> bool:
    sizes = [int(state.pile_size) for state, text in moves_with_positions(table)]
    return any(after > before for before, after in zip(sizes, sizes[1:], strict=False))


def won_by_two_cavas(table: Table) -> bool:
    state = coupage(table)
    return state.winner >= 0 and state.cavas(state.winner) == 2 and state.wines(state.winner) == 1


def doing_nothing(table: Table, chance: Rng) -> int:
    """Only draw and end the turn, so that the game ends by the safety rule."""
    actions = table.state.legal_actions()
    return actions[0] if coupage(table).phase else actions[chance.below(len(actions))]


def cycling(table: Table, chance: Rng) -> int:
    """Only draw, exchange a card and end the turn: no bottle is ever made."""
    state, actions = coupage(table), table.state.legal_actions()
    if not state.pending.count and state.phase == ACTING:
        return CYCLE if state.actions_left == 2 and CYCLE in actions else END
    return actions[chance.below(len(actions))]


ABILITIES = {"abilities": True}
WANTED = {
    "coupage": [
        WantedRecord("2-seats", 2, at_random, finished),
        WantedRecord("3-seats", 3, sensibly, finished),
        WantedRecord("4-seats", 4, sensibly, finished),
        WantedRecord("4-seats-abilities", 4, sensibly, finished, options=ABILITIES),
        *[WantedRecord(f"recipe-{code}", 2, sensibly, won_with(code)) for code in ("BLA", "ROS", "ROU", "CVB", "CVR")],
        *[
            WantedRecord(f"special-{kind}", 2 + number % 3, sensibly, played(kind))
            for number, kind in enumerate(("JEU", "VOL", "PIQ", "OEN", "REC", "EVA", "VDT"))
        ],
        *[
            WantedRecord(f"ability-{ability}", 3, sensibly, used(ability), options=ABILITIES)
            for ability in ("rose", "rouge", "cava-blanc")
        ],
        WantedRecord("ability-cava-rose", 3, sensibly, had_extra_turn, options=ABILITIES),
        WantedRecord("reshuffle", 4, sensibly, reshuffled),
        WantedRecord("safety-end", 2, doing_nothing, finished),
        WantedRecord("turn-limit", 2, cycling, finished),
        WantedRecord("second-cava-is-wine", 2, at_random, won_by_two_cavas, options={"second_cava_is_wine": True}),
        WantedRecord("undo-inside-a-move", 2, sensibly, undone, change_of_mind),
        WantedRecord("undo-by-agreement", 3, sensibly, undone, by_agreement),
    ],
    "coup": [
        WantedRecord("2-seats", 2, at_random, finished),
        WantedRecord("3-seats", 3, sensibly, finished),
        WantedRecord("4-seats", 4, at_random, finished),
        WantedRecord("5-seats", 5, sensibly, finished),
        WantedRecord("6-seats", 6, at_random, finished),
        WantedRecord("pool-runs-dry", 4, at_random, pool_ran_dry),
        WantedRecord("tie-for-first", 6, sensibly, tied),
        WantedRecord("coup-by-joining-two-runs", 3, sensibly, joined_two_runs),
        WantedRecord("last-tiles-passed", 3, at_random, lambda table: set(last_moves(table)) == {"pass"}),
        WantedRecord("last-tiles-used", 4, sensibly, lambda table: "pass" not in last_moves(table)),
        WantedRecord("undo-inside-a-swap", 3, at_random, undone, change_of_mind),
        WantedRecord("undo-by-agreement", 2, at_random, undone, by_agreement),
    ],
}

if __name__ == "__main__":
    main(sys.argv[1:])
