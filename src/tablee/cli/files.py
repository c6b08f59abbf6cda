"""Reading and writing files, with sentences for what goes wrong."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from tablee.engine.errors import TableeError

_MOST = 10_000_000  # no record or content file is longer; a device never ends
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


def trouble(error: OSError, where: str = "") -> TableeError:
    """What the operating system refused, as a sentence."""
    place = where or str(error.filename or "?")
    key = _WHY.get(error.errno or 0, "cli-system")
    return TableeError(key, where=place, reason=error.strerror or str(error))


def read_bytes(where: str) -> bytes:
    try:
        with open(where, "rb") as file:
            data = file.read(_MOST + 1)
    except OSError as error:
        raise trouble(error, where) from None
    except ValueError:  # a name with a zero byte
        raise TableeError("cli-missing", where=where) from None
    if len(data) > _MOST:
        raise TableeError("cli-too-long", where=where)
    return data


def read_text(where: str) -> str:
    try:
        return read_bytes(where).decode()
    except UnicodeDecodeError:
        raise TableeError("cli-not-text", where=where) from None


def write_atomically(path: Path, data: bytes) -> None:
    """The whole new file or the whole old one, also after a power cut; readable by its owner only."""
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
        raise trouble(error, str(path)) from None


def _sync_folder(folder: Path) -> None:
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
