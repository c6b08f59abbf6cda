"""What is shown of a game of Coupage, and to whom: the shapes of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tablee.engine.view import Line, View


class Face(Struct, frozen=True):
    """What is printed on a class of cards."""

    card: str  # its code: `MAC1`, `TIM`, `VOL`
    kind: str  # "grape", "time" or "special"
    copies: int
    variety: str = ""  # of a grape: its three letters,
    name: str = ""  # its name,
    colour: str = ""  # "white" or "red"
    stars: int = 0


class Stack(Struct, frozen=True):
    """Some cards of one class."""

    card: str
    count: int


class Aid(Struct, frozen=True):
    """One line of the player aid, and what the viewer's hand lacks for it."""

    recipe: str  # BLA, ROS, ROU, CVB, CVR
    cava: bool
    grapes: Sequence[str]  # what each place takes: "W", "R", "MAC" or "MAC/XAR"
    varieties: Sequence[Sequence[str]]  # the same as lists of varieties
    different: int  # varieties, at least
    time: int
    stars: int  # to bottle
    ability: str  # with the variant: "rose", "rouge", "cava-blanc", "cava-rose" or ""
    needs: Line  # what the own hand lacks for it, or why it is not worth beginning; for a spectator what it asks for
    missing: int = -1  # grapes the own hand still lacks; -1 for a spectator
    helps: Sequence[str] = ()  # varieties that would bring it nearer
    filled: Sequence[str] = ()  # for each place the variety of the own hand that fills it, or ""
    open: bool = True  # False when no barrel is free; in version 1 also, when one more would make a win impossible
    counts: bool = True  # whether a bottle of it would still count for the viewer (CPG-9.1)


class TimeCard(Struct, frozen=True):
    down: bool
    card: str  # "" if the viewer does not know it


class Barrel(Struct, frozen=True):
    stage: str  # "empty", "producing" or "bottled"
    waits: Line  # what has to happen to it next
    recipe: str = ""
    cava: bool = False
    cava_card: bool = False  # the marker for the first cava lies here
    grapes: Sequence[str] = ()
    grapes_missing: int = 0
    helps: Sequence[str] = ()  # varieties that may replace what evaporated
    time: Sequence[TimeCard] = ()
    time_missing: int = 0
    stars: int = 0  # to bottle
    spoiled: int = 0  # the number a Vin piqué shows, 0 without one
    spoiled_turns: int = 0  # turns of its owner until it goes
    ready: bool = False


class PlayerView(Struct, frozen=True):
    cards: int  # in hand
    wines: int  # bottled
    cavas: int
    progress: int  # bottles that count towards the three
    barrels: Sequence[Barrel]


class Known(Struct, frozen=True):
    """Cards that the viewer knows to be in another hand."""

    seat: int
    card: str
    count: int


class CoupageView(View, frozen=True, kw_only=True):
    phase: str  # "draw", "act", "harvest", "rose", "rouge", "cava-blanc", "over"
    step: str  # what is asked: the phase, or a step inside a half-made move of the viewer
    turn: int  # whose turn it is
    round: int  # turns of the table, from 1
    actions_left: int
    extra: bool  # the same player has another turn after this one
    abilities: bool
    second_cava_is_wine: bool
    turn_limit: int  # the safety end, in turns
    turns: int  # finished
    pile: int
    discard: Sequence[Stack]
    top: str  # of the discard: what was laid there last
    market: Sequence[str]  # two places, "" where none lies
    harvest: Sequence[str]  # cards revealed by a Récolte, "" where one was taken
    resolving: str  # the special card being played
    bottling: str  # the barrel whose cards are not discarded yet: `barrel-0-2`
    paid: Sequence[str]  # what was paid for it
    cava_cards: int  # left in the supply
    players: Sequence[PlayerView]
    faces: Sequence[Face]
    aid: Sequence[Aid]
    time_stars: int  # stars that serve as a Time
    goal_wines: int  # bottles to win with (CPG-9.1)
    goal_cavas: int
    winner: int  # -1 while nobody has won
    hand: Sequence[Stack] = ()  # own cards, without those chosen
    chosen: Sequence[str] = ()  # own cards picked in a half-made move
    due: int = 0  # stars still to be paid in it
    known: Sequence[Known] = ()
