"""What one entry of the event log has done to a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.engine.prepared import Prepared
from tablee.engine.words import Line
from tablee.server.tables.clocks import Mark
from tablee.server.tables.event_log import Entry


@dataclass(slots=True)
class Outcome:
    """An entry that has changed the state in memory, with what it did: all that has to be written and told of it."""

    entry: Entry
    noticed: list[bool]  # who noticed something: by viewer, the spectators last, at -1
    lines: dict[int, list[Line]] = field(default_factory=dict)  # what viewers are told, if anything
    prepared: list[Prepared] = field(default_factory=list)
    earlier: list[Prepared] = field(default_factory=list)  # what was played elsewhere before this game began
    info: bool = True  # whether what everybody may know about the table has changed
    mark: Mark | None = None  # of the move that was taken back
    free: bool = True  # whether it was taken back freely
    ended: bool = False  # whether the table is over with this entry
    seats_changed: bool = False  # whether who sits where, or under which name, has to be written
