"""The observation, field by field as its table says."""

import pytest

from tablee.games.coup import GAME
from tests.games.coup.scene import PHASES, SPECTATOR, TILES, Scene, scene

FIELDS = ["phase", "round", "left", "players", "board", "values", "supply", "pool", "hand", "aside", "returned"]


def observed(table: Scene, viewer: int) -> dict[str, list[float]]:
    """The numbers, cut into their fields."""
    sizes = [5, 1, 2, int(table.state.seats) * 11, 120, 6, 6, 1, 120, 120, 120]
    numbers = GAME.encode(table.state, viewer)
    assert len(numbers) == sum(sizes)
    fields = {}
    for name, size in zip(FIELDS, sizes, strict=True):
        fields[name], numbers = numbers[:size], numbers[size:]
    return fields


def tiles(numbers: list[float]) -> list[str]:
    assert set(numbers) <= {0.0, 1.0}
    return [tile for tile, number in zip(TILES, numbers, strict=True) if number]


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_size_is_as_promised(seats: int) -> None:
    for viewer in range(-1, seats):
        assert len(GAME.encode(scene(seats).state, viewer)) == GAME.observation_size(seats, GAME.Options())


@pytest.mark.parametrize("phase", PHASES)
def test_phase(phase: str) -> None:
    table = scene(3, phase=phase, board={"G": "1-10"} if phase == "last" else None)
    expected = [1.0 if phase == other else 0.0 for other in PHASES]
    assert observed(table, 0)["phase"] == [*expected, 0.0]


def test_the_end_is_a_phase_of_its_own() -> None:
    table = scene(2, phase="last", board={"G": "1-10"}).play("pass")
    fields = observed(table, 0)
    assert fields["phase"] == [0, 0, 0, 0, 1]
    assert fields["left"] == [0, 0]
    assert [fields["players"][0], fields["players"][11]] == [0, 0]  # nobody is to act


def test_round_and_what_is_left() -> None:
    table = scene(4, phase="buy", to_act=1, start=0, round=3, bought=1)
    fields = observed(table, 2)
    assert fields["round"] == [0.3]
    assert fields["left"] == [3 / 4, 3 / 24]
    assert observed(scene(2, phase="lay"), 0)["left"] == [0.0, 12 / 12]
    assert observed(scene(3, phase="swap", to_act=2, start=0), 0)["left"] == [0.0, 1 / 18]


def test_players_stand_clockwise_from_the_viewer() -> None:
    board = {"G": "1-10"}
    tokens = [{"Y": 1}, {"O": 2, "G": 20}, {}]
    table = scene(3, phase="last", to_act=2, maker=1, start=0, board=board, tokens=tokens, cash=[1500, 800, 3000])
    sizes = table.sizes()
    zero = [0, 1, 0, 1500 / 3000, sizes[0] / 12, 1 / 20, 0, 0, 0, 0, 0]
    one = [0, 0, 1, 800 / 3000, sizes[1] / 12, 0, 2 / 20, 0, 0, 0, 1]
    two = [1, 0, 0, 1, sizes[2] / 12, 0, 0, 0, 0, 0, 0]
    assert observed(table, 0)["players"] == [*zero, *one, *two]
    assert observed(table, 1)["players"] == [*one, *two, *zero]
    assert observed(table, 2)["players"] == [*two, *zero, *one]
    assert observed(table, SPECTATOR)["players"] == [*zero, *one, *two]


def test_board_values_supply_and_pool() -> None:
    table = scene(2, board={"Y": "1, 20", "R": "5-8", "G": "1-12"}, tokens=[{"R": 5}, {"G": 20}], cash=[2500, 1000])
    for viewer in (SPECTATOR, 0, 1):
        fields = observed(table, viewer)
        assert tiles(fields["board"]) == table.all_laid()
        assert fields["values"] == [0, 0, 20 / 1300, 0, 0, 500 / 1300]
        assert fields["supply"] == [1, 1, 15 / 20, 1, 1, 0]
        assert fields["pool"] == [table.pool_size / 120]


def test_own_tiles_and_nobody_elses() -> None:
    table = scene(3, phase="swap", hands=["only Y01 Y20 G20"]).play("aside Y20")
    own = observed(table, 0)
    assert tiles(own["hand"]) == ["Y01", "G20"]
    assert tiles(own["aside"]) == ["Y20"]
    other = observed(table, 1)
    assert tiles(other["hand"]) == table.hand(1)
    assert tiles(other["aside"]) == []
    nobody = observed(table, SPECTATOR)
    assert [tiles(nobody[name]) for name in ("hand", "aside", "returned")] == [[], [], []]


def test_own_returned_tiles() -> None:
    table = scene(3, phase="swap", hands=["only Y01 Y20 G20"]).swap("Y01", "G20")
    assert tiles(observed(table, 0)["returned"]) == ["Y01", "G20"]
    assert tiles(observed(table, 1)["returned"]) == []
    assert tiles(observed(Scene(table.state.clone()), 0)["returned"]) == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_numbers_lie_between_0_and_1_through_a_game(seats: int) -> None:
    table = scene(seats, phase="buy")
    turn = 0
    while not table.state.over:
        for viewer in (SPECTATOR, turn % seats):
            numbers = GAME.encode(table.state, viewer)
            assert min(numbers) >= 0
            assert max(numbers) <= 1
        options = table.options()
        turn += 1
        table.play(options[turn * 5 % len(options)])
