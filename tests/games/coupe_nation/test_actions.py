"""Placing face up, hiding and opening (chapters 5, 6 and 7)."""

import pytest

from tests.games.coupe_nation.scene import S, full, scene
from tests.games.words import said
from tests.rules import rule

WIDE = f"{S} L1P5=30 L2P3=22 L2P4=28"


@rule("CPN-5.1")
def test_a_card_is_placed_where_it_fits() -> None:
    table = scene(tower=S, hands=["9 12"])
    assert table.offers("place") == ["9", "12"]
    table.play("place 9", "on L1P1")
    assert (table.at("L1P1"), table.hand(0)) == ("9", "12")
    assert table.refused("place 40").clause == "CPN-4.6"  # the next player is asked how many cards to draw
    assert scene(tower=S, hands=["9 12"]).refused("place 13").clause == "CPN-5.1"


@rule("CPN-5.2")
def test_the_finish_card_goes_below_the_top_as_25() -> None:
    """Example 21."""
    table = scene(tower=WIDE, hands=["FIN 2"], finish=True)
    assert table.where("place FIN") == ["L3P3"]
    lower = scene(tower=S, hands=["FIN 2"], finish=True)
    assert lower.offers("place") == ["2"]
    assert lower.refused("place FIN").clause == "CPN-2.5"
    open_top = scene(2, tower=full(), hands=["24 FIN"], finish=True, reserve="1 50 40 41 42 43")
    assert open_top.offers("place") == ["FIN"]


@rule("CPN-5.3")
def test_after_the_finish_card_the_next_player_fills_up_to_two() -> None:
    table = scene(3, tower=WIDE, hands=["FIN 2", "3", "4"], finish=True).play("place FIN", "on L3P3")
    assert (table.to_act, table.next_draw()) == (1, 1)
    full_hand = scene(3, tower=WIDE, hands=["FIN 2", "3 5", "4"], finish=True).play("place FIN", "on L3P3")
    assert (full_hand.to_act, full_hand.phase) == (1, "act")
    taken = scene(3, tower=WIDE, hands=["40 15", "3", "4"], reserve="1 FIN 41 42 43", finish=True)
    taken.play("reserve", "pair 15", "pair 40", "difference FIN", "on L3P3", "destroy 43")
    assert (taken.seen.finish_at, taken.next_draw()) == ("L3P3", 1)


@rule("CPN-6.1", "CPN-11.3")
def test_a_card_is_hidden_from_the_others() -> None:
    table = scene(3, tower=S, hands=["12 40"]).play("hide 40", "on L1P1")
    assert [table.at("L1P1", viewer) for viewer in (-1, 0, 1, 2)] == ["?", "40", "?", "?"]
    assert table.spot("L1P1").hider == 0
    top = scene(2, tower=full().replace(" L6P2=29", ""), hands=["24 29"])
    assert top.where("hide 24") == ["L6P2"]
    assert scene(2, tower=full(), hands=["24"]).refused("hide 24").clause == "CPN-6.1"


@rule("CPN-6.2")
def test_every_place_is_good_for_every_hidden_card() -> None:
    table = scene(tower=S, hands=["2 24 49"])
    expected = ["L1P1", "L1P5", "L1P6", "L1P7", "L2P2", "L2P3"]
    assert [table.where(f"hide {card}") for card in (2, 24, 49)] == [expected] * 3


@rule("CPN-6.3")
def test_the_finish_card_is_never_hidden() -> None:
    table = scene(tower=S, hands=["FIN 2"], finish=True)
    assert table.offers("hide") == ["2"]
    assert table.refused("hide FIN").clause == "CPN-6.3"


@rule("CPN-7.1", "CPN-11.4")
def test_anybody_may_open_any_hidden_card() -> None:
    tower = f"{S} L1P5=27@1 L1P7=31@0 L2P2=11@2"
    assert [scene(3, tower=tower, hands=["2", "3", "4"], turn=seat).offers("open") for seat in range(3)] == [
        ["L1P5", "L1P7", "L2P2"]
    ] * 3
    table = scene(3, tower=tower, hands=["2", "3", "4"]).play("open L2P2")
    assert (table.at("L2P2"), table.spot("L2P2").down, table.to_act) == ("11", False, 1)
    assert scene(3, tower=tower, hands=["2"]).refused("open L1P4").clause == "CPN-7.1"


@rule("CPN-7.2", "CPN-10.2")
@pytest.mark.parametrize(("card", "ending"), [("24", "collapsed"), ("27", "")])
def test_a_wrong_card_loses_the_game(card: str, ending: str) -> None:
    """Example 5."""
    table = scene(3, tower=f"{S} L1P5={card}@1", hands=["2", "3", "4"]).play("open L1P5")
    assert table.ending == ending
    assert table.state.over == bool(ending)


@rule("CPN-7.2")
def test_an_opened_card_must_agree_with_all_others() -> None:
    """Also with cards that were laid above it while it was hidden."""
    tower = f"{S} L1P5=40@1 L2P4=30"
    assert scene(3, tower=tower, hands=["2"]).play("open L1P5").ending == ""
    below = f"{S} L1P5=28@1 L2P4=30"
    assert scene(3, tower=below, hands=["2"]).play("open L1P5").ending == "collapsed"


def test_a_touch_that_means_nothing_now_is_answered_with_what_to_do() -> None:
    """A newcomer touches an empty place before a card, a card that lies open, or a card of the Reserve."""
    table = scene(4, tower=S, hands=["9 12"], reserve="1 50 18 41")
    answers = {
        "open L1P6": "There is no card on level 1, place 6 yet. To lay one there, choose the card first.",
        "open L1P3": "The card on level 1, place 3 lies face up already.",
        "place 41": "41 lies in the Reserve: two of your cards can take it by their sum or their difference.",
        "hide 41": "41 lies in the Reserve: two of your cards can take it by their sum or their difference.",
        "place 13": "You do not hold 13.",
    }
    assert {move: said([table.refused(move).line])[0] for move in answers} == answers
