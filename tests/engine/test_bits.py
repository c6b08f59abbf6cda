"""Sets as bits, up to 62 things."""

from __future__ import annotations

import pytest

from tablee.engine.bits import bit_count, bit_index, bit_index62, members


def test_every_single_bit() -> None:
    assert [bit_index(1 << place) for place in range(32)] == list(range(32))
    assert [bit_index62(1 << place) for place in range(62)] == list(range(62))


@pytest.mark.parametrize("numbers", [[], [0], [31], [32], [61], [0, 1, 30, 31, 32, 33, 60, 61], list(range(62))])
def test_sets(numbers: list[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert members(mask) == numbers
    assert bit_count(mask) == len(numbers)
