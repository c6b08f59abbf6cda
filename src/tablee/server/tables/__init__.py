"""One table: its event log, the state that follows from it, what people may do at it, what they see."""

from pathlib import Path

from tablee.engine.words import add_words

add_words(Path(__file__).parent)
