"""A content file replaces printed values, and only sensible ones; the example in `content.py` works."""

import json
import re

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.seed import rng_of
from tablee.engine.words import LANGUAGES, say
from tablee.games.coupage import GAME, content
from tablee.games.coupage.content import CoupageSheet
from tests.games import examples
from tests.games.coupage.scene import COPIES, new, scene


def sheet(**fields: object) -> CoupageSheet:
    read = GAME.read_sheet(json.dumps(fields).encode(), "my.json")
    assert isinstance(read, CoupageSheet)
    return read


def refusals(data: bytes) -> tuple[str, str]:
    """The reason in both languages; one sentence each, in words of our own."""
    with pytest.raises(TableeError) as caught:
        GAME.read_sheet(data, "my.json")
    english, french = (say(caught.value.line, language) for language in LANGUAGES)
    assert english.startswith("my.json: this content file does not fit Coupage: ")
    assert french.startswith("my.json : ce fichier de contenu ne convient pas à Coupage : ")
    for text in (english, french):
        assert text.endswith(".")
        assert text.isprintable()
        assert not re.search("Expected|Invalid|Object|malformed|truncated|[`$]", text)
    return english, french


def refusal(**fields: object) -> str:
    return refusals(json.dumps(fields).encode())[0]


def varieties(**changes: object) -> list[dict[str, object]]:
    """The standard ones; the first is changed."""
    rows: list[dict[str, object]] = [
        {"code": each.code, "name": each.name, "colour": each.colour, "cards": list(each.cards)}
        for each in content.GRAPE_LIST
    ]
    rows[0] |= changes
    return rows


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
    changed = sheet(**json.loads(examples.in_module(content)))
    aid = {each.recipe: each for each in new(2, sheet=changed).view(0).aid}
    assert aid["ROU"].time == 3
    assert list(aid["CVB"].grapes) == ["MAC", "XAR", "MAC/PAR"]
    table = scene(2, hands=["MAC1 MAC1 XAR1"], sheet=changed)
    assert table.offers("lay") == ["CVB"]
    assert aid["BLA"].time == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_in_the_rulebook_can_be_read_and_shows_every_field(language: str) -> None:
    text = (GAME.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    fields = json.loads(examples.in_rulebook(GAME, language))
    assert set(fields) == set(CoupageSheet.__struct_fields__)
    changed = sheet(**fields)
    view = new(2, sheet=changed).view(0)
    faces, aid = {face.card: face.copies for face in view.faces}, {each.recipe: each for each in view.aid}
    assert (faces["MAC1"], faces["MAC3"], faces["JEU"], faces["VOL"], faces["PIQ"]) == (4, 1, 3, 2, 4)
    assert (aid["ROU"].time, list(aid["ROU"].grapes), aid["ROU"].different) == (3, ["R", "R", "R"], 2)
    assert (list(aid["CVB"].grapes), aid["CVB"].different, aid["CVB"].time) == (["MAC", "XAR", "MAC/PAR"], 2, 2)
    assert (aid["ROU"].stars, aid["CVB"].stars, view.time_stars) == (3, 4, 2)
    explained = text[text.index("| `varieties` |") : text.index("```json")]
    parts = (CoupageSheet, content.Variety, content.Specials, content.Recipes, content.Recipe)
    names = {field for part in parts for field in part.__struct_fields__}
    assert names <= set(re.findall("`([a-z_]+)`", explained))


def test_what_is_left_out_stays_inside_a_recipe_too() -> None:
    changed = sheet(recipes={"rou": {"time": 3}}, specials={"jeu": 1, "vdt": 3})
    assert changed.recipes.rou == content.Recipe(("R", "R", "R"), 2, 3)
    assert changed.recipes.bla == CoupageSheet().recipes.bla
    assert (changed.specials.jeu, changed.specials.vol, changed.specials.vdt) == (1, 3, 3)


def test_fewer_than_eight_varieties_are_filled_up_with_ones_without_cards() -> None:
    rows = varieties()
    rows[3] = {"code": "ZZZ", "name": "none", "colour": "white", "cards": [0, 0, 0]}
    rows[0]["cards"] = [5, 4, 2]
    faces = new(2, sheet=sheet(varieties=rows)).view(0).faces
    assert "ZZZ" not in {face.variety for face in faces}
    assert sum(face.copies for face in faces) == 79


def test_spaces_around_the_strokes_mean_nothing() -> None:
    changed = sheet(recipes={"cvb": {"grapes": [" MAC / PAR", "XAR", "PAR"], "different": 2, "time": 2}})
    aid = {each.recipe: each for each in new(2, sheet=changed).view(0).aid}
    assert [list(each) for each in aid["CVB"].varieties] == [["MAC", "PAR"], ["XAR"], ["PAR"]]
    assert list(aid["CVB"].grapes) == ["MAC/PAR", "XAR", "PAR"]


@pytest.mark.parametrize("name", ["", " ", "Maca\nbeu", "Maca\x1b[31mbeu", "\u200b", "a\u2028b"])
def test_a_variety_needs_a_name_that_can_be_printed(name: str) -> None:
    assert "variety MAC needs a name that can be printed" in refusal(varieties=varieties(name=name))


@pytest.mark.parametrize("name", ["Xarel·lo", "xarel·lo", " Xarel·lo "])
def test_no_two_varieties_have_one_name(name: str) -> None:
    assert "two varieties are called" in refusal(varieties=varieties(name=name))


@pytest.mark.parametrize(
    ("data", "english", "french"),
    [
        (b"{", "it ends too early", "il s’arrête trop tôt"),
        (b"", "it ends too early", "il s’arrête trop tôt"),
        (b'{\n "wine_stars": 2,\n}', "in line 3, at character 1", "à la ligne 3, au caractère 1"),
        (b'{"wine_stars" 2}', "in line 1, at character 15", "à la ligne 1, au caractère 15"),
        (b'"\xff"', "not a UTF-8 text", "pas un texte en UTF-8"),
        (b"[" * 100_000, "nested too deeply", "trop de crochets"),
        (b'{"wine_stars": 1e999}', "a number is too large", "un nombre trop grand"),
        (b"[]", "braces is expected, not a list", "on attend un objet entre accolades, pas une liste"),
        (b'{"wine_stars": "2"}', "a whole number is expected, not a text", "un nombre entier, pas un texte"),
        (b'{"wine_stars": 2.5}', "not a number with a point (in wine_stars)", "à virgule (dans wine_stars)"),
        (b'{"wine_stars": 7}', "must be at most 6 (in wine_stars)", "d’au plus 6 (dans wine_stars)"),
        (
            b'{"specials": {"jeux": 2}}',
            "no field “jeux”; possible fields: jeu (in",
            "pas de champ « jeux » ; champs possibles : jeu",
        ),
        (b'{"recipes": {"rou": null}}', "not null (in recipes › rou)", "pas null (dans recipes › rou)"),
        (b'{"recipes": {"rou": {"grapes": []}}}', "at least 1 entry (in", "au moins 1 élément (dans"),
        (b'{"recipes": {"rou": {"grapes": ["R", 3]}}}', "grapes › entry 2)", "grapes › élément 2)"),
        (
            b'{"varieties": [' + b'{"code": "MAC"},' * 7 + b'{"code": "MAC"}]}',
            "“name” is missing (in",
            "le champ « name » manque (dans",
        ),
        (b'{"specials": {"jeu": 3}}', "19 special cards, but there are 20", "il faut 19 cartes spéciales"),
        (b'{"recipes": {"bla": {"grapes": ["Q"]}}}', "BLA asks for “Q”", "la recette BLA demande « Q »"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_both_languages(data: bytes, english: str, french: str) -> None:
    said = refusals(data)
    assert english in said[0]
    assert french in said[1]


def test_the_lengths_of_texts_and_lists_are_told() -> None:
    for changes, english, french in (
        ({"name": "x" * 25}, "at most 24 characters (in varieties › entry 1 › name)", "au plus 24 caractères (dans"),
        ({"cards": [7, 0]}, "exactly 3 entries (in varieties › entry 1 › cards)", "exactement 3 éléments (dans"),
        (
            {"colour": "blanc"},
            "“blanc” is not one of: red, white",
            "« blanc » ne convient pas ; choisissez parmi : red, white",
        ),
    ):
        said = refusals(json.dumps({"varieties": varieties(**changes)}).encode())
        assert english in said[0]
        assert french in said[1]


def test_an_editor_may_mark_the_file_as_utf_8() -> None:
    assert GAME.read_sheet(b"\xef\xbb\xbf{}", "my.json") == CoupageSheet()


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
        ({"specials": {"jeu": 3}}, "19 special cards, but there are 20"),
        ({"varieties": []}, "at least 8 entries (in varieties)"),
        ({"varieties": [*varieties(), *varieties()[:1]]}, "at most 8 entries (in varieties)"),
        ({"recipes": {"bla": {"grapes": ["W"] * 5}}}, "at most 4 entries (in recipes › bla › grapes)"),
        ({"recipes": {"bla": {"grapes": ["W", "Q", "W"], "different": 2, "time": 1}}}, "BLA asks for “Q”"),
        ({"recipes": {"bla": {"grapes": ["W"] * 4, "different": 1, "time": 1}}}, "more than 3 grapes of one variety"),
        ({"recipes": {"cvb": {"grapes": ["MAC", "MAC"], "different": 2, "time": 1}}}, "CVB can never be made"),
        ({"recipes": {"cvb": {"grapes": ["MAC", "XAR"], "different": 2, "time": 4}}}, "at most 3 (in"),
        ({"time_stars": 0}, "at least 1 (in time_stars)"),
        ({"colour": 1}, "varieties"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(fields: dict[str, object], words: str) -> None:
    assert words in refusal(**fields)


def test_varieties_must_be_eight_with_codes_of_their_own_and_48_cards() -> None:
    assert "XAR stands for two things" in refusal(varieties=varieties(code="XAR"))
    assert "TIM stands for two things" in refusal(varieties=varieties(code="TIM"))
    assert "48 grape cards, but there are 49" in refusal(varieties=varieties(cards=[6, 2, 0]))
    assert "“blue” is not one of: red, white (in varieties › entry 1 › colour)" in refusal(
        varieties=varieties(colour="blue")
    )
    for code in ("mac", "MA", "MACA", "M C", "MAC\n", "MÀC", ""):
        assert "three capital letters" in refusal(varieties=varieties(code=code))
    viura = sheet(
        varieties=varieties(name="Viura", code="VIU"),
        recipes={
            "cvb": {"grapes": ["VIU", "XAR", "PAR"], "different": 3, "time": 2},
            "cvr": {"grapes": ["TRE", "R", "VIU/XAR", "W"], "different": 2, "time": 2},
        },
    )
    assert new(2, sheet=viura).view(0).faces[0].name == "Viura"
    assert GAME.fingerprint(viura) != GAME.fingerprint()
