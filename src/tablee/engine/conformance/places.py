"""What marks and beats point at: every place they name is in the layout of whoever sees them."""

from __future__ import annotations

from tablee.engine.conformance.setting import Setting, need
from tablee.engine.game import Step
from tablee.engine.layout import Layout
from tablee.engine.state import State


def ids_of(layout: Layout) -> list[str]:
    """The ids of all zones, places and pieces; "" where there is none."""
    found: list[str] = []
    for zone in layout.zones:
        found.append(zone.id)
        for place in zone.places:
            found += [place.id, *(piece.id for piece in place.pieces)]
    return found


def places(setting: Setting) -> None:
    """Over a whole game: marks name places that the seat to act has in its layout, beats name places that the viewer
    has before or after the step. What a mark has after a stroke is for drawn boards. A seat (`seat-0`) can always be
    named, and so can nothing at all."""
    table, choose = setting.table(), setting.chooser()
    while not table.state.over:
        state = table.state
        _check_marks(setting, state)
        for step in table.play(int(state.to_act), choose.choice(state.legal_actions())):
            _check_beats(setting, step)


def _check_marks(setting: Setting, state: State) -> None:
    seat = int(state.to_act)
    known = _known(setting, state, seat)
    if known is None:
        return
    for text, effect in setting.game.effects(state, seat).items():
        for mark in effect.marks:
            need(
                mark.place.partition("/")[0] in known,
                f"“{text}” marks “{mark.place}”, which is not in the layout",
                setting,
            )


def _check_beats(setting: Setting, step: Step) -> None:
    game = setting.game
    for viewer, beats in zip(setting.viewers, game.beats(step, setting.viewers), strict=True):
        named = {place for beat in beats for place in (beat.source, beat.target)}
        if not named:
            continue
        before, after = (_known(setting, state, viewer) for state in (step.before, step.after))
        if before is not None and after is not None:
            lost = sorted(named - before - after)
            need(not lost, f"a beat names “{', '.join(lost)}”, which is not in the layout", setting)


def _known(setting: Setting, state: State, viewer: int) -> set[str] | None:
    """All that can be named; None: the game has no layout."""
    layout = setting.game.layout(setting.game.view(state, viewer))
    if not layout.zones:
        return None
    return {"", *(f"seat-{seat}" for seat in range(setting.seats)), *ids_of(layout)}
