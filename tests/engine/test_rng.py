"""Chance is the same on every machine and in every version: these numbers are part of every recorded game."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Dealer, Rng
from tablee.engine.seed import rng_of


def sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """The published generator, written down a second time and without looking at ours."""
    numbers = []
    for _ in range(6):
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c * 9) % 2**32
        rotated = ((c * 2**21) % 2**32) | (c // 2**11)
        c = (rotated + result) % 2**32
        numbers.append(result)
    return numbers


@pytest.mark.parametrize("words", [(1, 2, 3, 4), (2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1), (0, 0, 0, 0)])
def test_the_generator_is_sfc32(words: tuple[int, int, int, int]) -> None:
    rng = Rng(*words)
    assert [rng.next32() for _ in range(6)] == sfc32(*words)


def test_numbers_never_change() -> None:
    rng = rng_of(42)
    assert rng.words() == [1943672498, 1516693964, 1630869208, 2478031304]
    assert [rng.below(100) for _ in range(8)] == [38, 34, 13, 86, 46, 44, 21, 28]


def test_below_reaches_every_number_and_no_other() -> None:
    rng = rng_of(1)
    seen = Counter(rng.below(6) for _ in range(6000))
    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert min(seen.values()) > 850


def test_every_order_is_about_equally_likely() -> None:
    rng = rng_of(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = vec[i64]([0, 1, 2, 9])
        rng.shuffle(items, 3)
        assert items[3] == 9  # only the first three are mixed
        orders[tuple(items)[:3]] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_a_clone_repeats_and_a_fork_does_not() -> None:
    rng = rng_of(3)
    clone = rng.clone()
    fork = rng.clone().fork()
    numbers = [rng.next32() for _ in range(8)]
    assert [clone.next32() for _ in range(8)] == numbers
    assert not set(numbers[4:]) & {fork.next32() for _ in range(4)}


def test_a_dealer_notes_what_it_deals() -> None:
    dealer = Dealer(rng_of(4))
    order, start = dealer.shuffle([5, 6, 7, 8]), dealer.pick(4)
    assert sorted(order) == [5, 6, 7, 8]
    assert dealer.dealt == [order, [start]]


def test_a_scripted_deal_is_followed_and_chance_goes_on_as_it_would() -> None:
    free, scripted = Dealer(rng_of(4)), Dealer(rng_of(4), [[8, 7, 6, 5], [2]])
    free.shuffle([5, 6, 7, 8])
    free.pick(4)
    assert scripted.shuffle([5, 6, 7, 8]) == [8, 7, 6, 5]
    assert scripted.pick(4) == 2
    assert scripted.rng.words() == free.rng.words()


def test_a_script_must_hold_the_cards_there_are() -> None:
    with pytest.raises(ValueError, match="exactly the items"):
        Dealer(rng_of(4), [[1, 2, 3, 3]]).shuffle([1, 2, 3, 4])
