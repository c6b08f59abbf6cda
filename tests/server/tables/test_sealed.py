"""Choices that are made at the same time, each for itself: a toy where everybody stakes a number."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from tablee.engine.digest import digest
from tablee.engine.errors import Refusal
from tablee.engine.game import Game
from tablee.engine.record import Record
from tablee.engine.state import SPECTATOR, State
from tablee.engine.table import Table
from tablee.engine.view import View
from tablee.engine.words import Line
from tablee.server.calling.messages import message
from tablee.server.messages import Answer, Clock, Move, Propose, Return, Sit, SitBot, Undo
from tablee.server.tables import asking, replay
from tablee.server.tables.alerts import alerts
from tablee.server.tables.event_log import Replaced
from tablee.server.tables.scenes import scene, table_info
from tests.engine.sealed import Stakes
from tests.server.tables.playing import OPENED, Playing, table
from tests.server.wire.toys import OneEnvelope

BANK = Clock("bank", 100, 5)


class Sealed(Stakes):
    """Whom the rules would ask next says who has staked already: nobody is shown that here."""

    def view(self, state: Any, viewer: int) -> View:
        return msgspec.structs.replace(super().view(state, viewer), to_act=-1)

    def views(self, state: State, viewers: Any) -> list[View]:
        return [self.view(state, viewer) for viewer in viewers]


STAKES = Sealed()


def stakes(*people: str, **settings: Any) -> Playing:
    return table(*people, game=STAKES, **settings)


def stake(played: Playing, person: str, number: int, **fields: Any) -> None:
    played.act(person, Move, text=f"stake {number}", **fields)


def test_everybody_is_asked_and_answers_in_any_order() -> None:
    played = stakes("Ann", "Bob", "Cem")
    assert played.state.asked() == [0, 1, 2]
    stake(played, "Cem", 1)
    stake(played, "Ann", 5)
    assert played.view(SPECTATOR).shown == []
    stake(played, "Bob", 3)
    assert played.view(SPECTATOR).shown == [[5, 3, 1]]


def test_an_answer_is_noticed_by_nobody_else() -> None:
    played = stakes("Ann", "Bob", clock=BANK)
    before, shown = list(played.state.counts), played.scenes()
    stake(played.wait(5), "Bob", 2)
    assert [now - was for now, was in zip(played.state.counts, before, strict=True)] == [0, 1, 0]
    assert played.scenes()[0] == shown[0]
    assert played.scenes()[SPECTATOR] == shown[SPECTATOR]


def test_a_move_meant_for_the_question_counts_though_others_have_answered() -> None:
    played = stakes("Ann", "Bob", "Cem")
    n = played.n("Ann")
    stake(played, "Bob", 2)
    stake(played, "Cem", 2)
    stake(played, "Ann", 2, n=n)


def test_each_is_charged_until_their_own_answer_was_given() -> None:
    played = stakes("Ann", "Bob", "Cem", clock=BANK)
    stake(played.wait(10), "Ann", 1)
    stake(played.wait(10), "Bob", 2)
    assert [played.left(person) for person in ("Ann", "Bob", "Cem")] == [100, 100, 100]  # nobody is shown anything
    stake(played.wait(10), "Cem", 3)
    assert [played.left(person) for person in ("Ann", "Bob", "Cem")] == [95, 85, 75]


def test_how_long_a_call_counts_does_not_tell_who_has_answered() -> None:
    played = stakes("Ann", "Bob", "Cem", clock=BANK)
    for person in ("Ann", "Bob", "Cem"):
        stake(played.wait(10), person, 1)  # Cem has the least time left now, then Bob
    (alert,) = [each for each in alerts(played.state) if each.seat == played.seat("Ann")]
    before = message(played.state, alert, "en", played.now).seconds
    for person in ("Cem", "Bob"):
        stake(played, person, 2)
        assert message(played.state, alert, "en", played.now).seconds == before
    assert before == 95, "what is left to Ann"


def test_the_last_answer_counts() -> None:
    """Otherwise one stakes anything at once and thinks for nothing."""
    played = stakes("Ann", "Bob", clock=BANK)
    stake(played.wait(1), "Ann", 1)
    stake(played.wait(30), "Ann", 2)
    stake(played.wait(10), "Bob", 2)
    assert played.left("Ann") == 100 - 31 + 5


def test_whoever_has_answered_is_not_late() -> None:
    played = stakes("Ann", "Bob", "Cem", clock=BANK)
    stake(played.wait(10), "Ann", 1)
    assert played.time_runs_out() == [1, 2]
    assert played.left("Ann") == 100
    assert played.state.due()["bot"][1] == 1
    played.bot_moves("stake 3")
    assert played.state.due()["bot"][1] == 2
    played.bot_moves("stake 3")
    assert played.left("Ann") == 95
    assert [played.left(person) for person in ("Bob", "Cem")] == [0, 0]


def test_every_bot_answers_once() -> None:
    played = Playing(STAKES, 4)
    played.act("Ann", Sit, seat=1)
    for seat in (0, 2, 3):
        played.act("Ann", SitBot, seat=seat, level="random")
    played.started()
    assert [played.bot_moves() for _ in range(3)] == [0, 2, 3]
    assert played.state.due() == {}
    stake(played, "Ann", 4)
    assert played.state.due()["bot"][1] == 0


def test_taking_a_sealed_answer_back_is_free_and_unseen() -> None:
    played = stakes("Ann", "Bob", clock=BANK)
    stake(played.wait(10), "Ann", 1)
    shown = played.scenes()[1]
    assert played.state.due()["timeout"][1] == 1
    played.wait(10).act("Ann", Undo)
    assert played.scenes()[1] == shown
    assert played.state.due()["timeout"][1] == 0
    stake(played.wait(10), "Ann", 2)
    stake(played, "Bob", 3)
    assert played.left("Ann") == 100 - 30 + 5


def test_no_time_to_take_a_sealed_answer_back() -> None:
    played = stakes("Ann", "Bob", clock=Clock("move", 60))
    stake(played.wait(10), "Ann", 1)
    assert played.time_runs_out() == [1]
    assert played.no("Ann", Undo) == "server-no-time"


@pytest.mark.parametrize("game", [STAKES, OneEnvelope()], ids=["may choose again", "asked once"])
def test_the_answers_of_others_stay_when_one_is_taken_back(game: Game) -> None:
    played = table("Ann", "Bob", "Cem", game=game, clock=BANK)
    stake(played.wait(10), "Ann", 1)
    stake(played.wait(10), "Bob", 2)
    shown = played.scenes()
    played.wait(60).act("Ann", Undo)
    for viewer in (1, 2, SPECTATOR):
        assert played.scenes()[viewer] == shown[viewer]
    assert played.deadline("Cem") == 100 - 80
    assert played.state.due()["timeout"][1] == 0
    stake(played.wait(5), "Ann", 4)
    stake(played, "Cem", 3)
    assert played.view(SPECTATOR).shown == [[4, 2, 3]]
    assert [played.left(person) for person in ("Ann", "Bob", "Cem")] == [100 - 85 + 5, 100 - 20 + 5, 100 - 85 + 5]


def test_each_takes_back_their_own_answer_in_any_order() -> None:
    played = stakes("Ann", "Bob", "Cem", clock=BANK)
    for person, number in (("Ann", 1), ("Bob", 2), ("Ann", 3)):
        stake(played.wait(10), person, number)
    played.act("Bob", Undo)
    played.act("Ann", Undo)  # what she had staked before counts again
    stake(played.wait(10), "Bob", 5)
    stake(played, "Cem", 4)
    assert played.view(SPECTATOR).shown == [[1, 5, 4]]
    assert [played.left(person) for person in ("Ann", "Bob", "Cem")] == [100 - 10 + 5, 100 - 40 + 5, 100 - 40 + 5]


def test_the_answer_of_a_bot_stays_too() -> None:
    played = table("Ann", "Cem", bots=("random",), game=STAKES)
    stake(played, "Ann", 1)
    played.bot_moves()
    played.act("Ann", Undo)
    assert played.state.due() == {}
    stake(played, "Ann", 2)
    stake(played, "Cem", 3)
    assert len(played.view(SPECTATOR).shown) == 1


def by_consent(played: Playing, person: str) -> None:
    played.act(person, Undo)
    for other in {"Ann", "Bob", "Cem"} - {person}:
        played.act(other, Answer, yes=True)


def test_taking_back_by_consent_asks_only_whoever_takes_back() -> None:
    """In whichever order all have chosen: it must not matter."""
    for order in permutations(("Ann", "Bob", "Cem")):
        played = stakes("Ann", "Bob", "Cem", clock=BANK)
        numbers = {"Ann": 1, "Bob": 2, "Cem": 3}
        for person in order:
            stake(played.wait(5), person, numbers[person])
        assert played.view(SPECTATOR).shown == [[1, 2, 3]]
        by_consent(played.wait(7), "Bob")
        used = {person: 5 * (order.index(person) + 1) for person in order}
        assert played.view(SPECTATOR).shown == []
        assert [played.left(person) for person in ("Ann", "Bob", "Cem")] == [100, 100, 100]
        assert sorted(played.state.clocks.answered) == [0, 2]
        assert played.deadline("Bob") == 100 - used["Bob"] - 7
        stake(played, "Bob", 4)
        assert played.view(SPECTATOR).shown == [[1, 4, 3]]
        assert played.left("Ann") == 100 - used["Ann"] + 5
        assert played.left("Cem") == 100 - used["Cem"] + 5


def test_taking_back_by_consent_goes_back_one_question() -> None:
    """What Bob chose was sealed each time, and shown with the choice of Cem."""
    played = stakes("Ann", "Bob", "Cem")
    for number in (1, 2):
        for person in ("Ann", "Bob", "Cem"):
            stake(played, person, number)
    stake(played, "Ann", 3)  # for the next question, which is gone now
    by_consent(played, "Bob")
    assert played.view(SPECTATOR).shown == [[1, 1, 1]]
    stake(played, "Bob", 5)
    assert played.view(SPECTATOR).shown == [[1, 1, 1], [2, 5, 2]]


def test_a_replay_keeps_the_sealed_choices_of_others() -> None:
    played = stakes("Ann", "Bob", "Cem")
    for number in range(1, 5):
        for person in ("Ann", "Bob", "Cem"):
            if person == "Cem":
                played.act("Ann", Undo)
                stake(played, "Ann", number)
            stake(played, person, number)
    assert played.status == "finished"
    record = Record.read(str(played.state.record(named=True)))
    assert "* undo 0 1 keep 1" in str(record)
    assert len(record.standing()) == 15
    again = Table.replay(STAKES, record)
    told = replay.replay(again, replay.info_of(again), SPECTATOR, [])
    assert [step.text for step in told.steps if step.text][:3] == ["stake 1", "stake 1", "stake 1"]
    assert [step.seat for step in told.steps[:3]] == [1, 0, 2]
    assert digest(again.state) == digest(played.state.game_table.state)


def test_coming_back_into_an_open_question() -> None:
    for clock in (BANK, Clock("move", 100)):
        played = stakes("Ann", "Bob", "Cem", clock=clock)
        stake(played.wait(1), "Ann", 1)
        played.wait(60)
        played.table_does(Replaced(1, "ismcts", 1))
        played.wait(20).act("Bob", Return)
        assert played.deadline("Cem") == 19
        assert played.deadline("Bob") == (39 if clock is BANK else 100)


def test_a_bank_does_not_tell_whether_somebody_had_answered_who_is_replaced() -> None:
    shown = []
    for answers in (False, True):
        played = stakes("Ann", "Bob", "Cem", clock=BANK)
        if answers:
            stake(played.wait(10), "Bob", 1)
        played.now = OPENED + 60_000
        played.table_does(Replaced(1, "ismcts", 1))
        shown.append(played.info.clock)
        played.wait(5).act("Bob", Return)
        shown.append(played.info.clock)
        if answers:
            stake(played, "Ann", 1)
            stake(played, "Cem", 1)
            assert played.left("Bob") == 100 - 60 + 5  # what was paid is not paid again
    assert shown[:2] == shown[2:]


def test_whether_somebody_counts_as_away_does_not_tell_whether_they_had_answered() -> None:
    for answers in (False, True):
        played = stakes("Ann", "Bob", "Cem")
        played.here = {"Ann", "Bob", "Cem"}
        if answers:
            stake(played.wait(10), "Bob", 1)
        played.now = OPENED + 15 * 60_000 - 1
        assert played.no("Ann", Propose, what="replace", other=1) == "server-is-here"
        played.now += 1
        played.act("Ann", Propose, what="replace", other=1)


def test_a_whole_game_whose_last_trick_is_forced() -> None:
    for clock in (None, BANK):
        played = stakes("Ann", "Bob", "Cem", clock=clock)
        for number in range(1, 5):
            for person, shift in (("Cem", 0), ("Ann", 1), ("Bob", 2)):
                stake(played.wait(1), person, (number + shift - 1) % 5 + 1)
        assert played.status == "finished"
        assert len(played.view(SPECTATOR).shown) == 5
        if clock:
            assert [played.left(person) for person in ("Ann", "Bob", "Cem")] == [
                100 - 8 + 20,
                100 - 12 + 20,
                100 - 4 + 20,
            ]


def test_a_touch_tells_nobody_whose_choice_is_missing() -> None:
    """Cem has sealed a choice and is asked no more; then Ann does, which Cem must not notice."""
    played = table("Ann", "Bob", "Cem", game=OneEnvelope())
    stake(played, "Cem", 1)
    before = asking.meant(played.state, 2, "card")
    stake(played, "Ann", 5)
    assert asking.meant(played.state, 2, "card") == before == Refusal(Line("server-not-asked"))


@pytest.mark.parametrize("game", [STAKES, OneEnvelope()], ids=["may choose again", "asked once"])
def test_a_scene_says_who_is_asked_and_tells_nobody_else_who_has_answered(game: Game) -> None:
    played = table("Ann", "Bob", "Cem", game=game)
    stake(played, "Bob", 2)
    info = table_info(played.state)
    seen = {viewer: scene(played.state, viewer, info) for viewer in (SPECTATOR, 0, 1, 2)}
    assert all(each.together == [0, 1, 2] for each in seen.values())
    assert [viewer for viewer, each in seen.items() if each.answered] == [1]
    assert bool(seen[1].choices) == (game is STAKES)
    assert played.state.unanswered() == [0, 2]
    assert sorted(each.seat for each in alerts(played.state)) == [0, 2]


def test_where_one_chooses_alone_a_scene_names_nobody_beside_the_view() -> None:
    played = table("Ann", "Bob")
    shown = scene(played.state, 0, table_info(played.state))
    assert (shown.together, shown.answered) == ((), False)
