"""When messages pass and how long they are tells nobody what the rules hide. That this can fail: the leaks below."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import tablee
from tablee.bots.levels import STEP, answer_at, shown_ms
from tablee.engine.conformance import Setting
from tablee.engine.state import SPECTATOR
from tablee.games import games
from tablee.server.due import worker
from tests.sample import sample
from tests.server.wire.leaks import LEAKS
from tests.server.wire.pair import CanTell
from tests.server.wire.timing import LONGEST_THOUGHT, PACE, watch_twins
from tests.server.wire.worlds import this_world

NATION = games()["coupe_nation"]
TURNS = sample(60, small=30)


def settings_of(seats: int) -> list[Setting]:
    return [Setting(NATION, seats, variant, seed) for seed in (1, 2) for variant in NATION.variants(seats)]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_moment_and_no_length_tells_what_is_hidden(seats: int, viewer: int, tmp_path: Path) -> None:
    turns = steps = compared = 0
    for number, setting in enumerate(settings_of(seats)):
        watched = asyncio.run(watch_twins(tmp_path / str(number), setting, viewer, TURNS))
        assert watched.differ
        turns, steps, compared = turns + watched.turns, steps + watched.steps, compared + watched.compared
    assert min(turns, steps, compared) > 20  # worlds in which nothing happens would prove nothing


# Pace


@pytest.mark.parametrize("level", ["novice", "skilled", "master"])
@pytest.mark.parametrize("quick", [False, True])
def test_a_bot_answers_when_it_must_however_long_it_thinks(level: str, quick: bool) -> None:
    shown = shown_ms(level, NATION, None, PACE, quick=quick)
    assert quick or shown > LONGEST_THOUGHT
    assert {answer_at(1000, shown, 1000 + thought) for thought in range(0, shown + 1, 50)} == {1000 + shown}
    late = {answer_at(1000, shown, 1000 + shown + more) for more in range(1, 3 * STEP)}
    assert late == {1000 + shown + number * STEP for number in (1, 2, 3)}


# Leaks that are planted


def _as_soon_as_it_knows(original: Callable[..., int], asked: int, shown: int, now: int) -> int:
    return now


def _by_what_it_may_do(original: Callable[..., int], *args: Any, **named: Any) -> int:
    """The more a bot can do, the longer it takes."""
    return original(*args, **named) + 10 * len(this_world().game_table.state.legal_actions())


@contextmanager
def _broken(name: str, broken: Callable[..., int]) -> Iterator[None]:
    original = getattr(worker, name)
    with patch.object(worker, name, lambda *args, **named: broken(original, *args, **named)):
        yield


PLANTED: dict[str, Callable[[], Any]] = {
    "a bot answers as soon as it knows its move": lambda: _broken("answer_at", _as_soon_as_it_knows),
    "a bot takes longer the more it can do": lambda: _broken("shown_ms", _by_what_it_may_do),
    "an update is longer by something hidden": LEAKS["an update that is longer by something hidden"][1],
}


@pytest.mark.skipif(tablee.ENGINE.compiled, reason="needs the interpreted engine")
@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_noticed(leak: str, tmp_path: Path) -> None:
    with PLANTED[leak](), pytest.raises(CanTell):
        watch_many(tmp_path)


def watch_many(folder: Path) -> None:
    for seed in range(30):
        asyncio.run(watch_twins(folder / str(seed), Setting(NATION, 3, {}, seed), SPECTATOR, TURNS))
