"""The same fact, the same bytes: compiled or not, on every machine."""

from __future__ import annotations

import pytest

from tablee.engine.conformance import settings, trail
from tablee.games import games
from tools import ROOT


@pytest.mark.parametrize("name", games())
def test_every_position_of_known_games_is_what_it_was(name: str) -> None:
    file = ROOT / "tests" / "records" / name / "trails.txt"
    expected = file.read_text().splitlines()
    found = [f"{one.seats} {one.variant} {one.seed} {trail(one)}" for one in settings(games()[name], games=2, seed=100)]
    assert found == expected
