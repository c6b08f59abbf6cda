"""Sets of numbers from 0 to 61 as bits of an integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_MASK32: Final[i64] = 0xFFFFFFFF
# fmt: off
_DE_BRUIJN: Final = vec[i64]([
    0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8,
    31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9,
])
# fmt: on


def bit_index(bit: i64) -> i64:
    """Position of the only bit set, among the lowest 32: one product and one look-up, no loop."""
    return _DE_BRUIJN[((bit * 0x077CB531) & _MASK32) >> 27]


def bit_index62(bit: i64) -> i64:
    """The same for sets of more than 32 things."""
    return bit_index(bit) if bit <= _MASK32 else 32 + bit_index(bit >> 32)


def bit_count(mask: i64) -> i64:
    """How many bits are set."""
    return _low_bit_count(mask & _MASK32) + _low_bit_count(mask >> 32)


def _low_bit_count(mask: i64) -> i64:
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    return ((((mask + (mask >> 4)) & 0x0F0F0F0F) * 0x01010101) & _MASK32) >> 24


def members(mask: i64) -> list[int]:
    """The numbers in the set, ascending. For views and tests; inner loops walk the bits themselves."""
    result: list[int] = []
    while mask != 0:
        low = mask & -mask
        result.append(bit_index62(low))
        mask ^= low
    return result
