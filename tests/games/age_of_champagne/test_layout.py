"""The table as zones and pieces: what the terminal and the default board draw."""

import pytest

from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tests.games.age_of_champagne.scene import House, new, scene, started
from tests.games.layouts import Laid, untouchable
from tests.rules import rule


def test_what_one_decides_by_comes_first_and_a_spectator_has_nothing_of_his_own() -> None:
    table = scene(4)
    assert Laid(table, 0).zones[:9] == [
        *("hand", "wine", "cellar", "oeno", "grid", "harvests"),
        *("round", "orders", "offers"),
    ]
    assert [zone.id for zone in Laid(table, 0).layout.zones if zone.held] == ["hand"]
    watching = Laid(table, SPECTATOR).zones
    assert not {"hand", "wine", "cellar", "harvests", "vines", "blends"} & set(watching)
    assert {"orders", "offers", "zone-5", "players", "regions", "council", "supply"} <= set(watching)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"merchant": True, "steered": True}), (3, {}), (4, {})])
def test_whatever_can_be_played_can_be_touched(seats: int, options: dict[str, object]) -> None:
    table, chance = new(seats, options, seats), rng_of(seats)
    while not table.state.over:
        assert untouchable(table) == set()
        moves = table.options()
        table.play(moves[chance.below(len(moves))])


def test_orders_show_what_they_bring_and_what_is_missing() -> None:
    house = House(cellar="MN", grid="NN")
    laid = Laid(scene(2, house, active="F09 E04 I03", provisional="F01 E05 I02", event="X06"), 0)
    assert laid.cells("order-F09") == ["MN", "5", "0 hand", "7", "✓", "0"]  # sales increase: 3 + 2, and 2 by Marketing
    assert laid.cells("order-E04") == ["MNC", "6", "−1 truck", "8", "C", "0"]
    assert laid.cells("order-I03")[-2:] == ["MCC", "0"]
    assert laid.say(laid.place("order-I03").name) == "I03 USA"
    assert laid.say(laid.place("order-F01").name) == "(F01 Paris)"
    assert laid.cells("order-F01")[-1] == "–"  # a Provisional order brings no token


@rule("AOC-6.1", "AOC-9.2")
def test_orders_count_what_marketing_will_have_moved_before() -> None:
    house, orders = House(cellar="CC", oeno="CCC", grid="CC"), "F17 E04 I03"
    ahead = scene(1, house, merchant=House(eco=11, cellar="NN", oeno="NN"), spots={"Z4.1x": 0}, active=orders)
    assert Laid(ahead, 0).cells("order-F17")[3] == "22"  # 6, and 8 for each: the column takes two of the three
    assert Laid(scene(1, house, merchant=House(eco=11), active=orders), 0).cells("order-F17")[3] == "14"
    assert ahead.state.oeno(0, 2) == 3  # nothing has moved
    spots = {"Z4.2x": 1, "Z5.4": 1}
    merchant = scene(1, merchant=House(eco=11, cellar="NN", oeno="NN"), spots=spots, active="F13 E04 I03")
    assert [aim.points for aim in merchant.merchant.aims] == [8]  # 4, and 2 for each
    now = scene(1, house, merchant=House(eco=11), spots={"Z4.1x": 0, "Z5.4": 0}, active=orders, at="ship")
    assert Laid(now, 0).cells("order-F17")[3] == "14"  # the pawn stays there for the next round


@rule("AOC-13.1", "AOC-13.5", "AOC-16.1")
def test_orders_that_cannot_be_shipped_say_so() -> None:
    strike = Laid(scene(2, active="F09 E01 I03", event="X01"), 0)
    assert strike.place("order-I03").closed
    assert strike.say(strike.place("order-I03").note) == "Cannot travel this round"
    assert not strike.place("order-E01").closed
    for table in (scene(2, event="X10"), scene(2, options={"board": "simplified"})):
        laid = Laid(table, 0)
        assert laid.say(laid.place("order-F10").note) == "Cannot be shipped yet"
        assert laid.place("order-F09").note is None


def test_offers_show_the_next_vineyard() -> None:
    laid = Laid(scene(2, offers="V12 V31", upcoming="V04 V17", spots={"Z1.2": 1}), 0)
    assert [laid.say(place.name) for place in laid.places("offers")] == ["Z1.1 Damery", "Z1.2 Vertus"]
    assert [laid.say(place.note) for place in laid.places("offers")] == [
        "then Bassuet C CV",
        "then Les Riceys NNN BA +2 points",
    ]
    card, pawn = laid.place("Z1.2").pieces
    assert (card.face, laid.say(card.name), [laid.say(line) for line in card.needs]) == ("CCC", "Vertus", ["+1 eco"])
    assert (pawn.shape, pawn.seat) == ("pawn", 1)


@rule("AOC-13.8")
def test_the_key_card_is_marked_and_the_key_is_named() -> None:
    laid = Laid(scene(2, event="X13", key="CB", upcoming="V31 V17"), 0)
    assert laid.say(laid.places("offers")[0].note) == "then Vertus CCC CB +1 eco (key card)"
    assert laid.say(laid.place("event").name) == "Climatic hazards: Côte des Blancs"
    assert laid.say(laid.place("event").note) == "Vineyards in the key region yield nothing this round."


def test_spots_say_what_they_bring() -> None:
    laid = Laid(scene(2), 0)
    assert [laid.say(place.name) for place in laid.places("zone-2")] == [
        "Z2.1 +1 point",
        "Z2.2 link 2+3",
        "Z2.3 +1 eco",
        "Z2.4 −1 eco",
    ]
    assert [laid.say(place.name) for place in laid.places("zone-8")] == ["Z8.1 place 1"]
    assert [place.id for place in laid.places("zone-4")] == ["Z4.1", "Z4.2", "Z4.1x", "Z4.2x"]
    assert [laid.say(place.name) for place in laid.places("zone-4")][1:3] == ["Z4.2 step 1", "Z4.1x step 2"]
    simple = Laid(scene(2, options={"board": "simplified"}), 0)
    assert "zone-4" not in simple.zones
    assert "grid" not in simple.zones
    assert laid.say(simple.place("Z2.4").name) == "Z2.4 no effect"


def test_blocked_spots_are_closed() -> None:
    laid = Laid(scene(2, options={"high_tension": True}, blocked=["Z2.1", "Z3.4", "Z6.2"]), 0)
    [piece] = laid.place("Z2.1").pieces
    assert (laid.place("Z2.1").closed, laid.say(piece.name)) == (True, "blocked")


def test_the_next_harvest_and_what_is_lost() -> None:
    house = House(press=2, modules=2, wines="MM", vines="V10 V12")
    laid = Laid(scene(2, house), 0)
    assert laid.cells("harvest") == ["4M 3C", "5", "4", "4", "3"]
    hit = Laid(scene(2, house, event="X13", key="CB"), 0)
    assert hit.cells("harvest") == ["MMMM", "5", "4", "4", "0"]
    assert hit.say(hit.place("harvest").note) == "A hazard strikes your vineyards"


def test_blends_say_how_often_they_can_be_drawn() -> None:
    laid = Laid(scene(2, House(modules=3, wines="NNMCCC")), 0)
    assert laid.say(laid.place("blend-N2").name) == "N2 MNN → N"  # as it is typed
    shown = {place.id: laid.say(place.value) for place in laid.places("blends") if not place.closed}
    assert shown == {"blend-B1": "×1", "blend-N2": "×1", "blend-T4": "×1", "blend-T5": "×1", "blend-T6": "×1"}


def test_everybody_has_a_line() -> None:
    houses = [House(points=7, eco=3, press=3, modules=3, wines="MMMMMN", cellar="MN", tokens="BCO BTR"), House()]
    laid = Laid(scene(2, *houses, merchant=House(points=9, eco=11, cellar="NNC", oeno="M")), 1)
    assert laid.cells("player-0") == ["7", "3 (0)", "8", "5M 1N /9", "MN", "–", "–"]
    assert laid.say(laid.place("player-0").note) == "Tokens: Transport, Cold"
    assert laid.cells("player-2") == ["9", "11 (14)", "–", "–", "NNC", "M", "–"]
    assert laid.say(laid.place("player-2").name) == "Wine Merchant"


def test_the_merchant_shows_what_he_would_ship() -> None:
    merchant = House(eco=11, cellar="NNC")
    laid = Laid(scene(1, merchant=merchant, spots={"Z5.4": 1}, active="F09 E01 I01"), 0)
    notes = [laid.say(place.note) for place in laid.places("merchant") if place.note]
    assert notes[0] == "He would ship now: Belgium (NN) for 4 points."
    two = Laid(scene(1, merchant=House(eco=11, cellar="MNNN"), spots={"Z5.4": 1}, active="F09 E01 I01"), 0)
    assert (
        two.say(two.places("merchant")[3].note)
        == "He would ship now: Belgium (NN) for 4 points, Paris (MN) for 3 points."
    )
    none = Laid(scene(1, merchant=House(eco=11), spots={"Z5.4": 1}), 0)
    assert none.say(none.places("merchant")[3].note) == "He can ship nothing now."


@rule("AOC-17.12")
def test_the_merchant_says_that_he_would_leave_something_out() -> None:
    laid = Laid(scene(1, merchant=House(eco=11, cellar="NNC"), spots={"Z5.2": 1}, active="F09 E04 I01"), 0)
    notes = [laid.say(place.note) for place in laid.places("merchant") if place.note]
    assert notes[0] == "He would ship now: USA (MNC) in part for 5 points."


def test_the_hand_tells_what_lies_in_winery_and_cellar() -> None:
    laid = Laid(scene(2, House(modules=3, wines="MMMMNNC", cellar="MC")), 0)
    assert laid.say(laid.zone("hand").note) == "winery 4M 2N 1C, cellar MC"
    assert Laid(scene(2), 0).say(Laid(scene(2), 0).zone("hand").note) == "winery –, cellar –"


def test_tokens_of_one_kind_are_counted() -> None:
    laid = Laid(scene(2, House(tokens="BTR BTR BRS")), 1)
    assert laid.say(laid.place("player-0").note) == "Tokens: Reservation, 2 × Transport"


def test_the_last_round_says_that_no_event_comes() -> None:
    laid = Laid(scene(2, round=10), 0)
    assert laid.say(laid.place("events").note) == "None: it is the last round"
    assert Laid(scene(2), 0).place("events").note is None


def test_cubes_and_pawns_are_named_without_their_number() -> None:
    laid = Laid(scene(2, House(modules=2, wines="MMM", cellar="CC")), 0)
    pieces = [laid.place(id).pieces[0] for id in ("wine-0-M", "cellar-0-C", "pawn")]
    assert [(laid.say(piece.name), piece.count) for piece in pieces] == [
        ("Meunier", 3),
        ("Blanc de blancs", 2),
        ("Collaborator", 3),
    ]


def test_rows_and_brackets_are_explained() -> None:
    laid = Laid(scene(2), 0)
    zones = {zone.id: zone for zone in laid.layout.zones}
    assert laid.say(zones["orders"].note) == "Active first; in brackets: Provisional"
    assert laid.say(zones["zone-5"].note) == "Z5.1, Z5.2: one of all six. Z5.3, Z5.4: up to two Active"


def test_own_vineyards_need_no_code_of_their_region() -> None:
    laid = Laid(scene(2, House(vines="V31")), 0)
    [vineyard] = laid.place("region-CB").pieces
    assert (vineyard.badge, vineyard.face) == (None, "CCC")


def test_a_single_player_sees_no_majorities() -> None:
    assert "regions" not in Laid(scene(1, merchant=House(eco=11)), 0).zones
    laid = Laid(scene(2, House(vines="V10 V12", land="CB"), House(vines="V31")), 0)
    assert laid.cells("held-CB") == ["2 (3)", "1 (3)"]


def test_the_draft_shows_the_own_hand_only() -> None:
    table = new(3, seed=2)
    laid = Laid(table, 0)
    assert len([piece for piece in laid.pieces("hand") if piece.id]) == 4
    assert "kept" in {place.id for place in laid.places("hand")}
    assert {piece.id for piece in laid.pieces("hand")} & {piece.id for piece in Laid(table, 1).pieces("hand")} <= {""}


def test_tokens_to_choose_from_are_seen_by_whoever_chooses() -> None:
    table = scene(2, House(cellar="MN"), spots={"Z5.4": 0}, at="ship", markets={"F": "BP2 BEC BCO"}).play("ship F09")
    assert [piece.id for piece in Laid(table, 0).pieces("choice")] == ["bonus-BP2", "bonus-BEC", "bonus-BCO"]
    for viewer in (1, SPECTATOR):
        assert "choice" not in Laid(table, viewer).zones


def test_a_solo_game_can_be_drawn_to_its_end() -> None:
    table = started(1)
    while not table.state.over:
        assert Laid(table, 0).zones
        table.play(table.options()[0])
    assert Laid(table, 0).zones
