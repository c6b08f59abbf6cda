"""Where tables live: an append-only event log for each, due work, people, talk. SQLite or PostgreSQL, one code path."""

from pathlib import Path

from sqlalchemy import Connection

from tablee.engine.words import add_words
from tablee.server.rows import Status, TableRow
from tablee.server.store import calls, checkpoints, due, history, people, tables, talk, tidying, times
from tablee.server.store.entry import Append, Due, Sitter, TableChange
from tablee.server.store.postgres import Listener
from tablee.server.store.store import Store
from tablee.server.store.writer import Statistics

__all__ = [
    "Append",
    "Connection",
    "Due",
    "Listener",
    "Sitter",
    "Statistics",
    "Status",
    "Store",
    "TableChange",
    "TableRow",
    "calls",
    "checkpoints",
    "due",
    "history",
    "people",
    "tables",
    "talk",
    "tidying",
    "times",
]

add_words(Path(__file__).parent)
