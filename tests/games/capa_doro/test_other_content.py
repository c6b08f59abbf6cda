"""With a content file in which every name and number differs, nothing of the standard game is named."""

import re
from pathlib import Path

import pytest

from tablee.games.capa_doro import GAME
from tablee.games.capa_doro.content import CONTINENT_FIELDS, EVENT_FIELDS, CapaDoroSheet
from tests.games.other_content import everything_said, in_words, read, unchanged


def _sheet() -> CapaDoroSheet:
    sheet = read(GAME, Path(__file__).parent)
    assert isinstance(sheet, CapaDoroSheet)
    return sheet


SHEET = _sheet()
PRICES = {price for field in CONTINENT_FIELDS for price in getattr(SHEET.continents, field).prices}
COSTS = {getattr(SHEET.continents, field).cost for field in CONTINENT_FIELDS}
FOREIGN = re.compile(
    "South Asia|Central America|Asie|Afrique|Amérique|Warm rain|Storage levy|Pay day|Strong demand|Pluie chaude|"
    "Jour de paie"
)


def test_the_file_differs_everywhere() -> None:
    assert list(unchanged(CapaDoroSheet(), SHEET)) == []


@pytest.mark.parametrize("seats", range(2, 5))
def test_only_what_the_file_says_is_named(seats: int) -> None:
    said = in_words(line for seed in range(3) for line in everything_said(GAME, SHEET, seats, seed))
    met: set[str] = set()
    for text, line in said.items():
        met.add(line.key)
        assert not FOREIGN.search(text), text
        money = line.args.get("money")
        if line.key in ("capa-doro-log-buy", "capa-doro-log-sell", "capa-doro-move-buy-for"):
            assert money in PRICES, text
        if line.key in ("capa-doro-log-sow", "capa-doro-move-sow-for", "capa-doro-log-seed"):
            assert money in COSTS, text
        if line.key == "capa-doro-event-text" and line.args["event"] in ("rain", "levy", "connoisseur"):
            assert line.args["amount"] == getattr(SHEET.events, str(line.args["event"])).amount
    expected = {"log-buy", "log-sell", "log-sow", "log-event", "move-roll-for", "aid-missing", "effect-sow"}
    assert {f"capa-doro-{each}" for each in expected} <= met
    assert any(key.startswith("capa-doro-refuse-") for key in met)
    names = [getattr(SHEET.continents, field).name for field in CONTINENT_FIELDS]
    names += [event.name for event in (getattr(SHEET.events, field) for field in EVENT_FIELDS) if event.copies]
    assert all(any(name in text for text in said) for name in names)
