"""Moves as people write them."""

import pytest

from tablee.engine.errors import Refused
from tablee.games.coupage import GAME
from tablee.games.coupage.rules.numbers import CARD, NUM_ACTIONS, PLAY
from tests.games.coupage.scene import scene


def test_every_action_has_a_name_that_is_read_back() -> None:
    table = scene(2, phase="draw")
    names = [GAME.moves.name(table.state, action) for action in range(NUM_ACTIONS)]
    assert len(set(names)) == NUM_ACTIONS == 97
    for action, name in enumerate(names):
        assert GAME.parse(table.state, 0, name) == action
        assert GAME.parse(table.state, 0, f"  {name.lower()} ") == action


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("pioche", "pile"),
        ("marché 2", "market 2"),
        ("MARCHE 1", "market 1"),
        ("fin", "end"),
        ("poser cvb", "lay CVB"),
        ("lay red", "lay ROU"),
        ("poser rosé", "lay ROS"),
        ("compléter 3", "replace 3"),
        ("temps 2", "time 2"),
        ("étoiles 2", "stars 2"),
        ("embouteiller 4", "bottle 4"),
        ("jouer vol", "play VOL"),
        ("défausser", "cycle"),
        ("carte mac1", "MAC1"),
        ("mac1", "MAC1"),
        ("joueur 2", "seat 2"),
        ("tonneau 1-3", "barrel 1-3"),
        ("visible", "up"),
        ("cachée 2", "down 2"),
        ("prendre 1", "take 1"),
        ("refuser", "decline"),
        ("bla", "lay BLA"),
    ],
)
def test_french_verbs_and_short_forms(text: str, name: str) -> None:
    table = scene(2)
    assert GAME.moves.name(table.state, GAME.parse(table.state, 0, text)) == name


def test_a_kind_alone_is_played_or_picked() -> None:
    table = scene(2, hands=["VOL", "MAC1"])
    assert GAME.parse(table.state, 0, "vol") == PLAY + 1
    assert GAME.parse(table.play("cycle").state, 0, "vol") == CARD + 26
    assert GAME.parse(table.state, 1, "vol") == PLAY + 1  # another does not know that something is begun


@pytest.mark.parametrize(
    "text", ["", "lay", "lay XXX", "MAC4", "market 3", "barrel 4-1", "barrel 1-5", "time", "play MAC1", "seat 4"]
)
def test_what_is_no_move_is_refused_with_near_ones(text: str) -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1"])
    with pytest.raises(Refused, match="lay|end|MAC1|cycle"):
        GAME.parse(table.state, 0, text)


def test_near_moves_begin_alike() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1"])
    with pytest.raises(Refused, match="lay BLA, lay CVB"):
        GAME.parse(table.state, 0, "lay X")


def test_others_read_a_whole_move_when_it_is_whole() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1 TIM"]).play("lay CVB", "MAC1", "XAR1")
    action = GAME.parse(table.state, 0, "PAR1")
    assert GAME.notate(table.state, action, 0) == "PAR1"
    assert GAME.notate(table.state, action, 1) == "lay CVB MAC1 XAR1 PAR1"
