"""The screen's dialogs: what opens them, and what happens with the answer."""

from __future__ import annotations

from tablee.cli.rulebooks import rulebook
from tablee.cli.scores import sheets
from tablee.cli.session import MANY_STEPS, label
from tablee.cli.terminal.dialogs import ConfirmDialog, DetailsDialog, KeysDialog, MovesDialog, RulesDialog, ScoresDialog
from tablee.cli.terminal.messages import hint_text
from tablee.cli.terminal.session_screen import SessionScreen
from tablee.engine.view import Choice

KEYS = (
    "arrows",
    "enter",
    "rows",
    "click",
    "letters",
    "colon",
    "m",
    "u",
    "i",
    "tab",
    "r",
    "g",
    "f",
    "t",
    "l",
    "n",
    "e",
    "q",
    "escape",
)
KEY_NAMES = {"arrows": "← ↑ ↓ →", "colon": ":", "escape": "Esc", "tab": "Tab"}
NAMED_KEYS = ("enter", "rows", "click", "letters")  # their names depend on the language


class DialogScreen(SessionScreen):
    """Adds the actions that open a dialog."""

    # Moves

    def action_moves(self) -> None:
        self._list_moves(self.session.choices())

    def _list_moves(self, choices: list[Choice]) -> None:
        if not choices:
            self.set_message(self.words.text("cli-no-moves"))
            return
        moves = [(choice.group, choice.text, label(choice, self.words)) for choice in choices]
        self.app.push_screen(MovesDialog(self.words.text("cli-title-moves"), moves), self._answer_move)

    def _answer_move(self, move: str | None) -> None:
        if move:
            self.play(move)

    def action_undo(self) -> None:
        offer = self.session.table.may_take_back(self.session.person)
        if self.session.over or not offer.steps or not offer.allowed:
            self._undo()  # says why not
        elif offer.steps > MANY_STEPS:
            say = self.words
            answers = [("keep", say.text("cli-button-keep")), ("undo", say.text("cli-button-undo"))]
            sure = say.text("cli-undo-sure", steps=offer.steps)
            self.app.push_screen(ConfirmDialog(say.text("cli-button-undo"), sure, answers), self._answer_undo)
        else:
            self._after_bot(self._undo, "cli-undo-waits")

    def _answer_undo(self, answer: str | None) -> None:
        if answer == "undo":
            self._after_bot(self._undo, "cli-undo-waits")

    # Reading

    def action_rules(self) -> None:
        self.app.push_screen(RulesDialog(rulebook(self.session.game, self.table_app.language), self.clause))

    def action_keys(self) -> None:
        say = self.words
        names = KEY_NAMES | {name: say.text(f"cli-name-{name}") for name in NAMED_KEYS}
        keys = [(names.get(name, name), say.text(f"cli-key-{name}")) for name in KEYS]
        self.app.push_screen(KeysDialog(say.text("cli-title-keys"), keys, self.terminal_game.legend(say)))

    def action_details(self) -> None:
        """What happened since the person's last turn, and the details the game provides."""
        say = self.words
        told = [say(line) for line in self.session.log[self.turn_lines :]] or [say.text("cli-since-nothing")]
        parts = [(say.text("cli-since"), "\n".join(told)), *self.terminal_game.details(self.session.view(), say)]
        self.app.push_screen(DetailsDialog(say.text("cli-title-info"), parts))

    # The end, and another game

    def action_score(self) -> None:
        say, session = self.words, self.session
        over = session.over
        self.score_seen = self.score_seen or over
        title = say(session.view().prompt) if over else say.text("cli-title-score")
        hints = [self.terminal_game.ending(session.view(), say)] if over else []
        if over and self.hints and self.hint is not None:
            hints.append(hint_text(session, self.hint, say, self.app.size.width - 2))
        names = ("rematch", "look", "quit") if over else ("keep",)
        answers = [(name, say.text(f"cli-button-{name}")) for name in names]
        self.app.push_screen(
            ScoresDialog(
                title, [hint for hint in hints if hint], sheets(session.table, say, session.person), say, answers
            ),
            self._answer_score,
        )

    def _answer_score(self, answer: str | None) -> None:
        if answer == "rematch":
            self._start_new_game()
        elif answer == "quit":
            self.action_leave()

    def action_new(self) -> None:
        if self.session.over:
            self._start_new_game()
            return
        say = self.words
        answers = [("keep", say.text("cli-button-keep")), ("new", say.text("cli-button-new"))]
        self.app.push_screen(
            ConfirmDialog(say.text("cli-button-new"), say.text("cli-new-sure"), answers), self._answer_new
        )

    def _answer_new(self, answer: str | None) -> None:
        if answer == "new":
            self._after_bot(self._start_new_game)

    def action_leave(self) -> None:
        self.table_app.leave(self.session)
