"""Whatever is typed or read from a file: it is understood, or refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tablee.engine.errors import Refused, TableeError
from tablee.engine.record import UNFINISHED, Record
from tablee.engine.table import Table
from tablee.games import game, games
from tests.sample import sample
from tools import ROOT

RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.tablee"))
# The same examples every time, and no judgement by the clock.
often = settings(max_examples=sample(300, small=60), derandomize=True, deadline=None, database=None)


def one_sentence(error: TableeError) -> None:
    assert str(error)
    assert "\n" not in str(error).strip()
    assert error.line.key not in str(error)  # there are words for it


@often
@given(text=some.text(max_size=200))
def test_any_text_as_a_record(text: str) -> None:
    with pytest.raises(TableeError) as error:
        Record.read(text)
    one_sentence(error.value)


def read_and_replay(text: str) -> None:
    record = Record.read(text)
    table = Table.replay(game(record.game), record)
    assert Record.read(str(table.record)) == table.record


@often
@given(data=some.data())
def test_a_record_with_some_letters_changed(data: some.DataObject) -> None:
    file: Path = data.draw(some.sampled_from(RECORDS))
    text = file.read_text(encoding="utf-8")
    place = data.draw(some.integers(0, min(len(text), 900)))
    length = data.draw(some.integers(0, 12))
    changed = text[:place] + data.draw(some.text(max_size=12)) + text[place + length :]
    try:
        read_and_replay(changed)
    except TableeError as error:
        one_sentence(error)


@often
@given(data=some.data())
def test_a_record_with_lines_dropped_doubled_or_moved(data: some.DataObject) -> None:
    lines = data.draw(some.sampled_from(RECORDS)).read_text(encoding="utf-8").splitlines()
    i, j = (data.draw(some.integers(0, len(lines) - 1)) for _ in range(2))
    lines[i], lines[j] = lines[j], lines[i]
    del lines[data.draw(some.integers(0, len(lines) - 1)) :: len(lines)]
    lines.insert(j, lines[i % len(lines)])
    try:
        read_and_replay("\n".join(lines) + "\n")
    except TableeError as error:
        one_sentence(error)


TABLE_LINES = ["* resign 0", "* resign 1", "* timeout 1", "* seat 0 bot greedy 1", '* seat 1 "Zo\\u00e9"', "* stop"]


@often
@given(data=some.data())
def test_a_record_with_table_events_thrown_in(data: some.DataObject) -> None:
    lines = data.draw(some.sampled_from(RECORDS)).read_text(encoding="utf-8").splitlines()
    moves = lines.index("") + 1
    for line in data.draw(some.lists(some.sampled_from(TABLE_LINES), min_size=1, max_size=4)):
        lines.insert(data.draw(some.integers(moves, len(lines))), line)
    if data.draw(some.booleans()):
        lines = lines[: data.draw(some.integers(moves, len(lines)))]
    said = [f"result: {UNFINISHED}" if line.startswith("result:") else line for line in lines]
    try:
        read_and_replay("\n".join(data.draw(some.sampled_from((lines, said)))) + "\n")
    except TableeError as error:
        one_sentence(error)


@pytest.mark.parametrize("name", games())
@often
@given(text=some.text(max_size=40))
def test_any_text_as_a_move(name: str, text: str) -> None:
    one = game(name)
    state = one.new(one.seats_max, seed=1)
    try:
        action = one.parse(state, int(state.to_act), text)
    except Refused as refused:
        one_sentence(refused)
    else:
        assert 0 <= action < one.num_actions(one.options(None))


@pytest.mark.parametrize("name", games())
@often
@given(data=some.binary(max_size=80) | some.text(max_size=80).map(str.encode))
def test_any_bytes_as_a_content_file(name: str, data: bytes) -> None:
    try:
        sheet = game(name).read_sheet(data, "file.json")
    except TableeError as error:
        one_sentence(error)
    else:
        assert isinstance(sheet, game(name).Sheet)
