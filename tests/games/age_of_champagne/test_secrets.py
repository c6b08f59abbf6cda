"""Section 5 of the specification: what each player knows and can be dealt, and what others notice."""

import pytest

from tablee.engine.digest import digest
from tablee.engine.seed import rng_of
from tablee.engine.state import UNSEEN
from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne.rules import numbers as n
from tests.games.age_of_champagne.scene import SPECTATOR, House, Scene, drafted, new, scene, started
from tests.rules import rule


def seen_as(table: Scene, move: str, viewer: int) -> int:
    return int(table.state.seen(GAME.parse(table.state, table.to_act, move), viewer))


def hand(table: Scene, seat: int) -> set[str]:
    return {card.id for card in table.view(seat).hand}


def keep_first(table: Scene) -> list[str]:
    """Everybody keeps the first card in hand: what was kept, by seat."""
    kept = []
    for seat in range(table.state.humans):
        kept.append(table.view(seat).hand[0].id)
        table.play(f"keep {kept[-1]}")
    return kept


def keeper(table: Scene, card: str) -> int:
    return int(table.state.keeper(int(card[1:]) - 1))


# The draft


@rule("AOC-3.2")
def test_hands_are_for_their_holders() -> None:
    table = new(3)
    worlds = [table.dealt(0, seed) for seed in range(20)]
    assert {world.bytes(0) for world in worlds} == {table.bytes(0)}
    assert len({tuple(sorted(hand(world, 1))) for world in worlds}) > 10
    assert all(hand(world, 0) == hand(table, 0) for world in worlds)
    assert len({tuple(sorted(hand(table.dealt(SPECTATOR, seed), 0))) for seed in range(20)}) > 10


@rule("AOC-3.1")
def test_cards_that_nobody_was_dealt_may_be_in_any_hand() -> None:
    table = new(2, {"merchant": True})  # four cards each, and four that nobody has
    may_have = {f"H{card:02}" for card in range(1, n.INHERITANCES + 1)} - hand(table, 0)
    assert set[str]().union(*(hand(table.dealt(0, seed), 1) for seed in range(40))) == may_have


@rule("AOC-3.2")
def test_a_pick_is_not_seen_before_all_have_picked() -> None:
    table = new(3)
    first = table.options()[0]
    assert [seen_as(table, first, viewer) for viewer in (SPECTATOR, 1, 2)] == [UNSEEN] * 3
    before = GAME.knows(table.state, 1)
    table.play(first)
    assert table.told(1) == []
    assert GAME.knows(table.state, 1) != before  # that there was one is seen
    assert len({keeper(table.dealt(1, seed), first.split()[1]) for seed in range(30)}) > 1
    table.play(table.options()[0])
    assert seen_as(table, table.options()[0], 0) == seen_as(table, table.options()[1], 0) == n.NUM_ACTIONS


@rule("AOC-3.2")
def test_what_was_passed_on_is_remembered() -> None:
    """With three players: of the cards that a player has passed on, one is kept by the next, one by the one after."""
    table = new(3)
    keep_first(table)
    passed = hand(table, 1)  # seat 0 knows them
    keep_first(table)
    assert hand(table, 2) < passed
    picks = set()
    for seed in range(40):
        world = table.dealt(0, seed)
        kept = [card for card in passed if keeper(world, card) == 1]
        assert len(kept) == 1
        assert passed == {*kept, *hand(world, 2)}
        picks.add(kept[0])
    assert picks == passed


@rule("AOC-3.2")
def test_what_was_kept_of_a_hand_before_it_came_is_not_known() -> None:
    table = new(3)
    kept = keep_first(table)
    guesses = set[str]()
    for seed in range(40):
        world = table.dealt(0, seed)
        assert hand(world, 0) == hand(table, 0)
        assert keeper(world, kept[0]) == 0
        guesses |= {f"H{card:02}" for card in range(1, n.INHERITANCES + 1) if keeper(world, f"H{card:02}") == 2}
    assert kept[2] in guesses
    assert len(guesses) == n.INHERITANCES - 4 - 3  # neither the four of the first hand nor the three in hand now


@rule("AOC-3.2")
def test_with_two_players_a_hand_comes_back_and_shows_what_was_kept() -> None:
    table = new(2, {"merchant": True})
    keep_first(table)
    taken = keep_first(table)[1]
    for seed in range(20):
        world = table.dealt(0, seed)
        assert keeper(world, taken) == 1
        assert hand(world, 0) == hand(table, 0)
        assert hand(world, 1) == hand(table, 1)  # seat 0 held it in the round before and knows what it kept of it


@rule("AOC-3.3")
def test_kept_cards_are_known_to_all_in_the_end() -> None:
    table = drafted("H01 H08 H12", "H05 H09 H10")
    told = [line.args["seat"] for line in table.told(SPECTATOR) if line.key == "age-of-champagne-log-inherits"]
    assert told == [0, 0, 0, 1, 1, 1]
    for viewer in (SPECTATOR, 0, 1):
        assert [list(house.heirs) for house in table.view(viewer).houses] == [
            ["H01", "H08", "H12"],
            ["H05", "H09", "H10"],
        ]


# Tokens


@rule("AOC-10.8")
def test_who_has_looked_at_tokens_knows_them_from_then_on() -> None:
    markets = {"F": "BP2 BP3 BTR", "E": "BEC BLA BCO"}
    houses = [House(cellar="MM"), House(cellar="M")]
    table = scene(2, *houses, at="ship", spots={"Z5.4": 0, "Z5.3": 1}, active="F01 E05 I05", markets=markets)
    assert table.view(0).markets[0].known == ()
    table.play("ship F01")
    assert list(table.view(0).looking) == ["BP2", "BP3", "BTR"]
    assert not table.view(1).looking
    table.play("take BTR")
    assert sorted(table.view(0).markets[0].known) == ["BP2", "BP3"]
    for viewer in (1, SPECTATOR):
        assert not table.view(viewer).markets[0].known
        shelves = {tuple(int(table.dealt(viewer, seed).state.shelf(0, at)) for at in range(2)) for seed in range(20)}
        assert len(shelves) > 5
    own = {tuple(int(table.dealt(0, seed).state.shelf(0, at)) for at in range(2)) for seed in range(20)}
    assert own == {(0, 1)}
    others = {tuple(int(table.dealt(0, seed).state.shelf(1, at)) for at in range(3)) for seed in range(20)}
    assert len(others) > 10


@rule("AOC-17.19")
def test_the_steerer_sees_tokens_that_he_chooses_from() -> None:
    table = scene(
        1, at="ship", spots={"Z5.4": 1}, merchant=House(eco=11, cellar="M"), active="F01 E05 I05",
        markets={"F": "BP2 BEC BLA"}, options={"steered": True},
    )  # fmt: skip
    assert list(table.view(1).looking) == ["BP2", "BEC", "BLA"]
    assert not table.view(0).looking
    table.play("take BEC")
    assert sorted(table.view(1).markets[0].known) == ["BLA", "BP2"]


# Piles


def test_nobody_knows_the_order_of_piles() -> None:
    table = started(2, seed=5)
    for viewer in (SPECTATOR, 0, 1):
        worlds = [table.dealt(viewer, seed).state for seed in range(12)]
        assert len({int(world.event_pile[world.round]) for world in worlds}) > 4
        assert len({int(world.order_pile[world.table[n.STACK] - 2]) for world in worlds}) > 4
        assert len({int(world.vine_pile[4]) for world in worlds}) > 4
        assert len({int(world.token_pile[world.token_size - 1]) for world in worlds}) > 3
        tops = {tuple(int(world.provisional(type)) for type in range(3)) for world in worlds}
        assert tops == {tuple(int(table.state.provisional(type)) for type in range(3))}


def test_the_reserve_of_vineyards_is_face_down() -> None:
    table = scene(4, at="place", round=8)
    table.state.reserve = table.state.vine_pile[:]
    table.state.reserve_size = 20
    worlds = {tuple(int(table.dealt(0, seed).state.reserve[i]) for i in range(20)) for seed in range(6)}
    assert len(worlds) == 6
    assert len({tuple(sorted(world)) for world in worlds}) == 1


def test_a_world_depends_on_knowledge_and_chance_only() -> None:
    for seats, options in ((2, {}), (3, {"merchant": True}), (4, {})):
        table, chance = new(seats, options, seed=seats), rng_of(9)
        for _ in range(120):
            moves = table.state.legal_actions()
            table.state.apply(moves[chance.below(len(moves))])
        for viewer in range(SPECTATOR, seats):
            other_truth = table.dealt(viewer, 55)
            assert digest(other_truth.dealt(viewer, 7).state) == digest(table.dealt(viewer, 7).state)


# Moves of several steps


@rule("AOC-10.9", "AOC-10.11")
def test_half_made_shipments_show_nothing() -> None:
    house = House(cellar="MMNCC", tokens="BTR")
    table = scene(2, house, at="ship", spots={"Z5.2": 0}, active="F05 E05 I03", provisional="F06 E10 I01")
    before = table.bytes(1)
    for step in ("ship I03", "complete"):
        assert seen_as(table, step, 1) == UNSEEN
        table.play(step)
        assert table.bytes(1) == before
        assert table.told(1) == []
    assert seen_as(table, "swap", 1) != seen_as(table, "unchanged", 1) > n.NUM_ACTIONS
    table.play("swap")
    assert GAME.notate(table.step.before, table.step.action, 1) == "ship I03 complete swap"
    assert table.told(1)


@rule("AOC-11.2", "AOC-12.2")
@pytest.mark.parametrize(
    ("at", "house", "spots", "first"),
    [
        ("draw", House(wines="MMC"), {"Z6.2": 0}, "exchange MM"),
        ("harvest", House(press=2, modules=8, vines="V10 V06 V12"), {}, "keep-c 2"),
    ],
)
def test_half_made_exchanges_and_harvests_show_nothing(
    at: str, house: House, spots: dict[str, int], first: str
) -> None:
    table = scene(2, house, at=at, spots=spots)
    before = table.bytes(1)
    assert seen_as(table, first, 1) == UNSEEN
    table.play(first)
    assert table.bytes(1) == before
