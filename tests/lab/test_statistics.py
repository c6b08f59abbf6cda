"""Wilson intervals and the sequential test, against values from the literature and from their definitions."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from tablee.engine.errors import TableeError
from tablee.lab.statistics import Sprt, quantile, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert tuple(wilson(wins, games)) == pytest.approx((low, high), abs=5e-5)


def test_wilson_is_symmetric_and_stays_within_0_and_1() -> None:
    for wins in range(11):
        low, high = wilson(wins, 10)
        assert 0 <= low <= wins / 10 <= high <= 1
        assert tuple(wilson(10 - wins, 10)) == pytest.approx((1 - high, 1 - low))


def test_wilson_knows_nothing_without_games() -> None:
    assert wilson(0, 0) == (0, 1)


def test_a_tie_is_half_a_win() -> None:
    low, high = wilson(50.5, 100)
    assert wilson(50, 100).low < low < wilson(51, 100).low
    assert wilson(50, 100).high < high < wilson(51, 100).high


def test_the_bounds_of_the_test_are_those_of_wald() -> None:
    assert Sprt(0.5, 0.55).bound == pytest.approx(log(19)) == pytest.approx(2.9444, abs=1e-4)


def test_the_ratio_is_that_of_the_likelihoods() -> None:
    test = Sprt(0.5, 0.6)
    assert exp(test.ratio(7, 10)) == pytest.approx((0.6**7 * 0.4**3) / 0.5**10)
    assert test.ratio(0, 0) == 0


def test_it_ends_after_as_many_wins_as_wald_says() -> None:
    """0.5 against 0.8: each win adds log 1.6 = 0.470, each loss log 0.4 = -0.916."""
    test = Sprt(0.5, 0.8)
    assert [test.verdict(wins, wins) for wins in (6, 7)] == ["undecided", "high"]
    assert [test.verdict(0, losses) for losses in (3, 4)] == ["undecided", "low"]


@pytest.mark.parametrize(("truth", "wrong"), [(0.5, "high"), (0.6, "low")])
def test_it_is_seldom_wrong(truth: float, wrong: str) -> None:
    test, luck, errors = Sprt(0.5, 0.6), Random(1), 0
    for _ in range(400):
        wins = games = 0
        while (verdict := test.verdict(wins, games)) == "undecided":
            wins += luck.random() < truth
            games += 1
        errors += verdict == wrong
    assert errors <= 0.05 * 400


@pytest.mark.parametrize("text", ["50", "55:50", "50:50", "0:50", "50:100", "a:b", "", "nan:50", "50:55:60"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(TableeError, match="such as “50:55”"):
        Sprt.read(text)


def test_hypotheses_are_read_in_percent() -> None:
    assert Sprt.read("50:52.5") == Sprt(0.5, 0.525)


def test_quantiles() -> None:
    assert quantile([], 0.5) == 0
    assert quantile([3], 0.95) == 3
    assert [quantile(range(100), part) for part in (0.5, 0.95)] == [50, 95]
