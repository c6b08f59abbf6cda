"""The two rows of buttons: moves that have a letter, and the keys that always work."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input

from tablee.cli.terminal.widgets import KeyButton
from tablee.engine.view import Choice
from tablee.engine.words import Words

MAX_MOVES = 10  # that touch no piece, such as stop, done, pass, or a number
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


def moves_with_keys(choices: Sequence[Choice], taken: set[str]) -> list[tuple[str, Choice]]:
    """Moves that can be played by pressing a key: those that touch no piece, and those whose notation is a single
    word, such as `cycle`, unless its letter is taken. No two have the same key."""
    found: dict[str, Choice] = {}
    for choice in choices:
        if not choice.touches and (key := _free_key(choice.text, taken, found)):
            found[key] = choice
    for choice in choices:
        word = choice.touches and choice.text.isalpha() and choice.text.islower()
        if word and choice.text[0] not in taken and choice.text[0] not in found:
            found[choice.text[0]] = choice
    return [(key, choice) for key, choice in found.items()]


def _free_key(text: str, taken: set[str], found: Mapping[str, Choice]) -> str:
    """The number of a move that ends with one, else its first letter, else another letter that is free."""
    number = text.rpartition(" ")[2]
    if number.isdecimal():
        return number if len(number) == 1 and number not in found else ""
    free = (letter for letter in text[1:] if letter.islower() and letter not in taken and letter not in found)
    return text[0] if text[0] not in found else next(free, "")


class MoveBar(Horizontal):
    """Buttons for moves, as many as fit; replaced by the input line while a move is typed."""

    def compose(self) -> ComposeResult:
        for number in range(MAX_MOVES):
            yield KeyButton(id=f"verb-{number}", classes="verb")
        yield Input(id="command", compact=True)

    def show(
        self,
        moves: Sequence[tuple[str, Choice]],
        label: Callable[[Choice], str],
        play: Callable[[str], None],
        width: int,
    ) -> None:
        left = width
        for number in range(MAX_MOVES):
            button = self.query_one(f"#verb-{number}", KeyButton)
            fits = number < len(moves)
            if fits:
                key, choice = moves[number]
                left -= KeyButton.width(key, label(choice))
                fits = left >= 0 or not number
            appears = fits and not button.display
            button.display = fits
            if appears:  # Textual keeps the width the button had before it was hidden
                self.call_after_refresh(button.refresh, layout=True)
            if fits:
                button.show(key, label(choice), partial(play, choice.text))


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
