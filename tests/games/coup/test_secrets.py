"""Section 5 of the specification: what each player knows and remembers."""

from tests.games.coup.scene import LETTERS, PHASES, SPECTATOR, TILES, Scene, scene, small
from tests.rules import rule


def on_top(table: Scene, *tiles: str) -> Scene:
    """Chance has it that these are drawn next."""
    order = [*tiles, *(tile for tile in table.pool() if tile not in tiles)]
    assert sorted(order) == sorted(table.pool())
    for place, tile in enumerate(reversed(order)):
        table.state.pool[place] = TILES.index(tile)
    return table


def next_swap(table: Scene, to_act: int = 0, start: int = 0) -> Scene:
    """Skip buying and laying: nothing was laid, hands are as they are."""
    table.state.phase = PHASES.index("swap")
    table.state.start, table.state.to_act = start, to_act
    table.state.turns_left = table.state.seats - (to_act - start) % table.state.seats
    return table


# What a player remembers


def test_the_own_view_lists_the_tiles_put_back_with_the_round() -> None:
    table = scene(3, phase="swap", round=4, hands=["G05 R01"])
    assert table.returned(0) == {}
    table.play("aside R01", "aside G05")
    assert table.returned(0) == {}  # they lie aside: nothing has been put back yet
    table.play("done")
    assert table.returned(0) == {"R01": 4, "G05": 4}
    assert [entry.tile for entry in table.view(0).returned] == ["R01", "G05"]
    assert [table.returned(1), table.returned(2)] == [{}, {}]
    assert table.view(SPECTATOR).returned == ()


def test_rounds_are_remembered_one_by_one() -> None:
    table = scene(2, phase="swap", round=2, start=1, hands=["G05 R01"]).swap("G05")
    assert table.view(0).round == 3
    next_swap(table)
    on_top(table, *[tile for tile in table.pool() if tile != "G05"][:12])
    table.swap("R01")
    assert table.returned(0) == {"R01": 3, "G05": 2}


@rule("COUP-5.3")
def test_a_tile_that_came_straight_back_was_not_put_back() -> None:
    """The pool ran out: one of the two was drawn again at once, so only the other is remembered."""
    table = scene(2, phase="swap", start=1, hands=["only Y01 Y02 Y03 Y04 Y05 Y06"], pool_size=7)
    for seed in range(10):
        after = table.with_rng(seed).swap("Y01", "Y06")
        (back,) = {"Y01", "Y06"} & set(after.hand(0))
        (gone,) = {"Y01", "Y06"} - {back}
        assert after.returned(0) == {gone: 1}
        assert after.pool() == [gone]
        assert after.places(0, gone, 30) == {"pool"}


def test_a_tile_drawn_again_is_forgotten() -> None:
    table = scene(2, phase="swap", start=1, hands=["G05 R01"]).swap("R01", "G05")
    assert table.returned(0) == {"R01": 1, "G05": 1}
    on_top(next_swap(table), "G05")
    table.swap(next(tile for tile in table.hand(0) if tile[0] == "Y"))
    assert table.where("G05") == "hand 0"
    assert "G05" not in table.returned(0)
    assert table.returned(0)["R01"] == 1
    # Put back once more, it is remembered with the new round.
    table.play("done")
    assert "G05" not in table.returned(0)
    next_swap(table, to_act=0, start=1).swap("G05")
    assert table.returned(0)["G05"] == 3


def test_a_tile_drawn_by_another_is_remembered_until_it_is_laid() -> None:
    table = scene(3, phase="swap", hands=["G05"]).swap("G05")
    on_top(table, "G05").play("done")
    assert table.where("G05") == "hand 1"
    assert table.returned(0) == {"G05": 1}
    table.play("done")
    while table.phase == "buying":
        table.play("stop")
    assert (table.phase, table.to_act) == ("laying", 1)
    assert table.returned(0) == {"G05": 1}
    table.play("lay G05")
    assert table.returned(0) == {}


def test_two_players_remember_the_same_tile_each_for_themselves() -> None:
    table = scene(3, phase="swap", hands=["G05"]).swap("G05")
    on_top(table, "G05").play("done", "done")
    next_swap(table, to_act=1, start=1).swap("G05")
    assert (table.returned(0), table.returned(1)) == ({"G05": 1}, {"G05": 2})
    # Seat 2 draws and lays it: both see it.
    on_top(table, "G05")
    table.swap(next(tile for tile in table.hand(2) if tile != "G05"))
    assert table.where("G05") == "hand 2"
    assert (table.returned(0)["G05"], table.returned(1)["G05"]) == (1, 2)
    one = next_swap(table.twin(), to_act=2, start=2)
    one.swap("G05")
    assert {one.returned(seat)["G05"] for seat in range(3)} == {1, 2, one.step.before.round}
    # When seat 0 draws it again, only seat 0 knows.
    on_top(one, "G05")
    one.swap(next(tile for tile in one.hand(0) if tile != "G05"))
    assert one.where("G05") == "hand 0"
    assert "G05" not in one.returned(0)
    assert "G05" in one.returned(1)
    assert "G05" in one.returned(2)
    # Laid, it is seen by all.
    table.state.phase = PHASES.index("lay")
    table.state.to_act = 2
    table.play("lay G05")
    assert not [seat for seat in range(3) if "G05" in table.returned(seat)]


def test_laying_one_tile_leaves_the_others_remembered() -> None:
    table = scene(3, phase="swap", start=1, hands=["G04 G05 G06 B05 Y20"]).swap("Y20", "B05", "G04", "G05", "G06")
    on_top(table, "G05", "Y20")
    next_swap(table, to_act=1, start=1).swap(*table.hand(1)[:2])
    assert {table.where("G05"), table.where("Y20")} == {"hand 1"}
    table.state.phase = PHASES.index("lay")
    table.state.to_act = 1
    table.state.turns_left = 9
    table.play("lay G05")
    assert table.returned(0) == {"Y20": 1, "B05": 1, "G04": 1, "G06": 1}


# Where tiles may be


OUT = [f"{letter}{number}" for letter in LETTERS for number in (10, 20)]


def reached(table: Scene, viewer: int, worlds: int = 120) -> dict[str, set[str]]:
    """For every tile that is out, the places it has in many worlds dealt for the viewer."""
    dealt = [table.dealt(viewer, seed) for seed in range(worlds)]
    return {tile: {world.where(tile) for world in dealt} for tile in OUT}


def test_a_player_knows_the_board_and_the_own_hand_and_nothing_else() -> None:
    own = {tile: {"hand 0"} for tile in ("Y10", "Y20")}
    assert reached(small(), 0) == {tile: {"hand 1", "pool"} for tile in OUT} | own
    own = {tile: {"hand 1"} for tile in ("O10", "O20", "R10", "R20")}
    assert reached(small(), 1) == {tile: {"hand 0", "pool"} for tile in OUT} | own


def test_a_spectator_knows_no_hand() -> None:
    assert reached(small(), SPECTATOR) == {tile: {"hand 0", "hand 1", "pool"} for tile in OUT}


def test_a_dealt_world_keeps_all_sizes_and_the_board() -> None:
    for viewer in (SPECTATOR, 0, 1):
        for seed in range(20):
            world = small().dealt(viewer, seed)
            assert world.sizes() == list(world.state.held) == [2, 4]
            assert world.pool_size == 6
            assert world.all_laid() == small().all_laid()
            assert sorted(world.hand(0) + world.hand(1) + world.pool()) == sorted(OUT)


def test_the_order_of_the_pool_is_not_known_either() -> None:
    worlds = [small().dealt(0, seed) for seed in range(200)]
    tops = {world.pool()[0] for world in worlds}
    bottoms = {world.pool()[-1] for world in worlds}
    assert tops == bottoms == set(OUT) - {"Y10", "Y20"}


def test_two_players_and_an_empty_pool_know_each_other() -> None:
    rows = {letter: "1-9, 11-19" for letter in LETTERS}
    hands = ["only Y10 Y20 V10 V20 B10", "only O10 O20 R10 R20 B20 G10 G20"]
    table = scene(2, phase="buy", board=rows, hands=hands, pool="none")
    for viewer in (0, 1):
        for seed in range(20):
            world = table.dealt(viewer, seed)
            assert (world.hand(0), world.hand(1)) == (table.hand(0), table.hand(1))
    assert reached(table, SPECTATOR) == {tile: {"hand 0", "hand 1"} for tile in OUT}


def test_three_players_and_an_empty_pool_know_which_tiles_the_others_share() -> None:
    rows = {letter: "1-9, 11-19" for letter in LETTERS}
    hands = ["only Y10 Y20 V10 V20", "only O10 O20 R10 R20", "only B10 B20 G10 G20"]
    table = scene(3, phase="buy", board=rows, hands=hands, pool="none")
    own = {tile: {"hand 2"} for tile in ("B10", "B20", "G10", "G20")}
    assert reached(table, 2) == {tile: {"hand 0", "hand 1"} for tile in OUT} | own


@rule("COUP-5.4")
def test_t14_what_the_last_swapper_put_back_is_in_the_pool_until_somebody_draws() -> None:
    table = scene(3, phase="swap", to_act=2, start=0, hands=[None, None, "G05"])
    table.swap("G05")
    assert table.where("G05") == "pool"
    assert table.places(2, "G05") == {"pool"}
    # Nobody else knows anything about it.
    assert table.places(0, "G05") == {"pool", "hand 1", "hand 2"}
    assert table.places(1, "G05") == {"pool", "hand 0", "hand 2"}
    assert table.places(SPECTATOR, "G05") == {"pool", "hand 0", "hand 1", "hand 2"}
    while table.phase == "buying":
        table.play("stop")
        assert table.places(2, "G05", 40) == {"pool"}
    while table.phase == "laying":
        table.play(table.options()[0])
        assert table.places(2, "G05", 15) == {"pool"}
    # Round 2: b begins to swap. Choosing is not drawing.
    assert table.to_act == 1
    table.play(table.options()[0])
    assert table.places(2, "G05", 60) == {"pool"}
    table.play("done")
    assert table.places(2, "G05") == {"pool", "hand 0", "hand 1"}


@rule("COUP-5.4")
def test_t14_what_the_first_swapper_put_back_may_soon_be_anywhere() -> None:
    table = scene(3, phase="swap", hands=["G05"]).swap("G05")
    assert table.to_act == 1
    assert table.places(0, "G05") == {"pool"}
    table.play(table.options()[0])
    assert table.places(0, "G05") == {"pool"}
    table.play("done", "done")
    assert table.places(0, "G05") == {"pool", "hand 1", "hand 2"}
    assert table.returned(0) == {"G05": 1}


def test_the_own_draw_does_not_make_the_own_tiles_uncertain() -> None:
    """Two players: last to swap in one round, first in the next. Nobody else has drawn in between."""
    table = scene(2, phase="swap", start=1, hands=["G05 R01 B07"]).swap("R01", "G05")
    on_top(next_swap(table, start=0), *[tile for tile in table.pool() if tile not in ("G05", "R01")][:12])
    table.swap("B07")
    assert table.to_act == 1
    assert table.returned(0) == {"G05": 1, "R01": 1, "B07": 2}
    for tile in ("G05", "R01", "B07"):
        assert table.places(0, tile, 60) == {"pool"}
    table.swap(table.hand(1)[0])
    assert table.places(0, "G05", 300) == {"pool", "hand 1"}


def test_an_unasked_draw_makes_it_uncertain_as_well() -> None:
    """T13: d is not asked and draws the four tiles that c put back; c is told how many."""
    hands = ["", "", "only R01 R03 R05 R07 R09 R11"]
    table = scene(4, phase="swap", to_act=2, start=0, round=5, hands=hands, pool_size=8)
    table.swap("R01", "R03", "R05", "R07", "R09")
    assert table.pool_size == 0
    assert len(table.returned(2)) == 4
    for tile in table.returned(2):
        assert table.where(tile) == "hand 3"
        assert table.places(2, tile) == {"hand 0", "hand 1", "hand 3"}


def test_who_draws_nothing_makes_nothing_uncertain() -> None:
    """A made-up scene: seat 1 has a full hand and puts nothing aside."""
    table = scene(2, phase="swap", hands=["G05", "Y01 Y02 Y03 Y04 Y05 Y06 Y07 Y08 Y09 Y10 Y11 Y12"])
    table.swap("G05").play("done")
    assert table.places(0, "G05", 80) == {"pool"}


def test_each_player_is_sure_of_the_own_tiles_only() -> None:
    """Seat 1 draws and puts back; seat 0 is no longer sure of G05, seat 1 is sure of B05."""
    table = scene(3, phase="swap", hands=["G05", "B05"]).swap("G05")
    table.swap("B05")
    assert table.places(1, "B05") == {"pool"}
    assert table.places(0, "B05") == {"pool", "hand 1", "hand 2"}
    assert table.places(0, "G05") == {"pool", "hand 1", "hand 2"}
    assert table.places(2, "B05") == {"pool", "hand 0", "hand 1"}


def test_tiles_known_to_be_in_the_pool_may_lie_anywhere_in_it() -> None:
    table = scene(2, phase="swap", start=1, hands=["only G05 Y01 Y02 Y03 Y04 Y05"], pool_size=9)
    table.swap("Y05", "G05")
    # Of nine tiles eight were drawn: the last one and the two put back make up the pool.
    assert table.pool_size == 3
    worlds = [table.dealt(0, seed) for seed in range(120)]
    assert {(world.pool().index("Y05"), world.pool().index("G05")) for world in worlds} == {
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 2),
        (2, 0),
        (2, 1),
    }
    third = [(set(world.pool()) - {"Y05", "G05"}).pop() for world in worlds]
    assert len(set(third)) > 8  # any of the thirteen tiles that seat 0 has not seen
