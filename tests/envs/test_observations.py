"""Observations are the same numbers compiled and interpreted."""

from __future__ import annotations

import struct
from hashlib import sha256

import pytest

from tablee.engine.conformance import settings
from tablee.engine.conformance.setting import walk
from tablee.games import games

# Change a line when the encoding of that game changes, never because the engine is compiled or not.
FINGERPRINTS = {
    "age_of_champagne": "65255c8d1f33768889be1cf635ad556bf8efa5aaa6f39d9e98ed8df5e1fc6f19",
    "capa_doro": "bdf3d742b80f289ff0f26201be523c1eeb917ce77f7d8a82eaa89a70d556ed8a",
    "coup": "452fb59902c38c1216d824fe11175d223f71491f1538be320f8fce608de775f4",
    "coupage": "cf40a535f14a6ccaed22e14f1e96430e5dd46089e39ddf7fb34dbd2885621b71",
    "coupe_nation": "558dafb76b6e564b7fe0d2392309311327c68c3f05fd6b3e536b124745549fec",
}


@pytest.mark.parametrize("name", games())
def test_observations_are_the_same_in_both_engines(name: str) -> None:
    game, found = games()[name], sha256()
    for setting in settings(game):
        size = game.observation_size(setting.seats, game.options_for(setting.seats, setting.variant))
        for state, _ in walk(setting):
            for viewer in setting.viewers:
                numbers = game.encode(state, viewer)
                assert len(numbers) == size
                found.update(struct.pack(f"<{size}d", *numbers))
    assert found.hexdigest() == FINGERPRINTS[name]
