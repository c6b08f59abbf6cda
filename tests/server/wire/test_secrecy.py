"""All bytes to a viewer are the same in worlds that the viewer cannot tell apart. That this can fail: test_leaks.py."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from tablee.engine.conformance import Setting, settings
from tablee.engine.game import Game
from tablee.games import games
from tests.server.wire.pair import twin_scripts
from tests.server.wire.toys import all_games
from tests.server.wire.twins import CLOCKS, Twins, play_twins

GAMES = all_games()
MANY = 10  # variants, with all numbers of seats: fewer rounds of each
NOTHING_DEALT = ("envelopes", "one-envelope")


def serve_twice(folder: Path, setting: Setting, viewer: int, rounds: int) -> Twins:
    clock = CLOCKS[(setting.seed + setting.seats + viewer) % len(CLOCKS)]
    where = folder / " ".join([f"{setting.seats} {viewer} {setting.seed}", *setting.variant])
    return asyncio.run(play_twins(where, setting, viewer, rounds, clock))


TABLES = [(game, seats) for game in GAMES for seats in range(game.seats_min, game.seats_max + 1)]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: getattr(part, "id", str(part)))
def test_no_byte_tells_a_viewer_what_the_rules_hide(game: Game, seats: int, tmp_path: Path) -> None:
    """Each variant with each number of seats is looked at by every other viewer, in turn: a game of two servers takes
    long, and the conformance suite compares all viewers in all variants below the server."""
    tables = settings(game)
    rounds = 12 if len(tables) > MANY else 25
    for number, setting in enumerate(tables):
        if setting.seats == seats:
            for viewer in setting.viewers[number % 2 :: 2]:
                serve_twice(tmp_path, setting, viewer, rounds)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_twins_are_dealt_differently(game: Game) -> None:
    for setting in settings(game):
        for viewer in setting.viewers:
            dealt, other = twin_scripts(setting, viewer, random.Random(setting.seed))
            assert dealt != other, (setting, viewer)


def test_the_worlds_differ_and_much_happens_in_them(tmp_path: Path) -> None:
    """Worlds that do not differ, or in which nothing happens, would prove nothing."""
    did: Counter[str] = Counter()
    called: Counter[str] = Counter()
    hidden = compared = moves = 0
    for game in GAMES:
        for seed in (1, 4):  # between them everything happens
            seats = min(game.seats_max, game.seats_min + seed % 3)
            twins = serve_twice(tmp_path / game.id, Setting(game, seats, {}, seed), seed % (seats + 1) - 1, 60)
            assert twins.differ == (game.id not in NOTHING_DEALT), "the same cards prove nothing"
            did.update(twins.did)
            called.update(twins.called)
            hidden += twins.hidden
            compared += twins.compared
            moves += twins.moves
    assert len(did) >= 14
    assert min(called[way] for way in ("push", "mail", "webhook")) > 10, called
    assert all(did.values()), did
    assert moves > 200
    assert hidden > 50
    assert compared > 2_500
