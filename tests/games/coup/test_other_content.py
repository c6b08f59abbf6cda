"""With a content file in which every number differs, no number of the standard game is named."""

import re
from pathlib import Path

import pytest

from tablee.engine.words import LANGUAGES, Words
from tablee.games.coup import GAME
from tablee.games.coup.content import TABLE_1, TABLE_2, CoupSheet
from tests.games.other_content import everything_said, in_words, read, unchanged

SHEET = read(GAME, Path(__file__).parent)
UNIT = 77  # all money in the file is a multiple of this, and so is all that is added up from it
TILES = 120
STANDARD = {CoupSheet().token_price, *TABLE_2, *(line.capital for line in TABLE_1)}


def test_the_file_differs_everywhere() -> None:
    assert list(unchanged(CoupSheet(), SHEET)) == [".run_values[0]"]  # no tile, no value
    assert all(amount % UNIT for amount in STANDARD if amount)


@pytest.mark.parametrize("seats", range(2, 7))
def test_only_numbers_of_the_file_are_named(seats: int) -> None:
    said = in_words(everything_said(GAME, SHEET, seats, seed=seats))
    assert isinstance(SHEET, CoupSheet)
    row = SHEET.set_up[seats - 2]
    met: set[str] = set()
    for text, line in said.items():
        met.add(line.key)
        for number in map(int, re.findall(r"\d+", re.sub(r"(?<=\d)[\s\u202f\u00a0.,](?=\d{3})", "", text))):
            count = number <= 20 or (line.key == "coup-supply" and number < TILES)  # of tiles, tokens or players
            assert count or number % UNIT == 0, text
        if line.key == "coup-prompt-lay":
            assert line.args["of"] == row.lay
        if line.key == "coup-prompt-buy":
            assert line.args["left"] in range(row.buy + 1)
        if line.key == "coup-effect-buy":
            assert line.args["price"] == SHEET.token_price
    assert {"coup-prompt-buy", "coup-prompt-lay", "coup-effect-buy", "coup-effect-lay", "coup-score-tokens"} <= met
    assert any(key.startswith("coup-refuse-") for key in met)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_no_price_or_value(language: str) -> None:
    words = Words(language)
    for key in ("buy-token", "buy-stop", "lay-run"):
        assert not re.search(r"\d|\bfour\b|\bquatre\b", words.text(f"coup-guide-{key}"))
