"""What viewers are told of entries, and the end of what each of them was told so far."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.game import Game
from tablee.engine.table import Table
from tablee.engine.view import Line
from tablee.server.messages import Told
from tablee.server.tables.outcome import Outcome

SHOWN_LINES = 60  # of the log, in a snapshot
KEPT_LINES = 2 * SHOWN_LINES  # in memory; older ones are made again from the event log


class ViewerLog:
    """The log of one viewer: how long it is, and its last lines."""

    __slots__ = ("lines", "total")

    def __init__(self, total: int = 0, lines: Sequence[Told] = ()) -> None:
        self.total = total
        self.lines: list[Told] = list(lines)

    @property
    def first(self) -> int:
        """The number of the first line that is kept; the lines of a log are counted from 0."""
        return self.total - len(self.lines)

    def add(self, n: int, lines: Sequence[Line]) -> None:
        for line in lines:
            self.lines.append(Told(n, line))
        self.total += len(lines)
        if len(self.lines) > KEPT_LINES:
            del self.lines[:-SHOWN_LINES]


def join(game: Game, logs: Sequence[ViewerLog], told: Sequence[list[Line]]) -> None:
    """Let each new line that goes on with the one before it replace it, in the words of the game."""
    made: dict[tuple[int, int], Line | None] = {}  # most viewers are told the same lines: one object for all of them
    for log, lines in zip(logs, told, strict=True):
        last = log.lines[-1].line if log.lines else None
        for place, line in enumerate(lines):
            if last is not None:
                which = (id(last), id(line))
                if which not in made:
                    made[which] = game.joined(last, line)
                line = made[which] or line
                lines[place] = line
            last = line


def lines_for(table: Table, outcome: Outcome, viewers: list[int]) -> list[list[Line]]:
    """What each of the viewers is told of an entry."""
    if len(outcome.prepared) == 1 and not outcome.earlier:
        return table.told_all(outcome.prepared[0], viewers)
    lines: list[list[Line]] = [[] for _ in viewers]
    for prepared in (*outcome.earlier, *outcome.prepared):
        for mine, told in zip(lines, table.told_all(prepared, viewers), strict=True):
            mine += told
    return lines
