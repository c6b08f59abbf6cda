"""For those who run a server: is it well, and what is it doing."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

import tablee
from tablee.build import version
from tablee.server import metrics
from tablee.server.settings import Settings
from tablee.server.space import FreeSpace
from tablee.server.store import Store
from tablee.server.web.callers import at_this_machine

TIMEOUT_SECONDS = 3.0
_NO_CSRF = {"no_csrf": True}  # programs ask, and need no cookie


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "failing"]
    version: str
    engine: str
    database: str
    store: bool  # whether it answers, and the last write to it succeeded
    free_bytes: int | None  # on the disk of the store; null: unknown, as with PostgreSQL


def operators(settings: Settings, store: Store, space: FreeSpace) -> list[HTTPRouteHandler]:
    @get(
        "/health",
        operation_id="health",
        tags=["operators"],
        summary="Whether the server is well",
        opt=_NO_CSRF,
        responses={503: ResponseSpec(Health, description="It is not", generate_examples=False)},
    )
    async def health() -> Response[Health]:
        answers = not store.statistics.failing and await _answers(store)
        found = Health(
            status="ok" if answers else "failing",
            version=version(),
            engine="compiled" if tablee.ENGINE.compiled else "interpreted",
            database="sqlite" if settings.sqlite else "postgresql",
            store=answers,
            free_bytes=space.bytes,
        )
        return Response(found, status_code=200 if answers else 503)

    @get("/metrics", include_in_schema=False, opt=_NO_CSRF)
    async def figures(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not _may_read(request, settings.metrics_token):
            raise NotFoundException
        return Response(metrics.render(), headers={"content-type": metrics.CONTENT_TYPE})

    return [health, figures]


async def _answers(store: Store) -> bool:
    try:
        await asyncio.wait_for(_trivial(store), TIMEOUT_SECONDS)
    except Exception:  # whatever is wrong with it: it does not answer
        return False
    return True


def _trivial(store: Store) -> Awaitable[object]:
    return store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())


def _may_read(request: Request[Any, Any, Any], token: str) -> bool:
    """Whoever has the token, or asks on this machine for this machine: a page of another site that gave its name our
    address cannot read them, nor can anybody through a proxy."""
    if token:
        given = request.headers.get("authorization", "").encode(errors="replace")
        if hmac.compare_digest(given, f"Bearer {token}".encode()):
            return True
    return at_this_machine(request)
