"""With a content file in which names and numbers differ, nothing of the standard game is named."""

import re
from pathlib import Path

import pytest

from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne.content import ORDER_CODES, VINEYARD_CODES, AgeOfChampagneSheet
from tests.games.other_content import everything_said, in_words, read, unchanged


def _sheet() -> AgeOfChampagneSheet:
    sheet = read(GAME, Path(__file__).parent)
    assert isinstance(sheet, AgeOfChampagneSheet)
    return sheet


SHEET, STANDARD = _sheet(), AgeOfChampagneSheet()
VINEYARDS = {getattr(SHEET.vineyards, code).name for code in VINEYARD_CODES}
DESTINATIONS = {getattr(SHEET.orders, code).name for code in ORDER_CODES}
FOREIGN = re.compile(
    "|".join(
        [
            *(
                re.escape(getattr(STANDARD.vineyards, code).name)
                for code in VINEYARD_CODES
                if code not in ("V01", "V25")
            ),
            *(re.escape(name) for name in {getattr(STANDARD.orders, code).name for code in ORDER_CODES}),
            *("Espagne", "Allemagne", "Royaume-Uni", "Suisse", "États-Unis", "Brésil", "Nouvelle-Zélande"),
        ]
    )
)  # Sézanne is part of the name of a region; Aÿ, of other villages


def test_the_file_differs_everywhere() -> None:
    """Only four Inheritance cards can have a vineyard, so four of the others stay without one."""
    assert list(unchanged(STANDARD, SHEET)) == [f".inheritances.H{card:02}.vineyard" for card in range(9, 13)]


@pytest.mark.parametrize("seats", range(1, 5))
def test_only_what_the_file_says_is_named(seats: int) -> None:
    said = in_words(line for seed in range(2) for line in everything_said(GAME, SHEET, seats, seed))
    met: set[str] = set()
    worths = set(SHEET.eco)
    for text, line in said.items():
        met.add(line.key)
        assert not FOREIGN.search(text), text
        if line.key == "age-of-champagne-log-press" or line.key == "age-of-champagne-effect-press":
            assert line.args["capacity"] in SHEET.press.capacities, text
        if line.key == "age-of-champagne-standing":
            assert line.args["worth"] in worths, text
        if line.key == "age-of-champagne-brings" and line.args["effect"] == "points":
            assert line.args["amount"] in (1, 2, 3, -1, -2), text
        if line.key == "age-of-champagne-token" and line.args["token"] in ("BP2", "BP3", "BP4", "BEC"):
            assert line.args["amount"] == getattr(SHEET.tokens, str(line.args["token"])).amount
    expected = {
        "log-vineyard",
        "log-press",
        "log-event",
        "move-vineyard",
        "effect-yields",
        "log-harvest",
        "standing",
    }
    assert {f"age-of-champagne-{each}" for each in expected} <= met
    assert any(key.startswith("age-of-champagne-refuse-") for key in met)
    assert sum(any(name in text for text in said) for name in VINEYARDS) > 20
    assert sum(any(name in text for text in said) for name in DESTINATIONS) > 5
