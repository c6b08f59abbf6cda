"""Numbers for learners, an eye for bots, and that the invariants can fail."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.greedy import weightiest
from tablee.engine.digest import size_in_bytes
from tablee.engine.seed import rng_of
from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne.judgement import AgeOfChampagneJudgement
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tests.games.age_of_champagne.scene import SPECTATOR, House, Scene, new, scene, started
from tests.sample import sample

# Encoding


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (2, {}), (3, {"merchant": True, "steered": True}), (4, {"trade_partnership": True})]
)
def test_the_length_never_changes(seats: int, options: dict[str, object]) -> None:
    table, chance = new(seats, options, 4), rng_of(1)
    size = GAME.observation_size(seats, None)
    while not table.state.over:
        for viewer in (SPECTATOR, 0, seats - 1):
            numbers = GAME.encode(table.state, viewer)
            assert len(numbers) == size
            assert all(-8 <= number <= 8 for number in numbers)
        moves = table.state.legal_actions()
        table.state.apply(moves[chance.below(len(moves))])
    assert len(GAME.encode(table.state, 0)) == size


def test_participants_are_seen_from_the_viewer_on() -> None:
    table = scene(3, House(points=10), House(points=20), House(points=30))
    size = 61
    for viewer, expected in ((0, [10, 20, 30]), (1, [20, 30, 10]), (2, [30, 10, 20]), (SPECTATOR, [10, 20, 30])):
        participants = GAME.encode(table.state, viewer)[-4 * size :]
        assert [round(100 * participants[i * size + 3]) for i in range(3)] == expected
        assert participants[3 * size :] == [0.0] * size


def test_what_lies_on_the_table_can_be_read_off() -> None:
    base = scene(3)
    for other in (
        scene(3, House(cellar="M")),
        scene(3, House(wines="M")),
        scene(3, House(oeno="M")),
        scene(3, House(grid="M")),
        scene(3, House(tokens="BTR")),
        scene(3, House(land="VM")),
        scene(3, House(vines="V12")),
        scene(3, House(eco=2)),
        scene(3, House(press=2)),
        scene(3, spots={"Z2.1": 1}),
        scene(3, active="F01 E01 I01"),
        scene(3, event="X01"),
        scene(3, round=4),
        scene(3, order=[1, 0, 2]),
    ):
        assert GAME.encode(other.state, 0) != GAME.encode(base.state, 0)


# Judgement


def best(table: Scene) -> str:
    action = weightiest(table.state, AgeOfChampagneJudgement(), rng_of(0))
    return GAME.moves.name(table.state, int(action))


def test_bots_ship_what_pays() -> None:
    table = scene(2, House(cellar="MNCC", eco=4), at="ship", spots={"Z5.1": 0}, active="F01 E04 I15")
    assert best(table) == "ship I15"
    rich = House(cellar="MNCCC", eco=4, grid="CC")
    assert best(scene(2, rich, active="F17 E05 I11", round=9)).startswith("place Z5")


def test_bots_take_the_best_token_and_promote_everything() -> None:
    markets = {"F": "BP2 BP4 BRS"}
    table = scene(2, House(cellar="M"), at="ship", spots={"Z5.4": 0}, active="F01 E05 I05", markets=markets)
    assert best(table.play("ship F01")) == "take BP4"
    assert best(scene(2, House(oeno="CCN"), at="grid", spots={"Z4.1x": 0})) == "promote-all"


def test_bots_blend_the_better_cuvee() -> None:
    assert best(scene(2, House(wines="MNN"), at="draw", spots={"Z6.2": 0})) == "blend N2"
    assert best(scene(2, House(wines="MMCCC", modules=2), at="draw", spots={"Z6.2": 0})) == "blend B1"


def test_bots_give_up_the_cheapest_cuvee_and_keep_the_best_grapes() -> None:
    assert best(scene(2, House(cellar="MNC"), at="event", event="X11")) == "cork M"
    assert best(scene(2, House(press=2, modules=8, vines="V10 V06 V12"), at="harvest")) == "keep-c 3"


def test_bots_send_hazards_to_others() -> None:
    houses = [House(vines="V12"), House(vines="V10", points=9)]
    table = scene(2, *houses, at="event", event="X13", upcoming="V04 V01")
    assert (table.to_act, best(table)) == (0, "key CB")


def test_bots_do_not_reserve_what_they_cannot_ship() -> None:
    assert not best(scene(2, House(tokens="BRS"))).startswith("reserve")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_bots_end_their_games_and_beat_chance(seats: int) -> None:
    games, greedy, random = sample(6, small=2), 0, 0
    for seed in range(games):
        for bots in (True, False):
            state, chance = new(seats, seed=seed).state, rng_of(seed)
            while not state.over:
                moves = state.legal_actions()
                if bots:
                    state.apply(weightiest(state, AgeOfChampagneJudgement(), chance))
                else:
                    state.apply(moves[chance.below(len(moves))])
            points = sum(state.scores()[: state.humans])
            greedy, random = (greedy + points, random) if bots else (greedy, random + points)
    assert greedy > random + 30 * games * seats


def test_weights_depend_on_what_the_seat_knows_only() -> None:
    table = started(3, seed=9)
    for _ in range(60):
        seat, moves = table.to_act, table.state.legal_actions()
        found = []
        for seed in range(3):
            world = table.dealt(seat, seed).state
            weights = vec[i64]([0] * len(moves))
            AgeOfChampagneJudgement().weigh(world, vec[i64]([i64(move) for move in moves]), len(moves), weights)
            found.append(list(weights))
        assert found[0] == found[1] == found[2]
        table.play(best(table))


# Invariants


def put(field: str, place: int, number: int) -> Callable[[AgeOfChampagneState], object]:
    return lambda state: getattr(state, field).__setitem__(place, number)


def put_in(name: str, number: int) -> Callable[[AgeOfChampagneState], object]:
    return lambda state: setattr(state, name, number)


BREAKS: list[tuple[str, Callable[[AgeOfChampagneState], object]]] = [
    ("1: there are", put("table", n.SUPPLY, 59)),
    ("1: the supply", put("table", n.SUPPLY, -1)),
    ("2: nobody has", put("players", n.CELLAR, -1)),
    ("2: a winery", put("players", n.WINE, 4)),
    ("2: a cellar", put("players", n.CELLAR, 11)),
    ("2: oenotheque", put("players", n.OENO, 4)),
    ("2: oenotheque", put("players", n.GRID, 5)),
    ("3:", put("players", n.ECO, 12)),
    ("3:", put("players", n.PRESS, 9)),
    ("4: every", put("where", 0, n.DISCARDED)),
    ("4: an owned", put("where", 9, n.BAR)),
    ("4: both", put("players", n.CARDS, 1)),
    ("5: every", put("table", n.ACTIVE, 20)),
    ("5: an Active", put("table", n.ACTIVE, n.NO_CARD)),
    ("5: a Provisional", put("table", n.STACK, 0)),
    ("6: every", put("table", n.THROWN, 1)),
    ("6: the tokens", put("table", n.SHELF + 1, 0)),
    ("6: a Land", put_in("claimer", 1)),
    ("7: every", put("event_pile", 0, 1)),
    ("7: the event", put_in("event", 3)),
    ("8: a Collaborator", put("players", n.PAWNS, 2)),
    ("9:", put("table", n.ORDER, 1)),
    ("10: one own", lambda state: [put("spots", n.ZONE_6 + i, 0)(state) for i in range(2)]),
    ("10: no pawn", put("table", n.BLOCKED, n.ZONE_2)),
    ("11:", put("players", n.PP, 1)),
    ("13: between", put_in("phase", n.RUNNING)),
    ("15:", put_in("round", 11)),
    ("16: a spare", put("players", n.DISC, 0)),
    ("16: one disc", put("players", n.RESERVED, 50)),
    ("17:", lambda state: [put("table", n.ORDER + i, who)(state) for i, who in enumerate((0, 2, 1))]),
]


@pytest.mark.parametrize(("begins", "broken"), BREAKS, ids=[begins for begins, _ in BREAKS])
def test_every_invariant_can_fail(begins: str, broken: Callable[[AgeOfChampagneState], object]) -> None:
    table = scene(2, House(), merchant=House(eco=11), event="X09", markets={"F": "BP2 BP3 BP4"})
    if begins.startswith("6: the"):
        table.state.table[n.SHELF] = 2
    else:
        assert GAME.violations(table.state) == []
    broken(table.state)
    assert any(text.startswith(begins) for text in GAME.violations(table.state)), GAME.violations(table.state)


def test_pawns_must_be_home_when_a_round_is_over() -> None:
    table = scene(2, spots={"Z2.1": 0})
    table.state.stage = n.STAGE_HARVEST
    assert any(text.startswith("8: after phase 3") for text in GAME.violations(table.state))
    table.state.stage = n.STAGE_EVENT
    assert any(text.startswith("8: after a round") for text in GAME.violations(table.state))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_keep_the_invariants_and_end(seats: int) -> None:
    """Invariants 3, 6 and 15: what never shrinks or grows, and ten events."""
    for variant in GAME.variants(seats):
        for seed in range(sample(2, small=1)):
            table, chance = new(seats, variant, seed), rng_of(100 + seed)
            state, levels, tokens = table.state, [0] * 40, [9] * 3
            while not state.over:
                assert GAME.violations(state) == []
                fields = (n.PRESS, n.MODULE, n.GRID, n.GRID + 1, n.GRID + 2)
                now = [
                    int(state.players[who * n.STRIDE + field]) for who in range(state.participants) for field in fields
                ]
                assert all(new >= old for new, old in zip(now, levels, strict=False))
                lying = [int(state.on_shelf(type)) for type in range(3)]
                assert all(new <= old for new, old in zip(lying, tokens, strict=True))
                levels, tokens = now, lying
                moves = state.legal_actions()
                state.apply(moves[chance.below(len(moves))])
            assert GAME.violations(state) == []
            assert state.round == 10
            assert sum(state.returns()) == 1


def test_a_state_is_small() -> None:
    assert GAME.budget is not None
    assert size_in_bytes(started(4).state) <= GAME.budget.state_bytes
