"""What is written to the store when something has happened at a table: one entry, and all that must be true with it."""

from __future__ import annotations

from tablee.server.store import Append, Due, Sitter, TableChange
from tablee.server.tables import story
from tablee.server.tables.acts import Done
from tablee.server.tables.sitting import Sitting

DUE_KINDS = ("bot", "timeout", "abandon")

Dues = dict[str, tuple[int, int]]  # by kind: when, and for which seat


def entry_for(sitting: Sitting, done: Done, before: Dues, due: Dues, uid: bytes, call_at: int | None = None) -> Append:
    """What was just done in memory; `before` and `due`: what the table had and has to do by itself; `call_at`: when to
    see whether somebody must be called."""
    finished = done.outcome.ended and sitting.status == "finished"
    return Append(
        sitting.id,
        sitting.seq,
        uid,
        sitting.last_at,
        story.written(done.entry),
        due=[*_news(sitting, before, due), *_call(sitting, call_at)],
        undue=DUE_KINDS if sitting.over else [kind for kind in before if kind not in due],
        change=_change(sitting, done),
        record=str(sitting.record(named=False)) if finished else None,
        seats=None if done.names is None else _sitters(sitting),
    )


def _news(sitting: Sitting, before: Dues, due: Dues) -> list[Due]:
    """A bot is asked anew whenever the position has changed, even if it is the same bot."""
    return [
        Due(sitting.id, kind, sitting.seq, at, seat)
        for kind, (at, seat) in due.items()
        if before.get(kind) != (at, seat) or (kind == "bot" and sitting.changed == sitting.seq)
    ]


def _call(sitting: Sitting, at: int | None) -> list[Due]:
    return [] if at is None else [Due(sitting.id, "call", sitting.seq, at)]


def _sitters(sitting: Sitting) -> dict[int, Sitter]:
    holders = enumerate(sitting.holders)
    return {seat: Sitter(holder.person, holder.name) for seat, holder in holders if holder.person}


def _change(sitting: Sitting, done: Done) -> TableChange | None:
    """What the row of the table has to know; most entries change nothing there."""
    for event in done.entry.events:
        if isinstance(event, story.Started):
            return TableChange(status="playing", host=sitting.host, started_at=sitting.last_at)
        if isinstance(event, story.HandedOver):
            return TableChange(host=sitting.host)
    if done.outcome.ended:
        return TableChange(status=sitting.status, listed=False, finished_at=sitting.last_at)
    return None
