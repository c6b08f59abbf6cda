"""What each viewer sees."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line, Standing, View

from .moves import MOVES
from .rules import StonesState


class PlayerView(Struct, frozen=True):
    points: int
    hand: int  # how many stones
    sunk: int  # how many stones


class StonesView(View, frozen=True, kw_only=True):
    hand: Sequence[int]  # the viewer's own stones
    taken: int  # the stone that the viewer is about to lay; 0: none
    own_sunk: Sequence[int]
    streams: Sequence[Sequence[int]]
    crossed: Sequence[int]
    pile: int
    players: Sequence[PlayerView]


def views(state: StonesState, viewers: Sequence[int]) -> list[StonesView]:
    return [_view(state, viewer) for viewer in viewers]


def _view(state: StonesState, viewer: int) -> StonesView:
    own = viewer != SPECTATOR
    return StonesView(
        viewer=viewer,
        seats=int(state.seats),
        to_act=-1 if state.over else int(state.to_act),
        over=bool(state.over),
        prompt=Line("stepping-stones-over") if state.over else MOVES.prompt(state, viewer),
        scores=state.scores() if state.over else (),
        begun=[MOVES.name(state, state.taken)] if viewer == state.to_act and state.pending.count else (),
        supply=Line("stepping-stones-supply", {"count": len(state.pile)}),
        standings=[Standing(points) for points in state.points],
        hand=_numbers(state.hands[viewer]) if own else (),
        taken=state.taken + 1 if viewer == state.to_act else 0,
        own_sunk=_numbers(state.sunk[viewer]) if own else (),
        streams=[_numbers(stones) for stones in state.streams],
        crossed=_numbers(state.crossed),
        pile=len(state.pile),
        players=[
            PlayerView(points, len(hand), len(sunk))
            for points, hand, sunk in zip(state.points, state.hands, state.sunk, strict=True)
        ],
    )


def _numbers(stones: Sequence[int]) -> list[int]:
    return [stone + 1 for stone in stones]
