"""Moves as people write them."""

import re

import pytest

from tablee.engine.errors import Refused
from tablee.engine.words import LANGUAGES
from tablee.games.coup import GAME
from tablee.games.coup.moves import tile_name, tile_number
from tests.games.coup.scene import LETTERS, SPECTATOR, TILES, Scene, scene

# In the order of their numbers: six purchases, stop, 120 tiles laid, 120 put aside, done, pass.
MOVES = [
    *(f"buy {letter}" for letter in LETTERS),
    "stop",
    *(f"lay {tile}" for tile in TILES),
    *(f"aside {tile}" for tile in TILES),
    "done",
    "pass",
]


def test_every_action_has_a_name_and_every_name_an_action() -> None:
    """The numbering belongs to the rules version: it must never change."""
    table = scene(2)
    assert GAME.num_actions(GAME.Options()) == len(MOVES) == 249
    for action, move in enumerate(MOVES):
        assert GAME.moves.name(table.state, action) == move
        assert GAME.parse(table.state, 0, move) == action


def test_tiles_are_numbered_row_by_row() -> None:
    for number, tile in enumerate(TILES):
        assert tile_name(number) == tile
        assert tile_number(tile) == number


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("LAY r7", "lay R07"),
        ("  lay   R07 ", "lay R07"),
        ("lay g20", "lay G20"),
        ("Buy b", "buy B"),
        ("STOP", "stop"),
        ("Aside y1", "aside Y01"),
        (" Done\n", "done"),
        ("Pass", "pass"),
    ],
)
def test_capitals_blanks_and_missing_zeros_do_not_matter(text: str, move: str) -> None:
    assert GAME.parse(scene(2).state, 0, text) == MOVES.index(move)


@pytest.mark.parametrize(
    "text",
    ["", "  ", "hello", "buy", "buy X", "buy RV", "buy R R", "lay", "lay R0", "lay R00", "lay R21", "lay X05", "lay 5"]
    + ["aside", "aside R99", "stop now", "done 2", "pass R07", "07", "lay R-1", "lay RR1", "lay R07 R08"],
)
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.parse(scene(2).state, 0, text)
    refusal = caught.value.refusal
    assert refusal.line.key == "table-no-such-move"
    assert refusal.line.args["text"] == text.strip()
    for example in str(refusal.line.args["near"]).split(", "):
        assert example in MOVES


def test_examples_are_near_to_what_was_typed() -> None:
    every = "buy Y, buy O, buy R, buy V, buy B, buy G"
    assert near(scene(2), "buy", 0) == near(scene(2), "zzz", 0) == near(scene(2), "", 0) == every
    assert near(scene(2), "stop it", 0) == "stop"


@pytest.mark.parametrize("phase", ["buy", "lay", "swap", "last"])
def test_what_is_offered_can_be_typed(phase: str) -> None:
    table = scene(3, phase=phase, board={"G": "1-10"} if phase == "last" else None)
    for choice in table.choices():
        assert GAME.parse(table.state, 0, choice.text) == choice.action
        assert GAME.notate(table.state, choice.action, 0) == choice.text


def test_open_moves_read_the_same_for_all() -> None:
    table = scene(3, phase="lay", hands=["R07"])
    for viewer in (SPECTATOR, 0, 1):
        assert GAME.notate(table.state, MOVES.index("lay R07"), viewer) == "lay R07"
        assert GAME.notate(table.state, MOVES.index("buy R"), viewer) == "buy R"
        assert GAME.notate(table.state, MOVES.index("pass"), viewer) == "pass"


@pytest.mark.parametrize(
    ("phase", "typed", "meant"),
    [
        ("buy", "r", "buy R"),
        ("buy", "buy red", "buy R"),
        ("buy", "acheter vert", "buy G"),
        ("buy", "violet", "buy V"),
        ("buy", "arrêter", "stop"),
        ("lay", "R7", "lay R07"),
        ("lay", "poser r07", "lay R07"),
        ("swap", "R07", "aside R07"),
        ("swap", "écarter R07", "aside R07"),
        ("swap", "fini", "done"),
        ("last", "R07", "lay R07"),
        ("last", "passer", "pass"),
    ],
)
def test_what_people_type_is_understood(phase: str, typed: str, meant: str) -> None:
    table = scene(2, phase=phase, hands=["R07 G01"])
    assert GAME.parse(table.state, 0, typed) == GAME.parse(table.state, 0, meant)


def test_suggestions_are_what_can_be_done() -> None:
    table = scene(2, phase="lay", hands=["R07 G01"], pool_size=0)
    held = ", ".join(f"lay {tile}" for tile in table.hand(0)[:6])
    assert near(table, "lay R21", 0) == near(table, "dance", 0) == held
    assert near(table, "dance", 1) == "buy R, stop, lay R01, aside R01, done, pass"  # not asked: nothing of its hand
    assert near(scene(2, phase="buy"), "acheter Z", 0) == "buy Y, buy O, buy R, buy V, buy B, buy G"


def near(table: Scene, text: str, seat: int) -> object:
    with pytest.raises(Refused) as caught:
        GAME.parse(table.state, seat, text)
    return caught.value.refusal.line.args["near"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_rulebook_can_be_typed(language: str) -> None:
    text = (GAME.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    chapter = text.partition("otation\n\n")[2].partition("\n## ")[0]
    examples = re.findall(r"^\| `([^`]+)` \| ", chapter, re.MULTILINE)
    table = scene(2, phase="swap", hands=["Y03 R07 G01", "Y01"])
    moves = {example: GAME.parse_move(table.state, 0, example) for example in examples}
    assert len(moves["aside G01 Y03 done"]) == 3
    assert {GAME.moves.kind_of(step) for steps in moves.values() for step in steps} == set(GAME.moves.kinds)
