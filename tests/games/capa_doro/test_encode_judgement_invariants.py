"""Numbers for learners, an eye for bots, and that the invariants can fail."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.greedy import weightiest
from tablee.engine.seed import rng_of
from tablee.games.capa_doro import GAME
from tablee.games.capa_doro.judgement import CapaDoroJudgement
from tablee.games.capa_doro.rules.state import CapaDoroState
from tests.games.capa_doro.scene import SPECTATOR, STRIDE, Scene, new, scene, started

# Encoding


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_length_never_changes(seats: int) -> None:
    table, chance = new(seats, 4), rng_of(1)
    size = GAME.observation_size(seats, None)
    while not table.state.over:
        for viewer in (SPECTATOR, 0, seats - 1):
            numbers = GAME.encode(table.state, viewer)
            assert len(numbers) == size
            assert all(0 <= number <= 8 for number in numbers)
        options = table.state.legal_actions()
        table.state.apply(options[chance.below(len(options))])
    assert len(GAME.encode(table.state, 0)) == size


def test_players_are_seen_from_the_viewer_on() -> None:
    table = scene(3, turn=1, money=[10, 20, 30])
    size = 74
    for viewer, expected in ((0, [10, 20, 30]), (1, [20, 30, 10]), (2, [30, 10, 20]), (SPECTATOR, [10, 20, 30])):
        players = GAME.encode(table.state, viewer)[-3 * size :]
        assert [round(50 * players[i * size + 3]) for i in range(3)] == expected
        assert [players[i * size] for i in range(3)].index(1.0) == (1 - max(viewer, 0)) % 3  # to act


def test_what_lies_on_the_table_can_be_read_off() -> None:
    base = scene(3)
    for other in (
        scene(3, board={"AS-1": "0 - -"}),
        scene(3, wares=["O1"]),
        scene(3, market={"G": 5}),
        scene(3, customs=("AF", 2)),
        scene(3, points=[4]),
    ):
        assert GAME.encode(other.state, 0) != GAME.encode(base.state, 0)


# Judgement


def best(table: Scene) -> str:
    action = weightiest(table.state, CapaDoroJudgement(), rng_of(0))
    return GAME.moves.name(table.state, int(action))


def test_bots_harvest_roll_and_buy_what_completes_a_cigar() -> None:
    assert best(scene(3, board={"AS-1": "- - 0:2"}, wares=["O2"], tiles=["A01"])) == "harvest AS-1"
    assert best(scene(3, wares=["O2"], tiles=["A01"])) == "roll A01"
    assert best(scene(3, wares=["O1"], tiles=["A01"])) == "buy O"
    assert best(scene(3, wares=["O2 G1 B1 Y1"], tiles=["A01 C04"], points=[41])) == "roll C04"


def test_bots_take_the_win() -> None:
    table = scene(3, wares=["O2 G2"], tiles=["A01 A08"], points=[56])
    assert best(table).startswith("roll")
    assert table.play(best(table)).state.over


def test_bots_sell_to_pay_for_a_cigar() -> None:
    table = scene(3, wares=["O1 Y2"], tiles=["A01"], money=[0])
    assert best(table) == "sell Y"
    assert best(table.play("sell Y")) == "buy O"


def test_bots_do_not_harm_themselves() -> None:
    table = scene(3, turn=2, die=2, bag="X O", board={"AF-1": "- 0:2 1:3"}, wares=["O8", "O2"]).play("end")
    assert best(table) == "plant AF-1-H"
    assert best(scene(3, turn=2, die=2, bag="X O", wares=["O8", "O2"]).play("end")) == "warehouse 1"


def test_a_victim_keeps_what_is_dear() -> None:
    table = scene(3, turn=2, die=2, bag="X O", wares=["", "O2 Y2"], tiles=["", "C11"]).play("end", "warehouse 1")
    assert best(table) == "lose O"


def test_bots_do_not_sow_when_the_bag_is_nearly_empty() -> None:
    assert best(scene(3, tiles=["C12"], money=[12], bag="only O")) == "end"
    assert best(scene(3, tiles=["C12"], money=[12])).startswith("sow")


def test_greedy_bots_end_their_games() -> None:
    for seats in (2, 3, 4):
        state, chance = new(seats, seats).state, rng_of(seats)
        decisions = 0
        while not state.over:
            state.apply(weightiest(state, CapaDoroJudgement(), chance))
            decisions += 1
        assert decisions < 600


def test_weights_depend_on_what_lies_open_only() -> None:
    table = started(3, 9)
    actions = table.state.legal_actions()
    found = []
    for seed in range(3):
        world = table.dealt(0, seed).state
        weights = vec[i64]([0] * len(actions))
        CapaDoroJudgement().weigh(world, vec[i64]([i64(action) for action in actions]), len(actions), weights)
        found.append(list(weights))
    assert found[0] == found[1] == found[2]


# Invariants


BREAKS: list[tuple[str, Callable[[CapaDoroState], object]]] = [
    ("1:", lambda state: state.market.__setitem__(0, 7)),
    ("3:", lambda state: state.market.__setitem__(0, 13)),
    ("2:", lambda state: setattr(state, "beetles", 9)),
    ("4:", lambda state: state.players.__setitem__(0, -1)),
    ("5:", lambda state: state.players.__setitem__(3, 0)),
    ("5: neutral", lambda state: setattr(state, "neutrals", 3)),
    ("6: nothing", lambda state: state.spaces.__setitem__(0, 4 + 1)),
    ("6: a full", lambda state: state.spaces.__setitem__(1, 4 + 3)),
    ("6: a plantation", lambda state: state.spaces.__setitem__(4 * 3, 4)),
    ("7: no neutral", lambda state: state.spaces.__setitem__(2, 5 * 4)),
    ("7: there is one", lambda state: setattr(state, "spaces", vec[i64]([24, 0, 0, 24, *[0] * 56]))),
    ("8:", lambda state: state.players.__setitem__(8, -1)),
    ("9: points", lambda state: state.players.__setitem__(STRIDE + 1, 5)),
    ("9: whoever", lambda state: state.players.__setitem__(1, 60)),
    ("10:", lambda state: setattr(state, "sown", 3)),
    ("a loss", lambda state: setattr(state, "loss", 1)),
    ("only the victim", lambda state: setattr(state, "to_act", 1)),
    ("all beetles", lambda state: setattr(state, "plague", True)),
    ("a market is closed", lambda state: setattr(state, "customs", 1)),
]


@pytest.mark.parametrize(("begins", "broken"), BREAKS, ids=[begins for begins, _ in BREAKS])
def test_every_invariant_can_fail(begins: str, broken: Callable[[CapaDoroState], object]) -> None:
    table = scene(3)
    assert GAME.violations(table.state) == []
    broken(table.state)
    assert any(text.startswith(begins) for text in GAME.violations(table.state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_the_invariants_and_end(seats: int) -> None:
    """Invariants 11 and 12: a turn has few decisions, and turns are bounded by the bag."""
    for seed in range(4):
        table, chance = new(seats, seed), rng_of(100 + seed)
        ones = last = decisions = 0
        while not table.state.over:
            assert GAME.violations(table.state) == []
            options = table.state.legal_actions()
            table.state.apply(options[chance.below(len(options))])
            decisions += 1
            if int(table.state.turns) > last:
                last, decisions = int(table.state.turns), 0
                ones += table.seen.die == 1
            assert decisions < 200
            assert last <= (97 - table.bag_size) / 2 + 1 + ones
        assert GAME.violations(table.state) == []
        assert last < 1000
