"""What went wrong in a database, and the sentence for it."""

from __future__ import annotations

import errno
import sqlite3
from enum import Enum

from sqlalchemy.exc import DataError, DBAPIError

from tablee.engine.errors import TableeError


class Trouble(Enum):
    """Whose trouble an error is, and whether it passes."""

    OWN = "own"  # one piece of work is wrong; others go on
    PASSING = "passing"  # a deadlock: do it again
    LOST = "lost"  # the connection broke: connect and do it again
    STORE = "store"  # full, read-only, damaged: nobody can write


_SQLITE = {
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_NOTADB: "store-not-a-database",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_IOERR: "store-unreachable",
    sqlite3.SQLITE_CANTOPEN: "store-unreachable",
}
_POSTGRES = {"53100": "store-full", "25006": "store-read-only", "42501": "store-read-only"}
_POSTGRES_CLASS = {"XX": "store-damaged"}
_DEADLOCK, _SERIALIZATION, _LOCK_TIMEOUT = "40P01", "40001", "55P03"
_LOST_CLASSES = ("08", "57", "53")  # connection, operator's stop, too few resources


def trouble(error: DBAPIError) -> Trouble:
    if isinstance(error.orig, sqlite3.Error):
        return Trouble.STORE if _sqlite_code(error.orig) in _SQLITE else Trouble.OWN
    state = _state(error)
    if state in (_DEADLOCK, _SERIALIZATION, _LOCK_TIMEOUT):
        return Trouble.PASSING
    if state in _POSTGRES or state[:2] in _POSTGRES_CLASS:
        return Trouble.STORE
    if error.connection_invalidated or state[:2] in _LOST_CLASSES or _without_answer(error, state):
        return Trouble.LOST
    return Trouble.OWN


def sentence(error: DBAPIError, where: str) -> TableeError:
    """The error in words for a person."""
    if isinstance(error, DataError):  # a character or a number that no column takes: whoever sent it can mend it
        return TableeError("unfit-to-keep")
    if isinstance(error.orig, sqlite3.Error):
        return sqlite_sentence(error.orig, where)
    state = _state(error)
    key = _POSTGRES.get(state) or _POSTGRES_CLASS.get(state[:2], "store-unreachable")
    return TableeError(key, where=where, reason=_reason(error.orig))


def sqlite_sentence(error: sqlite3.Error, where: str) -> TableeError:
    key = _SQLITE.get(_sqlite_code(error), "store-unreachable")
    return TableeError(key, where=where, reason=_reason(error))


def file_sentence(error: OSError, where: str) -> TableeError:
    key = "store-unreachable"
    if error.errno in (errno.EACCES, errno.EROFS, errno.EPERM):
        key = "store-read-only"
    elif error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        key = "store-full"
    return TableeError(key, where=where, reason=error.strerror or "")


def _sqlite_code(error: sqlite3.Error) -> int:
    code: int = getattr(error, "sqlite_errorcode", 0)  # absent where Python itself objects
    return code & 0xFF  # the rest says more than we distinguish


def _state(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""


def _without_answer(error: DBAPIError, state: str) -> bool:
    """psycopg raises an OperationalError without a state where the server did not answer at all."""
    return not state and type(error.orig).__name__ in ("OperationalError", "ConnectionTimeout")


def _reason(error: BaseException | None) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
