"""Moves as people write them."""

import pytest

from tablee.engine.errors import Refused
from tablee.engine.words import LANGUAGES
from tablee.games.coupage import GAME
from tablee.games.coupage.rules.numbers import CARD, NUM_ACTIONS, PLAY
from tests.games.coupage.scene import scene
from tests.games.notation import assert_each_kind, assert_read_back, examples, read_as


def test_every_action_has_a_name_that_is_read_back() -> None:
    assert NUM_ACTIONS == 97
    assert_read_back(scene(2, phase="draw"), NUM_ACTIONS)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("pioche", "pile"),
        ("marché 2", "market 2"),
        ("MARCHE 1", "market 1"),
        ("fin", "end"),
        ("poser cvb", "lay CVB"),
        ("lay red", "lay ROU"),
        ("poser rosé", "lay ROS"),
        ("compléter 3", "replace 3"),
        ("temps 2", "time 2"),
        ("étoiles 2", "stars 2"),
        ("embouteiller 4", "bottle 4"),
        ("jouer vol", "play VOL"),
        ("défausser", "cycle"),
        ("carte mac1", "MAC1"),
        ("mac1", "MAC1"),
        ("joueur 2", "seat 2"),
        ("tonneau 1-3", "barrel 1-3"),
        ("visible", "up"),
        ("cachée 2", "down 2"),
        ("prendre 1", "take 1"),
        ("refuser", "decline"),
        ("bla", "lay BLA"),
    ],
)
def test_french_verbs_and_short_forms(text: str, name: str) -> None:
    assert read_as(scene(2), text) == name


def test_a_kind_alone_is_played_or_picked() -> None:
    table = scene(2, hands=["VOL", "MAC1"])
    assert GAME.parse(table.state, 0, "vol") == PLAY + 1
    assert GAME.parse(table.play("cycle").state, 0, "vol") == CARD + 26
    assert GAME.parse(table.state, 1, "vol") == PLAY + 1  # another does not know that something is begun


@pytest.mark.parametrize(
    "text", ["", "lay", "lay XXX", "MAC4", "market 3", "barrel 4-1", "barrel 1-5", "time", "play MAC1", "seat 4"]
)
def test_what_is_no_move_is_refused_with_near_ones(text: str) -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1"])
    with pytest.raises(Refused, match="lay|end|MAC1|cycle"):
        GAME.parse(table.state, 0, text)


def test_near_moves_begin_alike() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1"])
    with pytest.raises(Refused, match="lay BLA, lay CVB"):
        GAME.parse(table.state, 0, "lay X")


def test_others_read_a_whole_move_when_it_is_whole() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1 TIM"]).play("lay CVB", "MAC1", "XAR1")
    action = GAME.parse(table.state, 0, "PAR1")
    assert GAME.notate(table.state, action, 0) == "PAR1"
    assert GAME.notate(table.state, action, 1) == "lay CVB MAC1 XAR1 PAR1"


def chapter(language: str, *titles: str) -> list[str]:
    """What the tables of the rulebook's notation chapter say can be typed, by the bold line above each table."""
    text = (GAME.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    found: list[str] = []
    for title in titles:
        table = text.partition(f"\n**{title}**\n")[2].partition("\n\n**")[0].partition("\n## ")[0]
        found += examples(table)
    return found


STEPS = {"en": "The steps", "fr": "Les étapes"}
WHOLE = {"en": "Whole moves", "fr": "Les coups en entier"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_an_example_of_each_kind_of_step(language: str) -> None:
    assert_each_kind(scene(2), chapter(language, STEPS[language]))


@pytest.mark.rules(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_moves_in_the_rulebook_can_be_typed(language: str) -> None:
    table = scene(
        2,
        hands=["MAC1 XAR1 PAR1 CAB2 ULL1 CHA2 GAR1 TIM VOL PIQ EVA VDT JEU", "MAC1"],
        barrels={
            0: ["-", "BLA MAC1 XAR1 CHA2 | TIM", "ROU ULL1 ULL1 CAB2", "ROU TRE1 ULL1"],
            1: ["-", "-", "ROU TRE1 TRE2 GAR1 | TIM (GAR2)"],
        },
    )
    whole = chapter(language, WHOLE[language])
    assert len(whole) == 10
    for text in whole:
        after = table.state.clone()
        steps = GAME.parse_move(table.state, 0, text)
        assert len(steps) > 1, text
        for step in steps:
            assert step in after.legal_actions(), text
            after.apply(step)
        assert not after.pending.count, f"{text} is not whole"


def test_both_rulebooks_have_the_same_examples() -> None:
    assert chapter("en", STEPS["en"], WHOLE["en"]) == chapter("fr", STEPS["fr"], WHOLE["fr"])
