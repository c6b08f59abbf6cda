"""Finished games of one kind, `tests/records/<game>/*.tablee`, and what is asked of all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.record import Record
from tablee.engine.table import Table

_RECORDS = Path(__file__).parents[1] / "records"


class Records:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.files = sorted((_RECORDS / game.id).glob("*.tablee"))
        assert self.files, f"{game.id}: no records"

    @property
    def each(self) -> pytest.MarkDecorator:
        """Once for every file."""
        return pytest.mark.parametrize("file", self.files, ids=[file.stem for file in self.files])

    def read(self, file: Path) -> Record:
        return Record.read(file.read_text(encoding="utf-8"), file.name)

    def named(self, name: str) -> Record:
        return self.read(next(file for file in self.files if file.stem == name))

    def all(self) -> list[Record]:
        return [self.read(file) for file in self.files]

    def assert_replays(self, file: Path) -> None:
        """It is read as it was written, and its moves lead to its result."""
        text, record = file.read_text(encoding="utf-8"), self.read(file)
        assert str(record) == text
        table = Table.replay(self.game, record, where=file.name)
        assert table.state.over
        assert table.record.result == record.result == table.state.scores()
        returns = table.state.returns()
        assert record.won == [seat for seat, share in enumerate(returns) if share == max(returns)]
        assert str(table.record) == text

    def assert_another_result_is_found(self, name: str) -> None:
        record = self.named(name)
        assert record.result is not None
        record.result[0] += 1
        with pytest.raises(TableeError, match="but its moves lead to"):
            Table.replay(self.game, record)
