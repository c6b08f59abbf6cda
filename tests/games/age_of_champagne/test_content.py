"""The printed material is that of the specification; a content file replaces values, and only sensible ones."""

import json
import re

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.seed import rng_of
from tablee.engine.words import LANGUAGES, say
from tablee.games.age_of_champagne import GAME, content
from tablee.games.age_of_champagne.content import AgeOfChampagneSheet, Event, Inheritance, Order, Overseas, Vineyard
from tests.games import examples
from tests.games.age_of_champagne.scene import House, new, scene
from tests.rules import rule

SHEET = AgeOfChampagneSheet()


def sheet(**fields: object) -> AgeOfChampagneSheet:
    read = GAME.read_sheet(json.dumps(fields).encode(), "my.json")
    assert isinstance(read, AgeOfChampagneSheet)
    return read


def refusal(**fields: object) -> str:
    """The reason; one sentence in both languages, in words of our own."""
    with pytest.raises(TableeError) as caught:
        GAME.read_sheet(json.dumps(fields).encode(), "my.json")
    english, french = (say(caught.value.line, language) for language in LANGUAGES)
    assert english.startswith("my.json: this content file does not fit Age of Champagne: ")
    for text in (english, french):
        assert text.endswith(".")
        assert text.isprintable()
        assert not re.search("Expected|Invalid|Object|malformed|truncated|[`$]", text)
    return english.partition("Champagne: ")[2]


def vineyards() -> list[Vineyard]:
    return [getattr(SHEET.vineyards, code) for code in content.VINEYARD_CODES]


def orders() -> list[Order | Overseas]:
    return [getattr(SHEET.orders, code) for code in content.ORDER_CODES]


# The standard: section 2 of the specification


def test_counts_of_cards_and_tokens() -> None:
    assert [len(codes) for codes in (content.VINEYARD_CODES, content.ORDER_CODES, content.INHERITANCE_CODES)] == [
        36,
        51,
        12,
    ]
    assert len(content.EVENT_CARD_CODES) == 16
    copies = [getattr(SHEET.tokens, code).copies for code in content.TOKEN_CODES]
    assert copies == [2, 2, 1, 3, 3, 1, 1, 1, 1, 1, 2, 2, 2]
    assert sum(copies) == 22


def test_grapes_of_the_regions() -> None:
    """Invariant 12: the summary that is printed on the player board."""
    expected = {"VM": (12, 23, 4, 2), "MR": (8, 5, 5, 5), "CB": (3, 0, 0, 8), "SZ": (3, 0, 0, 5), "BA": (8, 0, 21, 0)}
    for region, numbers in {**expected, "CV": (2, 0, 0, 2)}.items():
        cards = [card for card in vineyards() if card.region == region]
        grapes = "".join(card.grapes for card in cards)
        assert (len(cards), *(grapes.count(letter) for letter in "MNC")) == numbers
    assert [card.points for card in vineyards()].count(2) == 5
    assert [card.eco for card in vineyards()].count(1) == 5


def test_vineyards_that_are_inherited() -> None:
    heirs: list[Inheritance] = [getattr(SHEET.inheritances, code) for code in content.INHERITANCE_CODES]
    assert [heir.vineyard for heir in heirs if heir.vineyard] == ["V08", "V20", "V26", "V30"]
    assert [heir.stars for heir in heirs] == [5, 5, 4, 4, 1, 2, 2, 2, 1, 2, 1, 2]
    assert [(heir.press, heir.modules) for heir in heirs[4:]] == [
        (2, 0),
        (2, 0),
        (1, 0),
        (1, 0),
        (0, 2),
        (0, 2),
        (0, 1),
        (0, 1),
    ]
    assert [heir.cuvees for heir in heirs[4:]] == ["M", "", "C", "MN", "M", "", "C", "MN"]


def test_values_follow_from_the_orders() -> None:
    """Invariant 12; eight boats and nine planes."""
    printed = new(2).state.printed
    for number, order in enumerate(orders()):
        assert printed.values[number] == sum({"M": 1, "N": 2, "C": 3}[letter] for letter in order.cuvees)
    overseas = [order for order in orders() if isinstance(order, Overseas)]
    assert [order.mode for order in overseas].count("boat") == 8
    assert [order.mode for order in overseas].count("plane") == 9
    eco = [int(steps) for steps in printed.order_eco]
    assert eco[:17] == [1] * 6 + [0] * 11
    assert eco[17:34] == [-1] * 17
    assert sorted(set(eco[34:])) == [-2, 0]


def test_the_merchants_part_of_the_events() -> None:
    """Every spot four times, 20 M, 18 N and 15 C."""
    events: list[Event] = [getattr(SHEET.events, code) for code in content.EVENT_CARD_CODES]
    assert sorted(event.spot for event in events) == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    cuvees = "".join(event.cuvees for event in events)
    assert [cuvees.count(letter) for letter in "MNC"] == [20, 18, 15]


@rule("AOC-16.1")
def test_sides_of_the_board() -> None:
    effects = [(spot.id, spot.effect, spot.amount) for spot in new(2).seen.spots if spot.effect != "none"]
    assert effects == [
        ("Z2.1", "points", 1), ("Z2.2", "link", 0), ("Z2.3", "eco", 1), ("Z2.4", "eco", -1),
        ("Z3.1", "points", 1), ("Z3.2", "link", 0), ("Z3.3", "eco", 1), ("Z3.4", "eco", -1),
        ("Z5.1", "speak-first", 0), ("Z5.2", "partial", 0), ("Z5.3", "points", 1), ("Z5.4", "eco", 1),
        ("Z6.1", "points", 1), ("Z6.4", "points", -1),
    ]  # fmt: skip
    simple = {spot.id: (spot.effect, spot.amount) for spot in new(2, {"board": "simplified"}).seen.spots}
    assert [simple[spot] for spot in ("Z2.2", "Z2.4", "Z3.2", "Z3.4", "Z6.4")] == [("none", 0)] * 5


# Other values


def test_what_is_not_given_stays_as_it_is() -> None:
    changed = sheet(orders={"I12": {"mode": "boat"}}, vineyards={"V12": {"grapes": "MM"}})
    assert Overseas("Singapore", "NCCC", "boat") == changed.orders.I12
    assert changed.orders.I11 == SHEET.orders.I11
    table = scene(2, House(vines="V12"), at="harvest", sheet=changed)
    assert table.wines(0) == "MM"


def test_two_spots_can_change_places() -> None:
    """Speak First may be in the bottom row: then two Active orders are shipped first of all."""
    swapped = sheet(standard={"zone_5": ["pp+1", "partial", "speak_first", "eco+1"]})
    houses = [House(cellar="MMNN"), House(cellar="MN")]
    table = scene(2, *houses, at="ship", spots={"Z5.1": 0, "Z5.3": 1}, active="F09 E05 I05", sheet=swapped)
    assert (table.to_act, table.seen.resolved, table.offered("ship")) == (1, "Z5.3", ["F09"])
    table.play("pass")
    assert (table.to_act, table.seen.resolved) == (0, "Z5.1")
    table.play("pass")
    assert table.earned(0, "spots") == 1


def test_other_tracks_are_played_with() -> None:
    press = {"capacities": [2, 4, 6, 8, 10, 12, 14, 16], "token_at": 6, "points_at": [4]}
    other = sheet(press=press, eco=[-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 20], cellar=6, values={"M": 2})
    table = scene(2, House(press=1), at="press", spots={"Z2.2": 0}, sheet=other)
    assert (table.press(0), table.earned(0, "press")) == (4, 1)
    assert scene(2, House(eco=11), at="season", round=10, sheet=other).earned(0, "eco") == 20
    order = scene(2, House(cellar="M"), at="ship", spots={"Z5.1": 0}, active="F01 E05 I05", sheet=other)
    assert order.play("ship F01").earned(0, "orders") == 2
    full = scene(2, House(wines="MMM", cellar="CCCCCC"), at="draw", spots={"Z6.2": 0}, sheet=other)
    assert not full.offered("blend")


def test_names_that_are_given_are_said_in_every_language() -> None:
    named = sheet(vineyards={"V01": {"name": "Home"}}, orders={"I12": {"name": "Thailand"}})
    table = scene(2, active="F09 E01 I12", offers="V01 V02", sheet=named)
    order, offer = table.seen.markets[2].active, table.seen.offers[0].active
    assert order is not None
    assert offer is not None
    assert (say(order.destination, "fr"), offer.name) == ("Thailand", "Home")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_with_extreme_values_end(seats: int) -> None:
    rich = {code: {"grapes": "MNCCC", "eco": 3, "points": 9} for code in content.VINEYARD_CODES}
    poor = {code: {"grapes": "M"} for code in content.VINEYARD_CODES}
    large = {code: {"cuvees": "MMNNCC"} for code in content.ORDER_CODES}
    for fields in ({"vineyards": rich, "cellar": 20}, {"vineyards": poor, "orders": large, "cellar": 6}):
        table, chance = new(seats, sheet=sheet(**fields)), rng_of(seats)
        while not table.state.over:
            assert GAME.violations(table.state) == []
            moves = table.state.legal_actions()
            table.state.apply(moves[chance.below(len(moves))])
        assert GAME.violations(table.state) == []


def test_the_example_in_the_module_and_in_the_rulebooks_is_read() -> None:
    for read in examples.sheets(GAME, content):
        assert isinstance(read, AgeOfChampagneSheet)
        assert read != SHEET


# What cannot be played with: one sentence that names the field and the limit


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"vineyards": {"V01": {"grapes": ""}}}, "vineyards › V01 › grapes"),
        ({"vineyards": {"V01": {"grapes": "MMMMMM"}}}, "vineyards › V01 › grapes"),
        ({"vineyards": {"V01": {"grapes": "mm"}}}, "vineyards › V01 › grapes"),
        ({"vineyards": {"V01": {"name": " "}}}, "vineyards › V01 › name"),
        ({"vineyards": {"V01": {"name": "Damery"}}}, "Damery"),
        ({"orders": {"F01": {"cuvees": ""}}}, "orders › F01 › cuvees"),
        ({"orders": {"F01": {"cuvees": "MMMMMMM"}}}, "orders › F01 › cuvees"),
        ({"orders": {"F01": {"name": "\u0007"}}}, "orders › F01 › name"),
        ({"orders": {"F01": {"mode": "boat"}}}, "mode"),
        ({"orders": {"I01": {"mode": "truck"}}}, "truck"),
        ({"orders": {"F18": {}}}, "F18"),
        ({"inheritances": {"H01": {"vineyard": "V99"}}}, "H01"),
        ({"inheritances": {"H01": {"vineyard": "V20"}}}, "V20"),
        ({"inheritances": {"H01": {"vineyard": "V04"}}}, "V04"),
        ({"inheritances": {"H01": {"vineyard": ""}}}, "4"),
        ({"inheritances": {"H05": {"cuvees": "MMMM"}}}, "inheritances › H05 › cuvees"),
        ({"inheritances": {"H05": {"press": 4}}}, "3"),
        ({"events": {"X09": {"sector": "France"}}}, "X09"),
        ({"events": {"X03": {"sector": ""}}}, "X03"),
        ({"events": {"X03": {"spot": 5}}}, "4"),
        ({"events": {"X03": {"cuvees": "MMMMMMM"}}}, "events › X03 › cuvees"),
        ({"tokens": {"BP2": {"copies": 3}}}, "22"),
        ({"tokens": {"BP2": {"amount": 0}}}, "1"),
        ({"tokens": {"BLA": {"amount": 2}}}, "amount"),
        ({"press": {"capacities": [3, 5, 8, 11, 11, 17, 20, 24]}}, "press › capacities"),
        ({"press": {"capacities": [3, 5]}}, "8"),
        ({"press": {"token_at": 15}}, "15"),
        ({"press": {"token_at": 3}}, "3"),
        ({"press": {"points_at": [21]}}, "21"),
        ({"eco": [0, -1, 0, 1, 2, 3, 4, 6, 8, 10, 14]}, "eco"),
        ({"marketing": {"C": [2, 1, 6, 8]}}, "marketing › C"),
        ({"cellar": 5}, "6"),
        ({"merchant": {"mathusalem": 4}}, "mathusalem"),
        ({"merchant": {"overflow": "CCC"}}, "CCC"),
        ({"standard": {"zone_2": ["pp+1", "link", "eco+1", "link"]}}, "link"),
        ({"standard": {"zone_2": ["pp+1", "", "eco+1", ""]}}, "link"),
        ({"standard": {"zone_6": ["partial", "", "", ""]}}, "partial"),
        ({"standard": {"zone_5": ["speak_first", "speak_first", "", ""]}}, "speak_first"),
        ({"simplified": {"zone_2": ["speak_first", "", "", ""]}}, "speak_first"),
        ({"standard": {"zone_5": ["pp+9", "", "", ""]}}, "pp+9"),
    ],
)  # fmt: skip
def test_values_that_cannot_be(fields: dict[str, object], reason: str) -> None:
    assert reason in refusal(**fields)
