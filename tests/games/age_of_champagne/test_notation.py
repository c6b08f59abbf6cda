"""Moves as people write them."""

import re

import pytest

from tablee.engine.errors import Refused
from tablee.engine.words import LANGUAGES
from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne.rules.numbers import NUM_ACTIONS
from tests.games.age_of_champagne.scene import House, Scene, scene
from tests.games.notation import assert_each_kind, assert_read_back, chapter, examples, read_as


def test_every_action_has_a_name_that_is_read_back() -> None:
    assert NUM_ACTIONS == 285
    assert_read_back(scene(2), NUM_ACTIONS)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("garder h05", "keep H05"),
        ("clé vm", "key VM"),
        ("cle chardonnay", "key C"),
        ("bouchon meunier", "cork M"),
        ("poser z2.1", "place Z2.1"),
        ("place 2.1", "place Z2.1"),
        ("2.1", "place Z2.1"),
        ("Z8.2", "place Z8.2"),
        ("disque 6.1", "disc Z6.1"),
        ("réserver i12", "reserve I12"),
        ("région mr", "region MR"),
        ("propriété sz", "land SZ"),
        ("œnothèque c", "age C"),
        ("promouvoir noir", "promote N"),
        ("tout-promouvoir", "promote-all"),
        ("all", "promote-all"),
        ("tout", "promote-all"),
        ("expédier e04", "ship E04"),
        ("complet", "complete"),
        ("omettre n", "omit N"),
        ("partenaire", "partner"),
        ("inchangé", "unchanged"),
        ("changer", "swap"),
        ("passer", "pass"),
        ("prendre bp3", "take BP3"),
        ("tirer n2", "blend N2"),
        ("assembler T1", "blend T1"),
        ("blend ccc", "blend B1"),
        ("mmc", "blend T3"),
        ("blend MNN", "blend N2"),  # the cuvee that is worth more; the other one is T4
        ("échanger mm", "exchange MM"),
        ("contre c", "for C"),
        ("terminer", "done"),
        ("protéger", "protect"),
        ("accepter", "join"),
        ("refuser", "decline"),
        ("garder-c 3", "keep-c 3"),
        ("garder-n 2", "keep-n 2"),
    ],
)
def test_french_verbs_and_other_names(text: str, name: str) -> None:
    assert read_as(scene(2), text) == name


@pytest.mark.parametrize(
    "text", ["", "place", "place Z7.1", "place Z1.5", "ship F18", "blend X1", "exchange CM", "key XX"]
)
def test_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        GAME.parse(scene(2).state, 0, text)


def whole(table: Scene, text: str) -> list[str]:
    return [GAME.moves.name(table.state, step) for step in GAME.parse_move(table.state, table.to_act, text)]


def test_a_move_of_several_steps_can_be_written_at_once() -> None:
    shipping = scene(
        2, House(cellar="MMNCC", tokens="BTR"), spots={"Z5.2": 0}, active="F09 E01 I03", provisional="", at="ship"
    )
    assert whole(shipping, "ship I03 omit M swap") == ["ship I03", "omit M", "swap"]
    assert whole(shipping, "i03 complete unchanged") == ["ship I03", "complete", "unchanged"]
    drawing = scene(2, House(wines="MM"), spots={"Z6.2": 0}, at="draw")
    assert whole(drawing, "exchange MM for C") == ["exchange MM", "for C"]
    assert whole(drawing, "échanger mm contre chardonnay") == ["exchange MM", "for C"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_an_example_of_each_kind_of_move(language: str) -> None:
    text = chapter(GAME, language)
    assert_each_kind(scene(2), examples(text))
    [sentence] = [line for line in text.splitlines() if "`poser`" in line]
    verbs = {word for word in re.findall(r"`([a-zéèœ]+)`", sentence) if not word.startswith("ship")}
    assert verbs <= {word for kind in GAME.moves.kinds for word in kind.also}
    assert verbs
