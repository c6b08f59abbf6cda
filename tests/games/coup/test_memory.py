"""What a seat remembers of its own tiles, piece by piece."""

from __future__ import annotations

from tablee.engine.bits import members
from tablee.games.coup.memory import CoupMemory
from tablee.games.coup.moves import tile_number
from tests.rules import rule


def tile(name: str) -> int:
    number = tile_number(name)
    assert number is not None
    return number


def in_pool(memory: CoupMemory, seat: int, colour: int) -> list[int]:
    return [number + 1 for number in members(memory.in_pool[seat * 6 + colour])]


@rule("COUP-5.3")
def test_a_tile_that_comes_back_leaves_the_others_where_they_are() -> None:
    memory = CoupMemory(3)
    for name in ("G03", "G05", "G20"):
        memory.put_back(1, tile(name), round=2)
    memory.took(1, tile("G05"))
    assert in_pool(memory, 1, 5) == [3, 20]
    assert memory.returned[120 + tile("G05")] == 0
    assert memory.returned[120 + tile("G03")] == memory.returned[120 + tile("G20")] == 2


@rule("COUP-5.4")
def test_a_draw_of_somebody_else_ends_what_is_certain_but_not_what_is_remembered() -> None:
    memory = CoupMemory(2)
    memory.put_back(0, tile("Y01"), round=1)
    memory.drew(0)
    assert in_pool(memory, 0, 0) == [1]
    memory.drew(1)
    assert in_pool(memory, 0, 0) == []
    assert memory.returned[tile("Y01")] == 1


def test_only_one_seat_s_memory_is_kept_for_it() -> None:
    memory = CoupMemory(2)
    memory.put_back(0, tile("Y01"), round=1)
    memory.put_back(1, tile("R20"), round=1)
    own = memory.only(1)
    assert in_pool(own, 1, 2) == [20]
    assert in_pool(own, 0, 0) == []
    assert sum(own.returned) == 1
    assert sum(memory.only(-1).returned) == sum(memory.only(-1).in_pool) == 0
