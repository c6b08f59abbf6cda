"""What a viewer is shown: made for that viewer, by functions that take the viewer as an argument, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.engine.words import Arg, Line

__all__ = ["Arg", "Choice", "Line", "ScoreLine", "View", "encoded"]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer sees of one position. Each room extends it with its board."""

    viewer: int  # a seat, or SPECTATOR
    seats: int
    to_act: int  # -1 when the game is over
    over: bool
    prompt: Line  # who must do what, as a sentence to be
    scores: Sequence[int] = ()  # of participants; filled when the game is over


class Choice(msgspec.Struct, frozen=True):
    """One legal move, as the seat to act is offered it."""

    action: int
    text: str  # notation
    touches: Sequence[str] = ()  # pieces or places it can be made by
    group: str = ""  # long lists are grouped the way the board is


class ScoreLine(msgspec.Struct, frozen=True):
    """Where some points of a participant come from."""

    source: Line
    points: int


_encoder = msgspec.json.Encoder(order="deterministic")


def encoded(thing: object) -> bytes:
    """The bytes that leave the engine; secrecy is tested on these."""
    return _encoder.encode(thing)
