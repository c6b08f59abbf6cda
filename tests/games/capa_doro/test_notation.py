"""Moves as people write them."""

import re

import pytest

from tablee.engine.errors import Refused
from tablee.engine.words import LANGUAGES
from tablee.games.capa_doro import GAME
from tablee.games.capa_doro.rules.numbers import NUM_ACTIONS
from tests.games.capa_doro.scene import scene
from tests.games.notation import assert_each_kind, assert_read_back, chapter, examples, read_as


def test_every_action_has_a_name_that_is_read_back() -> None:
    assert NUM_ACTIONS == 241
    assert_read_back(scene(2), NUM_ACTIONS)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("semence as-1", "seed AS-1"),
        ("pousse AF-3", "grow AF-3"),
        ("récolter ca-2", "harvest CA-2"),
        ("RECOLTER CA-2", "harvest CA-2"),
        ("semer sa-1", "sow SA-1"),
        ("neutre sa-1", "neutral SA-1"),
        ("acheter o", "buy O"),
        ("buy gold", "buy Y"),
        ("vendre gris", "sell G"),
        ("rouler c05", "roll C05"),
        ("b02", "roll B02"),
        ("fin", "end"),
        ("plantation as-1-g", "plant AS-1-G"),
        ("entrepôt 1", "warehouse 1"),
        ("perdre o", "lose O"),
        ("douane afrique", "customs AF"),
        ("occasion as-2", "unique AS-2"),
        ("saison asie", "season AS"),
    ],
)
def test_french_verbs_and_other_names(text: str, name: str) -> None:
    assert read_as(scene(2), text) == name


@pytest.mark.parametrize("text", ["", "sow", "sow AS-6", "sow XX-1", "buy X", "roll D01", "roll A13", "warehouse 4"])
def test_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        GAME.parse(scene(2).state, 0, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_an_example_of_each_kind_of_move(language: str) -> None:
    text = chapter(GAME, language)
    assert_each_kind(scene(2), examples(text))
    [sentence] = [line for line in text.splitlines() if "`semer`" in line]
    verbs = set(re.findall(r"`([a-zéô]+)`", sentence))
    assert verbs <= {word for kind in GAME.moves.kinds for word in kind.also}
