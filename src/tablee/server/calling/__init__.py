"""Telling people who are away that it is their turn: by Web Push, by mail, and to the operator's own webhook."""

from pathlib import Path

from tablee.engine.words import add_words

add_words(Path(__file__).parent)
