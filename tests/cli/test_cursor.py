"""Where arrow keys and capital letters lead: to what is nearest on the screen."""

from __future__ import annotations

import pytest

from tablee.cli.terminal.selection_screen import next_piece

# a b .
# . . c
# d
SPOTS = {"a": (0, 0), "b": (0, 10), "c": (1, 20), "d": (5, 0)}


@pytest.mark.parametrize(
    ("here", "key", "there"),
    [
        ("a", "right", "b"),
        ("b", "right", "c"),
        ("d", "right", "a"),
        ("a", "left", "d"),
        ("a", "down", "c"),
        ("c", "up", "b"),
        ("c", "down", "d"),
        ("a", "up", "d"),
        ("a", "R", "c"),
        ("c", "R", "d"),
        ("a", "X", "a"),
        ("gone", "right", "a"),
    ],
)
def test_keys_lead_to_the_nearest_piece(here: str, key: str, there: str) -> None:
    assert next_piece(SPOTS, ["d", "c", "b", "a"], here, key, {"c": "R", "d": "MR", "b": "B"}) == there


def test_pieces_that_are_not_drawn_are_passed_over() -> None:
    assert next_piece(SPOTS, ["a", "elsewhere", "b"], "a", "right", {}) == "b"
    assert next_piece({}, ["a"], "", "right", {}) == ""
