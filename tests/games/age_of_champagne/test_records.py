"""Finished games replay to their result for ever, and among them is every way a game can go."""

from pathlib import Path

import pytest

from tablee.engine.record import Resign
from tablee.engine.state import Note
from tablee.games.age_of_champagne import GAME, VARIANTS
from tablee.games.age_of_champagne.rules import numbers as n
from tests.games.age_of_champagne.scene import Scene
from tests.games.records import Records

RECORDS = Records(Scene)
named, steps, end = RECORDS.named, RECORDS.steps, RECORDS.end


def verbs(name: str) -> set[str]:
    return {move.split()[0] for move, _ in steps(named(name))}


@RECORDS.each
def test_a_record_is_read_as_it_was_written_and_replays_to_its_result(file: Path) -> None:
    RECORDS.assert_replays(file)


def test_a_record_with_another_result_is_found() -> None:
    RECORDS.assert_another_result_is_found("2-seats")


def test_every_variant_is_recorded() -> None:
    """Every number of seats, level of the Merchant and option."""
    found = [(record.seats, GAME.options_for(record.seats, record.options)) for record in RECORDS.all()]
    for seats, variants in VARIANTS.items():
        for variant in variants:
            assert (seats, GAME.options_for(seats, variant)) in found


@pytest.mark.parametrize(("name", "eco"), [("tie-by-eco", True), ("tie-by-council", False)])
def test_ties(name: str, eco: bool) -> None:
    table = end(name)
    scores = table.state.scores()
    tied = [who for who in range(len(scores)) if scores[who] == max(scores)]
    assert len(tied) > 1
    levels = [table.eco(who) for who in tied]
    assert (levels.count(max(levels)) == 1) is eco
    assert sum(table.state.returns()) == 1


def test_reservations_fail_and_are_fulfilled() -> None:
    table = end("failed-reservation")
    assert min(table.earned(who, "reservations") for who in range(2)) < 0
    assert {"reserve", "disc"} <= verbs("reservation-and-disc")


def test_a_pandemic_leaves_a_space_empty() -> None:
    assert any(not table.active(type) for _, table in steps(named("pandemic")) for type in "FEI")


@pytest.mark.parametrize(
    ("name", "verb"),
    [
        ("corks", "cork"), ("key-chosen", "key"), ("protected", "protect"), ("change-of-transport", "swap"),
        ("partial-delivery", "omit"), ("partner", "join"),
    ],
)  # fmt: skip
def test_rare_decisions(name: str, verb: str) -> None:
    assert verb in verbs(name)


def test_stacks_that_run_out() -> None:
    kinds = [int(note.what) for _, table in steps(named("orders-shuffled-again")) for note in _shuffles(table)]
    assert n.FRANCE in kinds
    kinds = [int(note.what) for _, table in steps(named("tokens-shuffled-again")) for note in _shuffles(table)]
    assert n.SHUFFLED_TOKENS in kinds
    kinds = [int(note.what) for _, table in steps(named("reserve-of-vineyards")) for note in _shuffles(table)]
    assert n.SHUFFLED_VINEYARDS in kinds


def _shuffles(table: Scene) -> list[Note]:
    return table.told_of(n.NOTE_RESHUFFLED)


def test_points_below_nothing() -> None:
    assert min(end("negative-points").state.scores()) < 0


def test_the_merchant_wins_and_is_beaten() -> None:
    assert end("merchant-wins").state.returns()[2] == 1
    assert end("merchant-is-beaten").state.returns()[0] == 1


@pytest.mark.parametrize(("name", "free"), [("undo-inside-a-move", True), ("undo-by-agreement", False)])
def test_undo_of_both_kinds(name: str, free: bool) -> None:
    RECORDS.assert_undo(name, free=free)


def test_somebody_resigns_and_the_others_play_on() -> None:
    record = named("resignation")
    [gone] = [event.seat for event in record.events if isinstance(event, Resign)]
    assert gone not in (record.won or [])
