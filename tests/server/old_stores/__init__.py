"""Stores as earlier revisions left them, written down once and for ever: if a change of the program makes a test of one
fail, stores of players would fail with it."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import create_engine

from tablee.server.store.store import parse_url

HERE = Path(__file__).parent


def old_store(url: str, rows: str) -> None:
    """Make a store of revision 0001 with these rows: "small", or "running" or "coupage", games in the middle; Coupage
    is played under version 1 of its rules."""
    kind = parse_url(url).get_backend_name()
    schema, inside = _read(f"schema_0001.{kind}.sql"), _read(f"{rows}_0001.sql")
    if kind == "postgresql":
        inside = re.sub(r"x'([0-9a-f]*)'", r"'\\x\1'", inside)  # how bytes are written
    fill(url, [statement for statement in (schema + inside).split(";\n") if statement.strip()])


def fill(url: str, statements: list[str]) -> None:
    engine = create_engine(parse_url(url))
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()


def _read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")
