"""`tablee bench`: every figure is there, as a table and as JSON."""

from __future__ import annotations

import json

import pytest

from tablee.cli import bench
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.games import game
from tests.engine.toys import Parcel


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.0001)
    monkeypatch.setattr(bench, "WINDOWS", 3)
    monkeypatch.setattr(bench, "_interpreted", lambda game: bench.Figure(3.0, 2.0))


def test_every_figure_has_a_best_and_a_median(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run("coup", as_json=True) == 0
    found = json.loads(capsys.readouterr().out)
    names = ("decisions", "api_decisions", "interpreted_decisions", "play", "ismcts", "judged", "playouts")
    for name in (*names, "pettingzoo_steps"):
        assert found[f"{name}_per_s"] >= found[f"{name}_per_s_median"] > 0
    for name in ("new_us", "clone_us"):
        assert 0 < found[name] <= found[f"{name}_median"]
    assert found["game"] == "coup"
    assert found["state_bytes"] > 0


def test_the_table_shows_the_budget_beside_both(capsys: pytest.CaptureFixture[str]) -> None:
    bench.run("coup", as_json=False)
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["best", "median", "budget"]
    assert next(line for line in lines if line.startswith("clone")).endswith("≤ 0.5")
    assert next(line for line in lines if line.startswith("playouts")).endswith("≥ 30,000")


def test_a_game_without_judgement_has_no_playouts_by_judgement() -> None:
    found = bench.measure(Parcel())
    assert found.ismcts_per_s > 0
    assert (found.judged_per_s, found.playouts_per_s, found.playouts_per_s_median) == (None, None, None)


def test_without_the_extra_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(*args: object) -> None:
        raise TableeError("table-missing-extra", module="pettingzoo", extra="envs")

    monkeypatch.setattr(bench, "pettingzoo_env", missing)
    bench.run("coup", as_json=False)
    assert "pip install tablee[envs]" in capsys.readouterr().out


def test_every_repetition_plays_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    coup, new = game("coup"), Game.new

    def noted(self: Game, seats: int, *args: object, seed: int = 0, **named: object) -> object:
        seeds.append(seed)
        return new(self, seats, seed=seed)

    monkeypatch.setattr(Game, "new", noted)
    bench.inside(coup)
    assert len(set(seeds)) == len(seeds) >= 80
