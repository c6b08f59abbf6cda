"""What one entry of the event log has done to a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.engine.prepared import Prepared
from tablee.server.tables.clocks import Mark


@dataclass(slots=True)
class Outcome:
    """What one entry did: who noticed something, and what there is to tell."""

    noticed: list[bool]  # by viewer, the spectators last, at -1
    prepared: list[Prepared] = field(default_factory=list)
    earlier: list[Prepared] = field(default_factory=list)  # what was played elsewhere before this game began
    info: bool = True  # whether what everybody may know about the table has changed
    mark: Mark | None = None  # of the move that was taken back
    free: bool = True  # whether it was taken back freely
    ended: bool = False  # whether the table is over with this entry
