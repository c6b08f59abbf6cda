"""Chapter 16: the first game, Trade partnership and High tension."""

import pytest

from tablee.engine.errors import TableeError
from tablee.games.age_of_champagne import GAME
from tests.games.age_of_champagne.scene import House, new, scene
from tests.rules import rule

SIMPLE = {"board": "simplified"}
PARTNERS = {"trade_partnership": True}
TENSION = {"high_tension": True}


@rule("AOC-16.1")
def test_the_simplified_side_has_no_losses_no_link_and_no_zone_4() -> None:
    """T31."""
    table = scene(2, options=SIMPLE)
    assert not [spot for spot in table.offered("place") if spot.startswith("Z4")]
    assert len(table.offered("place")) == 19
    assert table.refused("place Z4.1").clause == "AOC-16.1"
    spots = {"Z2.2": 0, "Z3.2": 0, "Z2.4": 1, "Z3.4": 1, "Z6.4": 1}
    plain = scene(2, House(eco=4), House(eco=4), at="press", spots=spots, options=SIMPLE, supply_tokens="BP4")
    assert [(plain.points(seat), plain.eco(seat)) for seat in range(2)] == [(0, 4), (0, 4)]
    good = scene(2, House(eco=4), at="press", spots={"Z2.1": 0, "Z2.3": 0, "Z6.1": 0}, options=SIMPLE)
    assert (good.points(0), good.eco(0)) == (2, 5)


@rule("AOC-16.1", "AOC-16.2")
def test_every_pawn_ships_up_to_two_active_orders() -> None:
    """T31: Speak First comes first of all, and Provisional orders are only looked at."""
    houses = [House(cellar="MMNN"), House(cellar="MN")]
    table = scene(
        2, *houses, at="ship", spots={"Z5.1": 0, "Z5.4": 1}, order=[1, 0], active="F09 E05 I05",
        provisional="F10 E02 I02", options=SIMPLE,
    )  # fmt: skip
    assert (table.to_act, table.offered("ship"), table.provisional("E")) == (0, ["F09"], "E02")
    assert table.refused("ship E02").clause == "AOC-16.1"
    table.play("ship F09")
    assert (table.to_act, table.offered("ship")) == (0, ["F10"])


@rule("AOC-16.2")
def test_one_of_the_two_may_be_partial() -> None:
    house = House(cellar="MMC")
    table = scene(
        2, house, at="ship", spots={"Z5.2": 0}, active="F09 E04 I05", provisional="F10 E02 I02", options=SIMPLE
    )
    assert table.offered("ship") == ["F09", "E04"]
    table.play("ship F09")  # without N
    assert table.cellar(0) == "MC"
    assert table.seen.round == 4  # E04 lacks N, too
    assert table.points(0) == 1


@rule("AOC-16.3")
def test_there_is_no_marketing_bonus() -> None:
    table = scene(2, House(cellar="MN"), at="ship", spots={"Z5.3": 0}, active="F09 E05 I05", options=SIMPLE)
    table.play("ship F09")
    assert (table.earned(0, "orders"), table.earned(0, "marketing")) == (3, 0)
    event = scene(2, House(cellar="MN"), at="event", event="X11", options=SIMPLE)
    assert event.phase == "cork"


# Trade partnership


@rule("AOC-16.4")
def test_a_partner_is_looked_for_if_exactly_one_cuvee_is_missing() -> None:
    """The way is clear, so it is not asked for."""
    houses = [House(cellar="MN"), House(cellar="CC", grid="CC")]
    table = scene(2, *houses, at="ship", spots={"Z5.4": 0}, active="F05 E02 I01", options=PARTNERS)
    assert table.offered("ship") == ["I01"]
    table.play("ship I01")
    assert (table.to_act, table.options()) == (1, ["join", "decline"])
    alone = scene(2, House(cellar="MN"), House(cellar="N"), at="ship", spots={"Z5.4": 0}, options=PARTNERS, round=10)
    assert "I01" not in alone.offered("ship")  # nobody has a C
    whole = scene(2, House(cellar="MNC"), House(cellar="C"), at="ship", spots={"Z5.4": 0}, options=PARTNERS)
    whole.play("ship I01")
    assert whole.cellar(0) == ""  # nothing is missing: no question
    single = scene(
        2, House(cellar="M"), House(cellar="C"), at="ship", spots={"Z5.4": 0}, active="F05 E02 I02", options=PARTNERS,
        round=10,
    )  # fmt: skip
    assert single.state.over  # F05 needs a C of its own


@rule("AOC-16.5", "AOC-16.7")
def test_partners_are_asked_in_turn_order_and_the_first_who_joins_counts() -> None:
    houses = [House(cellar="MN"), House(cellar="C"), House(), House(cellar="C")]
    table = scene(4, *houses, at="ship", spots={"Z5.4": 0}, active="F05 E02 I01", options=PARTNERS, order=[3, 0, 1, 2])
    table.play("ship I01")
    assert table.to_act == 1
    table.play("decline")
    assert table.to_act == 3  # who has no C is not asked
    table.play("join")
    assert [table.cellar(seat) for seat in range(4)] == ["", "C", "", ""]


@rule("AOC-16.6")
def test_what_both_partners_gain() -> None:
    """T30."""
    houses = [House(cellar="MN", grid="N", eco=5), House(cellar="CC", grid="CC")]
    table = scene(
        2, *houses, at="ship", spots={"Z5.4": 0}, active="F05 E02 I01", options=PARTNERS, markets={"I": "BP2 BTR"}
    )
    table.play("ship I01", "join")
    assert (table.earned(0, "orders"), table.earned(0, "marketing")) == (3, 1)
    assert (table.earned(1, "partners"), table.earned(1, "marketing")) == (3, 4)
    assert (table.cellar(1), table.to_act, table.offered("take")) == ("C", 0, ["BP2", "BTR"])


@rule("AOC-16.6")
def test_an_event_belongs_to_the_active_player() -> None:
    """T40."""
    houses = [House(cellar="M", grid="MM"), House(cellar="N", grid="N")]
    table = scene(2, *houses, at="ship", event="X03", spots={"Z5.4": 0}, active="F09 E05 I05", options=PARTNERS)
    table.play("ship F09", "join")
    assert (table.earned(0, "orders"), table.earned(0, "marketing")) == (0, 1)
    assert (table.earned(1, "partners"), table.earned(1, "marketing")) == (2, 1)


@rule("AOC-16.7")
def test_a_refused_order_is_closed_for_this_pawn() -> None:
    houses = [House(cellar="MNN"), House(cellar="C")]
    table = scene(
        2, *houses, at="ship", spots={"Z5.2": 0, "Z5.4": 0}, active="F05 E02 I01", provisional="F06 E08 I02",
        options=PARTNERS,
    )  # fmt: skip
    table.play("ship I01")
    assert table.options() == ["omit C", "partner"]
    table.play("partner", "decline")
    assert [line.key for line in table.told(0)] == ["age-of-champagne-log-decline", "age-of-champagne-log-alone"]
    assert (table.to_act, table.offered("ship")) == (0, ["E02", "I02"])
    table.play("pass")
    assert "I01" in table.offered("ship")  # another pawn


@rule("AOC-16.7")
def test_the_merchant_is_no_partner() -> None:
    table = scene(
        2, House(cellar="MN"), at="ship", spots={"Z5.4": 0}, active="F05 E02 I01", options=PARTNERS, round=10,
        merchant=House(eco=11, cellar="CC"),
    )  # fmt: skip
    assert table.state.over


# High tension


@rule("AOC-16.8")
def test_blocked_spots_cannot_be_taken() -> None:
    table = new(2, TENSION)
    assert table.blocked == ["Z2.1", "Z3.4", "Z6.2"]
    placing = scene(2, options=TENSION)
    assert not {"Z2.1", "Z3.4", "Z6.2"} & set(placing.offered("place"))
    assert placing.refused("place Z2.1").clause == "AOC-16.8"
    assert scene(2).blocked == []


@rule("AOC-16.9")
def test_blocks_move_clockwise() -> None:
    """T32."""
    table = scene(2, options=TENSION, round=1)
    found: list[list[str]] = []
    for _ in range(4):
        while table.seen.round == len(found) + 1:
            table.play(table.options()[-1])
        assert "age-of-champagne-log-blocked" in [line.key for line in table.told(0)]  # one line for all three
        found.append(table.blocked)
    assert found == [
        ["Z2.2", "Z3.3", "Z6.4"], ["Z2.4", "Z3.1", "Z6.3"], ["Z2.3", "Z3.2", "Z6.1"], ["Z2.1", "Z3.4", "Z6.2"],
    ]  # fmt: skip


@rule("AOC-16.10")
def test_high_tension_is_for_three_participants_at_most() -> None:
    assert new(1, TENSION).blocked
    assert new(2, TENSION | {"merchant": True}).blocked
    for seats, options in ((4, {}), (3, {"merchant": True}), (4, {"merchant": True, "steered": True})):
        with pytest.raises(TableeError):
            GAME.new(seats, TENSION | options)


# Options that do not go together


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (4, {"merchant": True}, "merchant"),
        (2, {"steered": True}, "steered"),
        (1, {"merchant": True, "steered": True}, "steerer"),
        (3, {"level": "balthazar"}, "level"),
        (4, {"high_tension": True}, "tension"),
        (1, {"trade_partnership": True}, "partnership"),
        (2, {"merchant": True, "steered": True, "trade_partnership": True}, "partnership"),
    ],
)
def test_options_that_are_refused(seats: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(TableeError) as caught:
        GAME.new(seats, options)
    assert caught.value.line.key == f"age-of-champagne-fit-{key}"


def test_variants_show_every_value_of_every_option() -> None:
    for name, values in {
        "merchant": {True, False}, "level": {"jeroboam", "mathusalem", "balthazar", "nabuchodonosor"},
        "board": {"standard", "simplified"}, "trade_partnership": {True, False}, "high_tension": {True, False},
        "limited_supply": {True, False}, "steered": {True, False},
    }.items():  # fmt: skip
        found = {
            getattr(GAME.options_for(seats, variant), name) for seats in range(1, 5) for variant in GAME.variants(seats)
        }
        assert found == values, name
    assert all(len(GAME.variants(seats)) <= 6 for seats in range(1, 5))
