"""Saves that cannot be resumed are moved aside with all their files; nothing is lost."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablee.cli.language import words
from tablee.cli.main import run
from tablee.cli.saves import Saves
from tablee.engine.record import Player, Record
from tablee.engine.table import Table
from tablee.games import game
from tests.cli.playing import complaint, type_lines

COUP = game("coup")


def save(folder: Path, *players: Player, content: bytes | None = None) -> Saves:
    """A data folder with a running game."""
    sheet = COUP.read_sheet(content, "sheet.json") if content else None
    saves = Saves(COUP, folder)
    saves.save(Table(COUP, players, seed=1, sheet=sheet).record)
    saves.save_sheet(content)
    return saves


PERSON, BOT = Player("Ann"), Player(bot="greedy", version=1)


def test_a_game_goes_on_with_its_content(tmp_path: Path) -> None:
    saves = save(tmp_path, PERSON, BOT, content=b'{"token_price": 200}')
    table, damaged = saves.resume()
    assert damaged is None
    assert table is not None
    assert table.view(0).price == 200  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text.replace("rules: 1", "rules: 9"), "Version 9"),
        (lambda text: text.replace("greedy", "genius"), "no bot called “genius”"),
        (lambda text: text.replace("bot greedy 1", "Bob"), "Coup"),
        (lambda text: text[:100], "line"),
    ],
)
def test_a_save_that_cannot_go_on_is_set_aside_with_its_content(tmp_path: Path, change: object, reason: str) -> None:
    assert callable(change)
    saves = save(tmp_path, PERSON, BOT, content=b'{"token_price": 200}')
    saves.running.write_text(change(saves.running.read_text(encoding="utf-8")), encoding="utf-8")
    table, damaged = saves.resume()
    assert table is None
    assert damaged is not None
    assert reason in words("en")(damaged.error.line)
    kept = Path(damaged.where)
    assert kept.exists()
    assert json.loads(kept.with_suffix(".content.json").read_text()) == {"token_price": 200}
    assert not saves.running.exists()
    assert not saves.sheet.exists()


def test_a_finished_game_is_shown_with_the_content_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(tmp_path, PERSON, BOT, content=b'{"token_price": 200}').archive()
    (kept,) = (tmp_path / "games").glob("*.tablee")
    assert run(["record", "verify", str(kept)]) == 0
    kept.with_suffix(".content.json").unlink()
    capsys.readouterr()
    assert "other content" in complaint(["record", "verify", str(kept)], capsys)


def test_control_characters_in_names_are_not_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.tablee"
    record = Table(COUP, [Player("\x1b[31mEvil\x1b]0;x\x07"), Player("two\nlines")], seed=1).record
    file.write_text(str(record), encoding="utf-8")
    assert Record.read(str(record)) == record
    assert run(["record", "show", str(file)]) == 0
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", capsys.readouterr().out)


def test_an_invalid_byte_is_an_invalid_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines("b\udcfff\nstop\n", monkeypatch)
    assert run(["play", "--plain", "--data", str(tmp_path)]) == 0
    assert "is not a move" in capsys.readouterr().out


def test_errors_are_in_french_wherever_the_option_is(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--lang", "fr", "ply"], ["--lang", "fr", "record", "shw", "x"]):
        assert "inconnu" in complaint(wrong, capsys)


def test_a_refusal_says_what_would_be_possible(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines("lay R01\n", monkeypatch)
    assert run(["play", "--plain", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert "You can: buy Y, buy O, buy R, buy V, buy B, buy G, stop." in capsys.readouterr().out
