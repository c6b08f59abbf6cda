"""Set-up, options and the course of a turn (chapters 1, 3 and 12)."""

import pytest

from tablee.engine.errors import TableeError
from tests.games.coupe_nation.scene import SPECTATOR, S, Scene, full, new, scene
from tests.rules import rule

DECKS = {2: 37, 3: 35, 4: 33}
HALVES = {2: 18, 3: 17, 4: 16}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("CPN-1.1")
@SEATS
def test_everybody_gets_three_secret_cards(seats: int) -> None:
    table = new(seats, seed=3)
    hands = [set(table.hand(seat).split()) for seat in range(seats)]
    assert [len(hand) for hand in hands] == [3] * seats
    held = {card for hand in hands for card in hand}
    assert not {"1", "25", "50"} & held
    assert list(table.seen.sizes) == [3] * seats
    assert (table.seen.hand, table.seen.hands) == ((), ())
    assert len(held) == 3 * seats


@rule("CPN-1.2")
@SEATS
def test_the_reserve_has_1_and_50_and_cards_of_the_deck(seats: int) -> None:
    reserve = new(seats, seed=3).reserve.split()
    assert len(reserve) == {2: 6, 3: 5, 4: 4}[seats]
    assert {"1", "50"} < set(reserve)
    assert new(seats, seed=4).reserve.split() != reserve


@rule("CPN-1.3")
def test_card_25_lies_in_the_middle_of_the_base() -> None:
    table = new(3)
    assert table.at("L1P4") == "25"
    assert [spot.id for spot in table.seen.tower if spot.card or spot.down] == ["L1P4"]


@rule("CPN-1.4")
@SEATS
def test_the_rest_is_the_deck_and_the_discard_lies_open(seats: int) -> None:
    table = new(seats)
    assert (table.seen.deck, table.discard) == (DECKS[seats], "")
    assert all(table.view(viewer).deck_cards == () for viewer in range(SPECTATOR, seats))  # face down
    table = scene(2, tower=S, hands=["3 4 5 6 12"]).play("place 12", "on L2P2", "discard 3")
    assert [[card.id for card in table.view(viewer).discard] for viewer in (SPECTATOR, 0, 1)] == [["3"]] * 3


@rule("CPN-1.5")
def test_the_first_player_is_drawn() -> None:
    assert {new(4, seed).seen.first for seed in range(40)} == {0, 1, 2, 3}
    assert all(new(4, seed).to_act == new(4, seed).seen.first for seed in range(5))


@rule("CPN-1.6", "CPN-12.1")
@SEATS
def test_the_finish_card_lies_in_the_lower_half(seats: int) -> None:
    depths = set()
    for seed in range(60):
        table = new(seats, seed, options={"finish": True})
        assert (table.seen.deck, table.seen.finish_at) == (DECKS[seats] + 1, "deck")
        deck = [int(table.state.deck[i]) for i in range(table.state.deck_size)]
        depths.add(deck.index(25))
    assert max(depths) <= HALVES[seats]  # counted from the bottom
    assert {0, HALVES[seats]} <= depths


@rule("CPN-12.1")
def test_without_the_option_there_is_no_finish_card() -> None:
    table = new(2)
    assert (table.seen.finish, table.seen.finish_at, table.seen.deck) == (False, "", 37)
    with pytest.raises(TableeError):
        new(2, options={"finis": True})


# A turn


@rule("CPN-3.1")
def test_a_turn_is_draw_action_and_limits_and_goes_on_clockwise() -> None:
    table = scene(3, tower=S, hands=["9 2 3 4", "8", "7"], turn=0, phase="draw")
    assert (table.phase, table.to_act) == ("draw", 0)
    table.play("draw 1")
    assert table.phase == "act"
    table.play("place 9", "on L1P1")
    assert table.phase == "trim"
    table.play("discard 2")
    assert (table.phase, table.to_act) == ("draw", 1)
    table.play("draw 0", "hide 8", "on L1P7")
    assert table.to_act == 2
    table.play("draw 0", "hide 7", "on L1P6")
    assert table.to_act == 0


@rule("CPN-3.2", "CPN-10.2")
def test_nobody_can_pass_and_without_an_action_all_lose() -> None:
    """Example 17."""
    table = scene(2, tower=full(), hands=["3 48", "15 16"], reserve="1 50", deck="none", turn=1)
    assert table.ending == ""
    assert all(text.split()[0] in ("place", "hide", "open", "reserve") for text in table.options())
    # Ben's 15 and 16 fit nowhere, and neither does what they make; so the game is over before he is asked.
    lost = scene(2, tower=full(), hands=["3 48", "15 16"], reserve="1 50", deck="none", phase="draw")
    assert (lost.state.over, lost.ending, lost.to_act) == (True, "stuck", 0)
    assert lost.state.returns() == [0.0, 0.0]


@rule("CPN-3.3")
def test_it_is_tested_after_the_draw() -> None:
    """A card that could be drawn might have helped: drawing none is the player's own doing."""
    table = scene(2, tower=full(), hands=["3 48", "15"], reserve="1 50", deck="only 24", reference="L6P2", phase="draw")
    assert (table.phase, table.next_draw()) == ("draw", 1)  # 29 has two diamonds, but there is one card
    assert table.twin().play("draw 0").ending == "stuck"
    assert table.twin().play("draw 1", "place 24", "on L7P1").ending == "won"


@rule("CPN-3.3")
def test_a_player_without_a_card_can_only_open() -> None:
    """Example 18."""
    table = scene(2, tower=f"{S} L1P5=27@1", hands=["", "30"], deck="none", phase="draw", reference="L1P5")
    assert table.options() == ["open L1P5"]
    alone = scene(2, tower=S, hands=["", "30"], deck="none", phase="draw", reference="L1P3")
    assert alone.ending == "stuck"


@rule("CPN-3.3")
def test_with_the_finish_card_alone_as_well() -> None:
    """Example 25."""
    table = scene(2, tower=S, hands=["FIN", "30"], deck="none", finish=True, phase="draw", reference="L1P3")
    assert table.ending == "stuck"
    table = scene(
        2, tower=f"{S} L1P5=27@1", hands=["FIN", "30"], deck="none", finish=True, phase="draw", reference="L1P5"
    )
    assert table.options() == ["open L1P5"]


@rule("CPN-3.4")
def test_whoever_has_a_glass_card_can_hide_it_while_there_is_room() -> None:
    rows = full().split()
    for gap in ("L1P1=2", "L6P2=29", "L5P3=32"):
        above = {"L1P1=2": {"L2P1=4", "L3P1=6", "L4P1=8", "L5P1=11", "L6P1=22"}, "L5P3=32": {"L6P2=29"}}
        kept = [word for word in rows if word != gap and word not in above.get(gap, set())]
        table = scene(2, tower=" ".join(kept), hands=["48", "15"], deck="none", phase="draw", reference="L1P4")
        assert "hide 48" in table.options()


def test_a_game_ends_within_a_hundred_turns() -> None:
    """Invariant 8: every action but an opening and a replacement fills a place, and each costs cards."""
    for seed in range(20):
        table: Scene = new(2 + seed % 3, seed, options={"finish": seed % 2 == 0})
        lines = list(table.until_the_end(seed))
        assert lines
        assert table.seen.turns <= 100
