"""Giving up, running out of time, changing seats, stopping: what happens at a table beside the moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.engine.errors import Refused
from tablee.engine.outcome import winners
from tablee.engine.record import Player, Record, Resign, Stop
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.words import LANGUAGES, Words
from tests.engine.toys import Parcel, ParcelState


class Together(Parcel):
    """All win or lose together."""

    cooperative = True


class MerchantState(ParcelState):
    """An automa that nobody sits for has five points from the start."""

    def scores(self) -> list[int]:
        return [*self.points, 5]

    def returns(self) -> list[float]:
        scores = self.scores()
        return [1 / scores.count(max(scores)) if points == max(scores) else 0.0 for points in scores]


class WithMerchant(Parcel):
    Position = MerchantState
    seats_min = 1


class Alone(Parcel):
    seats_min = 1


def sit(game: Parcel, seats: int) -> Table:
    table = Table(game, [Player(f"player {seat}") for seat in range(seats)], seed=1)
    play_one(table)
    return table


def play_one(table: Table) -> None:
    table.play(int(table.state.to_act), table.state.legal_actions()[0])


def play_out(table: Table) -> None:
    while not table.over:
        play_one(table)


def result(table: Table) -> tuple[bool, list[int] | None, list[int]]:
    """Over, points, winners; and the record says the same."""
    again = Table.replay(table.game, Record.read(str(table.record)))
    assert (again.over, again.record.result, again.record.won) == (table.over, table.record.result, table.record.won)
    assert str(again.record) == str(table.record)
    assert (again.resigned, again.seated, again.noticed) == (table.resigned, table.seated, table.noticed)
    return table.over, table.record.result, table.record.won


# Resigning


@pytest.mark.parametrize("loser", [0, 1])
def test_of_two_the_other_wins_at_once(loser: int) -> None:
    table = sit(Parcel(), 2)
    points = table.state.scores()
    table.resign(loser)
    assert result(table) == (True, points, [1 - loser])
    assert table.ended == Resign(loser)
    assert not table.state.over


def test_with_more_seats_the_game_goes_on_and_who_resigned_cannot_win() -> None:
    table = sit(Parcel(), 3)
    ahead = table.state.scores().index(max(table.state.scores()))
    table.resign(ahead)
    assert result(table) == (False, None, [])
    table.seat(ahead, Player(bot="greedy", version=1))
    play_out(table)
    over, points, won = result(table)
    assert points is not None
    best = max(points[seat] for seat in range(3) if seat != ahead)
    assert won == [seat for seat in range(3) if seat != ahead and points[seat] == best]


def test_the_last_who_stays_has_won() -> None:
    table = sit(Parcel(), 3)
    table.resign(2)
    table.resign(0)
    assert result(table) == (True, table.state.scores(), [1])


def test_an_automa_is_somebody_to_play_against() -> None:
    table = sit(WithMerchant(), 2)
    table.resign(0)
    assert result(table) == (False, None, [])
    table.resign(1)
    assert result(table) == (True, table.state.scores(), [])


@pytest.mark.parametrize("game", [Alone, WithMerchant])
def test_alone_resigning_ends_the_game_and_nobody_wins(game: type[Parcel]) -> None:
    table = sit(game(), 1)
    table.resign(0)
    assert result(table) == (True, table.state.scores(), [])


@pytest.mark.parametrize("seats", [2, 3])
def test_a_team_goes_on_and_its_result_counts_for_all(seats: int) -> None:
    table, whole = sit(Together(), seats), sit(Together(), seats)
    table.resign(0)
    assert not table.over
    play_out(table)
    play_out(whole)
    assert result(table) == result(whole)


def test_a_team_of_which_nobody_is_left() -> None:
    table = sit(Together(), 2)
    table.resign(0)
    table.resign(1)
    assert result(table) == (True, table.state.scores(), [])


class Shares:
    """A finished position with given shares and points."""

    def __init__(self, returns: list[float], scores: list[int]) -> None:
        self.returns, self.scores = lambda: returns, lambda: scores


@pytest.mark.parametrize(
    ("shares", "points", "resigned", "won"),
    [
        ([0.5, 0.5, 0], [9, 9, 1], [], [0, 1]),
        ([0.5, 0.5, 0], [9, 9, 1], [0], [1]),
        ([1, 0, 0], [9, 4, 4], [0], [1, 2]),  # no share is left: by points
        ([1, 0, 0], [9, 4, 5], [0], [2]),
        ([0.6, 0.1, 0.3], [1, 9, 2], [0], [2]),  # by shares as long as there are any
        ([1, 0, 0], [9, 4, 5], [1, 2], [0]),
        ([0, 0, 0], [9, 4, 5], [0], []),  # nobody has won, and resigning does not change it
        ([0, 1], [3, 5], [0], [1]),  # the automa
    ],
)
def test_shares_of_those_who_resigned_fall_to_the_others(
    shares: list[float], points: list[int], resigned: list[int], won: list[int]
) -> None:
    state: Any = Shares(shares, points)
    assert winners(state, resigned) == won


def test_what_cannot_be_resigned() -> None:
    table = sit(Parcel(), 3)
    table.resign(1)
    for seat, why in ((1, "has already resigned"), (3, "no seat 3"), (-1, "no seat −1")):
        with pytest.raises(Refused, match=why):
            table.resign(seat)
    play_out(table)
    with pytest.raises(Refused, match="The game is over"):
        table.resign(0)
    assert table.resigned == [1]


def test_resigning_stays_when_moves_are_taken_back_across_it() -> None:
    table = sit(Parcel(), 3)
    table.resign(2)
    table.take_back(0, agreed=True)
    assert table.moves == []
    assert table.resigned == [2]
    result(table)


# Clocks, seats, stopping


def test_a_clock_that_ran_out_says_so_only() -> None:
    table = sit(Parcel(), 2)
    table.time_out(1)
    assert result(table) == (False, None, [])
    assert [line.key for line in table.log(SPECTATOR)][-1] == "table-log-timeout"
    play_out(table)
    result(table)


def test_who_sits_where_at_present_and_at_the_start() -> None:
    table = sit(Parcel(), 2)
    table.seat(1, Player(bot="greedy", version=1))
    assert table.seated == [Player("player 0"), Player(bot="greedy", version=1)]
    assert table.record.players == [Player("player 0"), Player("player 1")]
    table.take_back(0, agreed=True)  # the line stays
    assert table.seated[1].bot
    table.seat(1, Player("Ann"))
    assert table.seated[1] == Player("Ann")
    lines = ["* seat 1 bot greedy 1", "* undo 0 1", "* seat 1 Ann"]
    assert [str(event) for event in table.record.events[1:]] == lines
    result(table)


def test_a_stopped_game_stays_unfinished() -> None:
    table = sit(Parcel(), 2)
    table.stop()
    assert result(table) == (True, None, [])
    assert table.ended == Stop()
    assert "result: unfinished" in str(table.record)


def ended_tables() -> list[Table]:
    resigned, stopped = sit(Parcel(), 2), sit(Parcel(), 2)
    resigned.resign(0)
    stopped.stop()
    return [resigned, stopped]


def everything_one_can_do(table: Table) -> list[Callable[[], object]]:
    seat, action = int(table.state.to_act), table.state.legal_actions()[0]
    return [
        lambda: table.play(seat, action),
        lambda: table.prepare(seat, action),
        lambda: table.take_back(0, agreed=True),
        lambda: table.prepare_take_back(0, agreed=True),
        lambda: table.resign(1),
        lambda: table.time_out(1),
        lambda: table.seat(1, Player("Cy")),
        table.stop,
    ]


def test_nothing_follows_the_end() -> None:
    for table, why in zip(ended_tables(), ("player 0 has resigned", "was stopped"), strict=True):
        before = str(table.record)
        for attempt in everything_one_can_do(table):
            with pytest.raises(Refused) as refused:
                attempt()
            assert why in Words("en", ["player 0", "player 1"])(refused.value.line)
            assert refused.value.line.key not in Words("fr")(refused.value.line)
        assert str(table.record) == before
        assert table.may_take_back(0).steps == 0


def test_what_is_seen_of_a_game_that_was_ended() -> None:
    for table in ended_tables():
        for viewer in (SPECTATOR, 0, 1):
            view = table.view(viewer)
            assert view.over
            assert view.to_act == -1
            assert list(view.scores) == (table.record.result or [])
        assert table.choices(int(table.state.to_act)) == []


def test_choices_are_for_the_seat_that_is_asked() -> None:
    table = sit(Parcel(), 2)
    seat = int(table.state.to_act)
    assert [choice.action for choice in table.choices(seat)] == table.state.legal_actions()
    assert table.choices(1 - seat) == []


def test_everybody_is_told() -> None:
    table = sit(Parcel(), 3)
    told = len(table.log(SPECTATOR))
    table.time_out(1)
    table.seat(1, Player(bot="greedy", version=1))
    table.seat(1, Player("Zoé"))
    table.resign(2)
    table.stop()
    assert table.noticed == [6, 6, 6, 6]
    keys = ["timeout", "bot", "person", "resign", "stop"]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [line.key for line in table.log(viewer)][told:] == [f"table-log-{key}" for key in keys]
    for language in LANGUAGES:
        words = Words(language, ["Ann", "Ben", "Cy"])
        sentences = [words(line) for line in table.log(0)[told:]]
        assert not any("{" in sentence or "table-" in sentence for sentence in sentences)
        for sentence, name in zip(sentences, ("Ben", "greedy", "Zoé", "Cy", ""), strict=True):
            assert name in sentence
