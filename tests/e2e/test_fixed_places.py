"""Nothing moves under the pointer: from being asked to having answered, at one decision after the other."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.cupbearer import Cupbearer
from tests.e2e.people import People
from tests.e2e.places import MOST, SEEN, moved, places
from tests.e2e.planter import Planter
from tests.e2e.player import Player
from tests.e2e.seated import Seated, Way
from tests.e2e.server import against_bots, at, buying, swapping
from tests.e2e.until import drawn
from tests.e2e.vintner import Vintner
from tests.e2e.winemaker import Winemaker
from tests.e2e.words import say

CAN = "main [data-piece].can"
LOOKED_AT = 2  # pieces under the pointer at each decision
FIXED = ("u", "m")  # the buttons of the ask area, by their keys
ENOUGH = 16  # decisions of one person
# Where the parts below the poster of Age of Champagne begin.
BELOW = "() => ['.strip', '.estate'].map(part => document.querySelector(part).getBoundingClientRect().top)"
CALLED = "name => document.querySelectorAll('.offers b').forEach(it => { it.textContent = name })"
MARKED = "() => document.querySelectorAll('.offers .mark').forEach(it => it.remove())"
ROUNDS = {2: (6, 59, 115, 139), 4: (9, 77, 182, 266)}  # moves of recorded games, by seats: Collaborators are placed
OFTEN = 8  # what can be chosen is looked at whenever another question is asked, and at every eighth decision


def looks_around(page: Page) -> None:
    """What can be chosen comes under the pointer, piece by piece, and nothing gives way."""
    page.mouse.move(0, 0)  # off what was clicked last
    before = places(page)
    assert all(key in before for key in FIXED), before
    pieces = page.locator(CAN)
    for touch in pieces.evaluate_all("all => all.map(it => it.dataset.touch)")[:: max(1, pieces.count() // LOOKED_AT)]:
        piece = page.locator(f'main [data-piece][data-touch="{touch}"]').first
        piece.hover(position=piece.evaluate(SEEN))  # cards of a large hand lie on one another
        after = places(page)
        rises = {touch: after.pop(touch, None)}  # as long as the pointer stays on it
        assert not moved(before, after), f"over {touch}"
        assert page.locator(f'main [data-piece][data-touch="{touch}"]:hover').count(), rises
    page.locator('[aria-keyshortcuts="u"]').hover()
    assert not moved(before, places(page)), "over Undo"


def same(tops: list[list[float]]) -> bool:
    return all(max(each) - min(each) < MOST for each in zip(*tops, strict=True))


def plays(player: Seated, ways: tuple[Way, ...]) -> int:
    """To the end, if that comes soon; how many decisions that were."""
    page, way, decisions, questions = player.page, cycle(ways), 0, set[str]()
    fixed = {key: places(page)[key] for key in FIXED}
    while decisions < ENOUGH and not player.over():
        question = re.sub(r"\d+", "", player.prompt.inner_text())
        if "touch" not in ways and (decisions % OFTEN == 0 or question not in questions):
            looks_around(page)
        questions.add(question)
        player.decide(next(way))
        decisions += 1
        if not player.done():
            assert not moved(fixed, places(page)), player.prompt.inner_text()
    return decisions


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_game_of_coup(person: People, phone: bool) -> None:
    page = person("Ada", phone=phone)
    page.goto(against_bots(page, 2).path)
    player = Player(page)
    player.waits()
    assert plays(player, ("touch",) if phone else ("click", "space")) > 10


def test_a_game_of_coupage(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 2, game="coupage").path)
    player = Vintner(page)
    player.waits()
    assert plays(player, ("click",)) > 10


def test_a_game_of_capa_doro(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 4, game="capa_doro").path)
    player = Planter(page)
    player.waits()
    assert plays(player, ("click",)) > 5  # with four at the table the bag is soon empty


def test_a_game_of_coupe_nation(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 4, game="coupe_nation").path)
    player = Cupbearer(page)
    player.waits()
    assert plays(player, ("click",)) > 3


def test_a_game_of_age_of_champagne(person: People) -> None:
    page = person("Ada")
    page.goto(against_bots(page, 4, game="age_of_champagne").path)
    player = Winemaker(page)
    while player.phase() == "draft":  # what is drafted stands where the estate comes
        player.decide()
    player.able()
    assert plays(player, ("click",)) > 10


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1440, 900), (2560, 1440)], ids=["desk", "large"])
def test_strip_and_estate_stay_whatever_vineyards_are_called(
    person: People, size: tuple[int, int], language: str, seats: int
) -> None:
    page = person("Ada", width=size[0], height=size[1], language=language)
    page.add_init_script("localStorage.setItem('tablee-settings', '{\"guide\": false}')")  # hints have their own height
    below: list[list[float]] = []
    for move in ROUNDS[seats]:
        page.goto(at(move, f"age_of_champagne/{seats}-seats")(page).path)
        Winemaker(page, language).able()
        page.locator(".estate").wait_for()
        drawn(page)
        below.append(page.evaluate(BELOW))
    assert same(below), below
    page.evaluate(MARKED)
    for name in ("Aÿ", "Châtillon-sur-Marne", "Le Mesnil-sur-Oger"):
        page.evaluate(CALLED, name)
        drawn(page)
        assert same([below[0], page.evaluate(BELOW)]), name


def test_a_hint_that_is_read_leaves_everything_where_it_was(person: People) -> None:
    page = person("Ada")
    page.goto(buying(page).path)
    hint = page.get_by_role("complementary", name=say("guide-label"))
    expect(hint).to_be_visible()
    before = places(page)
    while hint.is_visible():
        hint.get_by_role("button", name=say("guide-next")).click()
        assert not moved(before, places(page))
    expect(hint).to_have_count(0)


def test_the_hand_keeps_its_places_while_tiles_are_chosen(person: People) -> None:
    page = person("Ada")
    page.goto(swapping(page).path)
    player = Player(page)
    player.waits()
    before = places(page)
    for name in player.hand()[:3]:
        page.locator(f'[data-hand-tile="{name}"]').click()
        expect(page.locator(f'[data-hand-tile="{name}"]')).to_have_attribute("aria-pressed", "true")
        assert not moved(before, places(page)), name


def test_a_tile_that_is_laid_leaves_its_place_empty(person: People) -> None:
    """The next tile is where it was, until new ones are drawn."""
    page = person("Ada")
    page.goto(against_bots(page, 2).path)
    player = Player(page)
    while player.phase() == "buy":
        player.decide("click", buys=False)
    player.settles()
    before = places(page)
    first, *rest = player.hand()
    player.play(f"lay {first}")
    player.waits()
    player.settles()
    after = places(page)
    assert first not in after
    assert all(name in after for name in rest)
    assert not moved(before, after)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_ask_area_is_as_high_whatever_it_says(person: People, language: str, phone: bool) -> None:
    page = person("Ada", phone=phone, language=language)
    page.goto(swapping(page).path)
    Player(page, language).waits()
    ask = page.locator("[data-guide=prompt]")
    high = ask.bounding_box()
    assert high
    assert round(high["height"]) == (102 if phone else 92)
    for words in ("Lay.", "Lay a tile or do something else that takes a good many words to say. " * 3):
        page.evaluate("words => { document.querySelector('main h1').textContent = words }", words)
        assert ask.bounding_box() == high
    expect(page.locator("main h1")).not_to_have_attribute("data-fit", "0")
