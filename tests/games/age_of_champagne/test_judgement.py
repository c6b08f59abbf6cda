"""What the tuned judgement of Age of Champagne does and how it thinks everybody stands."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.greedy import weightiest
from tablee.engine.knobs import knobs_of
from tablee.engine.seed import rng_of
from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne import judgement as module
from tablee.games.age_of_champagne.judgement import AgeOfChampagneJudgement, judgement
from tablee.games.age_of_champagne.judgement.knobs import DEMAND, NAMES
from tests.games.age_of_champagne.scene import House, Scene, new, scene, started
from tests.sample import sample


def best(table: Scene) -> str:
    action = weightiest(table.state, judgement(None, int(table.state.seats)), rng_of(0))
    return GAME.moves.name(table.state, int(action))


def standing(table: Scene, eye: AgeOfChampagneJudgement | None = None) -> list[int]:
    values = vec[i64]([0] * int(table.state.participants))
    (eye or judgement(None, int(table.state.seats))).evaluate(table.state, values)
    return [int(value) for value in values]


# Knobs


def test_the_yardstick_does_without_what_was_added_later() -> None:
    knobs = knobs_of(module.__file__, 0, "greedy@1")
    assert set(knobs) == set(NAMES)
    assert all(knobs[name] == 0 for name in NAMES[DEMAND:])


# Moves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tuned_bot_beats_the_yardstick(seats: int) -> None:
    tuned, first = judgement(None, seats), judgement(None, seats, "greedy@1")
    deals, won = sample(20, small=4), 0.0
    for seed in range(deals):
        for hero in range(seats):
            state, luck = new(seats, seed=700 + seed).state, rng_of(seed)
            while not state.over:
                state.apply(weightiest(state, tuned if state.to_act == hero else first, luck))
            won += state.returns()[hero]
    assert won > 1.2 * deals  # a fair share is one of `seats`


# How everybody stands


def test_who_has_the_same_stands_the_same() -> None:
    for seats in (2, 3, 4):
        assert len(set(standing(scene(seats, *[House(cellar="MN", wines="MMC")] * seats, round=3)))) == 1


@pytest.mark.parametrize(
    "more",
    [
        House(points=3),
        House(eco=5),
        House(cellar="CCC"),
        House(wines="CCC"),
        House(vines="V10"),
        House(grid="CC", vines="V18"),
        House(press=3, modules=3, vines="V12"),
    ],
)
def test_more_is_better(more: House) -> None:
    own, other = standing(scene(2, more, House(), round=4))
    assert own > other


def test_regions_count_as_they_would_be_scored() -> None:
    own, other = standing(scene(2, House(land="VM"), House(), round=10))
    assert own > other


def test_a_vineyard_is_worth_less_from_year_to_year() -> None:
    def worth(year: int) -> int:
        own, other = standing(
            scene(2, House(vines="V10 V31", press=3, modules=3), House(press=3, modules=3), round=year)
        )
        return own - other

    assert worth(2) > worth(6) > worth(9)


def test_a_reserved_order_threatens_with_its_value() -> None:
    table = scene(2, House(tokens="BRS"), House(tokens="BRS"), active="F01 E05 I12")
    before = standing(table)
    table.play("reserve I12")
    after = standing(table)
    assert before[0] - after[0] == 11
    assert before[1] == after[1]


def test_the_standing_is_read_off_what_the_seat_knows() -> None:
    table = started(3, seed=9)
    for _ in range(40):
        worlds = [standing(table.dealt(table.to_act, seed)) for seed in range(3)]
        assert worlds[0] == worlds[1] == worlds[2]
        table.play(best(table))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_end_everybody_stands_as_scored(seats: int) -> None:
    table, luck, eye = new(seats, seed=seats), rng_of(seats), judgement(None, seats)
    while not table.state.over:
        table.state.apply(weightiest(table.state, eye, luck))
    assert standing(table) == table.state.scores()


def test_the_yardstick_sees_points_only() -> None:
    table = scene(3, House(points=4), House(points=5, cellar="CCC"), House(points=6))
    assert standing(table, AgeOfChampagneJudgement()) == [4, 5, 6]
    assert judgement(None).scale() > 1
