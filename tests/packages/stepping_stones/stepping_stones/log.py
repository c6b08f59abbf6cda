"""What each viewer is told."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.game import Step
from tablee.engine.words import Line

from . import rules
from .moves import LETTERS
from .rules import StonesState


def logs(step: Step, viewers: Sequence[int]) -> list[list[Line]]:
    return [_log(step, viewer) for viewer in viewers]


def _log(step: Step, viewer: int) -> list[Line]:
    before: StonesState = step.before
    if step.action < rules.LAY:
        return []  # nothing is told before the move is whole
    stone = before.taken + 1
    if step.action == rules.SINK:
        shown = {"stone": stone} if viewer == step.seat else {"stone": 0}
        return [Line("stepping-stones-log-sink", {"seat": step.seat, **shown})]
    stream = step.action - rules.LAY
    place = len(before.streams[stream]) + 1
    told: dict[str, int | str | Line] = {"seat": step.seat, "stone": stone, "stream": LETTERS[stream], "points": place}
    lines = [Line("stepping-stones-log-lay", told, [f"stream-{LETTERS[stream]}"])]
    if place == rules.WIDTH:
        lines.append(Line("stepping-stones-log-crossed", {"seat": step.seat, "stream": LETTERS[stream]}))
    return lines
