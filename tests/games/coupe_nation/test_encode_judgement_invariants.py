"""Numbers for learners, an eye for bots, and that the invariants can fail."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.greedy import noisy_choice, weightiest
from tablee.bots.seat import Seat
from tablee.engine.knobs import FIRST, TUNED, knobs_of
from tablee.engine.seed import rng_of
from tablee.games.coupe_nation import GAME
from tablee.games.coupe_nation import judgement as module
from tablee.games.coupe_nation.judgement import KNOBS, CoupeNationJudgement, judgement
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tests.games.coupe_nation.scene import SPECTATOR, S, Scene, full, new, scene

JUDGEMENT = judgement(None)

# Encoding


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_length_never_changes(seats: int) -> None:
    table, chance = new(seats, 4, options={"finish": True}), rng_of(1)
    size = GAME.observation_size(seats, None)
    while not table.state.over:
        for viewer in (SPECTATOR, 0, seats - 1):
            numbers = GAME.encode(table.state, viewer)
            assert len(numbers) == size
            assert all(0 <= number <= 1 for number in numbers)
        options = table.state.legal_actions()
        table.state.apply(options[chance.below(len(options))])
    assert len(GAME.encode(table.state, 0)) == size


def test_players_are_seen_from_the_viewer_on() -> None:
    table = scene(3, turn=1, hands=["9", "2 3", ""])
    first = 5 + 4 + 28 * 10 + 100
    for viewer, expected in ((0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2]), (SPECTATOR, [1, 2, 0])):
        numbers = GAME.encode(table.state, viewer)[first : first + 12]
        assert [round(7 * numbers[4 * i + 1]) for i in range(3)] == expected
        assert [numbers[4 * i] for i in range(3)].index(1.0) == (1 - max(viewer, 0)) % 3  # to act


def test_what_a_seat_knows_can_be_read_off_and_nothing_else() -> None:
    base = scene(3, tower=f"{S} L1P6=40@1", hands=["9", "2", "3"])
    other = scene(3, tower=f"{S} L1P6=41@1", hands=["9", "2", "3"])
    assert GAME.encode(base.state, 0) == GAME.encode(other.state, 0)
    assert GAME.encode(base.state, 1) != GAME.encode(other.state, 1)
    for changed in (
        scene(3, tower=f"{S} L1P6=40@1", hands=["8", "2", "3"]),
        scene(3, tower=f"{S} L1P6=40", hands=["9", "2", "3"]),
        scene(3, tower=f"{S} L1P6=40@1", hands=["9", "2 4", "3"]),
        scene(3, tower=f"{S} L1P6=40@1", hands=["9", "2", "3"], reserve="1 50 30 31 32"),
    ):
        assert GAME.encode(changed.state, 0) != GAME.encode(base.state, 0)


def test_what_is_remembered_is_encoded() -> None:
    table = scene(3, tower=S, hands=["4 14 30", "40", "41"], reserve="1 50 18 42 43")
    table.play("reserve", "pair 4", "pair 14", "sum 18", "on L1P3", "destroy 50")
    known = GAME.encode(table.state, 1)[-28 - 100 :]
    assert known[50 + 20 - 1] == 1.0  # seat 0 comes second after seat 1
    assert sum(known) == 1.0


# Judgement


def best(table: Scene) -> str:
    action = weightiest(table.state, JUDGEMENT, rng_of(0))
    return GAME.moves.name(table.state, int(action))


def whole(table: Scene) -> list[str]:
    """The steps of a whole action."""
    steps = [best(table)]
    table.play(steps[0])
    while table.state.pending.count:
        steps.append(best(table))
        table.play(steps[-1])
    return steps


def test_bots_take_the_win() -> None:
    assert whole(scene(2, tower=full(), hands=["24 30"])) == ["place 24", "on L7P1"]
    steps = whole(scene(2, tower=full(), hands=["3 21"], reserve="1 50 24 40 41 42"))
    assert steps == ["reserve", "pair 3", "pair 21", "sum 24", "on L7P1"]
    assert whole(scene(2, tower=full(), hands=["24 FIN"], finish=True)) == ["place FIN", "on L7P1"]


def test_bots_draw_up_to_four_cards() -> None:
    tower = f"{S} L2P2=14 L2P3=22 L3P2=16"
    for hand, expected in (("", "draw 4"), ("2", "draw 3"), ("2 3 4", "draw 1"), ("2 3 4 5", "draw 0")):
        assert best(scene(3, tower=tower, hands=[hand], phase="draw", reference="L3P2")) == expected


def test_bots_lay_a_card_where_it_leaves_room() -> None:
    assert whole(scene(2, hands=["3 30"])) in (["place 3", "on L1P1"], ["place 30", "on L1P5"])
    assert whole(scene(2, hands=["46"])) in (["place 46", "on L1P6"], ["place 46", "on L1P7"])


def test_bots_open_their_own_card_if_it_fits_and_never_one_that_does_not() -> None:
    table = scene(2, tower=f"{S} L1P5=30@0", hands=["", "40"], deck="none")
    assert best(table) == "open L1P5"
    wrong = scene(2, tower=f"{S} L1P5=24@0 L1P6=40@1", hands=["2", "41"], deck="none")
    assert best(wrong) != "open L1P5"
    forced = scene(2, tower=f"{S} L1P5=24@0 L1P6=40@1", hands=["", "41"], deck="none")
    assert best(forced) == "open L1P6"  # it may fit, and the own one does not


def test_not_even_a_novice_gambles_while_there_is_something_else_to_do() -> None:
    table = scene(2, tower=f"{S} L1P5=24@0 L1P6=40@1", hands=["2", "41"], deck="none")
    seat = Seat(table.state, 0)
    for seed in range(40):
        chosen = GAME.moves.name(table.state, noisy_choice(seat, JUDGEMENT, rng_of(seed), 900))
        assert not chosen.startswith("open")


def test_bots_keep_the_finish_card() -> None:
    table = scene(4, tower="L1P2=10 L1P3=19", hands=["FIN 20 3"], reserve="1 50 5 41", finish=True)
    assert "pair FIN" not in whole(table)


def test_weights_depend_on_what_the_seat_knows_only() -> None:
    table = scene(3, tower=f"{S} L1P6=40@1", hands=["7 12 30", "2 3", "4"], reserve="1 50 18 41 42")
    actions = table.state.legal_actions()
    found = []
    for seed in range(6):
        world = table.dealt(0, seed).state
        weights = vec[i64]([0] * len(actions))
        JUDGEMENT.weigh(world, vec[i64]([i64(action) for action in actions]), len(actions), weights)
        found.append(list(weights))
    assert all(weights == found[0] for weights in found)


@pytest.mark.parametrize("finish", [False, True])
def test_teams_of_bots_win_most_games(finish: bool) -> None:
    """By a thousand games of each kind they win 9 of 10 without the Finish card, and 7 or more with it."""
    won = games = 0
    for seats in (2, 3, 4):
        for seed in range(2):
            state, chance = new(seats, 700 + seed, options={"finish": finish}).state, rng_of(seed)
            while not state.over:
                world = state.deal(state.to_act, chance)
                state.apply(weightiest(world, JUDGEMENT, chance))
            won += state.returns()[0] == 1.0
            games += 1
    assert won >= games * (6 if finish else 7) // 10


def test_the_yardstick_does_not_think_of_the_others() -> None:
    first = judgement(None, knobs=FIRST)
    assert list(first.knobs) == [16, 18, 540, 250, 384, 4, 4, 3000, 50, 100, 0, 0, 0, 0, 0, 0, 0]
    assert not first.looks_on
    for seats in (2, 3, 4):
        assert judgement(None, seats).looks_on


def test_every_knob_is_data() -> None:
    assert set(knobs_of(module.__file__, 2, FIRST)) == set(KNOBS)
    other = CoupeNationJudgement(list(range(2, len(KNOBS) + 2)))
    assert list(other.knobs) == list(range(2, len(KNOBS) + 2))


def test_bots_think_of_what_the_others_may_have() -> None:
    """L6P2 is left below the top. With 32 on L5P3 it takes 24, 29 and 30, with 30 there only 24 and 29. More cards to
    choose from help; a number that the seat holds itself is one less for the others."""
    hands = ["3", "40 41", "42 43", "44 45"]
    wide = full().replace(" L6P2=29", "")
    narrow = wide.replace("L5P3=32", "L5P3=30")

    def feared(tower: str, card: int, hands: list[str], knobs: str = TUNED) -> int:
        return int(judgement(None, 4, knobs).feared_for_others(scene(4, tower=tower, hands=hands).state, card, 24))

    assert feared(wide, 32, hands, FIRST) == feared(narrow, 30, hands, FIRST) == 0
    assert 0 < feared(wide, 32, hands) < feared(narrow, 30, hands)
    assert feared(wide, 32, ["3", "40 41", "42 43 46", "44 45 47"]) < feared(wide, 32, hands)
    assert feared(wide, 32, ["29", "40 41", "42 43", "44 45"]) > feared(wide, 32, hands)


def test_the_top_should_be_the_turn_of_whoever_holds_the_finish_card() -> None:
    """The last card below the top is laid: the next player has the Finish card, or the one after that."""
    eye = judgement(None, 3)
    for holder, sooner in ((1, True), (2, False)):
        hands = ["3 30", "40 41", "44 45"]
        hands[holder] += " FIN"
        table = scene(3, tower=full(), hands=hands, finish=True)
        feared = int(eye.feared_for_others(table.state, 29, 26))
        assert (feared < 500) == sooner


def chances(table: Scene) -> list[int]:
    values = vec[i64]([0] * table.state.seats)
    JUDGEMENT.evaluate(table.state, values)
    return [int(value) for value in values]


def test_all_stand_equally_well() -> None:
    """In thousandths of a win: nothing after a loss, all after a win, and worse with a card that lies face down."""
    won = scene(2, tower=full(), hands=["24 30"]).play("place 24", "on L7P1")
    assert chances(won) == [1000, 1000]
    lost = scene(2, tower=f"{S} L1P5=24@0", hands=["", "40"], deck="none").play("open L1P5")
    assert chances(lost) == [0, 0]
    clear = chances(scene(3, tower=S, hands=["9", "2", "3"]))
    covered = chances(scene(3, tower=f"{S} L1P6=40@1", hands=["9", "2", "3"]))
    assert len(set(clear)) == 1
    assert 0 < covered[0] < clear[0] < 1000
    assert JUDGEMENT.scale() == 500


# Invariants


def _start_without_reserve(state: CoupeNationState) -> None:
    state.phase = state.reserve = 0


BREAKS: list[tuple[str, Callable[[CoupeNationState], object]]] = [
    ("1:", lambda state: setattr(state, "discard", 1 << 9)),
    ("2: at the start", lambda state: _start_without_reserve(state)),
    ("2: a hand", lambda state: state.cells.__setitem__(84 + 1, (1 << 44) - (1 << 36))),
    ("3:", lambda state: state.cells.__setitem__(3, 24)),
    ("the set of occupied", lambda state: setattr(state, "occupied", 0)),
    ("the set of face-down", lambda state: setattr(state, "down", 1)),
    ("4:", lambda state: state.show(13, 15)),
    ("5:", lambda state: state.cells.__setitem__(1, 22)),
    ("the bounds", lambda state: state.cells.__setitem__(28, 4)),
    ("7: the top", lambda state: state.cells.__setitem__(27, 24)),
    ("6: the Finish card lies", lambda state: state.cells.__setitem__(0, 25 + 64)),
    ("6: the Finish card is in", lambda state: setattr(state, "discard", 1 << 25)),
    ("6: the Finish card is not", lambda state: setattr(state, "finish_drawn", True)),
    ("6: the Finish card lies in the upper", lambda state: state.deck.__setitem__(state.deck_size - 1, 25)),
    ("7: a Glass card", lambda state: state.cells.__setitem__(27, 24)),
    ("8:", lambda state: setattr(state, "turns", 101)),
    ("the game is over", lambda state: setattr(state, "over", True)),
]


@pytest.mark.parametrize(("begins", "broken"), BREAKS, ids=[begins for begins, _ in BREAKS])
def test_every_invariant_can_fail(begins: str, broken: Callable[[CoupeNationState], object]) -> None:
    table = scene(3, tower=S, hands=["9 12", "2", "3"], finish=True)
    assert GAME.violations(table.state) == []
    broken(table.state)
    if begins == "6: the Finish card lies in the upper":
        table.state.deck[0] = 49
    assert any(text.startswith(begins) for text in GAME.violations(table.state))
