"""What a room tells the terminal: its module `terminal`, and `terminal.widgets` for the full-screen table.

Games know nothing of this package, so the furniture is agreed on by shape. A room brings what it has: without any its
view is printed field by field and its moves are listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from tablee.engine.game import Game
from tablee.engine.view import Choice, View
from tablee.engine.words import Line, Words


class Room(Protocol):
    """Pieces and places are called as in `Choice.touches`."""

    def text(self, view: Any, words: Words, levels: Sequence[str]) -> str:
        """The table in lines of at most 80 characters, for the seat that looks at it."""

    def status(self, view: Any, words: Words) -> str:
        """Where the game stands, in a few words."""

    def headline(self, view: Any, words: Words) -> str:
        """What must not pass unnoticed, before the prompt; mostly nothing."""

    def doing(self, view: Any, words: Words) -> str:
        """What playing a piece is called now, in a word or two."""

    def legend(self, words: Words) -> list[tuple[str, str]]:
        """Signs on the table, and what they mean."""

    def label(self, view: Any, choice: Choice, words: Words) -> str:
        """What a move brings, to be read beside its notation."""

    def hidden(self, move: str, seat: int, words: Words) -> str:
        """A move that nobody else saw, as it is told when the game is over."""

    def meaning(self, view: Any, piece: str) -> str:
        """The move that touching a piece would be now, in notation, legal or not; empty if it would be none."""

    def preview(self, view: Any, piece: str, words: Words) -> str:
        """What touching a piece would bring, to whom, from what everybody can see."""

    def brief(self, view: Any, told: Sequence[Line], words: Words) -> str:
        """What the others did, of these lines of the log, in a few words; nothing if the log is short enough."""

    def details(self, view: Any, words: Words) -> list[tuple[str, str]]:
        """What lies open but has no room on the table: headings, and the text below each."""

    def ending(self, view: Any, words: Words) -> str:
        """Why the game ended so, where the score sheet alone does not tell."""

    def walk(self, view: Any, pieces: Sequence[str], piece: str, key: str) -> str:
        """The piece an arrow key (or the letter of a row) leads to; `piece` itself if it leads nowhere."""


class Bare:
    """For a room that has no terminal furniture, or not all of it."""

    def text(self, view: View, words: Words, levels: Sequence[str]) -> str:
        shown = [(name, getattr(view, name)) for name in view.__struct_fields__ if name != "prompt"]
        return "\n".join(f"{name}: {value}" for name, value in shown)

    def status(self, view: View, words: Words) -> str:
        return ""

    def headline(self, view: View, words: Words) -> str:
        return ""

    def doing(self, view: View, words: Words) -> str:
        return ""

    def legend(self, words: Words) -> list[tuple[str, str]]:
        return []

    def hidden(self, move: str, seat: int, words: Words) -> str:
        return f"{words.name(seat)}: {move}"

    def label(self, view: View, choice: Choice, words: Words) -> str:
        return choice.text

    def meaning(self, view: View, piece: str) -> str:
        return ""

    def preview(self, view: View, piece: str, words: Words) -> str:
        return ""

    def brief(self, view: View, told: Sequence[Line], words: Words) -> str:
        return ""

    def details(self, view: View, words: Words) -> list[tuple[str, str]]:
        return []

    def ending(self, view: View, words: Words) -> str:
        return ""

    def walk(self, view: View, pieces: Sequence[str], piece: str, key: str) -> str:
        if not pieces or key not in ("left", "right", "up", "down"):
            return piece
        step = 1 if key in ("right", "down") else -1
        return pieces[(pieces.index(piece) + step) % len(pieces)] if piece in pieces else pieces[0]


PARTS = [name for name in vars(Bare) if not name.startswith("_")]


def room_of(game: Game) -> Room:
    name = f"{type(game).__module__}.terminal"
    room = Bare()
    if find_spec(name):
        module = import_module(name)
        for part in PARTS:
            if hasattr(module, part):
                setattr(room, part, getattr(module, part))
    return cast(Room, room)
