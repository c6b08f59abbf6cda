"""Sets of pieces that are chosen one by one in the order of the rules: all of them, for those who pick in any order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.engine.state import State
from tablee.engine.view import Choice, Picks, Way

MOST_WAYS = 2000  # a hand with more ways than that to do one thing is rare: there the order of the rules stays


def every_way(
    state: State, goes_on: Callable[[State], bool], named: Callable[[Sequence[int]], Sequence[Choice]]
) -> Picks | None:
    """All ways to make the steps that are asked of the seat to act, as long as `goes_on` says that more of the same are
    asked. None if there are too many to list."""
    found: list[tuple[list[int], bool]] = []
    if not goes_on(state) or not _follow(state, [], goes_on, found):
        return None
    actions = sorted({action for steps, _ in found for action in steps})
    place = {action: number for number, action in enumerate(actions)}
    return Picks(named(actions), [Way([place[action] for action in steps], whole) for steps, whole in found])


def _follow(
    state: State, done: list[int], goes_on: Callable[[State], bool], found: list[tuple[list[int], bool]]
) -> bool:
    for action in state.legal_actions():
        steps, after = [*done, action], state.clone()
        after.apply(action)
        whole = after.pending.count <= state.pending.count
        if not whole and goes_on(after):
            if not _follow(after, steps, goes_on, found):
                return False
        elif len(found) == MOST_WAYS:
            return False
        else:
            found.append((steps, whole))
    return True
