"""Chapter 5: putting tiles aside, drawing, and a pool that runs dry."""

from itertools import permutations

import pytest

from tests.games.coup.scene import LETTERS, SPECTATOR, TABLE_1, Scene, scene
from tests.rules import rule

HAND = {seats: hand for seats, hand, *rest in TABLE_1}


# Choosing


@rule("COUP-5.1")
def test_any_number_of_tiles_may_go_none_some_or_all() -> None:
    table = scene(2, phase="swap", hands=["only Y01 Y02 O05 R09 G19 G20"], pool="V01 V02 V03 V04 V05 V06")
    none = table.twin().swap()
    assert none.hand(0) == ["Y01", "Y02", "O05", "R09", "V01", "V02", "V03", "V04", "V05", "V06", "G19", "G20"]
    some = table.twin().swap("Y02", "G20")
    assert {"Y01", "O05", "R09", "G19"} < set(some.hand(0))
    assert {some.where("Y02"), some.where("G20")} == {"pool"}
    every = table.twin().swap("Y01", "Y02", "O05", "R09", "G19", "G20")
    assert not {"Y01", "Y02", "O05", "R09", "G19", "G20"} & set(every.hand(0))
    assert [len(after.hand(0)) for after in (none, some, every)] == [12, 12, 12]


@rule("COUP-5.1")
def test_t15_tiles_go_in_ascending_order() -> None:
    table = scene(3, phase="swap", hands=["only Y03 R05 G01"])
    assert table.options() == ["aside Y03", "aside R05", "aside G01", "done"]
    late = table.twin().play("aside R05")
    assert late.options() == ["aside G01", "done"]
    refusal = late.refused("aside Y03")
    assert (refusal.clause, refusal.line.key) == ("COUP-5.1", "coup-refuse-order")
    assert refusal.line.args == {"tile": "Y03", "last": "R05"}
    assert late.refused("aside R05").line.key == "coup-refuse-already-aside"
    both = table.twin().play("aside Y03", "aside R05")
    assert both.options() == ["aside G01", "done"]
    assert both.view(0).aside == ["Y03", "R05"]
    both.play("aside G01")
    assert both.options() == ["done"]


@rule("COUP-5.1")
@pytest.mark.parametrize("letter", LETTERS)
def test_the_order_holds_within_a_row(letter: str) -> None:
    tiles = [f"{letter}{number:02d}" for number in (1, 2, 10, 19, 20)]
    table = scene(3, phase="swap", hands=["only " + " ".join(tiles)])
    for i, tile in enumerate(tiles):
        later = [f"aside {other}" for other in tiles[i + 1 :]]
        assert table.twin().play(f"aside {tile}").options() == [*later, "done"]


@rule("COUP-5.1")
def test_the_last_tile_of_a_row_is_followed_by_the_first_of_the_next() -> None:
    table = scene(3, phase="swap", hands=["only Y20 O01 O02"]).play("aside Y20")
    assert table.options() == ["aside O01", "aside O02", "done"]


@rule("COUP-5.1")
def test_every_set_can_be_put_aside_in_exactly_one_way() -> None:
    """Six tiles: 64 sets, each met once."""
    tiles = ["Y01", "Y20", "O01", "R10", "G19", "G20"]
    sets: list[tuple[str, ...]] = []

    def walk(table: Scene) -> None:
        sets.append(tuple(table.view(0).aside))
        for move in table.options():
            if move != "done":
                walk(table.twin().play(move))

    walk(scene(2, phase="swap", hands=["only " + " ".join(tiles)]))
    assert len(sets) == len({frozenset(chosen) for chosen in sets}) == 64


@rule("COUP-5.1")
def test_only_own_tiles_can_be_put_aside() -> None:
    table = scene(3, phase="swap", hands=["only Y03 R05 G01", "Y04"], board={"B": "3"})
    for tile in ("Y04", "B03"):
        refusal = table.refused(f"aside {tile}")
        assert (refusal.clause, refusal.line.key) == ("COUP-5.1", "coup-refuse-not-held")


# Drawing


@rule("COUP-5.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_hand_is_full_again_after_the_swap(seats: int) -> None:
    for aside in range(3):
        table = scene(seats, phase="swap")
        pool = table.pool()
        table.swap(*table.hand(0)[:aside])
        assert table.sizes()[0] == HAND[seats]
        assert table.pool_size == len(pool) - HAND[seats] + table.sizes()[1]


@rule("COUP-5.2", "COUP-5.3")
def test_the_tiles_on_top_of_the_pool_are_drawn() -> None:
    table = scene(6, phase="swap", hands=["only Y01 Y02 Y03 Y04"], pool="B01 B02 B03 B04 B05")
    rest = table.pool()[3:]
    table.swap()
    assert table.hand(0) == ["Y01", "Y02", "Y03", "Y04", "B01", "B02", "B03"]
    assert table.pool() == rest


@rule("COUP-5.3")
def test_put_aside_tiles_come_back_into_the_pool_and_not_into_the_hand() -> None:
    """The pool is large enough: no fall of chance may bring a tile straight back."""
    table = scene(6, phase="swap", start=1, hands=["only Y01 Y02 Y03 Y04"], pool="only B01 B02 B03 B04 B05")
    for seed in range(30):
        after = table.with_rng(seed).swap("Y02", "Y04")
        assert after.hand(0) == ["Y01", "Y03", "B01", "B02", "B03", "B04", "B05"]
        assert sorted(after.pool()) == ["Y02", "Y04"]


@rule("COUP-5.3")
def test_a_tile_put_aside_can_be_drawn_by_the_next_player() -> None:
    table = scene(6, phase="swap", start=2, hands=["only Y01 Y02 Y03 Y04"], pool="only B01 B02 B03 B04 B05 B06 B07")
    found = {table.with_rng(seed).swap("Y02").play("done").where("Y02") for seed in range(40)}
    assert found == {"pool", "hand 1"}


@rule("COUP-5.3")
def test_what_comes_back_is_mixed_in_at_every_place() -> None:
    table = scene(6, phase="swap", hands=["only Y01 Y02 Y03 Y04"], pool="B01 B02 B03 B04 B05 B06 B07 B08", pool_size=8)
    # Four are drawn, four stay; Y02 joins them.
    places = set()
    for seed in range(80):
        after = table.with_rng(seed).swap("Y02")
        assert sorted(after.pool()) == ["B05", "B06", "B07", "B08", "Y02"]
        places.add(after.pool().index("Y02"))
    assert places == {0, 1, 2, 3, 4}


@rule("COUP-5.3")
def test_two_that_come_back_are_mixed_in_every_way() -> None:
    table = scene(6, phase="swap", hands=["only Y01 Y02 Y03 Y04"], pool="only B01 B02 B03 B04 B05 B06 B07")
    # Five are drawn, two stay: B06 and B07; Y01 and Y04 may come to lie at any two of the four places.
    pairs = set()
    for seed in range(250):
        pool = table.with_rng(seed).swap("Y01", "Y04").pool()
        assert sorted(pool) == ["B06", "B07", "Y01", "Y04"]
        pairs.add((pool.index("Y01"), pool.index("Y04")))
    assert pairs == set(permutations(range(4), 2))


@rule("COUP-5.3", "COUP-5.5", "COUP-5.7")
def test_t13_when_the_pool_runs_out_the_rest_comes_from_the_tiles_just_put_aside() -> None:
    stock = "Y01 Y02 Y03 Y04 Y05 Y06 Y07 Y08"
    aside = ["R01", "R03", "R05", "R07", "R09"]
    hands = ["", "", "only R01 R03 R05 R07 R09 R11"]
    table = scene(4, phase="swap", to_act=2, start=0, round=5, hands=hands, pool=f"only {stock}")
    assert table.sizes() == [10, 10, 6, 6]
    fourth = table.hand(3)
    back = set()
    for seed in range(60):
        after = table.with_rng(seed).swap(*aside)
        # c has the one that was kept, the whole pool, and one of the five; d was not asked and drew the other four.
        assert len(after.hand(2)) == 10
        assert {"R11", *stock.split()} < set(after.hand(2))
        (drawn,) = set(after.hand(2)) - {"R11", *stock.split()}
        assert drawn in aside
        back.add(drawn)
        assert set(after.hand(3)) == set(fourth) | set(aside) - {drawn}
        assert after.pool_size == 0
        assert (after.view(0).round, after.phase, after.to_act) == (6, "buying", 1)
    assert back == set(aside)


@rule("COUP-5.3")
def test_several_may_have_to_come_straight_back() -> None:
    """One tile kept, the four of the pool, and two of the three put aside make a hand of seven."""
    table = scene(6, phase="swap", hands=["only Y01 Y02 Y03 Y04"], pool="only B01 B02 B03 B04")
    after = table.swap("Y01", "Y02", "Y03")
    assert set(after.hand(0)) > {"Y04", "B01", "B02", "B03", "B04"}
    assert len(after.hand(0)) == 7
    assert len(set(after.hand(0)) & {"Y01", "Y02", "Y03"}) == 2


@rule("COUP-5.3")
def test_a_single_tile_may_have_to_come_straight_back() -> None:
    """A made-up scene: with so small a pool nobody is asked."""
    table = scene(6, phase="swap", start=1, hands=["only Y01 Y02 Y03 Y04"], pool="only B01 B02 B03").swap("Y02")
    assert table.hand(0) == ["Y01", "Y02", "Y03", "Y04", "B01", "B02", "B03"]
    assert table.pool() == []
    assert table.returned(0) == {}


@rule("COUP-5.5")
def test_when_all_that_was_put_aside_has_come_back_there_is_nothing_more_to_draw() -> None:
    """A made-up scene: the pool is too small even with the tiles put aside."""
    table = scene(6, phase="swap", start=1, hands=["only Y01 Y02 Y03 Y04"], pool="only B01").swap("Y02", "Y04")
    assert table.hand(0) == ["Y01", "Y02", "Y03", "Y04", "B01"]
    assert table.sizes()[0] == table.view(0).players[0].tiles == 5
    assert table.pool() == []


@rule("COUP-5.4")
def test_others_learn_only_how_many_were_put_aside() -> None:
    hands = ["only Y01 Y02 Y03 Y04 Y05 Y06"]
    one = scene(3, phase="swap", hands=hands).swap("Y01", "Y02")
    two = scene(3, phase="swap", hands=hands).swap("Y03", "Y06")
    for viewer in (1, 2, SPECTATOR):
        assert one.bytes(viewer) == two.bytes(viewer)
        assert one.told(viewer) == two.told(viewer)
        assert one.told(viewer)[0].args == {"seat": 0, "count": 2}
    assert one.bytes(0) != two.bytes(0)


@rule("COUP-5.5", "COUP-5.7")
def test_t9_the_pool_runs_dry() -> None:
    table = scene(5, phase="swap", round=6, pool_size=5)
    assert (len(table.all_laid()), table.pool_size, table.sizes()) == (90, 5, [5, 5, 5, 5, 5])
    assert table.to_act == 0
    table.play("done")
    assert table.sizes() == [8, 7, 5, 5, 5]
    assert table.pool_size == 0
    assert (table.phase, table.view(0).round, table.to_act) == ("buying", 7, 1)
    # No further swap is asked in this game: after the next laying it is time to buy again.
    while table.phase == "buying":
        table.play("stop")
    turns = 0
    while table.phase == "laying":
        # A tile that makes no Coup, so that the round is played to its end.
        quiet = [move for move in table.options() if table.twin().play(move).phase != "last-tiles"]
        table.play(quiet[0])
        turns += 1
    assert turns == 15
    assert (table.phase, table.view(0).round, table.to_act) == ("buying", 8, 2)
    assert table.sizes() == [5, 4, 2, 2, 2]


@rule("COUP-5.5", "COUP-2.2")
def test_the_pool_is_drawn_in_the_order_of_the_round() -> None:
    """Three tiles for six players who lack three each: the start player of the round gets them all, unasked."""
    for start in (0, 1):
        table = scene(6, phase="lay", to_act=(start - 1) % 6, start=start, laid=2, pool_size=3)
        table.play(next(move for move in table.options() if table.twin().play(move).phase != "last-tiles"))
        sizes = [4] * 6
        sizes[start] = 7
        assert table.sizes() == sizes
        assert (table.phase, table.view(0).round, table.to_act) == ("buying", 2, (start + 1) % 6)


@rule("COUP-5.6")
def test_the_swap_is_decided_before_drawing_and_once_a_round() -> None:
    table = scene(3, phase="swap", hands=["only Y01 Y02 Y03 Y04 Y05 Y06"])
    learned, pool = table.learned, table.pool()
    table.play("aside Y01", "aside Y05")
    # Nothing has moved yet: no tile was drawn, none lies in the pool, nobody has learned anything.
    assert (table.learned, table.pool(), table.view(0).pool) == (learned, pool, len(pool))
    assert table.hand(0) == ["Y01", "Y02", "Y03", "Y04", "Y05", "Y06"]
    assert table.view(0).hand == ["Y02", "Y03", "Y04", "Y06"]
    assert table.view(0).players[0].tiles == table.view(1).players[0].tiles == 6
    table.play("done")
    assert table.learned > learned
    assert table.to_act == 1
    assert table.refused("aside Y02", seat=0).line.key == "table-not-your-turn"


@rule("COUP-5.7")
@pytest.mark.parametrize(("pool", "asked"), [(6, True), (5, False), (4, False), (0, False)])
def test_only_if_the_pool_has_more_than_is_needed(pool: int, asked: bool) -> None:
    """Three players, the second still lacks five tiles."""
    table = scene(3, phase="swap", to_act=0, pool_size=pool + 5).play("done")
    if asked:
        assert (table.phase, table.to_act, table.pool_size) == ("swapping", 1, 6)
        assert table.sizes()[1] == 6
    else:
        assert table.phase == "buying"
        assert table.sizes()[1] == 6 + pool
        assert table.pool_size == 0


@rule("COUP-5.7")
def test_an_empty_hand_is_not_asked_but_draws() -> None:
    table = scene(3, phase="swap", hands=[None, "none", None]).play("done")
    assert (table.phase, table.to_act) == ("swapping", 2)
    assert table.sizes() == [11, 11, 6]


@rule("COUP-5.7")
def test_a_single_tile_is_enough_to_be_asked() -> None:
    table = scene(3, phase="swap", hands=[None, "only Y01", None]).play("done")
    assert (table.phase, table.to_act) == ("swapping", 1)


@rule("COUP-5.7")
def test_the_pool_once_empty_stays_empty() -> None:
    table = scene(2, phase="swap", round=7, pool_size=7, hands=["only Y01 Y02 Y03 Y04 Y05 Y06"])
    table.swap("Y01", "Y02")
    # Eight tiles were lacking: seven from the pool, one of the two; the other went to the second player.
    assert table.pool_size == 0
    assert table.sizes() == [12, 7]
    while not table.state.over:
        table.play(table.options()[-1] if table.phase != "laying" else table.options()[0])
        assert table.pool_size == 0
        assert table.phase != "swapping"


@rule("COUP-5.2", "COUP-5.7")
def test_sizes_do_not_depend_on_what_is_swapped() -> None:
    """Invariant 4: whoever puts aside whatever, all hands and the pool are as large as if nobody had."""
    for pool in (30, 9, 7, 6):
        quiet = scene(4, phase="swap", pool_size=pool)
        busy = quiet.twin()
        quiet.swap()
        busy.swap(*busy.hand(0)[:4])
        assert (quiet.sizes(), quiet.pool_size, quiet.to_act) == (busy.sizes(), busy.pool_size, busy.to_act)


def test_a_full_hand_that_puts_nothing_aside_draws_nothing() -> None:
    """A made-up scene: nobody is asked with a full hand under table 1."""
    hand = ["Y01", "Y02", "Y03", "Y04", "Y05", "Y06", "Y07"]
    table = scene(6, phase="swap", hands=["only " + " ".join(hand)])
    pool = table.pool()
    table.play("done")
    assert (table.hand(0), table.pool(), table.to_act) == (hand, pool, 1)


def test_putting_aside_can_be_learned_by_nobody_but_drawing_is() -> None:
    table = scene(3, phase="swap")
    learned = table.learned
    table.play(f"aside {table.hand(0)[0]}", f"aside {table.hand(0)[1]}")
    assert table.learned == learned
    assert table.play("done").learned > learned
