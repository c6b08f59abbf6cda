"""A sensible player in obvious positions, with the constants that were chosen by hand; matches judge the tuned ones."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.policy import Policy
from tablee.engine.knobs import FIRST, TUNED
from tablee.engine.seed import rng_of
from tablee.games.coup.judgement import judgement
from tests.games.coup.scene import Scene, new, scene


def weights(table: Scene) -> dict[str, int]:
    actions = table.state.legal_actions()
    found = vec[i64]([0] * len(actions))
    judgement(None, knobs=FIRST).weigh(table.state, vec[i64]([i64(action) for action in actions]), len(actions), found)
    return dict(zip(table.options(), (int(weight) for weight in found), strict=True))


def best(table: Scene) -> str:
    looks = weights(table)
    return max(looks, key=lambda move: looks[move])


def test_buys_the_row_that_is_about_to_make_the_coup() -> None:
    assert best(scene(3, phase="buy", board={"V": "3-11", "R": "1, 5, 9"}, hands=["V12"])) == "buy V"


def test_buys_the_colour_it_holds_a_run_of() -> None:
    hand = "only B04 B05 B06 B07 B08 B09 B10 Y01 O20 R13"
    assert best(scene(3, phase="buy", hands=[hand])) == "buy B"


def test_stops_when_nothing_is_worth_its_price() -> None:
    hand = "only Y01 Y20 O01 O20 R01 R20 V01 V20 B01 G20"
    assert best(scene(3, phase="buy", hands=[hand])) == "stop"


def test_lays_the_tile_that_pays_its_own_tokens() -> None:
    table = scene(
        3,
        phase="lay",
        board={"R": "3-8", "B": "3-8"},
        hands=["only R09 B09 Y01"],
        tokens=[{"R": 6}, {"B": 6}, {}],
    )
    assert best(table) == "lay R09"
    assert weights(table)["lay B09"] < 0


def test_holds_back_the_brake() -> None:
    """A tile that mostly helps others is the last one to be laid."""
    table = scene(3, phase="lay", board={"B": "1-4, 6-9"}, hands=["only B05 Y01 O12"], tokens=[{}, {"B": 8}, {"B": 3}])
    looks = weights(table)
    assert min(looks, key=lambda move: looks[move]) == "lay B05"


def test_the_last_tile_is_laid_for_the_own_tokens_and_not_for_others() -> None:
    own = scene(2, phase="last", board={"R": "1-10"}, hands=["only R11 Y01"], tokens=[{"R": 4}, {}])
    assert best(own) == "lay R11"
    theirs = scene(2, phase="last", board={"R": "1-10"}, hands=["only R11"], tokens=[{}, {"R": 4}])
    assert best(theirs) == "pass"


def test_puts_back_what_helps_only_others_and_keeps_the_rest() -> None:
    table = scene(
        2,
        phase="swap",
        board={"R": "3-6", "B": "3-6"},
        hands=["only R07 B07 B08"],
        tokens=[{"R": 5}, {"B": 5}],
    )
    assert best(table) == "aside B07"
    table.play("aside B07")
    assert best(table) == "aside B08"
    table.play("aside B08")
    assert best(table) == "done"


def test_keeps_a_good_hand() -> None:
    table = scene(2, phase="swap", board={"R": "3-6"}, hands=["only R02 R07 R08"], tokens=[{"R": 5}, {}])
    assert best(table) == "done"


def test_it_looks_at_nothing_its_seat_cannot_see() -> None:
    for phase in ("buy", "lay", "swap", "last"):
        board = {"G": "1-10"} if phase == "last" else {"G": "1-5"}
        table = scene(3, phase=phase, board=board, tokens=[{"G": 2, "R": 1}, {"B": 3}, {"Y": 1}])
        assert all(weights(table.dealt(0, seed)) == weights(table) for seed in range(5))


# How everybody stands, with the constants that are in use

SEATS = [2, 3, 4, 5, 6]


def standing(table: Scene, knobs: str = TUNED) -> list[int]:
    seats = int(table.state.seats)
    values = vec[i64]([i64(0)] * seats)
    judgement(None, seats, knobs).evaluate(table.state, values)
    return [int(value) for value in values]


def holding(seats: int, **more: Any) -> list[int]:
    """Two tokens of red for everybody, and what is said."""
    known: dict[str, Any] = {"board": {"R": "3-6"}, "tokens": [{"R": 2}] * seats, "cash": [500] * seats, **more}
    return standing(scene(seats, phase="lay", **known))


@pytest.mark.parametrize("seats", SEATS)
def test_who_has_the_same_stands_the_same(seats: int) -> None:
    assert len(set(holding(seats))) == 1


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    "more",
    [
        {"cash": [600]},
        {"tokens": [{"R": 3}]},
        {"tokens": [{"R": 2, "Y": 1}]},
        {"board": {"R": "3-7"}},
        {"board": {"R": "3-6, 8"}},
    ],
)
def test_more_is_better(more: dict[str, Any], seats: int) -> None:
    for name, rest in (("cash", 500), ("tokens", {"R": 2})):
        if name in more:
            more = {name: [*more[name], *[rest] * (seats - 1)]}
    assert holding(seats, **more)[0] > holding(seats)[0]


@pytest.mark.parametrize("seats", SEATS)
def test_a_token_of_a_longer_row_is_worth_more(seats: int) -> None:
    tokens = [{"R": 2}, {"B": 2}, *[{}] * (seats - 2)]
    red, blue, *_ = holding(seats, board={"R": "3-9", "B": "3-5"}, tokens=tokens)
    assert red > blue


def test_a_standing_is_read_off_what_lies_open() -> None:
    table = scene(3, phase="lay", board={"G": "1-5"}, tokens=[{"G": 2, "R": 1}, {"B": 3}, {"Y": 1}])
    assert len({tuple(standing(table.dealt(0, seed))) for seed in range(5)}) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_everybody_stands_as_scored(seats: int) -> None:
    table = new(seats, seats)
    Policy(judgement(None, seats), 0, together=False).play_out(table.state, rng_of(seats))
    assert standing(table) == table.state.scores()
