"""What Coup adds to the terminal, and its table in lines."""

from __future__ import annotations

import pytest

from tablee.cli.drawing import Shown, about, text_of
from tablee.cli.language import words
from tablee.engine.words import LANGUAGES
from tablee.games.coup import GAME
from tablee.games.coup.terminal import headline, verb
from tests.games.coup.scene import scene

NAMES = ["Ann", "Ben"]
SAY = words("en", NAMES)


def test_a_tile_that_makes_the_coup_says_so() -> None:
    here = scene(seats=2, board={"Y": "1-4, 6-10"}, hands=["only Y05 Y12"], phase="lay")
    lines = text_of(GAME.layout(here.view(0)), Shown(SAY), 80)
    assert "Y5 Coup!" in lines
    assert "Y12 Coup!" not in lines
    assert "Coup by" not in headline(here.view(0), SAY)
    here.play("lay Y05")
    assert headline(here.view(0), SAY) == "Coup by Ann!"
    assert verb(here.view(0), SAY) == "lay"


def test_several_runs_explain_the_value_of_a_row() -> None:
    layout = GAME.layout(scene(seats=2, board={"Y": "1-9, 13-20"}, phase="lay").view(0))
    assert about(layout, "value-Y", SAY) == "Yellow. Runs of 9 + 8."
    assert about(layout, "value-O", SAY) == "Orange. No tile."
    assert about(layout, "Y03", SAY) == "The board. 3. Yellow 3."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_lines_is_at_most_80_wide(language: str) -> None:
    here = scene(seats=2, board={"Y": "1-3"}, phase="lay")
    lines = text_of(GAME.layout(here.view(0)), Shown(words(language, NAMES), levels=["", "x"]), 80).splitlines()
    assert max(map(len, lines)) <= 80
