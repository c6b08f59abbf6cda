"""Chapters 4 and 5: laying grapes, completing a barrel, Time by card and by stars."""

from itertools import combinations, permutations

import pytest

from tablee.games.coupage import GAME
from tablee.games.coupage.content import CoupageSheet, printed
from tests.games.coupage.scene import RECIPES, VARIETIES, payments, scene
from tests.rules import rule

PRINTED = printed(CoupageSheet(), 4, "")


def fits(recipe: str, grapes: str) -> bool:
    packed = sum(1 << 4 * VARIETIES.index(grape) for grape in grapes.split())
    return PRINTED.can_hold(RECIPES.index(recipe), packed)


@rule("CPG-4.1", "CPG-4.4")
@pytest.mark.parametrize(
    ("recipe", "grapes", "expected"),
    [
        ("BLA", "MAC XAR CHA", True),
        ("BLA", "MAC MAC XAR", False),
        ("BLA", "MAC", True),
        ("ROU", "ULL ULL CAB", True),
        ("ROU", "ULL ULL", True),
        ("ROU", "ULL ULL ULL", False),
        ("ROU", "ULL ULL GAR", True),
        ("CVR", "TRE TRE MAC MAC", True),
        ("CVR", "TRE GAR MAC PAR", True),
        ("CVR", "GAR ULL MAC XAR", False),
        ("CVR", "TRE CAB MAC XAR", False),
        ("CVR", "TRE GAR CHA MAC", False),
        ("ROS", "ULL ULL CHA CHA", True),
        ("ROS", "ULL MAC MAC MAC", False),
        ("CVB", "MAC XAR PAR", True),
        ("CVB", "MAC MAC PAR", False),
        ("CVB", "MAC XAR PAR PAR", False),
    ],
)
def test_the_fit_test(recipe: str, grapes: str, expected: bool) -> None:
    """T1."""
    assert fits(recipe, grapes) is expected


@rule("CPG-4.1", "CPG-4.2")
def test_laying_a_whole_recipe() -> None:
    """T2."""
    table = scene(2, hands=["MAC1 XAR1 PAR1 TIM CAB2"])
    assert table.offers("lay") == ["BLA", "CVB"]
    table.play("lay CVB", "MAC1", "XAR1", "PAR1")
    barrel = table.barrel(0, 1)
    assert (barrel.recipe, list(barrel.grapes), barrel.time_missing) == ("CVB", ["MAC1", "XAR1", "PAR1"], 2)
    table.play("time 1")
    assert table.times(0, 1) == ["TIM"]
    assert len(table.hand(0)) == 3  # CAB2 and two from the refill
    assert "CAB2" in table.hand(0)


@rule("CPG-4.2")
def test_the_recipe_announced_stays() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1 TIM TIM"]).play("lay BLA", "MAC1", "XAR1", "PAR1", "time 1")
    assert table.barrel(0, 1).recipe == "BLA"
    assert table.barrel(0, 1).ready  # a Blanc needs one Time, a Cava blanc would need two


@rule("CPG-4.3")
def test_the_lowest_free_barrel_is_used() -> None:
    rows = ["BLA!", "-", "ROU ULL1 ULL1 CAB2", "-"]
    table = scene(2, hands=["TRE1 GAR1 MAC1 XAR1"], barrels={0: rows}).play("lay CVR", "MAC1", "XAR1", "GAR1", "TRE1")
    assert table.barrel(0, 2).recipe == "CVR"
    assert table.barrel(0, 4).stage == "empty"


@rule("CPG-4.1", "CPG-4.4")
def test_grapes_go_in_class_order_and_only_where_they_lead_somewhere() -> None:
    table = scene(2, hands=["MAC1 MAC2 XAR1 CHA2 CHA3 ULL1"]).play("lay BLA")
    assert table.options() == ["MAC1", "MAC2"]  # three different whites: a Macabeu must be among them
    table.play("MAC2")
    assert table.options() == ["XAR1"]
    assert table.refused("MAC1").clause == "CPG-4.4"
    assert table.refused("ULL1").clause == "CPG-4.4"
    assert table.refused("CAB2").clause == "CPG-4.1"
    table.play("XAR1")
    assert table.options() == ["CHA2", "CHA3"]
    table.play("CHA2")
    assert table.grapes(0, 1) == ["MAC2", "XAR1", "CHA2"]
    assert scene(2, hands=["MAC1 XAR1 ULL1"]).offers("lay") == []


WHITE, RED, CAVA = {"MAC", "XAR", "PAR", "CHA"}, {"ULL", "GAR", "TRE", "CAB"}, {"MAC", "XAR", "PAR"}
# Section 2.5 of the specification: what each slot takes, and how many varieties there must be.
AID: dict[str, tuple[list[set[str]], int]] = {
    "BLA": ([WHITE, WHITE, WHITE], 3),
    "ROS": ([RED, RED, WHITE, WHITE], 2),
    "ROU": ([RED, RED, RED], 2),
    "CVB": ([{"MAC"}, {"XAR"}, {"PAR"}], 3),
    "CVR": ([{"TRE"}, {"TRE", "GAR", "ULL"}, CAVA, CAVA], 2),
}


def makes(recipe: str, grapes: list[str]) -> bool:
    """The fit test of section 2.5 for as many grapes as there are slots: each in a slot of its own, and a blend."""
    slots, different = AID[recipe]
    placed = (all(grape in slot for grape, slot in zip(order, slots, strict=True)) for order in permutations(grapes))
    return len(set(grapes)) >= different and any(placed)


@rule("CPG-4.4")
def test_every_set_can_be_laid_in_exactly_one_way() -> None:
    """All paths through the steps, compared with all sets found by trying out."""
    hand = "MAC1 MAC1 MAC2 XAR1 PAR1 CHA3 ULL1 ULL2 TRE1 TRE3 GAR1 CAB2"
    cards = hand.split()
    for aid in scene(2).view(0).aid:
        size = len(AID[aid.recipe][0])
        tried = combinations(cards, size)
        expected = {tuple(sorted(one)) for one in tried if makes(aid.recipe, [card[:3] for card in one])}
        found: list[tuple[str, ...]] = []
        table = scene(2, hands=[hand])
        if f"lay {aid.recipe}" in table.options():
            paths = [(table.twin().play(f"lay {aid.recipe}"), ())]
            while paths:
                here, chosen = paths.pop()
                for option in here.options():
                    picked = (*chosen, option)
                    if len(picked) == size:
                        found.append(tuple(sorted(picked)))
                    else:
                        paths.append((here.twin().play(option), picked))  # type: ignore[arg-type]
        assert len(found) == len(set(found))
        assert set(found) == expected != set(), aid.recipe


@rule("CPG-4.5")
def test_several_barrels_may_be_in_production_one_wine_each() -> None:
    rows = ["BLA MAC1 XAR1 PAR1", "ROU ULL1 ULL1 CAB2", "CVB MAC1 XAR1 PAR1"]
    table = scene(2, hands=["MAC1 XAR1 PAR1 TIM"], barrels={0: rows})
    table.play("lay BLA", "MAC1", "XAR1", "PAR1")
    assert [table.barrel(0, number).stage for number in (1, 2, 3, 4)] == ["producing"] * 4
    full = scene(2, hands=["MAC1 XAR1 PAR1"], barrels={0: [*rows, "ROS ULL1 GAR1 MAC1 MAC1"]})
    assert full.offers("lay") == []
    assert full.refused("lay BLA").clause == "CPG-4.5"


@pytest.mark.rules(1)
@rule("CPG-4.6")
def test_nobody_locks_themselves_out() -> None:
    """T6."""
    hand = "MAC1 XAR1 PAR1 ULL1 GAR1 TRE1 MAC1"
    three = scene(2, hands=[hand], barrels={0: ["BLA!", "ROS!", "ROU ULL1 ULL1 CAB2"]})
    assert three.offers("lay") == ["CVB", "CVR"]
    assert three.refused("lay BLA").clause == "CPG-4.6"
    two = scene(2, hands=[hand], barrels={0: ["BLA!", "CVB!", "CVR MAC1 MAC1 TRE1 TRE2"]})
    assert two.offers("lay") == ["BLA", "ROS", "ROU"]
    assert two.refused("lay CVB").clause == "CPG-4.6"
    evaporated = scene(2, hands=[hand], barrels={0: ["BLA!", "ROS!", "ROU ULL1"]})
    assert evaporated.offers("lay") == ["CVB", "CVR"]  # it counts until the end
    assert [aid.recipe for aid in three.view(0).aid if aid.open] == ["CVB", "CVR"]


@rule("CPG-4.7")
def test_completing_what_evaporated() -> None:
    """T8."""
    table = scene(2, hands=["MAC1 XAR2 PAR1 CHA2", "EVA TIM TIM TIM"], barrels={0: ["CVB MAC1 PAR1 | TIM TIM"]})
    assert table.offers("bottle") == []
    assert table.refused("bottle 1").clause == "CPG-6.1"
    table.play("replace 1")
    assert table.options() == ["XAR2"]
    assert table.refused("MAC1").clause == "CPG-4.7"
    table.play("XAR2")
    assert table.grapes(0, 1) == ["MAC1", "XAR2", "PAR1"]
    assert table.barrel(0, 1).ready
    blanc = scene(2, hands=["MAC1 XAR1 PAR2 CHA2 ULL1"], barrels={0: ["BLA MAC1 CHA2"]}).play("replace 1")
    assert blanc.options() == ["XAR1", "PAR2"]
    rouge = scene(2, hands=["ULL1 GAR1"], barrels={0: ["ROU ULL1 ULL1"]}).play("replace 1")
    assert rouge.options() == ["GAR1"]


@rule("CPG-4.7")
def test_one_action_replaces_one_grape() -> None:
    table = scene(2, hands=["XAR1 PAR1 TIM TIM TIM"], barrels={0: ["CVB MAC1"]}).play("replace 1", "PAR1")
    assert table.grapes(0, 1) == ["MAC1", "PAR1"]
    assert table.view(0).actions_left == 1
    assert list(table.barrel(0, 1).helps) == ["XAR"]
    assert table.barrel(0, 1).grapes_missing == 1
    assert scene(2, hands=["MAC1 CHA2"], barrels={0: ["CVB MAC1"]}).refused("replace 1").clause == "CPG-4.7"
    assert scene(2, hands=["MAC1"], barrels={0: ["BLA MAC1 XAR1 PAR1"]}).refused("replace 1").clause == "CPG-4.7"


@rule("CPG-4.8")
def test_grapes_stay_where_they_are() -> None:
    """No action moves, takes back, swaps or gives up: every action there is names something else."""
    table = scene(2, hands=["MAC1 XAR1"], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM", "BLA MAC1 XAR1"]})
    before = [table.grapes(0, 1), table.grapes(0, 2)]
    for option in table.options():
        after = table.twin().play(option)
        if after.state.pending.count == 0:
            assert [after.grapes(0, 1), after.grapes(0, 2)] == before, option
    assert {option.split()[0] for option in table.options()} == {"end", "cycle"}


@rule("CPG-4.9", "CPG-5.7", "CPG-8.5")
def test_a_spoiled_barrel_takes_neither_grapes_nor_time() -> None:
    table = scene(2, hands=["XAR1 TIM CAB3 CHA3 JEU"], barrels={0: ["CVB MAC1 PAR1 | TIM | 2", "BLA! "]})
    assert not [option for option in table.options() if option.split()[0] in ("replace", "time", "stars", "bottle")]
    assert table.refused("replace 1").clause == "CPG-4.9"
    assert table.refused("time 1").clause == "CPG-5.7"
    assert table.refused("stars 1").clause == "CPG-5.7"
    assert table.refused("replace 2").clause == "CPG-4.9"


# Chapter 5


@rule("CPG-5.1")
def test_a_time_card_goes_face_up_on_a_barrel_with_grapes() -> None:
    table = scene(2, hands=["TIM"], barrels={0: ["ROU ULL1 ULL1 CAB2"]})
    assert table.offers("time") == ["1"]
    assert table.refused("time 2").clause == "CPG-5.1"
    table.play("time 1")
    assert (table.times(0, 1), table.hand(0)) == (["TIM"], [])
    assert scene(2, hands=["MAC1"], barrels={0: ["ROU ULL1 ULL1 CAB2"]}).refused("time 1").clause == "CPG-5.1"


@rule("CPG-5.2", "CPG-5.3")
def test_three_stars_serve_as_a_time() -> None:
    """T5."""
    table = scene(2, hands=["MAC2 ULL1 TIM TIM"], barrels={0: ["ROU ULL1 ULL1 CAB2"]})
    table.play("stars 1", "MAC2", "ULL1")
    assert table.asked == "facedown"
    assert table.options() == ["MAC2", "ULL1"]
    table.play("ULL1")
    assert table.times(0, 1) == ["(ULL1)"]
    assert table.discard() == ["MAC2"]
    assert table.view(0).actions_left == 1  # one action, one Time
    other = scene(2, hands=["MAC2 ULL1"], barrels={0: ["ROU ULL1 ULL1 CAB2"]}).play("stars 1", "MAC2", "ULL1", "MAC2")
    assert (other.times(0, 1), other.discard()) == (["(MAC2)"], ["ULL1"])
    alone = scene(2, hands=["TRE3 MAC1"], barrels={0: ["ROU ULL1 ULL1 CAB2"]}).play("stars 1", "TRE3")
    assert (alone.times(0, 1), alone.discard()) == (["(TRE3)"], [])
    alike = scene(2, hands=["MAC1 MAC1 MAC1"], barrels={0: ["ROU ULL1 ULL1 CAB2"]})
    alike.play("stars 1", "MAC1", "MAC1", "MAC1")
    assert (alike.times(0, 1), alike.discard()) == (["(MAC1)"], ["MAC1", "MAC1"])
    two = scene(2, hands=["MAC1 MAC1 XAR1"], barrels={0: ["ROU ULL1 ULL1 CAB2"]})
    two.play("stars 1", "MAC1", "MAC1", "XAR1")
    assert (two.asked, two.options()) == ("facedown", ["MAC1", "XAR1"])  # by class: equal cards are one choice


@rule("CPG-5.2")
def test_two_stars_are_not_enough() -> None:
    table = scene(2, hands=["MAC1 ULL1 TIM"], barrels={0: ["ROU ULL1 ULL1 CAB2"]})
    assert table.offers("stars") == []
    assert table.refused("stars 1").clause == "CPG-5.2"


@rule("CPG-5.3")
def test_the_player_picks_the_way_each_time() -> None:
    table = scene(2, hands=["TIM CAB3"], barrels={0: ["ROU ULL1 ULL1 CAB2"]})
    assert {"time 1", "stars 1"} <= set(table.options())
    table.play("time 1", "stars 1", "CAB3")
    assert table.times(0, 1) == ["TIM", "(CAB3)"]


@pytest.mark.rules(1)
@rule("CPG-5.4")
def test_smallest_payments_each_in_one_way() -> None:
    """T4 and T20, for Time by stars."""
    row = {0: ["ROU ULL1 ULL1 CAB2"]}
    four = scene(2, hands=["MAC2 ULL1 GAR1"], barrels=row)
    assert payments(four, "stars 1") == {("MAC2", "ULL1"), ("MAC2", "GAR1")}
    more = scene(2, hands=["MAC2 ULL1 GAR1 XAR1"], barrels=row)
    assert payments(more, "stars 1") == {
        ("MAC2", "ULL1"),
        ("MAC2", "GAR1"),
        ("MAC2", "XAR1"),
        ("XAR1", "ULL1", "GAR1"),
    }
    twenty = scene(2, hands=["CHA2 CAB2"], barrels=row)
    assert payments(twenty, "stars 1") == {("CHA2", "CAB2")}
    assert twenty.play("stars 1").refused("CAB2").clause == "CPG-5.4"
    over = scene(2, hands=["CAB3 CHA3 CAB2 MAC1"], barrels=row)
    assert payments(over, "stars 1") == {("CHA3",), ("CAB3",), ("CAB2", "MAC1")}


@pytest.mark.rules(1)
@rule("CPG-5.4")
def test_payments_agree_with_all_smallest_sets() -> None:
    """Invariant 10: all subsets of a hand, tried out."""
    stars = {"1": 1, "2": 2, "3": 3}
    for hand, cost in (("MAC1 MAC1 XAR1 ULL2 TRE2 CAB3", 3), ("MAC1 ULL1 ULL1 GAR2", 2), ("MAC1 XAR1 PAR1 TRE1", 3)):
        cards = hand.split()
        expected = set()
        for size in range(1, len(cards) + 1):
            for one in combinations(sorted(cards), size):
                values = [stars[card[3]] for card in one]
                if sum(values) >= cost > sum(values) - min(values):
                    expected.add(one)
        row = "ROU ULL1 GAR1 CAB2" if cost == 3 else "BLA MAC1 XAR1 PAR1 | TIM"
        table = scene(2, hands=[hand], barrels={0: [row]})
        found = payments(table, "stars 1" if cost == 3 else "bottle 1")
        assert {tuple(sorted(one)) for one in found} == expected
        assert len(found) == len(expected)


@rule("CPG-5.5")
def test_no_more_time_than_the_recipe_asks() -> None:
    table = scene(2, hands=["TIM CAB3"], barrels={0: ["BLA MAC1 XAR1 PAR1 | TIM", "ROU ULL1 ULL1 GAR1 | TIM (CAB2)"]})
    assert table.offers("time") == table.offers("stars") == []
    assert table.refused("time 1").clause == "CPG-5.5"
    assert table.refused("stars 2").clause == "CPG-5.5"


@rule("CPG-5.6")
def test_time_may_be_added_while_a_grape_is_missing() -> None:
    table = scene(2, hands=["TIM CAB3"], barrels={0: ["CVB MAC1 PAR1"]}).play("time 1", "stars 1", "CAB3")
    assert table.times(0, 1) == ["TIM", "(CAB3)"]
    assert not table.barrel(0, 1).ready


def test_the_aid_says_what_a_hand_lacks() -> None:
    table = scene(2, hands=["MAC1 XAR1 ULL1 TIM"])
    aid = {each.recipe: (each.missing, list(each.helps)) for each in table.view(0).aid}
    assert aid["BLA"] == (1, ["PAR", "CHA"])
    assert aid["CVB"] == (1, ["PAR"])
    assert aid["ROS"] == (1, ["ULL", "GAR", "TRE", "CAB"])
    assert aid["ROU"] == (2, ["ULL", "GAR", "TRE", "CAB"])
    assert aid["CVR"] == (1, ["TRE"])
    assert [each.missing for each in table.view(-1).aid] == [-1] * 5
    assert GAME.title == "Coupage"
