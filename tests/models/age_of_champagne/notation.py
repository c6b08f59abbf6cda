"""What is asked, as the steps of moves in notation.

A step that would have one option only is left out: an order that can be shipped in one way needs no second step.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.models.age_of_champagne.model import Asked, Option

Steps = tuple[str, ...]

# The steps with one word before what is chosen, and the words for the answers without parameters.
_VERBS = {
    "draft_keep": "keep",
    "choose_key": "key",
    "cork_discard": "cork",
    "vineyard_region": "region",
    "land_region": "land",
    "to_oenotheque": "age",
    "to_grid": "promote",
    "keep_token": "take",
    "steer_ship": "ship",
    "steer_token": "take",
}
_WORDS = {
    ("to_grid", "all"): "promote-all",
    ("use_cold", "yes"): "protect",
    ("use_cold", "no"): "decline",
    ("partner_reply", "yes"): "join",
    ("partner_reply", "no"): "decline",
}


def moves(asked: Asked) -> dict[Steps, Option]:
    """Every option by the steps that make the move."""
    if asked.step == "ship":
        return {_shipment(option, asked.options): option for option in asked.options}
    return {_steps(asked.step, option): option for option in asked.options}


def next_steps(asked: Asked, begun: Sequence[str]) -> set[str]:
    """What may follow the steps of an unfinished move."""
    number = len(begun)
    return {steps[number] for steps in moves(asked) if steps[:number] == tuple(begun) and len(steps) > number}


def _steps(step: str, option: Option) -> Steps:
    first = str(option[0])
    if len(option) == 1:
        return (_WORDS.get((step, first), first),)
    if first == "exchange":
        return (f"exchange {option[1]}", f"for {option[2]}")
    if first in ("collaborator", "disc"):
        verb = "place" if first == "collaborator" else "disc"
        return (f"{verb} {str(option[-1]).removesuffix('n')}",)
    if first in ("reserve", "recipe"):
        return (f"{'blend' if first == 'recipe' else first} {option[1]}",)
    if step == "harvest_keep":
        return (f"keep-{str(option[1]).lower()} {option[2]}",)
    return (f"{_VERBS[step]} {option[1]}",)


def _shipment(option: Option, options: Sequence[Option]) -> Steps:
    """The order, the way and the transport, each if there is a choice."""
    if len(option) == 1:
        return (str(option[0]),)
    _, card, omitted, swap, partner = option
    same_card = [other for other in options if other[1:2] == (card,)]
    steps = [f"ship {card}"]
    if len({(other[2], other[4]) for other in same_card}) > 1:
        steps.append("partner" if partner else f"omit {omitted}" if omitted else "complete")
    if len({other[3] for other in same_card}) > 1:
        steps.append("swap" if swap else "unchanged")
    return tuple(steps)
