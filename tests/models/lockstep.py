"""How a model and the engine play one game and are compared after every step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.game import Game
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tests.models import Disagreement
from tests.models.asking import Asking

Move = TypeVar("Move")
_SHOWN = 12  # steps before a disagreement


def play_out(
    match: object,
    state: State,
    most: int,
    *,
    compare: Callable[[int], None],
    choose: Callable[[], Move],
    make: Callable[[Move], None],
) -> int:
    """Compare, choose a step and make it on both sides, until the end or so many steps; their number. `compare` is told
    how many there were."""
    steps: list[str] = []
    while True:
        try:
            compare(len(steps))
            if state.over or len(steps) == most:
                return len(steps)
            move = choose()
            steps.append(": ".join(map(str, move)) if isinstance(move, tuple) else str(move))
            make(move)
        except AssertionError as error:
            last = ", ".join(steps[-_SHOWN:])
            raise Disagreement(f"{match}: {error}\nafter {len(steps)} steps: {last}") from error


def same(what: str, engine: object, model: object) -> None:
    if engine != model:
        raise Disagreement(f"{what}: the engine has {engine!r}, the model has {model!r}")


def same_question(game: Game, state: State, model: Asking) -> None:
    """Who is asked, and every option; nobody and nothing at the end."""
    asked = model.asked
    if asked is None:
        same("legal actions", state.legal_actions(), [])
        return
    names = [game.moves.name(state, action) for action in state.legal_actions()]
    same("seat to act", state.to_act, asked.seat)
    same(f"options of “{asked.step}” of one of the two", _without(names, asked.options), _without(asked.options, names))
    same(f"number of options of “{asked.step}”", len(names), len(asked.options))


def _without(options: Sequence[str], others: Sequence[str]) -> list[str]:
    return [option for option in options if option not in others]


class SameChance:
    """The chance of the engine: its generator from the same point on."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng.clone()

    def below(self, number: int) -> int:
        return int(self.rng.below(number))

    def die(self) -> int:
        return self.below(6) + 1

    def shuffle(self, cards: list[str]) -> list[str]:
        order = vec[i64]([i64(place) for place in range(len(cards))])
        self.rng.shuffle(order, len(cards))
        return [cards[order[place]] for place in reversed(range(len(cards)))]
