"""The Textual application: resume or start a game, theme, language, and leaving."""

from __future__ import annotations

import os

from textual.app import App
from textual.binding import Binding

from tablee.cli.language import words
from tablee.cli.names import names_at
from tablee.cli.play import SessionFactory
from tablee.cli.session import Session
from tablee.cli.terminal.dialogs import ConfirmDialog
from tablee.cli.terminal.table import TableScreen
from tablee.cli.terminal.theme import DARK, LIGHT

INTERRUPTED = 130
WIDE, TALL = 112, 42  # columns and lines from which the layout is more spacious


def play_terminal(factory: SessionFactory) -> int:
    app = TableApp(factory)
    app.run()
    if app._exception is not None:
        raise app._exception
    if app.last_session is not None:
        if app.last_session.save_error is not None:
            raise app.last_session.save_error
        if not app.last_session.over:
            print(words(app.language).text("cli-saved", command=factory.command))
    return app.return_code or 0


class TableApp(App[None]):
    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "interrupt", priority=True), Binding("ctrl+q", "interrupt", priority=True)]

    def __init__(self, factory: SessionFactory) -> None:
        super().__init__()
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = DARK.name
        self.factory = factory
        self.language = factory.language
        self.fast = factory.fast
        self.last_session: Session | None = None
        self.title = f"Tablée: {factory.set_up.game.title}"

    def on_mount(self) -> None:
        if self.factory.saved is None:
            self._show_table(self.factory.begin(), resumed=False)
        else:
            self._ask_whether_to_continue()

    def _ask_whether_to_continue(self) -> None:
        say = words(self.language)
        saved = self.factory.saved
        assert saved is not None
        people = [seat for seat, player in enumerate(saved.record.players) if not player.bot]
        others = [name for seat, name in enumerate(names_at(saved, self.language)) if seat not in people]
        text = say.text("cli-continue-about", title=saved.game.title, names=", ".join(others))
        answers = [(name, say.text(f"cli-button-{name}")) for name in ("continue", "new", "quit")]
        self.push_screen(ConfirmDialog(say.text("cli-title-continue"), text, answers), self._answer_continue)

    def _answer_continue(self, answer: str | None) -> None:
        if answer == "new":
            self._show_table(self.factory.begin(), resumed=False)
        elif answer == "continue":
            self._show_table(self.factory.resume(), resumed=True)
        else:
            self.exit()

    def _show_table(self, session: Session, resumed: bool) -> None:
        screen = TableScreen(session, resumed)
        if self.factory.notes:
            screen.message = (" ".join(words(self.language)(note) for note in self.factory.notes), False)
        self.push_screen(screen)

    def toggle_theme(self) -> None:
        self.theme = DARK.name if self.theme == LIGHT.name else LIGHT.name

    def leave(self, session: Session) -> None:
        self.last_session = session
        self.exit()

    def _fatal_error(self) -> None:
        """Print no traceback: the error is reported in one sentence after the screen is restored."""
        if os.environ.get("TABLEE_DEBUG"):
            super()._fatal_error()
        else:
            self._close_messages_no_wait()

    def action_interrupt(self) -> None:
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        self.last_session = tables[0].session if tables else None
        self.exit(return_code=INTERRUPTED)
