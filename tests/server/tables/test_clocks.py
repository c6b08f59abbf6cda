"""Clocks: who is charged, for what, and what happens when the time is up."""

from __future__ import annotations

import random

import pytest

from tablee.bots.levels import VERSION
from tablee.engine.state import SPECTATOR
from tablee.server.messages import Answer, Clock, Move, Propose, Resign, Return, Undo
from tablee.server.tables.clocks import Pauses
from tablee.server.tables.event_log import Replaced
from tests.server.tables.playing import DAY, OPENED, SECOND, Playing, table

BANK = Clock("bank", 300, 10)
MOVE = Clock("move", 60)
DAYS = Clock("days", 2)


def in_buying(played: Playing) -> tuple[str, str]:
    """Who is asked, and somebody else."""
    assert played.view(SPECTATOR).phase == "buying"
    return played.turn, played.others[0]


# Pauses


def test_time_without_pauses() -> None:
    pauses = Pauses([(100, 200), (300, 350)])
    assert pauses.elapsed(0, 100) == 100
    assert pauses.elapsed(50, 250) == 100
    assert pauses.elapsed(120, 180) == 0
    assert pauses.elapsed(150, 400) == 150
    assert pauses.elapsed(400, 300) == 0
    assert pauses.deadline(50, 100) == 250
    assert pauses.deadline(150, 100) == 300
    assert pauses.deadline(400, 10) == 410
    assert pauses.before(250, 100) == 50
    assert pauses.before(400, 150) == 200
    assert pauses.before(90, 50) == 40
    assert pauses.after(50) == 200
    assert pauses.after(320) == 350


def test_pauses_agree_with_a_count_of_moments() -> None:
    rng = random.Random(1)
    for _ in range(300):
        cuts = sorted(rng.sample(range(60), 6))
        spans = [(cuts[i], cuts[i + 1]) for i in (0, 2, 4)]
        pauses = Pauses(spans)
        counted = [moment for moment in range(-60, 200) if not any(at <= moment < to for at, to in spans)]
        start, end, length = rng.randrange(60), rng.randrange(60), rng.randrange(1, 60)
        assert pauses.elapsed(start, end) == sum(start <= moment < end for moment in counted)
        assert pauses.elapsed(start, pauses.deadline(start, length)) == length
        assert pauses.elapsed(pauses.before(end, length), end) == length


# Charging


def test_no_clock_no_deadline() -> None:
    played = table("Ann", "Bob")
    assert played.state.due() == {}
    assert played.info.clock.left == ()
    assert played.info.clock.running == ()


def test_the_bank_pays_for_each_decision_and_gets_the_increment() -> None:
    played = table("Ann", "Bob", clock=BANK)
    person, other = in_buying(played)
    assert played.deadline(person) == 300
    played.wait(20).move("buy R")
    assert played.left(person) == 290
    assert played.left(other) == 300
    played.wait(5).move("stop")
    assert played.left(person) == 295
    assert played.info.clock.running == (played.seat(other),)


@pytest.mark.parametrize(("clock", "seconds"), [(MOVE, 60), (DAYS, 2 * DAY // SECOND)])
def test_each_decision_has_its_own_time(clock: Clock, seconds: int) -> None:
    played = table("Ann", "Bob", clock=clock)
    person, _ = in_buying(played)
    played.wait(seconds - 1).move("buy R")
    assert played.deadline(person) == seconds


def test_a_compound_move_is_one_decision() -> None:
    played = table("Ann", "Bob", clock=BANK).phase("swapping")
    person = played.turn
    had = played.left(person)
    for _ in range(2):
        played.wait(10).move(played.options(played.asked)[0])
        assert played.left(person) == had
    played.act(person, Undo)
    played.wait(5).move("done")
    assert played.left(person) == had - 25 + 10


def test_bots_are_not_charged() -> None:
    played = table("Ann", bots=("random",), clock=BANK).until(lambda table: not table.turn)
    assert "timeout" not in played.state.due()
    before = list(played.state.clocks.left)
    played.wait(1000).bot_moves()
    assert played.state.clocks.left == before


def test_downtime_is_not_charged() -> None:
    played = table("Ann", "Bob", clock=BANK, pauses=[(10_000, 70_000)])
    person, _ = in_buying(played)
    assert played.deadline(person) == 360
    assert played.info.clock.since == OPENED + 60_000  # so that the shown clock strikes at the deadline
    played.wait(90).move("buy R")
    assert played.left(person) == 300 - 30 + 10


@pytest.mark.parametrize("clock", [BANK, MOVE, DAYS])
def test_what_is_shown_of_a_clock_is_used_up_at_the_deadline(clock: Clock) -> None:
    played = table("Ann", "Bob", clock=clock, pauses=[(10_000, 70_000)])
    for _ in range(2):
        person, _ = in_buying(played)
        played.wait(90)
        shown, seat = played.info.clock, played.seat(person)
        assert shown.running == (seat,)
        assert (shown.left[seat] - (played.now - shown.since)) / SECOND == played.deadline(person)
        played.move("buy R")


# Time is up


def test_the_deadline_is_due_work() -> None:
    played = table("Ann", "Bob", clock=MOVE)
    person, _ = in_buying(played)
    assert played.state.due() == {"timeout": (played.now + 60_000, played.seat(person))}
    played.wait(7).move("buy R")
    assert played.state.due() == {"timeout": (played.now + 60_000, played.seat(person))}


@pytest.mark.parametrize("clock", [BANK, MOVE, DAYS])
def test_whoever_is_late_is_replaced_and_may_return(clock: Clock) -> None:
    played = table("Ann", "Bob", "Cem", clock=clock)
    person, seat = played.turn, played.asked
    assert played.time_runs_out() == [seat]
    assert played.info.seats[seat].bot == "skilled"
    assert played.info.seats[seat].since == played.now
    assert [other.since for other in played.info.seats if other.person != person] == [0, 0]
    assert played.state.due() == {"bot": (played.now, seat)}
    assert [str(event) for event in played.state.game_table.record.events] == [
        f"* timeout {seat}",
        f"* seat {seat} bot skilled {VERSION}",
    ]
    played.bot_moves("stop")
    played.act(person, Return)
    assert (played.info.seats[seat].bot, played.info.seats[seat].since) == ("", 0)


@pytest.mark.parametrize("clock", [BANK, MOVE, DAYS])
def test_bots_wait_for_the_only_person_whose_time_ran_out(clock: Clock) -> None:
    played = table("Ann", bots=["skilled", "skilled"], clock=clock)
    while played.turn != "Ann":
        played.bot_moves()
    assert not played.info.deserted
    played.time_runs_out()
    assert played.info.deserted
    assert played.state.due() == {}, "bots would finish the game among themselves"
    played.act("Ann", Return)
    assert not played.info.deserted
    assert list(played.state.due()) == ["timeout"]


def test_bots_play_on_as_long_as_one_person_plays() -> None:
    played = table("Ann", "Bob", clock=MOVE)
    first, seat = played.turn, played.asked
    played.time_runs_out()
    assert played.state.due() == {"bot": (played.now, seat)}  # the other waits for it
    while played.turn == first:
        played.bot_moves("stop" if "stop" in played.options(seat) else "")
    second = played.turn
    played.time_runs_out()
    assert played.info.deserted
    assert played.state.due() == {}
    played.act(first, Return)
    assert not played.info.deserted
    assert played.state.due() == {"bot": (played.now, played.seat(second))}


def test_bots_play_on_for_those_who_wanted_it_or_cannot_come_back() -> None:
    played = table("Ann", bots=["skilled", "skilled"], clock=MOVE)
    played.act("Ann", Propose, what="replace", other=0)
    assert (played.info.seats[0].bot, played.info.deserted) == ("skilled", False)
    assert list(played.state.due()) == ["bot"]
    resigned = table("Ann", bots=["skilled", "skilled"], clock=MOVE)
    resigned.act("Ann", Resign)
    assert not resigned.info.deserted
    assert list(resigned.state.due()) == ["bot"]


def test_a_move_that_comes_before_the_clock_strikes_counts() -> None:
    """The work of striking may be late; whoever moved meanwhile has moved."""
    played = table("Ann", "Bob", clock=MOVE)
    person, _ = in_buying(played)
    played.wait(61).move("buy R")
    assert played.deadline(person) == 60
    assert played.state.clocks.late(played.now) == []


@pytest.mark.parametrize(("increment", "fair"), [(0, 30), (10, 30), (45, 45)])
def test_whoever_returns_with_an_empty_bank_has_a_fair_minimum(increment: int, fair: int) -> None:
    played = table("Ann", "Bob", clock=Clock("bank", 300, increment))
    person, _ = in_buying(played)
    played.time_runs_out()
    assert played.left(person) == 0  # no increment for what was not decided
    played.wait(1).act(person, Return)
    assert played.deadline(person) == fair
    played.wait(5).move("stop")
    assert played.left(person) == fair - 5 + increment


def test_whoever_returns_with_time_left_has_that() -> None:
    played = table("Ann", "Bob", clock=BANK)
    person, other = in_buying(played)
    played.wait(100).act(other, Propose, what="replace", other=played.seat(person))
    played.wait(50).act(person, Return)
    assert played.deadline(person) == 200


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_nobody_gains_time_by_what_happens_on_other_seats(clock: Clock) -> None:
    played = table("Ann", "Bob", "Cem", "Dan", clock=clock)
    person, rest = played.turn, played.others
    deadline = played.state.due()["timeout"]
    left = played.left(person)
    played.wait(20).act(rest[0], Resign)
    played.wait(5).act(person, Propose, what="replace", other=played.seat(rest[1]))
    played.act(rest[2], Answer, yes=True)
    played.wait(5).act(rest[1], Return)
    assert played.state.due()["timeout"] == deadline
    assert played.left(person) == left


def test_the_clock_of_the_host_runs_like_any_other() -> None:
    played = table("Ann", "Bob", clock=MOVE).until(lambda table: table.turn == "Ann")
    played.time_runs_out()
    assert played.state.host == "Ann"
    played.bot_moves()


# Taking back


def test_taking_back_by_consent_gives_the_others_their_time() -> None:
    played = table("Ann", "Bob", clock=BANK).phase("laying")
    first, second = played.turn, played.others[0]
    had = played.left(first), played.left(second)
    played.wait(20).move(played.options(played.asked)[0])
    played.wait(40).act(first, Undo)
    played.act(second, Answer, yes=True)
    assert played.turn == first
    assert (played.left(first), played.left(second)) == had
    assert played.deadline(first) == had[0] - 20  # what was thought before is thought


def test_time_that_was_thought_after_the_move_is_ones_own() -> None:
    played = table("Ann", "Bob", clock=BANK)
    person, _ = in_buying(played)
    played.wait(1).move("buy R")
    played.wait(100).act(person, Undo)
    assert played.deadline(person) == 300 - 101
    played.wait(9).move("buy B")
    assert played.left(person) == 300 - 110 + 10


@pytest.mark.parametrize("clock", [BANK, MOVE])
def test_moving_and_taking_back_again_and_again_gains_nothing(clock: Clock) -> None:
    played = table("Ann", "Bob", clock=clock)
    person, _ = in_buying(played)
    start = played.now
    allowed = played.deadline(person)
    for _ in range(10):
        played.wait(1).move("buy R")
        played.wait(1).act(person, Undo)
        assert played.deadline(person) == allowed - (played.now - start) / SECOND


@pytest.mark.parametrize(("clock", "seconds"), [(MOVE, 50), (Clock("bank", 60, 120), 55)])
def test_a_choice_whose_time_is_used_up_cannot_be_taken_back(clock: Clock, seconds: int) -> None:
    played = table("Ann", "Bob", clock=clock)
    person, _ = in_buying(played)
    played.wait(seconds).move("buy R")
    played.wait(20)
    assert played.no(person, Undo) == "server-no-time"
    assert played.turn == person


def test_what_all_agree_to_leaves_time_to_choose_again() -> None:
    played = table("Ann", "Bob", clock=MOVE).phase("laying")
    first, second = played.turn, played.others[0]
    played.wait(59).move(played.options(played.asked)[0])
    played.act(first, Undo)
    played.act(second, Answer, yes=True)
    assert played.deadline(first) == 30


def test_timing_out_and_taking_back_does_not_refill_the_bank() -> None:
    played = table("Ann", "Bob", clock=BANK)
    person, _ = in_buying(played)
    played.wait(1).move("buy R")
    played.time_runs_out()
    played.act(person, Return)
    assert played.deadline(person) == 30
    assert played.no(person, Undo) == "server-no-time"


def test_taking_back_does_not_take_the_fair_minimum_away() -> None:
    """Somebody who returned with an empty bank keeps what they were given when an earlier move is taken back."""
    played = table("Ann", "Bob", clock=Clock("bank", 60)).phase("laying")
    first, second = played.turn, played.others[0]
    played.move(played.options(played.asked)[0])
    played.time_runs_out()
    played.bot_moves()
    played.until(lambda table: table.turn == first)
    played.move(played.options(played.asked)[0])
    played.act(second, Return)
    played.act(first, Undo)
    played.act(second, Answer, yes=True)
    assert played.left(second) == 30


def test_downtime_before_taking_back_is_not_charged_either() -> None:
    played = table("Ann", "Bob", clock=BANK, pauses=[(5_000, 65_000)])
    person, _ = in_buying(played)
    played.wait(70).move("buy R")  # 10 seconds of thought
    played.wait(3).act(person, Undo)
    assert played.deadline(person) == 300 - 13


def test_a_clock_that_nobody_is_under_shows_no_running_seat() -> None:
    played = table("Ann", "Bob", "Cem", clock=BANK)
    played.table_does(Replaced(played.asked, "greedy", 1))
    assert played.info.clock.running == ()
    assert "timeout" not in played.state.due()


def test_when_the_game_is_over_no_clock_runs() -> None:
    played = table("Ann", "Bob", clock=BANK)
    played.wait(10).act("Ann", Resign)
    assert played.info.clock.running == ()
    assert played.state.due() == {}
    assert played.no("Bob", Move, text="stop") == "server-is-over"
