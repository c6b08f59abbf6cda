"""The guided first game: one hint at a time, from the file `guide.toml` of the game package."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable

import msgspec

from tablee.engine.game import Game
from tablee.engine.view import View
from tablee.engine.words import Line, Words

MOMENTS = ("start", "end")  # of the whole game: a log line `end`, for the end of a turn, is not meant


class Step(msgspec.Struct, frozen=True):
    when: str  # a kind of decision of the learner, or a kind of event
    key: str
    point: str = ""
    times: int = 1
    own: bool = False  # for an event: only if the learner caused it


class Guide:
    """A decision is recognised by the key of its prompt (`coup-prompt-buy`), an event by the key of its log line
    (`coup-log-coup`)."""

    def __init__(self, game: Game) -> None:
        file = game.folder / "guide.toml"
        found = tomllib.loads(file.read_text(encoding="utf-8"))["step"] if file.exists() else []
        self.prefix = game.id.replace("_", "-")  # of message keys
        self.steps = msgspec.convert(found, list[Step])
        self.left = [step.times for step in self.steps]

    def start(self) -> list[Step]:
        return self._event("start")

    def decision(self, view: View) -> Step | None:
        """The first hint for this kind of decision that is not used up."""
        kind = view.prompt.key.removeprefix(f"{self.prefix}-prompt-")
        for place, step in enumerate(self.steps):
            if step.when == kind and self.left[place] > 0:
                self.left[place] -= 1
                return step
        return None

    def events(self, told: Iterable[Line], over: bool, learner: int = -1) -> list[Step]:
        """The hints for what has just happened. A kind that also has a prompt counts as a decision, not as an event."""
        words, steps = Words("en"), []
        for line in told:
            kind = line.key.removeprefix(f"{self.prefix}-log-")
            if kind not in MOMENTS and not words.has(f"{self.prefix}-prompt-{kind}"):
                steps += self._event(kind, own=line.args.get("seat") == learner)
        return steps + (self._event("end") if over else [])

    def _event(self, kind: str, own: bool = True) -> list[Step]:
        found = [
            place
            for place, step in enumerate(self.steps)
            if step.when == kind and self.left[place] > 0 and (own or not step.own)
        ]
        for place in found:
            self.left[place] = 0
        return [self.steps[place] for place in found]
