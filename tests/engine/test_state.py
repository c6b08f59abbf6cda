"""Details of the contract."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from tablee.engine.seed import rng_of
from tablee.engine.state import MAX_STEPS, Pending
from tablee.games import game
from tests.engine.toys import Parcel


def test_whole_moves_have_numbers_of_their_own() -> None:
    keys = set()
    for length in range(4):
        for steps in permutations((0, 1, 2, 240, 248), length):
            pending = Pending()
            for step in steps:
                pending.add(step)
            keys.add((pending.key(7), pending.key(8)))
    numbers = {number for pair in keys for number in pair}
    assert len(numbers) == 2 * (1 + 5 + 20 + 60)
    assert min(numbers) >= 2**42
    assert max(numbers) < 2**62


def test_a_long_move_fits() -> None:
    pending = Pending()
    for step in range(MAX_STEPS):
        pending.add(step)
    assert pending.last() == MAX_STEPS - 1
    twin = pending.clone()
    pending.clear()
    assert (pending.count, twin.count, twin.last()) == (0, MAX_STEPS, MAX_STEPS - 1)


def test_each_of_several_seats_has_steps_of_its_own() -> None:
    state: Any = Parcel().new(3, seed=1)
    state.pending.add(13)
    state.ask(2)
    assert state.pending.count == 0
    state.pending.add(15)
    state.ask(0)
    for each in (state, state.clone()):
        assert [each.begun(seat).count for seat in (-1, 0, 1, 2)] == [0, 1, 0, 1]
        assert (each.begun(0).last(), each.begun(2).last()) == (13, 15)
    counts = [[state.deal(viewer, rng_of(1)).begun(seat).count for seat in range(3)] for viewer in (-1, 0, 1, 2)]
    assert counts == [[0, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 1]]
    state.ask(2)
    state.pending.clear()
    state.ask(0)
    assert state.waiting is None  # the same position, however it was reached


def test_notes_are_taken_only_by_the_checked_shell() -> None:
    toy = Parcel()
    state: Any = toy.new(2, seed=1)
    card = state.hands[0][0]
    toy.play(state, 0, toy.parse(state, 0, f"pick {card}"))
    searching = state.clone()
    searching.apply(toy.parse(state, 0, "swap"))
    assert searching.notes is None
    notes = toy.play(state, 0, toy.parse(state, 0, "swap"))
    assert [(note.seat, note.amount) for note in notes] == [(0, 1)]
    assert state.notes is None


def test_nobody_is_offered_anything_after_the_end() -> None:
    coup = game("coup")
    state = coup.new(2, seed=1)
    state.over = True
    assert state.legal_actions() == state.actions_of(0) == []
