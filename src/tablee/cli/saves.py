"""The data directory: one running game per game package under `saves/`, all other games under `games/`."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, TextIO

from tablee.bots import bot
from tablee.cli.files import file_error, read_bytes, read_text, write_atomically
from tablee.engine.errors import TableeError
from tablee.engine.game import Game, GameSheet
from tablee.engine.record import Record
from tablee.engine.table import Table
from tablee.engine.words import Line


class DamagedSave(NamedTuple):
    """A save that cannot be read, and where it was moved to."""

    where: str
    error: TableeError


class Saves:
    """The saved games of one game package. A running save contains the seed and all hidden moves, so only its owner may
    read it."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.running = folder / "saves" / f"{game.id}.tablee"
        self.sheet = self.running.with_suffix(".content.json")
        self.finished = folder / "games"
        self._lock: TextIO | None = None
        for place in (self.running.parent, self.finished):
            _make_folder(place)
        self._acquire_lock()

    def _acquire_lock(self) -> None:
        """Make sure that no other process uses the same save."""
        try:
            import fcntl
        except ImportError:  # not available on this system: no check
            return
        path = self.running.with_suffix(".lock")
        try:
            self._lock = open(path, "w")  # noqa: SIM115 (held until `close`)
        except OSError as error:
            raise file_error(error, str(path)) from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise TableeError("cli-already-playing", title=self.game.title, where=str(self.folder)) from None
        except OSError:
            pass  # a network file system without locks

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # The running game

    def save(self, record: Record) -> None:
        write_atomically(self.running, str(record).encode())

    def save_sheet(self, data: bytes | None) -> None:
        """The content file belongs to the save: without it the game could not be resumed."""
        if data is not None:
            write_atomically(self.sheet, data)
        else:
            self.sheet.unlink(missing_ok=True)

    def resume(self) -> tuple[Table | None, DamagedSave | None]:
        """The running game, if there is one. A save that cannot be read is moved aside and described instead."""
        if not self.running.exists():
            return None, None
        try:
            where = str(self.running)
            record = read_record(where)
            people = [player for player in record.players if not player.bot]
            if record.game != self.game.id or len(people) != 1:
                raise TableeError("cli-other-game", where=where, title=self.game.title)
            for player in record.players:
                if player.bot:
                    bot(player.bot, self.game, record.options)  # raises if this version does not know the bot
            table = Table.replay(self.game, record, self._read_sheet(), where)
        except TableeError as error:
            return None, self._move_aside(error)
        if table.state.over:  # the program stopped before it could archive the game
            self.archive()
            return None, None
        return table, None

    def _read_sheet(self) -> GameSheet | None:
        if not self.sheet.exists():
            return None
        return self.game.read_sheet(read_bytes(str(self.sheet)), str(self.sheet))

    def _move_aside(self, error: TableeError) -> DamagedSave:
        aside = _unused_path(self.running.with_suffix(f".damaged-{_timestamp()}.tablee"))
        try:
            os.replace(self.running, aside)
            if self.sheet.exists():
                os.replace(self.sheet, aside.with_suffix(".content.json"))
        except OSError as refused:
            raise file_error(refused, str(self.running)) from None
        return DamagedSave(str(aside), error)

    # Other games

    def archive(self, mark: str = "") -> Path | None:
        """Move the running game to the other games; None if there is none."""
        if not self.running.exists():
            return None
        kept = _unused_path(self.finished / f"{self.game.id}-{_timestamp()}{mark}.tablee")
        try:
            os.replace(self.running, kept)
            if self.sheet.exists():
                os.replace(self.sheet, kept.with_suffix(".content.json"))
        except OSError as error:
            raise file_error(error, str(kept)) from None
        return kept

    def first_game(self) -> bool:
        return not any(self.finished.glob(f"{self.game.id}-*.tablee"))


def read_record(where: str) -> Record:
    return Record.read(read_text(where), where)


def data_folder(wish: str | None) -> tuple[Path, Line | None]:
    """The data directory, and a note for the user if it is not in the usual place."""
    if wish is not None:
        folder = Path(wish).absolute()
        _make_folder(folder)
        if not _writable(folder):
            raise TableeError("cli-not-allowed", where=str(folder))
        return folder, None
    from platformdirs import user_data_dir

    try:
        folder = Path(user_data_dir("tablee", appauthor=False))
        if folder.is_absolute():
            _make_folder(folder)
            if _writable(folder):
                return folder, None
    except (TableeError, RuntimeError):  # not writable, or no home directory
        pass
    folder = _temporary_folder()
    return folder, Line("cli-temporary", {"where": str(folder)})


def _temporary_folder() -> Path:
    """Always the same folder if it belongs to this user and nobody else can open it, otherwise a new one."""
    if hasattr(os, "getuid"):
        folder = Path(tempfile.gettempdir(), f"tablee-{os.getuid()}")
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
            found = folder.lstat()
            if not folder.is_symlink() and found.st_uid == os.getuid() and found.st_mode & 0o077 == 0:
                return folder
        except OSError:
            pass
    try:
        return Path(tempfile.mkdtemp(prefix="tablee-"))
    except OSError as error:
        raise file_error(error, tempfile.gettempdir()) from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileNotFoundError:  # a place where nobody can create folders, such as /proc
        raise TableeError("cli-no-folder", where=str(folder)) from None
    except OSError as error:
        raise file_error(error, str(folder)) from None


def _writable(folder: Path) -> bool:
    """By trying: permissions alone do not show a read-only disk."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _timestamp() -> str:
    return datetime.now().strftime("%Y%m%d-%H%M%S")


def _unused_path(path: Path) -> Path:
    """A path that does not exist yet, so that no file is overwritten."""
    number, free = 2, path
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free
