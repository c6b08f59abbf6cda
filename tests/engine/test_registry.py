"""Game packages are found by themselves; games outside Tablée register by entry point."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import tablee.games
from tablee.engine.errors import TableeError
from tablee.games import game, games


def test_game_packages_are_found() -> None:
    assert "coup" in games()
    assert games()["coup"] is game("coup")


def test_an_unknown_game_is_refused_with_near_matches() -> None:
    with pytest.raises(TableeError, match="no game called “cuop”. Did you mean: coup"):
        game("cuop")


def test_games_outside_the_package_join_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    outside = EntryPoint("parcel", "tests.engine.outside:GAME", "tablee.games")
    monkeypatch.setattr(tablee.games, "entry_points", lambda group: [outside] if group == outside.group else [])
    games.cache_clear()
    try:
        assert game("parcel").title == "Parcel"
        assert list(games()) == sorted(games())
    finally:
        games.cache_clear()
