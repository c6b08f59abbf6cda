"""Chapters 8 and 10: the seven special cards, and the variant with wine abilities."""

import pytest

from tablee.engine.seed import rng_of
from tablee.games.coupage import GAME
from tablee.games.coupage.rules.numbers import ACTING, CLASSES, EVA, JEU, OEN, PIQ, PLAY, STRIDE, VDT
from tablee.games.coupage.rules.specials import is_target
from tests.games.coupage.scene import SPECTATOR, Scene, new, scene
from tests.games.words import said
from tests.rules import rule

READY_ROU = "ROU ULL1 ULL1 GAR1 | TIM TIM"
READY_BLA = "BLA MAC1 XAR1 PAR1 | TIM"
READY_CVB = "CVB MAC1 XAR1 PAR1 | TIM TIM"
READY_CVR = "CVR MAC1 MAC1 TRE1 TRE2 | TIM TIM"
READY_ROS = "ROS ULL1 GAR1 MAC1 MAC1 | TIM"


@rule("CPG-8.1")
def test_a_special_card_is_one_action_and_is_discarded() -> None:
    table = scene(2, hands=["OEN MAC1 MAC1 MAC1"], barrels={0: ["BLA MAC1 XAR1 PAR1 || 2"]})
    table.play("play OEN", "barrel 0-1")
    assert sorted(table.discard()) == ["OEN", "PIQ"]
    assert table.view(0).actions_left == 1
    assert scene(2, hands=["MAC1"]).refused("play VOL").clause == "CPG-8.1"


@rule("CPG-8.2")
@pytest.mark.parametrize(
    ("kind", "without", "able"),
    [
        ("JEU", {0: ["ROU ULL1 ULL1 GAR1 | TIM"], 1: [READY_BLA]}, {0: [READY_BLA]}),
        ("PIQ", {0: [READY_BLA], 1: ["BLA!", "BLA MAC1 XAR1 PAR1 || 1"]}, {1: [READY_BLA]}),
        ("OEN", {0: [READY_BLA], 1: [READY_BLA]}, {1: ["BLA MAC1 XAR1 PAR1 || 1"]}),
        ("EVA", {0: [READY_BLA], 1: ["BLA MAC1", "ROS!"]}, {1: ["BLA MAC1 XAR1"]}),
        ("VDT", {0: ["BLA MAC1 XAR1 PAR1"], 1: ["BLA MAC1 XAR1 PAR1"]}, {0: ["BLA MAC1 XAR1"], 1: [READY_ROU]}),
        ("VDT", {0: ["ROU!"], 1: [READY_BLA]}, {0: ["ROU ULL1 GAR1 | TIM"], 1: [READY_BLA]}),
        ("VDT", {0: ["ROU ULL1 GAR1 CAB2 || 1"], 1: [READY_BLA]}, {0: ["ROU ULL1 GAR1 CAB2"], 1: [READY_BLA]}),
    ],
)
def test_a_card_without_effect_cannot_be_played(
    kind: str, without: dict[int, list[str]], able: dict[int, list[str]]
) -> None:
    table = scene(2, hands=[f"{kind} MAC1"], barrels=without)
    assert table.offers("play") == []
    assert table.refused(f"play {kind}").clause == "CPG-8.2"
    assert kind in table.play("cycle").options()  # it can still be exchanged
    assert scene(2, hands=[f"{kind} MAC1"], barrels=able).offers("play") == [kind]


@rule("CPG-8.2")
def test_theft_needs_a_hand_and_a_harvest_needs_cards() -> None:
    assert scene(2, hands=["VOL"]).refused("play VOL").clause == "CPG-8.2"
    assert scene(2, hands=["VOL", "MAC1"]).offers("play") == ["VOL"]
    dry = scene(2, hands=["REC"], pile="none", discard="none")
    assert dry.refused("play REC").clause == "CPG-8.2"
    assert scene(2, hands=["REC"], pile="none", discard="only MAC1").offers("play") == ["REC"]


@rule("CPG-8.3")
def test_vin_jeune_bottles_without_stars_in_one_action() -> None:
    table = scene(2, hands=["JEU MAC1 MAC1 MAC1"], barrels={0: [READY_CVB, READY_ROU, "BLA MAC1 XAR1 PAR2"]})
    table.play("play JEU")
    assert table.options() == ["barrel 0-1", "barrel 0-2"]
    assert table.refused("barrel 0-3").clause == "CPG-8.3"
    table.play("barrel 0-1")
    assert (table.barrel(0, 1).stage, table.view(0).actions_left) == ("bottled", 1)
    assert table.hand(0) == ["MAC1"] * 3
    assert table.discard().count("JEU") == 1
    spoiled = scene(2, hands=["JEU"], barrels={0: [READY_CVB + " | 1"]})
    assert spoiled.refused("play JEU").clause == "CPG-8.2"
    win = scene(2, hands=["JEU"], barrels={0: ["BLA!", "ROU!", READY_CVB]}).play("play JEU", "barrel 0-3")
    assert win.state.winner == 0
    assert "JEU" in win.discard()


@rule("CPG-8.4")
def test_card_theft_takes_a_random_card() -> None:
    table = scene(3, hands=["VOL TIM TIM TIM", "MAC1 MAC1 XAR2 CAB3", "ULL1"]).play("play VOL")
    assert table.options() == ["seat 1", "seat 2"]
    assert table.refused("seat 0").clause == "CPG-8.4"
    stolen = []
    for seed in range(60):
        after = table.with_rng(seed).play("seat 1")
        assert after.sizes() == [4, 3, 1]
        stolen.append(next(card for card in ("MAC1", "XAR2", "CAB3") if card in after.hand(0)))
    assert 20 < stolen.count("MAC1") < 40  # two of four cards
    assert set(stolen) == {"MAC1", "XAR2", "CAB3"}


@rule("CPG-8.5", "CPG-8.6")
def test_vin_pique_goes_on_a_barrel_of_another_in_production() -> None:
    rows = {0: [READY_BLA], 1: ["BLA MAC1 XAR1 PAR1", "-", "ROS!", "ROU ULL1 GAR1 CAB2 || 3"]}
    table = scene(2, hands=["PIQ MAC1 MAC1 MAC1"], barrels=rows).play("play PIQ")
    assert table.options() == ["barrel 1-1"]
    assert table.refused("barrel 0-1").clause == "CPG-8.5"
    assert table.refused("barrel 1-2").clause == "CPG-8.5"
    assert table.refused("barrel 1-4").clause == "CPG-8.6"
    table.play("barrel 1-1")
    assert (table.barrel(1, 1).spoiled, table.barrel(1, 1).spoiled_turns) == (1, 4)
    assert "PIQ" not in table.discard()


@rule("CPG-8.7", "CPG-2.1")
def test_a_spoiled_barrel_is_blocked_for_four_turns_of_its_owner() -> None:
    """T7."""
    hands = ["MAC1 MAC1 MAC1", "PIQ XAR1 XAR1 XAR1", "CAB2 CAB2 CAB2"]
    table = scene(3, turn=1, hands=hands, barrels={2: [READY_ROU]})
    table.play("play PIQ", "barrel 2-1", "end")
    seen = []
    for turn in range(4):
        assert table.to_act == 2
        seen.append(table.barrel(2, 1).spoiled)
        table.play("pile")
        assert table.offers("bottle") == []
        table.play("end", "pile", "end", "pile", "end")
    assert seen == [1, 2, 3, 4]
    assert table.barrel(2, 1).spoiled == 0
    assert table.discard() == ["PIQ"]
    assert table.play("pile").offers("bottle") == ["1"]


@rule("CPG-8.8")
def test_the_oenologist_removes_it_from_any_barrel_and_production_resumes_at_once() -> None:
    rows = {0: [READY_ROU + " | 2"], 1: ["BLA MAC1 XAR1 PAR1 || 4", "BLA MAC1 XAR1 PAR1"]}
    table = scene(2, hands=["OEN CAB2"], barrels=rows).play("play OEN")
    assert table.options() == ["barrel 0-1", "barrel 1-1"]
    assert table.refused("barrel 1-2").clause == "CPG-8.8"
    other = table.twin().play("barrel 1-1")
    assert (other.barrel(1, 1).spoiled, other.barrel(0, 1).spoiled) == (0, 2)
    table.play("barrel 0-1", "bottle 1", "CAB2")
    assert table.barrel(0, 1).stage == "bottled"


@rule("CPG-8.9")
def test_a_harvest_goes_round_from_the_player_of_the_card() -> None:
    hands = ["TIM TIM TIM", "REC TIM TIM TIM", "TIM TIM TIM"]
    table = scene(3, turn=1, hands=hands, pile="MAC1 XAR1 PAR1 CHA3", market="ULL1 GAR1").play("play REC")
    order = []
    assert list(table.view(SPECTATOR).harvest) == ["MAC1", "XAR1", "PAR1"]
    for place in (2, 1, 3):
        order.append(table.to_act)
        assert table.view(SPECTATOR).turn == 1
        table.play(f"take {place}")
    assert order == [1, 2, 0]
    assert "XAR1" in table.hand(1)
    assert "MAC1" in table.hand(2)
    assert "PAR1" in table.hand(0)
    assert (table.to_act, table.view(1).actions_left, table.phase) == (1, 1, "act")


@rule("CPG-8.9", "CPG-8.13")
def test_harvest_picks_are_compulsory_and_the_only_decision_out_of_turn() -> None:
    table = scene(3, hands=["REC TIM TIM TIM", "VOL", "PIQ"], pile="MAC1 XAR1 PAR1").play("play REC", "take 1")
    assert (table.to_act, table.options()) == (1, ["take 2", "take 3"])
    assert table.refused("play VOL").clause == "CPG-8.9"
    assert table.refused("take 1").clause == "CPG-8.9"
    assert table.refused("take 1").line.key == table.refused("take 4").line.key == "coupage-refuse-taken"
    for move in ("decline", "up", "pile"):
        assert table.refused(move).clause == "CPG-8.9"
        assert table.refused(move).line.key == "coupage-refuse-now"
    table.play("take 2")
    assert table.state.forced()
    assert table.options() == ["take 3"]


@rule("CPG-8.9")
def test_with_fewer_cards_than_players_the_last_get_none() -> None:
    """T10."""
    hands = ["REC TIM TIM TIM", "MAC1", ""]
    table = scene(3, hands=hands, pile="only XAR1 PAR1", discard="none", market="ULL1 GAR1")
    before = len(table.hand(2))
    table.play("play REC")
    assert list(table.view(0).harvest) == ["XAR1", "PAR1", ""]
    table.play("take 1", "take 2")
    assert ("XAR1" in table.hand(0), "PAR1" in table.hand(1), len(table.hand(2))) == (True, True, before)
    assert table.to_act == 0


@rule("CPG-8.10")
def test_evaporation_takes_a_grape_of_the_attackers_choice_never_the_last() -> None:
    rows = {0: ["BLA MAC1 XAR1 PAR1"], 1: ["CVB MAC1 XAR2 PAR1 | TIM TIM", "BLA MAC1", "ROS MAC1 MAC1 ULL1 ULL1"]}
    table = scene(2, hands=["EVA MAC2 MAC2 TIM"], barrels=rows).play("play EVA")
    assert table.options() == ["barrel 1-1", "barrel 1-3"]
    assert table.refused("barrel 1-2").clause == "CPG-8.10"
    assert table.refused("barrel 0-1").clause == "CPG-8.10"
    alike = table.twin().play("barrel 1-3")
    assert alike.options() == ["MAC1", "ULL1"]  # one option per class
    assert alike.refused("GAR1").clause == "CPG-8.10"
    table.play("barrel 1-1")
    assert table.options() == ["MAC1", "XAR2", "PAR1"]
    table.play("XAR2")
    assert table.grapes(1, 1) == ["MAC1", "PAR1"]
    assert sorted(table.discard()) == ["EVA", "XAR2"]
    assert not table.barrel(1, 1).ready


@rule("CPG-8.11")
def test_time_theft_moves_a_time_as_it_lies() -> None:
    """T9."""
    rows = {0: ["CVB MAC1 XAR1 PAR1 | TIM", READY_BLA], 1: ["ROU ULL1 GAR1 CAB2 | TIM (MAC2)"]}
    table = scene(2, hands=["VDT MAC1 MAC1 MAC1"], barrels=rows).play("play VDT", "barrel 1-1")
    assert table.options() == ["up", "down 2"]
    down = table.twin().play("down 2")
    assert down.options() == ["barrel 0-1"] + ["barrel 0-2"] * (table.state.rules > 1)
    down.play("barrel 0-1")
    assert (down.times(0, 1), down.times(1, 1)) == (["TIM", "(MAC2)"], ["TIM"])
    table.play("up", "barrel 0-1")
    assert (table.times(0, 1), table.times(1, 1)) == (["TIM", "TIM"], ["(MAC2)"])
    assert table.discard() == ["VDT"]
    rows = {0: ["CVB MAC1 XAR1 PAR1"], 1: ["ROU ULL1 GAR1 CAB2 | (MAC2) TIM"]}
    second = scene(2, hands=["VDT"], barrels=rows).play("play VDT", "barrel 1-1")
    assert set(second.options()) == {"up", "down 1"}
    second.play("up", "barrel 0-1")  # the one that lies face up, not the first
    assert (second.times(0, 1), second.times(1, 1)) == (["TIM"], ["(MAC2)"])


@rule("CPG-8.11")
def test_which_time_is_asked_only_if_it_matters() -> None:
    """T19."""
    own = {0: ["CVB MAC1 XAR1 PAR1"]}
    two_down = scene(2, hands=["VDT"], barrels={**own, 1: ["ROU ULL1 GAR1 CAB2 | (MAC2) (MAC2)"]})
    assert two_down.play("play VDT", "barrel 1-1").options() == ["down 1", "down 2"]
    two_up = scene(2, hands=["VDT"], barrels={**own, 1: ["ROU ULL1 GAR1 CAB2 | TIM TIM"]})
    assert two_up.play("play VDT", "barrel 1-1").options() == ["barrel 0-1"]
    one_down = scene(2, hands=["VDT"], barrels={**own, 1: ["ROU ULL1 GAR1 CAB2 | (MAC2)"]})
    assert one_down.play("play VDT", "barrel 1-1").options() == ["barrel 0-1"]
    assert one_down.play("barrel 0-1").times(0, 1) == ["(MAC2)"]


@rule("CPG-8.12")
def test_spoiling_binds_only_the_owner() -> None:
    rows = {0: ["CVB MAC1 XAR1 PAR1"], 1: ["ROU ULL1 GAR1 CAB2 | TIM | 2"]}
    table = scene(2, hands=["EVA VDT"], barrels=rows)
    assert table.offers("play") == ["EVA", "VDT"]
    table.play("play EVA", "barrel 1-1", "ULL1", "play VDT", "barrel 1-1", "barrel 0-1")
    assert (table.grapes(1, 1), table.times(1, 1), table.times(0, 1)) == (["GAR1", "CAB2"], [], ["TIM"])


@rule("CPG-8.13")
def test_nothing_is_played_out_of_turn() -> None:
    table = scene(2, hands=["PIQ MAC1", "OEN JEU"], barrels={1: [READY_BLA]}).play("play PIQ", "barrel 1-1")
    for move in ("play OEN", "play JEU", "end"):
        assert table.refused(move, seat=1).line.key == "table-not-your-turn"


# Chapter 10


@rule("CPG-10.1")
def test_abilities_are_off_by_default_and_optional_when_on() -> None:
    off = scene(2, hands=["CAB2 MAC1 MAC1 MAC1"], barrels={0: [READY_ROS]}).play("bottle 1", "CAB2")
    assert off.phase == "act"
    on = scene(2, hands=["CAB2 MAC1 MAC1 MAC1"], barrels={0: [READY_ROS]}, abilities=True).play("bottle 1", "CAB2")
    assert on.phase == "rose"
    assert on.options() == ["market 1", "market 2", "decline"]
    on.play("decline")
    assert (on.phase, on.view(0).actions_left, len(on.hand(0))) == ("act", 1, 3)


@rule("CPG-10.1")
def test_an_ability_is_a_choice_even_with_an_empty_hand() -> None:
    table = scene(2, hands=["CAB2"], barrels={0: [READY_ROS]}, abilities=True).play("bottle 1", "CAB2")
    assert (table.phase, table.hand(0)) == ("rose", [])
    assert table.options() == ["market 1", "market 2", "decline"]
    assert not table.state.forced()


@rule("CPG-10.1")
def test_an_ability_that_can_do_nothing_is_not_asked() -> None:
    empty = scene(2, hands=["CAB2"], barrels={0: [READY_ROS]}, market="", pile="none", discard="none", abilities=True)
    assert empty.play("bottle 1", "CAB2").phase != "rose"
    alone = scene(2, hands=["CAB2 MAC1 MAC1 MAC1"], barrels={0: [READY_ROU]}, abilities=True).play("bottle 1", "CAB2")
    assert alone.phase == "act"
    no_hand = scene(2, hands=["CAB2"], barrels={0: [READY_ROU, "BLA MAC1 XAR1 PAR1"]}, abilities=True)
    assert no_hand.play("bottle 1", "CAB2").phase == "act"


@rule("CPG-10.1", "CPG-10.2")
def test_rose_offers_only_what_lies_in_the_market() -> None:
    for market, option in (("CHA3", "market 1"), ("", "")):
        table = scene(
            2,
            hands=["CAB2 TIM TIM"],
            barrels={0: [READY_ROS]},
            market=market,
            pile="none",
            discard="none",
            abilities=True,
        ).play("bottle 1", "CAB2")
        assert table.phase == ("rose" if option else "act")
        if option:
            assert table.options() == [option, "decline"]


@rule("CPG-10.2")
def test_rose_takes_a_market_card_and_the_slot_is_refilled() -> None:
    table = scene(2, hands=["CAB2"], barrels={0: [READY_ROS]}, market="TRE3 VOL", pile="CHA3", abilities=True)
    table.play("bottle 1", "CAB2", "market 1")
    assert table.hand(0) == ["TRE3"]
    assert table.market() == ["CHA3", "VOL"]
    assert table.view(0).actions_left == 1


@rule("CPG-10.3")
def test_rouge_puts_any_hand_card_face_down_on_another_barrel() -> None:
    rows = {0: [READY_ROU, "BLA MAC1 XAR1 PAR1", READY_BLA, "CVB MAC1 XAR1 PAR1 || 1"]}
    table = scene(3, hands=["CAB2 VOL TIM MAC1"], barrels=rows, abilities=True).play("bottle 1", "CAB2")
    assert table.phase == "rouge"
    assert table.options() == ["barrel 0-2", "decline"]
    assert table.refused("barrel 0-3").clause == "CPG-10.3"
    table.play("barrel 0-2")
    assert table.options() == ["MAC1", "TIM", "VOL"]
    table.play("TIM")
    assert table.times(0, 2, viewer=0) == ["(TIM)"]  # a Time card, too, goes face down
    assert table.times(0, 2, viewer=1) == table.times(0, 2) == ["(?)"]
    assert table.barrel(0, 2).ready


@rule("CPG-10.4")
def test_cava_rose_brings_one_extra_turn() -> None:
    """T15."""
    rows = {0: [READY_CVR, READY_BLA + " | 2"]}
    table = scene(2, hands=["CAB3 MAC1"], barrels=rows, abilities=True).play("bottle 1", "CAB3")
    assert (table.phase, table.view(0).actions_left, table.view(1).extra) == ("act", 1, True)
    table.play("end")
    assert (table.to_act, table.phase, len(table.hand(0))) == (0, "draw", 3)
    assert table.barrel(0, 2).spoiled == 3
    assert not table.view(1).extra
    table.play("pile", "end")
    assert (table.to_act, table.barrel(0, 2).spoiled) == (1, 4)


@rule("CPG-10.4")
def test_an_extra_turn_begins_no_round() -> None:
    table = scene(2, hands=["CAB3 MAC1"], barrels={0: [READY_CVR]}, abilities=True)
    rounds = [table.view(0).round]
    for moves in (["bottle 1", "CAB3", "end"], ["pile", "end"], ["pile", "end"], ["pile", "end"], ["pile", "end"]):
        table.play(*moves)
        rounds.append(table.view(0).round)
    assert rounds == [1, 1, 1, 2, 2, 3]
    heading = table.view(0).heading
    assert heading is not None
    assert heading.args == {"round": 3}


def _ending(table: Scene, language: str) -> str:
    """What is said of ending the turn, before it is done."""
    return said(GAME.effects(table.state, table.to_act)["end"].lines, language)[-1]


@rule("CPG-10.4")
def test_the_end_of_a_turn_tells_of_the_extra_turn() -> None:
    table = scene(2, hands=["CAB3 XAR1 PAR1 ULL1 GAR1"], barrels={0: [READY_CVR]}, abilities=True)
    words = {"en": ("The next player draws.", "Then you have your extra turn.")}
    words["fr"] = ("Le joueur suivant prend une carte.", "Puis vous jouez votre tour supplémentaire.")
    for language, (usual, _) in words.items():
        assert _ending(table, language).endswith(usual)
    table.play("bottle 1", "CAB3")
    for language, (_, extra) in words.items():
        assert _ending(table, language).endswith(extra)


@rule("CPG-10.4")
def test_two_cava_roses_in_one_turn_bring_one_extra_turn() -> None:
    rows = {0: [READY_CVR, "CVR XAR1 XAR1 TRE2 GAR1 | TIM TIM"]}
    table = scene(2, hands=["CAB3 CAB3 MAC1"], barrels=rows, abilities=True)
    table.play("bottle 1", "CAB3", "bottle 2", "CAB3")
    assert (table.to_act, table.phase) == (0, "draw")
    table.play("pile", "end")
    assert (table.to_act, table.phase) == (1, "draw")
    table.play("pile", "end")
    assert table.to_act == 0


@rule("CPG-10.5")
@pytest.mark.parametrize(("time", "card"), [("up", "TIM"), ("down 2", "MAC2")])
@pytest.mark.parametrize("grape", ["MAC1", "XAR1", "PAR1"])
def test_cava_blanc_gives_back_a_time_and_a_grape(time: str, card: str, grape: str) -> None:
    """T16."""
    rows = {0: ["CVB MAC1 XAR1 PAR1 | TIM (MAC2)"]}
    table = scene(2, hands=["CAB3"], barrels=rows, abilities=True).play("bottle 1", "CAB3")
    assert table.phase == "cava-blanc"
    assert table.discard() == []
    assert list(table.view(1).paid) == ["CAB3"]
    assert table.options() == ["up", "down 2", "decline"]
    table.play(time)
    assert table.options() == ["MAC1", "XAR1", "PAR1"]
    table.play(grape)
    assert sorted(table.hand(0)) == sorted([card, grape])
    rest = ["MAC1", "XAR1", "PAR1", "TIM", "MAC2", "CAB3"]
    rest.remove(card)
    rest.remove(grape)
    assert sorted(table.discard()) == sorted(rest)
    assert table.view(0).actions_left == 1


@rule("CPG-10.5")
def test_cava_blanc_may_be_declined() -> None:
    table = scene(2, hands=["CAB3"], barrels={0: [READY_CVB]}, abilities=True).play("bottle 1", "CAB3", "decline")
    assert table.hand(0) == []
    assert len(table.discard()) == 6


@rule("CPG-10.6")
def test_blanc_has_no_ability() -> None:
    rows = {0: [READY_BLA, "ROU ULL1 GAR1 CAB2"]}
    table = scene(2, hands=["CAB2 MAC1 MAC1"], barrels=rows, abilities=True).play("bottle 1", "CAB2")
    assert (table.phase, table.to_act, table.view(0).extra) == ("act", 0, False)


@rule("CPG-8.2")
def test_a_card_is_offered_exactly_if_it_has_a_target() -> None:
    """Over whole games: the one look at all barrels agrees with asking each of them."""
    for seed in range(6):
        table, chance = new(2 + seed % 3, seed), rng_of(seed)
        state = table.state
        while not state.over:
            legal = state.legal_actions()
            if state.phase == ACTING and not state.pending.count:
                for kind in (JEU, PIQ, OEN, EVA, VDT):
                    targets = [barrel for barrel in range(state.seats * 4) if is_target(state, kind, barrel)]
                    own = [barrel for barrel in range(4) if state.takes_stolen((state.to_act * 4 + barrel) * STRIDE)]
                    able = bool(targets) and (kind != VDT or bool(own))
                    held = state.hands[state.to_act * CLASSES + kind] > 0
                    assert (PLAY + kind - JEU in legal) == (able and held)
            state.apply(legal[chance.below(len(legal))])
