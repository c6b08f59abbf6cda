"""A table as zones, places and pieces: what the default board in the browser and the terminal draw.

A layout is made from the view of one viewer and from nothing else, so it cannot show more than the view does:

    def layout(view: View) -> Layout        # in games/<game>/layout.py, or `Game.layout`

A zone is a part of the table with a title, such as "your expeditions". It has places, and pieces lie on the places. Ids
of places and pieces are those of `Choice.touches`, `Mark.place` and `Beat`, so whatever can be played can be touched
here. Zone ids are the names that the guide points at.

An id belongs to one place and to one piece at most. Where both have it, the piece is meant for the place, like a tile
of Coup for its space: touching either is the same move. The place `seat-2` of a beat is what that seat holds; if no
place of the layout has that id, it is the zone that the viewer holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tablee.engine.words import Arg, Line

ZoneKind = Literal[
    "row",  # places side by side; with `falls`, the pieces of a place overlap downward
    "grid",  # places in `columns` columns
    "stack",  # one place: the top piece, and how many lie there
    "track",  # places in a line, each with a number or a short name, and pawns on them
    "list",  # one line for each place: its pieces, a large numeral and a name
    "table",  # one row for each place, with `cells` under the zone's `heads`
]
Shape = Literal["card", "disc", "cube", "bar", "hex", "drop", "house", "pawn"]
# Six colours of cards and tokens, white and black. A colour always comes with its shape and letter.
Colour = Literal["", "Y", "O", "R", "V", "B", "G", "W", "K"]
# The mat the table is laid on.
Accent = Literal["", "brown", "blue", "green", "plum", "slate", "ochre"]


class Piece(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A card or a token. Pieces of which nobody can tell one from another, such as the cards of a pile, are one piece
    with a `count`."""

    id: str = ""  # as in `touches`; "": it cannot be touched
    name: Line  # in words: "white 9"; of a back: "a card"
    face: str = ""  # what is printed large on it: a numeral, or a few letters
    shape: Shape = "card"
    colour: Colour = ""
    seat: int = -1  # of a piece in a player's colour, instead of `colour`
    badge: Line | None = None  # two words at most
    needs: Sequence[Line] = ()  # printed small on a card: what it costs or brings
    facing: Literal["up", "down"] = "up"
    count: int = 1
    off: bool = False  # it no longer counts: drawn struck through


class Place(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Where pieces lie. An empty place is an outline."""

    id: str = ""  # as in `touches`, `Mark.place` and `Beat`
    name: Line | None = None  # under or beside it; of a track: the field's number
    pieces: Sequence[Piece] = ()
    value: Arg | None = None  # a numeral beside the pieces: what they are worth, how many there are
    note: Line | None = None  # a few words beneath the name: what the place brings, or why it is closed
    owner: int = -1  # in a zone of everybody: whose place it is, such as in a trick; it gets that player's emblem
    colour: Colour = ""  # of an empty place that waits for pieces of this colour
    closed: bool = False  # nothing can be done here now
    cells: Sequence[Arg] = ()  # of a table: one under each head


class Zone(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A part of the table. `held`: what the viewer holds; it stands on the rack, nearest and largest."""

    id: str
    kind: ZoneKind
    name: Line
    note: Line | None = None  # a few words under the title
    places: Sequence[Place] = ()
    owner: int = -1  # a seat; -1: everybody's
    held: bool = False
    falls: bool = False  # of a row
    columns: int = 0  # of a grid; 0: as many as fit, because they mean nothing
    tapers: bool = False  # of a grid with columns: a pyramid. Its first row is one place, each row has one more
    heads: Sequence[Arg] = ()  # of a table: one above each column of cells


class Layout(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """All zones, in the order in which they are read: own ones, shared ones, those of others."""

    zones: Sequence[Zone] = ()
    accent: Accent = ""


def in_hand(pieces: Sequence[Piece]) -> list[Place]:
    """One place for each piece: a hand, a market. The pieces are what is touched."""
    return [Place(pieces=[piece]) for piece in pieces]
