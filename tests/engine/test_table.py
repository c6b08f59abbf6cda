"""A game being played: forced moves, taking back, sealed choices, and who is told what."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.bots import Searching, Seat
from tablee.engine.digest import digest
from tablee.engine.errors import Refused, TableeError
from tablee.engine.prepared import TakeBack
from tablee.engine.record import Player, Record, read_event
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tablee.engine.table import KEPT_EVERY, Table
from tablee.games import game
from tests.engine.sealed import Stakes
from tests.engine.toys import Parcel, ParcelState


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
    assert table.may_take_back(0) == TakeBack(2, free=False, others=1)
    assert table.take_back(0, agreed=True).steps == 2
    assert digest(table.state) == before


def test_nothing_to_take_back() -> None:
    table = parcel()
    assert table.may_take_back(1).steps == 0
    with pytest.raises(Refused, match="no move to undo"):
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
    assert table.noticed == [2, 0, 0]
    assert [line.key for line in table.log(0)] == ["table-log-undo"]
    assert table.log(1) == table.log(SPECTATOR) == []
    table.play(0, f"pick {low}")
    table.play(0, "swap")
    assert table.transcript(0) == f"0 pick {low}\n0 swap\n"
    assert table.transcript(1) == table.transcript(SPECTATOR) == "0 swap 1\n"
    table.take_back(0, agreed=True)
    assert [line.key for line in table.log(1)][-1] == "table-log-undo"
    assert table.noticed == [5, 2, 2]
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


# Preparing and accepting


def everything(table: Table) -> object:
    """All that may change at a table."""
    return digest(table.state), str(table.record), list(table.noticed), list(table.moves), table.seated, table.resigned


def test_preparing_a_move_changes_nothing_and_accepting_it_is_playing_it() -> None:
    table, played = parcel(), parcel()
    before = everything(table)
    move = f"play {hand(table, 0)[0]}"
    prepared = table.prepare(0, move)
    assert everything(table) == before
    assert [str(event) for event in prepared.events] == [f"0 {move}"]
    table.accept(prepared)
    assert table.state is prepared.state
    steps = played.play(0, move)
    assert everything(table) == everything(played)
    assert [table.told(prepared, viewer) for viewer in (0, 1, SPECTATOR)] == [
        played.lines(steps[0], viewer) for viewer in (0, 1, SPECTATOR)
    ]


def test_the_forced_moves_are_prepared_with_the_choice_they_follow() -> None:
    table = Table(Stakes(), [Player("Ann"), Player("Bob")], seed=3)
    for stake in (1, 2, 3):
        table.play(0, stake)
        table.play(1, stake)
    table.play(0, 4)
    prepared = table.prepare(1, 4)
    assert [str(event) for event in prepared.events] == ["1 stake 4", "0 stake 5", "1 stake 5"]
    assert [made.forced for made in prepared.made] == [False, True, True]
    assert prepared.over
    assert prepared.result == [0, 0]
    assert not table.over
    table.accept(prepared)
    assert table.over
    assert table.record.result == [0, 0]
    assert table.record.won == [0, 1]


def test_preparing_to_take_back_changes_nothing() -> None:
    table = parcel()
    table.play(0, f"play {hand(table, 0)[0]}")
    before = everything(table)
    with pytest.raises(Refused, match="everybody at the table must agree"):
        table.prepare_take_back(0)
    prepared = table.prepare_take_back(0, agreed=True)
    assert everything(table) == before
    assert [str(event) for event in prepared.events] == ["* undo 0 1"]
    assert list(prepared.undone) == table.moves
    table.accept(prepared)
    assert table.moves == []
    assert digest(table.state) == digest(parcel().state)
    assert [line.key for line in table.told(prepared, 1)] == ["table-log-undo"]


def test_what_was_prepared_counts_only_as_long_as_nothing_has_happened() -> None:
    table = parcel()
    low, middle, _ = hand(table, 0)
    first, second = table.prepare(0, f"play {low}"), table.prepare(0, f"play {middle}")
    table.accept(first)
    for late in (first, second):
        with pytest.raises(ValueError, match="moved on"):
            table.accept(late)
    late = table.prepare(1, f"play {hand(table, 1)[0]}")
    table.time_out(1)  # the position is the same, the table is not
    before = everything(table)
    with pytest.raises(ValueError, match="moved on"):
        table.accept(late)
    with pytest.raises(ValueError, match="moved on"):
        parcel().accept(table.prepare(1, f"play {hand(table, 1)[0]}"))
    assert everything(table) == before


def test_a_table_that_follows_line_by_line_is_the_same_table() -> None:
    table, follower = parcel(), parcel()
    table.play(0, f"pick {hand(table, 0)[0]}")
    table.take_back(0)
    table.play(0, f"play {hand(table, 0)[0]}")
    table.time_out(1)
    table.seat(1, Player(bot="greedy", version=1))
    followed = [follower.repeat(read_event(str(event), 2)) for event in table.record.events]
    assert everything(follower) == everything(table)
    assert [step is not None for step in followed] == [True, False, True, False, False]


def test_a_position_that_was_shown_does_not_change_any_more() -> None:
    table = parcel()
    shown = table.state
    before = digest(shown)
    table.play(0, f"play {hand(table, 0)[0]}")
    table.take_back(0, agreed=True)
    assert digest(shown) == before


def test_spectators_have_a_count_of_their_own() -> None:
    table = parcel()
    table.play(0, f"pick {hand(table, 0)[0]}")
    assert (table.noticed[0], table.noticed[1], table.noticed[SPECTATOR]) == (1, 0, 0)
    assert list(table.moves[0].noticed_by) == [0]
    table.play(0, "swap")
    assert (table.noticed[0], table.noticed[1], table.noticed[SPECTATOR]) == (2, 1, 1)
    assert SPECTATOR in table.moves[1].noticed_by
    table.time_out(1)
    assert (table.noticed[0], table.noticed[1], table.noticed[SPECTATOR]) == (3, 2, 2)


class OpeningState(ParcelState):
    """The first two cards are played as they come."""

    def offered(self) -> list[int]:
        return super().offered()[:1] if self.forced() else super().offered()

    def forced(self) -> bool:
        return sum(map(len, self.hands)) > 4


class Opening(Parcel):
    Position = OpeningState


def test_what_is_forced_at_the_very_first_position_is_played_when_the_table_opens() -> None:
    table = Table(Opening(), [Player("Ann"), Player("Bob")], seed=1)
    assert [(made.seat, made.forced) for made in table.moves] == [(0, True), (1, True)]
    assert len(table.record.events) == 2
    again = Table.replay(Opening(), Record.read(str(table.record)))
    assert everything(again) == everything(table)
    assert len(table.log(0)) == 2
    assert table.may_take_back(0).steps == 0
    table.play(0, f"play {hand(table, 0)[0]}")
    table.take_back(0, agreed=True)
    assert len(table.moves) == 2


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


def three_stakes() -> Table:
    return Table(Stakes(), [Player("Ann"), Player("Bob"), Player("Cy")], seed=3)


def test_taking_back_a_sealed_choice_leaves_those_of_others() -> None:
    table = three_stakes()
    table.play(0, 1)
    table.play(1, 2)
    noticed = list(table.noticed)
    assert table.may_take_back(0) == TakeBack(1, free=True)
    table.take_back(0)
    assert str(table.record.events[-1]) == "* undo 0 1 keep 1"
    assert [now - was for now, was in zip(table.noticed, noticed, strict=True)] == [1, 0, 0, 0]
    without = three_stakes()
    without.play(1, 2)
    assert digest(table.state) == digest(without.state)
    assert table.moves == without.moves
    table.play(0, 4)
    table.play(2, 3)
    state: Any = table.state
    assert state.shown == [[4, 2, 3]]
    again = Table.replay(Stakes(), Record.read(str(table.record)))
    assert (again.moves, again.noticed, again.log(1)) == (table.moves, table.noticed, table.log(1))
    assert table.transcript(1) == "1 stake 2\n2 stake 3\n"


def test_taking_back_a_choice_that_was_shown_hides_the_others_again() -> None:
    table = three_stakes()
    for seat, stake in ((0, 1), (1, 2), (2, 3)):
        table.play(seat, stake)
    table.play(1, 4)  # sealed, for the next trick
    assert table.may_take_back(0) == TakeBack(1, free=False)
    table.take_back(0, agreed=True)
    assert str(table.record.events[-1]) == "* undo 0 2 keep 2"
    shown: Any = table.view(SPECTATOR)
    assert shown.shown == []
    for viewer in (SPECTATOR, 1, 2):
        assert table.log(viewer)[-1].key == "table-log-undo"
    assert table.may_take_back(2) == TakeBack(1, free=True)  # it is sealed again
    table.play(0, 5)
    shown = table.view(SPECTATOR)
    assert shown.shown == [[5, 2, 3]]


def test_early_records_dropped_the_sealed_choices_made_since() -> None:
    table = three_stakes()
    table.play(0, 1)
    table.play(1, 2)
    record = Record.read(f"{table.record}* undo 0 2\n")
    assert [made.seat for made in Table.replay(Stakes(), record).moves] == []
    for wrong in ("* undo 0 1", "* undo 0 2 keep 1", "* undo 1 1 keep 1"):
        with pytest.raises(TableeError):
            Table.replay(Stakes(), Record.read(f"{table.record}{wrong}\n"))


def test_kept_choices_across_a_kept_position() -> None:
    """Everybody stakes anew again and again, so that a position is kept in the middle of what is taken back."""
    table = three_stakes()
    for number in range(KEPT_EVERY - 2):
        table.play(1, 1 + number % 5)
    table.play(0, 1)
    for stake in (2, 3, 4):
        table.play(1, stake)
    table.take_back(0)
    for _ in range(3):
        table.take_back(1)
    assert len(table.moves) == KEPT_EVERY - 2
    state: Any = table.state
    assert state.stakes == [0, 1 + (KEPT_EVERY - 3) % 5, 0]


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
    assert table.may_take_back(0) == TakeBack(3, free=False, others=1)
    table.take_back(0, agreed=True)
    assert len(table.moves) == 7


def long_game(choices: int, seed: int) -> Table:
    """Two people play Coup at random, and now and then take something back."""
    dice = random.Random(seed)
    table = Table(game("coup"), [Player("Ann"), Player("Bob")], seed=seed)
    for _ in range(choices):
        if table.over:
            break
        who = dice.choice([0, 1])
        if dice.random() < 0.2 and table.may_take_back(who).steps:
            table.take_back(who, agreed=True)
        else:
            seat = int(table.state.to_act)
            table.play(seat, dice.choice(table.game.legal(table.state, seat)))
    return table


@pytest.mark.parametrize("seed", range(3))
def test_far_into_a_game_taking_back_leads_to_the_same_position(seed: int) -> None:
    table = long_game(400, seed)
    assert len(table.moves) > KEPT_EVERY
    while len(table.moves) > KEPT_EVERY // 2:
        seat = next(made.seat for made in reversed(table.moves) if not made.forced)
        table.take_back(seat, agreed=True)
        replayed = Table.at_first(table.game, table.record)
        for made in table.moves:
            table.game.carry_out(replayed.state, made.seat, made.action)
        assert digest(table.state) == digest(replayed.state)


def test_a_game_goes_on_from_where_it_stood() -> None:
    table = long_game(150, 5)
    table.time_out(1)
    table.seat(1, Player(bot="random", version=1))
    again = Table.at_first(table.game, table.record)
    again.resume(table.progress())
    assert (again.moves, again.chosen, again.noticed, again.seated) == (
        table.moves,
        table.chosen,
        table.noticed,
        table.seated,
    )
    assert digest(again.state) == digest(table.state)
    assert not again.whole
    earlier = list(table.record.events)
    for one in (table, again):
        one.play(int(one.state.to_act), one.state.legal_actions()[0])
        seat = next(made.seat for made in reversed(one.moves) if not made.forced)
        one.take_back(seat, agreed=True)
    assert digest(again.state) == digest(table.state)
    with pytest.raises(ValueError, match="resumed"):
        again.log(SPECTATOR)
    with pytest.raises(ValueError, match="not the events"):
        again.complete(earlier[1:])
    again.complete(earlier)
    assert str(again.record) == str(table.record)
    assert again.log(0) == table.log(0)


def test_a_game_does_not_go_on_from_another_one() -> None:
    table = long_game(60, 5)
    other = Table(game("coup"), [Player("Ann"), Player("Bob")], seed=6, begin=False)
    with pytest.raises(ValueError, match="another position"):
        other.resume(table.progress())


def test_a_transcript_has_the_moves_that_stand_as_far_as_they_were_seen() -> None:
    table = long_game(150, 2)
    for viewer in (0, 1, SPECTATOR):
        shown: list[str] = []
        for prepared in table.again():
            for step in prepared.steps:
                text = table.game.notate(step.before, step.action, viewer)
                shown.append(f"{step.seat} {text}\n" if text else "")
            del shown[len(shown) - len(prepared.undone) :]
        assert table.transcript(viewer) == "".join(shown)
