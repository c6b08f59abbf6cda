"""Reading tables from the store: from a checkpoint, as far as there is one, and the entries after it.

All of it runs in a reader's thread: however long a table is, nobody else waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tablee.engine.record import Event as RecordEvent
from tablee.server.messages import Told
from tablee.server.store import Connection, checkpoints, tables
from tablee.server.store.tables import StoredEntry
from tablee.server.tables import event_log
from tablee.server.tables.checkpoints import Checkpoint, UnusableCheckpoint, heading, resume
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.recording import record_events
from tablee.server.tables.state import TableState

PAGE_LINES = 500  # of a viewer's log that are made at once

Names = dict[int, str]  # of the people who hold seats


class Loaded(NamedTuple):
    """A table that was read."""

    state: TableState
    rest: Sequence[StoredEntry]  # entries that the state has not followed yet
    names: Names


class LogLines(NamedTuple):
    """A part of a viewer's log."""

    first: int  # the number of its first line; they are counted from 0
    lines: Sequence[Told]


def follow(state: TableState, entry: StoredEntry) -> Outcome:
    return state.follow(event_log.read(entry.body), entry.at)


def cut(found: LogLines, after: int, end: int) -> LogLines:
    """The lines of these that are wanted, the last ones if they are many."""
    wanted = [told for told in found.lines[: max(0, end - found.first)] if told.n > after]
    dropped = min(len(found.lines), max(0, end - found.first)) - len(wanted)
    most = wanted[-PAGE_LINES:]
    return LogLines(found.first + dropped + len(wanted) - len(most), most)


class TableReader:
    """Reads one table. `new` makes its state as it was before the first entry."""

    def __init__(self, connection: Connection, table: str, new: Callable[[], TableState]) -> None:
        self._connection = connection
        self._table = table
        self._new = new

    def load(self, names: Names, upto: int | None) -> Loaded:
        """The table after the entry `upto` (None: the last one)."""
        stored = checkpoints.last_checkpoint(self._connection, self._table, upto)
        state = self._new() if stored is None else self._resumed(Checkpoint(*stored))
        entries = tables.entries(self._connection, self._table, state.seq)
        for number, entry in enumerate(entries):
            if upto is not None and entry.seq > upto:
                return Loaded(state, entries[number:], names)
            follow(state, entry)
        return Loaded(state, [], names)

    def _resumed(self, checkpoint: Checkpoint) -> TableState:
        """The state at a checkpoint; before the first entry, if it is of no use."""
        state = self._new()
        try:
            resume(state, checkpoint)
        except UnusableCheckpoint:
            return self._new()
        return state

    # The log of a viewer

    def log(self, viewer: int, after: int, end: int) -> LogLines:
        """The lines before the line `end` that were told when the viewer's counter was greater than `after`; if they
        are many, the last ones. They are made again chapter by chapter, the last chapter first."""
        found = LogLines(0, [])
        upto: int | None = None
        for state in self._starts(viewer, end):
            began = state.seq
            part = self._told(state, viewer, end, upto)
            found, upto = LogLines(part.first, [*part.lines, *found.lines]), began
            if len(found.lines) >= PAGE_LINES or any(told.n <= after for told in part.lines):
                break
        return cut(found, after, end)

    def _starts(self, viewer: int, end: int) -> Iterator[TableState]:
        """Where to begin, the latest first: at checkpoints before the line `end`, at last at the beginning."""
        for stored in checkpoints.checkpoints_of(self._connection, self._table):
            checkpoint, state = Checkpoint(*stored), self._new()
            try:
                if heading(checkpoint).lines[viewer] >= end:
                    continue
                resume(state, checkpoint)
            except UnusableCheckpoint:
                continue
            yield state
        yield self._new()

    def _told(self, state: TableState, viewer: int, end: int, upto: int | None) -> LogLines:
        first, lines = state.logs[viewer].total, list[Told]()
        for entry in tables.entries(self._connection, self._table, state.seq, upto):
            told = follow(state, entry).lines.get(viewer, ())
            lines += [Told(state.counts[viewer], line) for line in told]
            if state.logs[viewer].total >= end:
                break
        return LogLines(first, lines)

    # The record

    def events(self, upto: int) -> list[RecordEvent]:
        """What the record of the game holds up to an entry."""
        entries = tables.entries(self._connection, self._table, upto=upto)
        return record_events(self._new(), ((event_log.read(entry.body), entry.at) for entry in entries))
