"""A game that goes on from the middle of another: its record says so, and what came before stays."""

from __future__ import annotations

import random

import pytest

from tablee.engine.errors import Refused, TableeError
from tablee.engine.record import Player, Record, Undo
from tablee.engine.seed import Seed
from tablee.engine.table import Table
from tablee.games import game

COUP = game("coup")
BOTS = [Player(bot="random", version=1)] * 3


def played(moves: int, table: Table | None = None, seed: int = 3) -> Table:
    """Some moves by chance."""
    chance = random.Random(seed)
    table = table or Table(COUP, BOTS, None, Seed(secret=b"s" * 32, nonces=(b"n",), table="first"))
    for _ in range(moves):
        if not table.over:
            table.play(int(table.state.to_act), chance.choice(table.state.legal_actions()))
    return table


def branched(from_table: Table, moves: int) -> Table:
    fact = from_table.record
    table = Table(COUP, BOTS, None, fact.seed, begin=False, branched=moves)
    for event in fact.events[:moves]:
        table.repeat(event)
    table.begin()
    return table


@pytest.mark.parametrize("moves", [0, 1, 40])
def test_the_record_says_from_where_it_goes_on(moves: int) -> None:
    table = played(20, branched(played(60), moves), seed=9)
    text = str(table.record)
    assert f"\nbranched: {moves}\n" in text
    again = Record.read(text)
    assert again.branched == moves
    assert str(again) == text
    assert str(Table.replay(COUP, again).record) == text


def test_the_same_cards_come() -> None:
    first = played(400)
    again = branched(first, 30)
    for event in first.record.events[len(again.record.events) :]:
        again.repeat(event)
    assert again.record.result == first.record.result


def test_nobody_takes_back_what_was_played_elsewhere() -> None:
    first = played(60)
    table = branched(first, 40)
    assert all(first.may_take_back(seat).steps for seat in range(3))
    for seat in range(3):
        assert table.may_take_back(seat).steps == 0
        with pytest.raises(Refused):
            table.take_back(seat, agreed=True)
    seat = int(table.state.to_act)
    before = len(table.moves)
    table.play(seat, table.state.legal_actions()[0])
    table.take_back(seat, agreed=True)
    assert len(table.moves) == before
    assert table.may_take_back(seat).steps == 0


def test_a_record_that_takes_it_back_is_refused() -> None:
    record = branched(played(60), 40).record
    seat = record.standing()[-1].seat
    text = f"{record}{Undo(seat, 1)}\n"
    Table.replay(COUP, Record.read(text.replace("branched: 40\n", "")))  # there it may be taken back
    with pytest.raises(TableeError) as refused:
        Table.replay(COUP, Record.read(text))
    assert refused.value.line.key == "record-illegal-move"


@pytest.mark.parametrize("value", ["61", "-1", "x", "", "9999999999"])
def test_a_wrong_number_is_refused(value: str) -> None:
    text = str(branched(played(60), 0).record).replace("branched: 0", f"branched: {value}")
    with pytest.raises(TableeError) as refused:
        Record.read(text)
    assert refused.value.line.key == "record-bad-value"


def test_only_moves_come_before() -> None:
    table = played(5)
    table.resign(0)
    text = str(table.record).replace("result:", f"branched: {len(table.record.events)}\nresult:", 1)
    with pytest.raises(TableeError) as refused:
        Record.read(text)
    assert refused.value.line.key == "record-bad-value"
