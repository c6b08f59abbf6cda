"""What moves from where to where in a turn."""

from collections.abc import Sequence

from tablee.engine.game import Step
from tablee.engine.view import Beat

from . import ids, rules
from .cards import CARDS, code, colour_of


def beats(step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
    if step.half_made:
        return [[] for _ in viewers]
    return [[_placed(step), _drawn(step, viewer)] for viewer in viewers]


def _face(card: int) -> str:
    return f"card-{code(card)}"


def _placed(step: Step) -> Beat:
    placed = step.before.placed
    card = placed % CARDS
    target = ids.pile(colour_of(card)) if placed >= rules.DISCARD else ids.goal(step.seat, card)
    return Beat(_face(card), f"seat-{step.seat}", target)


def _drawn(step: Step, viewer: int) -> Beat:
    hand = f"seat-{step.seat}"
    if step.action != rules.DRAW:
        colour = step.action - rules.TAKE
        return Beat(_face(step.before.piles[colour][-1]), ids.pile(colour), hand)
    return Beat(_face(step.before.deck[-1]) if viewer == step.seat else "", ids.DECK, hand)
