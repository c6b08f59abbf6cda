"""Choosing a piece: by mouse, by the keyboard's cursor, or to look at one that cannot be played."""

from __future__ import annotations

from typing import cast

from tablee.cli.terminal.asking import Asking
from tablee.cli.terminal.furniture import Piece
from tablee.engine.view import Choice

PICTURES = ("board", "hand", "players")


class Looking(Asking):
    """A table whose pieces can be pointed at and touched."""

    def pictures(self) -> list[Piece]:
        return [cast(Piece, self.query_one(f"#{name}")) for name in PICTURES]

    def _keep_cursor(self, choices: list[Choice]) -> None:
        """A selection survives as long as it is legal."""
        pieces = self._pieces(choices)
        if self.cursor not in pieces:
            self.cursor = self.terminal_game.next_piece(self.session.view(), pieces, "", "") if pieces else ""

    def _pieces(self, choices: list[Choice]) -> list[str]:
        return [piece for choice in choices for piece in choice.touches]

    def _walk(self, choices: list[Choice], key: str) -> None:
        """To the next piece that can be played."""
        self.cursor = self.terminal_game.next_piece(self.session.view(), self._pieces(choices), self.cursor, key)
        self.message = None
        self.pointed = self.looked = ""
        self.show()

    def point(self, piece: str) -> None:
        if piece != self.pointed:
            self.pointed = piece
            if piece:
                self.message = None
            self.say_again()

    def action_look(self, where: str) -> None:
        """With the keyboard to any piece, as the mouse can: to read what it is, or why it cannot be played."""
        pieces = [piece for each in self.pictures() for piece in each.all_pieces()]
        here = self.looked or self.cursor
        if where in ("next", "previous") and here in pieces:
            step = 1 if where == "next" else -1
            self.looked = pieces[(pieces.index(here) + step) % len(pieces)]
        elif pieces:
            self.looked = self.terminal_game.next_piece(self.session.view(), pieces, here, where)
        self.message = None
        self.pointed = ""
        self.show()

    def touch(self, piece: str) -> None:
        """A click on a piece: the one move it can make, or the reason why it cannot."""
        if self.session.over and not self.scored:
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
            self.tell(self.words.text("cli-nothing-there"), refused=True)
