"""Taking back, proposing, agreeing, giving up, being replaced and coming back."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.record import Undo as UndoLine
from tablee.engine.state import SPECTATOR
from tablee.server.messages import Answer, Clock, HandOver, Hurry, Move, Propose, Resign, Return, Sit, Undo
from tablee.server.tables.event_log import Forgotten, Replaced, Stopped
from tests.engine.toys import Parcel
from tests.server.tables.playing import Act, Playing, table, waiting


class Strict(Parcel):
    consent_undo = False


def laid(*people: str, bots: tuple[str, ...] = ()) -> tuple[Playing, str]:
    """A table where somebody has just laid a tile: all have learned something. Who it was."""
    played = table(*people, bots=bots).until(lambda table: table.view(SPECTATOR).phase == "laying" and table.turn)
    person = played.turn
    played.move(played.options(played.asked)[0])
    return played, person


# Taking back


def test_freely_while_nobody_has_learned_anything() -> None:
    played = table("Ann", "Bob", "Cem")
    person = played.turn
    before = played.view(SPECTATOR)
    played.move("buy R")
    played.move("stop")
    played.act(person, Undo)
    played.act(person, Undo)
    assert played.view(SPECTATOR) == before
    assert played.no(person, Undo) == "table-nothing-to-undo"


def test_nothing_to_take_back() -> None:
    played = table("Ann", "Bob", "Cem")
    assert played.no(played.others[0], Undo) == "table-nothing-to-undo"
    assert played.no("Dan", Undo) == "server-not-seated"


def test_by_consent_of_everybody() -> None:
    played, person = laid("Ann", "Bob", "Cem")
    before = played.scenes()
    played.act(person, Undo)
    others = [other for other in ("Ann", "Bob", "Cem") if other != person]
    proposal = played.proposal
    assert proposal is not None
    assert (proposal.what, proposal.seat, proposal.agreed) == ("undo", played.seat(person), [played.seat(person)])
    assert proposal.waits_for == sorted(played.seat(other) for other in others)
    assert played.no(person, Undo) == "server-already-asked"
    assert played.no(person, Answer, yes=True) == "server-already-so"
    assert played.no("Dan", Answer, yes=True) == "server-not-seated"
    played.act(others[0], Answer, yes=True)
    assert played.no(others[0], Answer, yes=True) == "server-already-so"
    assert played.scenes()[SPECTATOR].view == before[SPECTATOR].view
    played.act(others[1], Answer, yes=True)
    assert played.proposal is None
    assert played.turn == person
    assert played.no(others[1], Answer, yes=True) == "server-nothing-asked"


@pytest.mark.parametrize("declines", [0, 1])
def test_declined_by_another_or_taken_back_by_whoever_asked(declines: int) -> None:
    played, person = laid("Ann", "Bob")
    other = "Bob" if person == "Ann" else "Ann"
    played.act(person, Undo)
    played.act([person, other][declines], Answer, yes=False)
    assert played.proposal is None
    assert played.turn == other


def test_lapsed_by_a_move_that_everybody_sees() -> None:
    played, person = laid("Ann", "Bob")
    played.act(person, Undo)
    played.move(played.options(played.asked)[0])
    assert played.proposal is None


def test_alone_among_bots_one_agrees_with_oneself() -> None:
    played, _ = laid("Ann", bots=("greedy", "greedy"))
    while not played.state.holders[played.asked].person:
        played.bot_moves()
    played.act("Ann", Undo)
    assert played.turn == "Ann"
    assert played.proposal is None


def test_alone_with_several_seats_too() -> None:
    played = waiting("Ann", seats=2)
    played.act("Ann", Sit, seat=1, name="Ada")
    played.started().phase("laying")
    seat = played.asked
    played.move(played.options(seat)[0])
    played.act("Ann", Undo, seat=seat)
    assert played.asked == seat


def test_some_games_forbid_it() -> None:
    played = table("Ann", "Bob", game=Strict())
    person = played.turn
    played.move(played.options(played.asked)[0])
    assert played.no(person, Undo) == "table-undo-forbidden"


def test_half_made_steps_are_taken_back_freely_and_one_by_one() -> None:
    played = table("Ann", "Bob").phase("swapping")
    person, seat = played.turn, played.asked
    for _ in range(2):
        played.move(played.options(seat)[0])
    assert len(played.view(seat).aside) == 2
    played.act(person, Undo)
    assert len(played.view(seat).aside) == 1
    played.act(person, Undo)
    assert played.view(seat).aside == []


def test_what_all_agreed_to_is_taken_back_though_another_move_was_half_made_since() -> None:
    """Otherwise a half-made step would be seen by its being taken back in place of the move."""
    played = table("Ann", "Bob").phase("swapping")
    first = played.turn
    played.move("done")
    second = played.turn
    played.until(lambda table: table.turn == second and table.view(SPECTATOR).phase == "swapping")
    before = played.view(SPECTATOR)
    played.move(played.options(played.asked)[0])
    played.move("done")  # two steps: taking back leads into the middle of the swap
    played.until(lambda table: table.view(SPECTATOR).phase == "swapping" and table.turn == second)
    assert before.round + 1 == played.view(SPECTATOR).round
    played.act(second, Undo)
    standing = len(played.state.game_table.moves)
    played.move(played.options(played.asked)[0])  # unseen: the question is still on the table
    played.move(played.options(played.asked)[0])
    assert played.proposal is not None
    played.act(first, Answer, yes=True)
    lines = played.state.game_table.record.events[-3:]
    assert [isinstance(line, UndoLine) for line in lines] == [True] * 3
    assert len(played.state.game_table.moves) < standing
    assert played.proposal is None


def test_no_means_no_after_a_while() -> None:
    played, person = laid("Ann", "Bob")
    other = played.turn
    for _ in range(3):
        played.act(person, Undo)
        played.act(other, Answer, yes=False)
    assert played.no(person, Undo) == "server-declined-enough"
    assert played.no(person, Propose, what="stop") == "server-declined-enough"
    played.act(other, Propose, what="stop")
    played.act(person, Answer, yes=False)
    played.move(played.options(played.asked)[0])
    played.act(person, Undo)


# Stopping


def test_stop_by_agreement() -> None:
    played = table("Ann", "Bob", "Cem")
    played.act("Ann", Propose, what="stop")
    played.act("Bob", Answer, yes=True)
    assert played.status == "playing"
    played.act("Cem", Answer, yes=True)
    assert played.status == "stopped"
    assert played.info.result == ()
    assert played.view(SPECTATOR).over
    assert played.state.due() == {}
    assert played.no("Ann", Propose, what="stop") == "server-is-over"


def test_one_person_among_bots_stops_at_once() -> None:
    played = table("Ann", bots=("random",))
    played.act("Ann", Propose, what="stop")
    assert played.status == "stopped"


def test_abandoned_before_and_during_the_game() -> None:
    early, late = waiting("Ann"), table("Ann", "Bob")
    for played in (early, late):
        played.table_does(Stopped(abandoned=True))
        assert played.status == "abandoned"
        assert played.no("Ann", Sit) == "server-is-over"


# Resigning


def test_with_two_seats_the_other_wins() -> None:
    played = table("Ann", "Bob")
    played.act("Ann", Resign)
    assert played.status == "finished"
    assert played.info.won == (1,)
    assert played.no("Bob", Resign) == "server-is-over"


def test_with_three_a_bot_plays_on_and_the_leaver_cannot_win() -> None:
    played = table("Ann", "Bob", "Cem")
    played.act("Ann", Resign)
    assert played.status == "playing"
    seat = played.info.seats[0]
    assert (seat.person, seat.bot, seat.resigned) == ("Ann", "skilled", True)
    acts: list[tuple[Act, dict[str, Any]]] = [(Resign, {}), (Move, {"text": "stop"}), (Undo, {}), (Return, {})]
    for kind, fields in [*acts, (Propose, {"what": "stop"})]:
        assert played.no("Ann", kind, **fields) == "server-has-resigned"
    played.thorough = False
    played.until(lambda table: table.state.over)
    assert 0 not in played.info.won
    assert played.info.won


def test_the_last_but_one_to_resign_ends_it() -> None:
    played = table("Ann", "Bob", "Cem")
    played.act("Ann", Resign)
    played.act("Cem", Resign)
    assert played.status == "finished"
    assert played.info.won == (1,)


def test_whose_seat_a_bot_keeps_may_resign() -> None:
    played = table("Ann", "Bob", "Cem")
    played.table_does(Replaced(0, "greedy", 1))
    played.act("Ann", Resign)
    assert played.info.seats[0].resigned
    assert played.no("Ann", Return) == "server-has-resigned"
    assert played.no("Ann", Resign) == "server-has-resigned"


def test_with_several_seats_one_says_which() -> None:
    played = waiting("Ann", seats=3)
    played.act("Ann", Sit, seat=1)
    played.seated("", "", "Bob").started()
    assert played.no("Ann", Resign) == "server-which-seat"
    assert played.no("Ann", Resign, seat=2) == "server-not-your-seat"
    played.act("Ann", Resign, seat=1)
    assert not played.info.seats[0].resigned
    played.act("Ann", Resign, seat=0)
    assert played.info.won == (2,)


def test_when_the_last_person_resigns_bots_play_to_the_end() -> None:
    played = table("Ann", bots=("random", "random"))
    played.act("Ann", Resign)
    played.thorough = False
    played.until(lambda table: table.state.over)
    assert 0 not in played.info.won


def test_a_proposal_lapses_when_somebody_resigns() -> None:
    played = table("Ann", "Bob", "Cem")
    played.act("Ann", Propose, what="stop")
    played.act("Bob", Resign)
    assert played.proposal is None


# Replacing the absent


def test_by_agreement_of_those_who_are_here() -> None:
    played = table("Ann", "Bob", "Cem")
    played.here = {"Bob"}
    assert played.no("Ann", Propose, what="replace") == "server-whom"
    assert played.no("Ann", Propose, what="replace", other=7) == "table-no-such-seat"
    assert played.refused("Ann", Propose, what="replace", other=1).line.args == {"seat": 1}
    played.act("Ann", Propose, what="replace", other=2)
    proposal = played.proposal
    assert proposal is not None
    assert (proposal.agreed, proposal.waits_for) == ([0], [1])
    played.act("Bob", Answer, yes=True)
    assert played.info.seats[2].bot == "skilled"
    assert played.info.seats[2].person == "Cem"
    assert played.no("Ann", Propose, what="replace", other=2) == "server-bot-plays"


def test_the_absent_is_not_asked_but_may_say_no_on_coming_back() -> None:
    played = table("Ann", "Bob", "Cem")
    played.act("Ann", Propose, what="replace", other=2)
    assert played.no("Cem", Answer, yes=True) == "server-not-asked"
    played.act("Cem", Answer, yes=False)
    assert played.proposal is None


def test_whoever_came_back_before_all_agreed_is_not_replaced() -> None:
    played = table("Ann", "Bob", "Cem")
    played.act("Ann", Propose, what="replace", other=2)
    played.here = {"Cem"}
    assert played.no("Bob", Answer, yes=True) == "server-is-here"


def test_whoever_is_alone_decides_alone() -> None:
    played = table("Ann", "Bob")
    played.act("Ann", Propose, what="replace", other=1)
    assert played.info.seats[1].bot == "skilled"


def test_bots_cannot_be_replaced() -> None:
    played = table("Ann", bots=("random",))
    assert played.no("Ann", Propose, what="replace", other=1) == "server-bot-plays"


def test_whoever_must_go_may_ask_for_a_bot_and_the_others_decide() -> None:
    played = table("Ann", "Bob", "Cem")
    played.here = {"Ann", "Bob", "Cem"}
    played.act("Ann", Propose, what="replace", other=0)
    assert played.proposal is not None
    assert played.proposal.waits_for == [1, 2]
    played.act("Bob", Answer, yes=True)
    played.act("Cem", Answer, yes=True)
    assert played.info.seats[0].bot == "skilled"


def test_alone_among_bots_one_leaves_ones_seat_to_a_bot_at_once() -> None:
    played = table("Ann", bots=("random",))
    played.act("Ann", Propose, what="replace", other=0)
    assert played.info.seats[0].bot == "skilled"


def test_coming_back_and_playing_on() -> None:
    played = table("Ann", "Bob", "Cem")
    assert played.no("Ann", Return) == "server-already-so"
    assert played.no("Dan", Return) == "server-not-seated"
    seat, person = played.asked, played.turn
    played.table_does(Replaced(seat, "greedy", 1))
    assert played.state.due()["bot"][1] == seat
    assert played.no(person, Move, text="buy R") == "server-bot-plays"
    assert played.no(person, Undo) == "server-bot-plays"
    assert played.no(person, Answer, yes=True) == "server-bot-plays"
    assert played.no(played.others[0], Return, seat=seat) == "server-not-your-seat"
    played.bot_moves("buy R")
    played.act(person, Return)
    assert played.state.due() == {}
    played.move("buy B", person)
    lines = [str(event) for event in played.state.game_table.record.events]
    assert lines == [f"* seat {seat} bot greedy 1", f"{seat} buy R", f"* seat {seat}", f"{seat} buy B"]


def test_nobody_agrees_for_somebody_who_may_come_back() -> None:
    played = table("Ann", "Bob", "Cem").phase("laying")
    first = played.turn
    played.move(played.options(played.asked)[0])
    away = next(seat for seat, name in enumerate(("Ann", "Bob", "Cem")) if name != first)
    played.table_does(Replaced(away, "greedy", 1))
    assert played.no(first, Propose, what="stop") == "server-someone-away"
    assert played.no(first, Undo) == "server-someone-away"
    played.act(("Ann", "Bob", "Cem")[away], Resign)  # that is for good
    played.act(first, Propose, what="stop")
    assert played.proposal is not None
    assert away not in played.proposal.waits_for


def test_whoever_was_forgotten_keeps_nobody_from_agreeing() -> None:
    played = table("Ann", "Bob", "Cem")
    played.table_does(Replaced(2, "greedy", 1), Forgotten("Cem"))
    played.act("Ann", Propose, what="stop")
    played.act("Bob", Answer, yes=True)
    assert played.status == "stopped"


def test_whoever_is_gone_for_a_day_keeps_nobody_from_agreeing() -> None:
    played = table("Ann", "Bob", "Cem")
    played.wait(86_400).table_does(Replaced(2, "greedy", 1))
    played.wait(86_399)
    assert played.no("Ann", Propose, what="stop") == "server-someone-away"
    played.wait(1).act("Ann", Propose, what="stop")
    assert played.proposal is not None
    assert played.proposal.waits_for == [1]
    played.act("Cem", Return)  # who comes back is asked again
    played.act("Ann", Propose, what="stop")
    assert played.proposal.waits_for == [1, 2]


def test_an_answer_is_to_the_proposal_it_was_meant_for() -> None:
    played = table("Ann", "Bob", "Cem")
    played.act("Ann", Propose, what="stop")
    seen = played.n("Bob")
    played.act("Ann", Answer, yes=False)
    played.act("Ann", Propose, what="replace", other=2)
    assert played.no("Bob", Answer, yes=True, n=seen) == "server-moved-on"
    assert played.no("Bob", Answer, yes=False, n=seen) == "server-moved-on"
    assert played.no("Bob", Answer, yes=True, n=played.n("Bob") + 1) == "server-moved-on"
    played.act("Bob", Answer, yes=True, n=played.n("Bob"))
    assert played.info.seats[2].bot


def test_an_answer_counts_though_another_has_agreed_since() -> None:
    played = table("Ann", "Bob", "Cem")
    played.act("Ann", Propose, what="stop")
    seen = played.n("Cem")
    played.act("Bob", Answer, yes=True)
    played.act("Cem", Answer, yes=True, n=seen, through=played.seat("Cem"))
    assert played.status == "stopped"


def test_somebody_who_is_there_and_never_moves_counts_as_away_at_last() -> None:
    played = table("Ann", "Bob", "Cem")
    stuck = played.asked
    others = [name for seat, name in enumerate(("Ann", "Bob", "Cem")) if seat != stuck]
    played.here = {"Ann", "Bob", "Cem"}
    assert played.no(others[0], Propose, what="replace", other=stuck) == "server-is-here"
    played.wait(15 * 60)
    played.act(others[0], Propose, what="replace", other=stuck)
    played.wait(1)
    assert played.proposal is not None


def test_over_days_only_the_clock_decides() -> None:
    played = table("Ann", "Bob", "Cem", clock=Clock("days", 3))
    assert played.no("Ann", Propose, what="replace", other=1) == "server-clock-decides"


def test_a_bot_goes_on_with_a_half_made_move() -> None:
    played = table("Ann", "Bob").phase("swapping")
    seat = played.asked
    played.move(played.options(seat)[0])
    played.table_does(Replaced(seat, "greedy", 1))
    played.bot_moves("done")
    assert played.asked != seat


def test_a_bots_thought_stays_good_while_only_words_are_exchanged() -> None:
    played = table("Ann", "Bob", bots=("random",)).until(lambda table: not table.turn)
    changed = played.state.changed
    played.act("Ann", Propose, what="stop")
    played.act("Ann", Answer, yes=False)
    played.act("Ann", HandOver, person="Bob")
    assert played.state.changed == changed
    played.bot_moves()
    assert played.state.changed == played.state.seq


def test_several_bots_in_turn() -> None:
    played = table("Ann", bots=("random", "greedy", "random"), clock=Clock("bank", 600))
    seats = set()
    played.until(lambda table: seats.add(table.state.due().get("bot", (0, -1))[1]) or len(seats) == 4)  # type: ignore[func-returns-value]
    assert seats == {-1, 1, 2, 3}


def test_whoever_sits_here_may_hurry_the_bots_and_slow_them_down_again() -> None:
    played = table("Ann", "Ben", bots=("greedy",))
    assert not played.info.quick
    played.act("Ben", Hurry)
    assert played.info.quick
    assert played.no("Ann", Hurry) == "server-already-so"
    played.act("Ann", Hurry, quick=False)
    assert not played.info.quick
    assert played.no("Eve", Hurry) == "server-not-seated"
