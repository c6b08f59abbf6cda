"""A content file replaces printed values, and only sensible ones."""

import json
import re

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.words import LANGUAGES
from tablee.games.coup import GAME
from tablee.games.coup.content import CoupSheet
from tests.games import examples
from tests.games.coup.scene import TABLE_1, new, scene

LINES = [{"hand": hand, "lay": lay, "buy": buy, "capital": capital} for seats, hand, lay, buy, capital, *_ in TABLE_1]
VALUES = [0, 0, 0, 0, 20, 50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300]


def sheet(**fields: object) -> CoupSheet:
    read = GAME.read_sheet(json.dumps(fields).encode(), "my.json")
    assert isinstance(read, CoupSheet)
    return read


def line(seats: int, **fields: int) -> list[dict[str, int]]:
    """Table 1 with one line changed."""
    return [entry | (fields if number == seats - 2 else {}) for number, entry in enumerate(LINES)]


def refusal(data: bytes) -> str:
    with pytest.raises(TableeError) as caught:
        GAME.read_sheet(data, "my.json")
    text = str(caught.value)
    assert text.startswith("my.json: this content file does not fit Coup: ")
    assert "\n" not in text
    assert text.endswith(".")
    return text


def test_the_printed_tables_are_the_standard() -> None:
    assert sheet() == CoupSheet()
    assert sheet(set_up=LINES, run_values=VALUES, token_price=100) == CoupSheet()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_in_the_rulebook_can_be_read(language: str) -> None:
    text = (GAME.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    changed = sheet(**json.loads(examples.in_rulebook(GAME, language)))
    assert (changed.set_up[2].capital, changed.token_price, changed.run_values) == (2500, 200, tuple(VALUES))
    assert set(CoupSheet.__struct_fields__) <= set(re.findall("`([a-z_]+)`", text))


def test_a_changed_line_of_table_1_takes_effect_for_that_number_of_players() -> None:
    changed = sheet(set_up=line(3, hand=9, lay=2, buy=1, capital=500))
    table = new(3, sheet=changed)
    assert table.sizes() == [9, 9, 9]
    assert table.cash(0) == 500
    assert table.view(0).bank == 12_400 - 1_500
    assert table.view(table.to_act).left == 1
    table.play("buy R", "stop", "stop")
    assert table.phase == "laying"
    for turn in range(6):
        assert table.phase == "laying"
        table.play(table.options()[0])
    assert table.phase == "swapping"
    assert new(4, sheet=changed).sizes() == [10] * 4


def test_changed_run_values_take_effect() -> None:
    by_tile = [10 * length for length in range(21)]
    assert scene(2, board={"R": "1-3, 5"}, sheet=sheet(run_values=by_tile)).token_value("R") == 40


def test_a_changed_price_takes_effect() -> None:
    table = new(2, sheet=sheet(token_price=300)).play("buy R")
    assert sorted([table.cash(0), table.cash(1)]) == [2700, 3000]
    poor = scene(2, sheet=sheet(token_price=300), cash=[300, 299])
    assert poor.view(0).left == 1
    poor.play("stop")
    assert poor.phase == "laying"


def test_other_content_is_another_game() -> None:
    """The fingerprint is part of the fact."""
    prints = {
        GAME.fingerprint(sheet()),
        GAME.fingerprint(sheet(token_price=200)),
        GAME.fingerprint(sheet(set_up=line(2, hand=11))),
        GAME.fingerprint(sheet(run_values=[*VALUES[:-1], 1400])),
    }
    assert len(prints) == 4
    assert GAME.fingerprint() == GAME.fingerprint(CoupSheet()) == GAME.new(2).content.fingerprint
    assert GAME.new(3, content=sheet(token_price=200)).content.fingerprint == GAME.fingerprint(sheet(token_price=200))


@pytest.mark.parametrize(
    "fields",
    [
        {"set_up": LINES[:4]},
        {"set_up": [*LINES, LINES[0]]},
        {"set_up": line(2, hand=0)},
        {"set_up": line(2, hand=21)},
        {"set_up": line(2, lay=0)},
        {"set_up": line(2, buy=0)},
        {"set_up": line(2, capital=-100)},
        {"set_up": [{"hand": 12}] * 5},
        {"set_up": line(2, colour=3)},
        {"run_values": VALUES[:-1]},
        {"run_values": [*VALUES, 1400]},
        {"run_values": [*VALUES[:-1], -1]},
        {"run_values": "many"},
        {"token_price": 0},
        {"token_price": 1.5},
        {"tokens": 20},
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(fields: dict[str, object]) -> None:
    refusal(json.dumps(fields).encode())


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b'{"token_price": "dear"}'])
def test_a_file_that_is_no_sheet_is_refused_in_one_sentence(data: bytes) -> None:
    refusal(data)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"set_up": line(5, capital=2500)}, "12400"),
        ({"set_up": line(3, hand=4, lay=5)}, "lay 5 tiles"),
        ({"run_values": [*VALUES[:5], 10, *VALUES[6:]]}, "a tile that joins two runs"),
    ],
)
def test_what_does_not_fit_together_is_refused_with_the_reason(fields: dict[str, object], reason: str) -> None:
    assert reason in refusal(json.dumps(fields).encode()).replace(",", "").replace("\u202f", "")


def test_limits_that_just_fit_are_allowed() -> None:
    assert new(6, sheet=sheet(set_up=line(6, hand=20))).pool_size == 0
    assert new(5, sheet=sheet(set_up=line(5, capital=2480))).view(0).bank == 0
    assert new(2, sheet=sheet(set_up=line(2, hand=6, lay=6))).sizes() == [6, 6]


def test_an_empty_stretch_is_no_run() -> None:
    """The first of the run values stands for no tile at all: it must be nothing, or be refused."""
    try:
        odd = sheet(run_values=[10, *[10] * 20])
    except TableeError:
        return
    assert scene(2, sheet=odd).token_value("R") == 0


def test_a_whole_game_with_other_values_is_played_by_the_rules() -> None:
    """All hands are laid empty each round: nobody is ever asked to swap."""
    table = new(3, seed=1, sheet=sheet(set_up=line(3, hand=5, lay=5)))
    phases = set()
    while not table.state.over:
        phases.add(table.phase)
        table.play(table.options()[0])
    assert phases == {"buying", "laying", "last-tiles"}
