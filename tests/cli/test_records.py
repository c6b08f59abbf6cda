"""`tablee record show` and `verify` for games in which somebody resigned, was replaced or ran out of time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.records import show, verify
from tablee.engine.record import Player
from tablee.engine.table import Table
from tablee.games import game


def begun(seats: int) -> Table:
    table = Table(game("coup"), [Player(name) for name in ("Ann", "Ben", "Cy")[:seats]], seed=7)
    table.play(int(table.state.to_act), "buy R")
    table.time_out(1)
    table.seat(1, Player(bot="greedy", version=1))
    table.seat(1, Player("Zoé"))
    return table


def told(table: Table, folder: Path, capsys: pytest.CaptureFixture[str], language: str) -> tuple[str, str]:
    """What `verify` and `show` print."""
    file = folder / "game.tablee"
    file.write_text(str(table.record), encoding="utf-8")
    assert verify([str(file)], None, language) == 0
    checked = capsys.readouterr().out
    assert show(str(file), None, language) == 0
    return checked, capsys.readouterr().out


def test_a_game_that_was_given_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = begun(2)
    table.resign(0)
    checked, story = told(table, tmp_path, capsys, "en")
    assert "won by Ben" in checked
    for sentence in ("Ben has run out of time.", "A bot (greedy) takes the seat of Ben", "Zoé takes seat 2."):
        assert sentence in story
    assert story.index("Ann resigns.") < story.index("won by Ben")
    assert "not finished" not in story
    checked, story = told(table, tmp_path, capsys, "fr")
    assert "victoire de Ben" in checked
    assert "Ann abandonne." in story


def test_a_game_that_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = begun(3)
    table.stop()
    checked, story = told(table, tmp_path, capsys, "en")
    assert "stopped after one move" in checked
    assert "The game is stopped before its end." in story
    assert "arrêtée après un coup" in told(table, tmp_path, capsys, "fr")[0]


def test_a_game_that_continues_after_a_resignation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = begun(3)
    table.resign(2)
    checked, story = told(table, tmp_path, capsys, "en")
    assert "unfinished after one move" in checked
    assert "Cy resigns." in story
