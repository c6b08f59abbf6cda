"""Kinds of moves and questions."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.moves import Args, Kind, MoveTables, Question

from . import rules
from .rules import StonesState

LETTERS = "ABC"  # of the streams


def _number(content: object, stone: int) -> str:
    return str(stone + 1)


def _letter(content: object, stream: int) -> str:
    return LETTERS[stream]


def _stone(content: object, stone: int) -> list[str]:
    return [f"stone-{stone + 1}"]


def _stream(content: object, stream: int) -> list[str]:
    return [f"stream-{LETTERS[stream]}"]


def _river(content: object, place: int) -> list[str]:
    return ["river"]


TAKE = Kind("take", rules.TAKE, rules.STONES, _number, also=("prendre",), touches=_stone)
LAY = Kind("lay", rules.LAY, rules.STREAMS, _letter, also=("poser",), touches=_stream)
SINK = Kind("sink", rules.SINK, also=("couler",), touches=_river)


def _taken(state: StonesState, viewer: int) -> Args:
    return {"stone": state.taken + 1}


def _told(state: StonesState, action: int) -> str:
    """How others write a whole move: nobody sees which stone has sunk."""
    if action == rules.SINK:
        return "sink"
    return f"take {state.taken + 1} lay {LETTERS[action - rules.LAY]}"


TAKING = Question("take", [TAKE], clause="STONE-2.1")
PLACING = Question("place", [LAY, SINK], clause="STONE-2.2", left=_taken, told=_told)


def _asked(state: StonesState, steps: Sequence[int]) -> Question:
    return PLACING if steps else TAKING


MOVES = MoveTables("stepping-stones", (TAKE, LAY, SINK), _asked)
