"""Dies in the middle of its first start, at each statement in turn: `python -m tests.server.crash.dying URL STEP`.

Prints how often it died, how many tables a death ever left in the database, and how many there are at last."""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

import alembic.command  # here, so that the children need not import it each for itself
from sqlalchemy import create_engine, event, inspect
from sqlalchemy.engine import Engine

from tablee.server.store import Store
from tablee.server.store.store import parse_url


def open_and_die(url: str, statement: int) -> bool:
    """Whether there were so many statements that it died."""
    child = os.fork()
    if child == 0:
        count = 0

        def die(*_: Any) -> None:
            nonlocal count
            count += 1
            if count > statement:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "before_cursor_execute", die)
        event.listen(Engine, "commit", die)
        Store.open(url)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == -signal.SIGKILL


def tables_in(url: str) -> int:
    engine = create_engine(parse_url(url))
    try:
        return len(inspect(engine).get_table_names())
    finally:
        engine.dispose()


def main(url: str, step: int) -> None:
    deaths, left = 0, set()
    while open_and_die(url, deaths * step):
        deaths += 1
        left.add(tables_in(url))
    print(json.dumps({"deaths": deaths, "left": sorted(left), "whole": tables_in(url)}))


if __name__ == "__main__":
    assert alembic.command
    main(sys.argv[1], int(sys.argv[2]))
