"""Drawing cards (chapter 4)."""

import pytest

from tests.games.coupe_nation.scene import S, Scene, new, scene
from tests.rules import rule


def drawing(tower: str, reference: str, hand: str = "2 3 4", **more: object) -> Scene:
    return scene(3, tower=tower, hands=[hand], reference=reference, phase="draw", **more)  # type: ignore[arg-type]


@rule("CPN-4.1")
def test_the_first_turn_may_draw_one_card() -> None:
    table = new(3, seed=1)
    assert (table.phase, table.options()) == ("draw", ["draw 0", "draw 1"])
    before = table.seen.deck
    table.play("draw 1")
    assert (table.seen.deck, list(table.seen.sizes).count(4)) == (before - 1, 1)


@rule("CPN-4.2")
def test_the_card_of_the_turn_before_decides() -> None:
    table = scene(3, tower=f"{S} L1P5=27@1", hands=["9 14", "30", "40"], turn=0)
    assert table.twin().play("place 14", "on L2P2").next_draw() == 2  # 14: two diamonds
    assert table.twin().play("place 9", "on L1P1").next_draw() == 1
    opened = table.twin().play("open L1P5")  # example 5
    assert (opened.seen.reference, opened.next_draw()) == ("L1P5", 1)
    taken = scene(3, tower=S, hands=["4 14", "30", "40"], reserve="1 50 18 41 42", turn=0)
    taken.play("reserve", "pair 4", "pair 14", "sum 18", "on L2P2", "destroy 50")
    assert (taken.seen.reference, taken.next_draw()) == ("L2P2", 2)  # 18: two diamonds


@rule("CPN-4.3")
@pytest.mark.parametrize(("card", "most"), [("9", 1), ("7", 2), ("4", 2), ("8", 0)])
def test_the_symbol_says_how_many(card: str, most: int) -> None:
    table = scene(3, tower=S, hands=[f"{card} 40", "30", "41"]).play(f"place {card}", "on L1P1")
    assert table.next_draw() == most
    assert table.phase == ("draw" if most else "act")


@rule("CPN-4.4")
@pytest.mark.parametrize(
    ("tower", "reference", "most"),
    [
        (f"{S} L2P3=23", "L2P3", 1),  # over 20 (heart) and 25 (one diamond)
        (f"{S} L2P2=15 L2P3=22 L3P2=16", "L3P2", 3),
        ("L1P1=8", "L1P1", 0),
        (f"{S} L2P2=31@1 L2P3=22 L3P2=16", "L3P2", 2),
        (f"{S} L2P2=14 L2P3=22 L3P2=16", "L3P2", 4),  # example 7
        (f"{S} L2P2=12 L2P3=23 L3P2=16", "L3P2", 0),  # example 23
    ],
)
def test_a_heart_counts_the_diamonds_below_it(tower: str, reference: str, most: int) -> None:
    """Examples 6, 7 and 23."""
    assert drawing(tower, reference).next_draw() == most


@rule("CPN-4.4")
def test_the_finish_card_below_a_heart_counts_nothing() -> None:
    tower = f"{S} L1P5=30 L1P6=36 L2P3=22 L2P4=27 L2P5=33 L3P3=FIN L3P4=29 L4P3=28"
    table = drawing(tower, "L4P3", finish=True)
    assert table.next_draw() == 2  # 29 alone


@rule("CPN-4.5")
@pytest.mark.parametrize(("hand", "most"), [("", 2), ("2", 1), ("2 3", 0), ("2 3 4", 0), ("2 FIN", 1)])
def test_after_a_hidden_card_hands_are_filled_up_to_two(hand: str, most: int) -> None:
    """Example 8."""
    table = drawing(f"{S} L1P5=30@1", "L1P5", hand, finish="FIN" in hand)
    assert table.next_draw() == most
    if most == 2:
        assert table.options() == ["draw 0", "draw 1", "draw 2"]


@rule("CPN-4.6")
def test_any_number_up_to_the_maximum_in_one_go() -> None:
    table = drawing(f"{S} L2P2=14 L2P3=22 L3P2=16", "L3P2", deck="30 31 32 33")
    assert table.options() == [f"draw {count}" for count in range(5)]
    assert table.twin().play("draw 3").hand(0) == "2 3 4 30 31 32"
    assert table.play("draw 3").phase == "act"
    assert drawing(f"{S} L2P2=14", "L2P2").refused("draw 3").clause == "CPN-4.6"


@rule("CPN-4.7")
def test_the_deck_may_run_out_and_is_never_shuffled_again() -> None:
    tower = f"{S} L2P2=14 L2P3=22 L3P2=16"
    table = drawing(tower, "L3P2", deck="only 30 31")
    assert table.options() == ["draw 0", "draw 1", "draw 2"]
    empty = drawing(tower, "L3P2", deck="none")
    assert (empty.phase, empty.seen.deck) == ("act", 0)
    assert empty.discard


@rule("CPN-4.8")
@pytest.mark.parametrize("deck", ["30 FIN 31 32", "FIN 30 31 32"])
def test_after_the_finish_card_one_more_is_drawn(deck: str) -> None:
    """Example 19."""
    table = drawing(f"{S} L2P2=14", "L2P2", deck=deck, finish=True).play("draw 2")
    assert table.hand(0) == "2 3 4 FIN 30 31"
    assert (table.seen.finish_at, list(table.seen.sizes)[0]) == ("seat-0", 5)


@rule("CPN-4.8")
def test_the_finish_card_may_be_the_last_one() -> None:
    """Example 24."""
    table = drawing("L1P1=9", "L1P1", deck="FIN 30 31", finish=True).play("draw 1")
    assert table.hand(0) == "2 3 4 FIN 30"
    last = drawing("L1P1=9", "L1P1", deck="only FIN", finish=True).play("draw 1")
    assert (last.hand(0), last.seen.deck) == ("2 3 4 FIN", 0)


@rule("CPN-4.9", "CPN-9.1")
def test_the_finish_card_counts_for_no_limit() -> None:
    """Example 29."""
    table = scene(4, tower=S, hands=["FIN 2 3 5 30"], finish=True).play("place 2", "on L1P1")
    assert (table.to_act, table.hand(0)) == (1, "3 5 FIN 30")
    assert list(table.seen.sizes)[0] == 3
