"""What has been judged and carried out on a copy, and what stands: the shapes that `Table` works with."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.engine.game import Step
from tablee.engine.record import Event, Player, Resign, Stop
from tablee.engine.state import State


class Made(msgspec.Struct, frozen=True, gc=False):
    """One move that was made and still stands."""

    seat: int
    action: int
    forced: bool
    learned: int  # how much had been learned before it
    noticed_by: Sequence[int]  # viewers that saw something of it: seats, and SPECTATOR
    asked: int  # mask of the seats that were asked when it was made


class Kept(msgspec.Struct, frozen=True, gc=False):
    """A sealed choice that stays in place while another seat takes back its own choice for the same question."""

    was: Made
    now: Made  # what was shown with it may be hidden again
    after: State  # the position it leads to


class TakeBack(msgspec.Struct, frozen=True, gc=False):
    """What a seat could take back now, as far as it can tell: unseen steps of others do not show."""

    steps: int  # that the seat has seen; 0: nothing to take back
    free: bool  # nobody has learned anything since; otherwise all people seated must agree
    allowed: bool = True  # by the rules of the game, if all agree
    others: int = 0  # how many of the steps are moves of others


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """Where a game stands: what is needed to go on, without what was taken back on the way."""

    moves: Sequence[tuple[int, int, bool]]  # those that stand: seat, action, whether it was forced
    events: int  # how many there have been
    noticed: Sequence[int]
    seated: Sequence[Player]
    resigned: Sequence[int]
    ended: str | None  # as a line of the record
    result: Sequence[int] | None
    won: Sequence[int]
    proof: Sequence[int]  # whether the moves still lead to the same position


class Prepared(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that was judged and carried out on a copy: nothing has changed until `Table.accept` applies it."""

    seat: int  # whose doing it is; SPECTATOR where it is the table's own
    before: State  # the position of the table when it was judged, and
    number: int  # how many events the record had
    state: State  # the position it leads to
    events: Sequence[Event]  # the lines for the record
    steps: Sequence[Step] = ()  # the move and the forced moves that follow from it
    made: Sequence[Made] = ()  # one for each step
    undone: Sequence[Made] = ()  # moves that were taken back
    kept: Sequence[Kept] = ()  # made after the first of those, and left in place
    ended: Resign | Stop | None = None  # if it ends the game before the rules do
    result: Sequence[int] | None = None  # points, if the game is over and was not stopped
    won: Sequence[int] = ()

    def taken_back_from(self, viewer: int) -> int:
        """How many of the moves that were taken back the viewer had seen; at least one if something is hidden again."""
        seen = sum(viewer in made.noticed_by for made in self.undone)
        hidden = [kept.was for kept in self.kept if len(kept.was.noticed_by) > len(kept.now.noticed_by)]
        return seen or int(any(viewer in made.noticed_by for made in hidden))

    @property
    def over(self) -> bool:
        return self.state.over or self.ended is not None
