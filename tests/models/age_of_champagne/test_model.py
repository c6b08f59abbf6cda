"""The model alone: the worked examples of section 7 of the specification."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model import (
    ALL,
    DONE,
    NO,
    PASS,
    YES,
    Asked,
    Deal,
    Market,
    Model,
    Option,
    Pawn,
    Play,
    Player,
)
from tests.models.age_of_champagne.notation import Steps, moves, next_steps

QUIET = "X09"  # Perfect climate
A, B, C, D = range(4)


class InOrder:
    """Nothing is random."""

    def shuffle(self, what: str, things: list[str]) -> list[str]:
        return sorted(things)

    def tied(self, seats: list[int]) -> list[int]:
        return seats

    def pick(self, tokens: list[str]) -> str:
        return tokens[0]


def in_order() -> Deal:
    """Everything in the order of the tables."""
    return Deal(
        vineyards=[card for card in t.VINEYARDS if card not in t.INHERITED],
        markets={name: [card for card, one in t.MARKET.items() if one.sector == name] for name in t.SECTORS},
        tokens=[token for token, copies in t.TOKENS.items() for _ in range(copies)],
        events=list(t.EVENTS),
        inheritance=list(t.INHERITANCE),
    )


def table(
    humans: int = 2,
    *,
    event: str = QUIET,
    round: int = 1,
    merchant: str = "",
    simplified: bool = False,
    partnership: bool = False,
    tension: bool = False,
    steered: bool = False,
) -> Model:
    """A model after the draft, everybody in the order of seats."""
    model = Model(
        humans,
        InOrder(),
        merchant=merchant,
        simplified=simplified,
        partnership=partnership,
        tension=tension,
        steered=steered,
    )
    model.deal(in_order())
    model.order = list(range(model.participants))
    model.event = event
    model.round = round
    return model


def go(model: Model, play: Play, *answers: Option) -> Asked | None:
    """Play a part with these answers, and return what is asked then."""
    model.run(play)
    for answer in answers:
        model.answer(answer)
    return model.asked


def ship(card: str, omit: str = "", *, swap: bool = False, partner: bool = False) -> Option:
    return ("ship", card, omit, swap, partner)


def put(model: Model, seat: int, *spots: str) -> None:
    for spot in spots:
        model.pawns[spot] = Pawn(seat)
        model.players[seat].collaborators -= 1


def offer(model: Model, *cards: str) -> None:
    """These orders are Active."""
    for card in cards:
        market = model.markets[t.MARKET[card].sector]
        if card in market.stack:
            market.stack.remove(card)
        else:
            assert card == market.active
        if market.active != card:
            market.stack.append(market.active)
        market.active = card


def without_tokens(model: Model) -> Market:
    for market in model.markets.values():
        market.tokens = []
    return model.markets["France"]


def give(player: Player, *cards: str) -> None:
    for card in cards:
        region = t.VINEYARDS[card].region
        player.vineyards[region].append(card)


def cellar(player: Player, cuvees: str) -> None:
    player.cellar = Counter(cuvees)


def options(asked: Asked | None) -> set[Option]:
    return set(asked.options) if asked else set()


def step(asked: Asked | None) -> tuple[int, str]:
    assert asked is not None
    return asked.seat, asked.step


def word(cubes: Counter[str]) -> str:
    return "".join(colour * cubes[colour] for colour in t.TYPES)


# The tables


def test_counts() -> None:
    assert (len(t.VINEYARDS), len(t.MARKET), len(t.INHERITANCE), len(t.EVENTS)) == (36, 51, 12, 16)
    assert sum(t.TOKENS.values()) == 22
    assert Counter(order.sector for order in t.MARKET.values()) == dict.fromkeys(t.SECTORS, 17)
    assert Counter(order.mode for order in t.MARKET.values()) == {"hand": 17, "truck": 17, "boat": 8, "plane": 9}
    assert Counter(event.spot for event in t.EVENTS.values()) == {f"Z5.{i}": 4 for i in (1, 2, 3, 4)}
    assert Counter("".join(event.cuvees for event in t.EVENTS.values())) == {"M": 20, "N": 18, "C": 15}


@pytest.mark.parametrize(
    ("region", "cards", "grapes"),
    [
        ("VM", 12, "M" * 23 + "N" * 4 + "C" * 2),
        ("MR", 8, "MMMMMNNNNNCCCCC"),
        ("CB", 3, "C" * 8),
        ("SZ", 3, "C" * 5),
        ("BA", 8, "N" * 21),
        ("CV", 2, "CC"),
    ],
)
def test_regions(region: str, cards: int, grapes: str) -> None:
    found = [one for one in t.VINEYARDS.values() if one.region == region]
    assert len(found) == cards
    assert Counter("".join(one.grapes for one in found)) == Counter(grapes)


def test_values_that_are_printed() -> None:
    values = {card: t.MARKET[card].value for card in ("F05", "F15", "E04", "E17", "I03", "I12", "I14")}
    assert values == {"F05": 3, "F15": 5, "E04": 6, "E17": 9, "I03": 10, "I12": 11, "I14": 11}


# Section 7


def test_t1_final_score() -> None:
    model = table(2, round=10)
    mine, other = model.players
    mine.points, mine.eco = 81, 7
    give(mine, "V01", "V07", "V10", "V02", "V16")
    give(other, "V24", "V33", "V05", "V25", "V17", "V19")
    mine.winery, mine.cellar = Counter("MMMMNNNN"), Counter("MMNNCC")
    model.final_scoring()
    assert mine.points == 107
    assert +mine.ledger == Counter({"diversification": 5, "majority": 8, "still wines": 1, "cuvees": 8, "eco": 4})


def test_t2_t3_ends_of_the_eco_track() -> None:
    model = table()
    player = model.players[A]
    for level, change, after, points in [(10, 3, 11, 2), (2, -2, 1, -1), (1, -1, 1, -1)]:
        player.eco, player.points = level, 0
        model.change_eco(A, change)
        assert (player.eco, player.points) == (after, points)


def ready_to_ship(spot: str, cuvees: str, *cards: str, event: str = QUIET) -> tuple[Model, Player]:
    model = table(event=event)
    without_tokens(model)
    put(model, A, spot)
    offer(model, *cards)
    cellar(model.players[A], cuvees)
    return model, model.players[A]


def test_t4_shipping() -> None:
    model, player = ready_to_ship("Z5.1", "MNC", "E04")
    player.grid, player.eco = Counter("NNC"), 5
    go(model, model.shipping(), ship("E04"))
    assert (player.points, player.eco, word(player.cellar)) == (10, 4, "")
    assert model.supply == {"M": 61, "N": 61, "C": 61}
    assert (player.ledger["ship"], player.ledger["marketing"]) == (6, 4)


def test_t5_partial() -> None:
    model, player = ready_to_ship("Z5.2", "NC", "E04")
    player.grid, player.eco = Counter("NNC"), 5
    asked = go(model, model.shipping())
    assert ship("E04") not in options(asked)
    model.answer(ship("E04", "M"))
    assert (player.points, player.eco) == (9, 4)


def test_t6_one_cuvee_is_never_partial() -> None:
    model, _ = ready_to_ship("Z5.2", "M", "F05")
    assert ship("F05", "C") not in options(go(model, model.shipping()))
    model, _ = ready_to_ship("Z5.2", "MC", "F05")
    assert {one for one in options(go(model, model.shipping())) if one[1:2] == ("F05",)} == {ship("F05")}


def test_t7_first_cell_of_the_tradition_brut() -> None:
    model, player = ready_to_ship("Z5.1", "MM", "F07")
    player.grid = Counter("M")
    assert model.marketing_bonus(A, ["M"]) == 0
    player.grid = Counter("MM")
    go(model, model.shipping(), ship("F07"))
    assert player.points == 4


def test_t8_sales() -> None:
    model, player = ready_to_ship("Z5.1", "M", "F01", event="X03")
    player.eco = 4
    go(model, model.shipping(), ship("F01"))
    assert (player.points, player.eco) == (0, 5)
    model, player = ready_to_ship("Z5.1", "MMNCC", "I03", event="X08")
    player.eco = 4
    go(model, model.shipping(), ship("I03"))
    assert (player.points, player.eco) == (12, 2)


@pytest.mark.parametrize(
    ("card", "event", "level"), [("I03", QUIET, 5), ("I03", "X01", 5), ("I01", "X02", 3), ("I01", QUIET, 3)]
)
def test_t9_change_of_transport(card: str, event: str, level: int) -> None:
    model, player = ready_to_ship("Z5.1", "MMNCC", card, event=event)
    player.tokens, player.eco = ["BTR"], 5
    asked = go(model, model.shipping())
    assert (ship(card) in options(asked)) == (event == QUIET)
    model.answer(ship(card, swap=True))
    assert (player.eco, player.tokens, model.token_discard) == (level, [], ["BTR"])


def test_t9_only_international_orders_change() -> None:
    model, player = ready_to_ship("Z5.1", "MMNCC", "E04", "F01")
    player.tokens = ["BTR"]
    swapped = {str(one[1])[0] for one in options(go(model, model.shipping())) if one[3:4] == (True,)}
    assert swapped == {"I"}


def test_t10_harvest() -> None:
    model = table()
    player = model.players[A]
    give(player, "V16", "V08")
    player.press, player.modules, player.winery = 2, 2, Counter("MM")
    asked = go(model, model.harvest_of(A))
    assert step(asked) == (A, "harvest_exchange")
    model.answer(DONE)
    assert options(model.asked) == {("keep", "N", number) for number in (1, 2, 3)}
    model.answer(("keep", "N", 3))
    assert word(player.winery) == "MMMNNN"
    assert model.supply == {"M": 59, "N": 57, "C": 60}


@pytest.mark.parametrize(("reply", "stored"), [(None, "MMMM"), (NO, "MMMM"), (YES, "MMMMCCC")])
def test_t11_hazard(reply: Option | None, stored: str) -> None:
    model = table(event="X13")
    model.stacks[0][0] = "V31"
    go(model, model.find_key(list(t.REGIONS)))
    assert model.key == "CB"
    player = model.players[A]
    give(player, "V10", "V12")
    player.press, player.modules = 8, 8
    player.tokens = ["BCO"] if reply else []
    asked = go(model, model.harvest_of(A))
    if reply:
        assert options(asked) == {YES, NO}
        model.answer(reply)
    assert word(player.winery) == stored
    assert model.token_discard == (["BCO"] if reply == YES else [])


def test_t11_protection_is_for_those_with_a_card_there() -> None:
    model = table(event="X13")
    model.key = "CB"
    player = model.players[A]
    give(player, "V12")
    player.lands["CB"], player.tokens = 1, ["BCO"]
    assert go(model, model.harvest_of(A)) is None
    assert player.tokens == ["BCO"]


def test_t12_key_without_region() -> None:
    model = table(3, event="X13")
    model.stacks[0][0] = "V04"
    for seat, points in enumerate((12, 9, 9)):
        model.players[seat].points = points
    asked = go(model, model.find_key(list(t.REGIONS)))
    assert step(asked) == (C, "choose_key")
    assert options(asked) == {("key", region) for region in t.REGIONS}
    model.answer(("key", "SZ"))
    assert model.key == "SZ"


def test_key_card_when_stacks_are_empty() -> None:
    model = table(2, event="X15")
    model.stacks = [[], ["V10", "V01"]]
    go(model, model.find_key(list(t.TYPES)))
    assert model.key == "C"
    model.stacks, model.offers = [[], []], ["", "V22"]
    go(model, model.find_key(list(t.TYPES)))
    assert model.key == "N"
    model.offers = ["", ""]
    assert options(go(model, model.find_key(list(t.TYPES)))) == {("key", grape) for grape in "MNC"}


def test_t13_press() -> None:
    model = table()
    player = model.players[A]
    player.press, model.tokens = 4, ["BCO"]
    seen = []
    for _ in range(5):
        before = player.points
        put(model, A, "Z2.1")
        go(model, model.build(2))
        seen.append((player.press, list(player.tokens), player.points - before))
    assert seen == [(5, ["BCO"], 1), (6, ["BCO"], 1), (7, ["BCO"], 2), (8, ["BCO"], 2), (8, ["BCO"], 1)]
    assert player.ledger == Counter({"spot": 5, "press": 2})


def test_t14_winery() -> None:
    model = table()
    player = model.players[A]
    player.modules, player.eco = 4, 11
    put(model, A, "Z3.4")
    go(model, model.build(3))
    assert (player.modules, player.eco, player.points) == (5, 10, 1)


@pytest.mark.parametrize(("second", "gained"), [(A, ["BCO"]), (B, [])])
def test_t15_link(second: int, gained: list[str]) -> None:
    model = table()
    model.tokens = ["BCO"]
    put(model, A, "Z2.2")
    put(model, second, "Z3.2")
    for player in model.players:
        player.collaborators = 0
    go(model, model.assignment())
    go(model, model.build(2))
    assert not model.players[A].tokens
    go(model, model.build(3))
    assert (model.players[A].tokens, model.players[B].tokens) == (gained, [])


def test_t16_marketing() -> None:
    model = table()
    player = model.players[A]
    cellar(player, "CCN")
    put(model, A, "Z4.1n")
    go(model, model.marketing(), ("move", "C"), ("move", "N"), ("move", "C"))
    assert (word(player.oenotheque), list(model.pawns), player.collaborators) == ("NCC", ["Z4.1x"], 2)
    asked = go(model, model.place(A))
    assert ("collaborator", "Z4.1n") in options(asked)
    asked = go(model, model.marketing())
    assert options(asked) == {("move", "N"), ("move", "C"), ALL, DONE}
    model.answer(("move", "N"))
    model.answer(ALL)
    assert (word(player.grid), model.pawns, player.collaborators) == ("NCC", {}, 3)
    assert (model.marketing_bonus(A, ["C"]), model.marketing_bonus(A, ["N"])) == (4, 1)


def test_a_full_column_keeps_cuvees_in_the_oenotheque() -> None:
    model = table()
    player = model.players[A]
    player.grid, player.oenotheque = Counter("CCCM"), Counter("CCM")
    put(model, A, "Z4.2x")
    asked = go(model, model.marketing(), ("move", "C"))
    assert options(asked) == {("move", "M"), ALL, DONE}
    model.answer(DONE)
    assert (word(player.grid), word(player.oenotheque)) == ("MCCCC", "MC")


def test_t17_draw() -> None:
    model = table()
    player = model.players[A]
    player.winery = Counter("NNMCCC")
    cellar(player, "M" * 9)
    asked = go(model, model.blend(A))
    assert {one[1] for one in options(asked) if one[0] == "recipe"} == {"N2", "T4", "T5", "T6", "B1"}
    model.answer(("recipe", "N2"))
    assert not [one for one in options(model.asked) if one[0] == "recipe"]
    cellar(player, "M" * 8)
    player.winery = Counter("NNMCCC")
    assert go(model, model.blend(A), ("recipe", "N2"), ("recipe", "B1")) is None
    assert (word(player.cellar), word(player.winery)) == ("MMMMMMMMNC", "")


def test_t18_exchange() -> None:
    model = table()
    player = model.players[A]
    player.winery = Counter("CCMM")
    go(model, model.blend(A), ("exchange", "MM", "C"), ("recipe", "B1"))
    assert (word(player.cellar), player.points, player.ledger["exchange"]) == ("C", -1, -1)
    assert model.supply == {"M": 62, "N": 60, "C": 61}


@pytest.mark.parametrize(
    ("claims", "order"),
    [
        ({"Z8.1": D, "Z8.2": C}, [D, C, A, B]),
        ({"Z8.3": A}, [B, C, A, D]),
        ({"Z8.2": A, "Z8.3": B}, [C, A, B, D]),
        ({"Z8.2": D, "Z8.3": A}, [B, D, A, C]),
        ({"Z8.3": C, "Z8.2": C}, [A, C, B, D]),
    ],
)
def test_t19_t39_council(claims: dict[str, int], order: list[int]) -> None:
    model = table(4)
    for spot, seat in claims.items():
        put(model, seat, spot)
    model.council()
    assert model.order == order
    assert model.pawns == {}


def test_t20_speak_first() -> None:
    model = table()
    without_tokens(model)
    put(model, B, "Z5.1")
    put(model, A, "Z5.4")
    for player in model.players:
        cellar(player, "MMNNCC")
    asked = go(model, model.shipping())
    assert step(asked) == (B, "ship")
    assert {one[1] for one in options(asked) if one != PASS} == {"F01", "F02", "E01", "E02", "I01", "I02"}
    model.answer(ship("F01"))
    assert step(model.asked) == (A, "ship")
    assert {one[1] for one in options(model.asked) if one != PASS} == {"F02", "E01", "I01"}
    model.answer(ship("F02"))
    assert {one[1] for one in options(model.asked) if one != PASS} == {"F03", "E01", "I01"}


def test_t21_tokens() -> None:
    model = table()
    player = model.players[A]
    cellar(player, "M" * 9)
    france = model.markets["France"]
    france.tokens = ["BCO", "BRS", "BTR"]
    france.stack = ["F02", "F07", "F08", "F09"]
    for number in (3, 2, 1):
        put(model, A, "Z5.1")
        asked = go(model, model.shipping(), ship(france.active))
        if number > 1:
            assert step(asked) == (A, "keep_token")
            assert options(asked) == {("token", token) for token in france.tokens}
            model.answer(("token", sorted(france.tokens)[0]))
        assert len(france.tokens) == number - 1
    assert player.tokens == ["BCO", "BRS", "BTR"]
    assert france.looked == {A}


def test_t21_provisional_orders_have_no_token() -> None:
    model = table()
    cellar(model.players[A], "MMMM")
    put(model, A, "Z5.1")
    assert go(model, model.shipping(), ship("F02")) is None
    assert len(model.markets["France"].tokens) == 3
    assert model.markets["France"].provisional == "F03"


def test_t22_pandemic() -> None:
    model = table(event="X10")
    france = without_tokens(model)
    cellar(model.players[A], "MMNNCC")
    put(model, A, "Z5.1", "Z5.3")
    asked = go(model, model.shipping())
    assert {one[1] for one in options(asked) if one != PASS} == {"F01", "E01", "I01"}
    model.answer(ship("F01"))
    assert {one[1] for one in options(model.asked) if one != PASS} == {"E01", "I01"}
    model.answer(PASS)
    assert (france.active, france.provisional) == ("", "F02")
    model.end_of_season()
    assert (france.active, france.provisional) == ("F02", "F03")


@pytest.mark.parametrize("fulfilled", [True, False])
def test_t23_reservation(fulfilled: bool) -> None:
    model = table()
    without_tokens(model)
    offer(model, "I12")
    mine, other = model.players
    mine.tokens, mine.eco = ["BRS", "BA1"], 11
    cellar(mine, "NCCC")
    cellar(other, "MNCCC")
    asked = go(model, model.place(A), ("reserve", "I12"))
    assert asked is not None
    assert {one[0] for one in asked.options} == {"collaborator"}
    model.answer(("collaborator", "Z5.3"))
    put(model, B, "Z5.1")
    asked = go(model, model.shipping())
    assert ship("I12") not in options(asked)
    model.answer(PASS)
    model.answer(ship("I12") if fulfilled else PASS)
    if model.asked:
        model.answer(PASS)
    model.end_of_season()
    assert mine.points == (11 if fulfilled else -11) + 1
    assert (mine.tokens, model.token_discard, mine.disc, model.reserved) == (["BA1"], ["BRS"], True, {})


def test_t24_majority() -> None:
    model = table(3)
    a, b, c = model.players
    give(a, "V12", "V11")
    give(b, "V08", "V09")
    give(c, "V12")
    assert model.major_vineyard("VM") == [A, B]
    give(c, "V11")
    assert model.major_vineyard("VM") == [A, B, C]
    model.score_vineyards()
    assert [player.ledger["majority"] for player in model.players] == [1, 1, 1]
    a.vineyards["VM"] = ["V12", "V09"]
    assert model.major_vineyard("VM") == [A]
    assert model.major_vineyard("BA") == []


def test_t25_land() -> None:
    model = table()
    player = model.players[A]
    give(player, "V12", "V27", "V10", "V16")
    player.lands["SZ"] = 1
    model.score_vineyards()
    assert player.ledger["diversification"] == 5


def test_t26_merchant_overflow() -> None:
    model = table(1, merchant="jeroboam")
    merchant = model.players[model.merchant]
    merchant.cellar = Counter("MMMNN")
    model.add_cuvees(merchant, model.take_cubes(Counter("MMNC")))
    assert (word(merchant.cellar), word(merchant.oenotheque)) == ("MMMNNNC", "MM")
    model.events = ["X13"]
    model.run(model.new_event())
    assert (word(merchant.cellar), word(merchant.oenotheque)) == ("MMMNNNC", "MMN")
    assert {spot for spot, pawn in model.pawns.items() if pawn.seat == model.merchant} == {"Z5.4", "Z4.1n"}
    assert model.supply == {"M": 58, "N": 58, "C": 59}


def test_t27_merchant_choice() -> None:
    model = table(1, merchant="jeroboam")
    offer(model, "E03", "F15", "I09")
    model.markets["France"].tokens = []
    model.players[model.merchant].cellar = Counter("NC")
    possible = model.merchant_orders("Z5.3", False)
    assert set(possible) == {"E03", "F15"}
    put(model, model.merchant, "Z5.3")
    go(model, model.shipping())
    assert model.markets["France"].discard == ["F15"]
    assert model.players[model.merchant].points == 5 + 1


def test_t28_merchant_end() -> None:
    model = table(1, merchant="jeroboam")
    merchant = model.players[model.merchant]
    merchant.points, merchant.cellar, merchant.oenotheque = 60, Counter("MMNNC"), Counter("CC")
    model.final_scoring()
    assert merchant.points == 82


@pytest.mark.parametrize(
    ("humans", "merchant", "stacks", "hand"),
    [
        (2, "", [16, 16], 6),
        (3, "", [11, 11, 10], 4),
        (4, "", [8, 8, 8, 8], 3),
        (1, "jeroboam", [16, 16], 6),
        (2, "jeroboam", [11, 11, 10], 4),
        (3, "jeroboam", [8, 8, 8, 8], 3),
    ],
)
def test_t29_stacks_and_hands(humans: int, merchant: str, stacks: list[int], hand: int) -> None:
    model = table(humans, merchant=merchant)
    assert [len(stack) + 1 for stack in model.stacks] == stacks
    assert [len(player.hand) for player in model.players[:humans]] == [hand] * humans


def test_t30_partner() -> None:
    model = table(3, partnership=True)
    without_tokens(model)
    offer(model, "I01")
    active, b, partner = model.players
    cellar(active, "MN")
    cellar(b, "C")
    cellar(partner, "C")
    active.grid, partner.grid = Counter("N"), Counter("CC")
    put(model, A, "Z5.1")
    asked = go(model, model.shipping())
    assert ship("I01", partner=True) in options(asked)
    model.answer(ship("I01", partner=True))
    assert step(model.asked) == (B, "partner_reply")
    model.answer(NO)
    assert step(model.asked) == (C, "partner_reply")
    model.answer(YES)
    assert (active.points, b.points, partner.points) == (3 + 1, 0, 7)
    assert (word(active.cellar), word(b.cellar), word(partner.cellar)) == ("", "C", "")


def test_a_refused_order_is_closed() -> None:
    model = table(2, partnership=True)
    without_tokens(model)
    offer(model, "I01")
    cellar(model.players[A], "MN")
    cellar(model.players[B], "C")
    put(model, A, "Z5.2")
    asked = go(model, model.shipping(), ship("I01", partner=True), NO)
    assert step(asked) == (A, "ship")
    assert all(one[1] != "I01" for one in options(asked) if one != PASS)


def test_t31_first_game() -> None:
    model = table(simplified=True)
    without_tokens(model)
    cellar(model.players[A], "MMNNCC")
    model.players[A].grid = Counter("MMM")
    put(model, A, "Z5.1")
    asked = go(model, model.shipping())
    assert {one[1] for one in options(asked) if one != PASS} == {"F01", "E01", "I01"}
    model.answer(ship("F01"))
    assert step(model.asked) == (A, "ship")
    model.answer(ship("F02"))
    assert (model.asked, model.players[A].points) == (None, 2)
    put(model, A, "Z6.4", "Z2.2", "Z3.2")
    for player in model.players:
        player.collaborators = 0
    go(model, model.assignment())
    tokens = len(model.tokens)
    go(model, model.build(2))
    go(model, model.build(3))
    go(model, model.draw_wines())
    assert (model.players[A].points, len(model.tokens)) == (2, tokens)
    assert not [spot for spot in model.free_spots(A) if spot.startswith("Z4")]


def test_t32_high_tension() -> None:
    model = table(3, tension=True)
    seen = [tuple(model.blocked.values())]
    for _ in range(4):
        assert not set(model.blocked_spots()) & set(model.free_spots(A))
        model.end_of_season()
        seen.append(tuple(model.blocked.values()))
    assert seen == [(1, 4, 2), (2, 3, 4), (4, 1, 3), (3, 2, 1), (1, 4, 2)]


def test_t33_extra_action() -> None:
    model = table()
    mine, other = model.players
    mine.collaborators, other.collaborators, mine.tokens = 1, 1, ["BA6"]
    asked = go(model, model.assignment(), ("disc", "BA6", "Z6.1"))
    assert (mine.tokens, model.token_discard, mine.disc) == ([], ["BA6"], False)
    assert step(asked) == (B, "place")
    model.answer(("collaborator", "Z2.1"))
    assert step(model.asked) == (A, "place")
    assert not [one for one in options(model.asked) if str(one[-1]).startswith("Z6")]
    mine.collaborators, mine.tokens, mine.disc = 0, ["BA6"], True
    assert go(model, model.assignment()) is None


def test_t33_a_disc_returns_after_its_action() -> None:
    model = table()
    player = model.players[A]
    player.disc, model.pawns["Z6.1"] = False, Pawn(A, disc=True)
    go(model, model.draw_wines())
    assert (player.disc, player.collaborators, player.points) == (True, 3, 1)


def test_t34_supply() -> None:
    model = table()
    player = model.players[A]
    give(player, "V16", "V09")
    player.press, player.modules, player.winery = 2, 2, Counter("M")
    model.supply["N"] = 2
    assert go(model, model.harvest_of(A)) is None
    assert word(player.winery) == "MMMNN"
    assert model.supply == {"M": 58, "N": 0, "C": 60}


def test_t35_solo_score() -> None:
    model = table(1, merchant="jeroboam")
    player = model.players[A]
    give(player, "V01", "V07", "V10", "V02", "V16")
    player.points, player.eco, player.tokens = 70, 9, ["BCO", "BTR"]
    player.winery, player.cellar = Counter("M" * 12), Counter("M" * 7)
    model.final_scoring()
    assert player.points == 87


def test_t36_corks() -> None:
    model = table(2, event="X11")
    model.players[A].oenotheque = Counter("C")
    cellar(model.players[B], "MC")
    asked = go(model, model.corks())
    assert step(asked) == (B, "cork_discard")
    model.answer(("discard", "C"))
    assert (word(model.players[A].oenotheque), word(model.players[B].cellar)) == ("C", "M")


def test_t37_monitoring() -> None:
    model = table(1, merchant="jeroboam")
    human, merchant = model.players
    merchant.oenotheque = Counter("N")
    model.events = ["X09", "X13"]
    model.run(model.new_event())
    assert merchant.collaborators == 1
    go(model, model.place(A), ("collaborator", "Z4.2n"))
    assert model.pawns["Z4.1n"].seat == model.merchant
    merchant.cellar = Counter()
    go(model, model.marketing())
    go(model, model.shipping())
    assert {spot: pawn.seat for spot, pawn in model.pawns.items()} == {"Z4.2x": A, "Z4.1x": model.merchant}
    model.run(model.new_event())
    assert merchant.collaborators == 0
    go(model, model.marketing())
    assert (word(merchant.grid), word(merchant.oenotheque), merchant.collaborators) == ("N", "", 1)
    assert human.collaborators == 3


def test_t38_vineyards_run_out() -> None:
    model = table(4)
    for number in range(1, 8):
        model.round = number
        model.renew_vineyards()
    assert [len(stack) for stack in model.stacks] == [0, 0, 0, 0]
    assert (len(model.vineyard_discard), model.reserve) == (28, [])
    model.renew_vineyards()
    assert (len(model.reserve), model.vineyard_discard) == (28, [])
    assert all(model.offers)
    model.renew_vineyards()
    assert (len(model.reserve), len(model.vineyard_discard)) == (24, 4)


def test_t40_floor() -> None:
    model, player = ready_to_ship("Z5.2", "M", "F09", event="X03")
    player.grid = Counter("MM")
    go(model, model.shipping(), ship("F09", "N"))
    assert player.points == 1
    model = table(2, partnership=True, event="X03")
    without_tokens(model)
    offer(model, "F09")
    put(model, A, "Z5.1")
    cellar(model.players[A], "M")
    cellar(model.players[B], "N")
    model.players[A].grid, model.players[B].grid = Counter("MM"), Counter("N")
    go(model, model.shipping(), ship("F09", partner=True), YES)
    assert [player.points for player in model.players] == [1, 3]


def test_t41_short_harvest() -> None:
    model = table()
    player = model.players[A]
    model.supply["N"] = 1
    give(player, "V16", "V14")
    player.modules = 3
    assert go(model, model.harvest_of(A)) is None
    assert word(player.winery) == "NCC"
    model.supply["N"] = 1
    player.modules, player.winery = 1, Counter("M")
    asked = go(model, model.harvest_of(A))
    assert step(asked) == (A, "harvest_keep")
    assert options(asked) == {("keep", "C", 1), ("keep", "C", 2)}


def test_t42_short_exchange() -> None:
    model = table()
    player = model.players[A]
    model.supply["C"] = 0
    player.winery = Counter("MMMCC")
    asked = go(model, model.blend(A))
    assert not [one for one in options(asked) if one[0] == "exchange" and one[2] == "C"]
    model.answer(("exchange", "MC", "M"))
    assert ("exchange", "MM", "C") in options(model.asked)


@pytest.mark.parametrize("token", ["BLA", "BCO"])
def test_t43_token_during_the_draft(token: str) -> None:
    model = table(2)
    player = model.players[A]
    player.kept, model.players[B].kept = ["H08", "H05", "H06"], ["H01", "H02", "H10"]
    model.tokens = [token, "BP2"]
    asked = go(model, model.inherit())
    if token == "BLA":
        assert step(asked) == (A, "land_region")
        model.answer(("region", "CB"))
    assert (player.press, player.capacity, len(model.tokens), word(player.cellar)) == (6, 17, 1, "MMN")
    assert (player.lands["CB"], player.tokens) == ((1, []) if token == "BLA" else (0, ["BCO"]))
    model.set_council()
    assert model.order == [B, A]


# Notation


def test_steps_of_moves() -> None:
    assert steps("place", ("collaborator", "Z4.1n"), ("disc", "BA6", "Z6.1"), ("reserve", "I12")) == [
        ("place Z4.1",),
        ("disc Z6.1",),
        ("reserve I12",),
    ]
    assert steps("draw", ("recipe", "N2"), ("exchange", "MN", "C"), DONE) == [
        ("blend N2",),
        ("exchange MN", "for C"),
        ("done",),
    ]
    assert steps("to_grid", ("move", "C"), ALL, DONE) == [("promote C",), ("promote-all",), ("done",)]
    assert steps("use_cold", YES, NO) == [("protect",), ("decline",)]
    assert steps("harvest_keep", ("keep", "C", 3)) == [("keep-c 3",)]


def test_steps_of_shipments() -> None:
    """Only what can be chosen is a step."""
    assert steps("ship", ship("F01"), ship("I01", "M"), ship("I03"), ship("I03", swap=True), PASS) == [
        ("ship F01",),
        ("ship I01",),
        ("ship I03", "unchanged"),
        ("ship I03", "swap"),
        ("pass",),
    ]
    both = [ship("I03", omit, swap=swap) for omit in ("", "C") for swap in (False, True)]
    asked = Asked(A, "ship", (*both, ship("E04"), ship("E04", partner=True)))
    assert next_steps(asked, []) == {"ship I03", "ship E04"}
    assert next_steps(asked, ["ship I03"]) == {"complete", "omit C"}
    assert next_steps(asked, ["ship I03", "omit C"]) == {"unchanged", "swap"}
    assert next_steps(asked, ["ship E04"]) == {"complete", "partner"}


def steps(step: str, *options: Option) -> list[Steps]:
    return list(moves(Asked(A, step, options)))


# Whole games


class ByChance:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def shuffle(self, what: str, things: list[str]) -> list[str]:
        return self.random.sample(things, len(things))

    def tied(self, seats: list[int]) -> list[int]:
        return self.random.sample(seats, len(seats))

    def pick(self, tokens: list[str]) -> str:
        return self.random.choice(tokens)

    def deal(self) -> Deal:
        deal = in_order()
        return Deal(
            vineyards=self.shuffle("vineyards", list(deal.vineyards)),
            markets={sector: self.shuffle(sector, list(cards)) for sector, cards in deal.markets.items()},
            tokens=self.shuffle("tokens", list(deal.tokens)),
            events=self.shuffle("events", list(deal.events)),
            inheritance=self.shuffle("inheritance", list(deal.inheritance)),
        )


@pytest.mark.parametrize("seed", range(28))
def test_a_whole_game(seed: int) -> None:
    chance = ByChance(seed)
    humans = (1, 2, 3, 4, 2, 3, 1)[seed % 7]
    merchant = list(t.LEVELS)[seed % 4] if humans == 1 or (humans < 4 and seed % 7 >= 4) else ""
    model = Model(
        humans,
        chance,
        merchant=merchant,
        simplified=seed % 3 == 1,
        partnership=humans > 1 and seed % 2 == 0,
        tension=humans + (merchant != "") <= 3 and seed % 5 < 2,
        limited=seed % 4 != 3,
        steered=merchant != "" and seed % 2 == 1,
    )
    model.deal(chance.deal())
    model.begin()
    while model.asked:
        assert len(moves(model.asked)) == len(model.asked.options)
        model.answer(chance.random.choice(model.asked.options))
        check(model)
    assert (model.over, model.round) == (True, 10)
    assert sorted(model.ranking()) == list(range(model.participants))


def check(model: Model) -> None:
    """Invariants of section 6."""
    for colour in t.TYPES:
        stores = [cubes for one in model.players for cubes in (one.winery, one.cellar, one.oenotheque, one.grid)]
        assert model.supply[colour] + sum(cubes[colour] for cubes in stores) == t.CUBES
        assert model.supply[colour] >= 0 or not model.limited
        assert all(cubes[colour] >= 0 for cubes in stores)
    for seat, player in enumerate(model.players):
        assert player.room >= 0
        assert player.cellar.total() <= t.CELLAR
        assert player.oenotheque.total() <= t.OENOTHEQUE
        assert all(player.grid[colour] <= t.COLUMN for colour in t.TYPES)
        assert player.points == player.ledger.total()
        on_board = sum(pawn.seat == seat and not pawn.disc for pawn in model.pawns.values())
        assert player.collaborators + on_board == (2 if seat == model.merchant else 3)
        discs = sum(pawn.seat == seat and pawn.disc for pawn in model.pawns.values())
        assert player.disc + discs + list(model.reserved.values()).count(seat) == 1
    for market in model.markets.values():
        assert len(market.stack) + len(market.discard) + bool(market.active) == 17
    assert not model.order or sorted(model.order) == list(range(model.participants))
    assert count_vineyards(model) <= 36
    asked_for_land = model.asked is not None and model.asked.step == "land_region"
    assert count_tokens(model) + asked_for_land == 22


def count_vineyards(model: Model) -> int:
    piles = [*model.stacks, model.reserve, model.vineyard_discard, [card for card in model.offers if card]]
    cards = [card for pile in piles for card in pile]
    cards += [card for player in model.players for card in player.all_vineyards()]
    assert len(cards) == len(set(cards)) >= 32
    return len(cards)


def count_tokens(model: Model) -> int:
    held = sum(len(player.tokens) + player.lands.total() for player in model.players)
    on_markets = sum(len(market.tokens) for market in model.markets.values())
    return held + on_markets + len(model.tokens) + len(model.token_discard)
