"""The table itself: prompt, board, hand, accounts, log, and the keys that do something here.

It looks at pieces (`looking`), opens dialogs (`asking`) and follows a session (`following`).
"""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Input, Static

from tablee.cli.names import level_names
from tablee.cli.terminal.looking import Looking
from tablee.cli.terminal.pieces import Log
from tablee.cli.terminal.rows import Foot, Verbs, lettered
from tablee.cli.terminal.sayings import hint_text, news_text, prompt_text, undo_text
from tablee.engine.view import Choice

SMALLEST = (80, 24)
STILL_WORKS = ("leave", "keys", "close")  # in a window too small to show the table


class TableScreen(Looking):
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
        Binding("t", "light"),
        Binding("n", "new"),
        Binding("e,f2", "score"),
        Binding("i", "details"),
        Binding("tab", "look('next')"),
        Binding("shift+tab", "look('previous')"),
        Binding("shift+left", "look('left')"),
        Binding("shift+right", "look('right')"),
        Binding("shift+up", "look('up')"),
        Binding("shift+down", "look('down')"),
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
            yield self.furniture.Board(self.touch, self.point, "board")
            yield self.furniture.Hand(self.touch, self.point, "hand")
            yield Static(id="say")
            yield Verbs(id="verbs")
            with Horizontal(id="bottom"):
                yield self.furniture.Players(self.touch, self.point, "players")
                yield Log(id="log")
            yield Foot(id="foot")

    def on_mount(self) -> None:
        self.fit()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.fit()
        self.show()
        self.query_one("#log", Log).follow()

    @property
    def too_small(self) -> bool:
        width, height = self.app.size
        return width < SMALLEST[0] or height < SMALLEST[1]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nobody moves at a table that cannot be seen."""
        return not self.too_small or action in STILL_WORKS

    def fit(self) -> None:
        """Use the window that there is; say plainly if it is too small."""
        width, height = self.app.size
        self.set_class(self.too_small, "too-small")
        board, hand, accounts = self.furniture.heights(height, len(self.session.players))
        self.query_one("#board").styles.height = board
        self.query_one("#hand").styles.height = hand
        self.query_one("#bottom").styles.min_height = accounts
        small = self.words.text("cli-too-small", width=str(width), height=str(height))
        self.query_one("#small", Static).update(Content(small))

    # Showing

    def show(self) -> None:
        """Everything from the present position."""
        view, choices, say = self.session.view(), self.session.choices(), self.words
        self._keep_cursor(choices)
        levels = level_names(self.session.players, say)
        piece, recent = self.looked or self.cursor, frozenset(self.recent)
        for picture in self.pictures():
            picture.show(view, choices, say, levels, piece, recent, self.app.current_theme.dark)
        self._put("title", " ".join(self.session.game.title.upper()))
        self._put("status", self.terminal_game.status(view, say))
        self._show_lines(bool(choices))
        self.query_one("#log", Log).tell([say(line) for line in self.session.log], self.old)
        self._show_rows(choices)
        self.say_again()

    def _put(self, name: str, text: str) -> None:
        line = self.query_one(f"#{name}", Static)
        if str(line.content) != text:
            line.update(Content(text), layout=name == "title")

    def _show_lines(self, asked: bool) -> None:
        """Prompt and hint; in place of a hint the news, or what undo would mean."""
        session, terminal_game, say, width = self.session, self.terminal_game, self.words, self.app.size.width - 2
        hint = self.hint if self.hints else None
        news = news_text(session, terminal_game, self.old, say, width) if hint is None else ""
        self.query_one("#prompt").set_class(asked or session.view().over, "mine")
        self._put("prompt", prompt_text(session, terminal_game, asked, say, width))
        self._put("hint", hint_text(session, hint, say, width) if hint is not None else news or undo_text(session, say))
        self.query_one("#hint").set_class(hint is None, "quiet")
        self.query_one("#hint").set_class(bool(news), "news")
        self.set_class(not self.hints and not news, "no-hints")

    def _show_rows(self, choices: list[Choice]) -> None:
        view, say = self.session.view(), self.words
        self.query_one(Verbs).show(
            self._verbs(choices), lambda choice: self.terminal_game.label(view, choice, say), self.play
        )
        verb = self.terminal_game.verb(view, say) if choices else ""
        play = verb or say.text("cli-foot-score" if self.session.over else "cli-foot-play")
        self.query_one(Foot).show(say, play, self.app.size.width)

    def _verbs(self, choices: list[Choice]) -> list[Choice]:
        return lettered(choices, {binding.key for binding in self.BINDINGS if isinstance(binding, Binding)})

    def say_again(self) -> None:
        """The last message, or what the piece in question would bring."""
        line = self.query_one("#say", Static)
        line.set_class(self.message is not None and self.message[1], "refused")
        if self.message is not None:
            self._put("say", self.message[0])
        else:
            piece = self.pointed or self.looked or self.cursor
            self._put("say", self.terminal_game.preview(self.session.view(), piece, self.words) if piece else "")

    # Keys

    def on_key(self, event: events.Key) -> None:
        if self.too_small:
            return
        choices = self.session.choices()
        verbs = {choice.text[0]: choice.text for choice in self._verbs(choices)}
        if event.key in ("left", "right", "up", "down") or (event.character or "").isupper():
            self._walk(choices, event.key if not event.character else event.character)
        elif event.character in verbs:
            self.play(verbs[event.character])
        elif event.key in self.active_bindings or self.has_class("typing"):
            return
        elif self.session.over and not self.scored:
            self.action_score()
        else:
            self.tell(self.words.text("cli-unknown-key"), refused=True)
        event.stop()

    def action_play(self) -> None:
        if self.looked or self.cursor:
            self.touch(self.looked or self.cursor)
        elif self.session.over:
            self.action_score()
        else:
            self.tell(self.words.text("cli-not-a-move"), refused=True)

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
        self.say_again()

    def action_hints(self) -> None:
        self.hints = not self.hints
        self.tell(self.words.text("cli-hints-on" if self.hints else "cli-hints-off"))
        self.show()

    def action_fast(self) -> None:
        self.table_app.fast = not self.table_app.fast
        self.tell(self.words.text("cli-fast-on" if self.table_app.fast else "cli-fast-off"))

    def action_light(self) -> None:
        self.table_app.turn_light()
        self.show()

    def action_language(self) -> None:
        self.table_app.language = "fr" if self.table_app.language == "en" else "en"
        self.message = None
        self.fit()
        self.show()
