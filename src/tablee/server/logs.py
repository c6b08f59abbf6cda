"""The log: one line for each thing that happened, as text or as JSON, without anything that should stay secret.

First, what is written is chosen: events with named fields, routes instead of paths, never a header, query or body.
Second, `redact` removes whatever looks like a key, wherever it comes from.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, TextIO

import msgspec

_log = logging.getLogger("tablee")

Field = str | int | float | bool | None

_W = "[A-Za-z0-9_-]"
_SECRETS = (
    (re.compile(r"(?i)\b(cookie|set-cookie|authorization|x-csrf-token)\b(['\"]?\s*[:=]\s*).*"), r"\1\2[…]"),
    (re.compile(r"(?i)\b(bearer|basic)\s+\S+"), r"\1 […]"),
    (re.compile(r"(?i)\b(invite|token|secret|tablee(?:-csrf)?|password|nonce)(=|'?: ?'?)[^\s&;,'\"]+"), r"\1\2[…]"),
    (re.compile(r"://[^/\s@]*:[^/\s@]*@"), "://[…]@"),
    (re.compile(r"\[(SQL|parameters): .*?\](?=\s|$)", re.DOTALL), r"[\1: …]"),
    (re.compile(r"(\?)[^\s\"']*=[^\s\"']*"), r"\1[…]"),
    (re.compile(r"[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{20,}"), "[…]"),  # signed
    (re.compile(r"\b[0-9a-f]{32,}\b"), "[…]"),
    (re.compile(rf"(?<!{_W})(?={_W}*[A-Z])(?={_W}*[a-z])(?={_W}*[0-9_-]){_W}{{16,}}"), "[…]"),  # random
)


def redact(text: str) -> str:
    """The text without what looks like a key, a token, a password or a query."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


def event(name: str, level: int = logging.INFO, **fields: Field) -> None:
    """Something happened. Never pass what people wrote or what proves who they are."""
    if _log.isEnabledFor(level):
        _log.log(level, name, extra={"fields": fields})


def request(method: str, route: str, status: int, ms: float) -> None:
    """One HTTP request."""
    event("request", method=method, route=route, status=status, ms=ms)


def configure(kind: Literal["text", "json"], stream: TextIO | None = None) -> None:
    """Send the log to standard error. What libraries say is heard from warnings on; and at a terminal, where somebody
    plays at home, everything is: they are told what matters in sentences."""
    out = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(out)
    handler.setFormatter(_Json() if kind == "json" else _Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(logging.WARNING if kind == "text" and out.isatty() else logging.INFO)
    for quiet in ("uvicorn.access", "asyncio"):
        logging.getLogger(quiet).setLevel(logging.ERROR)
    logging.getLogger("uvicorn.error").addFilter(_our_own)


_NOT_OURS = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")


def _our_own(record: logging.LogRecord) -> bool:
    """Whoever sends what is no text or no request is sent away; that is no error of ours, and not for them to fill a
    log with."""
    return not str(record.msg).startswith(_NOT_OURS)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What is told of a record, in order, already redacted."""
    told: dict[str, Any] = {"event": redact(record.getMessage())}
    if record.name != _log.name:
        told["from"] = record.name
    for name, value in _extra(record).items():
        told[name] = value if isinstance(value, int | float | None) else redact(str(value))
    if record.exc_info and record.exc_info[1] is not None:
        told |= _error(record.exc_info[1], record.exc_info[2])
    return told


_OWN = {*logging.makeLogRecord({}).__dict__, "fields", "message", "asctime", "color_message"}


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    """What was given besides the message: by `event`, or as `extra` in the manner of logging."""
    given = {name: value for name, value in record.__dict__.items() if name not in _OWN}
    return given | getattr(record, "fields", {})


def _error(error: BaseException, where: TracebackType | None) -> dict[str, str]:
    """Kind, reason and the way there; lines of source, but no values."""
    frames = traceback.extract_tb(where)
    way = " < ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return {"error": type(error).__name__, "reason": redact(str(error))[:500], "way": way}


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": _moment(record), "level": record.levelname.lower(), **_fields(record)}
        return msgspec.json.encode(line).decode()


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = _fields(record)
        words = [told.pop("event"), *(f"{name}={_word(value)}" for name, value in told.items())]
        return " ".join([_moment(record), record.levelname.lower(), *words])


def _word(value: Any) -> str:
    text = " ".join(str(value).split())
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return f'"{text}"' if " " in text else text
