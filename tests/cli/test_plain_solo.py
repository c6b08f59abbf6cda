"""Line mode without bots: the table, the choices and the end of input are shown when they are needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.main import run
from tests.cli.playing import type_lines

Capture = pytest.CaptureFixture[str]
KEPT = ("keep H01", "keep H05", "keep H11")


@pytest.fixture
def typed(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> Typed:
    return Typed(tmp_path, capsys, monkeypatch)


class Typed:
    """`typed("keep H01")` types these lines at a solo game of Age of Champagne and returns what was printed."""

    def __init__(self, data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
        self.data, self.capsys, self.monkeypatch = data, capsys, monkeypatch

    def __call__(self, *lines: str, lang: str = "en", seed: int = 41) -> str:
        type_lines("".join(f"{line}\n" for line in lines), self.monkeypatch)
        wish = ["play", "age_of_champagne", "--plain", "--seats", "1", "--seed", str(seed), "--lang", lang]
        assert run([*wish, "--data", str(self.data)]) == 0
        return self.capsys.readouterr().out


def test_a_new_round_shows_the_table(typed: Typed) -> None:
    told = typed(*KEPT, "place Z4.1")
    drafted, placing = told.split("Round 1 of 10.", 1)
    assert "\nRound 1 of 10 · Assignment" in placing  # also without bots that move in between
    assert "\nEvent\n" in placing
    assert drafted.count("Your Inheritance cards") == 1
    assert placing.count("Round 1 of 10 · Assignment") == 1  # not again after each pawn


def test_a_few_choices_are_listed_with_the_question(typed: Typed) -> None:
    told = typed(*KEPT, "place Z4.1", "place Z1.1", "place Z2.3")
    asked = told.split("may go to any region. Which one?\n", 1)[1]
    assert "  region VM  Vallée de la Marne." in asked
    assert "  region BA  Côte des Bar." in asked
    assert "  place Z2.2" not in told  # many are listed on demand


def test_choices_are_not_listed_again_after_a_refusal(typed: Typed) -> None:
    told = typed(*KEPT, "place Z4.1", "place Z1.1", "place Z2.3", "dance", "")
    assert told.count("  region VM  ") == 1


def test_no_name_of_a_held_card_is_cut(typed: Typed) -> None:
    for lang in ("en", "fr"):
        for seed in (5, 41):
            told = typed("table", lang=lang, seed=seed)
            hand = told.split("Your winery" if lang == "en" else "Votre cuverie", 1)[0]
            assert "…" not in hand


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_on_the_table_is_cut_or_wider_than_a_terminal(lang: str, typed: Typed) -> None:
    table = typed(*KEPT, lang=lang).rsplit("Z1.1", 1)[1]
    assert "…" not in table
    assert max(map(len, table.split("\n\n")[0].splitlines())) <= 80


def test_what_the_name_of_a_move_says_is_not_said_again(typed: Typed) -> None:
    told = typed("keep H11", "keep H08", "keep H09", "place Z5.4", "place Z2.1", "place Z2.3", seed=2)
    assert "  ship F10  Ship Paris (MN): 3 points. By hand:" in told  # the points once


def test_the_end_of_input_ends_the_line(typed: Typed) -> None:
    assert "> \nThe game is saved" in typed("moves")


def test_whoever_plays_in_lines_continues_in_lines(typed: Typed) -> None:
    assert "--plain”" in typed("quit")


def test_after_many_moves_of_a_refusal_comes_the_word_that_lists_all(typed: Typed) -> None:
    assert "and more: “moves” lists them all." in typed(*KEPT, "ship F01")
    assert "« coups » donne toute la liste." in typed("ship F01", lang="fr")
