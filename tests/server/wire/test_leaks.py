"""Servers that tell too much are caught: made from the sources, for what is compiled cannot be broken from outside."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.engine.conformance import Setting
from tests.server.wire.leaks import LEAKS, leaking
from tests.server.wire.pair import CanTell
from tests.server.wire.test_secrecy import GAMES, serve_twice

pytestmark = pytest.mark.skipif(tablee.ENGINE.compiled, reason="needs the interpreted engine")
TOYS = {game.id: game for game in GAMES}


@pytest.mark.parametrize(("leak", "name"), [(leak, name) for leak, (name, _) in LEAKS.items()])
def test_a_server_that_leaks_is_caught(leak: str, name: str, tmp_path: Path) -> None:
    game = TOYS[name]
    seeds = (4, 3, 2, *range(20))  # at the first of them the rarest show
    tables = [(min(game.seats_max, 3 + seed % 2), seed) for seed in seeds]
    with leaking(leak), pytest.raises(CanTell):
        look_from_outside_and_inside(tmp_path, [Setting(game, seats, {}, seed) for seats, seed in tables])


def look_from_outside_and_inside(folder: Path, tables: list[Setting]) -> None:
    for number, setting in enumerate(tables):
        for viewer in (-1, setting.seats - 1):
            serve_twice(folder / str(number), setting, viewer, 80)
