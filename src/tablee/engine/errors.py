"""Errors for people, each one clear sentence: what happened, where, what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

import msgspec

from tablee.engine.words import Arg, Line, say


class TableeError(Exception):
    """An error the user can correct. Its key and arguments are put into words where they are shown."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.line = Line(key, args)

    def __str__(self) -> str:
        return say(self.line)


class Refusal(msgspec.Struct, frozen=True):
    """Why a move cannot be made."""

    line: Line
    clause: str = ""  # id of the rule; empty where the table itself refuses (not your turn, the game is over)
    legal: Sequence[str] = ()  # in notation; filled only for the seat to act


class Refused(TableeError):
    """A move that cannot be made; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.line.key, **refusal.line.args)
        self.refusal = refusal

    def __str__(self) -> str:
        return say(self.sentence())

    def sentence(self) -> Line:
        """The reason with the rule it follows from."""
        if not self.refusal.clause:
            return self.refusal.line
        return Line("table-refused-by-rule", {"reason": self.refusal.line, "clause": self.refusal.clause})


def near(word: str, known: Iterable[str]) -> str:
    """Known words that look like this one, for "did you mean": a list in words, or all of them if none is near."""
    names = sorted(known)
    return ", ".join(get_close_matches(word.casefold(), names, n=3, cutoff=0.5) or names)
