"""What browsers and programs talk to: HTTP, sockets, and what keeps them safe."""

from pathlib import Path

from tablee.engine.words import add_words

add_words(Path(__file__).parent)
