"""What moves from where to where."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.game import Step
from tablee.engine.view import Beat

from . import rules
from .moves import LETTERS
from .rules import StonesState


def beats(step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
    return [_beats(step, viewer) for viewer in viewers]


def _beats(step: Step, viewer: int) -> list[Beat]:
    if step.action < rules.LAY:
        return []
    before: StonesState = step.before
    own, hand = viewer == step.seat, f"seat-{step.seat}"
    stone = _face(before.taken)
    if step.action == rules.SINK:
        found = [Beat(stone if own else "", hand, "river")]
    else:
        stream = step.action - rules.LAY
        place = f"stream-{LETTERS[stream]}"
        found = [Beat(stone, hand, place)]
        if len(before.streams[stream]) + 1 == rules.WIDTH:
            found += [Beat(_face(each), place, "bank") for each in [*before.streams[stream], before.taken]]
    if before.pile:
        found.append(Beat(_face(before.pile[-1]) if own else "", "pile", hand))
    return found


def _face(stone: int) -> str:
    return f"stone-{stone + 1}"
