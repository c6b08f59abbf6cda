"""What a viewer is shown: made for that viewer, by functions that take the viewer as an argument, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tablee.engine.words import Arg, Line

__all__ = [
    "Arg",
    "Beat",
    "Choice",
    "Effect",
    "Line",
    "Mark",
    "Phase",
    "Picks",
    "ScoreLine",
    "Standing",
    "View",
    "encoded",
    "phases",
]


class Phase(msgspec.Struct, frozen=True, gc=False):
    """A part of a round or of a turn."""

    name: Line
    when: Literal["was", "now", "next"]


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The number by which one compares the players, and a few words beside it."""

    main: int
    more: Line | None = None


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one viewer sees of one position. Each game extends it with its board."""

    viewer: int  # a seat, or SPECTATOR
    seats: int
    to_act: int  # -1 when the game is over
    over: bool
    prompt: Line  # who must do what, as a sentence to be
    scores: Sequence[int] = ()  # of participants; filled when the game is over
    pips: Sequence[int] = ()  # how far the seat to act is in what it is asked: done, of how many; empty: no count
    begun: Sequence[str] = ()  # the steps of the viewer's own unfinished move, in notation
    heading: Line | None = None  # where the game stands, in a word or two: the round
    phases: Sequence[Phase] = ()  # of a round, or of a turn
    supply: Line | None = None  # what is left in the pool or the pile
    standings: Sequence[Standing] = ()  # of each participant


class Choice(msgspec.Struct, frozen=True):
    """One legal move, as the seat to act is offered it."""

    action: int
    text: str  # notation
    touches: Sequence[str] = ()  # pieces or places it can be made by
    group: str = ""  # long lists are grouped the way the board is
    whole: bool = True  # false: the move has further steps; before the last nobody notices, and it can be changed
    label: Line | None = None  # in words; None: as it is written


class Picks(msgspec.Struct, frozen=True):
    """The next steps of a move are a set of pieces, so their order means nothing. Whoever shows them lets people choose
    in any order, adds up what the pieces count, and sends the set when it is complete; which pieces go with those that
    are chosen already, the game says."""

    choices: Sequence[Choice]  # pieces that may be added now
    amounts: Sequence[int]  # what each of them counts
    need: int  # the set is complete when its pieces count so much; 0: any set is
    counts: str  # the argument of lines that says how much of that is left; if any set is, how much is chosen; "": none
    label: Line | None  # the whole move, in words: what the last piece of the set does
    misfit: Line  # why a piece that is not among the choices cannot be added, and by which rule
    clause: str = ""
    ends: Choice | None = None  # pieces may be added to a complete set; this ends it. None: the last piece does


MarkKind = Literal["gain", "loss", "goes", "blocked"]


class Mark(msgspec.Struct, frozen=True):
    """What a choice would change at one place: boards draw it there."""

    place: str  # a piece or place, as in `touches`; "": the seat. After a stroke, a detail for boards that draw it
    kind: MarkKind
    amount: int = 0
    seat: int = -1  # whose gain or loss; -1: nobody's in particular


class Effect(msgspec.Struct, frozen=True):
    """What a choice would bring, as far as the seat may know: in words, and at the places where it would show."""

    lines: Sequence[Line] = ()
    marks: Sequence[Mark] = ()
    costly: bool = False  # so much depends on it that people are asked again


class Beat(msgspec.Struct, frozen=True, gc=False):
    """A piece that moves from one place to another while a move is carried out: boards show it in this order."""

    face: str  # what the viewer sees of it, as in `touches`; "": its back
    source: str  # the place it leaves; "": it was not on the table
    target: str  # the place it comes to; "": it leaves the table


class ScoreLine(msgspec.Struct, frozen=True):
    """Where some points of a participant come from."""

    source: Line
    points: int


_encoder = msgspec.json.Encoder(order="deterministic")


def encoded(thing: object) -> bytes:
    """The bytes that leave the engine; secrecy is tested on these."""
    return _encoder.encode(thing)


def phases(key: str, names: Sequence[str], now: int) -> list[Phase]:
    """Phases in their order, worded by one message with the argument `phase`; those before `now` are over."""
    return [
        Phase(Line(key, {"phase": name}), "was" if place < now else "now" if place == now else "next")
        for place, name in enumerate(names)
    ]
