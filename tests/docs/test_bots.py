"""docs/bots.md: what it says of the settings of games is what they are. Its results: tests/lab/test_ladder.py."""

from __future__ import annotations

import re

import pytest

from tablee.engine.game import Game
from tablee.games import games
from tools import ROOT

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def rows(head: str) -> dict[str, list[str]]:
    """The cells of the table whose heading begins so, by the title of the game."""
    table = PAGE.partition(f"| {head}")[2].partition("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table]
    return {title.replace("'", "’"): rest for title, *rest in cells}


def number(text: str) -> int:
    return int(text.replace(",", ""))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_what_games_promise_is_what_they_are_measured_against(game: Game) -> None:
    _, thinking, plain = rows("game | decisions/s by judgement")[game.title]
    promised = [number(re.findall(r"\(([\d,]+)\)", cell)[0]) for cell in (thinking, plain)]
    assert game.budget is not None
    assert promised == [game.thinking.playouts_per_s, game.budget.ismcts_per_s]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_how_games_think_ahead_is_how_they_do(game: Game) -> None:
    scheme, end, playouts = rows("game | scheme")[game.title]
    thinking = game.thinking
    assert scheme == thinking.scheme
    assert end == (f"after {thinking.depth} decisions" if thinking.depth else "at the end of the game")
    assert [number(each) for each in re.findall(r"[\d,]+\d", playouts)] == [thinking.expert, thinking.master]
    if thinking.horizon:
        text = " ".join(PAGE.split())
        assert f"tries the {thinking.width} moves that look best" in text
        assert f"ends within {thinking.horizon} decisions" in text
