"""The rulebook of a game, as Markdown."""

from __future__ import annotations

from tablee.engine.game import Game


def rulebook(game: Game, language: str) -> str:
    for name in (f"rulebook.{language}.md", "rulebook.en.md"):
        file = game.folder / name
        if file.exists():
            return file.read_text(encoding="utf-8")
    return f"# {game.title}\n"
