"""Moves of several steps, as people choose them: what begins a move and what ends it, and sets chosen in any order."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tablee.engine.conformance.setting import Setting, need, walk
from tablee.engine.game import begins
from tablee.engine.state import State
from tablee.engine.view import Picks


def whole_moves(setting: Setting) -> None:
    """A choice says whether the move is whole with it."""
    game = setting.game
    for state, _ in walk(setting):
        for choice in game.choices(state, int(state.to_act)):
            need(choice.whole != begins(state, choice.action), f"“{choice.text}” says wrongly what it ends", setting)


def picks(setting: Setting) -> None:
    """Sets that are chosen in any order are offered to the seat alone; each can be made in the order of its way, no two
    are alike, none is part of another, and none is forgotten."""
    game, choose = setting.game, setting.chooser()
    for state, action in walk(setting):
        seat = int(state.to_act)
        for viewer in setting.viewers:
            need(viewer == seat or game.picks(state, viewer) is None, "somebody else's picks are shown", setting)
        offered = game.picks(state, seat)
        if offered is None:
            continue
        listed = {choice.text: choice for choice in game.choices(state, seat)}
        for choice in offered.choices:
            same = listed.get(choice.text)
            alike = same is None or (same.touches, same.group) == (choice.touches, choice.group)
            need(alike, f"“{choice.text}” is offered in two forms", setting)
        if offered.ways:
            _sets(setting, state, offered, action)
        else:
            _any(setting, state, offered, choose)


def _sets(setting: Setting, state: State, offered: Picks, action: int) -> None:
    ways = [[offered.choices[place].action for place in way.picks] for way in offered.ways]
    kinds = {tuple(sorted(way)) for way in ways}
    need(len(kinds) == len(ways), "a set is offered twice", setting)
    for way, steps in zip(offered.ways, ways, strict=True):
        after, begun = _made(setting, state, steps), int(state.pending.count)
        need(way.whole == (after.pending.count <= begun), "a way says wrongly whether the move is whole", setting)
        for place in range(len(steps)):
            part = tuple(sorted(steps[:place] + steps[place + 1 :]))
            need(part not in kinds, "a set is part of another", setting)
    need({steps[0] for steps in ways} == set(state.legal_actions()), "a first step belongs to no way", setting)
    need(action in {steps[0] for steps in ways}, "a legal step belongs to no way", setting)


def _any(setting: Setting, state: State, offered: Picks, choose: random.Random) -> None:
    actions = [choice.action for choice in offered.choices]
    some = [action for action in actions if choose.random() < 0.5]
    after = _made(setting, state, some)
    ends = [action for action in after.legal_actions() if not begins(after, action)]
    need(bool(ends), "a set that was chosen cannot be finished", setting)


def _made(setting: Setting, state: State, steps: Sequence[int]) -> State:
    after = state.copy()
    for step in steps:
        need(step in after.legal_actions(), "the steps of a way are not legal in its order", setting)
        after.apply(step)
    return after
