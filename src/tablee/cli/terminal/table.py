"""The screen of the table: its layout, and its keys.

It is built in layers: `session_screen` runs the session, `dialog_screen` opens dialogs, `selection_screen` selects
pieces.
"""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Input, Static

from tablee.cli.names import level_names
from tablee.cli.session import label, status_text
from tablee.cli.terminal.bars import KeyBar, MoveBar, moves_with_keys
from tablee.cli.terminal.layout_widgets import LayoutPart
from tablee.cli.terminal.messages import hint_text, news_text, preview_text, prompt_text, undo_text
from tablee.cli.terminal.selection_screen import SelectionScreen
from tablee.cli.terminal.widgets import Log
from tablee.engine.view import Choice

SMALLEST = (80, 24)
FEW_COLUMNS = 100
ALWAYS_ALLOWED = ("leave", "keys", "close")  # even in a window too small to show the table


class TableScreen(SelectionScreen):
    AUTO_FOCUS = ""
    BINDINGS = [
        Binding("question_mark", "keys"),
        Binding("u", "undo"),
        Binding("m", "moves"),
        Binding("colon", "type"),
        Binding("r,f1", "rules"),
        Binding("g", "hints"),
        Binding("l", "language"),
        Binding("f", "fast"),
        Binding("t", "theme"),
        Binding("n", "new"),
        Binding("e,f2", "score"),
        Binding("i", "details"),
        Binding("tab", "inspect('next')"),
        Binding("shift+tab", "inspect('previous')"),
        Binding("shift+left", "inspect('left')"),
        Binding("shift+right", "inspect('right')"),
        Binding("shift+up", "inspect('up')"),
        Binding("shift+down", "inspect('down')"),
        Binding("pageup", "page(-1)"),
        Binding("pagedown", "page(1)"),
        Binding("q", "leave"),
        Binding("escape", "close"),
        Binding("enter", "play"),
    ]

    # Set-up

    def compose(self) -> ComposeResult:
        yield Static(id="small")
        with Vertical(id="table"):
            with Horizontal(id="head"):
                yield Static(id="title")
                yield Static(id="status")
            yield Static(id="prompt")
            yield Static(id="hint")
            yield self.game_widgets.Board(self.touch, self.hover, "board")
            yield self.game_widgets.Hand(self.touch, self.hover, "hand")
            yield Static(id="say")
            yield MoveBar(id="verbs")
            with Horizontal(id="bottom"):
                yield self.game_widgets.Players(self.touch, self.hover, "players")
                yield Log(id="log")
            yield KeyBar(id="foot")

    def on_mount(self) -> None:
        self.fit_window()
        self.continue_game()

    def on_resize(self, event: events.Resize) -> None:
        self.fit_window()
        self.show()
        self.query_one("#log", Log).scroll_to_latest()

    @property
    def too_small(self) -> bool:
        width, height = self.app.size
        return width < SMALLEST[0] or height < SMALLEST[1]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No moves are made while the table cannot be seen."""
        return not self.too_small or action in ALWAYS_ALLOWED

    def fit_window(self) -> None:
        """Set the heights for the size of the window, or show that it is too small."""
        width, height = self.app.size
        self.set_class(self.too_small, "too-small")
        lines = max(len(self.session.players), len(self.session.view().standings))  # automata have no seat
        board, hand, players = self.game_widgets.heights(height, lines)
        cards = self.query_one("#hand")
        drawn_by_layout = isinstance(cards, LayoutPart)
        narrow = drawn_by_layout and width < FEW_COLUMNS  # a preview needs one line more
        self.set_class(narrow, "narrow")
        self.query_one("#board").styles.height = board - narrow
        cards.styles.height = "auto" if drawn_by_layout else hand
        cards.styles.max_height = hand
        self.query_one("#bottom").styles.min_height = players
        small = self.words.text("cli-too-small", width=str(width), height=str(height))
        self.query_one("#small", Static).update(Content(small))

    # Showing

    def show(self) -> None:
        """Redraw everything."""
        view, choices, say = self.session.view(), self.session.choices(), self.words
        self._keep_cursor(choices)
        levels = level_names(self.session.players, say)
        piece, recent = self.inspected or self.cursor, frozenset(self.recent)
        marks = self.session.effect_of(piece).marks if piece else ()
        for part in self.game_parts():
            part.show(view, choices, say, levels, piece, recent, self.app.current_theme.dark, marks)
        self._set_text("title", " ".join(self.session.game.title.upper()))
        self._set_text("status", status_text(view, say))
        self._show_lines(bool(choices))
        self.query_one("#log", Log).show([say(line) for line in self.session.log], self.read_lines)
        self._show_rows(choices)
        self.update_message()

    def _set_text(self, name: str, text: str) -> None:
        line = self.query_one(f"#{name}", Static)
        if str(line.content) != text:
            line.update(Content(text), layout=name == "title")

    def _show_lines(self, asked: bool) -> None:
        """The prompt and the hint. Without a hint: what was done to the person, or what undo would do."""
        session, terminal_game, say, width = self.session, self.terminal_game, self.words, self.app.size.width - 2
        hint = self.hint if self.hints else None
        self.query_one("#prompt").set_class(asked or session.view().over, "mine")
        self._set_text("prompt", prompt_text(session, terminal_game, asked, say, width))
        news = news_text(session, self.read_lines, say, width) if hint is None else ""
        quiet = news or undo_text(session, say)
        self._set_text("hint", quiet if hint is None else hint_text(session, hint, say, width))
        self.query_one("#hint").set_class(hint is None, "quiet")
        self.query_one("#hint").set_class(bool(news), "news")
        self.set_class(not self.hints and not news, "no-hints")

    def _show_rows(self, choices: list[Choice]) -> None:
        view, say = self.session.view(), self.words
        moves, width = self._moves_with_keys(choices), self.app.size.width
        self.query_one(MoveBar).show(moves, lambda choice: label(choice, say), self.play, width)
        verb = self.terminal_game.verb(view, say) if choices else ""
        play = verb or say.text("cli-foot-score" if self.session.over else "cli-foot-play")
        self.query_one(KeyBar).show(say, play, self.app.size.width)

    def _moves_with_keys(self, choices: list[Choice]) -> list[tuple[str, Choice]]:
        return moves_with_keys(choices, {binding.key for binding in self.BINDINGS if isinstance(binding, Binding)})

    def update_message(self) -> None:
        """Show the message, or the preview of the selected piece if there is none."""
        line = self.query_one("#say", Static)
        line.set_class(self.message is not None and self.message[1], "refused")
        if self.message is not None:
            self._set_text("say", self.message[0])
        else:
            piece = self.hovered or self.inspected or self.cursor
            self._set_text("say", preview_text(self.session, piece, self.words) if piece else "")

    # Keys

    def on_key(self, event: events.Key) -> None:
        if self.too_small:
            return
        choices = self.session.choices()
        moves = {key: choice.text for key, choice in self._moves_with_keys(choices)}
        if event.key in ("left", "right", "up", "down") or (event.character or "").isupper():
            self._move_cursor(choices, event.key if not event.character else event.character)
        elif event.character in moves:
            self.play(moves[event.character])
        elif event.key in self.active_bindings or self.has_class("typing"):
            return
        elif self.session.over and not self.score_seen:
            self.action_score()
        else:
            self.set_message(self.words.text("cli-unknown-key"), refused=True)
        event.stop()

    def action_play(self) -> None:
        if self.inspected or self.cursor:
            self.touch(self.inspected or self.cursor)
        elif self.session.over:
            self.action_score()
        elif self.session.choices():  # none of them touches a piece
            self.action_moves()
        else:
            self.set_message(self.words.text("cli-not-a-move"), refused=True)

    def action_page(self, pages: int) -> None:
        """Scroll the board, if it is higher than its part of the window."""
        board = self.query_one("#board")
        board.scroll_relative(y=pages * max(1, board.size.height - 2), animate=False)

    def action_type(self) -> None:
        choices = self.session.choices()
        line = self.query_one("#command", Input)
        line.placeholder = self.words.text("cli-type-move", example=choices[0].text) if choices else ""
        self.add_class("typing")
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        text = event.value.strip()
        self.action_close()
        if text and not self.too_small:
            self.play(text)

    def action_close(self) -> None:
        self.remove_class("typing")
        line = self.query_one("#command", Input)
        line.value = ""
        self.set_focus(None)
        self.message = None
        self.update_message()

    def action_hints(self) -> None:
        self.hints = not self.hints
        self.set_message(self.words.text("cli-hints-on" if self.hints else "cli-hints-off"))
        self.show()

    def action_fast(self) -> None:
        self.table_app.fast = not self.table_app.fast
        self.set_message(self.words.text("cli-fast-on" if self.table_app.fast else "cli-fast-off"))

    def action_theme(self) -> None:
        self.table_app.toggle_theme()
        self.show()

    def action_language(self) -> None:
        self.table_app.language = "fr" if self.table_app.language == "en" else "en"
        self.message = None
        self.fit_window()
        self.show()
