"""The HTTP API against its own description: every answer has a status, a type and a shape that it names."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tablee.server.client import Guest
from tablee.server.client.guest import CSRF
from tablee.server.messages import NewTable, Start
from tests.server.databases import fresh_postgres
from tests.server.serving import Server, serving
from tests.server.wire.fuzz import check_health

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
# whatever comes with these is not looked at
NEVER_REJECTED = ("me", "server", "games", "messages", "open_tables", "health")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On both databases: PostgreSQL does not take everything that SQLite takes."""
    with ExitStack() as stack:
        database = stack.enter_context(fresh_postgres()) if request.param == "postgresql" else ""
        server = stack.enter_context(serving(tmp_path_factory.mktemp("api"), database=database))
        yield server
        asyncio.run(check_health(server.url))


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


OPERATIONS = (
    "act",
    "add_device",
    "branch",
    "branch_record",
    "chat",
    "close_lan",
    "drop_device",
    "drop_mail",
    "forget_devices",
    "forget_me",
    "game",
    "games",
    "guide",
    "health",
    "hindsight",
    "server",
    "log",
    "mail",
    "me",
    "messages",
    "mute",
    "my_tables",
    "new_link",
    "new_table",
    "newcomer",
    "open_lan",
    "open_tables",
    "record",
    "rename",
    "renew_invite",
    "replay",
    "replay_record",
    "revoke_links",
    "rulebook",
    "set_mail",
    "statistics",
    "table",
    "unmute",
    "use_link",
    "words",
)


def by_name(schema: Any) -> dict[str, Any]:
    found = [result.ok() for result in schema.get_all_operations()]
    return {operation.definition.raw["operationId"]: operation for operation in found}


def test_every_operation_is_tried(schema: Any) -> None:
    assert sorted(by_name(schema)) == sorted(OPERATIONS)


def test_every_operation_says_what_may_keep_it_from_answering(schema: Any) -> None:
    for name, operation in by_name(schema).items():
        described = set(operation.definition.raw["responses"])
        assert "503" in described, name
        assert "429" in described or name == "health", name  # which is asked without a limit
        if operation.definition.raw.get("requestBody"):
            assert {"413", "415"} <= described, name


@pytest.mark.parametrize("known", [True, False], ids=["known", "nobody"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_answers_are_as_described(server: Server, schema: Any, name: str, known: bool) -> None:
    operation = by_name(schema)[name]
    session, table = caller(server, known)
    strategies = []
    for mode in schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE:
        strategies.append(operation.as_strategy(mode))
        if "{table}" in operation.path:
            strategies.append(operation.as_strategy(mode, path_parameters={"table": table}))
        if "{name}" in operation.path:
            strategies.append(operation.as_strategy(mode, path_parameters={"name": "coup"}))
    answered: Counter[int] = Counter()

    @seed(3)
    @settings(
        max_examples=25 if known else 10,  # nobody is turned away in few ways
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(strategies))
    def ask(case: Any) -> None:
        headers = {"x-csrf-token": session.cookies.get(CSRF, "")}
        response = case.call(session=session, headers=headers)
        answered[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)
        if known and name not in NEVER_REJECTED and response.status_code < 300:
            case.validate_response(response, checks=[negative_data_rejection])

    ask()
    assert answered
    if not known and name in ("rename", "new_table", "act", "new_link"):
        assert not any(200 <= status < 300 for status in answered)


def caller(server: Server, known: bool) -> tuple[requests.Session, str]:
    """Somebody with the token of our own page, known by name or not; and the table of a game that runs."""
    host = asyncio.run(_host(server.url))
    table = asyncio.run(_table(host))
    session = requests.Session()
    session.trust_env = False
    session.cookies.update(host.cookies if known else {CSRF: host.cookies[CSRF]})
    return session, table


async def _host(url: str) -> Guest:
    return await Guest.arrive(url, "Ada")


async def _table(host: Guest) -> str:
    opened = await host.new_table(NewTable(game="coup", seats=2, sit=[0], bots=["random"], watch="anyone"))
    await host.act(opened.id, Start(id="start"))
    return opened.id


def test_nothing_is_written_without_the_token_of_our_page(server: Server, schema: Any) -> None:
    session, table = caller(server, known=True)
    for name, operation in by_name(schema).items():
        if operation.method.upper() in ("GET", "HEAD", "OPTIONS"):
            continue
        path = operation.path.replace("{table}", table).replace("{other}", "x").replace("{token}", "x")
        response = session.request(operation.method.upper(), server.url + path, json={}, timeout=10)
        assert (response.status_code, response.json()["line"]["key"]) == (403, "web-csrf"), name
    assert session.get(f"{server.url}/api/me", timeout=10).json()["name"] == "Ada"
