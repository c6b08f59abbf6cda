"""Line mode: the table as text, moves typed in notation. Works in pipes and with screen readers."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import TextIOWrapper
from textwrap import wrap
from typing import TYPE_CHECKING

from tablee.cli.drawing import Shown, draw, fields, in_lines
from tablee.cli.guide import Guide
from tablee.cli.language import words
from tablee.cli.main import INTERRUPTED
from tablee.cli.names import level_names
from tablee.cli.rulebooks import rulebook
from tablee.cli.scores import score_text
from tablee.cli.session import MANY_STEPS, Session, label, status_text
from tablee.cli.terminal_game import TerminalGame, terminal_game
from tablee.engine.errors import Refused
from tablee.engine.view import Effect, View
from tablee.engine.words import Line

if TYPE_CHECKING:
    from tablee.cli.play import SessionFactory

MAX_MOVES_SHOWN = 12  # after a refusal
FEW_MOVES = 6  # are listed with the question
WIDTH = 80
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
    "info": "info",
    "infos": "info",
    "new": "new",
    "nouvelle": "new",
    "quit": "quit",
    "quitter": "quit",
    "q": "quit",
}


def play_lines(factory: SessionFactory) -> int:
    return LineTable(factory).play()


class LineTable:
    def __init__(self, factory: SessionFactory) -> None:
        self.factory = factory
        if isinstance(sys.stdin, TextIOWrapper):  # an invalid byte makes an invalid move, not a crash
            sys.stdin.reconfigure(errors="replace")
        for note in factory.notes:
            _print(words(factory.language)(note))
        resumed = factory.saved is not None
        self.quitting = False
        self.first_prompt = True
        self.unconfirmed = ""  # a command that has to be typed once more
        self.start(factory.resume() if resumed else factory.begin())
        if resumed:
            _print(self.say.text("cli-resumed"))
        elif self.guide is not None:
            self._print_hints([step.key for step in self.guide.start()])

    def start(self, session: Session) -> None:
        self.session = session
        self.terminal_game: TerminalGame = terminal_game(session.game)
        self.say = session.words(self.factory.language)
        self.guide = Guide(session.game) if session.first_game else None
        self.show_table = True  # before the next prompt
        self.save_error_shown = False
        self.hinted_at = self.listed_at = -1  # the decision, by the number of events before it
        self.heading = ""  # of the table that was shown last

    def play(self) -> int:
        code = 0
        try:
            self._play()
        except KeyboardInterrupt:
            print()
            code = INTERRUPTED
        if self.session.save_error is not None:
            raise self.session.save_error
        if not self.session.over:
            _print(self.say.text("cli-saved", command=self.factory.command))
        return code

    def _play(self) -> None:
        while not self.quitting:
            self._play_bots()
            self._prompt()
            line = _read()
            if line is None:
                break
            self._execute(line.strip())

    # Output

    def _play_bots(self) -> None:
        while (seat := self.session.bot_asked()) is not None:
            self._print_events(self.session.play_bot(seat, self.session.bot_decision(seat)()))
            self.show_table = True

    def _print_events(self, told: list[Line]) -> None:
        for line in told:
            _print(self.say(line))
        if self.session.save_error is not None and not self.save_error_shown:
            _print(self.say(self.session.save_error.line))
            self.save_error_shown = True
        if self.guide is not None:
            self._print_hints([step.key for step in self.guide.events(told, self.session.over, self.session.person)])
        if told and self.session.over:
            view = self.session.view()
            _print("\n" + " ".join(filter(None, (self.say(view.prompt), self.terminal_game.ending(view, self.say)))))
            print(score_text(self.session.table, self.say, self.session.person))

    def _print_hints(self, keys: list[str]) -> None:
        for key in keys:
            _print(f"  ({self.say.text(key)})")

    def _prompt(self) -> None:
        if self.session.over:
            _print(self.say.text("cli-after-game"))
        else:
            view = self.session.view()
            if self.show_table or self._heading(view) != self.heading:
                self._table()
                self.listed_at = self._decision()
            _print(self.say(view.prompt))
            self._print_hint(view)
            self._print_few()
            self._print_example()
        self.show_table = False

    def _decision(self) -> int:
        return len(self.session.table.record.events)

    def _heading(self, view: View) -> str:
        """Changes with the round: without bots, nothing else says that the table looks different now."""
        return self.say(view.heading) if view.heading is not None else ""

    def _print_few(self) -> None:
        """A few moves are listed at once, unless the table has just shown them."""
        if self._decision() != self.listed_at and len(self.session.choices()) <= FEW_MOVES:
            self._moves()
        self.listed_at = self._decision()

    def _print_example(self) -> None:
        """At the first prompt: show by an example what can be typed."""
        choices = self.session.choices()
        if self.first_prompt and choices:
            self.first_prompt = False
            _print(self.say.text("cli-for-example", example=choices[0].text))

    def _print_hint(self, view: View) -> None:
        """Once for each decision, not again after a refusal."""
        if self.guide is not None and self._decision() != self.hinted_at:
            self.hinted_at = self._decision()
            if (step := self.guide.decision(view)) is not None:
                self._print_hints([step.key])

    def _table(self) -> None:
        view, layout = self.session.view(), self.session.layout()
        self.heading = self._heading(view)
        touched = frozenset(piece for choice in self.session.choices() for piece in choice.touches)
        levels = level_names(self.session.players, self.say)
        shown = Shown(self.say, playable=touched, levels=levels, to_act=view.to_act, whole=True)
        drawn = draw(layout, shown, WIDTH) if layout.zones else fields(view)
        print("\n" + "\n".join(filter(None, (status_text(view, self.say), in_lines(drawn)))) + "\n")

    # Input

    def _execute(self, line: str) -> None:
        if not sys.stdin.isatty():
            print(line)  # so that a transcript shows the moves
        if not line:
            return
        command = COMMANDS.get(line.casefold())
        self.unconfirmed = self.unconfirmed if command == self.unconfirmed else ""
        if command is None:
            self._move(line)
        else:
            getattr(self, f"_{command}")()

    def _move(self, text: str) -> None:
        if self.session.over:
            _print(self.say(Line("table-game-over")))
            return
        try:
            told = self.session.play(text)
            if self.session.forced_moves:
                _print(self.say.text("cli-by-itself", moves=", ".join(self.session.forced_moves)))
            self._print_events(told)
        except Refused as refused:
            _print(self.say(refused.sentence()))
            if legal := refused.refusal.legal:
                more = len(legal) > MAX_MOVES_SHOWN
                _print(
                    self.say.text(
                        "cli-you-can-also" if more else "cli-you-can", moves=", ".join(legal[:MAX_MOVES_SHOWN])
                    )
                )

    def _help(self) -> None:
        _print(self.say.text("cli-line-help"))
        self._moves()

    def _moves(self) -> None:
        choices, effects = self.session.choices(), self.session.effects()
        wide = max((len(choice.text) for choice in choices), default=0)
        for choice in choices:
            called = label(choice, self.say)
            brings = [self.say(line) for line in effects.get(choice.text, Effect()).lines]
            brings = brings[1:] if brings and called.endswith(brings[0].rstrip(".")) else brings  # said already
            _print(f"  {choice.text.ljust(wide)}  {'. '.join([called, ' '.join(brings)] if brings else [called])}")
        if not choices:
            _print(self.say.text("cli-no-moves"))

    def _confirmed(self, command: str) -> bool:
        """At a keyboard, a command has to be typed twice. In a script, once is enough."""
        confirmed = self.unconfirmed == command or not sys.stdin.isatty()
        self.unconfirmed = "" if confirmed else command
        return confirmed

    def _undo(self) -> None:
        steps = self.session.table.may_take_back(self.session.person).steps
        if steps > MANY_STEPS and not self.session.over and not self._confirmed("undo"):
            _print(self.say.text("cli-undo-again", steps=steps))
            return
        try:
            offer = self.session.take_back()
        except Refused as refused:
            _print(self.say(refused.refusal.line))
            return
        _print(self.say.text("cli-undone-free" if offer.free else "cli-undone-agreed"))
        self.show_table = True

    def _rules(self) -> None:
        _print(rulebook(self.session.game, self.say.language))

    def _log(self) -> None:
        for line in self.session.log:
            _print(self.say(line))
        if not self.session.log:
            _print(self.say.text("cli-log-empty"))

    def _info(self) -> None:
        parts = self.terminal_game.details(self.session.view(), self.say)
        for heading, text in parts:
            _print(f"{heading}\n{text}\n")
        if not parts:
            self._table()

    def _score(self) -> None:
        print(score_text(self.session.table, self.say, self.session.person))

    def _new(self) -> None:
        if not self.session.over and not self._confirmed("new"):
            _print(self.say.text("cli-new-again"))
            return
        played = self.session
        self.start(self.factory.rematch(played))

    def _quit(self) -> None:
        self.quitting = True


def _read() -> str | None:
    """The next line; None at the end of input. At a keyboard, lines can be edited and recalled."""
    line = _typed() if sys.stdin.isatty() else _piped()
    if line is None:
        print()  # what is said next begins a line
    return line


def _piped() -> str | None:
    print("> ", end="", flush=True)
    return sys.stdin.readline() or None


def _typed() -> str | None:
    with suppress(ImportError):
        import readline  # noqa: F401 (used by `input`)
    try:
        return input("> ")
    except EOFError:
        return None


def _print(text: str) -> None:
    """Long lines are wrapped at a terminal, but not in a pipe."""
    if sys.stdout.isatty():
        text = "\n".join(_wrapped(line) for line in text.split("\n"))
    print(text)


def _wrapped(line: str) -> str:
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(line) - len(line.lstrip()))
    return "\n".join(wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False))
