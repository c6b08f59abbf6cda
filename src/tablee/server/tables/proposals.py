"""What is proposed to the table: who has agreed, and who is still asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server.messages import Proposal
from tablee.server.tables.event_log import Agreed, Declined, Proposed

if TYPE_CHECKING:
    from tablee.server.tables.state import TableState


def proposal_after(state: TableState, event: Proposed | Agreed | Declined) -> Proposal | None:
    """What is on the table after somebody proposed, agreed or declined."""
    if isinstance(event, Declined):
        return None
    if isinstance(event, Proposed):
        return Proposal(event.what, event.seat, event.other, *_sides(state, event, {state.holders[event.seat].person}))
    proposal = state.proposal
    assert proposal is not None
    agreed = {state.holders[seat].person for seat in proposal.agreed} | {event.person}
    return Proposal(proposal.what, proposal.seat, proposal.other, *_sides(state, proposal, agreed))


def _sides(state: TableState, about: Proposed | Proposal, people: set[str]) -> tuple[list[int], list[int]]:
    """Seats whose people have agreed, and seats still asked. Whoever is to be replaced is not asked."""
    away = state.holders[about.other].person if about.what == "replace" else ""
    agreed: list[int] = []
    waits_for: list[int] = []
    for person, seats in state.deciders().items():
        if person != away:
            (agreed if person in people else waits_for).extend(seats)
    return sorted(agreed), sorted(waits_for)
