"""Randomness that gives the same numbers compiled and interpreted, on every machine and for ever."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK32: Final[i64] = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """sfc32: 128 bits of state in four 32-bit words, so that no product ever needs more than 63 bits.

    The words come from a hash (see `seed.py`) or from another generator; they need no warming up.
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a & MASK32
        self.b: i64 = b & MASK32
        self.c: i64 = c & MASK32
        self.counter: i64 = counter & MASK32

    def next32(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK32
        self.c = (((c << 21) | (c >> 11)) + result) & MASK32
        return result

    def below(self, n: i64) -> i64:
        """A uniform integer in [0, n); n is small, so the bias of at most n / 2**32 is not noticed."""
        return (self.next32() * n) >> 32

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Mix the first `count` items in place, every order equally likely."""
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def fork(self) -> Rng:
        """A fresh generator whose future says nothing about this one's."""
        return Rng(self.next32(), self.next32(), self.next32(), self.next32())

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


class Dealer:
    """Chance during set-up, in named order: it notes what it dealt, and deals from a script if given one.

    Tests lay the cards with a script; so do twin histories, which deal the same game twice with other hidden cards.
    """

    __slots__ = ("dealt", "rng", "script")

    def __init__(self, rng: Rng, script: list[list[int]] | None = None) -> None:
        self.rng: Rng = rng
        self.script: list[list[int]] | None = script
        self.dealt: list[list[int]] = []  # one entry per shuffle or pick, in the order of set-up

    def shuffle(self, items: list[int]) -> list[int]:
        """The items in random (or scripted) order. The generator moves on either way."""
        count: i64 = len(items)
        mixed = vec[i64]([i64(item) for item in items])
        self.rng.shuffle(mixed, count)
        order = [int(mixed[i]) for i in range(count)]
        return self._note(order, items)

    def pick(self, n: i64) -> i64:
        """A random (or scripted) number in [0, n)."""
        drawn = int(self.rng.below(n))
        return self._note([drawn], [])[0]

    def _note(self, order: list[int], items: list[int]) -> list[int]:
        if self.script is not None and len(self.script) > len(self.dealt):
            scripted = self.script[len(self.dealt)]
            if items and sorted(scripted) != sorted(items):
                raise ValueError("a scripted deal must hold exactly the items that are shuffled")
            order = list(scripted)
        self.dealt.append(order)
        return list(order)
