"""Reading and writing files, with an error message for everything that can go wrong."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from tablee.engine.errors import TableeError

_MAX_SIZE = 10_000_000  # larger than any record or content file; a device has no end
_WHY = {
    errno.ENOENT: "cli-missing",
    errno.EISDIR: "cli-is-folder",
    errno.ENOTDIR: "cli-not-folder",
    errno.EEXIST: "cli-not-folder",
    errno.EACCES: "cli-not-allowed",
    errno.EPERM: "cli-not-allowed",
    errno.EROFS: "cli-read-only",
    errno.ENOSPC: "cli-disk-full",
}


def file_error(error: OSError, where: str = "") -> TableeError:
    """An error of the operating system as an error with a message for the user."""
    place = where or str(error.filename or "?")
    key = _WHY.get(error.errno or 0, "cli-system")
    return TableeError(key, where=place, reason=error.strerror or str(error))


def read_bytes(where: str) -> bytes:
    try:
        with open(where, "rb") as file:
            data = file.read(_MAX_SIZE + 1)
    except OSError as error:
        raise file_error(error, where) from None
    except ValueError:  # a file name with a null byte
        raise TableeError("cli-missing", where=where) from None
    if len(data) > _MAX_SIZE:
        raise TableeError("cli-too-long", where=where)
    return data


def read_text(where: str) -> str:
    try:
        return read_bytes(where).decode()
    except UnicodeDecodeError:
        raise TableeError("cli-not-text", where=where) from None


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the file so that even after a power cut it is either the old or the new one. Only its owner can read
    it."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # mkstemp: mode 0600
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise file_error(error, str(path)) from None


def _sync_folder(folder: Path) -> None:
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
