"""With a content file in which every name, code and number differs, nothing of the standard game is named."""

import re
from pathlib import Path

import pytest

from tablee.games.coupage import GAME
from tablee.games.coupage.content import GRAPE_LIST, RECIPE_CODES, CoupageSheet
from tests.games.other_content import everything_said, in_words, read, unchanged


def _sheet() -> CoupageSheet:
    sheet = read(GAME, Path(__file__).parent)
    assert isinstance(sheet, CoupageSheet)
    return sheet


SHEET = _sheet()
RECIPES = {code: getattr(SHEET.recipes, code.lower()) for code in RECIPE_CODES}
COSTS = dict.fromkeys(RECIPE_CODES[:3], SHEET.wine_stars) | dict.fromkeys(RECIPE_CODES[3:], SHEET.cava_stars)
FOREIGN = re.compile("|".join(rf"\b{re.escape(word)}\d?\b" for each in GRAPE_LIST for word in (each.code, each.name)))


def test_the_file_differs_everywhere() -> None:
    assert list(unchanged(CoupageSheet(), SHEET)) == []


@pytest.mark.parametrize("seats", range(2, 5))
def test_only_what_the_file_says_is_named(seats: int) -> None:
    said = in_words(line for seed in range(3) for line in everything_said(GAME, SHEET, seats, seed))
    met: set[str] = set()
    for text, line in said.items():
        met.add(line.key)
        assert not FOREIGN.search(text), text
        recipe, stars = line.args.get("recipe"), line.args.get("stars")
        if line.key == "coupage-effect-ripe":
            assert stars == COSTS[str(recipe)]
        if line.key in ("coupage-effect-pays", "coupage-barrel-ready"):
            assert stars in {0, *COSTS.values()}
        if line.key == "coupage-effect-stars":
            assert stars == SHEET.time_stars
        if line.key == "coupage-effect-lay":
            asked = (line.args["count"], line.args["time"], stars)
            assert asked in {(len(each.grapes), each.time, COSTS[code]) for code, each in RECIPES.items()}
        if line.key == "coupage-prompt-pay":
            goal = SHEET.time_stars if line.args["goal"] == "time" else COSTS[str(recipe)]
            assert line.args["left"] in range(goal + 1)  # none, when more may be added
        if line.key == "coupage-aid-asks":
            assert line.args["different"] in {each.different for each in RECIPES.values()}
    expected = {
        "effect-lay",
        "effect-stars",
        "effect-pays",
        "prompt-pay",
        "aid-asks",
        "log-lay",
        "barrel-ready",
    }
    assert {f"coupage-{each}" for each in expected} <= met
    assert any(key.startswith("coupage-refuse-") for key in met)
    names = [variety.name for variety in SHEET.varieties]
    assert all(any(name in text for text in said) for name in names)
