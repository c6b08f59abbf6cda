"""A game being played: forced moves, taking back, sealed choices, and who is told what."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import Searching, Seat
from tablee.engine.digest import digest
from tablee.engine.errors import Refused
from tablee.engine.record import Player, Record
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table, TakeBack
from tests.engine.sealed import Stakes
from tests.engine.toys import Parcel


def parcel(seed: int = 1) -> Table:
    return Table(Parcel(), [Player("Ann"), Player("Bob")], seed=seed)


def hand(table: Table, seat: int) -> list[int]:
    state: Any = table.state
    return list(state.hands[seat])


def test_steps_of_a_compound_move_are_taken_back_one_by_one_and_freely() -> None:
    table = parcel()
    before = digest(table.state)
    low, middle, _ = hand(table, 0)
    table.play(0, f"pick {low}")
    one_picked = digest(table.state)
    table.play(0, f"pick {middle}")
    assert table.may_take_back(0) == TakeBack(1, free=True)
    table.take_back(0)
    assert digest(table.state) == one_picked
    table.take_back(0)
    assert digest(table.state) == before
    assert [str(event) for event in table.record.events] == [
        f"0 pick {low}",
        f"0 pick {middle}",
        "* undo 0 1",
        "* undo 0 1",
    ]


def test_after_chance_fell_everybody_must_agree_and_the_same_cards_come_again() -> None:
    table = parcel()
    low = hand(table, 0)[0]
    table.play(0, f"pick {low}")
    table.play(0, "swap")
    drawn = hand(table, 0)
    assert table.may_take_back(0) == TakeBack(1, free=False)
    with pytest.raises(Refused, match="everybody at the table must agree"):
        table.take_back(0)
    assert hand(table, 0) == drawn
    assert table.take_back(0, agreed=True).steps == 1
    table.play(0, "swap")
    assert hand(table, 0) == drawn


def test_taking_back_after_others_have_moved_takes_their_moves_back_too() -> None:
    table = parcel()
    before = digest(table.state)
    table.play(0, f"play {hand(table, 0)[0]}")
    table.play(1, f"play {hand(table, 1)[0]}")
    assert table.may_take_back(0) == TakeBack(2, free=False)
    assert table.take_back(0, agreed=True).steps == 2
    assert digest(table.state) == before


def test_nothing_to_take_back() -> None:
    table = parcel()
    assert table.may_take_back(1).steps == 0
    with pytest.raises(Refused, match="no move to take back"):
        table.take_back(1, agreed=True)


def test_a_finished_game_can_be_taken_back_by_agreement() -> None:
    table = parcel()
    while not table.state.over:
        table.play(table.state.to_act, table.state.legal_actions()[0])
    assert table.record.result == table.state.scores()
    table.take_back(table.moves[-1].seat, agreed=True)
    assert table.record.result is None
    assert not table.state.over


def test_half_made_moves_and_their_undoing_are_told_to_nobody_else() -> None:
    table = parcel()
    low = hand(table, 0)[0]
    table.play(0, f"pick {low}")
    table.take_back(0)
    assert table.noticed == [2, 0]
    assert [line.key for line in table.log(0)] == ["table-log-undo"]
    assert table.log(1) == table.log(SPECTATOR) == []
    table.play(0, f"pick {low}")
    table.play(0, "swap")
    assert table.transcript(0) == f"0 pick {low}\n0 swap\n"
    assert table.transcript(1) == table.transcript(SPECTATOR) == "0 swap 1\n"
    table.take_back(0, agreed=True)
    assert [line.key for line in table.log(1)][-1] == "table-log-undo"
    assert table.noticed == [5, 2]
    assert table.transcript(1) == ""


def test_a_move_in_vain_leaves_no_trace() -> None:
    table = parcel()
    before = digest(table.state)
    tries: list[tuple[int, int | str]] = [(1, "play 3"), (0, "swap"), (0, "dance"), (5, "play 3"), (0, 99)]
    for seat, move in tries:
        with pytest.raises(Refused):
            table.play(seat, move)
    assert digest(table.state) == before
    assert table.record.events == []


def test_unseen_steps_of_another_do_not_show_in_the_offer_and_go_with_it() -> None:
    table = Table(Parcel(), [Player("Ann"), Player("Bob")], seed=1)
    table.play(0, f"play {hand(table, 0)[0]}")
    offer = table.may_take_back(0)
    table.play(1, f"pick {hand(table, 1)[0]}")
    assert table.may_take_back(0) == offer == TakeBack(1, free=False)
    table.take_back(0, agreed=True)
    assert table.moves == []
    assert table.log(1)[-1].args["steps"] == 2
    assert table.log(0)[-1].args["steps"] == 1


def test_some_games_allow_no_undo_once_something_was_learned() -> None:
    class Strict(Parcel):
        consent_undo = False

    table = Table(Strict(), [Player("Ann"), Player("Bob")], seed=1)
    table.play(0, f"pick {hand(table, 0)[0]}")
    assert table.may_take_back(0) == TakeBack(1, free=True)
    table.take_back(0)
    table.play(0, f"play {hand(table, 0)[0]}")
    assert table.may_take_back(0) == TakeBack(1, free=False, allowed=False)
    with pytest.raises(Refused, match="does not allow"):
        table.take_back(0, agreed=True)


# Seats that do not wait for each other


def test_sealed_choices_are_made_in_any_order_and_show_nothing() -> None:
    table = Table(Stakes(), [Player("Ann"), Player("Bob"), Player("Cy")], seed=3)
    views = [table.view(viewer) for viewer in (SPECTATOR, 0, 1)]
    table.play(2, "stake 4")
    assert [table.view(viewer) for viewer in (SPECTATOR, 0, 1)] == views
    assert table.log(0) == table.log(SPECTATOR) == []
    own: Any = table.view(2)
    assert own.staked == 4
    table.play(1, "stake 2")
    table.play(1, "stake 3")  # still sealed: may be changed
    again = Table.replay(Stakes(), Record.read(str(table.record)))  # and is kept
    table.play(0, "stake 1")
    again.play(0, "stake 1")
    state: Any = table.state
    assert state.shown == [[1, 3, 4]]
    assert digest(again.state) == digest(state)


def test_a_sealed_choice_must_be_legal() -> None:
    table = Table(Stakes(), [Player("Ann"), Player("Bob")], seed=3)
    with pytest.raises(Refused):
        table.play(1, "stake 9")
    with pytest.raises(Refused, match="no seat"):
        table.play(2, "stake 1")


def test_a_bot_that_is_asked_with_others_thinks_for_itself() -> None:
    table = Table(Stakes(), [Player("Ann"), Player("Bob")], seed=3)
    for stake in (1, 2, 3):
        table.play(0, stake)
        table.play(1, stake + 1)
    seat = Seat(table.state, 1)
    assert table.state.to_act == 0
    assert seat.actions() == [1, 5]
    assert Searching(50).choose(seat, rng_of(1)) in (1, 5)
    assert seat.deal(rng_of(1)).legal_actions() == [1, 5]


def test_forced_moves_play_themselves_and_go_back_with_their_choice() -> None:
    table = Table(Stakes(), [Player("Ann"), Player("Bob")], seed=3)
    for stake in (1, 2, 3):
        table.play(1, stake)
        table.play(0, stake)
    table.play(1, 4)
    steps = table.play(0, 4)
    assert [(step.seat, step.action) for step in steps] == [(0, 4), (0, 5), (1, 5)]  # five is all that is left
    assert table.state.over
    assert Table.replay(Stakes(), Record.read(str(table.record))).state.over
    assert table.may_take_back(0) == TakeBack(3, free=False)
    table.take_back(0, agreed=True)
    assert len(table.moves) == 7
