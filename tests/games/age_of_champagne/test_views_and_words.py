"""What each viewer sees and is told, what a move would bring, and that everything can be said in both languages."""

import random
from itertools import chain
from typing import Any

import pytest

from tablee.engine.state import SPECTATOR
from tablee.engine.words import LANGUAGES, Line, Words
from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne.content import ORDER_CODES
from tablee.games.age_of_champagne.names import EVENT_CODES, REGION_CODES, SOURCE_CODES, TOKEN_CODES
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.view import Aim
from tests.games.age_of_champagne.scene import House, Scene, drafted, new, scene, started
from tests.games.words import GameWords, said
from tests.rules import rule
from tests.sample import sample

WORDS = GameWords(GAME)


HARVEST_ALONE = "It is the last round: in a solo game, what you still harvest brings nothing."


def effects(table: Scene, move: str) -> list[str]:
    return said(GAME.effects(table.state, table.to_act)[move].lines)


def marks(table: Scene, move: str) -> list[tuple[str, str, int]]:
    return [(mark.place, mark.kind, mark.amount) for mark in GAME.effects(table.state, table.to_act)[move].marks]


def read_by(line: Line, you: int, language: str = "en") -> str:
    return Words(language, ["Ann", "Ben", "Cle"], you=you)(line)


# The view


def test_everybody_sees_the_same_table() -> None:
    table = started(3, seed=4)
    views = [table.view(viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    for view in views:
        assert (view.houses, view.spots, view.offers, view.event) == (
            views[0].houses,
            views[0].spots,
            views[0].offers,
            views[0].event,
        )


def test_where_the_round_stands() -> None:
    view = scene(2, round=4).view(0)
    assert said([view.heading, view.supply]) == ["Round 4 of 10", "6 more rounds"]  # type: ignore[list-item]
    assert [phase.when for phase in view.phases] == ["was", "now", "next", "next", "next"]
    shipping = scene(2, House(cellar="MN"), spots={"Z5.4": 0}, at="ship").view(0)
    assert said([phase.name for phase in shipping.phases]) == [
        "Event",
        "Assignment",
        "Shipping",
        "Harvest",
        "End of season",
    ]
    assert (shipping.actor, shipping.resolved) == (0, "Z5.4")


def test_standings_count_the_merchant_and_he_is_named() -> None:
    view = scene(2, House(points=4, eco=2), merchant=House(points=9, eco=11)).view(0)
    assert [(each.main, *said([each.more])) for each in view.standings if each.more] == [
        (4, "eco 2 (−1)"),
        (0, "eco 1 (−3)"),
        (9, "eco 11 (14)"),
    ]
    assert said(GAME.automata(GAME.options_for(2, {"merchant": True}), 2)) == ["Wine Merchant"]
    assert list(GAME.automata(GAME.options_for(2, {"merchant": True, "steered": True}), 2)) == []
    assert said(GAME.automata(GAME.options_for(1, {}), 1), "fr") == ["Négociant"]


# The player aid


@rule("AOC-12.1", "AOC-12.2")
def test_the_next_harvest_counts_what_stands_on_the_board() -> None:
    """A Collaborator on a vineyard, in Press, Winery or Blending has acted before the harvest."""
    house = House(press=2, modules=2, wines="MMMM", vines="V12")
    alone = scene(2, house).view(0).houses[0].harvest
    assert (sum(alone.grapes), alone.press, alone.room) == (4, 5, 2)
    table = scene(2, house, offers="V31 V04", spots={"Z1.1": 0, "Z2.1": 0, "Z3.1": 0})
    placed = table.view(0).houses[0].harvest
    assert (list(placed.grapes), placed.press, placed.room) == ([4, 0, 3], 8, 5)
    assert table.view(0).houses[1].harvest == scene(2, house).view(0).houses[1].harvest
    blending = scene(2, house, spots={"Z6.2": 0}).view(0).houses[0].harvest
    assert (blending.room, blending.stored, blending.lost) == (5, 4, 0)
    assert "Next harvest: 4 grapes, press 5, room 5: all of them fit." in effects(scene(2, house), "place Z6.2")


@rule("AOC-12.1", "AOC-12.2")
def test_the_aid_previews_the_harvest() -> None:
    view = scene(2, House(press=2, modules=2, wines="MM", vines="V12 V14")).view(1)
    harvest = view.houses[0].harvest
    assert (list(harvest.grapes), harvest.press, harvest.room) == ([4, 0, 2], 5, 4)
    assert (harvest.stored, harvest.lost, harvest.hit) == (4, 2, False)
    short = scene(2, House(press=4, modules=4, vines="V12 V14"), supply="M1").view(0).houses[0].harvest
    assert list(short.grapes) == [1, 0, 2]


def test_the_aid_says_what_an_order_would_bring() -> None:
    house = House(cellar="MN", grid="NNC")
    view = scene(2, house, House(cellar="MN"), active="F09 E04 I03", provisional="F10", event="X03").view(0)
    found = {each.order: (each.points, each.bonus, each.missing, each.ready) for each in view.shipments}
    assert {order: found[order] for order in ("F09", "E04", "I03", "F10")} == {
        "F09": (3, 2, "", True),
        "E04": (10, 4, "C", False),
        "I03": (16, 6, "MCC", False),
        "F10": (3, 2, "", True),
    }
    assert scene(2).view(SPECTATOR).shipments == ()


@rule("AOC-13.5", "AOC-16.1", "AOC-13.23")
def test_an_order_that_nobody_may_ship_is_not_ready() -> None:
    def ready(table: Scene, order: str) -> bool:
        return next(each.ready for each in table.view(0).shipments if each.order == order)

    assert ready(scene(2, House(cellar="MN")), "F10")
    assert not ready(scene(2, House(cellar="MN"), event="X10"), "F10")
    assert not ready(scene(2, House(cellar="MN"), options={"board": "simplified"}), "F10")
    reserved = scene(2, House(cellar="MN"), House(tokens="BRS"), order=[1, 0]).play("reserve F09")
    assert not ready(reserved, "F09")
    assert not ready(scene(2, House(cellar="MNC"), event="X02"), "I01")


def test_the_aid_counts_blends_with_the_room_of_the_cellar() -> None:
    def times(house: House) -> dict[str, int]:
        return {recipe.id: recipe.times for recipe in scene(2, house).view(0).recipes if recipe.times}

    assert times(House(modules=3, wines="CCCCCC")) == {"B1": 2}
    assert times(House(modules=3, wines="CCCCCC", cellar="MMMMMMMMM")) == {"B1": 1}
    assert times(House(modules=3, wines="CCCCCC", cellar="MMMMMMMMMM")) == {}


@rule("AOC-17.11")
def test_the_merchant_aims_at_what_he_will_ship() -> None:
    merchant = House(eco=11, cellar="NNC")
    table = scene(1, House(), merchant=merchant, spots={"Z5.2": 1}, active="F09 E04 I01", provisional="F15 E01 I02")
    shown = table.merchant
    assert (shown.spot, list(shown.aims)) == ("Z5.2", [Aim("I01", 5, True)])  # as good as F15, and farther away


@rule("AOC-10.3", "AOC-10.6", "AOC-17.11")
def test_the_merchant_aims_at_a_second_order_too() -> None:
    def aims(cellar: str, **more: Any) -> list[Aim]:
        cards: dict[str, Any] = {"active": "F09 E04 I01", "provisional": "F15 E01 I02"}
        return list(scene(1, House(), merchant=House(eco=11, cellar=cellar), **cards | more).merchant.aims)

    assert aims("MNC", spots={"Z5.4": 1}) == [Aim("I01", 6, False)]
    assert aims("MMNNC", spots={"Z5.4": 1}) == [Aim("I01", 6, False), Aim("F09", 3, False)]
    assert aims("NNC", spots={"Z5.4": 1}, active="F15 E04 I03") == [Aim("F15", 5, False)]
    # the order behind the first one slides down, but not during a pandemic
    assert aims("MNNC", spots={"Z5.4": 1}, active="F11 E05 I03", provisional="F13 E01 I02") == [
        Aim("F11", 4, False),
        Aim("F13", 4, False),
    ]
    assert aims("MNNC", spots={"Z5.4": 1}, active="F11 E05 I03", provisional="F13 E01 I02", event="X10") == [
        Aim("F11", 4, False)
    ]


@rule("AOC-10.1")
def test_the_table_tells_who_ships_first() -> None:
    spots = {"Z5.1": 0, "Z5.3": 1, "Z5.4": 0}
    assert scene(2, spots=spots, order=[1, 0]).view(0).shipping == ["Z5.1", "Z5.3", "Z5.4"]
    assert scene(2, spots={"Z5.2": 0, "Z5.4": 1}, order=[1, 0]).view(-1).shipping == ["Z5.4", "Z5.2"]
    table = scene(2, spots={"Z5.4": 1}, order=[1, 0]).play("place Z2.1")
    assert "Shipping before you: Ben." in effects(table, "place Z5.2")
    assert not [line for line in effects(table, "place Z5.1") if "before you" in line]


# What a move would bring


def test_a_card_of_the_draft_tells_its_stars() -> None:
    table = drafted("H01 H05 H09")
    assert table.phase != "draft"
    table = new(2, seed=1)
    for move in table.options():
        *meaning, stars = effects(table, move)
        assert meaning  # what the card is worth to its owner; the label of the move names it
        assert stars.endswith(": most stars begin.")


def test_a_card_of_the_draft_counts_those_kept_before() -> None:
    table = new(1, seed=1)
    assert effects(table, "keep H07") == ["Your press then takes 5 grapes.", "You can ship C from the first round on."]
    table.play("keep H07")
    assert effects(table, "keep H05")[0] == "Your press then takes 11 grapes."
    assert effects(table, "keep H10") == ["Your winery then has room for 9 still wines."]


def test_stars_and_regions_are_not_mentioned_where_they_bring_nothing() -> None:
    drafting = new(1, seed=1)
    assert all("star" not in " ".join(effects(drafting, move)) for move in drafting.options())
    alone = scene(1, House(press=2, modules=1), merchant=House(eco=11), offers="V31 V04")
    assert not any("first vineyard" in line for line in effects(alone, "place Z1.1"))
    locating = scene(1, House(vines="V12"), merchant=House(eco=11), offers="V31 V04", spots={"Z1.2": 0}, at="vineyards")
    assert effects(locating, "region VM") == [
        "Regions bring no points in a solo game, but a climatic hazard strikes a whole region. "
        "You have 1 vineyard there already."
    ]


@rule("AOC-17.17")
def test_what_brings_nothing_in_a_solo_game_says_so() -> None:
    worthless = "Regions bring no points in a solo game: a Land ownership is worth nothing there."
    spots = {"Z5.4": 0}
    table = scene(1, House(cellar="MN"), merchant=House(eco=11), spots=spots, markets={"F": "BLA BP2"}, at="ship")
    table.play("ship F09")
    assert effects(table, "take BLA") == [worthless]
    table.play("take BLA")
    assert effects(table, "land VM") == [worthless]
    last = scene(1, House(vines="V12", wines="MMM"), merchant=House(eco=11), offers="V31 V01", round=10)
    idle = HARVEST_ALONE
    assert effects(last, "place Z1.1")[-1] == idle
    assert effects(last, "place Z8.1") == [
        "In turn order the Wine Merchant always comes after you: this changes nothing."
    ]
    harvest = scene(1, House(press=1, modules=1, vines="V10 V12"), merchant=House(eco=11), round=10, at="harvest")
    assert idle in effects(harvest, harvest.options()[-1])
    earlier = scene(1, House(press=1, modules=1, vines="V10 V12"), merchant=House(eco=11), round=9, at="harvest")
    assert not any(idle in effects(earlier, move) for move in earlier.options())


@rule("AOC-15.7")
def test_in_the_last_round_the_council_only_decides_a_tie() -> None:
    last = scene(2, round=10)
    assert effects(last, "place Z8.1") == ["It is the last round: your place at the Council only decides a tie."]


def test_a_vineyard_tells_what_will_fit() -> None:
    table = scene(2, House(press=2, modules=1, vines="V12"), offers="V31 V04")
    assert effects(table, "place Z1.1") == [
        "Yields CCC at each harvest, in Côte des Blancs.",
        "When you get it: +1 eco.",
        "It would be your first vineyard in Côte des Blancs.",
        "Next harvest: 7 grapes, press 5, room 3: 3 fit, 4 are lost.",
    ]
    assert marks(table, "place Z1.1")[0] == ("Z1.1", "goes", 1)


@rule("AOC-8.1", "AOC-8.2")
def test_press_and_winery_tell_what_they_bring() -> None:
    table = scene(2, House(press=4, modules=4, vines="V12"))
    assert effects(table, "place Z2.1") == [
        "Your press takes 14 grapes.",
        "You draw a Bonus token.",
        "Next harvest: 4 grapes, press 14, room 12: all of them fit.",
        "This spot: +1 point.",
    ]
    assert effects(table, "place Z3.4") == [
        "Module 5: room for 15 still wines in all.",
        "A module of Age II: one eco level up.",
        "Next harvest: 4 grapes, press 11, room 15: all of them fit.",
        "This spot: −1 eco.",
    ]
    full = scene(2, House(press=8, modules=8))
    assert effects(full, "place Z2.4")[0] == "Your press takes 24 grapes already: nothing is added."
    assert effects(full, "place Z3.1")[0] == "You have all 8 modules: nothing is added."


def test_a_second_pawn_in_press_counts_the_first() -> None:
    table = scene(2, House(press=4), spots={"Z2.3": 0})
    assert effects(table, "place Z2.1")[0] == "Your press takes 17 grapes."


@rule("AOC-8.6")
def test_linked_spots_tell_of_the_token() -> None:
    assert effects(scene(2), "place Z2.2")[-1] == "With the link in Winery as well, you draw a Bonus token."
    assert (
        effects(scene(2, spots={"Z3.2": 0}), "place Z2.2")[-1] == "You hold the link in Winery as well: a Bonus token."
    )


def test_shipping_tells_which_orders_are_ready() -> None:
    table = scene(2, House(cellar="MN"), active="F09 E01 I01", provisional="F10 E07 I02")
    assert effects(table, "place Z5.1") == [
        "You ship first anyway, unless somebody else takes this spot.",
        "One order of all six.",
        "Your cellar is ready for Paris MN (3 points), Paris MN (3 points).",
    ]
    second = scene(2, House(cellar="MN"), order=[1, 0]).play("place Z2.1")
    assert effects(second, "place Z5.1")[0] == "You ship before everybody else."
    assert effects(table, "place Z5.3")[:2] == [
        "Up to 2 Active orders.",
        "Your cellar is ready for Paris MN (3 points).",
    ]
    assert (
        effects(table, "place Z5.2")[1]
        == "Your cellar is ready for Paris MN (3 points), USA MNC (3 points) and 3 more."
    )
    assert effects(scene(2), "place Z5.4")[1] == "Your cellar can fulfil none of them as things are."


def test_blending_tells_how_many_cuvees() -> None:
    table = scene(2, House(modules=4, wines="NNNCCCMMC"))
    assert effects(table, "place Z6.2") == ["Your winery (2M 3N 4C) makes 3 cuvees."]
    assert effects(scene(2, House(wines="NNC")), "place Z6.1") == [
        "Your winery (NNC) makes no cuvee as it is.",
        "This spot: +1 point.",
    ]


@rule("AOC-17.8")
def test_marketing_warns_of_the_merchant_and_of_the_last_round() -> None:
    table = scene(1, House(cellar="MMC"), merchant=House(eco=11, oeno="N"), spots={"Z5.3": 1})
    assert effects(table, "place Z4.1")[-1] == "The Merchant will take the other spot at once."
    last = scene(2, House(cellar="C"), round=10)
    assert effects(last, "place Z4.2") == [
        "It is the last round: cuvees in the œnotheque will not reach the Marketing grid."
    ]


def test_at_the_end_of_the_eco_track_a_spot_tells_that_levels_are_points() -> None:
    at_the_end = "You are at the end of the eco track already: each further level is a point."
    assert at_the_end in effects(scene(2, House(eco=11)), "place Z2.3")
    assert at_the_end in effects(scene(2, House(eco=11, modules=4)), "place Z3.1")  # a module of Age II
    assert at_the_end not in effects(scene(2, House(eco=10, modules=4)), "place Z2.3")
    assert at_the_end not in effects(scene(2, House(eco=11)), "place Z2.4")  # a level down


@rule("AOC-13.24")
def test_a_reservation_that_a_pandemic_makes_worthless_says_so() -> None:
    table = scene(2, House(cellar="MNC", tokens="BRS"), provisional="F01 E03 I02", active="F09 E04 I12", event="X10")
    stopped = "The event of this round makes it impossible."
    assert stopped in effects(table, "reserve E03")
    assert GAME.effects(table.state, 0)["reserve E03"].costly
    assert stopped not in effects(table, "reserve E04")


def test_the_last_collaborator_is_asked_for_with_a_word_about_tokens() -> None:
    tables = [scene(2, House(tokens=tokens), spots={"Z2.1": 0, "Z2.3": 0}) for tokens in ("", "BA2", "BTR")]
    plain, tokens = (
        "Place your last Collaborator.",
        "Place your last Collaborator. Bonus tokens can be used only before it.",
    )
    assert said([table.view(0).prompt for table in tables]) == [plain, tokens, plain]


@rule("AOC-13.7")
def test_subsidies_are_told_at_the_first_spot_of_each_zone() -> None:
    told = "Subsidies: you draw a Bonus token."
    table = scene(2, event="X12", spots={"Z2.1": 0, "Z3.1": 1})
    assert [told in effects(table, move) for move in ("place Z2.2", "place Z3.2", "place Z6.1")] == [False, True, False]
    assert told in effects(scene(2, House(press=8, modules=8), event="X12"), "place Z2.1")
    assert told not in effects(scene(2, event="X01"), "place Z2.1")


def test_who_has_acted_and_is_asked_does_not_act_again_before_the_harvest() -> None:
    table = scene(2, House(press=4), at="press", spots={"Z2.2": 0, "Z2.3": 0}, supply_tokens="BLA")
    assert table.phase == "land"
    assert table.press(0) == 14
    ahead = table.view(0).houses[0].harvest
    assert ahead is not None
    assert ahead.press == 17  # by the second pawn, not by the first


def test_a_second_land_ownership_is_called_another_one() -> None:
    table = scene(2, House(press=4), at="press", spots={"Z2.2": 0}, supply_tokens="BLA")
    assert said([table.view(0).prompt]) == ["You drew a Land ownership: for which region?"]
    more = scene(2, House(press=4, land="SZ"), at="press", spots={"Z2.2": 0}, supply_tokens="BLA")
    assert read_by(more.view(0).prompt, 0, "fr") == "Encore une Propriété foncière : pour quelle région ?"


@rule("AOC-13.23", "AOC-13.24")
def test_a_reservation_tells_its_penalty_and_warns() -> None:
    table = scene(2, House(cellar="NC", tokens="BRS"), active="F09 E04 I12", event="X01")
    effect = GAME.effects(table.state, 0)["reserve I12"]
    assert said(effect.lines) == [
        "Uses your Reservation: only you can ship it this round. If you do not, you lose 11 points.",
        "The event of this round makes it impossible.",
        "Your cellar lacks CC.",
    ]
    assert effect.costly
    cheap = GAME.effects(table.state, 0)["reserve F09"]
    assert (said(cheap.lines)[1:], cheap.costly) == (["Your cellar lacks M."], False)


@rule("AOC-10.4", "AOC-10.9", "AOC-10.12")
def test_shipping_tells_points_bonus_and_eco_of_each_way() -> None:
    house = House(cellar="MNC", grid="NNC", eco=3)
    table = scene(
        2,
        house,
        spots={"Z5.2": 0},
        active="F09 E04 I01",
        at="ship",
        markets={"E": "BP2 BP3"},
        provisional="F01 E07 I02",
    )
    assert effects(table, "ship E04") == [
        "10 points, 4 of them from Marketing.",
        "Without a Tradition Brut: 9 points, 4 of them from Marketing.",
        "Without a Blanc de noirs: 6 points, 2 of them from Marketing.",
        "Without a Blanc de blancs: 5 points, 2 of them from Marketing.",
        "By truck: your eco level becomes 2 (−1 at the end).",
        "It brings one of 2 Bonus tokens.",
        "Then Netherlands (MMN) becomes Active.",
    ]
    pandemic = scene(2, house, spots={"Z5.4": 0}, active="F09 E04 I01", at="ship", event="X10")
    assert not any("becomes Active" in line for line in effects(pandemic, "ship E04"))
    assert ("player-0", "gain", 10) in marks(table, "ship E04")
    table.play("ship E04")
    assert effects(table, "omit M")[0] == "Without a Tradition Brut: 9 points, 4 of them from Marketing."
    assert ("cellar-0-M", "loss", 1) not in marks(table, "omit M")
    assert ("cellar-0-M", "loss", 1) in marks(table, "complete")


@rule("AOC-1.3", "AOC-10.11")
def test_the_end_of_the_eco_track_and_the_token_are_told() -> None:
    table = scene(2, House(cellar="MMNCC", tokens="BTR", eco=2), spots={"Z5.4": 0}, active="F09 E01 I03", at="ship")
    table.play("ship I03")
    assert effects(table, "unchanged") == ["By plane: your eco level becomes 1 (−3 at the end), and 1 point lost."]
    assert effects(table, "swap") == ["By boat, with the token: no change of your eco level."]


@rule("AOC-10.2", "AOC-10.3")
def test_the_question_says_which_pawn_ships_and_what() -> None:
    house = House(cellar="MNNN")
    first = scene(2, house, spots={"Z5.1": 0, "Z5.4": 0}, at="ship", active="F09 E01 I01", provisional="F03 E07 I02")
    assert read_by(first.view(0).prompt, 0) == "Ship from spot 1: choose one of all six orders, or stop."
    first.play("pass")
    asked = "Ship from spot 4: choose up to 2 Active orders, one after the other."
    assert read_by(first.view(0).prompt, 0) == asked
    first.play("ship F09")
    assert read_by(first.view(0).prompt, 0) == "Ship from spot 4: choose an Active order, or stop."
    pandemic = scene(2, house, spots={"Z5.1": 0}, at="ship", event="X10")
    assert read_by(pandemic.view(0).prompt, 0) == "Ship from spot 1: choose an Active order, or stop."


def test_passing_tells_what_could_still_be_shipped() -> None:
    table = scene(2, House(cellar="MN"), spots={"Z5.4": 0}, at="ship")
    assert effects(table, "pass") == ["You could still ship Paris MN (3 points)."]


@rule("AOC-13.24")
def test_passing_tells_what_a_reservation_costs() -> None:
    house = House(cellar="MN", tokens="BRS")
    table = scene(2, house, spots={"Z2.1": 0, "Z2.3": 0, "Z3.1": 1, "Z3.3": 1, "Z3.4": 1})
    table.play("reserve F09", "place Z5.4")
    assert effects(table, "pass") == [
        "You could still ship Paris MN (3 points).",
        "You have reserved Paris (MN): if it is not shipped in this round, you lose 3 points.",
    ]


@rule("AOC-10.11")
def test_an_order_by_plane_tells_of_the_token_that_spares_the_climate() -> None:
    house = House(cellar="MMNCC", tokens="BTR", eco=4)
    table = scene(2, house, spots={"Z5.4": 0}, active="F09 E01 I03", at="ship")
    assert "With your Change of transport it could go by boat." in effects(table, "ship I03")
    boat = scene(2, House(cellar="MNC", tokens="BTR"), spots={"Z5.4": 0}, active="F09 E01 I01", at="ship")
    assert not any("Change of transport" in line for line in effects(boat, "ship I01"))


@rule("AOC-11.2")
def test_an_exchange_tells_what_is_left() -> None:
    table = scene(2, House(modules=2, wines="MMC"), spots={"Z6.2": 0}, at="draw")
    assert effects(table, "exchange MC") == ["Then your winery has M and one wine of your choice."]
    few = scene(2, House(wines="MC"), spots={"Z6.2": 0}, at="draw")
    assert effects(few, "exchange MC") == ["One wine of your choice is then all your winery has."]


def test_an_oenotheque_that_stays_empty_is_called_so() -> None:
    table = scene(2, House(cellar="CN"), spots={"Z4.1": 0}, at="marketing")
    assert effects(table, "done") == ["Your œnotheque stays empty."]
    table.play("age C")
    assert effects(table, "done") == ["In the next round C can go from your œnotheque to the grid."]


def test_marketing_steps_tell_the_bonus() -> None:
    table = scene(2, House(cellar="CN", oeno="C"), spots={"Z4.1": 0}, at="marketing")
    later = "In the next round it can go to the grid: each shipped Blanc de blancs then brings 4 points more."
    assert effects(table, "age C") == [later, "Then your cellar has N."]
    first = scene(2, House(cellar="M"), spots={"Z4.1": 0}, at="marketing")
    assert effects(first, "age M") == [
        "In the next round it can go to the grid: each shipped Tradition Brut then brings no bonus yet.",
        "Then your cellar is empty.",
    ]
    promoting = scene(2, House(oeno="CCN"), spots={"Z4.1x": 0}, at="grid")
    assert effects(promoting, "promote C") == ["Then each shipped Blanc de blancs brings 2 points more."]
    assert effects(promoting, "promote-all") == [
        "Then each shipped Blanc de noirs brings 1 point more.",
        "Then each shipped Blanc de blancs brings 4 points more.",
    ]


def test_a_harvest_that_does_not_fit_says_what_grows_and_how_much_fits() -> None:
    table = scene(2, House(press=1, modules=2, vines="V12 V31"), at="harvest")
    prompt = table.view(0).prompt
    assert said([prompt]) == ["Your harvest is 4M 3C, but only 3 fit. How many Chardonnay do you store?"]
    assert read_by(prompt, 0, "fr") == (
        "Votre vendange donne 4M 3C, mais seulement 3 tiennent. Combien de chardonnay stockez-vous ?"
    )
    assert read_by(table.view(1).prompt, 1) == "Ann chooses which grapes to store."
    much = scene(2, House(press=1, modules=2, vines="V12 V31 V10"), at="harvest").play("keep-c 3")
    assert "You harvest CCC; 4M 3C cannot be stored." in [read_by(line, 0) for line in much.told(0)]


def test_blends_and_exchanges_tell_what_is_left() -> None:
    table = scene(2, House(modules=3, wines="CCCCMM"), spots={"Z6.2": 0}, at="draw")
    assert effects(table, "blend B1") == ["Then your winery has MMC, enough for 1 more cuvee."]
    assert said([table.view(0).prompt]) == ["Blend cuvees from your still wines (2M 4C), or exchange wines."]
    last = scene(2, House(wines="CCC"), spots={"Z6.2": 0}, at="draw")
    assert effects(last, "blend B1") == ["Then your winery is empty."]
    assert effects(scene(2, House()), "place Z6.2") == ["Your winery is empty: there is nothing to blend."]
    full = scene(2, House(modules=3, wines="CCCMMM", cellar="M" * 10))
    assert effects(full, "place Z6.2") == [
        "Your winery (3M 3C) makes 2 cuvees.",
        "Your cellar is full as things are.",
    ]
    nearly = scene(2, House(modules=3, wines="CCCMMM", cellar="M" * 9))
    assert effects(nearly, "place Z6.2")[1] == "Your cellar has room for 1 as things are."
    assert marks(table, "blend B1") == [("cellar-0-C", "gain", 1), ("wine-0-C", "loss", 3)]
    done = GAME.effects(table.state, 0)["done"]
    assert (said(done.lines), done.costly) == (["You could still blend 2 cuvees."], True)
    table.play("exchange MM")
    assert effects(table, "for C") == ["Then your winery has CCCCC: enough for 1 cuvee."]


@rule("AOC-13.10", "AOC-12.2")
def test_the_harvest_tells_what_is_stored() -> None:
    cold = scene(2, House(press=4, modules=3, vines="V10 V12", tokens="BCO"), event="X13", key="CB", at="harvest")
    assert effects(cold, "protect") == ["You keep CCC of this harvest; the token is used up."]
    assert effects(cold, "decline") == ["You lose CCC of this harvest, and keep the token."]
    house = House(press=4, modules=3, vines="V10 V12", tokens="BCO")
    last = scene(1, house, merchant=House(eco=11), event="X13", key="CB", round=10, at="harvest")
    assert effects(last, "protect")[1:] == ["Unused, it brings 1 point at the end.", HARVEST_ALONE]
    table = scene(2, House(press=1, modules=1, vines="V10 V12"), at="harvest")
    assert effects(table, "keep-c 1") == ["You store MMC: your winery has MMC then."]


def test_a_partner_is_told_what_it_brings() -> None:
    table = scene(
        2,
        House(cellar="MN"),
        House(cellar="C", grid="CC"),
        spots={"Z5.4": 0},
        active="F09 E01 I01",
        at="ship",
        options={"trade_partnership": True},
    )
    labels = {choice.text: said([choice.label])[0] for choice in table.choices() if choice.label}
    assert labels["ship I01"] == "Ship USA (MNC): 3 points, with a Partner"
    assert effects(table, "ship I01")[0] == "With a Partner’s Blanc de blancs: 3 points."
    table.play("ship I01")
    assert read_by(table.view(1).prompt, 1) == "Ann lacks one Blanc de blancs for USA (MNC). Do you give yours?"
    assert effects(table, "join") == ["You give a Blanc de blancs and gain 7 points."]


# Labels, log and beats


def test_labels_say_what_a_spot_brings() -> None:
    table = scene(2, House(tokens="BA2"), offers="V12 V31")
    labels = {choice.text: said([choice.label])[0] for choice in table.choices() if choice.label}
    assert labels["place Z1.1"] == "Vineyard Damery"
    assert labels["place Z2.4"] == "Press, spot 4: −1 eco"
    assert labels["place Z5.2"] == "Shipping, spot 2: partial delivery"
    assert labels["place Z6.3"] == "Blending, spot 3"
    assert labels["place Z8.1"] == "Council, spot 1: place 1"
    assert labels["disc Z2.1"] == "With the token: Press, spot 1: +1 point"


def test_what_ends_a_question_says_what_is_not_done_any_more() -> None:
    def done(table: Scene) -> str:
        return next(said([choice.label])[0] for choice in table.choices() if choice.text == "done" and choice.label)

    assert done(scene(2, House(wines="MMM"), spots={"Z6.2": 0}, at="draw")) == "Done blending"
    assert done(scene(2, House(cellar="C"), spots={"Z4.1": 0}, at="marketing")) == "Done moving"
    room = scene(2, House(press=4, modules=1, wines="MM", vines="V10 V12"), at="harvest")
    assert done(room) == "No exchange"


@rule("AOC-11.1", "AOC-11.3")
def test_wines_that_make_no_cuvee_can_only_be_exchanged() -> None:
    idle = scene(2, House(wines="CC"), spots={"Z6.2": 0}, at="draw")
    assert said([idle.view(0).prompt]) == ["Your still wines (CC) make no cuvee. Exchange two for one, or go on."]
    full = scene(2, House(wines="MMM", cellar="MMMMMMMMMM"), at="draw", spots={"Z6.2": 0})
    asked = "Your cellar is full (10 cuvees). Exchange two still wines for one, or go on."
    assert said([full.view(0).prompt]) == [asked]
    assert read_by(idle.play("exchange CC").view(0).prompt, 0) == (
        "You give CC and a point. Which wine do you take for them?"
    )


@rule("AOC-13.9")
def test_who_has_the_fewest_points_is_told_so_but_not_alone() -> None:
    poor = scene(2, House(points=9), House(points=12), at="event", event="X16", upcoming="V36 V01")
    assert read_by(poor.view(0).prompt, 0).endswith(": you have the fewest points and choose the grape.")
    alone = scene(1, House(points=30), at="event", event="X16", upcoming="V36 V01", merchant=House(eco=11))
    assert read_by(alone.view(0).prompt, 0).endswith(": choose the grape.")


def test_a_shipment_is_one_line_with_its_points() -> None:
    house = House(cellar="MNC", grid="NNC", eco=3)
    table = scene(2, house, spots={"Z5.1": 0}, active="F09 E04 I01", at="ship").play("ship E04")
    assert said(table.told(SPECTATOR))[0] == (
        "Ann ships Spain (MNC) by truck: 10 points (4 from Marketing), one eco level down."
    )
    assert read_by(table.told(0)[0], 0, "fr") == (
        "Vous expédiez Espagne (MNC) en camion : 10 points (dont 4 de marketing), un niveau éco de moins."
    )


def test_a_partial_delivery_and_a_changed_transport_are_told() -> None:
    table = scene(
        2, House(cellar="MNCC", tokens="BTR", eco=5), spots={"Z5.2": 0}, active="F09 E01 I03", at="ship"
    ).play("ship I03", "swap")
    assert said(table.told(1))[0] == "Ann ships USA (MMNCC) without a Tradition Brut by boat: 9 points."
    assert not [line for line in said(table.told(1)) if "Change of transport" in line]


def test_a_round_is_told_in_order() -> None:
    houses = [House(press=4, vines="V12", wines="M"), House(vines="V10")]
    spots = {"Z2.1": 0, "Z3.2": 0, "Z8.1": 1, "Z6.2": 1, "Z1.2": 1}
    table = scene(2, *houses, spots=spots, offers="V01 V31", supply_tokens="BP2").play("place Z2.3")
    told = said(table.told(SPECTATOR))
    assert told[:8] == [
        "Ann places a Collaborator in Press, spot 3.",
        "Ben acquires Vertus (CCC) in Côte des Blancs.",
        "Ben rises on the eco track, to level 2 (−1 at the end).",
        "Ann’s press takes 14 grapes now.",
        "Ann draws a Bonus token: Prestige +2.",
        "Ann gains 2 points by a Bonus token.",
        "Ann gains 1 point by the spot.",
        "Ann’s press takes 17 grapes now.",
    ]
    assert "Turn order: Ben, Ann." in told
    assert told.index("Turn order: Ben, Ann.") < told.index("Round 4 of 10.")


def test_the_merchant_is_called_by_his_name() -> None:
    table = scene(1, House(), merchant=House(eco=11, cellar="MMM"), at="event", event="X02")
    lines = [line for line in GAME.log(_first_step(table), 0)]
    told = said(lines)
    assert any(line.startswith("The Wine Merchant") for line in told)
    assert "The Wine Merchant places a Collaborator in Shipping, spot 2." in told
    assert "age-of-champagne-log-merchant" in [line.key for line in lines]  # the hint about him waits for it
    assert not [line for line in told if "Seat" in line]


@rule("AOC-17.11", "AOC-17.13")
def test_it_is_told_that_the_merchant_ships_nothing_or_takes_a_token_for_nothing() -> None:
    spots = {"Z3.1": 0, "Z3.3": 0, "Z5.3": 1}
    idle = scene(1, House(), merchant=House(eco=11), spots=spots, active="F09 E01 I01").play("place Z2.1")
    assert "The Wine Merchant can ship nothing." in said(idle.told(0))
    rich = House(eco=11, cellar="MN")
    busy = scene(1, House(), merchant=rich, spots=spots, active="F09 E01 I01", markets={"F": "BTR"}).play("place Z2.1")
    told = said(busy.told(0))
    assert "The Wine Merchant takes a Bonus token from France and has no use for it: Change of transport." in told
    assert "The Wine Merchant can ship nothing." not in told


def test_new_vineyards_are_told_with_their_grapes_and_their_bonus() -> None:
    spots = {"Z2.1": 0, "Z3.2": 0, "Z8.1": 1, "Z6.2": 1, "Z3.1": 1}
    table = scene(2, spots=spots, upcoming="V31 V01").play("place Z2.3")
    assert "New vineyards: Vertus (CCC, +1 eco), Aÿ (NN)." in said(table.told(0))


def _first_step(table: Scene):  # type: ignore[no-untyped-def]
    """A whole round, so that the Merchant has followed an event and shipped."""
    while table.state.round == 3:
        table.play(table.options()[0])
    return table.step


def joined(table: Scene, *moves: str) -> list[str]:
    """The story of these moves, each line with those it goes on with."""
    lines: list[Line] = []
    for move in moves:
        for line in table.play(move).told(SPECTATOR):
            lines.append(GAME.joined(lines[-1], line) or line if lines else line)
    return said([line for i, line in enumerate(lines) if i + 1 == len(lines) or not lines[i + 1].instead])


def test_cuvees_that_move_one_after_the_other_are_one_line() -> None:
    table = scene(2, House(cellar="CCNM"), spots={"Z4.1": 0}, at="marketing")
    assert joined(table, "age C", "age N", "age C")[0] == "Ann moves NCC to the œnotheque."


def test_picks_of_the_draft_are_told_to_nobody_else() -> None:
    table = new(3, seed=2).play(new(3, seed=2).options()[0])
    assert table.told(1) == table.told(SPECTATOR) == []
    [own] = said(table.told(0))
    assert own.startswith("You keep: ")
    assert GAME.beats(table.step, [1, SPECTATOR]) == [[], []]


def test_what_inheritance_cards_bring_is_told_once() -> None:
    told = [line.key.removeprefix("age-of-champagne-log-") for line in drafted("H02 H05 H09").told(0)]
    first = told[: told.index("turn-order")]
    assert first.count("inherits") == 3
    assert not {"vineyard", "press", "module", "cellar"} & {*first}


def test_cubes_in_the_story_say_what_they_are() -> None:
    """For those who draw them."""

    def drawn(table: Scene, key: str) -> dict[str, object]:
        [told] = [line for line in table.told(0) if line.key == f"age-of-champagne-log-{key}"]
        return {name: arg.args["of"] for name, arg in told.args.items() if isinstance(arg, Line) and "of" in arg.args}

    harvest = scene(2, House(press=1, modules=2, vines="V12 V31 V10"), at="harvest").play("keep-c 3")
    assert drawn(harvest, "harvest") == {"grapes": "grapes", "left": "grapes"}
    ageing = scene(2, House(cellar="CN"), spots={"Z4.1": 0}, at="marketing").play("age C")
    assert drawn(ageing, "age") == {"cuvees": "cuvees"}


def test_whoever_reads_the_log_is_called_you() -> None:
    table = scene(2, House(press=4, vines="V12"), spots={"Z2.1": 0, "Z3.2": 0}, order=[1, 0])
    for move in ("place Z6.1", "place Z8.1", "place Z3.1"):
        table.play(move)
    table.play(table.options()[0])
    lines = table.told(SPECTATOR)
    for language in LANGUAGES:
        for you, name in ((0, "Ann"), (1, "Ben")):
            assert not [text for line in lines if name in (text := read_by(line, you, language))]


def test_the_end_is_told_to_the_winner() -> None:
    houses = [House(points=30, eco=4), House(points=30, eco=5)]
    table = scene(2, *houses, round=10, spots={"Z6.2": 0, "Z6.3": 1, "Z2.1": 0, "Z2.2": 1, "Z3.1": 0}).play(
        "place Z3.2"
    )
    while not table.state.over:
        table.play(table.options()[0])
    best = table.seen.places.index(1)
    assert read_by(table.seen.prompt, best).startswith("You are Cellar Master of the decade with ")
    winner = ["Ann", "Ben"][best]
    assert said([table.told(SPECTATOR)[-1]])[0].startswith(f"{winner} is Cellar Master of the decade with ")


def test_whoever_can_ship_nothing_any_more_is_told() -> None:
    """Ann ships the only order for which Ben has the cuvees."""
    houses = [House(cellar="MN"), House(cellar="MN")]
    spots = {"Z5.3": 0, "Z5.4": 1}
    table = scene(2, *houses, at="ship", spots=spots, active="F09 E01 I01", provisional="F16 E02 I02")
    table.play("ship F09")
    nothing = "You can ship no order: your Collaborator goes home."
    assert nothing in [read_by(line, 1) for line in table.told(1)]
    assert "Ben can ship no order." in [read_by(line, 0) for line in table.told(0)]
    assert table.told_of(n.NOTE_NOTHING_SHIPPED)


def test_whoever_ships_no_more_is_not_told_of_nothing() -> None:
    house = House(cellar="MN")
    table = scene(2, house, at="ship", spots={"Z5.4": 0}, active="F09 I01 I02", provisional="F01 E02 I03")
    assert not table.play("ship F09").told_of(n.NOTE_NOTHING_SHIPPED)


def test_cubes_go_to_the_order_and_the_order_leaves() -> None:
    table = scene(2, House(cellar="MN"), spots={"Z5.4": 0}, at="ship").play("ship F09")
    for viewer, source in ((0, ["cellar-0-M", "cellar-0-N"]), (1, ["player-0", "player-0"])):
        beats = [(beat.face, beat.source, beat.target) for beat in GAME.beats(table.step, [viewer])[0]]
        assert beats[:4] == [
            ("cube-M", source[0], "order-F09"),
            ("cube-N", source[1], "order-F09"),
            ("order-F09", "order-F09", ""),
            ("points-3", "", "player-0"),
        ]


def test_pawns_are_placed_and_go_home() -> None:
    table = scene(2, spots={"Z2.1": 0, "Z2.2": 1, "Z2.3": 0, "Z2.4": 1, "Z3.1": 1}).play("place Z3.4")
    beats = [(beat.face, beat.source, beat.target) for beat in GAME.beats(table.step, [0])[0]]
    assert beats[0] == ("pawn-0", "pawn", "Z3.4")
    assert ("pawn-0", "Z2.1", "pawn") in beats
    assert ("pawn-1", "Z2.2", "player-1") in beats


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_all_points_come_with_a_beat_of_their_owner(seats: int) -> None:
    for seed in range(sample(4, 1)):
        table, choose = started(seats, seed=seed), random.Random(seed)
        while not table.state.over:
            before = table.state.scores()
            table.play(choose.choice(table.options()))
            for viewer in (SPECTATOR, 0):
                gained = [0] * len(before)
                for beat in GAME.beats(table.step, [viewer])[0]:
                    if beat.face.startswith("points-"):
                        gained[int(beat.target.removeprefix("player-"))] += int(beat.face.removeprefix("points-"))
                assert [now - then for now, then in zip(table.state.scores(), before, strict=True)] == gained


def test_after_the_end_no_order_brings_anything() -> None:
    house = House(cellar="MN")
    running = scene(1, house, merchant=House(), round=10, active="F09 E01 I01")
    assert running.view(0).shipments
    assert running.seen.houses[0].ready
    over = scene(1, house, merchant=House(), round=10, active="F09 E01 I01", at="season")
    assert over.seen.over
    assert not over.view(0).shipments
    assert not over.seen.houses[0].ready


def test_the_score_sheet_adds_up() -> None:
    table = started(2, seed=3)
    while not table.state.over:
        table.play(table.options()[-1])
    sheet = GAME.score_sheet(table.state, SPECTATOR)
    assert [sum(line.points for line in lines) for lines in sheet] == table.state.scores()
    assert [said([line.source for line in lines]) for lines in sheet][0] == said([line.source for line in sheet[1]])


# Words


def test_every_key_has_words_in_both_languages() -> None:
    WORDS.assert_all_there(at_least=40)


@pytest.mark.parametrize(
    ("part", "helper", "kind"),
    [
        ("effects", "text", "effect"),
        ("log", "_line", "log"),
        ("layout", "_line", "layout"),
        ("explain", "_refusal", "refuse"),
    ],
)
def test_keys_that_are_put_together_have_words_and_none_is_left_over(part: str, helper: str, kind: str) -> None:
    WORDS.assert_put_together(part, helper, kind, elsewhere=("now", "won"))


def test_options_have_words_under_the_prefix_of_the_game() -> None:
    """The form for a new table looks for them there."""
    known = WORDS.messages("en").keys()
    names = GAME.Options.__struct_fields__
    assert {f"age-of-champagne-option-{name}{about}" for name in names for about in ("", "-about")} <= known
    values = ["level-jeroboam", "level-mathusalem", "level-balthazar", "level-nabuchodonosor"]
    assert {f"age-of-champagne-option-{value}" for value in [*values, "board-standard", "board-simplified"]} <= known
    assert not [key for key in known if not key.startswith("age-of-champagne-")]


def test_both_languages_have_the_same_messages_and_know_the_same_arguments() -> None:
    """French repeats the number where English says “one”."""
    WORDS.assert_alike(
        inflected=("count", "amount", "points", "stars", "left", "more", "eco", "beyond", "lost", "most")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_whole_games_can_be_said(language: str) -> None:
    settings: list[tuple[int, dict[str, object]]] = [
        (1, {}),
        (2, {"trade_partnership": True, "high_tension": True}),
        (3, {"merchant": True, "steered": True}),
        (4, {}),
    ]
    games = [new(seats, options, seed) for seats, options in settings for seed in range(3)]
    met = WORDS.say_all(chain.from_iterable(game.until_the_end(seed) for seed, game in enumerate(games)), language)
    rare = {
        "log-sold-out",
        "log-no-token",
        "log-reshuffled",
        "log-failed",
        "log-reserve",
        "log-key-chosen",
        "prompt-key",
    }
    rare |= {"log-partner", "log-join", "log-alone", "prompt-way", "prompt-transport", "prompt-cork", "prompt-cold"}
    rare |= {"prompt-partner", "prompt-steer-token", "log-used", "log-decline", "log-hazard", "log-corked", "log-land"}
    rare |= {"prompt-steer", "prompt-promote", "prompt-region", "prompt-land", "log-promote"}
    missing = {key.removeprefix("age-of-champagne-") for key in WORDS.events()} - {
        key.removeprefix("age-of-champagne-") for key in met
    }
    assert missing <= rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_lines_can_be_said(language: str) -> None:
    tables = [
        scene(2, House(tokens="BRS"), active="F09 E01 I12"),
        scene(2, House(cellar="MN", tokens="BCO"), event="X11", at="event", round=3),
        scene(2, House(vines="V10", tokens="BCO"), event="X13", key="CB", at="harvest"),
        scene(2, event="X13", upcoming="V04 V01", at="event", round=3),
        scene(2, event="X15", upcoming="V04 V01", at="event", round=3),
        scene(2, House(), offers="V04 V01", spots={"Z1.1": 0}, at="vineyards"),
        scene(2, House(press=4), spots={"Z2.1": 0}, supply_tokens="BLA", at="press"),
        scene(2, House(oeno="C"), spots={"Z4.1x": 0}, at="grid"),
    ]
    lines: list[Line] = []
    for table in tables:
        for _ in range(2):
            lines += [table.view(viewer).prompt for viewer in (0, 1, SPECTATOR)]
            moves = table.options()
            table.play(next((move for move in moves if move.startswith("reserve")), moves[0]))
            lines += [*table.told(0), *table.told(1)]
    keys = {line.key.removeprefix("age-of-champagne-") for line in lines}
    assert {"log-reserve", "log-corked", "log-used", "log-key-chosen", "prompt-cold", "prompt-key"} <= keys
    assert {"prompt-region", "prompt-land", "prompt-promote", "log-land"} <= keys
    for line in lines:
        WORDS.complete(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language: str) -> None:
    def different(key: str, argument: str, values: list[str], **more: str | int) -> bool:
        lines = [Line(f"age-of-champagne-{key}", {argument: value, **more}) for value in values]
        return len({WORDS.complete(line, language) for line in lines}) == len(values)

    assert different("region", "region", list(REGION_CODES))
    assert different("event", "event", list(EVENT_CODES), market="F")
    assert different("event-text", "event", list(EVENT_CODES), market="F", amount=2)
    assert different("token-text", "token", ["BP2", *TOKEN_CODES[3:]], amount=2)
    assert different("score-source", "source", list(SOURCE_CODES))
    abroad = [code for code in ORDER_CODES if code[0] != "F" and code != "I03"]  # two orders come from the USA
    assert different("destination", "order", abroad)


def test_the_guide_speaks_of_moments_and_pieces_that_exist() -> None:
    draft, playing = new(3), scene(1, House(cellar="MN"), merchant=House(eco=11))
    shipping = scene(2, House(cellar="MN"), spots={"Z5.4": 0}, at="ship", markets={"F": "BP2 BEC"}).play("ship F09")
    zones = {zone.id for table in (draft, playing, shipping) for zone in GAME.layout(table.view(0)).zones}
    WORDS.assert_guide([*zones, "prompt", "score"])


PRESSING = ["place Z2.2", "place Z2.3", "place Z2.4", "place Z3.1"]  # the other Collaborators, so that shipping begins


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    partners = {"trade_partnership": True}
    tables = [
        new(2, seed=1),
        scene(4, House(tokens="BA2 BRS"), spots={"Z6.2": 0, "Z2.1": 1}),
        scene(2, House(tokens="BA2 BRS"), offers="- V01").play("reserve F09"),
        scene(2, options={"board": "simplified", "high_tension": True}, blocked=["Z2.1", "Z3.4", "Z6.2"]),
        scene(2, merchant=House(eco=11), spots={"Z5.1": 2}),
        scene(2, House(cellar="MN"), event="X11", at="event"),
        scene(2, event="X13", upcoming="V04 V01", at="event"),
        scene(2, event="X15", upcoming="V04 V01", at="event"),
        scene(2, House(cellar="MN", oeno="C"), spots={"Z4.1": 0}, at="marketing"),
        scene(2, House(oeno="CN", grid="NNNN"), spots={"Z4.1x": 0}, at="grid"),
        scene(2, House(cellar="MN"), spots={"Z5.4": 0}, at="ship", event="X01", active="F09 E01 I03"),
        scene(2, House(cellar="MN"), spots={"Z5.1": 0}, at="ship", event="X10"),
        scene(2, House(cellar="MN"), spots={"Z5.1": 0}, at="ship", options={"board": "simplified"}),
        scene(2, House(cellar="MN"), spots={"Z5.2": 0}, at="ship", options=partners).play("ship F09"),
        scene(2, House(cellar="MNN"), House(cellar="C"), spots={"Z5.2": 0}, at="ship", options=partners).play(
            "ship I01"
        ),
        scene(2, House(cellar="MNC"), spots={"Z5.2": 0}, at="ship").play("ship I01"),
        scene(2, House(cellar="MMN"), House(cellar="C"), spots={"Z5.4": 0}, at="ship", options=partners).play(
            "ship I01", "decline"
        ),
        scene(
            2, House(cellar="MN"), House(tokens="BRS"), order=[1, 0], provisional="F09 E02 I02", active="F10 E01 I01"
        ).play("reserve F10", "place Z2.1", "place Z5.1", *PRESSING),
        scene(2, House(cellar="MN"), spots={"Z5.4": 0}, at="ship", markets={"F": "BP2 BEC"}).play("ship F09"),
        scene(2, House(modules=2, wines="MMM", cellar="MMMMMMMMMM"), spots={"Z6.2": 0}, at="draw"),
        scene(2, House(wines="MMN"), spots={"Z6.2": 0}, at="draw", supply="C0"),
        scene(2, House(wines="MMN"), spots={"Z6.2": 0}, at="draw", supply="C0").play("exchange MM"),
        scene(2, House(press=1, modules=1, vines="V10 V12"), at="harvest"),
    ]
    met: set[str] = set()
    for table in tables:
        legal = set(table.options())
        for action in range(GAME.moves.num_actions):
            name = GAME.moves.name(table.state, action)
            if name not in legal:
                refusal = table.refused(name)
                met.add(refusal.line.key.removeprefix("age-of-champagne-refuse-"))
                assert refusal.clause.startswith("AOC-")
                WORDS.complete(refusal.line, language)
    known = {
        key.removeprefix("age-of-champagne-refuse-")
        for key in WORDS.messages("en")
        if key.startswith("age-of-champagne-refuse-")
    }
    assert known == met
