"""Moves as people write them."""

import re

import pytest

from tablee.engine.errors import Refused
from tablee.engine.words import LANGUAGES
from tablee.games.coupe_nation import GAME
from tablee.games.coupe_nation.rules.numbers import NUM_ACTIONS
from tests.games.coupe_nation.scene import S, scene
from tests.games.notation import assert_read_back, chapter, read_as


def test_every_action_has_a_name_that_is_read_back() -> None:
    assert NUM_ACTIONS == 462
    assert_read_back(scene(2), NUM_ACTIONS)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("piocher 1", "draw 1"),
        ("poser 12", "place 12"),
        ("cacher 12", "hide 12"),
        ("révéler l1p5", "open L1P5"),
        ("réserve", "reserve"),
        ("paire 9", "pair 9"),
        ("somme 39", "sum 39"),
        ("différence 21", "difference 21"),
        ("sur L2P3", "on L2P3"),
        ("défausser 3", "discard 3"),
        ("détruire 50", "destroy 50"),
        ("place finish", "place FIN"),
        ("pair fin", "pair FIN"),
    ],
)
def test_other_words(text: str, name: str) -> None:
    assert read_as(scene(2), text) == name


@pytest.mark.parametrize(
    "text", ["place 0", "place 51", "draw 5", "on L1P8", "open L8P1", "place 25", "hide", "sum", ""]
)
def test_what_means_nothing(text: str) -> None:
    table = scene(2)
    with pytest.raises(Refused):
        GAME.parse(table.state, 0, text)


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("place 12 L2P2", ["place 12", "on L2P2"]),
        ("hide 12 l1p1", ["hide 12", "on L1P1"]),
        ("reserve 30 12 difference 18 L1P3", ["reserve", "pair 12", "pair 30", "difference 18", "on L1P3"]),
        ("reserve 30 12 sum 41 7 L1P5", ["reserve", "pair 12", "pair 30", "sum 41", "extra 7", "on L1P5"]),
        ("réserve 7 12 somme 18 30 L2P2", ["reserve", "pair 7", "pair 12", "sum 18", "extra 30", "on L2P2"]),
    ],
)
def test_whole_actions_in_one_line(text: str, steps: list[str]) -> None:
    table = scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41")
    assert [GAME.moves.name(table.state, step) for step in GAME.parse_move(table.state, 0, text)] == steps


@pytest.mark.parametrize("text", ["destroy 31", "Détruire 31", "discard 31", "31"])
def test_a_card_of_the_hand_is_destroyed_by_either_verb(text: str) -> None:
    """The question says "destroy" of the hand and of the Reserve, and only one of them is possible."""
    hand = scene(2, tower=S, hands=["9 30 31 32 33", "40"], reserve="1 50 18 41").play("place 9", "on L1P1")
    assert [GAME.moves.name(hand.state, step) for step in GAME.parse_move(hand.state, 0, text)] == ["discard 31"]


def test_of_the_reserve_it_still_means_the_reserve() -> None:
    table = scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41").play("reserve", "pair 12", "pair 30")
    table.play("difference 18", "on L2P2")
    assert table.phase == "clear"
    assert [GAME.moves.name(table.state, step) for step in GAME.parse_move(table.state, 0, "destroy 50")] == [
        "destroy 50"
    ]


def test_others_write_a_hidden_card_by_its_place() -> None:
    table = scene(3, tower=S, hands=["7 12"]).play("hide 12")
    action = GAME.parse(table.state, 0, "on L1P1")
    assert GAME.notate(table.state, action, 0) == "on L1P1"
    assert GAME.notate(table.state, action, 1) == "hide on L1P1"
    open_move = scene(3, tower=S, hands=["7 12"]).play("place 12")
    assert GAME.notate(open_move.state, GAME.parse(open_move.state, 0, "on L2P2"), 1) == "place 12 on L2P2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_explains_every_verb(language: str) -> None:
    verbs = {text.split()[0] for text in re.findall(r"`([^`]+)`", chapter(GAME, language))}
    assert {kind.verb for kind in GAME.moves.kinds} <= verbs
