"""What the rules of Age of Champagne let each viewer know: section 5 of the specification."""

from __future__ import annotations

from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

_UNSEEN = -2  # an Inheritance card that the viewer has never had in hand
_SINCE = 4  # kept or not since the viewer passed it on


def knows(state: AgeOfChampagneState, viewer: int) -> object:
    where = [state.phase, state.stage, state.round, state.event, state.key, state.to_act, state.over]
    where += [state.cursor, state.step, state.actor, state.spot, state.done, state.partial, state.closed]
    where += [state.claimer, state.linked, state.protected, state.asked() if not state.over else 0]
    deal = [state.deal_order, state.deal_swap, state.deal_asked, state.deal_type]
    begun = state.begun(viewer)
    steps = [int(begun.steps[i]) for i in range(begun.count)]
    return (
        [[int(number) for number in where], [int(number) for number in deal], steps],
        [list(state.players), list(state.spots), _open_table(state), list(state.where)],
        _inheritances(state, viewer),
        _cards(state),
        _tokens(state, viewer),
    )


def _open_table(state: AgeOfChampagneState) -> list[int]:
    """The table without the tokens on the markets, of which everybody sees how many there are."""
    lying = [int(number) for number in state.table]
    for type in range(n.TYPES):
        at = n.SHELF + type * n.TOKENS_EACH
        lying[at : at + n.TOKENS_EACH] = [int(kind != n.NO_TOKEN) for kind in lying[at : at + n.TOKENS_EACH]]
    return lying


def _inheritances(state: AgeOfChampagneState, viewer: int) -> list[int]:
    """In the draft the own hand, own kept cards, and what the viewer has passed on; afterwards who has kept what."""
    if state.phase != n.DRAFTING:
        return [int(who) for who in state.drafted]
    known = [int(state.draft_round), int(state.picked)]
    for at in state.drafted:
        known.append(_UNSEEN)
        if at < 0 or not 0 <= viewer < state.humans:
            continue
        hand, kept = divmod(int(at), n.DRAFT_ROUNDS + 1)
        rounds = range(int(state.draft_round) + 1)
        visits = [number for number in rounds if (hand + number) % state.humans == viewer]
        if any(number <= kept for number in visits):
            known[-1] = hand * 5 + (kept if kept <= visits[-1] else _SINCE)
    return known


def _cards(state: AgeOfChampagneState) -> list[list[int]]:
    """Cards that have been shown in their order; of all others only which they are."""
    shown = (int(state.vine_row) + 2) * int(state.participants)
    vines, events = [int(card) for card in state.vine_pile], [int(card) for card in state.event_pile]
    found = [vines[:shown], sorted(vines[shown:]), events[: state.round], sorted(events[state.round :])]
    found.append(sorted(int(state.reserve[i]) for i in range(state.reserve_size)))
    for type in range(n.TYPES):
        first, size = type * n.ORDERS_EACH, int(state.table[n.STACK + type])
        stack = [int(card) for card in state.order_pile][first : first + size]
        found += [sorted(stack), stack[-1:]]
    return found


def _tokens(state: AgeOfChampagneState, viewer: int) -> list[list[int]]:
    """Tokens of markets that the viewer has looked at; of all others, and of the supply, only which they are."""
    unseen = [int(state.token_pile[i]) for i in range(state.token_size)]
    found: list[list[int]] = []
    for type in range(n.TYPES):
        kinds = [int(state.shelf(type, at)) for at in range(n.TOKENS_EACH)]
        looked = viewer >= 0 and bool(state.table[n.LOOKED + type] >> viewer & 1)
        found.append(kinds if looked else [])
        unseen += [] if looked else [kind for kind in kinds if kind != n.NO_TOKEN]
    return [*found, sorted(unseen), [int(state.token_size)]]
