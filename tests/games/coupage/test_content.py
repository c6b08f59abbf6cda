"""A content file replaces printed values, and only sensible ones; the example in `content.py` works."""

import json
import re
import textwrap

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.seed import rng_of
from tablee.games.coupage import GAME, content
from tablee.games.coupage.content import CoupageSheet
from tests.games.coupage.scene import COPIES, new, scene


def sheet(**fields: object) -> CoupageSheet:
    read = GAME.read_sheet(json.dumps(fields).encode(), "my.json")
    assert isinstance(read, CoupageSheet)
    return read


def refusal(**fields: object) -> str:
    with pytest.raises(TableeError) as caught:
        GAME.read_sheet(json.dumps(fields).encode(), "my.json")
    text = str(caught.value)
    assert text.startswith("my.json: this content file does not fit Coupage: ")
    assert text.endswith(".")
    return text


def test_the_standard_is_section_2_of_the_specification() -> None:
    faces = {face.card: face for face in new(2).view(0).faces}
    assert {card: face.copies for card, face in faces.items()} == COPIES
    grapes = [face for face in faces.values() if face.kind == "grape"]
    assert sum(face.copies for face in grapes if face.colour == "white") == 25
    assert sum(face.copies for face in grapes if face.colour == "red") == 23
    assert sum(face.copies * face.stars for face in grapes) == 76
    by_stars = [sum(face.copies for face in grapes if face.stars == stars) for stars in (1, 2, 3)]
    assert by_stars == [25, 18, 5]
    assert len(faces) == 25
    assert faces["CHA3"].name == "Chardonnay"
    assert (faces["TIM"].kind, faces["VOL"].kind) == ("time", "special")


def test_the_standard_recipes() -> None:
    aid = {each.recipe: each for each in new(2).view(0).aid}
    expected = {
        "BLA": (["W", "W", "W"], 3, 1, 2, False, ""),
        "ROS": (["R", "R", "W", "W"], 2, 1, 2, False, "rose"),
        "ROU": (["R", "R", "R"], 2, 2, 2, False, "rouge"),
        "CVB": (["MAC", "XAR", "PAR"], 3, 2, 3, True, "cava-blanc"),
        "CVR": (["TRE", "TRE/GAR/ULL", "MAC/XAR/PAR", "MAC/XAR/PAR"], 2, 2, 3, True, "cava-rose"),
    }
    found = {
        code: (list(each.grapes), each.different, each.time, each.stars, each.cava, each.ability)
        for code, each in aid.items()
    }
    assert found == expected
    assert list(aid["BLA"].varieties[0]) == ["MAC", "XAR", "PAR", "CHA"]
    assert list(aid["CVR"].varieties[1]) == ["ULL", "GAR", "TRE"]


def test_an_empty_file_changes_nothing() -> None:
    assert sheet() == CoupageSheet()


def test_the_documented_example_can_be_read() -> None:
    assert content.__doc__ is not None
    example = re.search(r"\n(    \{\n.*\n    \}\n)", content.__doc__, re.DOTALL)
    assert example is not None
    fields = json.loads(textwrap.dedent(example[1]))
    changed = sheet(**fields)
    aid = {each.recipe: each for each in new(2, sheet=changed).view(0).aid}
    assert aid["ROU"].time == 3
    assert list(aid["CVB"].grapes) == ["MAC", "XAR", "MAC/PAR"]
    table = scene(2, hands=["MAC1 MAC1 XAR1"], sheet=changed)
    assert table.offers("lay") == ["CVB"]
    assert aid["BLA"].time == 1


def test_three_times_on_a_barrel() -> None:
    rouge = {"rou": {"grapes": ["R", "R", "R"], "different": 2, "time": 3}}
    table = scene(2, hands=["TIM TIM CAB2"], barrels={0: ["ROU ULL1 GAR1 CAB2 | (MAC1)"]}, sheet=sheet(recipes=rouge))
    table.play("time 1", "time 1")
    assert table.times(0, 1) == ["(MAC1)", "TIM", "TIM"]
    assert table.barrel(0, 1).ready


def test_whole_games_with_other_cards_keep_the_invariants() -> None:
    """Recipes of other sizes, three Times, costs of five: the rules hold for every sheet that is accepted."""
    recipes = {
        "bla": {"grapes": ["W"], "different": 1, "time": 0},
        "ros": {"grapes": ["R/MAC", "W/CAB", "W/R", "W"], "different": 2, "time": 3},
        "rou": {"grapes": ["R", "R"], "different": 1, "time": 1},
        "cvb": {"grapes": ["MAC", "W/R", "R"], "different": 2, "time": 3},
    }
    changed = sheet(recipes=recipes, wine_stars=5, time_stars=1, cava_stars=6)
    for seed in range(6):
        options = {"abilities": seed % 2 == 0, "second_cava_is_wine": seed % 3 == 0}
        table, chance = new(2 + seed % 3, seed, sheet=changed, options=options), rng_of(seed)
        while not table.state.over:
            legal = table.state.legal_actions()
            assert legal
            table.state.apply(legal[chance.below(len(legal))])
            assert GAME.violations(table.state) == []
        assert sum(table.state.returns()) == 1


def test_other_costs_take_effect() -> None:
    table = scene(2, hands=["MAC1 CAB3"], barrels={0: ["BLA MAC1 XAR1 PAR1 | TIM"]}, sheet=sheet(wine_stars=1))
    assert table.play("bottle 1").options() == ["CAB3", "MAC1"]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"specials": {"jeu": 3}}, "19 special cards, but these are 20"),
        ({"varieties": []}, "length"),
        ({"recipes": {"bla": {"grapes": ["W"] * 5, "different": 2, "time": 1}}}, "length"),
        ({"recipes": {"bla": {"grapes": ["W", "Q", "W"], "different": 2, "time": 1}}}, "BLA asks for “Q”"),
        ({"recipes": {"bla": {"grapes": ["W"] * 4, "different": 1, "time": 1}}}, "more than 3 grapes of one variety"),
        ({"recipes": {"cvb": {"grapes": ["MAC", "MAC"], "different": 2, "time": 1}}}, "CVB can never be made"),
        ({"recipes": {"cvb": {"grapes": ["MAC", "XAR"], "different": 2, "time": 4}}}, "<= 3"),
        ({"time_stars": 0}, ">= 1"),
        ({"colour": 1}, "varieties"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(fields: dict[str, object], words: str) -> None:
    assert words in refusal(**fields)


def test_varieties_must_be_eight_with_codes_of_their_own_and_48_cards() -> None:
    def varieties(**changes: object) -> list[dict[str, object]]:
        rows: list[dict[str, object]] = [
            {"code": each.code, "name": each.name, "colour": each.colour, "cards": list(each.cards)}
            for each in content.GRAPE_LIST
        ]
        rows[0] |= changes
        return rows

    assert "XAR stands for two things" in refusal(varieties=varieties(code="XAR"))
    assert "TIM stands for two things" in refusal(varieties=varieties(code="TIM"))
    assert "48 grape cards, but these are 49" in refusal(varieties=varieties(cards=[6, 2, 0]))
    assert "colour" in refusal(varieties=varieties(colour="blue"))
    viura = sheet(
        varieties=varieties(name="Viura", code="VIU"),
        recipes={
            "cvb": {"grapes": ["VIU", "XAR", "PAR"], "different": 3, "time": 2},
            "cvr": {"grapes": ["TRE", "R", "VIU/XAR", "W"], "different": 2, "time": 2},
        },
    )
    assert new(2, sheet=viura).view(0).faces[0].name == "Viura"
    assert GAME.fingerprint(viura) != GAME.fingerprint()
