"""Second versions of the rules, slow and plain, and what playing them in lockstep with the engine has in common."""

from __future__ import annotations

from collections.abc import Callable


class Disagreement(AssertionError):
    """The model and the engine differ."""


def differs(play: Callable[[], object]) -> bool:
    """Whether a game in lockstep finds a difference."""
    try:
        play()
    except Disagreement:
        return True
    return False
