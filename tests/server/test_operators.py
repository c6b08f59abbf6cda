"""Health and figures."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tablee.engine.errors import TableeError
from tablee.server import metrics
from tablee.server.settings import Settings
from tablee.server.space import FreeSpace
from tablee.server.store import Store, writer
from tablee.server.web.operators import operators
from tablee.server.web.safety.middleware import protect

HERE = {"host": "localhost:8080"}


@contextmanager
def client(tmp_path: Path, store: Store | None = None, **chosen: Any) -> Iterator[TestClient[Litestar]]:
    settings = Settings(
        data=tmp_path,
        keys=(b"k" * 32,),
        database="" if store is None else store.url.render_as_string(hide_password=False),
        **chosen,
    )
    space = FreeSpace(tmp_path, 0)
    asyncio.run(space.measure())
    handlers = operators(settings, store or Store(settings.database), space)
    app = Litestar([*handlers], logging_config=None, openapi_config=None)
    protect(app, settings)
    with TestClient(app) as made:
        yield made


def test_health_asks_the_store(tmp_path: Path, database_url: str) -> None:
    store = Store(database_url)
    with client(tmp_path, store) as asking:
        answer = asking.get("/health")
        assert answer.status_code == 503
        assert answer.json()["status"] == "failing"
        store.connect()
        try:
            answer = asking.get("/health")
            assert answer.status_code == 200
            found = answer.json()
            assert found["store"] is True
            assert found["version"]
            assert found["engine"] in ("compiled", "interpreted")
            assert database_url.startswith(found["database"])
            assert found["free_bytes"] > 0
            assert answer.headers["cache-control"] == "no-store"
        finally:
            asyncio.run(store.close())
        assert asking.get("/health").status_code == 503


def test_health_fails_while_writes_fail(tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_PAUSES", (0.0,))
    store = Store.open(sqlite_url)
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    fail = [full]

    def between(*args: object) -> None:
        if fail:
            raise OperationalError("BEGIN", None, fail[0])

    try:
        with client(tmp_path, store) as asking:
            assert asking.get("/health").status_code == 200
            event.listen(store._here.writing, "begin", between)
            with asking.portal() as portal, pytest.raises(TableeError):
                portal.call(store.write, lambda connection: None)
            answer = asking.get("/health")
            assert (answer.status_code, answer.json()["store"]) == (503, False)
            fail.clear()
            with asking.portal() as portal:
                portal.call(store.write, lambda connection: None)
            assert asking.get("/health").status_code == 200
    finally:
        asyncio.run(store.close())


def come_from(host: str, asking: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """The test client has no address of its own."""
    inside = asking.app.asgi_handler

    async def placed(scope: Any, receive: Any, send: Any) -> None:
        scope["client"] = (host, 1)
        await inside(scope, receive, send)

    monkeypatch.setattr(asking.app, "asgi_handler", placed)


def test_figures_are_for_this_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client(tmp_path) as asking:
        assert asking.get("/metrics").status_code == 404
        come_from("127.0.0.1", asking, monkeypatch)
        assert asking.get("/metrics", headers=HERE).status_code == 200
        assert asking.get("/metrics", headers={"host": "127.0.0.1:8080"}).status_code == 200
        for host in ("rebound.example", "rebound.example:8080", "10.0.0.1", ""):
            assert asking.get("/metrics", headers={"host": host}).status_code == 404
        for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
            assert asking.get("/metrics", headers=HERE | {header: "10.0.0.1"}).status_code == 404
    with client(tmp_path) as asking:
        come_from("10.0.0.1", asking, monkeypatch)
        assert asking.get("/metrics", headers=HERE).status_code == 404


def test_figures_are_for_whoever_has_the_word(tmp_path: Path) -> None:
    with client(tmp_path, metrics_token="the word") as asking:
        for given in ("", "Bearer", "Bearer wrong", "the word", "Bearer the wor"):
            assert asking.get("/metrics", headers={"authorization": given}).status_code == 404
        assert asking.get("/metrics", headers={"authorization": "Bearer the word"}).status_code == 200


def test_figures_can_be_read_and_name_no_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    metrics.committed(3, 0.01)
    metrics.refused.labels("turn").inc()
    with client(tmp_path) as asking:
        come_from("127.0.0.1", asking, monkeypatch)
        asking.get("/no/such/SECRETPATH?invite=SECRETINVITE")
        text = asking.get("/metrics", headers=HERE).text
    names = {family.name for family in text_string_to_metric_families(text)}
    assert {
        "tablee_moves",
        "tablee_commit_seconds",
        "tablee_sockets",
        "tablee_http_requests",
        "tablee_free_bytes",
    } <= names
    assert "SECRET" not in text
