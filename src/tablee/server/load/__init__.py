"""`tablee load`: scripted players at many tables over real sockets, and figures beside the budgets of the design."""

from pathlib import Path

from tablee.engine.words import add_words
from tablee.server.load.command import run

__all__ = ["run"]

add_words(Path(__file__).parent)
