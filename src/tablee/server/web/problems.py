"""Whatever goes wrong over HTTP, as one sentence with a status that fits."""

from __future__ import annotations

import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException

from tablee.engine.errors import TableeError
from tablee.engine.words import LANGUAGES, Line, say
from tablee.server import metrics
from tablee.server.public import public

log = logging.getLogger(__name__)


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out: as a line for whoever has the words, and in words."""

    line: Line
    text: str


def language(accept_language: str) -> str:
    """The first language asked for that we speak."""
    asked = (word.strip()[:2].lower() for word in accept_language.split(","))
    return next((language for language in asked if language in LANGUAGES), "en")


def problem(line: Line, accept_language: str = "") -> Problem:
    return Problem(line, say(line, language(accept_language)))


_NULL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")  # with an even number of strokes before it, it is no escape
_JSON = re.compile(r"application/([!-~]+\+)?json")


def holds_null(body: str | bytes) -> bool:
    """Whether a JSON text holds the null character, which PostgreSQL keeps in no text. It comes only as an escape."""
    text = body if isinstance(body, str) else body.decode(errors="replace")
    return "\\u0000" in text and _NULL.search(text) is not None


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything: also what is not UTF-8, or nested too deep, is merely a bad request."""

    async def json(self) -> Any:
        kind = self.content_type[0]
        if kind and not _JSON.fullmatch(kind):
            raise HTTPException(status_code=415)
        try:
            found = await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise SerializationException(str(error)) from error
        if holds_null(await self.body()):
            raise TableeError("web-bad-text")
        return found


_STATUS = {
    "people-unknown": 401,
    "server-signed-out": 401,
    "server-banned": 403,
    "server-by-invitation": 403,
    "server-forgotten": 403,
    "server-no-watching": 403,
    "server-not-your-seat": 403,
    "server-only-host": 403,
    "server-no-such-table": 404,
    "server-replay-later": 409,
    "table-unknown-game": 404,
    "people-link-bad": 404,
    "people-mail-link-bad": 404,
    "server-lan-only-here": 403,
    "web-too-often": 429,
    "server-bots-fail": 503,
    "server-busy": 503,
    "server-little-space": 503,
    "server-closing": 503,
    "server-content-gone": 503,
}
_HTTP = {
    400: "web-bad-request",
    401: "people-unknown",
    403: "web-forbidden",
    404: "web-not-found",
    405: "web-bad-method",
    413: "web-too-large-body",
    415: "web-bad-type",
}


def status_of(error: TableeError) -> int:
    key = error.line.key
    return _STATUS.get(key, 503 if key.startswith("store-") else 400)


def answer(request: Request[Any, Any, Any], status: int, line: Line) -> Response[Problem]:
    return Response(problem(line, request.headers.get("accept-language", "")), status_code=status)


def on_tablee_error(request: Request[Any, Any, Any], error: TableeError) -> Response[Problem]:
    return answer(request, status_of(error), public(error.line))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: no such page, a body that does not fit."""
    key = _HTTP.get(error.status_code, "web-bad-request" if error.status_code < 500 else "web-unexpected")
    if error.detail == "CSRF token verification failed":  # Litestar's words, which have no other mark
        key = "web-csrf"
    response = answer(request, error.status_code, Line(key, {"reason": _reason(error)}))
    response.headers.update(error.headers or {})
    return response


def _reason(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [str(part.get("message", "")) for part in extra if isinstance(part, dict)]
    return "; ".join(filter(None, found)) or str(error.detail)


def on_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Nobody is shown what went wrong inside; the log keeps it."""
    metrics.errors.inc()
    log.error("unexpected", exc_info=error)
    return answer(request, 500, Line("web-unexpected", {"reason": ""}))
