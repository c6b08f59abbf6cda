"""Moves of several steps, as people choose them: what begins a move and what ends it, and sets chosen in any order."""

from __future__ import annotations

import random

from tablee.engine.conformance.setting import Setting, need, walk
from tablee.engine.state import State
from tablee.engine.view import Choice, Picks


def whole_moves(setting: Setting) -> None:
    """A choice says whether the move is whole with it."""
    game = setting.game
    for state, _ in walk(setting):
        for choice in game.choices(state, int(state.to_act)):
            need(choice.whole != _begins(state, choice.action), f"“{choice.text}” says wrongly what it ends", setting)
            whole = state.completes(choice.action)
            need(choice.whole == whole, f"the state says of “{choice.text}” wrongly what it ends", setting)


def picks(setting: Setting) -> None:
    """Sets that are chosen in any order are offered to the seat alone. Whatever is chosen step by step from what is
    offered can be made when it is complete, written in that order; and no legal step is forgotten."""
    game, choose = setting.game, setting.chooser()
    for state, _ in walk(setting):
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
        picked = {choice.action for choice in offered.choices}
        if offered.ends is not None:
            picked.add(offered.ends.action)
        lost = [text for text, choice in listed.items() if not choice.whole and choice.action not in picked]
        need(not lost, f"the step “{', '.join(lost)}” belongs to no set", setting)
        need(bool(offered.need or offered.ends), "a set that cannot be ended", setting)
        _complete(setting, state, offered, choose)


def _complete(setting: Setting, state: State, offered: Picks, choose: random.Random) -> None:
    """Choose at random until the set is complete, add something if more may be added, then make it."""
    game, seat = setting.game, int(state.to_act)
    chosen: list[Choice] = []
    count, now = 0, offered
    while count < offered.need or (offered.ends is not None and now.choices and choose.random() < 0.7):
        need(bool(now.choices), "a set that was begun cannot be completed", setting)
        place = choose.randrange(len(now.choices))
        chosen.append(now.choices[place])
        count += now.amounts[place]
        again = game.picks(state, seat, [choice.action for choice in chosen])
        assert again is not None
        now = again
    texts = [choice.text for choice in chosen]
    if offered.ends is not None:
        texts.append(offered.ends.text)
    steps = game.parse_move(state, seat, " ".join(texts))
    named = sorted(game.parse(state, seat, text) for text in texts)
    need(sorted(steps) == named, f"“{' '.join(texts)}” is read as other steps", setting)
    after = state.copy()
    for step in steps:
        need(step in after.legal_actions(), f"the set “{' '.join(texts)}” cannot be made", setting)
        after.apply(step)


def _begins(state: State, action: int) -> bool:
    """Whether a legal action is a step after which its move is not whole yet."""
    after = state.clone()
    after.apply(action)
    return bool(after.begun(state.to_act).count > state.pending.count)
