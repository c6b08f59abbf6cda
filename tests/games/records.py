"""Finished games of one kind, `tests/records/<game>/*.tablee`, and what is asked of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.record import Record, Undo
from tablee.engine.table import Table
from tests.games.scenes import Scene

_RECORDS = Path(__file__).parents[1] / "records"
S = TypeVar("S", bound=Scene)


class Records(Generic[S]):
    def __init__(self, scene: type[S]) -> None:
        self.scene, self.game = scene, scene.game
        self.files = sorted((_RECORDS / self.game.id).glob("*.tablee"))
        assert self.files, f"{self.game.id}: no records"

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

    def steps(self, record: Record) -> Iterator[tuple[str, S]]:
        """Each move that stands, and the position after it."""
        table = self.scene(self.game.new(record.seats, record.options, seed=record.seed, rules=record.rules))
        for move in record.standing():
            assert table.state.asked() >> move.seat & 1, move
            table.state.ask(move.seat)
            table.play(move.text)
            yield move.text, table

    def end(self, name: str) -> S:
        return list(self.steps(self.named(name)))[-1][1]

    def assert_invariants(self, file: Path) -> None:
        """They hold in every position of it."""
        for move, table in self.steps(self.read(file)):
            assert self.game.violations(table.state) == [], move

    def assert_undo(self, name: str, *, free: bool) -> None:
        """Something is taken back in it, each time freely or each time by agreement."""
        record = self.named(name)
        table = Table(self.game, record.players, record.options, record.seed, rules=record.rules)
        undone = 0
        for event in record.events:
            if isinstance(event, Undo):
                assert table.may_take_back(event.seat).free is free
                undone += 1
            table.repeat(event)
        assert undone
        assert table.record.events == record.events

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
