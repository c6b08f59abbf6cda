"""The two rows of keys: moves with a letter of their own, and what is always at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input

from tablee.cli.terminal.pieces import Press
from tablee.engine.view import Choice
from tablee.engine.words import Words

MOST_VERBS = 3  # moves that touch no piece: stop, done, pass
FOOT = (
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
LEAST_NEEDED = ("language", "hints", "type", "rules", "info")  # of the foot, where the window is narrow


def lettered(choices: Sequence[Choice], taken: set[str]) -> list[Choice]:
    """Moves with a letter of their own: those that touch nothing, and those that are one word, such as `cycle`,
    unless their letter is wanted elsewhere."""
    verbs = [choice for choice in choices if not choice.touches]
    words = [choice for choice in choices if choice.touches and choice.text.isalpha() and choice.text.islower()]
    return verbs + [choice for choice in words if choice.text[0] not in taken]


class Verbs(Horizontal):
    """Moves to press; the line to type one takes their place."""

    def compose(self) -> ComposeResult:
        for number in range(MOST_VERBS):
            yield Press(id=f"verb-{number}", classes="verb")
        yield Input(id="command", compact=True)

    def show(self, verbs: Sequence[Choice], label: Callable[[Choice], str], play: Callable[[str], None]) -> None:
        for number in range(MOST_VERBS):
            press = self.query_one(f"#verb-{number}", Press)
            appears = number < len(verbs) and not press.display
            press.display = number < len(verbs)
            if appears:  # Textual keeps the width it had before it was hidden
                self.call_after_refresh(press.refresh, layout=True)
            if number < len(verbs):
                choice = verbs[number]
                press.say(choice.text[0], label(choice), partial(play, choice.text))


class Foot(Horizontal):
    """What is always at hand, as much of it as there is room for."""

    def compose(self) -> ComposeResult:
        for _, name, _ in FOOT:
            yield Press(id=f"foot-{name}")

    def show(self, say: Words, play: str, width: int) -> None:
        """With these words for what Enter does."""
        texts = {name: say.text(f"cli-foot-{name}") for _, name, _ in FOOT}
        texts["play"] = play
        keys = {name: key for key, name, _ in FOOT}
        keys["play"] += " " + say.text("cli-name-enter")
        room = width - sum(Press.width(keys[name], texts[name]) for name in keys)
        for _, name, action in FOOT:
            press = self.query_one(f"#foot-{name}", Press)
            press.say(keys[name], texts[name], getattr(self.screen, f"action_{action}"))
        for name in LEAST_NEEDED:
            self.query_one(f"#foot-{name}", Press).display = room >= 0
            room += Press.width(keys[name], texts[name]) if room < 0 else 0
