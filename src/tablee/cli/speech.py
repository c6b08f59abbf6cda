"""Words for people, who type and name things at any length."""

from __future__ import annotations

from pathlib import Path

from tablee.engine.words import Line, Words, add_words

LONGEST = 200  # Fluent shows nothing at all of an argument beyond 2,500 letters

add_words(Path(__file__).parent)


class Speech(Words):
    """Knows the sentences of the command line too, and cuts what would not fit in a sentence."""

    def __call__(self, line: Line) -> str:
        args = {name: _cut(value) if isinstance(value, str) else value for name, value in line.args.items()}
        return super().__call__(Line(line.key, args, line.touches))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
