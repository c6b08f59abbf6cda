"""Where a card may lie (chapter 2)."""

import pytest

from tablee.games.coupe_nation.rules import numbers as n
from tests.games.coupe_nation.scene import FULL_24, POSITIONS, S, Scene, full, scene
from tests.rules import rule

HIGHER = f"{S} L2P2=15 L2P3=22"


def legal(table: Scene, position: str, numbers: range = range(1, 51)) -> list[int]:
    """Numbers that could be laid face up there; the scene is the same but for the hand."""
    spot = table.spot(position)
    seen = {int(other.card.id) for other in table.seen.tower if other.card and other.card.id != "FIN"}
    return [number for number in numbers if spot.free and spot.low < number < spot.high and number not in seen]


def names(text: str) -> set[str]:
    """`L1P1-3` are three positions."""
    found = set()
    for word in text.replace(",", "").split():
        level, _, places = word.partition("P")
        first, _, last = places.partition("-")
        found |= {f"{level}P{number}" for number in range(int(first), int(last or first) + 1)}
    return found


@pytest.mark.parametrize(
    ("position", "before", "after"),
    [
        ("L1P4", "L1P1-3, L2P1-3, L3P1-2, L4P1", "L1P5-7, L2P4-6, L3P4-5, L4P4"),
        ("L2P3", "L1P1-3, L2P1-2, L3P1-2, L4P1", "L1P4-7, L2P4-6, L3P3-5, L4P3-4, L5P3"),
        ("L3P2", "L1P1-2, L2P1-2, L3P1, L4P1", "L1P4-7, L2P3-6, L3P3-5, L4P2-4, L5P2-3, L6P2"),
        ("L7P1", "L1P1, L2P1, L3P1, L4P1, L5P1, L6P1", "L1P7, L2P6, L3P5, L4P4, L5P3, L6P2"),
    ],
)
def test_what_lies_before_and_after_a_position(position: str, before: str, after: str) -> None:
    at = POSITIONS.index(position)
    assert {POSITIONS[i] for i in range(28) if n.BEFORE[at] >> i & 1} == names(before)
    assert {POSITIONS[i] for i in range(28) if n.AFTER[at] >> i & 1} == names(after)


@rule("CPN-2.1")
def test_a_card_stands_on_two_others() -> None:
    """Example 2."""
    table = scene(tower=S, hands=["12"])
    assert table.where("place 12") == ["L2P2"]
    assert table.play("place 12").refused("on L2P1").clause == "CPN-2.1"
    hidden = scene(tower="L1P5=26@1", hands=["30"])
    assert "L2P4" in hidden.where("place 30")  # a face-down card supports as well


@rule("CPN-2.2")
def test_any_seat_of_the_base_may_be_filled() -> None:
    table = scene(hands=["3 40"])
    assert table.where("place 3") == ["L1P1", "L1P2", "L1P3"]
    assert table.where("place 40") == ["L1P5", "L1P6", "L1P7"]


@rule("CPN-2.3", "CPN-2.5")
def test_numbers_rise_in_a_level_also_across_gaps() -> None:
    """Example 1."""
    assert "L1P1" not in scene(tower=S, hands=["12"]).where("place 12")
    assert "L1P1" in scene(tower=S, hands=["9"]).where("place 9")
    assert scene(tower=S, hands=["24"]).where("place 24") == ["L2P3"]
    assert "L1P7" in scene(tower=S, hands=["26"]).where("place 26")
    table = scene(tower="L1P1=9", hands=["8 12"])
    assert table.twin().play("place 12").refused("on L1P5").clause == "CPN-2.5"
    assert table.offers("place") == ["12"]  # 8 is below 9, wherever it would lie


@rule("CPN-2.4")
def test_a_card_lies_between_the_two_below_it() -> None:
    """Examples 2 and 3."""
    table = scene(tower=S, hands=["3"])
    assert legal(table, "L2P2") == list(range(11, 20))
    assert legal(table, "L2P3") == [21, 22, 23, 24]
    assert legal(table, "L2P1") == []
    assert legal(scene(tower=HIGHER, hands=["3"]), "L3P2") == [16, 17, 18, 19, 21]
    for number in (16, 19, 21):
        assert "L3P2" in scene(tower=HIGHER, hands=[f"{number}"]).where(f"place {number}")
    assert scene(tower=HIGHER, hands=["23"]).offers("place") == []


@rule("CPN-2.5")
def test_bounds_pass_through_cards_that_lie_face_down() -> None:
    """Example 4."""
    table = scene(tower=f"{S} L1P5=24@1 L1P6=30", hands=["3"])
    assert legal(table, "L2P5") == [26, 27, 28, 29]
    assert legal(table, "L2P4") == [26, 27, 28, 29]
    inside = scene(tower=f"{S} L1P5=24@1 L1P6=30", hands=["28"])
    assert {"L2P4", "L2P5"} <= set(inside.where("place 28"))


@rule("CPN-2.6")
def test_a_hidden_card_may_stand_where_no_number_is_left() -> None:
    table = scene(tower="L1P3=24", hands=["40"])
    assert legal(table, "L2P3") == []
    assert "L2P3" in table.where("hide 40")
    table.play("hide 40", "on L2P3")
    assert table.at("L2P3") == "?"


@rule("CPN-2.7")
def test_cards_are_never_moved() -> None:
    table = scene(tower=f"{S} L1P5=30@1", hands=["12"])
    assert not {"L1P2", "L1P3", "L1P4", "L1P5"} & set(table.where("place 12"))
    assert table.play("hide 12").refused("on L1P3").clause == "CPN-2.7"


@rule("CPN-2.8", "CPN-10.1")
def test_the_top_waits_for_all_others_to_lie_face_up() -> None:
    """Examples 14 and 16."""
    table = scene(2, tower=full(), hands=["24 30"])
    assert table.where("place 24") == ["L7P1"]
    assert "30" not in table.offers("place")
    assert table.offers("hide") == []
    assert table.play("place 24", "on L7P1").ending == "won"
    covered = scene(2, tower=full().replace("L6P2=29", "L6P2=29@1"), hands=["24 30"])
    assert covered.options() == ["open L6P2"]
    assert not covered.spot("L7P1").free


@rule("CPN-2.8", "CPN-5.2")
def test_with_the_finish_card_below_the_top_stays_closed() -> None:
    rows = full().replace("L4P3=27", "L4P3=FIN")  # span 3 to 6, between 14 and 31
    table = scene(2, tower=rows, hands=["24 3", "30"], reserve="1 50 27 40 41 42", finish=True, deck="none")
    assert table.offers("place") == []
    assert not table.spot("L7P1").free
    assert table.play("reserve", "pair 3", "pair 24").offers("sum") == ["27"]
    assert table.play("sum 27").refused("on L7P1").clause == "CPN-5.2"
    table.play("on L4P3", "destroy 50")  # the Finish card comes back
    assert table.hand(0) == "FIN"
    assert table.spot("L7P1").free


@rule("CPN-5.2")
def test_only_the_finish_card_completes_the_tower_with_the_finish_rules() -> None:
    """Example 15."""
    table = scene(2, tower=full(), hands=["24 FIN"], finish=True)
    assert table.offers("place") == ["FIN"]
    assert table.play("place FIN", "on L7P1").ending == "won"
    too_low = scene(2, tower=full(FULL_24), hands=["2 FIN"], finish=True, deck="none")
    assert too_low.offers("place") == []
