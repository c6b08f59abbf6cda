"""What is written to the store when something has happened at a table: one entry, and all that must be true with it."""

from __future__ import annotations

from tablee.server.store import Append, Due, Sitter, TableChange
from tablee.server.tables import event_log
from tablee.server.tables.checkpoints import CHECKPOINT_EVERY, take
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.state import TableState

DUE_KINDS = ("bot", "timeout", "abandon")

Dues = dict[str, tuple[int, int]]  # by kind: when, and for which seat


def append_for(
    state: TableState, outcome: Outcome, before: Dues, due: Dues, uid: bytes, *more: Due, record: str | None = None
) -> Append:
    """What was just done in memory. `before` and `due`: the work the table had and has to do by itself; `more`: due
    work of other kinds; `record`: the game, if this has finished it."""
    return Append(
        state.id,
        state.seq,
        uid,
        state.last_at,
        event_log.written(outcome.entry),
        due=[*_changed(state, before, due), *more],
        undue=DUE_KINDS if state.over else [kind for kind in before if kind not in due],
        change=_change(state, outcome),
        record=record,
        seats=_sitters(state) if outcome.seats_changed else None,
        checkpoint=take(state).body if state.seq % CHECKPOINT_EVERY == 0 else None,
    )


def finishes(state: TableState, outcome: Outcome) -> bool:
    """Whether the game was played to its end with this entry."""
    return outcome.ended and state.status == "finished"


def _changed(state: TableState, before: Dues, due: Dues) -> list[Due]:
    """A bot is asked anew whenever the position has changed, even if it is the same bot."""
    return [
        Due(state.id, kind, state.seq, at, seat)
        for kind, (at, seat) in due.items()
        if before.get(kind) != (at, seat) or (kind == "bot" and state.changed == state.seq)
    ]


def _sitters(state: TableState) -> dict[int, Sitter]:
    holders = enumerate(state.holders)
    return {seat: Sitter(holder.person, holder.name) for seat, holder in holders if holder.person}


def _change(state: TableState, outcome: Outcome) -> TableChange | None:
    """What the row of the table has to know; most entries change nothing there."""
    for event in outcome.entry.events:
        if isinstance(event, event_log.Started):
            return TableChange(status="playing", host=state.host, started_at=state.last_at)
        if isinstance(event, event_log.HandedOver):
            return TableChange(host=state.host)
    if outcome.ended:
        return TableChange(status=state.status, listed=False, finished_at=state.last_at, opened_from="")
    return None
