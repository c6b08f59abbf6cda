"""The constants of judgements are data."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.knobs import knobs_of, trying

FILE = """
["greedy@1"]
pile = 46
star = 12
[tuned.2]
pile = 53
[tuned.4]
star = 9
"""


@pytest.fixture
def module(tmp_path: Path) -> str:
    (tmp_path / "knobs.toml").write_text(FILE)
    return str(tmp_path / "judgement.py")


def test_what_was_tuned_replaces_what_it_names(module: str) -> None:
    assert knobs_of(module, 2, "greedy@1") == {"pile": 46, "star": 12}
    assert knobs_of(module, 2, "tuned") == {"pile": 53, "star": 12}
    assert knobs_of(module, 4, "tuned") == {"pile": 46, "star": 9}


@pytest.mark.parametrize(("seats", "like"), [(0, 2), (1, 2), (3, 2), (5, 4), (6, 4)])
def test_the_nearest_number_of_seats_serves(module: str, seats: int, like: int) -> None:
    assert knobs_of(module, seats, "tuned") == knobs_of(module, like, "tuned")


def test_nothing_tuned_is_greedy_1(tmp_path: Path) -> None:
    (tmp_path / "knobs.toml").write_text('["greedy@1"]\npile = 46\n')
    assert knobs_of(str(tmp_path / "judgement.py"), 2, "tuned") == {"pile": 46}


def test_a_judgement_may_be_a_folder(module: str, tmp_path: Path) -> None:
    assert knobs_of(str(tmp_path / "judgement" / "__init__.py"), 2, "tuned") == knobs_of(module, 2, "tuned")


def test_values_can_be_tried(module: str) -> None:
    with trying("mine", {"pile": 1}):
        assert knobs_of(module, 2, "mine") == {"pile": 1, "star": 12}
    with pytest.raises(KeyError):
        knobs_of(module, 2, "mine")


def test_a_misspelt_knob_is_reported(module: str) -> None:
    with trying("mine", {"pail": 1}), pytest.raises(ValueError, match="pail"):
        knobs_of(module, 2, "mine")
