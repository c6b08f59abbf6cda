"""Moves: whose, when, meant for which question; acts that come twice; what half-made moves show to others."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.state import SPECTATOR
from tablee.server.messages import Answer, Clock, Move, Propose, Resign, Sit, Start, Undo
from tests.server.tables.playing import Act, Playing, table, waiting

BANK = Clock("bank", 600, 10)


def test_a_move_in_notation() -> None:
    played = table("Ann", "Bob", "Cem")
    seat = played.asked
    played.move("acheter rouge")
    assert played.state.game_table.record.events[-1].text == "buy R"  # type: ignore[union-attr]
    assert played.view(SPECTATOR).players[seat].tokens[2] == 1


def test_a_purchase_is_one_line_of_everybodys_log() -> None:
    """Each line that goes on with the last one says it all, and says that it replaces it."""
    played = table("Ann", "Bob", "Cem")
    sent = [played.move(text).lines[SPECTATOR] for text in ("buy R", "buy Y", "stop")]
    for viewer in range(SPECTATOR, 3):
        lines = [told.line for told in played.state.logs[viewer].lines[-3:]]
        assert [(line.key, line.instead) for line in lines] == [
            ("coup-log-buy", False),
            ("coup-purchase", True),
            ("coup-purchase", True),
        ]
    assert [line.key for lines in sent for line in lines] == ["coup-log-buy", "coup-purchase", "coup-purchase"]


def test_whoever_is_not_asked_hears_why_and_nothing_else() -> None:
    played = table("Ann", "Bob", "Cem")
    refusal = played.refused(played.others[0], Move, text="buy R")
    assert refusal.line.key == "table-not-your-turn"
    assert refusal.line.args == {"seat": played.asked}
    assert refusal.legal == ()


def test_whoever_is_asked_hears_what_would_be_legal() -> None:
    played = table("Ann", "Bob", "Cem")
    refusal = played.refused(played.turn, Move, text="lay R07")
    assert refusal.clause.startswith("COUP-")
    assert list(refusal.legal) == played.options(played.asked)
    assert played.no(played.turn, Move, text="dance") == "table-no-such-move"


def test_somebody_elses_seat() -> None:
    played = table("Ann", "Bob", "Cem")
    thief = played.others[0]
    assert played.no(thief, Move, text="buy R", seat=played.asked) == "server-not-your-seat"
    assert played.no("Dan", Move, text="buy R", seat=played.asked) == "server-not-seated"
    assert played.no("Dan", Move, text="buy R") == "server-not-seated"
    assert played.no(played.turn, Move, text="buy R", seat=9) == "server-not-your-seat"


def test_after_the_end() -> None:
    played = table("Ann", "Bob")
    played.act("Ann", Resign)
    acts: list[tuple[Act, dict[str, Any]]] = [(Move, {"text": "stop"}), (Undo, {}), (Answer, {"yes": True})]
    for kind, fields in [*acts, (Propose, {"what": "stop"})]:
        assert played.no("Bob", kind, **fields) == "server-is-over"


# Several seats of one person


def pass_and_play() -> Playing:
    played = waiting("Ann", seats=3)
    played.act("Ann", Sit, seat=1, name="Ada")
    return played.seated("", "", "Bob").started()


def test_the_seat_that_is_asked_is_meant() -> None:
    played = pass_and_play()
    for seat in (0, 1):
        played.until(lambda table, seat=seat: table.asked == seat)  # type: ignore[misc]
        played.act("Ann", Move, text=played.options(seat)[-1])
    assert played.no("Ann", Undo) == "server-which-seat"
    assert played.no("Ann", Undo, seat=2) == "server-not-your-seat"


def test_the_eyes_one_looks_through_are_meant() -> None:
    played = pass_and_play().until(lambda table: table.asked == 1)
    assert played.no("Ann", Move, text="stop", through=0) == "table-not-your-turn"
    played.act("Ann", Move, text="stop", through=1)
    played.act("Ann", Undo, through=1)


def test_nobody_of_theirs_is_asked() -> None:
    played = pass_and_play().until(lambda table: table.asked == 2)
    assert played.no("Ann", Move, text="stop") == "table-not-your-turn"


# Moves meant for another question


def test_a_move_meant_for_an_earlier_question_is_refused() -> None:
    played = table("Ann", "Bob", "Cem")
    person, n = played.turn, played.n(played.turn)
    played.move("buy R", person, n=n)
    assert played.no(person, Move, text="buy R", n=n) == "server-moved-on"
    played.move("buy R", person, n=played.n(person))


def test_a_move_meant_for_something_yet_to_be_seen_is_refused() -> None:
    played = table("Ann", "Bob", "Cem")
    assert played.no(played.turn, Move, text="buy R", n=played.n(played.turn) + 1) == "server-moved-on"


def test_a_move_meant_for_this_question_counts_whatever_else_was_said_meanwhile() -> None:
    played = table("Ann", "Bob", "Cem", "Dan")
    n = played.n(played.turn)
    other, *rest = played.others
    played.act(other, Propose, what="stop")
    played.act(other, Answer, yes=False)
    played.act(rest[0], Resign)  # a bot plays on there
    assert played.n(played.turn) == n + 3
    played.move("buy R", n=n)


def test_a_question_that_was_taken_back_is_put_anew() -> None:
    played = table("Ann", "Bob", "Cem")
    person, n = played.turn, played.n(played.turn)
    played.move("buy R", person)
    played.act(person, Undo)
    assert played.no(person, Move, text="buy R", n=n) == "server-moved-on"
    assert played.no(person, Move, text="buy R", n=n + 1) == "server-moved-on"
    played.move("buy R", person, n=n + 2)


# The same act again


def test_a_repeated_act_is_known_also_to_whoever_reads_the_story() -> None:
    played = table("Ann", "Bob", "Cem")
    person = played.turn
    played.act(person, Move, text="buy R", id="once")
    for state in (played.state, played.replayed()):
        assert state.did(person, "once")
        assert not state.did(person, "twice")
        assert not state.did(played.others[0], "once")


def test_a_refused_act_may_be_tried_again() -> None:
    played = table("Ann", "Bob", "Cem")
    assert played.no(played.turn, Move, text="pass", id="once") == "coup-refuse-now"
    assert not played.state.did(played.turn, "once")


# Half-made moves


@pytest.mark.parametrize("clock", [None, BANK, Clock("move", 60), Clock("days", 2)])
def test_half_made_moves_show_nothing_to_others(clock: Clock | None) -> None:
    """What is checked after every act in any case: unnoticed means unchanged. Here also what might hang on it."""
    played = table("Ann", "Bob", "Cem", clock=clock).phase("swapping")
    person, seat = played.turn, played.asked
    other = played.others[0]
    played.act(other, Propose, what="stop")
    shown, counts, info = played.scenes(), list(played.state.counts), played.info
    offered = played.options(seat)
    for text in offered[:2]:
        played.wait(3).move(text)
    played.act(person, Undo)
    assert played.info == info
    assert {viewer: scene for viewer, scene in played.scenes().items() if viewer != seat} == {
        viewer: scene for viewer, scene in shown.items() if viewer != seat
    }
    grown = [now - was for now, was in zip(played.state.counts, counts, strict=True)]
    assert grown == [3 if viewer == seat else 0 for viewer in (0, 1, 2, SPECTATOR)]
    played.move("done")
    assert played.proposal is None
    assert [now - was for now, was in zip(played.state.counts, counts, strict=True)][SPECTATOR] == 1


def test_a_seat_that_others_have_moved_on_from_sees_no_half_made_move_in_its_undo() -> None:
    played = table("Ann", "Bob").phase("swapping")
    first = played.turn
    played.move("done")
    offer = played.scenes()[played.seat(first)].undo
    played.move(played.options(played.asked)[0])
    assert played.scenes()[played.seat(first)].undo == offer


# Choices are shown to whoever is asked


def test_choices_are_for_the_seat_that_is_asked_and_its_person() -> None:
    played = table("Ann", "Bob", "Cem")
    for viewer, scene in played.scenes().items():
        assert bool(scene.choices) == (viewer == played.asked)
    seat = played.asked
    played.act(played.turn, Resign)
    assert not played.scenes()[seat].choices  # a bot is asked now
    assert played.scenes()[seat].undo is None


# Whole games


@pytest.mark.parametrize("clock", [None, BANK, Clock("move", 3600)])
@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_game(seats: int, clock: Clock | None) -> None:
    played = table(*["Ann", "Bob", "Cem", "Dan", "Eve", "Fay"][:seats], clock=clock)
    played.thorough = False

    def over(table: Playing) -> bool:
        table.wait(1)
        return table.state.over

    played.until(over)
    assert played.status == "finished"
    assert played.info.result
    assert played.info.won
    assert played.state.due() == {}
    played.check_other(played.replayed())
    assert played.no("Ann", Start) == "server-is-over"
