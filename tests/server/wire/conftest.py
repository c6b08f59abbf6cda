"""A server to talk to: one process with SQLite, and two with PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.databases import fresh_postgres
from tests.server.serving import Server, serving


@pytest.fixture(scope="module", params=["one process", "two processes"])
def processes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with ExitStack() as stack:
        options, database = tuple[str, ...](), ""
        if request.param == "two processes":
            options, database = ("--workers", "2"), stack.enter_context(fresh_postgres())
        yield stack.enter_context(serving(tmp_path_factory.mktemp("processes"), *options, database=database))
