"""The memory itself: many small counts in a few numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.coupage.memory import CoupageMemory

CLASSES = 32


def counts(memory: CoupageMemory, seat: int, hand: int) -> list[int]:
    return [memory.at(seat, hand, card) for card in range(CLASSES)]


def test_every_count_stands_by_itself() -> None:
    for card in range(CLASSES):
        memory = CoupageMemory(4)
        for other in range(CLASSES):
            memory.saw(2, 1, other)
        memory.saw(2, 1, card)
        assert counts(memory, 2, 1) == [2 if other == card else 1 for other in range(CLASSES)]
        memory.missed(2, 1, card)
        memory.missed(2, 1, card)
        memory.missed(2, 1, card)  # never below nothing
        assert counts(memory, 2, 1) == [0 if other == card else 1 for other in range(CLASSES)]
        assert not any(counts(memory, seat, hand)[card] for seat in range(4) for hand in range(4))


def test_nobody_remembers_the_own_hand() -> None:
    memory = CoupageMemory(3)
    memory.all_saw(0b11111, 1, 5)
    assert [memory.at(seat, 1, 5) for seat in range(3)] == [1, 0, 1]
    memory.all_saw(0b001, 1, 6)
    assert [memory.at(seat, 1, 6) for seat in range(3)] == [1, 0, 0]
    memory.left_openly(1, 5)
    assert [memory.at(seat, 1, 5) for seat in range(3)] == [0, 0, 0]


def test_a_card_that_leaves_unseen_makes_each_class_less_certain() -> None:
    memory = CoupageMemory(3)
    for card in (0, 0, 11, 12, 31):
        memory.saw(0, 2, card)
        memory.saw(1, 2, card)
    memory.left_unseen(0, 2)
    assert [card for card in range(CLASSES) for _ in range(memory.at(0, 2, card))] == [0]
    assert memory.at(1, 2, 31) == 1


def test_a_hand_that_is_known_exactly() -> None:
    memory = CoupageMemory(2)
    memory.saw(0, 1, 3)
    hands = vec[i64]([0] * CLASSES + [card % 4 for card in range(CLASSES)])
    memory.is_sure(0, 1, hands)
    assert counts(memory, 0, 1) == [card % 4 for card in range(CLASSES)]
    assert counts(memory, 1, 0) == [0] * CLASSES


def test_copies_and_what_one_seat_keeps() -> None:
    memory = CoupageMemory(3)
    for seat in range(3):
        for hand in range(3):
            memory.saw(seat, hand, seat + hand)
    twin, own, nobody = memory.clone(), memory.only(1), memory.only(-1)
    memory.saw(1, 0, 7)
    assert twin.at(1, 0, 7) == own.at(1, 0, 7) == 0
    assert (own.at(1, 0, 1), own.at(1, 2, 3), own.at(0, 1, 1)) == (1, 1, 0)
    assert not any(nobody.known)


def test_a_count_has_a_top() -> None:
    memory = CoupageMemory(2)
    for _ in range(40):
        memory.saw(0, 1, 0)
    assert counts(memory, 0, 1)[:2] == [31, 0]  # forgetting is allowed
