"""Line mode: the table as text, moves in notation. Works in pipes and with screen readers."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

from tablee.cli.guide import Guide
from tablee.cli.language import words
from tablee.cli.room import Room, room_of
from tablee.cli.rulebooks import rulebook
from tablee.cli.scores import score_text
from tablee.cli.session import Session
from tablee.engine.errors import Refused
from tablee.engine.view import View
from tablee.engine.words import Line

if TYPE_CHECKING:
    from tablee.cli.play import Opening

SHOWN = 12  # moves, after a refusal
COMMANDS = {
    "?": "help",
    "help": "help",
    "aide": "help",
    "moves": "moves",
    "coups": "moves",
    "undo": "undo",
    "reprendre": "undo",
    "annuler": "undo",
    "rules": "rules",
    "règles": "rules",
    "regles": "rules",
    "log": "log",
    "journal": "log",
    "score": "score",
    "table": "table",
    "new": "new",
    "nouvelle": "new",
    "quit": "quit",
    "quitter": "quit",
    "q": "quit",
}


def play_lines(opening: Opening) -> int:
    return LineTable(opening).play()


class LineTable:
    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        if isinstance(sys.stdin, TextIOWrapper):  # a strange byte is a strange move, not the end of the game
            sys.stdin.reconfigure(errors="replace")
        for note in opening.notes:
            print(words(opening.language)(note))
        resumed = opening.waiting is not None
        self.leaving = False
        self.sit_down(opening.resume() if resumed else opening.begin())
        if resumed:
            print(self.say.text("cli-resumed"))
        elif self.guide is not None:
            self._whisper([step.key for step in self.guide.start()])

    def sit_down(self, session: Session) -> None:
        self.session = session
        self.room: Room = room_of(session.game)
        self.say = words(self.opening.language, session.names)
        self.guide = Guide(session.game) if session.first_game else None
        self.show_table = True  # before the next prompt
        self.complained = False
        self.advised = -1

    def play(self) -> int:
        while not self.leaving:
            self._bots()
            self._ask()
            line = sys.stdin.readline()
            if not line:
                break
            self._do(line.strip())
        if self.session.trouble is not None:
            raise self.session.trouble
        if not self.session.over:
            print(self.say.text("cli-saved"))
        return 0

    # The table's part

    def _bots(self) -> None:
        while (seat := self.session.bot_asked()) is not None:
            self._tell(self.session.play_bot(seat, self.session.thought(seat)()))
            self.show_table = True

    def _tell(self, told: list[Line]) -> None:
        for line in told:
            print(self.say(line))
        if self.session.trouble is not None and not self.complained:
            print(self.say(self.session.trouble.line))
            self.complained = True
        if self.guide is not None:
            self._whisper([step.key for step in self.guide.events(told, self.session.over)])
        if told and self.session.over:
            print("\n" + self.say(self.session.view().prompt))
            print(score_text(self.session.table, self.say, self.session.person))

    def _whisper(self, keys: list[str]) -> None:
        for key in keys:
            print(f"  ({self.say.text(key)})")

    def _ask(self) -> None:
        if self.session.over:
            print(self.say.text("cli-after-game"))
        else:
            view = self.session.view()
            if self.show_table:
                self._table()
            print(self.say(view.prompt))
            self._advise(view)
        self.show_table = False
        print("> ", end="", flush=True)

    def _advise(self, view: View) -> None:
        """Once for each decision, not again after a refusal."""
        decision = len(self.session.table.record.events)
        if self.guide is not None and decision != self.advised:
            self.advised = decision
            if (step := self.guide.decision(view)) is not None:
                self._whisper([step.key])

    def _table(self) -> None:
        levels = [player.bot for player in self.session.players]
        print("\n" + self.room.text(self.session.view(), self.say, levels) + "\n")

    # The person's part

    def _do(self, line: str) -> None:
        if not sys.stdin.isatty():
            print(line)  # a transcript should read like a game
        if not line:
            return
        command = COMMANDS.get(line.casefold())
        if command is None:
            self._move(line)
        else:
            getattr(self, f"_{command}")()

    def _move(self, text: str) -> None:
        try:
            self._tell(self.session.play(text))
        except Refused as refused:
            print(self.say(refused.sentence()))
            if legal := refused.refusal.legal:
                some = ", ".join(legal[:SHOWN]) + (", …" if len(legal) > SHOWN else "")
                print(self.say.text("cli-you-can", moves=some))

    def _help(self) -> None:
        print(self.say.text("cli-line-help"))
        self._moves()

    def _moves(self) -> None:
        view = self.session.view()
        choices = self.session.choices()
        wide = max((len(choice.text) for choice in choices), default=0)
        for choice in choices:
            print(f"  {choice.text.ljust(wide)}  {self.room.label(view, choice, self.say)}")
        if not choices:
            print(self.say.text("cli-no-moves"))

    def _undo(self) -> None:
        try:
            offer = self.session.take_back()
        except Refused as refused:
            print(self.say(refused.refusal.line))
            return
        print(self.say.text("cli-undone-free" if offer.free else "cli-undone-agreed"))
        self.show_table = True

    def _rules(self) -> None:
        print(rulebook(self.session.game, self.say.language))

    def _log(self) -> None:
        for line in self.session.log:
            print(self.say(line))

    def _score(self) -> None:
        print(score_text(self.session.table, self.say, self.session.person))

    def _new(self) -> None:
        played = self.session
        self.sit_down(self.opening.rematch(played))

    def _quit(self) -> None:
        self.leaving = True
