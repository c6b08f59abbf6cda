"""The games of a match in a file: one JSON line each, appended when a game is over, so that a match can be resumed."""

from __future__ import annotations

import fcntl
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from tablee.engine.errors import TableeError
from tablee.lab.results import SCHEMA, Match, Played


class GameFile:
    """The first line says which match it is. `games` are those that were read when it was opened."""

    def __init__(self, path: Path, match: Match, *, resume: bool) -> None:
        self.games: list[Played] = []
        self._file: IO[bytes] = path.open("a+b")
        try:
            self._open(path, match, resume)
        except BaseException:
            self._file.close()
            raise

    def _open(self, path: Path, match: Match, resume: bool) -> None:
        _lock(self._file, path)
        exists = path.stat().st_size > 0
        if exists and not resume:
            raise TableeError("lab-file-exists", where=str(path))
        whole = _read(path, match, self.games) if exists else 0
        self._file.truncate(whole)  # a line that was cut off is played again
        if not whole:
            self._write(msgspec.json.encode(match))

    def append(self, played: Played) -> None:
        self._write(msgspec.json.encode(played))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def read_games(path: Path) -> tuple[Match, list[Played]]:
    """The match of a game file and its whole games."""
    games: list[Played] = []
    lines = path.read_bytes().splitlines()
    match = _header(path, lines[0] if lines else b"")
    _read(path, match, games)
    return match, games


def _read(path: Path, match: Match, games: list[Played]) -> int:
    """Add the games to the list. Returns how many bytes of the file are whole lines."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if not whole:
        return 0  # not even the first line was finished
    first, *lines = data[:whole].splitlines()
    found = _header(path, first)
    if found != match:
        raise TableeError("lab-other-match", where=str(path), what=_difference(found, match))
    by_task = {}
    for number, line in enumerate(lines, start=2):
        try:
            played = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise TableeError("lab-bad-line", where=str(path), line=number) from None
        by_task[played.task] = played
    games += by_task.values()
    return whole


def _lock(file: IO[bytes], path: Path) -> None:
    """Two matches that append to one file would spoil it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise TableeError("lab-file-busy", where=str(path)) from None
    except OSError:
        pass  # a network file system without locks


def _header(path: Path, line: bytes) -> Match:
    try:
        match = msgspec.json.decode(line, type=Match)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise TableeError("lab-not-a-match", where=str(path)) from None
    if match.schema != SCHEMA:
        raise TableeError("lab-not-a-match", where=str(path))
    return match


def _difference(found: Match, wanted: Match) -> str:
    """The fields that differ, with the values of the file: seats 4, seed 1."""
    before, after = msgspec.to_builtins(found), msgspec.to_builtins(wanted)
    told = []
    for name in before:
        if before[name] != after[name]:
            value = before[name]
            if name == "bots":
                value = ",".join(f"{bot['name']} ({bot['version']})" for bot in value)
            elif name == "options":
                value = ", ".join(f"{option}={setting}" for option, setting in value.items())
            told.append(f"{name} {value}")
    return "; ".join(told)
