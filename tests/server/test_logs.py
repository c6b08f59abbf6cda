"""The log says what happened and keeps what is secret."""

from __future__ import annotations

import io
import json
import logging
import re
import secrets
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from tablee.server import logs
from tests.server.serving import serving


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    root, own = logging.getLogger(), logging.getLogger("tablee")
    before = root.handlers[:], root.level, own.level
    yield
    root.handlers[:], root.level, own.level = before
    logging.getLogger("uvicorn.access").setLevel(logging.NOTSET)
    logging.getLogger("asyncio").setLevel(logging.NOTSET)


def written(kind: Literal["text", "json"] = "json") -> io.StringIO:
    stream = io.StringIO()
    logs.configure(kind, stream)
    return stream


def test_events_are_lines_of_json() -> None:
    stream = written()
    logs.event("open", port=8080, database="sqlite")
    logs.request("GET", "/api/me", 200, 1.5)
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first.items() >= {"level": "info", "event": "open", "port": 8080, "database": "sqlite"}.items()
    assert second.items() >= {"event": "request", "route": "/api/me", "status": 200, "ms": 1.5}.items()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first["at"])


def test_events_are_lines_of_text() -> None:
    stream = written("text")
    logs.event("process-ended", logging.WARNING, process=7, why="a\nb\x1b[31m")
    assert re.fullmatch(r'\S+ warning process-ended process=7 why="a b\?\[31m"\n', stream.getvalue())


def test_errors_tell_the_way_and_no_values() -> None:
    stream = written()
    try:
        raise RuntimeError("no room\n[SQL: INSERT INTO chat]\n[parameters: ('what Ann said',)]")
    except RuntimeError as error:
        logging.getLogger("tablee").error("unexpected", exc_info=error, extra={"route": "/api/me"})
    (line,) = map(json.loads, stream.getvalue().splitlines())
    assert line["error"] == "RuntimeError"
    assert line["reason"].startswith("no room")
    assert "Ann" not in stream.getvalue()
    assert "test_logs.py" in line["way"]


def test_what_libraries_say_is_heard_too() -> None:
    stream = written()
    logging.getLogger("uvicorn.error").warning("hm %s", "!", extra={"size": 3})
    logging.getLogger("uvicorn.error").info("never mind")
    logging.getLogger("tablee.server.server").info("bookmark", extra={"reason": "closed"})
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first.items() >= {"event": "hm !", "from": "uvicorn.error", "size": 3}.items()
    assert second.items() >= {"event": "bookmark", "reason": "closed"}.items()


KEY = "KshmUw2srLPXiBBVExlhrsM8lIiQGPUmfqXCxep1Uzw"  # as secrets.token_urlsafe makes them
HEX = "cf946a35c926c1c443a3f4b85152a17a1f4826e433d9b265294a1a28731d975c"


@pytest.mark.parametrize(
    "text",
    [
        f"cookie: tablee={KEY}",
        f"{{'Cookie': 'tablee={KEY}; a=b'}}",
        f"set-cookie: tablee={KEY}; Path=/",
        f"Authorization: Bearer {KEY}",
        f"GET /api/tables/x?invite={KEY} HTTP/1.1",
        f"/api/links/{KEY}?x",
        f"token='{KEY}'",
        f"the key {HEX} is wrong",
        f"postgresql://me:{KEY}@db/tablee",
        f"eyJhbGciOiJIUzI1NiJ9.{KEY}",
        f"[parameters: ('{KEY}', 'b')]",
        KEY,
    ],
)
def test_whatever_looks_like_a_key_is_struck_out(text: str) -> None:
    for secret in (KEY, HEX):
        assert secret not in logs.redact(text)


@pytest.mark.parametrize(
    "text",
    [
        "The database /var/lib/tablee/tablee.db cannot be reached: connection refused.",
        "/home/somebody/very-long-folder-name-of-the-table/tablee.db is full",
        "No port from 8080 to 8100 is free at 127.0.0.1",
    ],
)
def test_plain_sentences_stay(text: str) -> None:
    assert logs.redact(text) == text


def test_no_secret_reaches_the_log_of_a_server(tmp_path: Path) -> None:
    """Everything that could be secret, in every place of a request where it could stand."""
    marks = {
        place: secrets.token_urlsafe(24) for place in ("cookie", "csrf", "bearer", "query", "path", "body", "header")
    }
    with serving(tmp_path / "data", "--log", "json") as server:
        for method, path in [
            ("GET", f"/api/me?invite={marks['query']}"),
            ("GET", f"/api/tables/{marks['path']}?invite={marks['query']}"),
            ("GET", f"/api/links/{marks['path']}"),
            ("POST", f"/api/links/{marks['path']}"),
            ("POST", "/api/me"),
            ("POST", "/api/tables"),
            ("GET", f"/{marks['path']}"),
            ("BREW", f"/{marks['path']}"),
        ]:
            _ask(server.url, method, path, marks)
        _broken(server.port, f"GET /{marks['path']} HTTP/9.9\r\nCookie: {marks['cookie']}\r\n\r\n")
        _broken(server.port, f"{marks['path']}\r\n\r\n")
        key = (tmp_path / "data" / "secret.key").read_text().strip()
        assert server.stop() == 0
        text = server.text()
    assert '"event":"request"' in text
    for place, mark in [*marks.items(), ("key", key)]:
        assert mark not in text, place


def _ask(url: str, method: str, path: str, marks: dict[str, str]) -> None:
    body = json.dumps({"name": marks["body"], "game": marks["body"]}).encode() if method == "POST" else None
    headers = {
        "Cookie": f"tablee={marks['cookie']}.x; tablee-csrf={marks['csrf']}",
        "X-CSRF-Token": marks["csrf"],
        "Authorization": f"Bearer {marks['bearer']}",
        "Referer": f"http://x/{marks['header']}",
        "Content-Type": "application/json",
    }
    asked = urllib.request.Request(url + path, body, headers, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            answer.read()
    except urllib.error.HTTPError as error:
        error.close()
        if error.code >= 500:
            raise


def _broken(port: int, text: str) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as raw:
        raw.sendall(text.encode())
        raw.shutdown(socket.SHUT_WR)  # an answered request would keep the connection open
        while raw.recv(4096):
            pass
