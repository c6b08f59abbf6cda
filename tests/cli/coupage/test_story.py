"""What can be looked through in a game of Coupage, and how it ended."""

from __future__ import annotations

import pytest

from tablee.engine.words import LANGUAGES, Words
from tablee.games.coupage.terminal import details, ending
from tests.cli.coupage.positions import NAMES, READY, random_positions
from tests.games.coupage.scene import scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_looked_through_is_in_words(language: str) -> None:
    words = Words(language, NAMES)
    for here in [*random_positions(2, 3), *random_positions(4, 5)]:
        assert all("coupage-" not in part for each in details(here.view(0), words) for part in each)


def test_the_end_says_what_the_others_lacked() -> None:
    words = Words("en", NAMES)
    rows = {0: ["BLA!", "CVR!", READY], 1: ["BLA!", "ROS!"], 2: ["CVB!"]}
    table = scene(4, hands=["CAB2"], barrels=rows).play("bottle 3", "CAB2")
    view = table.view(0)
    assert view.over
    said = ending(view, words)
    assert "Ben lacked a cava." in said
    assert "Cle lacked 2 wines." in said
    assert "Dan lacked 2 wines and a cava." in said
    assert "Ann" not in said
