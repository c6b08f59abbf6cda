"""The data directory: one running game of each kind under `saves/`, all others under `games/`."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, TextIO

from tablee.bots import bot
from tablee.cli.files import read_bytes, read_text, trouble, write_atomically
from tablee.engine.errors import TableeError
from tablee.engine.game import Game, GameSheet
from tablee.engine.record import Record
from tablee.engine.table import Table
from tablee.engine.words import Line


class Damaged(NamedTuple):
    """A save that cannot be read, and where it was put."""

    where: str
    error: TableeError


class Saves:
    """Where games of one kind are kept. A running save holds the seed and all hidden moves: for its owner only."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.running = folder / "saves" / f"{game.id}.tablee"
        self.sheet = self.running.with_suffix(".content.json")
        self.finished = folder / "games"
        self._lock: TextIO | None = None
        for place in (self.running.parent, self.finished):
            _make(place)
        self._claim()

    def _claim(self) -> None:
        """Two tables must not write one save."""
        try:
            import fcntl
        except ImportError:  # not on this system: then nobody checks
            return
        path = self.running.with_suffix(".lock")
        try:
            self._lock = open(path, "w")  # noqa: SIM115 (held until the end)
        except OSError as error:
            raise trouble(error, str(path)) from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise TableeError("cli-already-playing", title=self.game.title, where=str(self.folder)) from None
        except OSError:
            pass  # a network disk without locks

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # The running game

    def keep(self, record: Record) -> None:
        write_atomically(self.running, str(record).encode())

    def keep_sheet(self, data: bytes | None) -> None:
        """The content file belongs to the save: without it the game could not go on."""
        if data is not None:
            write_atomically(self.sheet, data)
        else:
            self.sheet.unlink(missing_ok=True)

    def resume(self) -> tuple[Table | None, Damaged | None]:
        """The game where it was left, if there is one; or that there was one that cannot be read."""
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
                    bot(player.bot, self.game, record.options)  # one that an older or newer program knew
            table = Table.replay(self.game, record, self._read_sheet(), where)
        except TableeError as error:
            return None, self._set_aside(error)
        if table.state.over:  # it ended, but there was no time to put it away
            self.put_away()
            return None, None
        return table, None

    def _read_sheet(self) -> GameSheet | None:
        if not self.sheet.exists():
            return None
        return self.game.read_sheet(read_bytes(str(self.sheet)), str(self.sheet))

    def _set_aside(self, error: TableeError) -> Damaged:
        aside = _free(self.running.with_suffix(f".damaged-{_stamp()}.tablee"))
        try:
            os.replace(self.running, aside)
            if self.sheet.exists():
                os.replace(self.sheet, aside.with_suffix(".content.json"))
        except OSError as refused:
            raise trouble(refused, str(self.running)) from None
        return Damaged(str(aside), error)

    # Other games

    def put_away(self, mark: str = "") -> Path | None:
        """Keep the running game among the others; None if there is none."""
        if not self.running.exists():
            return None
        kept = _free(self.finished / f"{self.game.id}-{_stamp()}{mark}.tablee")
        try:
            os.replace(self.running, kept)
            if self.sheet.exists():
                os.replace(self.sheet, kept.with_suffix(".content.json"))
        except OSError as error:
            raise trouble(error, str(kept)) from None
        return kept

    def first_game(self) -> bool:
        return not any(self.finished.glob(f"{self.game.id}-*.tablee"))


def read_record(where: str) -> Record:
    return Record.read(read_text(where), where)


def data_folder(wish: str | None) -> tuple[Path, Line | None]:
    """The data directory, and a sentence if it is not where one would look for it."""
    if wish is not None:
        folder = Path(wish).absolute()
        _make(folder)
        if not _writable(folder):
            raise TableeError("cli-not-allowed", where=str(folder))
        return folder, None
    from platformdirs import user_data_dir

    try:
        folder = Path(user_data_dir("tablee", appauthor=False))
        if folder.is_absolute():
            _make(folder)
            if _writable(folder):
                return folder, None
    except (TableeError, RuntimeError):  # not to be written, or no home at all
        pass
    folder = _temporary()
    return folder, Line("cli-temporary", {"where": str(folder)})


def _temporary() -> Path:
    """The same folder each time, if it is really ours; else a new one."""
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
        raise trouble(error, tempfile.gettempdir()) from None


def _make(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileNotFoundError:  # where the system lets nobody make one
        raise TableeError("cli-no-folder", where=str(folder)) from None
    except OSError as error:
        raise trouble(error, str(folder)) from None


def _writable(folder: Path) -> bool:
    """Tried, not asked: rights alone do not tell of a read-only disk."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _stamp() -> str:
    return datetime.now().strftime("%Y%m%d-%H%M%S")


def _free(path: Path) -> Path:
    """A name nobody has yet: nothing is ever written over."""
    number, free = 2, path
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free
