"""The table of Coupage as zones and pieces: what a player must be able to see and to touch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.engine.conformance.layouts import lines_of, pieces_of
from tablee.engine.words import LANGUAGES, Words
from tablee.games.coupage import GAME
from tablee.games.coupage.content import GRAPE_LIST, CoupageSheet
from tests.cli.coupage.positions import random_positions
from tests.games.coupage.scene import SPECTATOR, Scene, new, scene
from tests.games.layouts import NAMES, Laid, untouchable
from tests.sample import sample


def whole_games() -> list[Scene]:
    seeds = [(2, 3), (3, 9), (4, 5), (4, 8)][: sample(4, small=2)]
    return [here for seats, seed in seeds for here in random_positions(seats, seed)]


def test_every_choice_can_be_touched() -> None:
    met = set()
    for here in whole_games():
        if not here.state.over:
            assert untouchable(here) == set()
            met |= {piece.split("-")[0] for choice in here.choices() for piece in choice.touches}
    assert {"pile", "market", "discard", "hand", "recipe", "barrel"} <= met


@pytest.mark.parametrize(
    ("moves", "touched"),
    [
        (["play VOL"], "player-1"),
        (["play REC"], "harvest-1"),
        (["play PIQ"], "barrel-1-1"),
        (["play EVA", "barrel 1-1"], "grape-1-1-ULL1"),
        (["play VDT", "barrel 1-1"], "time-1-1-2"),
        (["play OEN"], "barrel-0-1"),
        (["stars 2", "TRE2", "ULL1"], "chosen-TRE2"),
        (["bottle 3", "TRE3"], "time-0-3-1"),
        (["bottle 3", "TRE3", "up"], "grape-0-3-MAC1"),
    ],
)
def test_what_special_cards_and_half_made_moves_touch_is_there(moves: list[str], touched: str) -> None:
    rows = {
        0: ["BLA MAC1 XAR1 CHA2 | TIM | 2", "ROU ULL1 GAR1 CAB2", "CVB MAC1 XAR1 PAR1 | TIM TIM"],
        1: ["ROU ULL1 GAR1 CAB2 | TIM (MAC2)", "BLA MAC1 XAR1 CHA2"],
    }
    cards = "VOL PIQ REC EVA VDT OEN TRE3 TRE2 TRE2 ULL1"
    here = scene(3, hands=[cards, "MAC1"], barrels=rows, abilities=True).play(*moves)
    assert touched in {piece for choice in here.choices() for piece in choice.touches}
    assert untouchable(here) == set()


def test_the_zones_are_where_the_guide_points() -> None:
    laid = Laid(new(3, 1), 0)
    assert {"barrels", "aid", "market", "hand", "players"} <= set(laid.zones)
    assert laid.zones[:3] == ["hand", "barrels", "aid"]
    assert [zone.owner for zone in laid.layout.zones if zone.id.startswith("barrels")] == [0, 1, 2]
    watching = Laid(new(3, 1), SPECTATOR)
    assert "hand" not in watching.zones
    assert [zone for zone in watching.zones if zone.startswith("barrels")] == ["barrels-0", "barrels-1", "barrels-2"]
    assert watching.zones.count("aid") == 1


def test_barrels_show_grapes_time_and_what_they_wait_for() -> None:
    rows = {0: ["CVB MAC1 XAR1 PAR1 | TIM (MAC2) | 3", "BLA!", "CVR TRE1 MAC1 MAC1"]}
    laid = Laid(scene(2, barrels=rows), 1)
    cava, bottle, rose, empty = laid.places("barrels-0")
    assert [(piece.id, piece.face) for piece in cava.pieces] == [
        ("grape-0-1-MAC1", "MAC"),
        ("grape-0-1-XAR1", "XAR"),
        ("grape-0-1-PAR1", "PAR"),
        ("time-0-1-1", "TIM"),
        ("time-0-1-2", "MAC"),
        ("", "PIQ"),
    ]
    assert laid.say(cava.name) == "1 white cava"
    assert laid.say(cava.note) == "Blocked: 2 turns"
    assert laid.say(cava.pieces[-1].badge) == "2 turns"
    assert [laid.say(piece.name) for piece in bottle.pieces] == ["a bottle: white wine"]
    assert [piece.count for piece in rose.pieces] == [2, 1]
    assert (laid.say(empty.note), list(empty.pieces)) == ("Free", [])


def test_a_time_card_that_only_its_owner_knows_is_a_back_for_the_others() -> None:
    here = scene(2, barrels={0: ["ROU ULL1 GAR1 CAB2 | [MAC2]"]})
    assert here.view(1).players[0].barrels[0].time[0].card == ""
    mine, theirs = Laid(here, 0), Laid(here, 1)
    [known] = [piece for piece in mine.place("barrel-0-1").pieces if piece.id.startswith("time")]
    [back] = [piece for piece in theirs.place("barrel-0-1").pieces if piece.id.startswith("time")]
    assert mine.say(known.name) == "a face-down Time: Macabeu ★★"
    assert (back.facing, back.face, back.colour, back.badge) == ("down", "", "", None)


def test_the_wine_list_names_grapes_costs_and_what_is_missing() -> None:
    laid = Laid(scene(2, hands=["MAC1 XAR1"], market="PAR1 TIM"), 0)
    assert laid.cells("recipe-BLA") == ["3 whites", "1", "★★"]
    assert laid.cells("recipe-CVB") == ["MAC, XAR, PAR", "2", "★★★"]
    assert laid.cells("recipe-CVR") == ["TRE, TRE/GAR/ULL, 2 MAC/XAR/PAR", "2", "★★★"]
    assert laid.say(laid.place("recipe-CVB").note) == "Missing: Parellada; it is at the market."
    full = Laid(scene(2, barrels={0: ["BLA!", "ROS!", "CVB MAC1 XAR1 PAR1", "ROU ULL1 GAR1 CAB2"]}), 0)
    assert full.place("recipe-CVB").closed


def test_counts_agree_with_the_view() -> None:
    for here in whole_games()[::7]:
        for viewer in range(here.view(0).seats):
            view, laid = here.view(viewer), Laid(here, viewer)
            assert sum(piece.count for piece in laid.pieces("hand")) == view.players[viewer].cards
            assert sum(piece.count for piece in laid.place("pile").pieces) == view.pile
            discarded = sum(stack.count for stack in view.discard)
            assert sum(piece.count for piece in laid.place("discard").pieces) == discarded
            assert [bool(place.pieces) for place in laid.places("market")] == [bool(card) for card in view.market]
            for seat, player in enumerate(view.players):
                assert laid.cells(f"player-{seat}") == [str(player.wines), str(player.cavas), str(player.cards)]
                if seat != viewer:
                    assert sum(piece.count for piece in laid.place(f"seat-{seat}").pieces) == player.cards


def test_nothing_of_another_hand_is_on_the_layout_but_what_is_known() -> None:
    for here in whole_games()[::7]:
        for viewer in range(here.view(0).seats):
            laid = Laid(here, viewer)
            open_cards = sum(piece.count for piece in laid.pieces("hands") if piece.facing == "up")
            assert open_cards == sum(each.count for each in here.view(viewer).known)
            assert not [piece.id for piece in laid.pieces("hands") if piece.id]


def test_names_come_from_the_content_file() -> None:
    first = replace(GRAPE_LIST[0], code="QQQ", name="Quercus")
    recipes = CoupageSheet().recipes
    renamed = {
        code: replace(recipe, grapes=tuple(grape.replace("MAC", "QQQ") for grape in recipe.grapes))
        for code, recipe in ((code, getattr(recipes, code)) for code in recipes.__struct_fields__)
    }
    sheet = CoupageSheet(varieties=(first, *GRAPE_LIST[1:]), recipes=replace(recipes, **renamed), time_stars=5)
    state = GAME.new(2, None, 3, sheet)
    for viewer in (SPECTATOR, 0, 1):
        laid = GAME.layout(GAME.view(state, viewer))
        for language in LANGUAGES:
            said = [Words(language, NAMES)(line) for line in lines_of(laid)]
            assert not [text for text in said if "Macabeu" in text or "MAC" in text]
            assert any("5 ★" in text for text in said)
            assert any("QQQ" in text for text in said)
        assert not [piece for piece in pieces_of(laid) if piece.face == "MAC"]
