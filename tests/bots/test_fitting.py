"""Fitting what a position will still bring: the sums are right, and what is written can be read."""

from __future__ import annotations

import tomllib
from argparse import Namespace
from pathlib import Path

import numpy as np
import pytest

from tablee.engine.knobs import FILE, TUNED, knobs_of
from tablee.games import age_of_champagne, capa_doro, coup
from tools.fit import LEFT, Positions, compared, explained, fit, fitted, write

KNOBS = ["left_base", "left_row", "left_hope", "left_tile", "left_laid"]


def test_what_is_true_is_found() -> None:
    chance = np.random.default_rng(1)
    features, knobs = chance.normal(size=(200, 3)), np.array([3.0, -2.0, 0.5])
    assert fitted(features, features @ knobs) == pytest.approx(knobs, rel=1e-3)
    assert explained(features, features @ knobs, knobs) == pytest.approx(1)
    assert explained(features, features @ knobs, np.zeros(3)) < 0.05


def test_what_comes_to_everybody_counts_nothing() -> None:
    values = np.array([5.0, 7.0, 100.0, 100.0])
    assert compared(values, 2).tolist() == [-1, 1, 0, 0]


def test_positions_say_what_each_knob_adds() -> None:
    """A token is worth what its knobs say, in hundredths: the base for each token that somebody has."""
    positions = Positions(coup.GAME, 2, KNOBS)
    positions.play(1)
    base = np.array(positions.features)[:, KNOBS.index("left_base")]
    assert len(base) == len(positions.end) == len(positions.base)
    assert base.min() == 0
    assert base.max() > 0.02
    assert base * 100 == pytest.approx(np.round(base * 100))


def test_the_same_arguments_give_the_same_knobs() -> None:
    options = Namespace(games=4, seed=2)
    once = fit(coup.GAME, 2, KNOBS, options)
    assert once == fit(coup.GAME, 2, KNOBS, options)
    assert all(name.startswith(LEFT) for name in once[1])


def test_knobs_that_multiply_are_refused() -> None:
    """What money is worth in Capa d'Oro is one knob times another."""
    with pytest.raises(SystemExit, match="does not add up"):
        Positions(capa_doro.GAME, 2, ["rate", "growing", "reach"]).play(1)


def test_what_a_house_will_earn_adds_up() -> None:
    knobs = knobs_of(str(age_of_champagne.GAME.folder / "judgement.py"), 2, TUNED)
    positions = Positions(age_of_champagne.GAME, 2, [name for name in knobs if name.startswith(LEFT)])
    positions.play(1)
    assert len(positions.features) > 20


def test_fitted_knobs_replace_fitted_ones_and_all_else_stays(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text('["greedy@1"]\npile = 1\nleft_base = 0\n\n[tuned.2] # how\npile = 5\n# make fit x\nleft_base = 9\n')
    write(file, 2, {"left_base": 12}, "make fit coup")
    text = file.read_text()
    assert tomllib.loads(text)["tuned"]["2"] == {"pile": 5, "left_base": 12}
    assert "[tuned.2] # how\npile = 5\n# make fit coup\nleft_base = 12\n" in text
    with pytest.raises(SystemExit, match=r"tuned\.4"):
        write(file, 4, {"left_base": 12}, "make fit coup")
