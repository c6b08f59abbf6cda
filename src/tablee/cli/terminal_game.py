"""The text a game package provides for the terminal: the functions of its module `terminal`.

Games do not import this package, so the contract is structural: a module `terminal` defines any of the functions of
`TerminalGame`. For each one it leaves out, `DefaultTerminalGame` prints the fields of the view and lists the moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from tablee.engine.game import Game
from tablee.engine.view import Choice, View
from tablee.engine.words import Line, Words


class TerminalGame(Protocol):
    """Pieces and places have the names used in `Choice.touches`."""

    def text(self, view: Any, words: Words, levels: Sequence[str]) -> str:
        """The table as seen by the viewer, in lines of at most 80 characters."""

    def status(self, view: Any, words: Words) -> str:
        """The state of the game in a few words: round, phase, supplies."""

    def headline(self, view: Any, words: Words) -> str:
        """Important news to show before the prompt; usually empty."""

    def verb(self, view: Any, words: Words) -> str:
        """What playing a piece is called in the current step, in one or two words."""

    def legend(self, words: Words) -> list[tuple[str, str]]:
        """The signs used on the table, each with its meaning."""

    def label(self, view: Any, choice: Choice, words: Words) -> str:
        """What a move does, shown beside its notation."""

    def hidden_move(self, move: str, seat: int, words: Words) -> str:
        """A move that nobody else saw, in words. It is shown only after the game is over."""

    def move_for(self, view: Any, piece: str) -> str:
        """The notation of the move that touching a piece would make now, legal or not; empty if there is none."""

    def preview(self, view: Any, piece: str, words: Words) -> str:
        """The effect of touching a piece, using only what the viewer can see."""

    def summary(self, view: Any, told: Sequence[Line], words: Words) -> str:
        """These log lines in a few words, about the other players only; empty if the log itself is short enough."""

    def details(self, view: Any, words: Words) -> list[tuple[str, str]]:
        """Public information that does not fit on the table: headings, each with its text."""

    def ending(self, view: Any, words: Words) -> str:
        """Why the game ended this way, if the score sheet does not show it."""

    def next_piece(self, view: Any, pieces: Sequence[str], piece: str, key: str) -> str:
        """The piece that an arrow key, or the capital letter of a row, moves the cursor to; `piece` itself if none."""


class DefaultTerminalGame:
    """Used for a game package without a module `terminal`, or for the functions it does not define."""

    def text(self, view: View, words: Words, levels: Sequence[str]) -> str:
        shown = [(name, getattr(view, name)) for name in view.__struct_fields__ if name != "prompt"]
        return "\n".join(f"{name}: {value}" for name, value in shown)

    def status(self, view: View, words: Words) -> str:
        return ""

    def headline(self, view: View, words: Words) -> str:
        return ""

    def verb(self, view: View, words: Words) -> str:
        return ""

    def legend(self, words: Words) -> list[tuple[str, str]]:
        return []

    def hidden_move(self, move: str, seat: int, words: Words) -> str:
        return f"{words.name(seat)}: {move}"

    def label(self, view: View, choice: Choice, words: Words) -> str:
        return choice.text

    def move_for(self, view: View, piece: str) -> str:
        return ""

    def preview(self, view: View, piece: str, words: Words) -> str:
        return ""

    def summary(self, view: View, told: Sequence[Line], words: Words) -> str:
        return ""

    def details(self, view: View, words: Words) -> list[tuple[str, str]]:
        return []

    def ending(self, view: View, words: Words) -> str:
        return ""

    def next_piece(self, view: View, pieces: Sequence[str], piece: str, key: str) -> str:
        if not pieces or key not in ("left", "right", "up", "down"):
            return piece
        step = 1 if key in ("right", "down") else -1
        return pieces[(pieces.index(piece) + step) % len(pieces)] if piece in pieces else pieces[0]


FUNCTIONS = [name for name in vars(DefaultTerminalGame) if not name.startswith("_")]


def terminal_game(game: Game) -> TerminalGame:
    name = f"{type(game).__module__}.terminal"
    found = DefaultTerminalGame()
    if find_spec(name):
        module = import_module(name)
        for function in FUNCTIONS:
            if hasattr(module, function):
                setattr(found, function, getattr(module, function))
    return cast(TerminalGame, found)
