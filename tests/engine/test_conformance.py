"""Every game passes the suite, and the suite can fail."""

from __future__ import annotations

import pytest

from tablee.engine.conformance import CHECKS, Broken, redealt_worlds, run, settings, twins
from tablee.engine.game import Game
from tablee.games import games
from tests.engine.broken import BROKEN
from tests.engine.sealed import Stakes
from tests.engine.toys import Parcel
from tests.sample import sample

GAMES = list(games().values())
MANY = 10  # variants, with all numbers of seats


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_conforms(game: Game, check: str) -> None:
    """Every variant, with all numbers of seats, in one game each; the soak plays many. Where there are many variants,
    every second one but for the twins, which show what is secret. Interpreted: every fourth."""
    tables = settings(game)
    step = 2 if len(tables) > MANY and check != "twins" else 1
    for setting in tables[:: sample(step, small=4)]:
        run(check, setting)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_secrecy_looks_at_many_positions(game: Game) -> None:
    """A twin history that ends at once, or a walk that samples nothing, would prove nothing."""
    for setting in settings(game)[:: sample(2, small=8)]:
        assert twins(setting) >= 20 * len(setting.viewers)
        assert redealt_worlds(setting, share=0.1) >= 3 * len(setting.viewers)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("toy", [Parcel, Stakes])
def test_a_sound_toy_conforms(toy: type[Game], check: str) -> None:
    conforms(toy(), check, sample(20, small=5))


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_broken_toy_is_caught(broken: type[Parcel]) -> None:
    with pytest.raises(Broken):
        conforms(broken(), BROKEN[broken])


def conforms(game: Game, check: str, games: int = 20) -> None:
    for setting in settings(game, games):
        run(check, setting)
