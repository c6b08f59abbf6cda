"""Choices that are made at the same time, each for itself: a toy where everybody stakes a number."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.engine.errors import Refusal
from tablee.engine.state import SPECTATOR, State
from tablee.engine.view import View
from tablee.engine.words import Line
from tablee.server.calling.messages import message
from tablee.server.messages import Answer, Clock, Move, Propose, Return, Sit, SitBot, Undo
from tablee.server.tables import asking
from tablee.server.tables.alerts import alerts
from tablee.server.tables.event_log import Replaced
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


def test_whoever_loses_an_answer_through_anothers_undo_does_not_pay_for_it() -> None:
    played = stakes("Ann", "Bob", "Cem", clock=BANK)
    stake(played.wait(10), "Ann", 1)
    stake(played.wait(10), "Bob", 1)
    played.wait(60).act("Ann", Undo)  # drops what was staked after it
    assert played.deadline("Bob") == 100 - 20
    assert played.deadline("Cem") == 100 - 80
    stake(played.wait(5), "Bob", 1)
    stake(played, "Ann", 1)
    stake(played, "Cem", 1)
    assert [played.left(person) for person in ("Ann", "Bob", "Cem")] == [20, 80, 20]


def test_a_bot_that_loses_its_answer_answers_again() -> None:
    played = table("Ann", "Cem", bots=("random",), game=STAKES)
    stake(played, "Ann", 1)
    played.bot_moves()
    assert played.state.due() == {}
    played.act("Ann", Undo)
    assert played.state.due()["bot"][1] == 2


def test_taking_back_by_consent_puts_the_question_again_to_those_who_answered_later() -> None:
    played = stakes("Ann", "Bob", "Cem", clock=BANK)
    stake(played.wait(5), "Ann", 1)
    stake(played.wait(5), "Bob", 2)
    stake(played.wait(5), "Cem", 3)
    played.wait(7).act("Bob", Undo)
    played.act("Ann", Answer, yes=True)
    played.act("Cem", Answer, yes=True)
    assert played.view(SPECTATOR).shown == []
    assert [played.left(person) for person in ("Ann", "Bob", "Cem")] == [100, 100, 100]
    assert played.deadline("Cem") == 90
    assert played.deadline("Bob") == 100 - 10 - 7
    assert 0 in played.state.clocks.answered
    stake(played, "Bob", 2)
    stake(played, "Cem", 3)
    assert played.left("Ann") == 100


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
