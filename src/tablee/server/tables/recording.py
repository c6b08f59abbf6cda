"""What the record of a game keeps of the event log of its table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablee.engine.record import Event as RecordEvent
from tablee.engine.record import Player, Resign, Seated, Stop, Timeout, read_event
from tablee.server.tables.event_log import Entry, Event, Played, Replaced, Resigned, Returned, Stopped, TimedOut

if TYPE_CHECKING:
    from tablee.server.tables.state import TableState


def recorded(event: Event, seats: int) -> list[RecordEvent]:
    """The lines of the record that an event of a running game adds."""
    match event:
        case Played(lines):
            return [read_event(line, seats) for line in lines]
        case Resigned(seat):
            return [Resign(seat)]
        case TimedOut(seat):
            return [Timeout(seat)]
        case Replaced(seat, bot, version):
            return [Seated(seat, Player(bot=bot, version=version))]
        case Returned(seat):
            return [Seated(seat, Player())]
        case Stopped():
            return [Stop()]
    return []


def record_events(fresh: TableState, entries: Iterable[tuple[Entry, int]]) -> list[RecordEvent]:
    """What the record of a game holds after some entries, given with their times. `fresh` has followed nothing yet.
    Once the game has begun nothing needs to be played again."""
    found: list[RecordEvent] = []
    for entry, at in entries:
        if fresh.table is None:
            fresh.follow(entry, at)
            found = [] if fresh.table is None else list(fresh.table.record.events)
        else:
            for event in entry.events:
                found += recorded(event, len(fresh.holders))
    return found
