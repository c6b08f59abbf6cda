"""The server: tables where people meet, and the store that never loses a move."""

from pathlib import Path

from tablee.engine.words import add_words

add_words(Path(__file__).parent)
