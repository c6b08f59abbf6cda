"""Chapters 5 and 6: Collaborators, discs, and the order in which zones are resolved."""

from tests.games.age_of_champagne.scene import SPOTS, House, scene
from tests.rules import rule


@rule("AOC-5.1")
def test_players_place_in_turn_until_nobody_has_a_collaborator() -> None:
    table = scene(2, spots={"Z2.1": 0, "Z2.2": 0, "Z3.1": 1})
    assert table.to_act == 0
    table.play("place Z2.3")
    assert table.to_act == 1
    table.play("place Z2.4")
    assert table.to_act == 1  # the other one has none left
    table.play("place Z3.2")
    assert table.seen.round == 4
    assert [table.pawns(seat) for seat in range(2)] == [3, 3]


@rule("AOC-5.2")
def test_placing_is_mandatory_even_where_it_does_nothing() -> None:
    table = scene(2, House(press=8))
    assert all(text.startswith("place") for text in table.options())
    assert "Z2.1" in table.offered("place")  # the press is complete
    table.play("place Z5.1")  # with an empty cellar
    assert table.standing() == {"Z5.1": 0}


@rule("AOC-5.3")
def test_spots_that_can_be_taken() -> None:
    everywhere = [spot for spot in SPOTS if not spot.endswith("x")]
    two = [spot for spot in everywhere if spot not in ("Z1.3", "Z1.4", "Z8.2", "Z8.3")]
    assert scene(2).offered("place") == two
    assert len(two) == 21
    assert len(scene(3).offered("place")) == 23
    assert scene(4).offered("place") == everywhere
    taken = scene(2, spots={"Z2.1": 1}, offers="- V01")
    assert [spot for spot in two if spot not in taken.offered("place")] == ["Z1.1", "Z2.1"]
    assert taken.refused("place Z2.1").clause == "AOC-5.3"
    assert taken.refused("place Z1.1").clause == "AOC-5.3"


@rule("AOC-5.4")
def test_several_spots_of_a_zone_but_one_of_zone_6() -> None:
    table = scene(2, spots={"Z5.1": 0, "Z6.2": 0})
    assert {"Z5.2", "Z5.3"} < set(table.offered("place"))
    assert not [spot for spot in table.offered("place") if spot.startswith("Z6")]
    assert table.refused("place Z6.1").clause == "AOC-5.4"
    table.play("place Z2.1")
    assert "Z6.1" in table.offered("place")  # the other player


@rule("AOC-5.5")
def test_the_second_spots_of_zone_4_are_never_chosen() -> None:
    table = scene(2, spots={"Z4.1x": 1})
    assert {"Z4.1", "Z4.2"} < set(table.offered("place"))
    assert not [spot for spot in table.offered("place") if spot.endswith("x")]


@rule("AOC-5.6")
def test_council_spots_in_use() -> None:
    for humans, spots in ((2, ["Z8.1"]), (3, ["Z8.1", "Z8.2"]), (4, ["Z8.1", "Z8.2", "Z8.3"])):
        assert [spot for spot in scene(humans).offered("place") if spot.startswith("Z8")] == spots
    assert scene(2).refused("place Z8.2").clause == "AOC-5.6"


@rule("AOC-5.7")
def test_a_collaborator_on_the_second_spot_is_not_in_hand() -> None:
    table = scene(2, spots={"Z4.1x": 0, "Z2.1": 0, "Z2.2": 0, "Z3.1": 1, "Z3.2": 1})
    assert (table.to_act, table.pawns(0)) == (1, 0)


@rule("AOC-5.8", "AOC-13.26")
def test_an_additional_action_takes_the_turn() -> None:
    """T33."""
    table = scene(2, House(tokens="BA6"), spots={"Z2.1": 0, "Z2.2": 0})
    assert table.offered("disc") == ["Z6.1", "Z6.2", "Z6.3", "Z6.4"]
    table.play("disc Z6.1")
    assert (table.to_act, table.thrown, table.tokens(0), table.pawns(0)) == (1, ["BA6"], [], 1)
    table.play("place Z3.1")
    assert table.to_act == 0
    assert table.refused("place Z6.2").clause == "AOC-5.4"


@rule("AOC-5.8")
def test_without_a_collaborator_in_hand_no_disc_is_placed() -> None:
    """T33."""
    table = scene(2, House(tokens="BA6"), spots={"Z2.1": 0, "Z2.2": 0, "Z3.1": 0})
    assert table.to_act == 1
    assert not table.offered("disc")


@rule("AOC-5.9")
def test_the_disc_counts_as_a_collaborator() -> None:
    table = scene(2, House(), at="press", spots={"Z2.2": 4, "Z3.2": 0}, supply_tokens="BP2")
    assert table.earned(0, "tokens") == 2  # the link
    assert table.seen.houses[0].disc
    assert (table.press(0), table.modules(0)) == (5, 2)


@rule("AOC-5.9", "AOC-5.10")
def test_one_spare_disc_for_actions_and_reservations() -> None:
    table = scene(2, House(tokens="BA2 BA6 BRS BRS"))
    table.play("reserve I01")
    assert table.to_act == 0
    assert not table.offered("disc")
    assert not table.offered("reserve")
    assert table.refused("disc Z2.1").clause == "AOC-5.10"
    other = scene(2, House(tokens="BA2 BA6 BRS"))
    other.play("disc Z2.1", "place Z3.1")
    assert not other.offered("disc")
    assert other.refused("reserve I01").clause == "AOC-5.10"


@rule("AOC-5.11")
def test_there_is_no_token_for_zones_4_and_8() -> None:
    table = scene(2, House(tokens="BA1 BA2 BA3 BA5 BA6"))
    zones = {spot[:2] for spot in table.offered("disc")}
    assert zones == {"Z1", "Z2", "Z3", "Z5", "Z6"}
    assert table.refused("disc Z4.1").clause == "AOC-5.11"
    assert table.refused("disc Z8.1").clause == "AOC-5.11"


# Chapter 6


@rule("AOC-6.1")
def test_zones_are_resolved_in_their_order() -> None:
    """A cuvee drawn in zone 6 comes too late for zone 5; a module of zone 3 is there for the harvest."""
    house = House(wines="MMM", cellar="")
    table = scene(2, house, at="vineyards", spots={"Z6.2": 0, "Z5.4": 0, "Z3.1": 0}, active="F01 E01 I01")
    assert table.options()[0] == "blend T1"
    table.play("blend T1")
    assert (table.cellar(0), table.modules(0)) == ("M", 2)


@rule("AOC-6.2")
def test_within_a_zone_turn_order_then_spot_order() -> None:
    spots = {"Z1.1": 0, "Z1.2": 1, "Z1.3": 0}
    table = scene(3, at="vineyards", spots=spots, order=[1, 0, 2], offers="V04 V36 V28")
    assert (table.to_act, table.phase) == (1, "region")
    table.play("region SZ")
    assert (table.to_act, table.offers[0]) == (0, "V04")


@rule("AOC-6.3")
def test_action_then_subsidy_then_the_effect_of_the_spot() -> None:
    """The Land token of the milestone is placed before anything else happens."""
    table = scene(2, House(press=4), at="press", event="X12", spots={"Z2.1": 0}, supply_tokens="BLA BP2")
    assert table.phase == "land"
    assert (table.press(0), table.points(0), table.standing()) == (14, 0, {"Z2.1": 0})
    table.play("land BA")
    assert (table.earned(0, "tokens"), table.earned(0, "spots"), table.pawns(0)) == (2, 1, 3)


@rule("AOC-6.4")
def test_effects_apply_even_if_the_action_did_nothing() -> None:
    table = scene(2, House(press=8, modules=8, eco=5), at="press", spots={"Z2.1": 0, "Z2.4": 0, "Z3.4": 0})
    assert (table.points(0), table.eco(0)) == (1, 3)
    empty = scene(2, at="ship", spots={"Z5.3": 0, "Z5.4": 0, "Z6.4": 1})
    assert (empty.points(0), empty.eco(0), empty.points(1)) == (1, 2, -1)
