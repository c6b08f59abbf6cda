"""The guided first game: one hint at a time, from the file `guide.toml` of the game package."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from tablee.engine.game import Game
from tablee.engine.view import View
from tablee.engine.words import Line


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence, and the moment it belongs to: exactly one of `asked`, `told` and `at`."""

    key: str
    asked: str = ""  # a decision of the learner, by the kind of its prompt
    told: str = ""  # an event, by the kind of its log line
    at: Literal["", "start", "end"] = ""
    point: str = ""
    times: int = 1
    own: bool = False  # with `told`: only if the learner caused it
    later: dict[str, bool | int | str] = {}  # in the browser: also after the first game, at tables with these options

    def __post_init__(self) -> None:
        if bool(self.asked) + bool(self.told) + bool(self.at) != 1:
            raise ValueError(f"{self.key}: a step needs exactly one of `asked`, `told` and `at`")


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
        return self._use_up(lambda step: step.at == "start")

    def decision(self, view: View) -> Step | None:
        """The first hint for this kind of decision that is not used up."""
        kind = view.prompt.key.removeprefix(f"{self.prefix}-prompt-")
        for place, step in enumerate(self.steps):
            if step.asked == kind and self.left[place] > 0:
                self.left[place] -= 1
                return step
        return None

    def events(self, told: Iterable[Line], over: bool, learner: int = -1) -> list[Step]:
        """The hints for what has just happened."""
        happened = [(line.key.removeprefix(f"{self.prefix}-log-"), line.args.get("seat") == learner) for line in told]
        steps = self._use_up(
            lambda step: any(step.told == kind and (own or not step.own) for kind, own in happened),
        )
        return steps + (self._use_up(lambda step: step.at == "end") if over else [])

    def _use_up(self, meant: Callable[[Step], bool]) -> list[Step]:
        found = [place for place, step in enumerate(self.steps) if self.left[place] > 0 and meant(step)]
        for place in found:
            self.left[place] = 0
        return [self.steps[place] for place in found]
