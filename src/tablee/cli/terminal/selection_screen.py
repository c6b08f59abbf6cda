"""Selecting pieces: with the mouse, with the cursor, or to inspect a piece that cannot be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from tablee.cli.drawing import letters
from tablee.cli.terminal.dialog_screen import DialogScreen
from tablee.cli.terminal.game_widgets import GameWidget
from tablee.engine.view import Choice

Spot = tuple[int, int]
MANY_LINES = 1000  # more than a part of the screen has
GAME_PARTS = ("board", "hand", "players")  # ids of the widgets the game provides


class SelectionScreen(DialogScreen):
    """Adds the cursor, the mouse and the inspected piece."""

    def game_parts(self) -> list[GameWidget]:
        return [cast(GameWidget, self.query_one(f"#{name}")) for name in GAME_PARTS]

    def _keep_cursor(self, choices: list[Choice]) -> None:
        """Leave the cursor where it is as long as that piece can be played."""
        pieces = self._pieces(choices)
        if self.cursor not in pieces:
            self.cursor = pieces[0] if pieces else ""

    def _pieces(self, choices: list[Choice]) -> list[str]:
        return [piece for choice in choices for piece in choice.touches]

    def _move_cursor(self, choices: list[Choice], key: str) -> None:
        """Move it to the next piece that can be played."""
        self.cursor = self._next(self._pieces(choices), self.cursor, key)
        self.message = None
        self.hovered = self.inspected = ""
        self.show()

    def _next(self, pieces: Sequence[str], here: str, key: str) -> str:
        """The piece that an arrow key or a capital letter leads to."""
        found = letters(self.session.layout()) if key.isupper() else {}
        return next_piece(self._spots(), pieces, here, key, found)

    def _spots(self) -> dict[str, Spot]:
        """Where pieces are drawn: line and column, from the top of the screen. Nearest to the top counts."""
        found: dict[str, Spot] = {}
        for number, part in enumerate(self.game_parts()):
            for piece in part.all_pieces():
                if (spot := part.position_of(piece)) is not None:
                    found.setdefault(piece, (number * MANY_LINES + spot[1], spot[0]))
        return found

    def hover(self, piece: str) -> None:
        if piece != self.hovered:
            self.hovered = piece
            if piece:
                self.message = None
            self.update_message()

    def action_inspect(self, where: str) -> None:
        """Select any piece with the keyboard, as the mouse can: to read what it is, or why it cannot be played."""
        pieces = [piece for part in self.game_parts() for piece in part.all_pieces()]
        here = self.inspected or self.cursor
        if where in ("next", "previous") and here in pieces:
            step = 1 if where == "next" else -1
            self.inspected = pieces[(pieces.index(here) + step) % len(pieces)]
        elif pieces:
            self.inspected = self._next(pieces, here, where)
        self.message = None
        self.hovered = ""
        self.show()

    def touch(self, piece: str) -> None:
        """A click on a piece: play its move, let the person choose if it has several, or show why it has none."""
        if self.session.over and not self.score_seen:
            self.action_score()
            return
        moves = self.session.moves_of(piece)
        if len(moves) > 1:
            self._list_moves(moves)
            return
        action = moves[0].action if moves else self.session.meant(piece)
        if action is not None:
            self.play(action)
        else:
            self.set_message(self.words.text("cli-nothing-there"), refused=True)


def next_piece(spots: Mapping[str, Spot], pieces: Sequence[str], here: str, key: str, found: Mapping[str, str]) -> str:
    """Left and right go through all pieces in reading order; up and down to the nearest piece of the next line that has
    any; a capital letter to the next piece that shows it (`found` has the letters)."""
    order = sorted({piece for piece in pieces if piece in spots}, key=lambda piece: spots[piece])
    if here not in order:
        return order[0] if order else here
    at = order.index(here)
    if key in ("left", "right"):
        return order[(at + (1 if key == "right" else -1)) % len(order)]
    if key in ("up", "down"):
        lines = sorted({spots[piece][0] for piece in order})
        line = lines[(lines.index(spots[here][0]) + (1 if key == "down" else -1)) % len(lines)]
        near = [piece for piece in order if spots[piece][0] == line]
        return min(near, key=lambda piece: abs(spots[piece][1] - spots[here][1]))
    following = [*order[at + 1 :], *order[: at + 1]]
    return next((piece for piece in following if key in found.get(piece, "")), here)
