"""The checksum of a backup: a line after the last page of the file, where SQLite does not look."""

from __future__ import annotations

import hashlib
import re
from enum import Enum
from pathlib import Path

_CHUNK = 1 << 20
_LENGTH = len("\ntablee-backup sha256 \n") + 64
_LINE = re.compile(rb"\ntablee-backup sha256 ([0-9a-f]{64})\n")


class Seal(Enum):
    """What the checksum of a file says."""

    GOOD = "good"
    BROKEN = "broken"
    NONE = "none"  # it was made before backups had one


def seal(file: Path) -> None:
    """Add the checksum to a file that has none."""
    digest = _digest(file, file.stat().st_size)
    with file.open("ab") as end:
        end.write(f"\ntablee-backup sha256 {digest}\n".encode())


def read_seal(file: Path) -> Seal:
    size = file.stat().st_size - _LENGTH
    if size < 0:
        return Seal.NONE
    with file.open("rb") as reading:
        reading.seek(size)
        found = _LINE.fullmatch(reading.read())
    if found is None:
        return Seal.NONE
    return Seal.GOOD if _digest(file, size) == found[1].decode() else Seal.BROKEN


def _digest(file: Path, size: int) -> str:
    """Of the first so many bytes."""
    digest = hashlib.sha256()
    with file.open("rb") as reading:
        while size > 0 and (chunk := reading.read(min(_CHUNK, size))):
            digest.update(chunk)
            size -= len(chunk)
    return digest.hexdigest()
