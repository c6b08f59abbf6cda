"""Chapters 6, 7 and 9: bottling, discard and draw, the end."""

import pytest

from tablee.games.coupage import GAME
from tablee.games.coupage.rules.numbers import TURN_LIMIT
from tests.games.coupage.scene import payments, scene
from tests.rules import rule

READY_ROU = "ROU ULL1 ULL1 GAR1 | TIM TIM"
READY_BLA = "BLA MAC1 XAR1 PAR1 | TIM"
READY_CVB = "CVB MAC1 XAR1 PAR1 | TIM TIM"
READY_CVR = "CVR MAC1 MAC1 TRE1 TRE2 | TIM TIM"
AGED_ROU = "ROU ULL1 GAR1 CAB2 | TIM TIM"
AGED_CVB = "CVB MAC1 XAR1 PAR1 | TIM TIM"
AGED_CVR = "CVR MAC1 XAR1 GAR1 TRE1 | TIM TIM"
READY_ROS = "ROS ULL1 GAR1 MAC1 MAC1 | TIM"


@rule("CPG-6.1")
@pytest.mark.parametrize(
    ("barrel", "ready"),
    [
        (READY_ROU, True),
        ("ROU ULL1 ULL1 GAR1 | TIM (MAC1)", True),
        ("ROU ULL1 ULL1 GAR1 | TIM", False),
        ("ROU ULL1 GAR1 | TIM TIM", False),
        (READY_ROU + " | 4", False),
        (READY_BLA, True),
        (READY_CVR, True),
    ],
)
def test_a_barrel_is_ready_with_grapes_time_and_no_spoiling(barrel: str, ready: bool) -> None:
    table = scene(2, hands=["CAB3 CAB3"], barrels={0: [barrel]})
    assert table.barrel(0, 1).ready is ready
    assert table.offers("bottle") == (["1"] if ready else [])
    if not ready:
        assert table.refused("bottle 1").clause == "CPG-6.1"


@pytest.mark.rules(1)
@rule("CPG-6.2", "CPG-5.4")
def test_a_wine_costs_two_stars() -> None:
    """T3 and T20."""
    table = scene(2, hands=["CAB2 ULL1 TRE3"], barrels={0: [READY_ROU]})
    assert payments(table, "bottle 1") == {("CAB2",), ("TRE3",)}
    table.play("bottle 1")
    assert table.refused("ULL1").clause == "CPG-5.4"
    assert table.refused("MAC1").clause == "CPG-5.4"
    assert table.refused("end").clause == "CPG-6.2"
    ones = scene(2, hands=["MAC1 XAR1"], barrels={0: [READY_ROU]})
    assert payments(ones, "bottle 1") == {("MAC1", "XAR1")}
    poor = scene(2, hands=["MAC1 TIM"], barrels={0: [READY_ROU]})
    assert poor.refused("bottle 1").clause == "CPG-6.2"


@rule("CPG-5.4")
def test_nothing_goes_with_cards_that_are_not_in_the_hand() -> None:
    """People may claim to have chosen anything."""
    table = scene(2, hands=["MAC1 XAR1"], barrels={0: [READY_CVB, READY_ROU]}).play("bottle 2")
    mine = GAME.parse(table.state, 0, "MAC1")
    foreign = GAME.parse(table.state, 0, "CAB3")
    for chosen, fitting in (([], ["MAC1", "XAR1"]), ([mine], ["XAR1"]), ([foreign], []), ([mine, mine, mine], [])):
        picks = GAME.picks(table.state, 0, chosen)
        assert picks is not None
        assert [choice.text for choice in picks.choices] == fitting


@pytest.mark.rules(1)
@rule("CPG-6.2")
def test_a_cava_costs_three_stars() -> None:
    """T4."""
    table = scene(2, hands=["MAC2 ULL1 GAR1"], barrels={0: [READY_CVB]})
    assert payments(table, "bottle 1") == {("MAC2", "ULL1"), ("MAC2", "GAR1")}
    assert scene(2, hands=["MAC2"], barrels={0: [READY_CVB]}).refused("bottle 1").clause == "CPG-6.2"


@rule("CPG-6.3")
def test_payment_and_barrel_are_discarded_and_the_bottle_shown() -> None:
    table = scene(2, hands=["CAB2 MAC1 MAC1 MAC1"], barrels={0: ["ROU ULL1 ULL1 GAR1 | TIM (MAC2)"]})
    table.play("bottle 1", "CAB2")
    assert table.discard() == ["MAC2", "ULL1", "ULL1", "GAR1", "CAB2", "TIM"]
    barrel = table.barrel(0, 1)
    assert (barrel.stage, barrel.recipe, list(barrel.grapes), list(barrel.time)) == ("bottled", "ROU", [], [])
    assert table.view(1).players[0].wines == 1


@rule("CPG-6.4")
def test_the_first_cava_takes_a_cava_card_later_ones_do_not() -> None:
    table = scene(3, hands=["CAB3 CAB3 MAC1 MAC1"], barrels={0: [READY_CVB, READY_CVR], 1: ["CVB!"]})
    assert table.view(0).cava_cards == 3
    table.play("bottle 1", "CAB3")
    assert table.view(0).cava_cards == 2
    assert [table.barrel(0, number).cava_card for number in (1, 2)] == [True, False]
    table.play("bottle 2", "CAB3")
    assert table.view(0).cava_cards == 2
    assert [table.barrel(0, number).cava_card for number in (1, 2)] == [True, False]
    assert [table.barrel(0, number).recipe for number in (1, 2)] == ["CVB", "CVR"]


@rule("CPG-6.4")
def test_the_cava_card_stays_on_the_cava_bottled_first() -> None:
    table = scene(2, hands=["CAB3 CAB3 MAC1 MAC1"], barrels={0: [READY_CVB, READY_CVR]})
    table.play("bottle 2", "CAB3")
    assert [table.barrel(0, number).cava_card for number in (1, 2)] == [False, True]
    table.play("bottle 1", "CAB3")
    assert [table.barrel(0, number).cava_card for number in (1, 2)] == [False, True]


@rule("CPG-6.5", "CPG-9.1")
def test_a_second_cava_is_no_wine() -> None:
    """T13."""
    table = scene(2, hands=["CAB3 MAC1 MAC1 MAC1"], barrels={0: ["BLA!", "CVB!", READY_CVR]}).play("bottle 3", "CAB3")
    assert not table.state.over
    assert table.state.scores() == [2, 0]


@rule("CPG-6.6", "CPG-9.1")
def test_two_wines_of_the_same_kind_do() -> None:
    """T13."""
    table = scene(2, hands=["CAB3"], barrels={0: ["BLA!", READY_BLA, "CVB!"]}).play("bottle 2", "CAB3")
    assert table.state.over
    assert table.state.returns() == [1.0, 0.0]


@rule("CPG-6.7")
def test_a_bottle_is_final() -> None:
    table = scene(2, hands=["PIQ EVA VDT TIM", "MAC1"], barrels={0: ["ROU ULL1 ULL1 CAB2"], 1: ["BLA!"]})
    assert table.offers("play") == []
    both = scene(2, hands=["PIQ"], barrels={1: ["BLA!", "ROU ULL1 ULL1 CAB2"]}).play("play PIQ")
    assert both.options() == ["barrel 1-2"]
    assert both.refused("barrel 1-1").clause == "CPG-6.7"
    own = scene(2, hands=["TIM CAB3"], barrels={0: ["BLA!"]})
    assert own.refused("time 1").clause == own.refused("bottle 1").clause == "CPG-6.7"


@rule("CPG-6.8")
def test_bottling_in_the_turn_of_the_last_time() -> None:
    table = scene(2, hands=["TIM CAB2"], barrels={0: ["BLA MAC1 XAR1 PAR1"]}).play("time 1", "bottle 1", "CAB2")
    assert table.barrel(0, 1).stage == "bottled"


@rule("CPG-6.9", "CPG-9.1")
def test_a_win_ends_the_game_at_once_without_refill_or_ability() -> None:
    """T12."""
    rows = {0: ["BLA!", "CVR!", READY_ROS]}
    for abilities in (False, True):
        table = scene(2, hands=["CAB2"], barrels=rows, abilities=abilities).play("bottle 3", "CAB2")
        assert table.state.over
        assert (table.phase, table.hand(0)) == ("over", [])
        assert sorted(table.discard()) == sorted(["ULL1", "GAR1", "MAC1", "MAC1", "TIM", "CAB2"])
        assert table.state.legal_actions() == []
        assert table.view(1).winner == 0


@rule("CPG-6.9", "CPG-8.1")
def test_a_vin_jeune_that_wins_is_discarded_before_the_game_is_over() -> None:
    table = scene(2, hands=["JEU TIM"], barrels={0: ["BLA!", "CVR!", READY_ROS]}, abilities=True)
    table.play("play JEU", "barrel 0-3")
    assert (table.phase, table.view(1).winner, table.hand(0)) == ("over", 0, ["TIM"])
    assert sorted(table.discard()) == sorted(["ULL1", "GAR1", "MAC1", "MAC1", "TIM", "JEU"])
    assert table.view(1).resolving == ""


@rule("CPG-6.9", "CPG-8.3", "CPG-10.2")
def test_the_vin_jeune_goes_to_the_discard_last() -> None:
    """T22."""
    table = scene(
        2,
        hands=["JEU TIM TIM TIM"],
        barrels={0: [READY_ROS]},
        market="CHA3 CAB3",
        pile="none",
        discard="none",
        abilities=True,
    )
    table.play("play JEU", "barrel 0-1")
    assert table.phase == "rose"
    assert sorted(table.discard()) == sorted(["ULL1", "GAR1", "MAC1", "MAC1", "TIM"])
    assert table.view(1).resolving == "JEU"
    table.play("market 1")
    assert table.market()[0] in {"ULL1", "GAR1", "MAC1", "TIM"}
    assert (table.pile_size, table.discard()) == (4, ["JEU"])


# Chapter 7


@rule("CPG-7.1")
def test_discard_any_card_and_draw_the_top_card() -> None:
    for card in ("MAC1", "TIM", "VOL"):
        table = scene(2, hands=[f"{card} GAR1 GAR1"], pile="CHA3").play("cycle")
        assert set(table.options()) == {card, "GAR1"}
        table.play(card)
        assert sorted(table.hand(0)) == ["CHA3", "GAR1", "GAR1"]
        assert table.discard() == [card]
        assert table.view(0).actions_left == 1


@rule("CPG-3.6", "CPG-7.1")
def test_the_discarded_card_is_in_the_reshuffle_of_its_draw() -> None:
    """Discard first, then draw: with an empty pile either card may come."""
    table = scene(2, hands=["XAR1 TIM TIM"], pile="none", discard="only MAC1").play("cycle")
    drawn = set()
    for seed in range(12):
        after = table.with_rng(seed).play("XAR1")
        drawn |= set(after.hand(0)) - {"TIM"}
        assert (after.pile_size, after.discard()) == (1, [])
    assert drawn == {"MAC1", "XAR1"}


@rule("CPG-7.2")
def test_with_nothing_else_the_discarded_card_comes_back() -> None:
    table = scene(2, hands=["MAC2 TIM"], pile="none", discard="none", market="ULL1 GAR1").play("cycle", "MAC2")
    assert table.hand(0) == ["MAC2", "TIM"]
    assert (table.pile_size, table.discard()) == (0, [])


# Chapter 9


@rule("CPG-9.1", "CPG-9.2")
def test_only_the_player_on_turn_can_win_and_alone() -> None:
    table = scene(
        3, hands=["CAB2", "CAB2"], turn=1, barrels={0: ["BLA!", "CVB!", READY_ROU], 1: ["BLA!", "CVB!", READY_ROS]}
    )
    table.play("bottle 3", "CAB2")
    assert table.state.winner == 1
    assert table.state.returns() == [0.0, 1.0, 0.0]
    assert table.state.scores() == [2, 3, 0]


@rule("CPG-9.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_safety_end_after_150_turns_a_player(seats: int) -> None:
    assert TURN_LIMIT == 150
    rows = {0: ["BLA!", "ROS!", "ROU!"], 1: ["BLA!", "CVB!", "CVR!"]}
    table = scene(seats, phase="draw", turns=150 * seats - 2, turn=1, hands=["MAC1"] * seats, barrels=rows)
    table.play("pile", "end")
    assert not table.state.over
    table.play("pile", "end")
    assert table.state.over
    assert table.state.winner == -1
    assert table.state.returns() == [0.5, 0.5, *[0.0] * (seats - 2)]  # 2 towards the goal and 3 bottles each
    assert table.state.scores()[:2] == [2, 2]


@rule("CPG-9.3")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ({0: ["BLA!", "CVB!"], 1: ["BLA!", "ROS!", "ROU!"]}, [0.0, 1.0]),
        ({0: ["BLA!"], 1: ["CVB!", "CVR!"]}, [0.0, 1.0]),
        ({0: ["BLA!", "ROU ULL1 GAR1 CAB2 | TIM"], 1: ["CVB!", "ROU ULL1 GAR1 CAB2 | TIM TIM"]}, [0.0, 1.0]),
        ({0: ["BLA!"], 1: ["BLA!", "ROU ULL1 GAR1 CAB2"]}, [0.5, 0.5]),
        ({0: ["BLA!", "CVB!"], 1: ["CVB!", "CVR!"]}, [1.0, 0.0]),  # as many bottles, but one towards the goal
        ({0: ["CVB!", "CVR!"], 1: ["BLA!", "CVB!"]}, [0.0, 1.0]),
        # Towards the goal comes before any number of bottles and Time, whoever sits first.
        ({0: ["BLA!", "CVB!"], 1: ["CVB!", "CVR!", "CVB!", AGED_ROU]}, [1.0, 0.0]),
        ({0: ["CVB!", "CVR!", "CVB!", AGED_ROU], 1: ["BLA!", "CVB!"]}, [0.0, 1.0]),
        ({0: ["CVB!", "CVR!", "CVB!", "CVR!"], 1: ["BLA!", "CVB!"]}, [0.0, 1.0]),
        ({0: ["BLA!"], 1: [AGED_ROU, AGED_CVB, AGED_CVR]}, [1.0, 0.0]),
        # Bottles, wines and cavas alike, come before any number of Time.
        ({0: ["BLA!", "CVB!", "CVR!"], 1: ["BLA!", "CVB!", AGED_ROU, AGED_CVR]}, [1.0, 0.0]),
        ({0: ["BLA!", "ROS!", "ROU!"], 1: ["BLA!", "ROS!", AGED_ROU, AGED_CVR]}, [1.0, 0.0]),
        ({0: ["BLA!", "CVB!", "CVR!"], 1: ["BLA!", "ROS!"]}, [1.0, 0.0]),
        ({0: ["BLA!", "BLA!", "ROS!"], 1: ["BLA!", "CVB!", "CVR!"]}, [0.5, 0.5]),
        # Then one Time decides, wherever it lies in the cellar; what is bottled has none.
        ({0: ["BLA!", AGED_ROU, AGED_CVB], 1: ["CVB!", AGED_ROU, "-", "BLA MAC1 XAR1 PAR1 | TIM"]}, [1.0, 0.0]),
        ({0: ["-", "-", AGED_ROU, "BLA MAC1 XAR1 PAR1 | TIM"], 1: [AGED_CVB]}, [1.0, 0.0]),
        ({0: [AGED_ROU], 1: ["-", "-", "-", AGED_CVB]}, [0.5, 0.5]),
        ({}, [0.5, 0.5]),
    ],
)
def test_the_safety_end_ranks_by_goal_bottles_and_time(rows: dict[int, list[str]], expected: list[float]) -> None:
    table = scene(2, turns=299, hands=["MAC1", "MAC1"], barrels=rows).play("end")
    assert table.state.over
    assert table.state.returns() == expected


@rule("CPG-9.3", "CPG-10.4")
def test_extra_turns_count_towards_the_safety_end() -> None:
    table = scene(2, turns=298, hands=["CAB3 MAC1 MAC1", "MAC1"], barrels={0: [READY_CVR]}, abilities=True)
    table.play("bottle 1", "CAB3", "end")
    assert (table.to_act, table.state.over, table.view(0).turns) == (0, False, 299)
    table.play("pile", "end")
    assert (table.state.over, table.view(0).turns) == (True, 300)


@rule("CPG-9.3")
def test_the_game_stops_when_nobody_can_draw_or_does_anything() -> None:
    table = scene(2, hands=["MAC1 MAC1 MAC1"], market="", pile="none", discard="none")
    table.play("end")
    assert not table.state.over
    table.play("end")
    assert table.state.over
    busy = scene(
        2, hands=["MAC1 MAC1 MAC1 TIM"], market="", pile="none", discard="none", barrels={0: ["BLA MAC1 XAR1 PAR1"]}
    )
    busy.play("time 1", "end", "end")
    assert not busy.state.over  # seat 0 did something
    busy.play("end")
    assert busy.state.over


@rule("CPG-9.4")
def test_the_option_that_counts_a_second_cava_as_a_wine() -> None:
    rows = {0: ["BLA!", "CVB!", READY_CVR]}
    table = scene(2, hands=["CAB3"], barrels=rows, second_cava=True).play("bottle 3", "CAB3")
    assert table.state.winner == 0
    three = scene(2, hands=["CAB3"], barrels={0: ["CVB!", "CVB!", READY_CVR]}, second_cava=True).play(
        "bottle 3", "CAB3"
    )
    assert three.state.winner == 0  # three bottles, at least one a cava: three cavas will do
    none = scene(2, hands=["CAB3 TIM TIM TIM"], barrels={0: ["BLA!", "ROS!", READY_ROU]}, second_cava=True)
    assert not none.play("bottle 3", "CAB3").state.over  # three wines will not
    hand = "MAC1 XAR1 PAR1 ULL1 GAR1 TRE1 MAC1"
    wines = scene(2, hands=[hand], barrels={0: ["BLA!", "ROS!", "ROU!"]}, second_cava=True)
    if wines.state.rules == 1:
        assert wines.offers("lay") == ["CVB", "CVR"]
        assert wines.refused("lay BLA").clause == "CPG-9.4"
    else:
        assert wines.offers("lay") == ["BLA", "ROS", "ROU", "CVB", "CVR"]
        effects = GAME.effects(wines.state, 0)
        costly = [recipe for recipe in wines.offers("lay") if effects[f"lay {recipe}"].costly]
        assert costly == ["BLA", "ROS", "ROU"]  # four wines and no cava
    cavas = scene(2, hands=[hand], barrels={0: ["CVB MAC1 XAR1 PAR1", "CVR!", "CVB MAC1 XAR1 PAR1"]}, second_cava=True)
    assert cavas.offers("lay") == ["BLA", "ROS", "ROU", "CVB", "CVR"]
    ranked = scene(2, turns=299, hands=["MAC1", "MAC1"], barrels={0: ["CVB!", "CVR!"], 1: ["CVB!"]}, second_cava=True)
    assert ranked.play("end").state.scores() == [2, 1]
    assert scene(2, barrels={0: ["CVB!", "CVR!"]}).state.scores() == [1, 0]
