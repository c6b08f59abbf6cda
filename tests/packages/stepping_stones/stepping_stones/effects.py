"""What a move would bring."""

from __future__ import annotations

from tablee.engine.view import Effect, Line, Mark

from . import rules
from .moves import LETTERS
from .rules import StonesState


def effect(world: StonesState, action: int) -> Effect:
    if action < rules.LAY:
        return _taking(world, action - rules.TAKE)
    if action == rules.SINK:
        return Effect([Line("stepping-stones-effect-sink")], [Mark("river", "goes")])
    return _laying(world, action - rules.LAY)


def _taking(world: StonesState, stone: int) -> Effect:
    open_streams = [stream for stream, stones in enumerate(world.streams) if not stones or stones[-1] < stone]
    marks = [Mark(f"stream-{LETTERS[stream]}", "goes") for stream in open_streams]
    return Effect([Line("stepping-stones-effect-take", {"stone": stone + 1, "count": len(open_streams)})], marks)


def _laying(world: StonesState, stream: int) -> Effect:
    points, seat = len(world.streams[stream]) + 1, int(world.to_act)
    lines = [Line("stepping-stones-effect-lay", {"points": points})]
    if points == rules.WIDTH:
        lines.append(Line("stepping-stones-effect-crosses", {"stream": LETTERS[stream]}))
    place = f"stream-{LETTERS[stream]}"
    return Effect(lines, [Mark(place, "goes"), Mark(f"seat-{seat}", "gain", points, seat)])
