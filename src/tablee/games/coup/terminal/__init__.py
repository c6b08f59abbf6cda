"""Coup in the terminal: a few texts. The full-screen table is drawn by `widgets`.

Only the command line imports this package.
"""

from __future__ import annotations

from pathlib import Path

from tablee.engine.words import Words, add_words
from tablee.games.coup.view import CoupView

SIGNS = (("◇", "held"), ("•", "laid"), ("▲▼", "would"), ("↩", "aside"), ("↺", "returned"), ("○", "start"))

add_words(Path(__file__).parent)


def headline(view: CoupView, words: Words) -> str:
    return words.text("coup-terminal-coup-by", seat=view.maker) if view.maker >= 0 else ""


def verb(view: CoupView, words: Words) -> str:
    return words.text("coup-terminal-doing", phase=view.phase)


def legend(words: Words) -> list[tuple[str, str]]:
    return [(sign, words.text(f"coup-terminal-sign-{name}")) for sign, name in SIGNS]


def hidden_move(move: str, seat: int, words: Words) -> str:
    return words.text("coup-terminal-puts-aside", seat=seat, tile=move.removeprefix("aside "))
