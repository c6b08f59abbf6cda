"""Taking a card from the Reserve (chapter 8)."""

import pytest

from tests.games.coupe_nation.scene import FULL_24, S, Scene, full, scene
from tests.rules import rule


def ninth() -> Scene:
    return scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41")


def targets(table: Scene, low: str, high: str) -> list[str]:
    after = table.twin().play("reserve", f"pair {low}", f"pair {high}")
    return [text for text in after.options()]


@rule("CPN-8.1")
def test_two_cards_go_to_the_reserve_for_their_sum_or_difference() -> None:
    """Example 9."""
    table = ninth()
    assert targets(table, "12", "30") == ["sum 41", "difference 18"]
    table.play("reserve", "pair 12", "pair 30", "difference 18", "on L2P2")
    assert (table.reserve, table.hand(0), table.at("L2P2")) == ("1 12 30 41 50", "7", "18")
    both = scene(4, tower=S, hands=["4 14"], reserve="1 50 18 11")
    assert targets(both, "4", "14") == ["sum 18"]


@rule("CPN-8.2")
def test_further_cards_change_the_result_by_one_each() -> None:
    """Example 9."""
    table = ninth()
    assert targets(table, "7", "12") == ["sum 18"]
    destroyed = table.twin().play("reserve", "pair 7", "pair 12", "sum 18", "extra 30", "on L2P2")
    assert (destroyed.discard, destroyed.hand(0)) == ("30", "")
    assert table.twin().play("reserve", "pair 12", "pair 30", "sum 41").options() == ["extra 7"]
    assert table.twin().play("reserve").refused("pair 50").clause == "CPN-8.1"
    # 30 - 7 = 23 reaches nothing, so the pair is not offered.
    assert table.twin().play("reserve", "pair 7").options() == ["pair 12"]
    # Exactly as many as needed, all in one direction: 12 + 30 with 7 would also make 43, and 30 - 12 needs none.
    assert table.twin().play("reserve", "pair 12", "pair 30", "difference 18").offers("extra") == []


@rule("CPN-8.2")
def test_extras_are_chosen_as_a_set() -> None:
    table = scene(4, tower="L1P2=9 L1P3=20", hands=["2 3 4 10 11"], reserve="1 50 24 41")
    table.play("reserve", "pair 10", "pair 11", "sum 24")
    assert table.options() == ["extra 2"]  # all three are needed
    picks = table.game.picks(table.state, 0)
    assert picks is not None
    assert ([choice.text for choice in picks.choices], picks.need) == (["extra 2", "extra 3", "extra 4"], 3)
    assert table.game.parse_move(table.state, 0, "4 2 3 L2P3")
    table.play("extra 2", "extra 3", "extra 4", "on L2P3")
    assert (table.discard, table.at("L2P3")) == ("2 3 4", "24")


@rule("CPN-8.3")
def test_the_cards_just_paid_cannot_be_taken() -> None:
    """Example 10."""
    table = scene(4, hands=["10 20"], reserve="1 50 33 44")
    assert "reserve" not in table.options()
    assert table.refused("reserve").clause == "CPN-8.8"
    table = scene(4, tower="L1P3=24", hands=["10 20 3"], reserve="1 50 11 30")
    after = table.play("reserve", "pair 10", "pair 20")
    assert after.refused("difference 10").clause == "CPN-8.3"
    assert after.refused("sum 31").clause == "CPN-8.3"


@rule("CPN-8.4")
def test_the_card_goes_into_the_tower_at_once() -> None:
    table = ninth().play("reserve", "pair 12", "pair 30", "difference 18")
    assert table.offers("on") == ["L1P2", "L1P3", "L2P2"]  # empty, or in place of 10 or 20
    table.play("on L1P3")
    assert (table.at("L1P3"), table.spot("L1P3").down, table.hand(0)) == ("18", False, "7 20")


@rule("CPN-8.4", "CPN-8.11")
def test_replacing_follows_the_bounds_without_the_card_removed() -> None:
    """Example 13."""
    tower = f"{S} L2P2=15 L2P3=22"
    table = scene(4, tower=tower, hands=["4 14 7"], reserve="1 50 18 11")
    assert "L1P3" in table.twin().play("reserve", "pair 4", "pair 14", "sum 18").offers("on")
    lower = scene(4, tower=tower, hands=["3 11 7"], reserve="1 50 14 40").play("reserve", "pair 3", "pair 11", "sum 14")
    assert "L1P3" not in lower.offers("on")
    assert lower.refused("on L1P3").clause == "CPN-2.5"
    table.play("reserve", "pair 4", "pair 14", "sum 18", "on L1P3")
    assert (table.at("L2P2"), table.at("L2P3"), table.hand(0)) == ("15", "22", "7 20")


@rule("CPN-8.5", "CPN-11.3")
def test_a_replaced_card_joins_the_hand_and_a_hidden_one_stays_secret() -> None:
    """Example 12."""
    table = scene(4, tower=f"{S} L2P2=40@2", hands=["4 14", "3", "6", "7"], reserve="1 50 18 11")
    table.play("reserve", "pair 4", "pair 14", "sum 18", "on L2P2")
    assert (table.at("L2P2"), table.hand(0)) == ("18", "40")
    told = [table.told(viewer)[-1] for viewer in (0, 1, 2, 3)]
    assert ["card" in line.args for line in told] == [True, False, True, False]
    assert table.play("destroy 50").next_draw() == 2  # 18: two diamonds


@rule("CPN-8.5", "CPN-4.9")
def test_a_replaced_finish_card_is_laid_in_front() -> None:
    """Example 32."""
    table = scene(4, tower=f"{S} L1P5=30 L2P3=22 L2P4=28 L3P3=FIN", hands=["2 21"], reserve="1 50 23 40", finish=True)
    table.play("reserve", "pair 2", "pair 21", "sum 23", "on L3P3")
    assert (table.hand(0), table.seen.finish_at, list(table.seen.sizes)[0]) == ("FIN", "seat-0", 0)


@rule("CPN-8.6")
def test_card_25_is_never_replaced() -> None:
    """Example 31."""
    table = scene(4, tower=S, hands=["2 22"], reserve="1 50 24").play("reserve", "pair 2", "pair 22", "sum 24")
    assert table.offers("on") == ["L1P3", "L2P3"]
    assert table.refused("on L1P4").clause == "CPN-8.6"


@rule("CPN-8.7")
def test_the_finish_card_goes_to_the_reserve_and_is_never_destroyed() -> None:
    """Examples 20 and 26."""
    table = scene(4, tower="L1P2=10 L1P3=19", hands=["FIN 20 3", "40 15", "8", "9"], reserve="1 50 5 41", finish=True)
    table.play("reserve", "pair 20", "pair FIN", "difference 5", "on L1P1")
    assert (table.seen.finish_at, table.phase) == ("reserve", "clear")
    assert "FIN" not in table.offers("destroy")
    assert table.refused("destroy FIN").clause == "CPN-8.7"
    wide = scene(4, tower="L1P3=19 L1P5=30 L2P3=22 L2P4=28", hands=["40 15"], reserve="1 50 FIN 41", finish=True)
    assert wide.play("reserve", "pair 15", "pair 40", "difference FIN").offers("on") == ["L3P3"]


@rule("CPN-8.2", "CPN-8.7")
@pytest.mark.parametrize(
    ("pair", "options"),
    [
        ("5 FIN", ["sum 32"]),
        ("7 FIN", ["sum 32"]),
        ("6 FIN", ["sum 32"]),
        ("5 6", ["difference 1"]),
        ("6 7", ["difference 1"]),
        ("5 7", ["difference 1"]),
    ],
)
def test_sums_with_the_finish_card(pair: str, options: list[str]) -> None:
    """Example 26."""
    table = scene(4, hands=["FIN 5 6 7"], reserve="1 50 32 44", finish=True)
    low, high = pair.split()
    assert targets(table, low, high) == options
    after = table.play("reserve", f"pair {low}", f"pair {high}", options[0])
    assert "FIN" not in after.offers("extra")
    needed = {"5 FIN": 2, "7 FIN": 0, "6 FIN": 1, "5 6": 0, "6 7": 0, "5 7": 1}[pair]
    picks = after.game.picks(after.state, 0)
    assert (picks.need if picks else 0) == needed


@rule("CPN-8.8")
def test_an_exchange_is_offered_only_if_it_can_be_completed() -> None:
    """Example 27: the Finish card has no place, so it is no target."""
    table = scene(4, tower=S, hands=["40 15"], reserve="1 50 FIN 41", finish=True)
    assert "reserve" not in table.options()
    wide = f"{S} L1P5=30 L2P3=22 L2P4=28"
    assert "reserve" in scene(4, tower=wide, hands=["40 15"], reserve="1 50 FIN 41", finish=True).options()


@rule("CPN-8.9", "CPN-10.1")
def test_the_top_may_be_filled_from_the_reserve() -> None:
    """Examples 30 and 33."""
    table = scene(2, tower=full(), hands=["3 21"], reserve="1 50 24 40 41 42")
    table.play("reserve", "pair 3", "pair 21", "sum 24")
    assert "L7P1" in table.offers("on")
    table.play("on L7P1")
    assert (table.ending, table.phase) == ("won", "over")  # no limit check
    finish = scene(2, tower=full(), hands=["15 40"], reserve="1 FIN 24 41 42 43", finish=True)
    assert targets(finish, "15", "40") == ["difference FIN"]
    assert "L7P1" in finish.play("reserve", "pair 15", "pair 40", "difference FIN").offers("on")
    assert finish.play("on L7P1").ending == "won"
    other = scene(2, tower=full(), hands=["3 21"], reserve="1 50 24 40 41 42", finish=True)
    assert "L7P1" not in other.play("reserve", "pair 3", "pair 21", "sum 24").offers("on")


@rule("CPN-8.9")
def test_a_card_below_the_top_may_be_changed_first() -> None:
    """Example 15: with 24 on L6P2 the Finish card does not fit, until a card of the Reserve replaces it."""
    assert scene(2, tower=full(FULL_24), hands=["FIN 2"], finish=True).refused("place FIN").clause == "CPN-2.5"
    tower = full().replace("L6P2=29", "L6P2=24")
    table = scene(2, tower=tower, hands=["FIN 16 45", "3"], reserve="1 50 29 41 42 43", finish=True, deck="none")
    assert table.offers("place") == []
    table.play("reserve", "pair 16", "pair 45", "difference 29", "on L6P2", "destroy 43")
    assert table.hand(0) == "24 FIN"
    assert table.spot("L7P1").free


@rule("CPN-8.10")
def test_the_replaced_card_is_neither_pair_nor_extra() -> None:
    table = scene(4, tower=S, hands=["4 13"], reserve="1 50 18 41")
    assert "reserve" not in table.options()  # 4 + 13 = 17, and the 20 that 18 would replace cannot be destroyed for it
    enough = scene(4, tower=S, hands=["4 13 7"], reserve="1 50 18 41")
    enough.play("reserve", "pair 4", "pair 13", "sum 18", "extra 7", "on L1P3")
    assert (enough.hand(0), enough.discard, enough.phase) == ("20", "7", "clear")


@rule("CPN-8.11")
def test_cards_above_stay_and_the_removed_number_plays_no_part() -> None:
    tower = f"{S} L2P2=15 L2P3=22 L3P2=21@1"
    table = scene(4, tower=tower, hands=["4 12"], reserve="1 50 16 41").play("reserve", "pair 4", "pair 12", "sum 16")
    assert {"L2P2", "L3P2"} <= set(table.offers("on"))
    table.play("on L2P2")
    assert (table.at("L2P2"), table.spot("L3P2").down, table.hand(0)) == ("16", True, "15")
    assert (table.spot("L3P2").low, table.spot("L3P2").high) == (16, 22)


@rule("CPN-8.12")
def test_the_finish_card_from_the_reserve_counts_as_25() -> None:
    tower = f"{S} L1P5=30 L2P3=22 L2P4=28"
    table = scene(4, tower=tower, hands=["15 40"], reserve="1 50 FIN 41", finish=True)
    assert table.play("reserve", "pair 15", "pair 40", "difference FIN").offers("on") == ["L3P3"]
    closed = scene(4, tower=f"{S} L1P5=30 L2P4=28", hands=["15 40"], reserve="1 50 FIN 41", finish=True)
    assert "reserve" not in closed.options()


def test_a_whole_exchange_can_be_typed_in_any_order() -> None:
    table = ninth()
    steps = table.game.parse_move(table.state, 0, "reserve 30 12 sum 41 7 L1P5")
    texts = [table.game.moves.name(table.state, step) for step in steps]
    assert texts == ["reserve", "pair 12", "pair 30", "sum 41", "extra 7", "on L1P5"]
