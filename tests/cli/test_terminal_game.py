"""Coup's texts in the terminal: what a move does, and why a row has its value."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.cli.language import words
from tablee.engine.record import Player
from tablee.engine.table import Table
from tablee.engine.view import Choice
from tablee.games import game
from tablee.games.coup.rules import NUMBERS
from tablee.games.coup.terminal import headline, label, preview, text
from tablee.games.coup.view import CoupView, Row, Run

SAY = words("en", ["Ann", "Ben"])


def laying(laid: list[int], hand: list[str], runs: list[Run] | None = None, coups: list[int] | None = None) -> CoupView:
    """A view in which Ann has to lay a tile, with this yellow row."""
    view = Table(game("coup"), [Player(name="Ann"), Player(name="Ben")]).view(0)
    assert isinstance(view, CoupView)
    value = sum(run.value for run in runs or [])
    yellow = Row("Y", laid, value, 20, [0] * NUMBERS, runs or [], coups or [])
    return replace(view, phase="laying", rows=[yellow, *view.rows[1:]], hand=hand)


def test_a_tile_that_makes_the_coup_says_so_everywhere() -> None:
    view = laying([1, 2, 3, 4, 6, 7, 8, 9, 10], ["Y05", "Y12"], coups=[5])
    assert "Coup!" in label(view, Choice(0, "lay Y05"), SAY)
    assert "It is the Coup!" in preview(view, "Y05", SAY)
    assert "Y05  Coup!" in text(view, SAY, ["", ""])
    assert label(view, Choice(0, "lay Y12"), SAY) == "adds nothing yet"
    made = replace(view, maker=1, rows=[replace(view.rows[0], coups=[]), *view.rows[1:]])
    assert headline(made, SAY) == "Coup by Ben!"
    assert "Coup" not in label(made, Choice(0, "lay Y05"), SAY)


def test_several_runs_explain_the_value_of_a_row() -> None:
    view = laying([*range(1, 12), *range(13, 21)], [], [Run(1, 11, 400), Run(13, 20, 200)])
    assert "Runs 11 + 8: 400 + 200." in preview(view, "Y03", SAY)
    assert "Runs 11 + 8: 400 + 200." in preview(view, "supply-Y", SAY)
    assert "Runs" not in preview(laying([1, 2, 3, 4], [], [Run(1, 4, 20)]), "Y03", SAY)


def test_the_table_in_lines_is_at_most_80_wide() -> None:
    for language in ("en", "fr"):
        view = laying([1, 2, 3], [f"Y{number:02d}" for number in range(5, 17)])
        assert max(map(len, text(view, words(language, ["Ann", "Ben"]), ["", "x"]).splitlines())) <= 80
