"""What people at a table are asked, each time named so that nobody is called twice for the same."""

from __future__ import annotations

from typing import NamedTuple

from tablee.server.store.calls import Event
from tablee.server.tables.sitting import Sitting


class Question(NamedTuple):
    event: Event
    seat: int
    n: int  # the seat's counter when it was put


def questions(sitting: Sitting) -> frozenset[Question]:
    """Of the people who hold seats; bots are not called."""
    if sitting.playing:
        return _turns(sitting) | _proposals(sitting)
    if sitting.status in ("finished", "stopped"):
        return _over(sitting)
    return frozenset()


def _turns(sitting: Sitting) -> frozenset[Question]:
    return frozenset(
        Question("turn", seat, sitting.asked_at[seat])
        for seat in sitting.asked()
        if (holder := sitting.holders[seat]).person and not holder.bot
    )


def _proposals(sitting: Sitting) -> frozenset[Question]:
    proposal = sitting.proposal
    if proposal is None:
        return frozenset()
    return frozenset(Question("proposal", seat, sitting.proposed_at[seat]) for seat in proposal.waits_for)


def _over(sitting: Sitting) -> frozenset[Question]:
    """Everybody hears once that it is over, however many seats they hold."""
    first: dict[str, int] = {}
    for seat, holder in enumerate(sitting.holders):
        if holder.person and holder.person not in sitting.forgotten:
            first.setdefault(holder.person, seat)
    return frozenset(Question("over", seat, 0) for seat in first.values())
