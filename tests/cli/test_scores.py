"""The score sheet: who won, and the source of each point."""

from __future__ import annotations

from tablee.cli.language import words
from tablee.cli.scores import score_text, sheets
from tablee.engine.record import Record
from tablee.engine.table import Table
from tablee.games import game
from tools import ROOT


def tied() -> Table:
    file = ROOT / "tests" / "records" / "coup" / "tie-for-first.tablee"
    return Table.replay(game("coup"), Record.read(file.read_text(encoding="utf-8")))


def test_equal_totals_share_a_rank_and_the_next_rank_is_skipped() -> None:
    found = [(sheet.rank, sheet.total) for sheet in sheets(tied(), words("en"))]
    assert found == [(1, 1800), (1, 1800), (1, 1800), (4, 1640), (5, 1340), (6, 1240)]


def test_every_point_has_a_source() -> None:
    for sheet in sheets(tied(), words("fr")):
        assert sum(points for source, points in sheet.lines) == sheet.total


def test_the_score_in_line_mode() -> None:
    text = score_text(tied(), words("en", ["Ann", "Ben", "Cle", "Dan", "Eve", "Flo"]))
    assert text.startswith("1. Dan")
    assert "Cash" in text


def test_where_all_win_or_lose_together_there_is_one_sheet() -> None:
    file = ROOT / "tests" / "records" / "coupe_nation" / "won.tablee"
    table = Table.replay(game("coupe_nation"), Record.read(file.read_text(encoding="utf-8")))
    names = ["Ann", "Ben", "Cle"]
    (sheet,) = sheets(table, words("en", names))
    assert sheet.total == 28
    told = score_text(table, words("en", names)).splitlines()
    assert told[0].split() == ["All", "together", "28"]
    assert next(line for line in told if "turns" in line).endswith("turns")  # it tells, and adds nothing
    assert score_text(table, words("fr", names)).startswith("Tous ensemble")
