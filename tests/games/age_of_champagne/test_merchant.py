"""Chapter 17: the Wine Merchant."""

import pytest

from tablee.games.age_of_champagne.rules import numbers as n
from tests.games.age_of_champagne.scene import House, Scene, new, scene, started
from tests.rules import rule

RICH = House(eco=11, cellar="MMMNNNCCC")


def his(cellar: str = "", oeno: str = "", grid: str = "", points: int = 0, eco: int = 11) -> House:
    return House(cellar=cellar, oeno=oeno, grid=grid, points=points, eco=eco)


def shipped(table: Scene) -> list[str]:
    """Orders that left before the first question."""
    return [f"{'FEI'[note.what // 17]}{note.what % 17 + 1:02}" for note in table.told_of(n.NOTE_SHIPPED)]


@rule("AOC-17.1")
def test_he_takes_part_and_is_last_at_the_council() -> None:
    table = started(2, {"merchant": True})
    assert table.order[-1] == 2
    assert (table.merchant.points, table.merchant.eco) == (0, 11)
    assert len(table.state.scores()) == 3
    assert new(2, {"merchant": True}).merchant.pawns == 2
    assert new(1).seen.merchant is not None


@rule("AOC-17.2")
@pytest.mark.parametrize(
    ("level", "cellar"),
    [("jeroboam", ""), ("mathusalem", "MNC"), ("balthazar", "MMNNCC"), ("nabuchodonosor", "MMMNNNCCC")],
)
def test_levels(level: str, cellar: str) -> None:
    table = new(1, {"level": level})
    assert table.cellar(1) == cellar
    assert table.supply("M") == 60 - cellar.count("M")


@rule("AOC-17.3")
def test_he_takes_no_turns() -> None:
    table = scene(1, merchant=his(), spots={"Z5.1": 1})
    for spot in ("Z2.1", "Z3.1", "Z2.3"):
        assert table.to_act == 0
        table.play(f"place {spot}")
    assert table.seen.round == 4
    assert table.order == [0, 1]


@rule("AOC-17.4")
def test_the_event_places_his_pawn() -> None:
    table = scene(1, at="event", event="X13", upcoming="V31 V01", merchant=his())
    assert table.standing() == {"Z5.4": 1}
    assert [(note.seat, note.amount) for note in table.told_of(n.NOTE_PLACED)] == [(1, 0)]  # a pawn, not a disc
    assert "Z5.4" not in table.offered("place")


@rule("AOC-17.5", "AOC-17.6")
def test_his_cuvees_and_what_overflows() -> None:
    """T26, with the sections MMNC and MNN."""
    first = scene(1, at="event", event="X02", merchant=his("MMMNN"))
    assert (first.cellar(1), first.oeno(1)) == ("MMMNNNC", "MM")
    assert sorted((note.what, note.amount) for note in first.told_of(n.NOTE_CELLAR)) == [(1, 1), (2, 1)]
    assert [(note.what, note.amount) for note in first.told_of(n.NOTE_OVERFLOWED)] == [(0, 2)]
    assert "Z4.1" not in first.standing()
    second = scene(1, at="event", event="X13", upcoming="V31 V01", merchant=his("MMMNNNC", "MM"))
    assert (second.cellar(1), second.oeno(1)) == ("MMMNNNC", "MMN")
    assert second.standing() == {"Z5.4": 1, "Z4.1": 1}
    assert second.supply("N") == 60 - 4


@rule("AOC-17.5")
def test_the_best_cuvees_overflow_first() -> None:
    table = scene(1, at="event", event="X08", merchant=his("MMMNNNCCC", "NN"))  # MCC
    assert table.oeno(1) == "NNC"


@rule("AOC-17.6")
def test_a_full_oenotheque_sends_a_pawn_only_if_one_is_in_hand() -> None:
    table = scene(1, at="event", event="X09", merchant=his("", "CCC", "CCCC"), spots={"Z4.2x": 1})
    assert sorted(table.standing()) == ["Z4.2x", "Z5.3"]
    again = scene(1, at="event", event="X09", merchant=his("", "CCC", "CCCC"))
    assert sorted(again.standing()) == ["Z4.1", "Z5.3"]  # even if no column has room


@rule("AOC-17.7")
def test_bad_corks_cost_him_his_cheapest_cuvee_before_he_gets_more() -> None:
    table = scene(1, at="event", event="X11", merchant=his("MMMNC"))  # MNNC is added
    assert (table.cellar(1), table.oeno(1)) == ("MMMNNNCC", "")


@rule("AOC-17.7")
def test_other_events_do_nothing_for_him() -> None:
    table = scene(1, House(vines="V10"), at="event", event="X15", upcoming="V31 V01", merchant=his())
    assert (table.points(0), table.points(1)) == (1, 0)


@rule("AOC-17.8")
def test_he_watches_who_takes_a_marketing_spot() -> None:
    """T37."""
    table = scene(1, House(cellar="C"), merchant=his(oeno="C"), spots={"Z5.3": 1})
    table.play("place Z4.2")
    assert table.standing() == {"Z5.3": 1, "Z4.2": 0, "Z4.1": 1}
    table.play("place Z2.1", "place Z3.1", "age C")
    assert (table.seen.round, table.pawns(1)) == (4, 0)
    assert {"Z4.1x", "Z4.2x"} < set(table.standing())
    idle = scene(1, House(cellar="C"), merchant=his(), spots={"Z5.3": 1})
    idle.play("place Z4.2")
    assert "Z4.1" not in idle.standing()  # nothing in his oenotheque
    away = scene(1, merchant=his(oeno="C"), spots={"Z5.3": 1, "Z4.1x": 1})
    away.play("place Z4.2")
    assert "Z4.1" not in away.standing()  # no pawn in hand


@rule("AOC-17.9")
def test_he_ships_at_his_place_and_spots_work_for_him() -> None:
    house = House(cellar="MN")
    table = scene(1, house, at="ship", spots={"Z5.3": 1, "Z5.4": 0}, merchant=his("MN"), active="F09 E05 I05")
    assert (table.to_act, table.cellar(1)) == (0, "MN")
    table.play("ship F09")
    assert table.earned(1, "orders") == 3  # the next card is for the same
    assert table.earned(1, "spots") == 1
    speaker = scene(1, house, at="ship", spots={"Z5.1": 1, "Z5.4": 0}, merchant=his("MN"), active="F09 E05 I05")
    assert (speaker.cellar(1), speaker.to_act, speaker.active("F")) == ("", 0, "F10")


@rule("AOC-17.10")
def test_his_marketing() -> None:
    table = scene(1, at="grid", spots={"Z4.1x": 1}, merchant=his("MN", "CCN", "CCC"), round=10)
    assert (table.grid(1), table.oeno(1), table.standing(), table.pawns(1)) == ("NCCCC", "C", {}, 2)
    moved = scene(1, at="marketing", spots={"Z4.2": 1}, merchant=his("MN", "C"), round=10)
    assert (moved.oeno(1), moved.cellar(1), moved.standing()) == ("C", "MN", {"Z4.2x": 1})


@rule("AOC-17.11")
@pytest.mark.parametrize(
    ("cellar", "active", "markets", "order"),
    [
        ("NNCC", "F15 E03 I05", "", "I05"),  # most points
        ("NC", "F15 E03 I05", "E", "F15"),  # T27: better eco
        ("NNN", "F13 E01 I09", "", "I09"),
        ("MNN", "F13 E06 I13", "", "I13"),  # the boat is better than the truck
        ("MC", "F11 E16 I12", "", "F11"),
    ],
)
def test_which_order_he_ships(cellar: str, active: str, markets: str, order: str) -> None:
    tokens = {markets: "BP2 BP3 BEC"} if markets else {}
    provisional = "F05 E05 I11"
    table = scene(
        1, at="ship", spots={"Z5.1": 1}, merchant=his(cellar), active=active, provisional=provisional, round=10,
        markets=tokens,
    )  # fmt: skip
    assert shipped(table) == [order]


@rule("AOC-17.11")
def test_further_ties() -> None:
    """Tokens, then the farther market, then Active before Provisional."""
    equal = {"E": "BP2"}
    token = scene(
        1, at="ship", spots={"Z5.1": 1}, merchant=his("MMCNN"), active="F05 E06 I05", provisional="F06 E12 I13",
        markets=equal, event="X05", round=10,
    )  # fmt: skip
    assert shipped(token)[0][0] == "E"
    farther = scene(
        1, at="ship", spots={"Z5.1": 1}, merchant=his("MNC"), active="F17 E05 I01", provisional="F06 E11 I09", round=10
    )
    assert shipped(farther) == ["I01"]
    nearer = scene(
        1, at="ship", spots={"Z5.1": 1}, merchant=his("MNCC"), active="F17 E05 I01", provisional="F06 E11 I09",
        markets={"F": "BP2"}, round=10,
    )  # fmt: skip
    assert shipped(nearer) == ["F17"]  # a token comes before the market
    active = scene(
        1, at="ship", spots={"Z5.1": 1}, merchant=his("NN"), active="F13 E05 I05", provisional="F14 E11 I09", round=10
    )
    assert shipped(active) == ["F13"]


@rule("AOC-17.11")
def test_he_ships_for_nothing_too() -> None:
    table = scene(1, at="ship", spots={"Z5.4": 1}, merchant=his("M"), active="F01 E05 I05", event="X03", round=10)
    assert shipped(table) == ["F01"]
    assert table.earned(1, "orders") == 0


@rule("AOC-17.12")
def test_two_cards_in_the_bottom_row_and_partial_delivery() -> None:
    two = scene(
        1, at="ship", spots={"Z5.4": 1}, merchant=his("MMNN"), active="F09 E05 I05", provisional="F10 E01 I02", round=10
    )
    assert shipped(two) == ["F09", "F10"]
    one = scene(
        1, at="ship", spots={"Z5.1": 1}, merchant=his("MMNN"), active="F09 E05 I05", provisional="F10 E06 I12", round=10
    )
    assert len(shipped(one)) == 1
    part = scene(
        1, at="ship", spots={"Z5.2": 1}, merchant=his("NC"), active="F01 E04 I14", provisional="F02 E05 I14", round=10
    )
    assert (shipped(part), part.earned(1, "orders")) == (["E04"], 5)
    simple = {"board": "simplified"}
    once = scene(
        1, at="ship", spots={"Z5.2": 1}, merchant=his("MM"), active="F09 E05 I05", provisional="F10 E01 I02", round=10,
        options=simple,
    )  # fmt: skip
    assert (shipped(once), once.cellar(1)) == (["F09"], "M")
    whole = scene(
        1, at="ship", spots={"Z5.2": 1}, merchant=his("NC"), active="F15 E05 I05", provisional="F06 E11 I14", round=10
    )
    assert (shipped(whole), whole.earned(1, "orders")) == (["F15"], 5)


@rule("AOC-17.13")
def test_he_takes_a_token_at_random_and_uses_points_and_eco_only() -> None:
    met = set()
    for seed in range(20):
        table = scene(
            1, at="ship", spots={"Z5.4": 1}, merchant=his("M", eco=5), active="F01 E05 I05", round=10, seed=seed,
            markets={"F": "BP3 BEC BRS"},
        )  # fmt: skip
        [token] = table.thrown
        met.add(token)
        steps = {"BEC": 2}.get(token, 0)
        assert (table.earned(1, "tokens"), table.eco(1)) == (3 if token == "BP3" else 0, 5 + 1 + 1 + steps)
        assert table.on_market("F") == 2
    assert met == {"BP3", "BEC", "BRS"}


@rule("AOC-17.13")
def test_a_land_token_is_discarded() -> None:
    table = scene(
        1, at="ship", spots={"Z5.4": 1}, merchant=his("M"), active="F01 E05 I05", round=10, markets={"F": "BLA"}
    )
    assert table.thrown == ["BLA"]


@rule("AOC-17.14")
def test_he_leaves_reserved_orders_alone() -> None:
    house = House(tokens="BRS", eco=3)
    table = scene(1, house, spots={"Z5.4": 1, "Z2.1": 0, "Z2.2": 0}, merchant=his("NN"), active="F13 E05 I05")
    table.play("reserve F13", "place Z2.3")
    assert (table.earned(1, "orders"), table.active("F")) == (0, "F13")


@rule("AOC-17.15")
def test_in_a_first_game_his_second_collaborator_stays_idle() -> None:
    simple = {"board": "simplified"}
    table = scene(1, at="event", event="X09", merchant=his("NCCC", "CC"), options=simple)  # NCC
    assert (table.oeno(1), sorted(table.standing()), table.pawns(1)) == ("CCC", ["Z5.3"], 1)
    end = scene(1, House(eco=3), at="season", round=10, merchant=his("", "CCC"), options=simple)
    assert end.points(1) == 4 + 14


@rule("AOC-17.16")
def test_his_final_score() -> None:
    """T28."""
    table = scene(2, at="season", round=10, merchant=his("MMNC", "CCN", points=60))
    assert table.points(2) == 82


@rule("AOC-17.17")
def test_a_single_player_scores_the_same_way() -> None:
    """T35."""
    house = House(
        points=70, eco=9, modules=4, wines="MMMMMMNNNNNN", cellar="MMNNCC", oeno="C", tokens="BCO",
        vines="V01 V07 V10 V02 V03", land="VM",
    )  # fmt: skip
    table = scene(1, house, at="season", round=10, merchant=his(points=60))
    assert table.state.scores() == [87, 74]
    assert table.state.returns() == [1, 0]
    beaten = scene(1, House(points=74, eco=3), at="season", round=10, merchant=his(points=60))
    assert beaten.state.scores() == [74, 74]
    assert beaten.state.returns() == [0, 1]


@rule("AOC-17.18")
def test_several_players_score_normally_and_he_may_win() -> None:
    houses = [House(eco=3, vines="V12"), House(eco=3, vines="V10")]
    table = scene(2, *houses, at="season", round=10, merchant=his(points=60))
    assert table.state.scores() == [4, 4, 74]
    assert table.state.returns() == [0, 0, 1]
    assert list(table.seen.places) == [3, 2, 1] or list(table.seen.places) == [2, 3, 1]


# Somebody steers him

STEERED = {"steered": True}


@rule("AOC-17.19")
def test_whoever_steers_him_names_the_orders_and_the_tokens() -> None:
    table = scene(
        1, at="ship", spots={"Z5.4": 1}, merchant=his("MNNCC"), active="F11 E05 I09", provisional="F12 E01 I02",
        markets={"F": "BP2 BEC BLA"}, options=STEERED,
    )  # fmt: skip
    assert (table.to_act, table.options()) == (1, ["ship F11", "ship E05"])
    table.play("ship F11")
    assert table.options() == ["take BP2", "take BEC", "take BLA"]
    assert not table.view(0).looking
    table.play("take BLA")
    assert (table.thrown, table.earned(1, "orders")) == (["BLA"], 4)


@rule("AOC-17.19")
def test_what_is_not_named_stays_automatic() -> None:
    table = scene(1, at="ship", spots={"Z5.4": 1}, merchant=his("NN"), active="F13 E05 I09", options=STEERED, round=10)
    assert shipped(table) == ["F13"]
    event = scene(1, at="event", event="X11", merchant=his("MNC"), options=STEERED)
    assert (event.to_act, event.cellar(1)) == (0, "MNNNCC")


@rule("AOC-17.19")
def test_the_steerer_has_a_seat_that_scores_as_the_merchant() -> None:
    table = started(2, {"merchant": True} | STEERED)
    assert len(table.state.scores()) == 2
    assert len(table.seen.houses) == 1
    assert table.to_act == 0
