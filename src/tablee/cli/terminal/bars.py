"""The two rows of buttons: moves that have a letter, and the keys that always work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input

from tablee.cli.terminal.widgets import KeyButton
from tablee.engine.view import Choice
from tablee.engine.words import Words

MAX_MOVES = 3  # moves that touch no piece, such as stop, done, pass
KEYS = (  # the key, its name in ids and texts, the action of the screen
    ("↑↓←→", "play", "play"),
    ("?", "keys", "keys"),
    ("u", "undo", "undo"),
    ("m", "moves", "moves"),
    ("i", "info", "details"),
    (":", "type", "type"),
    ("r", "rules", "rules"),
    ("g", "hints", "hints"),
    ("l", "language", "language"),
    ("q", "quit", "leave"),
)
LEAST_NEEDED = ("language", "hints", "type", "rules", "info")  # left out first in a narrow window


def moves_with_letters(choices: Sequence[Choice], taken: set[str]) -> list[Choice]:
    """Moves that can be played by pressing a letter: those that touch no piece, and those whose notation is a single
    word, such as `cycle`, unless the letter is taken."""
    verbs = [choice for choice in choices if not choice.touches]
    words = [choice for choice in choices if choice.touches and choice.text.isalpha() and choice.text.islower()]
    return verbs + [choice for choice in words if choice.text[0] not in taken]


class MoveBar(Horizontal):
    """Buttons for moves; replaced by the input line while a move is typed."""

    def compose(self) -> ComposeResult:
        for number in range(MAX_MOVES):
            yield KeyButton(id=f"verb-{number}", classes="verb")
        yield Input(id="command", compact=True)

    def show(self, moves: Sequence[Choice], label: Callable[[Choice], str], play: Callable[[str], None]) -> None:
        for number in range(MAX_MOVES):
            button = self.query_one(f"#verb-{number}", KeyButton)
            appears = number < len(moves) and not button.display
            button.display = number < len(moves)
            if appears:  # Textual keeps the width the button had before it was hidden
                self.call_after_refresh(button.refresh, layout=True)
            if number < len(moves):
                choice = moves[number]
                button.show(choice.text[0], label(choice), partial(play, choice.text))


class KeyBar(Horizontal):
    """The keys that always work, as many as fit."""

    def compose(self) -> ComposeResult:
        for _, name, _ in KEYS:
            yield KeyButton(id=f"foot-{name}")

    def show(self, say: Words, play: str, width: int) -> None:
        """`play`: what Enter does now."""
        texts = {name: say.text(f"cli-foot-{name}") for _, name, _ in KEYS}
        texts["play"] = play
        keys = {name: key for key, name, _ in KEYS}
        keys["play"] += " " + say.text("cli-name-enter")
        left = width - sum(KeyButton.width(keys[name], texts[name]) for name in keys)
        for _, name, action in KEYS:
            button = self.query_one(f"#foot-{name}", KeyButton)
            button.show(keys[name], texts[name], getattr(self.screen, f"action_{action}"))
        for name in LEAST_NEEDED:
            self.query_one(f"#foot-{name}", KeyButton).display = left >= 0
            left += KeyButton.width(keys[name], texts[name]) if left < 0 else 0
