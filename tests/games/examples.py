"""Examples of content sheets, as the module that describes them and the rulebooks show them."""

from __future__ import annotations

import re
import textwrap
from types import ModuleType

from tablee.engine.game import Game, GameSheet
from tablee.engine.words import LANGUAGES


def in_module(content: ModuleType) -> str:
    """What stands between “For example:” and the next paragraph of its description."""
    found = re.search(r"For example:\n\n(.*?)\n\n\S", str(content.__doc__), re.DOTALL)
    assert found is not None
    return textwrap.dedent(found[1])


def in_rulebook(game: Game, language: str) -> str:
    text = (game.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    [found] = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    return str(found)


def sheets(game: Game, content: ModuleType) -> list[GameSheet]:
    """All of them, read."""
    texts = [in_module(content), *(in_rulebook(game, language) for language in LANGUAGES)]
    return [game.read_sheet(text.encode(), "example.json") for text in texts]
