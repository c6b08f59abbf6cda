"""With a content file in which every symbol differs, nothing of the standard game is shown."""

from pathlib import Path

import pytest

from tablee.games.coupe_nation import GAME
from tablee.games.coupe_nation.content import CoupeNationSheet
from tests.games.coupe_nation.scene import S, scene
from tests.games.other_content import everything_said, in_words, read, unchanged


def _sheet() -> CoupeNationSheet:
    sheet = read(GAME, Path(__file__).parent)
    assert isinstance(sheet, CoupeNationSheet)
    return sheet


SHEET = _sheet()


def test_the_file_differs_everywhere() -> None:
    assert list(unchanged(CoupeNationSheet(), SHEET)) == []


@pytest.mark.parametrize("seats", range(2, 5))
def test_everything_can_be_said(seats: int) -> None:
    said = in_words(line for seed in range(3) for line in everything_said(GAME, SHEET, seats, seed))
    assert said
    assert not any("coupe-nation-" in text for text in said)


def test_symbols_and_draws_are_those_of_the_file() -> None:
    table = scene(3, tower=S, hands=["9 14"], sheet=SHEET)
    assert [card.symbol for card in table.view(0).hand] == [SHEET.symbols[8], SHEET.symbols[13]]
    assert table.play("place 9", "on L1P1").next_draw() == 2
