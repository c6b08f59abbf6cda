"""What a viewer is shown: made for that viewer, by functions that take the viewer as an argument, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.engine.words import Arg, Line

__all__ = ["Arg", "Choice", "Line", "Picks", "ScoreLine", "View", "Way", "encoded"]


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one viewer sees of one position. Each game extends it with its board."""

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
    whole: bool = True  # false: the move has further steps; before the last nobody notices, and it can be changed


class Way(msgspec.Struct, frozen=True):
    """Some steps that together do what is asked now."""

    picks: Sequence[int]  # places in the list of choices, in the order in which the rules ask for them
    whole: bool = True  # with the last of them the move is whole; false: something else is asked then


class Picks(msgspec.Struct, frozen=True):
    """The next steps of a move are a set of pieces, so their order means nothing. The rules ask for them in one order,
    so that each set can be chosen in one way; whoever shows them may let people choose in any order, and send the set
    in the order of its way when it is complete."""

    choices: Sequence[Choice]  # everything that belongs to one of the sets
    ways: Sequence[Way] = ()  # the sets; empty: any of the choices, each once, then a choice that is not among them


class ScoreLine(msgspec.Struct, frozen=True):
    """Where some points of a participant come from."""

    source: Line
    points: int


_encoder = msgspec.json.Encoder(order="deterministic")


def encoded(thing: object) -> bytes:
    """The bytes that leave the engine; secrecy is tested on these."""
    return _encoder.encode(thing)
