"""`greedy@1` is the yardstick for all bots: it plays for ever as it did when it was first measured."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec.structs import replace

from tablee.bots import Seat, bot, thinking_rng
from tablee.engine.conformance import settings
from tablee.engine.game import Game, GameSheet
from tablee.engine.seed import rng_of
from tablee.games import games
from tests.games.capa_doro.scene import SPECIFICATION

DECISIONS = 250  # at most, of each number of seats and variant
RULES = {"coup": 1, "coupage": 2, "capa_doro": 1, "coupe_nation": 1, "age_of_champagne": 1}
CHOICES = {
    "coup": "6dd958163ca5af24f9921959c4072382",
    "coupage": "57ebe919e14fc7c92bd93e262e7a5109",
    "capa_doro": "5aae4367e7baa449bb7867688bcf1cb3",
    "coupe_nation": "06d7dec86a9b72d9097f03e0efc66ec3",
    "age_of_champagne": "09db5efc7e904b51c5d0f066c3008599",
}  # fingerprints, taken when the constants of the judgements became knobs; never to be taken again


def sheet_of(game: Game) -> GameSheet | None:
    """The content with which they were taken, where the standard content has changed since."""
    if game.id != "capa_doro":
        return None
    asia, south_asia = SPECIFICATION.continents.asia, SPECIFICATION.continents.south_asia
    flatter = replace(
        SPECIFICATION.continents,
        asia=replace(asia, prices=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3)),
        south_asia=replace(south_asia, prices=(1, 2, 2, 3, 3, 3, 3, 4, 4, 4)),
    )
    return replace(SPECIFICATION, continents=flatter)


def choices(game: Game, name: str) -> list[int]:
    """What the bot would do with real options, in games where every third move is any legal one: so it gets into
    trouble, too."""
    made: list[int] = []
    for setting in settings(game):
        player = bot(name, game, setting.variant)
        state = game.new(setting.seats, setting.variant, 1, sheet_of(game), rules=RULES[game.id])
        luck, here = rng_of(2), 0
        while not state.over and here < DECISIONS:
            legal = state.legal_actions()
            action = player.choose(Seat(state, state.to_act), thinking_rng(b"yardstick", len(made)))
            if len(legal) > 1:
                made.append(action)
                here += 1
            if luck.below(3) == 0:
                action = legal[luck.below(len(legal))]
            game.play(state, state.to_act, action)
    return made


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_yardstick_never_changes(game: Game) -> None:
    made = choices(game, "greedy@1")
    assert len(made) >= 200
    assert sha256(",".join(map(str, made)).encode()).hexdigest()[:32] == CHOICES[game.id]
