"""Numbers for learners, an eye for bots, and that the invariants can fail."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.greedy import weightiest
from tablee.bots.policy import Policy
from tablee.engine.seed import rng_of
from tablee.games.coupage import GAME
from tablee.games.coupage.judgement import judgement
from tablee.games.coupage.rules.numbers import JEU, OEN, PLAY, SPOILED, STRIDE
from tablee.games.coupage.rules.state import CoupageState
from tests.games.coupage.scene import SPECTATOR, Scene, new, scene

# Encoding


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_length_never_changes(seats: int) -> None:
    table, chance = new(seats, 4, abilities=True), rng_of(1)
    size = GAME.observation_size(seats, None)
    while not table.state.over:
        for viewer in (SPECTATOR, 0, seats - 1):
            numbers = GAME.encode(table.state, viewer)
            assert len(numbers) == size
            assert all(-1 <= number <= 8 for number in numbers)
        options = table.state.legal_actions()
        table.state.apply(options[chance.below(len(options))])
    assert len(GAME.encode(table.state, 0)) == size


def test_what_a_player_sees_can_be_read_off() -> None:
    table = scene(
        2, hands=["MAC1 MAC1 VOL", "CAB3"], market="TIM EVA", barrels={1: ["ROU ULL1 GAR1 CAB2 | TIM [MAC2] | 3"]}
    )
    mine, other = GAME.encode(table.state, 0), GAME.encode(table.state, 1)
    assert mine[1] == 1.0  # acting
    hand = len(mine) - 32 - 97 - 32
    assert (mine[hand], mine[hand + 26]) == (2 / 5, 1 / 5)
    assert other[hand + 23] == 1 / 5
    assert mine != GAME.encode(scene(2, hands=["MAC1 MAC1 VOL", "CAB3"], market="TIM EVA").state, 0)
    assert sum(GAME.encode(table.state, SPECTATOR)[hand : hand + 32]) == 0
    table.play("cycle", "MAC1")
    assert GAME.encode(table.state, 0)[hand] == pytest.approx(table.hand(0).count("MAC1") / 5)


def test_a_step_of_a_half_made_move_is_for_its_maker_only() -> None:
    table = scene(2, hands=["MAC2 ULL1 GAR1"], barrels={0: ["ROU ULL1 ULL1 CAB2"]})
    before = GAME.encode(table.state, 1)
    table.play("stars 1", "MAC2")
    assert GAME.encode(table.state, 1) == before
    own = GAME.encode(table.state, 0)
    steps = own[-32 - 97 : -32]
    assert [place for place, number in enumerate(steps) if number] == [17, 33 + 1]
    assert [stack.card for stack in table.view(0).hand] == ["ULL1", "GAR1"]
    assert list(table.view(0).chosen) == ["MAC2"]


# Judgement


def best(table: Scene) -> str:
    action = weightiest(table.state, judgement(None), rng_of(1))
    return GAME.notate(table.state, int(action), table.to_act)


@pytest.mark.parametrize(
    ("hand", "rows", "expected"),
    [
        ("MAC1 XAR1 PAR1 ULL1", {}, "lay CVB"),
        ("CAB2 TIM MAC1", {0: ["BLA MAC1 XAR1 PAR1 | TIM"]}, "bottle 1"),
        ("TIM MAC1 ULL1", {0: ["BLA MAC1 XAR1 PAR1"]}, "time 1"),
        ("OEN MAC1", {0: ["BLA MAC1 XAR1 PAR1 || 1"]}, "play OEN"),
        ("PIQ MAC1 ULL1", {1: ["BLA MAC1 XAR1 PAR1 | TIM"]}, "play PIQ"),
        ("JEU CAB2", {0: ["BLA!", "ROS!", "CVB MAC1 XAR1 PAR1 | TIM TIM"]}, "play JEU"),
        ("XAR1 ULL1", {0: ["CVB MAC1 PAR1 | TIM TIM"]}, "replace 1"),
    ],
)
def test_a_sensible_player_finishes_what_is_begun(hand: str, rows: dict[int, list[str]], expected: str) -> None:
    assert best(scene(2, hands=[hand, "MAC1 MAC1"], barrels=rows)) == expected


def test_a_sensible_player_knows_what_wins_when_a_second_cava_is_a_wine() -> None:
    """CPG-9.4: three bottles, at least one a cava."""
    ready = "CVR MAC1 MAC1 TRE1 TRE2 | TIM TIM"
    hands = ["CAB3 TIM MAC1 VOL", "MAC1"]
    last = scene(2, hands=hands, barrels={0: ["BLA!", "CVB!", ready]}, second_cava=True)
    assert best(last) == "bottle 3"
    assert best(scene(2, hands=hands, barrels={0: ["BLA!", "CVB!", ready]})) == "play VOL"
    third = scene(2, hands=hands, barrels={0: ["CVB!", "CVB!", ready]}, second_cava=True)
    assert best(third) == "bottle 3"
    young = scene(2, hands=["JEU MAC1", "MAC1"], barrels={0: ["BLA!", "CVB!", ready]}, second_cava=True)
    assert best(young) == "play JEU"
    grapes = scene(2, hands=["MAC1 XAR1 PAR1 TIM", "MAC1"], barrels={0: ["CVB!", "BLA!"]}, second_cava=True)
    assert best(grapes) == "lay CVB"  # a cava is as good as a wine, and may be laid for it
    # Two cavas and a wine are begun: nothing else is needed, and stars are not spent on it.
    full = ["CVB!", "CVR MAC1 MAC1 TRE1 TRE2", "BLA XAR1 PAR1 CHA2"]
    assert not best(scene(2, hands=["MAC1 XAR1 PAR1 ULL1"], barrels={0: full}, second_cava=True)).startswith("lay")
    # Of two barrels the cava is the one that would win: it is to be feared.
    rows = {1: ["BLA!", "CVB!", ready, "ROU ULL1 GAR1 CAB2"]}
    assert best(scene(2, hands=["PIQ"], barrels=rows, second_cava=True).play("play PIQ")) == "barrel 1-3"
    assert best(scene(2, hands=["PIQ"], barrels=rows).play("play PIQ")) == "barrel 1-4"


def test_a_sensible_player_takes_what_is_missing_and_aims_at_the_leader() -> None:
    assert best(scene(2, phase="draw", hands=["MAC1 XAR1"], market="PAR1 CAB2")) == "market 1"
    rows = {1: ["BLA MAC1 XAR1 PAR1"], 2: ["BLA!", "CVB!", "ROU ULL1 GAR1 CAB2 | TIM TIM"]}
    assert best(scene(3, hands=["PIQ"], barrels=rows).play("play PIQ")) == "barrel 2-3"
    assert best(scene(2, hands=["MAC1 CHA3 OEN"]).play("cycle")) in ("OEN", "MAC1")


def test_judgement_does_not_look_at_hidden_cards() -> None:
    table = new(3, 9)
    chance = rng_of(2)
    for _ in range(80):
        seat = table.to_act
        weights = []
        for world in (table.state, table.dealt(seat, 1).state, table.dealt(seat, 2).state):
            actions = world.legal_actions()
            found = vec[i64]([0] * len(actions))
            judgement(None).weigh(world, vec[i64]([i64(action) for action in actions]), len(actions), found)
            weights.append(list(found))
        assert weights[0] == weights[1] == weights[2]
        options = table.state.legal_actions()
        table.state.apply(options[chance.below(len(options))])


def test_sensible_players_beat_random_ones() -> None:
    sensible, wins = judgement(None), 0
    for seed in range(12):
        state = GAME.new(3, seed=seed)
        chance = rng_of(seed)
        while not state.over:
            if state.to_act == seed % 3:
                state.apply(weightiest(state.deal(state.to_act, chance), sensible, chance))
            else:
                options = state.legal_actions()
                state.apply(options[chance.below(len(options))])
        wins += state.returns()[seed % 3] == 1
    assert wins >= 11


# How everybody stands


def standing(table: Scene) -> list[int]:
    seats = int(table.state.seats)
    values = vec[i64]([i64(0)] * seats)
    judgement(None, seats).evaluate(table.state, values)
    return [int(value) for value in values]


def cellars(own: str, hand: str = "XAR1", seats: int = 2) -> list[int]:
    """The cellar of the first seat, beside a bottle that everybody has."""
    known = {seat: ["BLA!", "BLA MAC1 XAR1"] for seat in range(1, seats)}
    barrels = {0: ["BLA!", own] if own else ["BLA!"], **known}
    return standing(scene(seats, hands=[hand, *["PAR1"] * (seats - 1)], barrels=barrels))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_the_same_stands_the_same(seats: int) -> None:
    assert len(set(cellars("BLA MAC1 XAR1", seats=seats))) == 1


def test_each_step_towards_a_bottle_is_better() -> None:
    steps = [
        "",
        "ROU ULL1 GAR1",
        "ROU ULL1 GAR1 CAB2",
        "ROU ULL1 GAR1 CAB2 | TIM",
        "ROU ULL1 GAR1 CAB2 | TIM TIM",
        "ROU!",
    ]
    worth = [cellars(step)[0] for step in steps]
    assert worth == sorted(worth)
    assert len(set(worth)) == len(worth)


def test_a_card_more_in_hand_is_better() -> None:
    assert cellars("BLA MAC1 XAR1", "XAR1 TIM")[0] > cellars("BLA MAC1 XAR1", "XAR1")[0]


def test_what_does_not_bring_the_win_nearer_counts_nothing() -> None:
    """Two wines and a cava are wanted: a third wine is of no use (CPG-9.1)."""
    full, idle = (standing(scene(2, barrels={0: ["BLA!", "ROS!", *more]}))[0] for more in (["BLA MAC1 XAR1 PAR1"], []))
    assert full == idle
    assert standing(scene(2, barrels={0: ["BLA!", "ROS!", "CVB MAC1 XAR1 PAR1"]}))[0] > idle


def test_a_standing_is_read_off_what_lies_open() -> None:
    table = new(3, 9)
    assert len({tuple(standing(table.dealt(0, seed))) for seed in range(3)}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_won_stands_best(seats: int) -> None:
    table = new(seats, seats)
    Policy(judgement(None, seats), 0, together=False).play_out(table.state, rng_of(seats))
    values, shares = standing(table), table.state.returns()
    assert max(values) == values[shares.index(max(shares))]


# Invariants


def _break(what: Callable[[CoupageState], None]) -> list[str]:
    rows = {0: ["ROU ULL1 GAR1 CAB2 | TIM", "BLA!"], 1: ["CVB MAC1 XAR1 PAR1 || 2"]}
    table = scene(2, hands=["MAC1 VOL TIM", "CAB3"], barrels=rows)
    assert GAME.violations(table.state) == []
    what(table.state)
    return [text[:2].rstrip(":") for text in GAME.violations(table.state)]


def _set(array: str, place: int, value: int) -> Callable[[CoupageState], None]:
    def change(state: CoupageState) -> None:
        getattr(state, array)[place] = value

    return change


@pytest.mark.parametrize(
    ("change", "number"),
    [
        (_set("hands", 0, 2), "1"),
        (_set("held", 0, 4), "1"),
        (_set("discard", 0, 1), "1"),
        (_set("open", 0, -1), "7"),
        (_set("barrels", 0, 0), "3"),
        (_set("barrels", 1, 3), "4"),
        (_set("barrels", 2, 5), "4"),
        (_set("barrels", STRIDE + 3, 1), "3"),
        (_set("barrels", STRIDE + 1, 3), ""),
        (lambda state: setattr(state, "top", 0), "1"),
        (lambda state: setattr(state, "actions_left", 3), "9"),
        (lambda state: setattr(state, "turns", 301), "13"),
        (lambda state: setattr(state, "to_act", 1), "on"),
        (lambda state: setattr(state, "winner", 1), "11"),
    ],
)
def test_the_invariants_notice(change: Callable[[CoupageState], None], number: str) -> None:
    found = _break(change)
    assert number in found or not number


def test_the_invariants_notice_a_missing_refill_and_a_dead_end() -> None:
    hungry = scene(2, phase="draw", turn=1, turns=1, hands=["MAC1 MAC1", "MAC1 MAC1 MAC1"])
    assert "8: a hand has three cards after its turn" in str(GAME.violations(hungry.state))
    again = scene(2, phase="draw", turn=1, turns=1, hands=["MAC1 MAC1", "MAC1 MAC1 MAC1"], abilities=True)
    assert GAME.violations(again.state) == []  # this may be an extra turn
    stuck = scene(2, phase="draw", hands=["MAC1"], market="", pile="none", discard="none")
    assert "14: there is always something to do" in str(GAME.violations(stuck.state))
    dead_end = scene(2, hands=[""])
    dead_end.state.held[0] = 1  # so that a card may be exchanged, it seems
    assert "14: a step that is offered leads to a whole move" in str(GAME.violations(dead_end.state))


def test_every_move_that_is_begun_can_be_finished() -> None:
    """Invariant 14: from every first step, whatever is picked next, to a whole move."""
    for seed in range(3):
        table, chance = new(2 + seed, seed, abilities=True), rng_of(seed)
        state = table.state
        while not state.over:
            legal = state.legal_actions()
            for first in legal:
                begun = state.clone()
                begun.apply(first)
                while begun.pending.count:
                    options = begun.legal_actions()
                    assert options
                    begun.apply(options[chance.below(len(options))])
            state.apply(legal[chance.below(len(legal))])


def test_a_vin_pique_stays_for_four_turns_of_the_owner() -> None:
    """Invariant 12, over whole games: what it shows is one more than the turns its barrel's owner has ended since."""
    ran_out = rescued = 0
    for seed in range(12):
        table, chance = new(2 + seed % 3, seed, abilities=seed % 2 == 0), rng_of(seed)
        state, ended = table.state, dict[int, int]()
        while not state.over:
            legal = state.legal_actions()
            action = legal[chance.below(len(legal))]
            first = int(state.pending.steps[0]) if state.pending.count else action
            turn, turns, before = int(state.turn), int(state.turns), _markers(state)
            state.apply(action)
            for barrel, (was, shows) in enumerate(zip(before, _markers(state), strict=True)):
                if not was and shows:
                    ended[barrel] = 0
                elif was and state.turns > turns and barrel // 4 == turn:
                    ended[barrel] += 1
                if was and not shows:
                    by_oenologist = first == PLAY + OEN - JEU and ended[barrel] < 4
                    assert by_oenologist or ended[barrel] == 4
                    rescued, ran_out = rescued + by_oenologist, ran_out + (not by_oenologist)
                assert not shows or shows == ended[barrel] + 1
    assert min(ran_out, rescued) > 3


def _markers(state: CoupageState) -> list[int]:
    return [int(state.barrels[barrel * STRIDE + SPOILED]) for barrel in range(state.seats * 4)]


def test_the_invariants_notice_a_lockout_an_unannounced_win_and_false_memory() -> None:
    locked = scene(2, barrels={0: ["BLA!", "ROS!", "ROU!", "BLA MAC1 XAR1 PAR1"]})
    assert ("6: a win is always still possible" in str(GAME.violations(locked.state))) == (locked.state.rules == 1)
    won = scene(2, barrels={0: ["BLA!", "ROS!", "CVB!"]})
    assert "11" in str(GAME.violations(won.state))
    table = scene(2, phase="draw", hands=["", "TIM"], market="MAC1 EVA").play("market 1")
    table.state.hands[0] -= 1
    table.state.hands[1] += 1
    assert "16: what a seat remembers is so" in str(GAME.violations(table.state))
