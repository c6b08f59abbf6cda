"""What the tuned judgement of Capa d'Oro does and how it thinks everybody stands."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.greedy import weightiest
from tablee.bots.policy import Policy
from tablee.engine.knobs import knobs_of
from tablee.engine.seed import rng_of
from tablee.games.capa_doro import GAME
from tablee.games.capa_doro import judgement as module
from tablee.games.capa_doro.judgement import LACK, NAMES, CapaDoroJudgement, judgement
from tests.games.capa_doro.scene import Scene, new, scene, started
from tests.sample import sample

SEATS = [2, 3, 4]


def best(table: Scene) -> str:
    action = weightiest(table.state, judgement(None, int(table.state.seats)), rng_of(0))
    return GAME.moves.name(table.state, int(action))


def standing(table: Scene, eye: CapaDoroJudgement | None = None) -> list[int]:
    seats = int(table.state.seats)
    values = vec[i64]([0] * seats)
    (eye or judgement(None, seats)).evaluate(table.state, values)
    return [int(value) for value in values]


# Knobs


def test_the_yardstick_does_without_what_was_added_later() -> None:
    knobs = knobs_of(module.__file__, 0, "greedy@1")
    assert set(knobs) == set(NAMES)
    assert all(knobs[name] == 0 for name in NAMES[LACK:])


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_seats_is_tuned(seats: int) -> None:
    tuned = knobs_of(module.__file__, seats, "tuned")
    assert tuned != knobs_of(module.__file__, seats, "greedy@1")
    assert [seats] == [other for other in SEATS if knobs_of(module.__file__, other, "tuned") == tuned]


# Moves


@pytest.mark.parametrize("seats", SEATS)
def test_the_tuned_bot_rolls_what_it_can_and_takes_the_win(seats: int) -> None:
    assert best(scene(seats, wares=["O2"], tiles=["A01"])) == "roll A01"
    assert best(scene(seats, wares=["O1"], tiles=["A01"])) == "buy O"
    table = scene(seats, wares=["O2 G2"], tiles=["A01 A08"], points=[56])
    assert table.play(best(table)).state.over


@pytest.mark.parametrize("seats", SEATS)
def test_the_tuned_bot_beats_the_yardstick(seats: int) -> None:
    tuned, first = judgement(None, seats), judgement(None, seats, "greedy@1")
    deals, won = sample(20, small=10), 0.0
    for seed in range(deals):
        for hero in range(seats):
            state, luck = new(seats, 700 + seed).state, rng_of(seed)
            while not state.over:
                state.apply(weightiest(state, tuned if state.to_act == hero else first, luck))
            won += state.returns()[hero]
    assert won > 1.4 * deals  # a fair share is one of `seats`


# How everybody stands


@pytest.mark.parametrize("seats", SEATS)
def test_who_has_the_same_stands_the_same(seats: int) -> None:
    same = scene(seats, tiles=["A01", "A02", "A03"], money=[15] * seats)
    assert len(set(standing(same)[: min(seats, 3)])) == 1


def test_a_cigar_in_reach_is_worth_more_than_none() -> None:
    near, far = standing(scene(2, wares=["O1 G1", "O1 G1"], tiles=["A04", "C11"], money=[4, 4]))
    assert near > far


@pytest.mark.parametrize(
    "more",
    [
        {"money": [20, 15]},
        {"wares": ["Y1"]},
        {"board": {"AF-1": "- - 0:3"}},
        {"board": {"AF-1": "- 0:1 -"}},
        {"points": [4, 0]},
    ],
)
def test_more_is_better(more: dict[str, object]) -> None:
    plain = standing(scene(2, tiles=["C11", "C12"]))
    assert standing(scene(2, tiles=["C11", "C12"], **more))[0] > plain[0]  # type: ignore[arg-type]


def test_money_counts_less_when_the_game_is_nearly_over() -> None:
    def lead(points: int, bag: str) -> int:
        own, other = standing(scene(2, tiles=["C11", "C12"], money=[25, 5], points=[points, points], bag=bag))
        return own - other

    assert lead(10, "") > lead(55, "") > 0
    assert lead(10, "") > lead(10, "only O G") > 0


def test_the_standing_is_read_off_what_lies_open() -> None:
    table = started(3, 9)
    assert len({tuple(standing(table.dealt(0, seed))) for seed in range(3)}) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_everybody_stands_as_scored(seats: int) -> None:
    table = new(seats, seats)
    Policy(judgement(None, seats), 0, together=False).play_out(table.state, rng_of(seats))
    assert standing(table) == table.state.scores()


def test_the_yardstick_sees_points_only() -> None:
    table = scene(3, points=[4, 5, 6], money=[1, 20, 3])
    assert standing(table, CapaDoroJudgement()) == [4, 5, 6]
    assert judgement(None).scale() > 1
