"""The limit check (chapter 9) and the end (chapter 10)."""

import pytest

from tests.games.coupe_nation.scene import S, Scene, full, new, scene
from tests.rules import rule


@rule("CPN-9.1")
def test_cards_above_three_are_destroyed_one_by_one() -> None:
    """Example 22."""
    table = scene(2, tower=S, hands=["9 30 31 32 33 34", "40"]).play("place 9", "on L1P1")
    assert (table.phase, table.offers("discard")) == ("trim", ["30", "31", "32", "33", "34"])
    table.play("discard 31")
    assert (table.phase, table.discard) == ("trim", "31")
    table.play("discard 34")
    assert (table.hand(0), table.to_act) == ("30 32 33", 1)


@rule("CPN-9.1")
def test_a_card_just_picked_up_may_be_destroyed_and_the_finish_card_never() -> None:
    table = scene(2, tower=S, hands=["FIN 4 14 31 32 33", "40"], reserve="1 50 18 41 42 43", finish=True)
    table.play("reserve", "pair 4", "pair 14", "sum 18", "on L1P3")
    assert (table.phase, table.offers("discard")) == ("trim", ["20", "31", "32", "33"])
    assert table.refused("discard FIN").clause == "CPN-8.7"


@rule("CPN-9.2")
def test_the_reserve_goes_back_to_its_size() -> None:
    """Example 11."""
    table = scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41")
    table.play("reserve", "pair 12", "pair 30", "difference 18", "on L2P2")
    assert (table.phase, table.to_act, table.offers("destroy")) == ("clear", 0, ["1", "12", "30", "41", "50"])
    table.play("destroy 12")
    assert (table.reserve, table.discard, table.to_act) == ("1 30 41 50", "12", 1)


@rule("CPN-9.2")
def test_the_hand_comes_first() -> None:
    table = scene(2, tower=S, hands=["4 14 30 31 32 33", "40"], reserve="1 50 18 41 42 43")
    table.play("reserve", "pair 4", "pair 14", "sum 18", "on L2P2")
    assert table.phase == "trim"
    assert table.play("discard 33").phase == "clear"


@rule("CPN-9.3")
def test_destroyed_cards_never_return() -> None:
    for seed in range(10):
        table = new(2, seed, options={"finish": True})
        gone: set[str] = set()
        while not table.state.over:
            options = table.options()
            table.play(options[(seed * 7 + len(options) // 2) % len(options)])
            assert gone <= set(table.discard.split())
            gone = set(table.discard.split())


@rule("CPN-10.1")
def test_a_complete_tower_wins_for_all() -> None:
    table = scene(3, tower=full(), hands=["24 30 40 41", "3", "16"]).play("place 24", "on L7P1")
    assert (table.ending, table.phase, table.options()) == ("won", "over", [])
    assert (table.state.returns(), table.state.scores()) == ([1.0] * 3, [28] * 3)


@rule("CPN-10.2")
def test_a_loss_is_a_loss_for_all() -> None:
    table = scene(3, tower=f"{S} L1P5=24@1", hands=["2", "3", "4"]).play("open L1P5")
    assert (table.ending, table.state.returns()) == ("collapsed", [0.0] * 3)


@rule("CPN-10.3")
def test_an_empty_deck_does_not_end_the_game() -> None:
    table = scene(2, tower=S, hands=["9 30", "40"], deck="none").play("place 9", "on L1P1")
    assert (table.state.over, table.to_act, table.phase) == (False, 1, "act")


@rule("CPN-10.4")
@pytest.mark.parametrize(
    ("tower", "move", "shown"), [(f"{S} L1P5=24@1", "open L1P5", 3), (f"{S} L1P5=24@1 L1P6=49@1", "open L1P5", 3)]
)
def test_a_lost_game_counts_what_lies_face_up(tower: str, move: str, shown: int) -> None:
    """The card that was opened wrongly does not count."""
    table = scene(2, tower=tower, hands=["2", "3"]).play(move)
    assert table.state.scores() == [shown] * 2
    [sheet, other] = table.game.score_sheet(table.state, -1)
    assert sum(line.points for line in sheet) == shown
    assert sheet == other
    stuck = scene(2, tower=full(), hands=["3 48", "15"], reserve="1 50", deck="none", phase="draw")
    assert stuck.state.scores() == [27] * 2


@rule("CPN-10.5")
def test_after_the_end_everything_is_shown() -> None:
    table = scene(2, tower=f"{S} L1P5=24@1 L1P6=49@0", hands=["2 30", "3 4"], deck="40 41")
    assert table.seen.hands == ()
    table.play("open L1P5")
    for viewer in (-1, 0, 1):
        view = table.view(viewer)
        assert [[card.id for card in hand] for hand in view.hands] == [["2", "30"], ["3", "4"]]
        assert [card.id for card in view.deck_cards][:2] == ["40", "41"]
        assert table.at("L1P6", viewer) == "49"


def ends(seats: int, count: int) -> set[str]:
    found = set()
    for seed in range(count):
        table: Scene = new(seats, seed)
        list(table.until_the_end(seed))
        found.add(table.ending)
    return found


def test_random_games_are_lost() -> None:
    assert "won" not in ends(3, 10)
