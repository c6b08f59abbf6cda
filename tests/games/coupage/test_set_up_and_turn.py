"""Chapters 1 to 3: set-up, a turn, pile, discard and market."""

import pytest

from tablee.engine.errors import TableeError
from tablee.games.coupage import GAME
from tests.games.coupage.scene import CARDS, COPIES, SPECTATOR, new, scene
from tests.rules import rule

# Chapter 1


@rule("CPG-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(TableeError, match="Coupage"):
        GAME.new(seats)
    assert [int(GAME.new(number).seats) for number in (2, 3, 4)] == [2, 3, 4]


@rule("CPG-1.2", "CPG-1.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_empty_barrels_each_and_a_player_aid(seats: int) -> None:
    view = new(seats).view(SPECTATOR)
    assert [[barrel.stage for barrel in player.barrels] for player in view.players] == [["empty"] * 4] * seats
    assert [aid.recipe for aid in view.aid] == ["BLA", "ROS", "ROU", "CVB", "CVR"]
    assert [player.cards for player in view.players] == [5] * seats


@rule("CPG-1.3", "CPG-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cards_in_one_deck_and_five_each(seats: int) -> None:
    table = new(seats, seed=seats)
    assert table.sizes() == [5] * seats
    assert table.pile_size == 79 - 5 * seats - 2
    cards = [card for seat in range(seats) for card in table.hand(seat)] + table.pile() + table.market()
    assert {card: cards.count(card) for card in CARDS if card in cards} == COPIES
    assert sum(COPIES.values()) == 79
    assert sum(COPIES[card] for card in COPIES if card[-1].isdigit()) == 48


@rule("CPG-1.4", "CPG-1.5")
def test_hands_are_dealt_one_after_the_other_then_the_market() -> None:
    deck = sorted(CARDS.index(card) for card, number in COPIES.items() for _ in range(number))
    state = GAME.new(2, script=[[1], deck])
    table = scene(2)
    table.state = state  # type: ignore[assignment]
    assert table.hand(0) == ["MAC1"] * 5
    assert table.hand(1) == ["MAC2"] * 2 + ["XAR1"] * 3
    assert table.market() == ["XAR1", "XAR1"]
    assert table.pile()[:3] == ["XAR2", "XAR2", "PAR1"]
    assert table.to_act == 1


@rule("CPG-1.5")
def test_any_kind_of_card_may_lie_in_the_market() -> None:
    kinds = {card[-1].isdigit() for seed in range(30) for card in new(2, seed).market()}
    assert kinds == {True, False}


@rule("CPG-1.6")
def test_four_cava_cards_lie_ready() -> None:
    assert new(4).view(0).cava_cards == 4


@rule("CPG-1.7")
def test_the_first_player_is_drawn_at_random_and_play_goes_round() -> None:
    assert {new(3, seed).to_act for seed in range(30)} == {0, 1, 2}
    table = new(3, 1)
    order = []
    for _ in range(4):
        order.append(table.to_act)
        table.play("pile", "end")
    assert order == [(order[0] + i) % 3 for i in range(4)]


# Chapter 2


@rule("CPG-2.1")
def test_a_turn_is_draw_actions_refill_markers() -> None:
    table = scene(2, phase="draw", hands=["ULL1", "MAC1"], barrels={0: ["BLA MAC1 XAR1 PAR1 || 2"]})
    assert table.options() == ["pile", "market 1", "market 2"]
    assert table.refused("cycle").clause == "CPG-2.2"
    table.play("pile")
    assert table.phase == "act"
    assert table.refused("pile").clause == "CPG-2.1"
    assert table.barrel(0, 1).spoiled == 2
    table.play("end")
    assert (table.sizes(), table.barrel(0, 1).spoiled, table.to_act, table.phase) == ([3, 1], 3, 1, "draw")


@rule("CPG-2.1", "CPG-2.6")
def test_the_markers_turn_after_the_refill() -> None:
    """A Vin piqué that goes at the end of a turn comes too late for the hand of that turn."""
    table = scene(
        2,
        hands=["MAC1 MAC1"],
        barrels={0: ["BLA MAC1 XAR1 PAR1 || 4"]},
        pile="none",
        discard="none",
        market="ULL1 GAR1",
    ).play("end")
    assert table.hand(0) == ["MAC1", "MAC1"]
    assert table.discard() == ["PIQ"]
    assert GAME.violations(table.state) == []


@rule("CPG-2.2")
def test_drawing_is_compulsory_from_pile_or_market() -> None:
    table = scene(2, phase="draw", market="ULL1 EVA", pile="CHA3 TIM")
    assert table.twin().play("pile").hand(0) == ["CHA3"]
    assert table.twin().play("market 1").hand(0) == ["ULL1"]
    assert table.twin().play("market 2").hand(0) == ["EVA"]
    assert table.refused("end").clause == "CPG-2.2"


@rule("CPG-2.3")
def test_a_market_card_is_replaced_at_once() -> None:
    table = scene(2, phase="draw", market="ULL1 EVA", pile="CHA3 TIM").play("market 1")
    assert table.market() == ["CHA3", "EVA"]
    assert table.pile()[0] == "TIM"


@rule("CPG-2.4", "CPG-2.5")
def test_up_to_two_actions_the_same_or_different() -> None:
    table = scene(
        2, hands=["TIM TIM MAC1 XAR1 ULL1", "MAC2"], barrels={0: ["ROU ULL1 ULL1 CAB2", "BLA MAC1 XAR1 PAR1"]}
    )
    assert table.view(0).actions_left == 2
    same = table.twin().play("time 1", "time 1")
    assert (same.times(0, 1), same.to_act) == (["TIM", "TIM"], 1)
    different = table.twin().play("time 1")
    assert different.view(0).actions_left == 1
    different.play("cycle", "ULL1")
    assert different.to_act == 1
    assert table.twin().play("end").to_act == 1


@rule("CPG-2.5")
def test_the_five_kinds_of_action_are_all_offered() -> None:
    hand = "MAC1 MAC1 XAR1 PAR1 CAB3 TIM REC"
    rows = ["BLA MAC1 XAR1 PAR1 | TIM", "ROU ULL1 GAR1 CAB2", "ROS ULL1 GAR1 MAC2"]
    verbs = {option.split()[0] for option in scene(2, hands=[hand], barrels={0: rows}).options()}
    assert verbs == {"end", "lay", "replace", "time", "stars", "bottle", "play", "cycle"}


@rule("CPG-2.6")
def test_refill_to_three_from_the_pile_only() -> None:
    """T14."""
    table = scene(2, hands=["MAC1", "XAR1"], market="ULL1 EVA", pile="CHA3 CHA2 TIM").play("end")
    assert table.hand(0) == ["MAC1", "CHA2", "CHA3"]
    assert table.market() == ["ULL1", "EVA"]
    for hand in ("MAC1 MAC1 MAC1", "MAC1 MAC1 MAC1 MAC1"):
        table = scene(2, hands=[hand])
        before = table.pile_size
        table.play("end")
        assert (len(table.hand(0)), table.pile_size) == (len(hand.split()), before)


@rule("CPG-2.7")
def test_there_is_no_hand_limit() -> None:
    full = " ".join(f"{card} " * number for card, number in COPIES.items() if card[0] in "MXP").strip()
    table = scene(2, phase="draw", hands=[full.replace("PIQ", "").strip(), "TIM"])
    before = len(table.hand(0))
    assert before == 21
    table.play("pile", "end")
    assert len(table.hand(0)) == before + 1


@rule("CPG-2.8")
def test_only_the_player_on_turn_refills() -> None:
    table = scene(3, hands=["VOL MAC1 MAC1 MAC1", "XAR1 XAR1 XAR1", "TIM"]).play("play VOL", "seat 1", "end")
    assert table.sizes() == [4, 2, 1]
    table.play("pile", "end")
    assert table.sizes() == [4, 3, 1]
    hungry = scene(3, hands=["VOL MAC1", "XAR1", "TIM"]).play("play VOL", "seat 1", "end")
    assert hungry.sizes() == [3, 0, 1]
    assert hungry.play("pile", "end").sizes() == [3, 3, 1]


@rule("CPG-2.9")
def test_nobody_is_ever_stuck() -> None:
    table = scene(2, hands=["", "MAC1"])
    assert table.options() == ["end"]
    assert table.state.forced()
    assert not scene(2, hands=["MAC1"]).state.forced()


# Chapter 3


@pytest.mark.parametrize(
    ("market", "pile", "forced"),
    [("TIM TIM", "", False), ("TIM", "", False), ("", "", True), ("TIM", "none", True), ("TIM TIM", "none", False)],
)
def test_a_draw_is_made_by_itself_where_there_is_one_source(market: str, pile: str, forced: bool) -> None:
    """Two open cards and the pile: whoever has one of them to draw from has no choice."""
    table = scene(2, hands=["MAC1"], market=market, pile=pile, discard=pile, phase="draw")
    assert table.state.forced() is forced
    assert (len(table.options()) == 1) is forced


@rule("CPG-3.1")
def test_the_discard_is_shuffled_when_a_card_must_be_drawn() -> None:
    """T11."""
    thrown = "only MAC1 MAC1 XAR1 XAR1 PAR1 PAR1 ULL1 ULL1 GAR1 GAR1"
    table = scene(2, phase="draw", hands=["TIM TIM TIM"], pile="none", discard=thrown)
    drawn = set()
    for seed in range(12):
        after = table.with_rng(seed).play("pile")
        assert (after.pile_size, after.discard()) == (9, [])
        drawn |= set(after.hand(0)) - {"TIM"}
    assert len(drawn) > 2
    assert table.pile_size == 0  # not before


@rule("CPG-3.1", "CPG-2.6")
def test_a_refill_may_be_split_by_a_reshuffle() -> None:
    """T21."""
    table = scene(2, hands=["MAC1"], pile="only CHA3", discard="only XAR1 XAR1 XAR1 PAR1 PAR1 PAR1").play("end")
    assert "CHA3" in table.hand(0)
    assert len(table.hand(0)) == 3
    assert (table.pile_size, table.discard()) == (5, [])


@rule("CPG-3.2")
def test_everybody_may_look_through_the_discard() -> None:
    table = scene(2, discard="MAC1 CAB3 CAB3 VOL")
    for viewer in (SPECTATOR, 0, 1):
        assert [(stack.card, stack.count) for stack in table.view(viewer).discard] == [
            ("MAC1", 1),
            ("CAB3", 2),
            ("VOL", 1),
        ]


@rule("CPG-3.3")
def test_with_nothing_to_draw_the_draw_is_lost_and_slots_stay_empty() -> None:
    table = scene(2, phase="draw", hands=["MAC1 MAC1 MAC1 TIM TIM"], market="XAR1 XAR2", pile="none", discard="none")
    assert table.options() == ["market 1", "market 2"]
    assert table.refused("pile").clause == "CPG-3.3"
    table.play("market 1")
    assert table.market() == ["", "XAR2"]
    table.play("end")
    assert table.options() == ["market 2"]
    assert table.refused("market 1").clause == "CPG-3.3"
    assert table.state.forced()
    table.play("market 2")
    assert table.market() == ["", ""]
    table.play("end")
    assert (table.to_act, table.phase) == (0, "act")  # nothing to draw: straight to the actions


@rule("CPG-3.3", "CPG-3.4")
def test_empty_slots_are_filled_in_order_as_soon_as_an_action_ends_with_cards() -> None:
    """Bottling throws six cards away: two of them come to the market when the action is over."""
    table = scene(
        2,
        hands=["CAB2 TIM TIM TIM"],
        barrels={0: ["ROU ULL1 ULL1 GAR1 | TIM TIM"]},
        market="",
        pile="none",
        discard="none",
    )
    assert table.market() == ["", ""]
    slots = [table.with_rng(seed).play("bottle 1", "CAB2") for seed in range(8)]
    for after in slots:
        assert "" not in after.market()
        assert (after.pile_size, after.discard()) == (4, [])
    single = scene(
        2, hands=["MAC1 TIM TIM TIM"], market="", pile="none", discard="none", barrels={1: ["BLA MAC1 XAR1 PAR1"]}
    )
    single.state.hands[0 * 32 + CARDS.index("EVA")] += 1
    single.state.hands[1 * 32 + CARDS.index("EVA")] -= 1
    single.state.held[0] += 1
    single.state.held[1] -= 1
    single.play("play EVA", "barrel 1-1", "MAC1")
    assert sorted(single.market()) == ["EVA", "MAC1"]


@rule("CPG-3.3")
def test_a_vin_pique_that_goes_comes_to_an_empty_market() -> None:
    """Turning the markers is a step of the turn: what it leaves in the discard fills the market."""
    table = scene(
        2,
        hands=["XAR1 XAR1 XAR1"],
        barrels={0: ["BLA MAC1 XAR1 PAR1 || 4"]},
        pile="none",
        discard="none",
        market="",
    ).play("end")
    assert table.market() == ["PIQ", ""]
    assert table.options() == ["market 1"]


@rule("CPG-3.4")
def test_slot_one_is_filled_before_slot_two() -> None:
    table = scene(2, market="", pile="ULL1 GAR1 TRE1 CAB2").play("end")
    assert table.hand(0) == ["ULL1", "GAR1", "TRE1"]
    assert table.market()[0] == "CAB2"


@rule("CPG-3.5")
def test_the_special_being_played_misses_the_reshuffle_it_causes() -> None:
    table = scene(2, hands=["REC TIM TIM TIM"], pile="none", discard="only MAC1 XAR1 PAR1", market="ULL1 GAR1")
    table.play("play REC")
    assert table.view(1).resolving == "REC"
    assert set(table.view(1).harvest) <= {"MAC1", "XAR1", "PAR1"}
    assert table.pile_size == 1
    table.play("take 1", "take 2")
    assert table.discard() == ["REC"]
    assert table.view(1).resolving == ""


@rule("CPG-3.6")
def test_what_an_action_costs_is_discarded_together_with_its_last_pick() -> None:
    table = scene(2, hands=["MAC2 ULL1 TIM"], barrels={0: ["ROU ULL1 ULL1 CAB2"]}).play("stars 1", "MAC2")
    assert table.discard() == []
    table.play("ULL1")
    assert table.discard() == []
    table.play("ULL1")
    assert table.discard() == ["MAC2"]
    cycle = scene(2, hands=["MAC2"], pile="none", discard="none", market="ULL1 GAR1").play("cycle", "MAC2")
    assert cycle.hand(0) == ["MAC2"]  # discarded before the draw
