"""Coupage in line mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.main import run
from tests.cli.playing import type_lines


def lines_typed(typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    type_lines(typed, monkeypatch)
    return run(["play", "coupage", "--plain", "--data", str(tmp_path), "--seed", "11", "--name", "Ann", *arguments])


def test_score_and_info_before_anything_is_bottled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lines_typed("score\ninfo\npile\nlay BLAX\nquit\n", tmp_path, monkeypatch, "--seats", "3") == 0
    out = capsys.readouterr().out
    assert "1. Ann" in out
    assert "CAB Cabernet Sauvignon" in out
    assert "“lay BLAX” is not a move in this game." in out
    assert "“tablee play coupage --data" in out


def test_the_abilities_are_switched_on_and_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, (value, on) in enumerate([("on", "true"), ("oui", "true"), ("off", "false"), ("no", "false")]):
        folder = tmp_path / str(number)
        assert lines_typed("quit\n", folder, monkeypatch, "--option", f"abilities={value}") == 0
        kept = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*") if file.is_file())
        assert ("abilities" in kept and "true" in kept) == (on == "true")
