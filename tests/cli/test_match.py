"""`tablee match`: the table, the files, and one sentence for everything that is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablee
from tablee.build import Engine
from tablee.cli import match as command
from tablee.cli.main import run
from tablee.lab.map_games import Here
from tests.cli.playing import complaint

Capture = pytest.CaptureFixture[str]
COUP = ["match", "coup", "--bots", "greedy,random", "--lang", "en"]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "Processes", lambda jobs: Here())


def test_the_table_names_shares_intervals_and_times(capsys: Capture) -> None:
    assert run([*COUP, "--games", "4"]) == 0
    title, _, heads, first, second, _, verdict = capsys.readouterr().out.splitlines()
    assert title == "Coup, 2 seats: 4 games of 2 deals, seed 1"
    assert heads.split("  ")[0] == "bot"
    assert "95 % interval" in heads
    assert first.split()[:5] == ["greedy", "4", "100.0", "%", "51.0–100.0"]
    assert second.startswith("random")
    assert "greedy wins more than its fair share of 50.0 %" in verdict


def test_in_french(capsys: Capture) -> None:
    assert run(["match", "coup", "--bots", "greedy,random", "--games", "2", "--sprt", "50:51", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Coup, 2 places : 2 parties d’une donne" in told
    assert "100,0 %" in told
    assert "indécis" in told
    assert "cli-" not in told


def test_a_team(capsys: Capture) -> None:
    assert run(["match", "coupe_nation", "--bots", "greedy", "--option", "finish=on", "--games", "2"]) == 0
    told = capsys.readouterr().out
    assert "with finish=True" in told
    assert "The team won " in told
    assert "fair" not in told


def test_the_merchant_has_a_line(capsys: Capture) -> None:
    assert run(["match", "age_of_champagne", "--bots", "random", "--games", "1"]) == 0
    assert "Wine Merchant" in capsys.readouterr().out


def test_the_result_is_written_and_resumed(tmp_path: Path, capsys: Capture) -> None:
    where = tmp_path / "match.json"
    assert run([*COUP, "--games", "2", "--json", str(where)]) == 0
    first = json.loads(where.read_bytes())
    assert (first["schema"], first["games"], first["match"]["bots"][0]["name"]) == (1, 2, "greedy")
    assert run([*COUP, "--games", "4", "--json", str(where), "--resume"]) == 0
    assert json.loads(where.read_bytes())["games"] == 4
    assert len((tmp_path / "match.games.jsonl").read_bytes().splitlines()) == 5
    assert str(tmp_path / "match.games.jsonl") in capsys.readouterr().out
    assert "continue it with --resume" in complaint([*COUP, "--json", str(where)], capsys)
    told = complaint([*COUP, "--seed", "2", "--resume", "--json", str(where)], capsys)
    assert "this is another match (seed 1)" in told


def test_an_interrupt_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupted(*args: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_match", interrupted)
    assert run([*COUP, "--json", str(tmp_path / "match.json")]) == 130
    assert "Stopped after 0 of 400 games; the same command with --resume continues." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["match"], "GAME, --bots is missing"),
        (["match", "coup"], "--bots is missing"),
        ([*COUP, "--games", "0"], "--games must be between 1 and"),
        ([*COUP, "--jobs", "0"], "--jobs must be between 1 and"),
        ([*COUP, "--seating", "all"], "choose half or one"),
        ([*COUP, "--sprt", "55:50"], "such as “50:55”"),
        ([*COUP, "--resume"], "name it with --json"),
        ([*COUP, "--option", "colour"], "name=value"),
        (["match", "coup", "--bots", "greedy,expret"], "Did you mean: expert"),
        (["match", "coup", "--bots", "greedy"], "two different bots"),
        ([*COUP, "--json", "/nowhere/at/all.json"], "/nowhere/at/all"),
    ],
)
def test_errors_are_one_sentence(arguments: list[str], told: str, capsys: Capture) -> None:
    assert told in complaint(arguments, capsys)


@pytest.mark.parametrize("compiled", [False, True])
def test_without_a_compiled_engine_it_says_that_bots_are_weaker(
    compiled: bool, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tablee, "ENGINE", Engine(compiled, "" if compiled else "no compiler"))
    assert run([*COUP, "--games", "2"]) == 0
    told = capsys.readouterr().err
    assert ("searching bots play weaker" in told) is not compiled
    assert ("no compiler" in told) is not compiled
