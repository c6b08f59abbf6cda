"""Section 5 of the specification: which worlds a player can be dealt, and what others notice."""

from tablee.engine.digest import contents, digest
from tablee.engine.record import Player
from tablee.engine.seed import rng_of
from tablee.engine.state import UNSEEN
from tablee.engine.table import Table
from tablee.games.coup import GAME
from tablee.games.coup.memory import CoupMemory
from tests.games.coup.scene import SPECTATOR, TILES, Scene, new, scene, small
from tests.rules import rule

NUM_ACTIONS = 6 + 1 + 120 + 120 + 1 + 1


def busy_game(seats: int = 4, seed: int = 3, moves: int = 120) -> Scene:
    """A game in full swing, in the middle of a swap, with tiles put back by everybody."""
    table = new(seats, seed)
    turn = 0
    while turn < moves or table.phase != "swapping" or table.state.pending.count == 0:
        options = table.options()
        if table.phase == "laying":
            options = [move for move in options if table.twin().play(move).phase == "laying"] or options
        turn += 1
        table.play(options[turn * 7 % len(options)])
        assert not table.state.over
    return table


# Dealing worlds


def test_a_world_looks_the_same_to_its_viewer_and_offers_the_same_moves() -> None:
    table = busy_game()
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        for seed in range(5):
            world = table.dealt(viewer, seed)
            assert world.bytes(viewer) == table.bytes(viewer)
            assert GAME.knows(world.state, viewer) == GAME.knows(table.state, viewer)
            assert GAME.violations(world.state) == []


def test_a_world_depends_on_knowledge_and_chance_only() -> None:
    """Other truths that the viewer cannot tell apart lead to the same worlds, generator included."""
    table = busy_game()
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        for other_truth in range(4):
            twin = table.dealt(viewer, 100 + other_truth)
            assert digest(twin.dealt(viewer, 7).state) == digest(table.dealt(viewer, 7).state)
        assert digest(table.dealt(viewer, 7).state) != digest(table.dealt(viewer, 8).state)


def test_a_world_has_no_trace_of_tiles_that_have_left_the_pool() -> None:
    """Whatever lay where the pool is empty now, the viewer does not know it, and a world does not depend on it."""
    table = busy_game()
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        worlds = set()
        for tile in (0, 1, 119):
            truth = table.twin()
            for place in range(table.pool_size, 120):
                truth.state.pool[place] = tile
            worlds.add(digest(truth.dealt(viewer, 7).state))
        assert len(worlds) == 1


def test_a_world_has_its_own_fall_of_chance() -> None:
    table = small()
    assert table.dealt(0, 1).state.rng.words() != table.state.rng.words()
    assert table.with_rng(5).dealt(0, 1).state.rng.words() == table.with_rng(6).dealt(0, 1).state.rng.words()


def test_a_world_holds_no_memory_of_others() -> None:
    table = busy_game()
    assert all(table.returned(seat) for seat in range(4))
    world = table.dealt(2)
    assert world.returned(2) == table.returned(2)
    assert [world.returned(seat) for seat in (0, 1, 3)] == [{}, {}, {}]
    nobody = table.dealt(SPECTATOR)
    assert [nobody.returned(seat) for seat in range(4)] == [{}, {}, {}, {}]


def test_what_others_know_is_blank_in_the_memory_of_one() -> None:
    memory = CoupMemory(3)
    for seat, tile in ((0, 0), (1, 59), (2, 119)):
        memory.put_back(seat, tile, 4 + seat)
    own = memory.only(1)
    assert [(i, value) for i, value in enumerate(own.returned) if value] == [(120 + 59, 5)]
    assert [(i, value) for i, value in enumerate(own.in_pool) if value] == [(6 + 2, 1 << 19)]
    assert [(i, value) for i, value in enumerate(memory.only(0).returned) if value] == [(0, 4)]
    assert [(i, value) for i, value in enumerate(memory.only(2).returned) if value] == [(359, 6)]
    assert [(i, value) for i, value in enumerate(memory.only(2).in_pool) if value] == [(17, 1 << 19)]
    blank = memory.only(SPECTATOR)
    assert not any(blank.returned)
    assert not any(blank.in_pool)
    assert list(memory.returned).count(0) == 360 - 3


def test_the_unfinished_swap_of_another_is_not_in_the_world() -> None:
    table = scene(3, phase="swap", hands=["only Y01 Y02 Y03 Y04 Y05 Y06"]).play("aside Y02", "aside Y05")
    other = table.dealt(1)
    assert other.state.pending.count == 0
    assert other.options()[-1] == "done"
    assert len(other.options()) == 7
    own = table.dealt(0)
    assert own.view(0).aside == ["Y02", "Y05"]
    assert own.options() == ["aside Y06", "done"]
    # Own tiles lying aside stay where they are.
    assert own.hand(0) == table.hand(0)


# What others notice


@rule("COUP-5.4", "COUP-5.6")
def test_nobody_else_notices_an_unfinished_swap() -> None:
    table = scene(3, phase="swap", hands=["only Y01 Y02 Y03 Y04 Y05 Y06"])
    before = {viewer: table.bytes(viewer) for viewer in (1, 2, SPECTATOR)}
    action = GAME.parse(table.state, 0, "aside Y02")
    assert table.state.seen(action, 0) == action
    assert GAME.notate(table.state, action, 0) == "aside Y02"
    for viewer in before:
        assert table.state.seen(action, viewer) == UNSEEN
        assert GAME.notate(table.state, action, viewer) == ""
    table.play("aside Y02", "aside Y05")
    for viewer in before:
        assert table.bytes(viewer) == before[viewer]
        assert table.told(viewer) == []
        assert table.view(viewer).aside == []
    assert table.view(0).aside == ["Y02", "Y05"]


@rule("COUP-5.4")
def test_done_shows_how_many_and_no_more() -> None:
    table = scene(3, phase="swap", hands=["only Y01 Y02 Y03 Y04 Y05 Y06"])
    done = GAME.parse(table.state, 0, "done")
    for count, tile in enumerate(["Y01", "Y03", "Y06"], start=1):
        table.play(f"aside {tile}")
        assert table.state.seen(done, 0) == done
        assert GAME.notate(table.state, done, 0) == "done"
        for viewer in (1, 2, SPECTATOR):
            assert table.state.seen(done, viewer) == NUM_ACTIONS + count
            assert GAME.notate(table.state, done, viewer) == f"done {count}"
    assert table.state.seen(GAME.parse(table.state, 0, "aside G20"), 1) == UNSEEN


@rule("COUP-5.4")
def test_no_tile_is_seen_by_others_when_it_is_put_aside() -> None:
    table = scene(3, phase="swap")
    for tile in TILES:
        action = GAME.parse(table.state, 0, f"aside {tile}")
        assert [table.state.seen(action, viewer) for viewer in (SPECTATOR, 1, 2)] == [UNSEEN] * 3
        assert table.state.seen(action, 0) == action


def test_everything_else_is_done_in_the_open() -> None:
    table = scene(3, phase="lay", hands=["Y01 G20"])
    for move in ("buy Y", "buy G", "stop", *(f"lay {tile}" for tile in TILES), "pass"):
        action = GAME.parse(table.state, 0, move)
        assert [table.state.seen(action, viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [action] * 4


def test_an_undone_choice_in_a_swap_is_told_to_nobody_else() -> None:
    table = Table(GAME, [Player("Ann"), Player("Ben")], seed=5)
    while table.view(0).phase != "swapping":  # type: ignore[attr-defined]
        table.play(int(table.state.to_act), table.state.legal_actions()[-1])
    seat = int(table.state.to_act)
    logs = table.log(1 - seat), table.transcript(1 - seat), table.log(-1)
    table.play(seat, table.state.legal_actions()[0])
    assert table.may_take_back(seat).free
    table.take_back(seat)
    assert (table.log(1 - seat), table.transcript(1 - seat), table.log(-1)) == logs
    assert table.log(seat)[-1].key == "table-log-undo"


# Twins for search


def without_memory(table: Scene) -> list[object]:
    return [pair for pair in contents(table.state) if pair[0] != "memory"]


def test_a_clone_is_equal_but_for_the_memory() -> None:
    table = busy_game()
    twin = Scene(table.state.clone())
    assert twin.state.memory is None
    assert without_memory(twin) == without_memory(table)
    assert digest(table.twin().state) == digest(table.state)


def test_a_clone_lives_its_own_life() -> None:
    for moves in (2, 30, 120):
        table = busy_game(moves=moves)
        before = digest(table.state)
        for twin in (Scene(table.state.clone()), table.twin()):
            while not twin.state.over:
                twin.play(twin.options()[-1] if twin.phase == "swapping" else twin.options()[0])
            assert digest(table.state) == before
        buying = scene(3, phase="buy")
        before = digest(buying.state)
        buying.twin().play("buy Y", "buy O", "stop", "buy R")
        assert digest(buying.state) == before


def test_a_world_for_search_has_no_memory_but_agrees_with_it() -> None:
    table = scene(3, phase="swap", start=1, hands=["G05"]).swap("G05")
    before = digest(table.state)
    for seed in range(40):
        state = table.state.deal(0, rng_of(seed))
        assert state.memory is None
        world = Scene(state)
        assert world.where("G05") == "pool"
        assert without_memory(world) == without_memory(table.dealt(0, seed))
    assert digest(table.state) == before


def test_a_search_twin_plays_on_without_memory() -> None:
    """The same moves lead to the same position, whether anybody remembers or not."""
    table = busy_game()
    twin = Scene(table.state.clone())
    for turn in range(60):
        if table.state.over:
            break
        move = table.options()[turn * 5 % len(table.options())]
        table.play(move)
        twin.play(move)
        assert without_memory(twin) == without_memory(table)
    assert twin.state.memory is None


def test_memory_of_a_twin_is_its_own() -> None:
    memory = CoupMemory(2)
    memory.put_back(0, 30, 3)
    twin = memory.clone()
    assert contents(twin) == contents(memory)
    twin.laid(30)
    assert list(memory.returned)[30] == 3
    assert list(memory.in_pool)[:6] == [0, 1 << 10, 0, 0, 0, 0]
    assert not any(twin.returned)
    assert not any(twin.in_pool)


def test_memory_is_kept_seat_by_seat_and_tile_by_tile() -> None:
    memory = CoupMemory(3)
    for seat in range(3):
        for tile in (0, 19, 20, 119):
            memory.put_back(seat, tile, 2)
    memory.took(1, 19)
    assert [memory.returned[seat * 120 + 19] for seat in range(3)] == [2, 0, 2]
    assert [memory.in_pool[seat * 6] for seat in range(3)] == [1 | 1 << 19, 1, 1 | 1 << 19]
    memory.laid(0)
    assert [memory.returned[seat * 120] for seat in range(3)] == [0, 0, 0]
    assert [memory.in_pool[seat * 6] for seat in range(3)] == [1 << 19, 0, 1 << 19]
    memory.drew(2)
    assert list(memory.in_pool) == [0] * 12 + [1 << 19, 1, 0, 0, 0, 1 << 19]
    assert [memory.returned[seat * 120 + 119] for seat in range(3)] == [2, 2, 2]
