"""What version 2 of the rules changes (section "Revision 2" of the specification)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tablee.bots.greedy import weightiest
from tablee.engine.seed import rng_of
from tablee.engine.words import LANGUAGES
from tablee.games.coupage import GAME
from tablee.games.coupage.judgement import judgement
from tests.games.coupage.scene import Scene, payments, scene
from tests.games.words import GameWords
from tests.rules import rule

pytestmark = pytest.mark.rules(2)
WORDS = GameWords(GAME)
READY_BLA = "BLA MAC1 XAR1 PAR1 | TIM"
RED = "ROU ULL1 GAR1 CAB2 | TIM"  # lacks one of two Time


def lines(table: Scene, move: str) -> list[str]:
    return [line.key for line in GAME.effects(table.state, table.to_act)[move].lines]


# CPG-4.6: no recipe is forbidden


@rule("CPG-4.6")
def test_a_fourth_wine_may_be_laid_and_is_costly() -> None:
    """T32."""
    hand = "MAC1 XAR1 PAR1 ULL1 GAR1 TRE1 MAC1"
    full = scene(2, hands=[hand], barrels={0: ["BLA!", "ROS!", "BLA MAC1 XAR1 PAR1", "BLA MAC1 XAR1 PAR1"]})
    assert full.offers("lay") == []
    assert full.refused("lay BLA").clause == "CPG-4.5"
    three = scene(2, hands=[hand], barrels={0: ["BLA!", "ROS!", "ROU!"]})
    assert three.offers("lay") == ["BLA", "ROS", "ROU", "CVB", "CVR"]
    effects = GAME.effects(three.state, 0)
    assert [effects[f"lay {recipe}"].costly for recipe in ("BLA", "ROS", "ROU", "CVB", "CVR")] == [True] * 3 + [
        False
    ] * 2
    assert "coupage-effect-lockout" in lines(three, "lay BLA")
    assert "coupage-effect-lockout" not in lines(three, "lay CVB")
    three.play("lay BLA", "MAC1", "XAR1", "PAR1")
    assert three.barrel(0, 4).recipe == "BLA"


@rule("CPG-4.6", "CPG-9.4")
def test_what_can_still_win_depends_on_the_second_cava() -> None:
    hand = "MAC1 XAR1 PAR1 ULL1 GAR1 TRE1 MAC1"
    rows = {0: ["CVB!", "CVB!", "CVR!"]}
    plain = scene(2, hands=[hand], barrels=rows)
    assert GAME.effects(plain.state, 0)["lay BLA"].costly, "two wines do not fit on one barrel"
    counted = scene(2, hands=[hand], barrels={0: ["CVB!", "BLA!"]}, second_cava=True)
    assert not GAME.effects(counted.state, 0)["lay CVB"].costly


@rule("CPG-4.6")
def test_bots_do_not_lay_it() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1"], barrels={0: ["BLA!", "ROS!", "ROU!"]})
    assert table.offers("lay") == ["BLA", "CVB"]
    assert GAME.notate(table.state, int(weightiest(table.state, judgement(None), rng_of(1))), 0) == "lay CVB"
    only = scene(2, hands=["ULL1 GAR1 CAB2"], barrels={0: ["BLA!", "ROS!", "ROU!"]})
    assert only.offers("lay") == ["ROU"]
    for seed in range(20):
        assert GAME.notate(only.state, int(weightiest(only.state, judgement(None), rng_of(seed))), 0) != "lay ROU"


# CPG-5.4: payments of at least the cost


@rule("CPG-5.4")
def test_more_than_needed_may_be_paid() -> None:
    """T30."""
    table = scene(2, hands=["CAB3 MAC1"], barrels={0: [READY_BLA]})
    assert payments(table, "bottle 1") == {("CAB3",), ("CAB3", "MAC1")}
    table.play("bottle 1")
    assert table.refused("MAC1").clause == "CPG-5.4"
    table.play("CAB3", done=False)
    assert table.options() == ["MAC1", "done"]
    table.play("MAC1", "done")
    assert table.barrel(0, 1).stage == "bottled"
    assert sorted(table.discard())[:2] == ["CAB3", "MAC1"]


@rule("CPG-5.4")
def test_payments_agree_with_all_sets_that_are_worth_it() -> None:
    for hand, cost in (("MAC1 MAC1 XAR1 ULL2 TRE2 CAB3", 3), ("MAC1 ULL1 ULL1 GAR2", 2), ("MAC1 XAR1 PAR1 TRE1", 3)):
        cards = hand.split()
        expected = {
            one
            for size in range(1, len(cards) + 1)
            for one in combinations(sorted(cards), size)
            if sum(int(card[3]) for card in one) >= cost
        }
        row = "ROU ULL1 GAR1 CAB2" if cost == 3 else READY_BLA
        found = payments(scene(2, hands=[hand], barrels={0: [row]}), "stars 1" if cost == 3 else "bottle 1")
        assert {tuple(sorted(one)) for one in found} == expected
        assert len(found) == len(expected), "each set in exactly one way"


@rule("CPG-5.4")
def test_done_needs_the_whole_cost() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1"], barrels={0: [READY_BLA]}).play("bottle 1", "MAC1")
    refusal = table.refused("done")
    assert (refusal.clause, refusal.line.key, refusal.line.args["left"]) == ("CPG-5.4", "coupage-refuse-unpaid", 1)
    assert table.play("XAR1", done=False).options() == ["PAR1", "done"]


@rule("CPG-5.4")
def test_a_payment_has_at_most_twenty_cards_and_sets_are_never_listed() -> None:
    hand = " ".join(["MAC1 XAR1 PAR1 ULL1 GAR1"] * 4 + ["MAC2 XAR2 PAR2 ULL2 TRE1"] * 2)
    table = scene(2, hands=[hand], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM TIM"]}).play("bottle 1")
    assert len(hand.split()) == 30
    picks = GAME.picks(table.state, 0)
    assert picks is not None
    assert (len(picks.choices), picks.need) == (10, 3)
    assert picks.ends is not None
    assert picks.ends.text == "done"
    paid = ["MAC2", "MAC2", "XAR2", "XAR2", "PAR2", "PAR2", "ULL2", "ULL2"]
    paid += ["MAC1"] * 4 + ["XAR1"] * 4 + ["PAR1"] * 4
    table.play(*paid, done=False)
    assert len(paid) == 20
    assert table.options() == ["done"]
    table.play("done")
    assert table.sizes()[0] == 10
    while table.asked != "act":
        table.play(table.options()[-1])
    assert not Counter(paid) - Counter(table.discard()), "all of them are thrown away"


@rule("CPG-5.4")
def test_people_choose_in_any_order() -> None:
    table = scene(2, hands=["MAC1 MAC2 XAR1 CHA3"], barrels={0: [READY_BLA]}).play("bottle 1")
    chosen = [GAME.parse(table.state, 0, text) for text in ("MAC1", "CHA3")]
    picks = GAME.picks(table.state, 0, chosen)
    assert picks is not None
    assert [choice.text for choice in picks.choices] == ["MAC2", "XAR1"]
    whole = scene(2, hands=["MAC1 MAC2 XAR1 CHA3"], barrels={0: [READY_BLA]})
    steps = GAME.parse_move(whole.state, 0, "bottle 1 MAC1 CHA3 done")
    assert [GAME.moves.name(whole.state, step) for step in steps] == ["bottle 1", "CHA3", "MAC1", "done"]


@rule("CPG-5.2", "CPG-5.4")
def test_one_of_the_cards_paid_for_a_time_lies_down() -> None:
    table = scene(2, hands=["CAB3 MAC1 MAC1"], barrels={0: ["CVB MAC1 XAR1 PAR1"]})
    table.play("stars 1", "CAB3", "MAC1", "done")
    assert table.options() == ["CAB3", "MAC1"]
    table.play("MAC1")
    assert table.times(0, 1) == ["(MAC1)"]
    assert table.discard() == ["CAB3"]
    alike = scene(2, hands=["MAC1 MAC1 MAC1 MAC1 CAB2"], barrels={0: ["ROU ULL1 ULL1 CAB2"]})
    alike.play("stars 1", "MAC1", "MAC1", "MAC1", "done")
    assert alike.times(0, 1) == ["(MAC1)"], "all alike: nothing is asked"
    assert alike.discard() == ["MAC1", "MAC1"]


# CPG-5.5, CPG-8.11: stolen Time


@rule("CPG-5.5", "CPG-8.11")
def test_time_may_be_stolen_without_need() -> None:
    """T31."""
    rows = {0: ["CVB MAC1 XAR1 PAR1 | TIM TIM"], 1: ["ROU ULL1 GAR1 CAB2 | TIM TIM"]}
    table = scene(2, hands=["VDT CAB3", "MAC1"], barrels=rows)
    table.play("play VDT", "barrel 1-1", "barrel 0-1")
    assert (table.times(0, 1), table.times(1, 1)) == (["TIM"] * 3, ["TIM"])
    assert table.barrel(0, 1).ready
    assert table.barrel(0, 1).time_missing == 0
    assert table.offers("time") == []
    table.play("bottle 1", "CAB3")
    assert table.discard().count("TIM") == 3


@rule("CPG-5.5")
def test_a_barrel_takes_two_stolen_time_cards_too_many_at_most() -> None:
    own = ["CVB MAC1 XAR1 PAR1 | TIM TIM TIM TIM", "BLA MAC1 XAR1 PAR1 | TIM | 2", READY_BLA]
    table = scene(2, hands=["VDT TIM", "MAC1"], barrels={0: own, 1: ["ROU ULL1 GAR1 CAB2 | TIM"]})
    table.play("play VDT", "barrel 1-1")
    assert table.options() == ["barrel 0-3"]
    assert scene(2, hands=["VDT"], barrels={0: own[:1], 1: ["ROU ULL1 GAR1 CAB2 | TIM"]}).offers("play") == []


# CPG-10.3: Rouge


@rule("CPG-10.3")
def test_a_hand_card_is_the_last_time_of_a_red() -> None:
    """T33."""
    table = scene(2, hands=["CAB2 OEN TIM TIM"], barrels={0: [RED, "CVB MAC1 XAR1 PAR1"]}, abilities=True)
    assert table.offers("bottle") == ["1"]
    table.play("bottle 1", "CAB2")
    assert table.asked == "serve"
    assert table.options() == ["TIM", "OEN"]
    table.play("OEN")
    assert table.barrel(0, 1).stage == "bottled"
    assert table.asked == "act", "no further use of the ability"
    assert sorted(table.discard()) == ["CAB2", "CAB2", "GAR1", "OEN", "TIM", "ULL1"]
    assert table.told(1)[0].key == "coupage-log-bottle-serve"


@rule("CPG-10.3")
def test_a_card_must_be_left_for_it() -> None:
    """T34, and payments that leave one."""
    alone = scene(2, hands=["CAB2"], barrels={0: [RED]}, abilities=True)
    assert alone.offers("bottle") == []
    assert alone.refused("bottle 1").clause == "CPG-6.1"
    two = scene(2, hands=["MAC1 XAR1"], barrels={0: [RED]}, abilities=True)
    assert two.offers("bottle") == [], "both are needed to pay"
    three = scene(2, hands=["MAC1 XAR1 CAB2"], barrels={0: [RED]}, abilities=True)
    assert payments(three, "bottle 1") == {("CAB2",), ("CAB2", "MAC1"), ("CAB2", "XAR1"), ("MAC1", "XAR1")}


@rule("CPG-10.3")
@pytest.mark.parametrize("number", range(1, 5))
def test_a_time_card_may_serve_on_any_barrel(number: int) -> None:
    rows = {0: ["-"] * (number - 1) + [RED]}
    table = scene(2, hands=["CAB2 TIM"], barrels=rows, abilities=True).play(f"bottle {number}", "CAB2")
    assert table.options() == ["TIM"]


@rule("CPG-10.3")
def test_it_takes_the_ability_and_exactly_one_missing_time() -> None:
    assert scene(2, hands=["CAB2 OEN"], barrels={0: [RED]}).offers("bottle") == []
    both = scene(2, hands=["CAB2 OEN"], barrels={0: ["ROU ULL1 GAR1 CAB2"]}, abilities=True)
    assert both.offers("bottle") == []
    other = scene(2, hands=["CAB3 OEN"], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM"]}, abilities=True)
    assert other.offers("bottle") == []
    spoiled = scene(2, hands=["CAB2 OEN"], barrels={0: ["ROU ULL1 GAR1 CAB2 | TIM | 1"]}, abilities=True)
    assert spoiled.offers("bottle") == []


@rule("CPG-10.3", "CPG-8.3")
def test_it_goes_with_a_young_wine() -> None:
    table = scene(2, hands=["JEU OEN MAC1"], barrels={0: [RED]}, abilities=True)
    table.play("play JEU", "barrel 0-1")
    assert table.options() == ["MAC1", "OEN"]
    table.play("OEN")
    assert table.barrel(0, 1).stage == "bottled"
    assert table.told(1)[0].key == "coupage-log-jeu-serve"
    assert scene(2, hands=["JEU"], barrels={0: [RED]}, abilities=True).offers("play") == [], "no card is left"
    again = scene(2, hands=["JEU JEU"], barrels={0: [RED]}, abilities=True).play("play JEU", "barrel 0-1")
    assert again.options() == ["JEU"]


@rule("CPG-10.3")
def test_a_red_with_all_its_time_still_gives_a_card_to_another_barrel() -> None:
    rows = {0: ["ROU ULL1 GAR1 CAB2 | TIM TIM", "CVB MAC1 XAR1 PAR1"]}
    table = scene(2, hands=["CAB2 OEN TIM"], barrels=rows, abilities=True).play("bottle 1", "CAB2")
    assert table.options() == ["barrel 0-2", "decline"]
    assert table.play("barrel 0-2", "OEN").times(0, 2, 0) == ["(OEN)"]


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_new_can_be_said(language: str) -> None:
    table = scene(2, hands=["CAB2 OEN TIM TIM"], barrels={0: [RED]}, abilities=True).play(
        "bottle 1", "CAB2", done=False
    )
    said = [*GAME.effects(table.state, 0)["done"].lines, *[c.label for c in GAME.choices(table.state, 0) if c.label]]
    table.play("done")
    said += [table.view(0).prompt, table.view(1).prompt, *GAME.effects(table.state, 0)["OEN"].lines]
    said += table.play("OEN").told(1)
    young = scene(2, hands=["JEU OEN"], barrels={0: [RED]}, abilities=True).play("play JEU", "barrel 0-1", "OEN")
    said += young.told(1)
    lost = scene(2, hands=["MAC1 XAR1 PAR1"], barrels={0: ["BLA!", "ROS!", "ROU!"]})
    said += [*GAME.effects(lost.state, 0)["lay BLA"].lines, *[aid.needs for aid in lost.view(0).aid]]
    said.append(scene(2, hands=["MAC1 XAR1"], barrels={0: [READY_BLA]}).play("bottle 1").refused("done").line)
    assert len({line.key for line in said}) >= 10
    for line in said:
        assert WORDS.complete(line, language)


# Versions


def test_games_begun_under_version_1_go_on_under_it() -> None:
    old = GAME.new(2, seed=3, rules=1)
    new = GAME.new(2, seed=3)
    assert (old.rules, new.rules) == (1, 2)
    assert old.clone().rules == 1
