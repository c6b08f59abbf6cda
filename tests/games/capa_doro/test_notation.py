"""Moves as people write them."""

import re

import pytest

from tablee.engine.errors import Refused
from tablee.engine.words import LANGUAGES
from tablee.games.capa_doro import GAME
from tablee.games.capa_doro.rules.numbers import NUM_ACTIONS
from tests.games.capa_doro.scene import scene


def test_every_action_has_a_name_that_is_read_back() -> None:
    table = scene(2)
    names = [GAME.moves.name(table.state, action) for action in range(NUM_ACTIONS)]
    assert len(set(names)) == NUM_ACTIONS == 241
    for action, name in enumerate(names):
        assert GAME.parse(table.state, 0, name) == action
        assert GAME.parse(table.state, 0, f"  {name.lower()} ") == action


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
    table = scene(2)
    assert GAME.moves.name(table.state, GAME.parse(table.state, 0, text)) == name


@pytest.mark.parametrize("text", ["", "sow", "sow AS-6", "sow XX-1", "buy X", "roll D01", "roll A13", "warehouse 4"])
def test_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        GAME.parse(scene(2).state, 0, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_an_example_of_each_kind_of_move(language: str) -> None:
    text = (GAME.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    chapter = text.partition("\n## Notation\n")[2].partition("\n## ")[0]
    examples = re.findall(r"^\| `([^`]+)` \| ", chapter, re.MULTILINE)
    table = scene(2)
    actions = [GAME.parse(table.state, 0, text) for text in examples]
    assert [GAME.moves.name(table.state, action) for action in actions] == examples
    assert [GAME.moves.kind_of(action).verb for action in actions] == [text.split()[0] for text in examples]
    assert {GAME.moves.kind_of(action) for action in actions} == set(GAME.moves.kinds)
    [sentence] = [line for line in chapter.splitlines() if "`semer`" in line]
    verbs = set(re.findall(r"`([a-zéô]+)`", sentence))
    assert verbs <= {word for kind in GAME.moves.kinds for word in kind.also}
