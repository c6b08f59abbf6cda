"""What happened in a game of Coupage, in a few words."""

from __future__ import annotations

import pytest

from tablee.engine.words import LANGUAGES, Line, Words
from tablee.games.coupage.log import log
from tablee.games.coupage.terminal import details, ending, summary
from tests.cli.coupage.positions import NAMES, READY
from tests.games.coupage.scene import Scene, new, scene


def told(table: Scene, viewer: int, *moves: str) -> list[Line]:
    """What the viewer is told of these moves."""
    lines: list[Line] = []
    for move in moves:
        table.play(move)
        assert table.step is not None
        lines += log(table.step, viewer)
    return lines


def test_what_the_others_did_is_told_in_a_few_words() -> None:
    words = Words("en", NAMES)
    table = scene(3, hands=["PIQ EVA TIM", "MAC1"], barrels={0: ["ROU ULL1 GAR1 CAB2"], 1: ["BLA MAC1 XAR1 PAR1"]})
    lines = told(table, 1, "play PIQ", "barrel 1-1", "time 1")
    assert summary(table.view(1), lines, words) == "Ann: spoiled your BLA, aged ROU."
    assert summary(table.view(2), lines, words) == "Ann: spoiled Ben’s BLA, aged ROU."
    assert summary(table.view(0), lines, words) == ""


def test_routine_moves_are_mentioned_only_for_a_player_who_did_nothing_else() -> None:
    words = Words("en", NAMES)
    table = scene(2, phase="draw", hands=["TIM"], market="PAR1 MAC1", barrels={0: ["ROU ULL1 GAR1 CAB2"]})
    lines = told(table, 1, "market 1")
    assert summary(table.view(1), lines, words) == "Ann: took Parellada ★."
    lines += told(table, 1, "time 1")
    assert summary(table.view(1), lines, words) == "Ann: aged ROU."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_has_a_summary(language: str) -> None:
    words = Words(language, NAMES)
    for seats, seed in ((2, 3), (4, 5)):
        before = new(seats, seed, abilities=True)
        place = seed
        for _ in range(200):
            if before.state.over:
                break
            options = before.options()
            place += 1
            lines = told(before, 0, options[place * 7 % len(options)])
            assert "coupage-" not in summary(before.view(0), lines, words)
            assert all("coupage-" not in part for each in details(before.view(0), words) for part in each)


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
