"""The guided first game of Coupage."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.guide import Guide
from tablee.cli.terminal.app import TableApp
from tablee.engine.words import LANGUAGES, Line
from tablee.games.coupage import GAME
from tests.cli.coupage.table import P
from tests.cli.playing import at_table, shown, table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_are_shown_whole(lang: str, tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        for step in table(app).guide.steps:
            table(app).hint = step
            table(app).show()
            await pilot.pause()
            assert "…" not in shown(app, "hint"), step.key
            assert len(shown(app, "hint").splitlines()) <= 2

    at_table(here, tmp_path, "coupage", "--seed", "3", lang=lang)


def test_the_end_of_a_turn_is_not_the_end_of_the_game() -> None:
    guide = Guide(GAME)
    assert guide.events([Line("coupage-log-end", {"seat": 0, "left": 2})], over=False) == []
    assert [step.key for step in guide.events([], over=True)] == ["coupage-guide-end"]


def test_a_hint_about_own_events_waits_for_the_learner() -> None:
    guide = Guide(GAME)
    assert guide.events([Line("coupage-log-lay", {"seat": 1})], over=False, learner=0) == []
    assert [step.key for step in guide.events([Line("coupage-log-lay", {"seat": 0})], False, 0)] == [
        "coupage-guide-lay"
    ]
    assert guide.events([Line("coupage-log-lay", {"seat": 0})], False, 0) == []
