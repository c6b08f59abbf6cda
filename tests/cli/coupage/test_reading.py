"""What Coupage's table shows: colours, signs, and what recipes and barrels lack."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.engine.words import LANGUAGES, Words
from tablee.games.coupage.terminal.cards import goal_signs, state_sign, state_text
from tablee.games.coupage.terminal.palette import (
    ON_SPECIAL,
    ON_TIME,
    ON_VARIETY,
    SPECIAL,
    TIME,
    VARIETIES,
    contrast,
    palette,
)
from tablee.games.coupage.terminal.story import unseen
from tests.cli.coupage.positions import NAMES, READY, random_positions
from tests.games.coupage.scene import new, scene


def test_every_variety_has_its_own_colour_and_letters_and_can_be_read() -> None:
    assert len(set(VARIETIES)) == 8
    view = new(2, 1).view(0)
    assert len({face.variety for face in view.faces if face.variety}) == 8
    for dark in (True, False):
        for background, on in [*zip(VARIETIES, ON_VARIETY, strict=True), (TIME, ON_TIME), (SPECIAL, ON_SPECIAL)]:
            assert contrast(background, on) >= 4.5, background
        light = palette(dark)
        assert all(contrast(colour, light.background) >= 4.5 for colour in light.variety)
        for background in (light.barrel, light.own, light.bottle, light.spoiled, light.background):
            assert contrast(background, light.foreground) >= 7, background
            assert contrast(background, light.choice) >= 3, background
        assert contrast(light.spoiled, light.bad) >= 4.5
        assert min(contrast(light.own, light.good), contrast(light.barrel, light.good)) >= 4.5


@pytest.mark.parametrize(
    ("recipe", "hand", "has"),
    [
        ("BLA", "MAC1 XAR1 CHA2", 3),
        ("BLA", "MAC1 MAC2 XAR1", 2),
        ("ROU", "ULL1 ULL2 CAB2", 3),
        ("ROU", "ULL1 ULL1 ULL2", 2),
        ("CVR", "TRE1 TRE2 MAC1 MAC2", 4),
        ("CVR", "TRE1 GAR1 MAC1 PAR1", 4),
        ("CVR", "GAR1 ULL1 MAC1 XAR1", 3),
        ("CVR", "TRE1 CAB2 MAC1 XAR1", 3),
        ("CVR", "TRE1 GAR1 CHA2 MAC1", 3),
        ("ROS", "ULL1 ULL2 CHA2 CHA3", 4),
        ("ROS", "ULL1 MAC1 MAC2", 3),
    ],
)
def test_the_aid_puts_into_a_recipe_what_fits_it(recipe: str, hand: str, has: int) -> None:
    """T1 of the specification."""
    view = scene(2, hands=[hand]).view(0)
    aid = next(aid for aid in view.aid if aid.recipe == recipe)
    assert sum(map(bool, aid.filled)) == has


def test_what_is_missing_is_counted_as_the_rules_count_it() -> None:
    for here in random_positions(3, 7):
        view = here.view(here.to_act)
        for aid in view.aid:
            assert len(aid.grapes) - sum(map(bool, aid.filled)) == aid.missing


def test_cards_not_seen_are_those_in_the_pile_and_in_unknown_places() -> None:
    """Invariant 1: 79 cards, each in one place."""
    for here in [*random_positions(2, 3), *random_positions(4, 5)]:
        for viewer in range(here.view(0).seats):
            view = here.view(viewer)
            left = unseen(view)
            barrels = [barrel for player in view.players for barrel in player.barrels]
            elsewhere = sum(player.cards for seat, player in enumerate(view.players) if seat != viewer)
            hidden = sum(not time.card for barrel in barrels for time in barrel.time)
            known = sum(each.count for each in view.known)
            assert min(left.values()) >= 0
            assert sum(left.values()) == view.pile + elsewhere - known + hidden


@pytest.mark.parametrize(("shown_number", "turns"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_timer_of_a_spoiled_barrel_tells_the_turns_that_are_left(shown_number: int, turns: int) -> None:
    """T7 of the specification: the card is laid with 1 and goes at the end of the owner's fourth turn."""
    view = scene(2, barrels={1: [f"ROU ULL1 GAR1 CAB2 | TIM | {shown_number}"]}).view(0)
    barrel = view.players[1].barrels[0]
    assert state_sign(barrel) == f"✗{turns}"
    for language in LANGUAGES:
        assert str(turns) in state_text(barrel, Words(language, NAMES), 15)
        assert str(turns) in state_text(barrel, Words(language, NAMES), 40)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "row",
    [READY, "CVB MAC1 XAR1 PAR1", "CVR TRE1 MAC1", "ROU ULL1", "BLA MAC1 XAR1 | TIM", "ROU ULL1 GAR1 CAB2 | TIM | 1"],
)
def test_what_a_barrel_lacks_fits_into_the_narrowest_barrel(row: str, language: str) -> None:
    barrel = scene(2, barrels={1: [row]}).view(0).players[1].barrels[0]
    assert len(state_text(barrel, Words(language, NAMES), 15)) <= 15


def test_the_goal_counts_two_wines_and_a_cava() -> None:
    rows = {0: ["BLA!", "CVB!"], 1: ["BLA!", "ROS!", "ROU!"], 2: ["CVB!", "CVR!"]}
    view = scene(4, barrels=rows).view(0)
    assert [goal_signs(view, seat) for seat in range(4)] == ["▮▯♦", "▮▮◇", "▯▯♦", "▯▯◇"]
    assert goal_signs(replace(view, second_cava_is_wine=True), 2) == "▮▯♦"
    assert goal_signs(replace(view, goal_wines=3), 1) == "▮▮▮◇"
