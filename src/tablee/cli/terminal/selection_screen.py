"""Selecting pieces: with the mouse, with the cursor, or to inspect a piece that cannot be played."""

from __future__ import annotations

from typing import cast

from tablee.cli.terminal.dialog_screen import DialogScreen
from tablee.cli.terminal.game_widgets import GameWidget
from tablee.engine.view import Choice

GAME_PARTS = ("board", "hand", "players")  # ids of the widgets the game provides


class SelectionScreen(DialogScreen):
    """Adds the cursor, the mouse and the inspected piece."""

    def game_parts(self) -> list[GameWidget]:
        return [cast(GameWidget, self.query_one(f"#{name}")) for name in GAME_PARTS]

    def _keep_cursor(self, choices: list[Choice]) -> None:
        """Leave the cursor where it is as long as that piece can be played."""
        pieces = self._pieces(choices)
        if self.cursor not in pieces:
            self.cursor = self.terminal_game.next_piece(self.session.view(), pieces, "", "") if pieces else ""

    def _pieces(self, choices: list[Choice]) -> list[str]:
        return [piece for choice in choices for piece in choice.touches]

    def _move_cursor(self, choices: list[Choice], key: str) -> None:
        """Move it to the next piece that can be played."""
        self.cursor = self.terminal_game.next_piece(self.session.view(), self._pieces(choices), self.cursor, key)
        self.message = None
        self.hovered = self.inspected = ""
        self.show()

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
            self.inspected = self.terminal_game.next_piece(self.session.view(), pieces, here, where)
        self.message = None
        self.hovered = ""
        self.show()

    def touch(self, piece: str) -> None:
        """A click on a piece: play its move, let the person choose if it has several, or show why it has none."""
        if self.session.over and not self.score_seen:
            self.action_score()
            return
        moves = [choice for choice in self.session.choices() if piece in choice.touches]
        if len(moves) > 1:
            self._list_moves(moves)
            return
        text = moves[0].text if moves else self.terminal_game.move_for(self.session.view(), piece)
        if text:
            self.play(text)
        else:
            self.set_message(self.words.text("cli-nothing-there"), refused=True)
