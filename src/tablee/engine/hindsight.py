"""What would have won: after a game that all have lost together, a line of play with the cards as they lay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from tablee.engine.game import Step
    from tablee.engine.state import State
    from tablee.engine.table import Table


class WinningLine(Struct, frozen=True):
    """A line of play that would have won."""

    start: int  # it begins after so many moves of the game, those that were taken back not counted
    actions: Sequence[int]


def lost_together(table: Table) -> bool:
    """Whether a team has played the game to its end and lost it."""
    return table.game.cooperative and table.state.over and not table.record.won


def missed_win(table: Table, work: int) -> WinningLine | None:
    """What would have won a game that was lost; None: it was not lost, or nothing was found with so much work."""
    if not lost_together(table) or not table.game.looks_back:
        return None
    return table.game.winning_line(_positions(table), work)


def steps_of_line(table: Table, line: WinningLine) -> list[Step]:
    """The moves of the line, made one by one. ValueError if they break a rule or do not win: whoever has found the line
    must not be believed."""
    game, state = table.game, _positions(table, line.start)[-1].copy()
    steps: list[Step] = []
    for action in line.actions:
        seat = int(state.to_act)
        game.judge(state, seat, action)
        steps.append(game.step(state, seat, action))
    if not state.over or max(state.returns()) <= 0:
        raise ValueError(f"{game.id}: a line of play that should win does not")
    return steps


def _positions(table: Table, most: int | None = None) -> list[State]:
    """The true positions of a game, up to the one after so many moves."""
    state = type(table).at_first(table.game, table.record, table.sheet).state
    found = [state]
    for made in table.moves[:most]:
        state = state.copy()
        table.game.carry_out(state, made.seat, made.action)
        found.append(state)
    return found
