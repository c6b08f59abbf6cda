"""The laboratory: many games at once, matches between bots, and what their results are worth."""

from __future__ import annotations

from pathlib import Path

from tablee.engine.words import add_words

add_words(Path(__file__).parent)
