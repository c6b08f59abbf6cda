"""What would have won: asked of games that can look back, about games that a team has lost; and nobody is believed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.engine.errors import Refused
from tablee.engine.hindsight import WinningLine, missed_win, steps_of_line
from tablee.engine.record import Player
from tablee.engine.table import Table
from tests.engine.toys import Parcel, ParcelState


class TeamState(ParcelState):
    """All win if the first card that was played is the lowest of its hand."""

    first_played = -1

    def clone(self) -> TeamState:
        twin = TeamState(self.seats, self.content, self.rules, self.rng.clone(), self)
        twin.first_played = self.first_played
        return twin

    def apply(self, action: Any) -> None:
        if self.first_played < 0:
            self.first_played = self.legal_actions().index(action)
        super().apply(action)

    def returns(self) -> list[float]:
        return [float(self.first_played == 0)] * self.seats


class Team(Parcel):
    cooperative = True
    Position = TeamState

    def winning_line(self, positions: Sequence[Any], work: int) -> WinningLine | None:
        """Always the first option from the first position on."""
        state, actions = positions[0].copy(), list[int]()
        while not state.over and len(actions) < work:
            actions.append(state.legal_actions()[0])
            state.apply(actions[-1])
        return WinningLine(0, actions) if state.over else None


def played(game: Parcel, *, first: int) -> Table:
    table = Table(game, [Player("Ann"), Player("Ben")], seed=1)
    option = first
    while not table.over:
        table.play(int(table.state.to_act), table.state.legal_actions()[option])
        option = 0
    return table


def test_a_lost_game_is_looked_at() -> None:
    table = played(Team(), first=1)
    assert table.record.won == []
    line = missed_win(table, 1000)
    assert line is not None
    steps = steps_of_line(table, line)
    assert [step.action for step in steps] == line.actions
    assert max(steps[-1].after.returns()) == 1


def test_the_work_is_handed_on() -> None:
    assert missed_win(played(Team(), first=1), 2) is None


def test_a_game_that_was_won_is_not() -> None:
    assert missed_win(played(Team(), first=0), 1000) is None


def test_a_game_that_was_given_up_is_not() -> None:
    table = Table(Team(), [Player("Ann"), Player("Ben")], seed=1)
    for seat in (0, 1):
        table.resign(seat)
    assert table.over
    assert missed_win(table, 1000) is None


def test_nor_is_a_game_of_opponents_or_one_that_cannot_look_back() -> None:
    class Opponents(Team):
        cooperative = False

    class Blind(Parcel):
        cooperative = True
        Position = TeamState

    assert Team().looks_back
    assert not Blind().looks_back
    assert missed_win(played(Opponents(), first=1), 1000) is None
    assert missed_win(played(Blind(), first=1), 1000) is None


def test_a_line_that_does_not_win_is_noticed() -> None:
    table = played(Team(), first=1)
    made = [move.action for move in table.moves]
    for actions in (made, made[:1]):
        with pytest.raises(ValueError, match="does not"):
            steps_of_line(table, WinningLine(0, actions))


def test_a_line_against_the_rules_is_refused() -> None:
    table = played(Team(), first=1)
    with pytest.raises(Refused):
        steps_of_line(table, WinningLine(1, [table.moves[0].action]))
