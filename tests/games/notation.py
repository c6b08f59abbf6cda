"""What is asked of the notation of every game: that it is read back as it is written."""

from __future__ import annotations

import re

from tablee.engine.game import Game
from tests.games.scenes import Scene


def assert_read_back(table: Scene, count: int) -> None:
    """Every action has a name of its own, in capitals or not."""
    game, state = table.game, table.state
    names = [game.moves.name(state, action) for action in range(count)]
    assert len(set(names)) == count
    for action, name in enumerate(names):
        assert game.parse(state, 0, name) == action
        assert game.parse(state, 0, f"  {name.lower()} ") == action


def read_as(table: Scene, text: str) -> str:
    """The name of the action that a text means."""
    return table.game.moves.name(table.state, table.game.parse(table.state, 0, text))


def chapter(game: Game, language: str) -> str:
    """What the rulebook says about notation."""
    text = (game.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    return text.partition("\n## Notation\n")[2].partition("\n## ")[0]


def examples(text: str) -> list[str]:
    """The first column of the tables."""
    return re.findall(r"^\| `([^`]+)` \| ", text, re.MULTILINE)


def assert_each_kind(table: Scene, texts: list[str]) -> None:
    """They are the names of actions, and among them is every kind of move."""
    moves = table.game.moves
    actions = [table.game.parse(table.state, 0, text) for text in texts]
    assert [moves.name(table.state, action) for action in actions] == texts
    assert {moves.kind_of(action) for action in actions} == set(moves.kinds)
