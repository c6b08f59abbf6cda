"""A content file replaces printed values, and only sensible ones; the example in `content.py` works."""

import json
import re

import msgspec
import pytest

from tablee.engine.errors import TableeError
from tablee.engine.seed import rng_of
from tablee.engine.words import LANGUAGES, say
from tablee.games.capa_doro import GAME, content
from tablee.games.capa_doro.content import CapaDoroSheet
from tests.games import examples
from tests.games.capa_doro.scene import SPECIFICATION, new, scene
from tests.games.words import said


def sheet(**fields: object) -> CapaDoroSheet:
    read = GAME.read_sheet(json.dumps(fields).encode(), "my.json")
    assert isinstance(read, CapaDoroSheet)
    return read


def refusal(**fields: object) -> str:
    """The reason; one sentence in both languages, in words of our own."""
    with pytest.raises(TableeError) as caught:
        GAME.read_sheet(json.dumps(fields).encode(), "my.json")
    english, french = (say(caught.value.line, language) for language in LANGUAGES)
    assert english.startswith("my.json: this content file does not fit Capa d’Oro: ")
    for text in (english, french):
        assert text.endswith(".")
        assert text.isprintable()
        assert not re.search("Expected|Invalid|Object|malformed|truncated|[`$]", text)
    return english.partition("Oro: ")[2]


def continent(**fields: object) -> str:
    return refusal(continents={"asia": fields})


def test_the_standard_is_section_2_of_the_specification_but_for_what_balance_asked_for() -> None:
    """Flatter tracks, and $1 less for each A: see `content.py`."""
    view = new(2).seen
    assert [list(each.market.prices) for each in view.continents] == [
        [2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
        [1, 2, 2, 2, 3, 3, 3, 3, 3, 3],
        [2, 2, 2, 3, 3, 3, 3, 3],
        [4, 5, 5, 6, 6, 6, 7],
    ]
    standard = CapaDoroSheet()
    for field in content.CONTINENT_FIELDS:
        ours, theirs = (getattr(each.continents, field) for each in (standard, SPECIFICATION))
        assert (ours.name, ours.rows, ours.cost, len(ours.prices)) == (
            *(theirs.name, theirs.rows, theirs.cost),
            len(theirs.prices),
        )
    cheaper = tuple(msgspec.structs.replace(each, money=each.money - 1) for each in SPECIFICATION.cigars.a)
    assert standard.cigars == msgspec.structs.replace(SPECIFICATION.cigars, a=cheaper)
    assert standard.events == SPECIFICATION.events


def test_the_tables_of_the_specification_can_be_played() -> None:
    tiles = SPECIFICATION.cigars
    for letter, points, money, bales in ((tiles.a, 64, 60, 26), (tiles.b, 140, 76, 38), (tiles.c, 261, 16, 50)):
        assert (sum(each.points for each in letter), sum(each.money for each in letter)) == (points, money)
        assert sum(sum(each.bales) for each in letter) == bales
    opening = [(each.market.buy, each.market.sell) for each in new(2, sheet=SPECIFICATION).seen.continents]
    assert opening == [(3, 2), (3, 3), (4, 4), (6, 5)]


def test_what_is_not_given_stays_as_it_is() -> None:
    changed = sheet(continents={"africa": {"rows": 5}}, events={"rain": {"amount": 2}})
    assert changed.continents.africa.rows == 5
    assert changed.continents.africa.prices == CapaDoroSheet().continents.africa.prices
    assert changed.continents.asia == CapaDoroSheet().continents.asia
    table = scene(3, sheet=changed, turn=2, die=1, events="rain", bag="O O O O")
    assert "AF-5" in table.offers("sow")
    before = table.bag_size
    assert before - table.play("end").bag_size == 2


def test_names_that_are_given_are_said_in_every_language() -> None:
    named = sheet(continents={"south_asia": {"name": "South America"}}, events={"premium": {"name": "Good year"}})
    view = new(2, sheet=named).seen
    for language, asia in (("en", "Asia"), ("fr", "Asie")):
        names = said([each.name for each in view.continents], language)
        assert names[:2] == [asia, "South America"]
    assert "Good year" in said([card.name for card in view.events], "fr")


def test_the_numbers_of_actions_do_not_depend_on_the_sheet() -> None:
    large = sheet(continents={name: {"rows": 5} for name in content.CONTINENT_FIELDS})
    table = new(4, sheet=large)
    assert max(table.state.legal_actions()) < GAME.num_actions(GAME.options(None))
    assert len(table.options()) == 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_the_smallest_and_the_largest_board_end(seats: int) -> None:
    for rows, prices in ((2, [1] * 8), (5, [20] * 16)):
        fields = {name: {"rows": rows, "prices": prices} for name in content.CONTINENT_FIELDS}
        table, chance = new(seats, sheet=sheet(continents=fields)), rng_of(seats)
        while not table.state.over:
            assert GAME.violations(table.state) == []
            options = table.state.legal_actions()
            table.state.apply(options[chance.below(len(options))])
        assert GAME.violations(table.state) == []


def test_the_example_in_the_module_and_in_the_rulebooks_is_read() -> None:
    for read in examples.sheets(GAME, content):
        assert isinstance(read, CapaDoroSheet)
        assert read.events.premium.amount == 4
        assert read.continents.south_asia.rows == 4


# What cannot be played with: one sentence that names the field and the limit


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"rows": 1}, "the number must be at least 2 (in continents › asia › rows)."),
        ({"rows": 6}, "the number must be at most 5 (in continents › asia › rows)."),
        ({"cost": 0}, "the number must be at least 1 (in continents › asia › cost)."),
        ({"cost": 8}, "the number must be at most 7 (in continents › asia › cost)."),
        ({"cost": 10**30}, "the number must be at most 7 (in continents › asia › cost)."),
        ({"cost": "two"}, "a whole number is expected, not a text in quotes (in continents › asia › cost)."),
        ({"prices": [1] * 17}, "there must be at most 16 entries (in continents › asia › prices)."),
        ({"prices": []}, "there must be at least 1 entry (in continents › asia › prices)."),
        ({"prices": [-1] * 12}, "the number must be at least 1 (in continents › asia › prices › entry 1)."),
        ({"prices": [21] * 12}, "the number must be at most 20 (in continents › asia › prices › entry 1)."),
        (
            {"prices": [1] * 7},
            "continents › asia › prices: there are 7 prices, but the track must have at least 8, "
            "for the bales it starts with.",
        ),
        (
            {"prices": [1, 2, 3, 3, 2, 3, 3, 4]},
            "continents › asia › prices: prices must not fall, but price 5 is 2 after 3.",
        ),
        ({"name": "x" * 25}, "there must be at most 24 characters (in continents › asia › name)."),
    ],
)
def test_continents_that_cannot_be(fields: dict[str, object], reason: str) -> None:
    assert continent(**fields) == reason


@pytest.mark.parametrize("name", ["", "   ", "a\nb", "\x07"])
def test_names_that_cannot_be_printed(name: str) -> None:
    expected = "the name must have from 1 to 24 characters that can be printed, and not only spaces."
    assert continent(name=name) == f"continents › asia › name: {expected}"
    assert refusal(events={"rain": {"name": name}}) == f"events › rain › name: {expected}"


def test_names_that_are_given_twice() -> None:
    expected = "two of them are called “{}”; each needs a name of its own."
    assert continent(name="africa") == f"continents: {expected.format('Africa')}"
    assert refusal(events={"rain": {"name": "Glut"}}) == f"events: {expected.format('Glut')}"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"rain": {"copies": 3}}, "events: the copies must add up to 16 cards, but they are 17."),
        ({"plague": {"copies": 0}}, "events: the copies must add up to 16 cards, but they are 15."),
        ({"plague": {"copies": -1}}, "the number must be at least 0 (in events › plague › copies)."),
        ({"plague": {"copies": 17}}, "the number must be at most 16 (in events › plague › copies)."),
        ({"rain": {"amount": 0}}, "the number must be at least 1 (in events › rain › amount)."),
        ({"rain": {"amount": 10}}, "the number must be at most 9 (in events › rain › amount)."),
        ({"plague": {"amount": 1}}, "there is no field “amount”; possible fields: copies, name (in events › plague)."),
    ],
)
def test_events_that_cannot_be(fields: dict[str, object], reason: str) -> None:
    assert refusal(events=fields) == reason


def cigars(**changes: object) -> list[dict[str, object]]:
    """Twelve; the second is changed."""
    found: list[dict[str, object]] = [{"orange": 2, "points": 4, "money": 5} for _ in range(12)]
    found[1] |= changes
    return found


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        (cigars()[:11], "there must be at least 12 entries (in cigars › a)."),
        (cigars() * 2, "there must be at most 12 entries (in cigars › a)."),
        (cigars(orange=0), "cigars › a › entry 2: a cigar must ask for at least 1 bale."),
        (cigars(grey=-1), "the number must be at least 0 (in cigars › a › entry 2 › grey)."),
        (cigars(grey=7), "the number must be at most 6 (in cigars › a › entry 2 › grey)."),
        (cigars(points=0), "the number must be at least 1 (in cigars › a › entry 2 › points)."),
        (cigars(points=61), "the number must be at most 60 (in cigars › a › entry 2 › points)."),
        (cigars(money=31), "the number must be at most 30 (in cigars › a › entry 2 › money)."),
    ],
)
def test_cigars_that_cannot_be(tiles: list[dict[str, object]], reason: str) -> None:
    assert refusal(cigars={"a": tiles}) == reason


def test_fields_that_do_not_exist() -> None:
    assert refusal(continent={}) == "there is no field “continent”; possible fields: continents."
    assert "south_asia" in refusal(continents={"south_america": {}})
