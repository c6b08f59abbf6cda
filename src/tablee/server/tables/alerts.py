"""What people at a table should hear of if they are away. Alerts are numbered, so that nobody is called twice."""

from __future__ import annotations

from typing import NamedTuple

from tablee.server.rows import AlertKind
from tablee.server.tables.state import TableState


class Alert(NamedTuple):
    event: AlertKind
    seat: int
    n: int  # the seat's counter when it was put


def alerts(state: TableState) -> frozenset[Alert]:
    """Of the people who hold seats; bots are not called."""
    if state.playing:
        return _turns(state) | _proposals(state) | _lost(state)
    if state.status in ("finished", "stopped"):
        return _over(state)
    return frozenset()


def public_alerts(state: TableState) -> frozenset[Alert]:
    """The same as everybody may know it, for a channel that others read along: a question stays the same, and whoever
    it was put to stays asked, until everybody sees an answer."""
    if not state.playing:
        return alerts(state)
    turns = frozenset(
        Alert("turn", seat, state.asked_openly[seat])
        for seat in state.questioned()
        if (holder := state.holders[seat]).person and not holder.bot
    )
    return turns | _proposals(state) | _lost(state)


def _turns(state: TableState) -> frozenset[Alert]:
    return frozenset(
        Alert("turn", seat, state.asked_at[seat])
        for seat in state.unanswered()
        if (holder := state.holders[seat]).person and not holder.bot
    )


def _proposals(state: TableState) -> frozenset[Alert]:
    proposal = state.proposal
    if proposal is None:
        return frozenset()
    return frozenset(Alert("proposal", seat, state.proposed_at[seat]) for seat in proposal.waits_for)


def _lost(state: TableState) -> frozenset[Alert]:
    """Seats that a bot plays for somebody who did not leave it themselves."""
    return frozenset(Alert("lost", seat, state.lost_at[seat]) for seat in range(len(state.holders)) if state.lost(seat))


def _over(state: TableState) -> frozenset[Alert]:
    """Everybody hears once that it is over, however many seats they hold."""
    first: dict[str, int] = {}
    for seat, holder in enumerate(state.holders):
        if holder.person and holder.person not in state.forgotten:
            first.setdefault(holder.person, seat)
    return frozenset(Alert("over", seat, 0) for seat in first.values())
