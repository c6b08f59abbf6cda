"""The safety middleware: headers on every answer, foreign origins refused, sizes, limits, the token of our own page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody
from litestar.testing import TestClient

from tablee.engine.words import Line, say
from tablee.server.people import Signer
from tablee.server.settings import Settings
from tablee.server.web import rates
from tablee.server.web.problems import problem
from tablee.server.web.rates import RateLimits
from tablee.server.web.safety import limits
from tablee.server.web.safety.asking import address, own_origin
from tablee.server.web.safety.csrf import CSRF_COOKIE, CSRF_HEADER, csrf
from tablee.server.web.safety.limits import Bucket, Buckets, Limits, OpenSockets
from tablee.server.web.safety.middleware import LARGEST_BODY, protect

KEY = b"a key of thirty-two bytes or so."
Client = TestClient[Litestar]


@get("/hello")
async def hello() -> str:
    return "hello"


@get("/falls")
async def falls() -> str:
    raise RuntimeError


@post("/api/tables")
async def new_table(data: JSONBody[dict[str, str]]) -> str:
    return "done"


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text("welcome")
    await socket.close()


@websocket("/live/waits")
async def waiting(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text("welcome")
    with suppress(WebSocketDisconnect):
        await socket.receive_text()


def app(tmp_path: Path, keys: tuple[bytes, ...] = (KEY,), **chosen: Any) -> Litestar:
    settings = Settings(data=tmp_path, keys=keys, **chosen)
    made = Litestar(
        [hello, falls, new_table, live, waiting],
        middleware=[csrf(Signer(settings.keys))],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=None,
    )
    protect(made, settings)
    return made


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(
        app(tmp_path, limits=False), base_url="http://table.example", raise_server_exceptions=False
    ) as made:
        yield made


def token(client: Client) -> dict[str, str]:
    client.get("/hello")
    return {CSRF_HEADER: client.cookies[CSRF_COOKIE]}


@pytest.mark.parametrize("path", ["/hello", "/nowhere", "/falls"])
def test_headers_are_on_every_answer(path: str, client: Client) -> None:
    answer = client.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "connect-src 'self' ws://table.example wss://table.example;" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "strict-transport-security" not in answer.headers


def test_a_host_cannot_write_the_policy(client: Client) -> None:
    answer = client.get("/hello", headers={"host": "x; script-src *"})
    assert "script-src *" not in answer.headers["content-security-policy"]


def test_https_is_for_good(tmp_path: Path) -> None:
    with TestClient(app(tmp_path), base_url="https://table.example") as client:
        answer = client.get("/hello")
    assert answer.headers["strict-transport-security"]
    assert answer.headers["set-cookie"].endswith("; Secure")


# Origins


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        (None, True),
        ("http://table.example", True),
        ("https://TABLE.example", True),
        ("https://public.example", True),
        ("http://public.example", False),
        ("https://table.example.evil", False),
        ("http://evil.example", False),
        ("http://table.example:81", False),
        ("null", False),
        ("file://", False),
        ("http://[", False),
        ("é", False),
    ],
)
def test_origins(origin: str | None, ours: bool) -> None:
    headers = [(b"host", b"table.example")] + ([(b"origin", origin.encode("latin-1"))] if origin else [])
    scope: Any = {"headers": headers}
    assert own_origin(scope, ("https://public.example",)) is ours


def test_a_strangers_page_cannot_write(client: Client) -> None:
    proof = token(client)
    answer = client.post("/api/tables", json={}, headers={**proof, "origin": "http://evil.example"})
    assert answer.status_code == 403
    assert answer.json()["line"]["key"] == "web-origin"
    assert client.post("/api/tables", json={}, headers={**proof, "origin": "http://table.example"}).status_code == 201
    assert client.post("/api/tables", json={}, headers=proof).status_code == 201
    assert client.get("/hello", headers={"origin": "http://evil.example"}).status_code == 200


def test_a_strangers_page_gets_no_socket(client: Client) -> None:
    with client.websocket_connect("/live", headers={"origin": "http://table.example"}) as socket:
        assert socket.receive_text() == "welcome"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/live", headers={"origin": "http://evil.example"}) as socket,
    ):
        socket.receive_text()


# The token of our own page


@pytest.mark.parametrize("given", ["", "x", "é" * 200, "0" * 128])
def test_without_the_token_nothing_is_written(given: str, client: Client) -> None:
    token(client)
    answer = client.post("/api/tables", json={}, headers=[(CSRF_HEADER.encode(), given.encode("latin-1"))])
    assert answer.status_code == 403
    assert client.post("/api/tables", json={}).status_code == 403


def test_a_token_of_another_key_is_replaced(tmp_path: Path, client: Client) -> None:
    old = token(client)[CSRF_HEADER]
    for stale in (old, "nonsense", "0" * 128):
        with TestClient(app(tmp_path, (b"new" * 16,))) as renewed:
            renewed.cookies.set(CSRF_COOKIE, stale)
            found = renewed.get("/hello").cookies[CSRF_COOKIE]
            assert found != stale
            renewed.cookies.set(CSRF_COOKIE, found)
            assert "set-cookie" not in renewed.get("/hello").headers


# Sizes


def test_a_large_body_is_refused(client: Client) -> None:
    proof = token(client)
    answer = client.post("/api/tables", content=b"x" * (LARGEST_BODY + 1), headers=proof)
    assert answer.status_code == 413
    assert answer.json()["line"]["key"] == "web-too-large"

    def pieces() -> Iterator[bytes]:  # of unknown length
        for _ in range(LARGEST_BODY // 1000 + 2):
            yield b" " * 1000

    chunked = {**proof, "content-type": "application/json"}
    assert client.post("/api/tables", content=pieces(), headers=chunked).status_code == 413


# Limits


def test_a_bucket_fills_again() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == 0.5
    assert bucket.take(3) == 1.5
    now = 0.5
    assert bucket.take() == 0
    now = 1000.0
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_buckets_are_bounded() -> None:
    buckets = Buckets(1, 1, most=2)
    assert not buckets.take("a")
    assert buckets.take("a")
    for other in "bc":
        buckets.take(other)
    assert not buckets.take("a")  # forgotten meanwhile


@pytest.mark.parametrize(
    ("client", "where"),
    [
        (("10.0.0.7", 1), "10.0.0.7"),
        (("2001:db8::1", 1), "2001:db8::/64"),
        (("2001:db8::ffff:1", 1), "2001:db8::/64"),
        (("somewhere", 1), "somewhere"),
        (None, ""),
    ],
)
def test_addresses(client: object, where: str) -> None:
    scope: Any = {"client": client}
    assert address(scope) == where


def test_too_many_tables_are_told_when_to_come_back(tmp_path: Path) -> None:
    with TestClient(app(tmp_path)) as client:
        proof = token(client)
        answers = [
            client.post("/api/tables", json={}, headers={**proof, "accept-language": "fr-FR"}) for _ in range(60)
        ]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert 0 < len(refused) < 60
    assert int(refused[0].headers["retry-after"]) >= 1
    assert refused[0].json()["text"].startswith("Trop de demandes")
    assert refused[0].headers["content-security-policy"]


@pytest.mark.parametrize("what", ["log", "record"])
def test_logs_and_records_are_not_asked_for_without_end(what: str) -> None:
    limits = Limits(None)
    scope: Any = {"type": "http", "method": "GET", "path": f"/api/tables/abc/{what}", "client": ("10.0.0.1", 1)}
    scope["headers"] = []
    found = [limits.wait(scope) for _ in range(40)]
    assert [kind for kind, seconds in found[:30]] == [""] * 30
    assert {kind for kind, seconds in found[31:]} == {"log"}


@pytest.mark.parametrize("what", ["log", "record"])
def test_many_people_at_one_address_share_a_limit_for_logs_and_records(what: str) -> None:
    class Claims:
        """Every request comes from somebody else."""

        asked = 0

        def claimed(self, cookie: str | None) -> str:
            self.asked += 1
            return f"person {self.asked}"

    people: Any = Claims()
    limits = Limits(people)
    scope: Any = {"type": "http", "method": "GET", "path": f"/api/tables/abc/{what}", "client": ("10.0.0.1", 1)}
    scope["headers"] = []
    found = [limits.wait(scope)[0] for _ in range(130)]
    assert found[:100] == [""] * 100
    assert found[-1] == "log"
    assert limits.wait(scope | {"client": ("10.0.0.2", 1)}) == ("", 0.0)


@pytest.mark.parametrize("path", ["//api/tables", "/api/tables/", "/api%2Ftables", "/api//tables//", "/%2fapi/tables"])
def test_a_path_in_other_letters_is_limited_too(path: str, tmp_path: Path) -> None:
    with TestClient(app(tmp_path)) as client:
        proof = token(client)
        url = httpx.URL("http://testserver.local", raw_path=path.encode())
        answers = [client.post(url, json={}, headers=proof) for _ in range(40)]
    assert answers[0].status_code == 201  # it is the same place
    assert [answer.status_code for answer in answers].count(201) <= 32
    assert answers[-1].status_code == 429
    assert answers[-1].headers["cache-control"] == "no-store"


def test_only_so_many_sockets_are_open_at_once() -> None:
    sockets = OpenSockets()
    with sockets.place([("ann", 2), ("home", 3)]) as first, sockets.place([("ann", 2), ("home", 3)]) as second:
        assert (first, second) == (0, 0)
        with sockets.place([("ann", 2), ("home", 3)]) as full:
            assert full == 2
        with sockets.place([("ben", 2), ("home", 3)]) as third, sockets.place([("cat", 2), ("home", 3)]) as full:
            assert (third, full) == (0, 3)
        with sockets.place([("home", 3)]) as again:
            assert again == 0
    with sockets.place([("ann", 1)]) as alone:
        assert alone == 0


def test_one_socket_too_many_is_turned_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_AN_ADDRESS", 1)
    with (
        TestClient(app(tmp_path), base_url="http://table.example") as client,
        client.websocket_connect("/live/waits") as first,
    ):
        assert first.receive_text() == "welcome"
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/live/waits") as second:
            second.receive_text()
        first.close()
        with client.websocket_connect("/live") as third:
            assert third.receive_text() == "welcome"


def test_one_second_is_no_seconds() -> None:
    once, often = Line("web-too-often", {"seconds": 1}), Line("web-too-often", {"seconds": 6})
    assert [say(line).rpartition(" in ")[2] for line in (once, often)] == ["a second.", "6 seconds."]
    assert [say(line, "fr").rpartition(" dans ")[2] for line in (once, often)] == ["une seconde.", "6 secondes."]


def test_a_problem_speaks_the_readers_language() -> None:
    line = Line("web-origin")
    assert problem(line).text == problem(line, "de, en;q=0.5").text
    assert problem(line, "de,fr;q=0.9,en").text.startswith("Cette demande")
    assert problem(line, "\x00,;;,").text == problem(line).text


def test_messages_are_limited_for_a_person_and_for_an_address() -> None:
    limits = RateLimits(limits=True)
    alone = sum(not limits.message("ana", "10.0.0.1") for _ in range(10 * rates.MESSAGES_AT_ONCE))
    assert rates.MESSAGES_AT_ONCE <= alone < 2 * rates.MESSAGES_AT_ONCE
    crowd = sum(
        not limits.message(f"guest {number}", "10.0.0.2") for number in range(3 * rates.FROM_AN_ADDRESS_AT_ONCE)
    )
    assert rates.FROM_AN_ADDRESS_AT_ONCE <= crowd < 2 * rates.FROM_AN_ADDRESS_AT_ONCE
    assert not limits.message("ben", "10.0.0.3"), "somebody elsewhere does not notice"
    assert not any(RateLimits(limits=False).message("ana", "10.0.0.1") for _ in range(5_000))
