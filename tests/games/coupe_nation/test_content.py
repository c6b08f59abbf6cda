"""A content file replaces the symbols, and only by sensible ones; the example in the rulebook works."""

import json
import re

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.words import LANGUAGES, say
from tablee.games.coupe_nation import GAME
from tablee.games.coupe_nation.content import CoupeNationSheet
from tests.games import examples
from tests.games.coupe_nation.scene import S, scene

STANDARD = CoupeNationSheet().symbols


def refusal(data: object) -> str:
    """The reason; one sentence in both languages, in words of our own."""
    with pytest.raises(TableeError) as caught:
        GAME.read_sheet(json.dumps(data).encode(), "my.json")
    english, french = (say(caught.value.line, language) for language in LANGUAGES)
    assert english.startswith("my.json: this content file does not fit Coupe nation: ")
    for text in (english, french):
        assert text.endswith(".")
        assert not re.search("Expected|Invalid|Object|malformed|truncated|[`$]", text)
    return english.partition("nation: ")[2]


def test_the_standard_is_section_2_of_the_specification() -> None:
    assert [STANDARD.count(symbol) for symbol in ("1", "2", "H")] == [26, 14, 10]
    assert STANDARD[::-1] == STANDARD  # card n and card 51 - n
    hearts = [number for number, symbol in enumerate(STANDARD, 1) if symbol == "H"]
    assert hearts == [8, 12, 16, 20, 23, 28, 31, 35, 39, 43]
    twos = [number for number, symbol in enumerate(STANDARD, 1) if symbol == "2"]
    assert twos == [1, 4, 7, 10, 14, 18, 22, 29, 33, 37, 41, 44, 47, 50]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_the_standard_and_its_example_can_be_read(language: str) -> None:
    rulebook = (GAME.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [◇♥]+ [^|]*\| ([\d ]+) \|$", rulebook, re.MULTILINE)
    listed = {symbol: [int(number) for number in row.split()] for symbol, row in zip("12H", rows, strict=True)}
    for symbol, numbers in listed.items():
        assert numbers == [number for number, other in enumerate(STANDARD, 1) if other == symbol]
    assert GAME.read_sheet(examples.in_rulebook(GAME, language).encode(), "my.json") == CoupeNationSheet()


def test_other_symbols_are_played_with() -> None:
    changed = list(STANDARD)
    changed[13] = "H"
    sheet = GAME.read_sheet(json.dumps({"symbols": changed}).encode(), "my.json")
    assert isinstance(sheet, CoupeNationSheet)
    table = scene(3, tower=S, hands=["14"], sheet=sheet).play("place 14", "on L2P2")
    assert table.next_draw() == 2  # a heart over 10 (two diamonds) and 20 (a heart)
    assert table.spot("L2P2").card is not None


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"symbols": ["1"] * 49}, "symbols"),
        ({"symbols": ["1"] * 51}, "symbols"),
        ({"symbols": ["3"] + ["1"] * 49}, "entry 1"),
        ({"symbols": [1] * 50}, "entry 1"),
        ({"symbols": "1"}, "symbols"),
        ({"symbol": ["1"] * 50}, "symbol"),
        ([], ""),
    ],
)
def test_bad_files_are_refused_in_one_sentence(data: object, reason: str) -> None:
    assert reason in refusal(data)


def test_limits_are_named() -> None:
    assert "50" in refusal({"symbols": ["1"] * 49})
    assert refusal({"symbols": ["H"] * 31 + ["1"] * 19}) == (
        "symbols: there are 31 hearts, but at most 30 are allowed, so that enough cards are drawn."
    )
    GAME.read_sheet(json.dumps({"symbols": ["H"] * 30 + ["1"] * 20}).encode(), "my.json")
