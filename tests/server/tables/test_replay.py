"""A game that is over, told again: the same positions as at the table, whoever looks; and records that are none."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tablee.bots.levels import VERSION
from tablee.engine.errors import TableeError
from tablee.engine.record import Move, Player, Record, Seated
from tablee.engine.seed import Seed
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.words import LANGUAGES, say
from tablee.games import game
from tablee.server.client import apply_changes
from tablee.server.messages import Replay
from tablee.server.tables import replay
from tablee.server.tables.telling import ViewerLog, join

COUP = game("coup")


def finished(seats: int = 3, seed: int = 1, *, undo: bool = False) -> Table:
    """A game by chance; with `undo` some moves are taken back on the way."""
    chance = random.Random(seed)
    players = [Player(name=f"Ann {seat}") for seat in range(seats)]
    table = Table(COUP, players, None, Seed(secret=seed.to_bytes(32, "big"), nonces=(b"n",), table="first"))
    while not table.over:
        seat = int(table.state.to_act)
        table.play(seat, chance.choice(table.state.legal_actions()))
        if undo and not table.over and chance.random() < 0.2:
            table.take_back(seat, agreed=True)
    return table


def told(table: Table, viewer: int = SPECTATOR) -> Replay:
    again, found = replay.replayed(COUP, replay.read(str(table.record)), None)
    return replay.replay(again, replay.info_of(again), viewer, found)


def plain(thing: object) -> Any:
    return json.decode(json.encode(thing))


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
@pytest.mark.parametrize("undo", [False, True])
def test_each_position_is_the_one_at_the_table(viewer: int, undo: bool) -> None:
    table = finished(undo=undo)
    shown = told(table, viewer)
    scene = {"view": plain(shown.first)}
    walk = Table.at_first(COUP, table.record)
    assert scene["view"] == plain(walk.view(viewer))
    for step, move in zip(shown.steps, table.record.standing(), strict=True):
        walk.repeat(move)
        scene = apply_changes(scene, plain(step.changes))
        assert scene["view"] == plain(walk.view(viewer))
        assert (step.seat, step.text) == (move.seat, move.text)
        assert list(step.scores) == walk.state.scores()
    assert list(shown.steps[-1].scores) == table.record.result == list(shown.table.result)
    assert list(shown.table.won) == table.record.won
    assert len(shown.sheet) == 3


def test_it_is_told_the_same_way_each_time() -> None:
    table = finished(undo=True)
    assert json.encode(told(table, 1)) == json.encode(told(table, 1))


def test_what_a_viewer_is_told_is_what_it_was_told() -> None:
    table = finished()
    for viewer in range(SPECTATOR, 3):
        lines = table.log(viewer)
        join(table.game, [ViewerLog()], [lines])
        assert [line for step in told(table, viewer).steps for line in step.lines] == lines


def test_what_is_proved() -> None:
    shown = told(finished(undo=True))
    assert [check.ok for check in shown.checks] == [True, True, True]
    moves = shown.checks[1].line
    assert moves.args["count"] == len(shown.steps)
    assert int(str(moves.args["undone"])) > 0
    for language in LANGUAGES:
        assert all("{" not in say(check.line, language) for check in shown.checks)


def test_a_result_that_is_not_true() -> None:
    table = finished()
    table.record.result = [points + 100 for points in table.record.result or ()]
    shown = told(table)
    assert [check.ok for check in shown.checks] == [True, True, False]
    assert list(shown.table.result) == list(shown.steps[-1].scores)  # what the moves lead to, not what is claimed


def test_games_that_promise_nothing() -> None:
    table = Table(COUP, [Player("Ann"), Player("Bob")], None, 7)
    table.play(int(table.state.to_act), "stop")
    shown = told(table)
    assert [check.ok for check in shown.checks] == [None, True, None]
    assert shown.table.status == "playing"
    assert shown.table.commitment == ""
    assert list(shown.sheet) == []


def test_somebody_gave_up() -> None:
    table = Table(COUP, [Player("Ann"), Player("Bob")], None, 7)
    table.play(int(table.state.to_act), "stop")
    table.resign(0)
    shown = told(table)
    assert shown.steps[-1].text == ""
    assert shown.steps[-1].lines[0].key == "table-log-resign"
    assert (shown.table.status, list(shown.table.won)) == ("finished", [1])
    scene = {"view": plain(shown.first)}
    for step in shown.steps:
        scene = apply_changes(scene, plain(step.changes))
    assert scene["view"]["over"]


def test_a_bot_played_on_for_somebody() -> None:
    table = Table(COUP, [Player("Ann"), Player(bot="random", version=1)], None, 7)
    table.seat(0, Player(bot="greedy", version=1))
    shown = told(table)
    assert [(seat.name, seat.bot) for seat in shown.table.seats] == [("Ann", "greedy"), ("", "random")]
    assert shown.steps[0].lines[0].key == "table-log-bot"


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(TableeError) as refused:
        told(finished(), 3)
    assert refused.value.line.key == "table-no-such-seat"


def test_which_moves_lead_to_a_step() -> None:
    record = finished(undo=True).record
    stands = record.standing()
    assert replay.moves_before(record, 0) == []
    assert replay.moves_before(record, 5) == stands[:5]
    assert replay.moves_before(record, len(stands)) == stands
    with pytest.raises(TableeError) as refused:
        replay.moves_before(record, len(stands) + 1)
    assert refused.value.line.key == "server-no-such-move"


# Files that are no records, or not true


def refusal(text: str) -> str:
    """What is said about a text; it must be a sentence in both languages."""
    try:
        record = replay.read(text, "my.tablee")
        table, found = replay.replayed(game(record.game), record, None, "my.tablee")
        json.encode(replay.replay(table, replay.info_of(table), SPECTATOR, found))
    except TableeError as error:
        line = error.line
    else:
        return ""
    assert all(len(say(line, language)) < 2_000 for language in LANGUAGES)
    json.encode(line)
    return line.key


def test_plain_sentences() -> None:
    text = str(finished().record)
    line = text.splitlines().index("") + 20
    moves = text.splitlines()
    assert refusal("") == "record-not-a-record"
    assert refusal("hello") == "record-not-a-record"
    assert refusal(text.replace("record 1", "record 2", 1)) == "record-bad-format"
    assert refusal(text.replace("game: coup", "game: go", 1)) == "table-unknown-game"
    assert refusal(text.replace("rules: 1", "rules: 99", 1)) == "record-refused"
    assert refusal(text.replace("secret: 00", "secret: 01", 1)) == "record-bad-commitment"
    assert refusal(text.replace("seats: 3", "seats: 999999", 1)) == "record-missing-field"
    assert refusal(text.replace("options: {}", f"options: {'[' * 20_000}", 1)) == "record-bad-value"
    assert refusal(text.replace("options: {}", 'options: {"x": ' + "[" * 20_000, 1)) == "record-bad-value"
    assert refusal(text.replace("content: ", "content: 0", 1)) == "record-other-content"
    assert refusal("\n".join([*moves[:line], "0 dance", *moves[line:]])) == "record-illegal-move"
    assert refusal("\n".join([*moves[:line], "x" * 30_000, *moves[line:]])) == "record-bad-line"
    assert refusal("\n".join([*moves, "0 stop"])) == "record-illegal-move"
    assert refusal("\n".join([*moves[:line], "* undo 0 99999", *moves[line:]])) == "record-bad-undo"


def test_a_file_that_would_take_for_ever() -> None:
    table = Table(COUP, [Player("Ann"), Player("Bob")], None, 7)
    while len(table.moves) < 60:
        table.play(int(table.state.to_act), table.state.legal_actions()[-1])
    seat = int(table.state.to_act)
    text = str(table.record)
    move = f"{seat} {table.choices(seat)[0].text}\n* undo {seat} 1\n"
    assert refusal(text + move * 2) == ""
    assert refusal(text + move * 1_500) == "server-record-too-long"
    assert refusal(text + "* timeout 0\n" * 7_000) == "server-record-too-long"


def test_names_from_a_file_can_be_shown() -> None:
    text = str(finished().record)
    for name in ('"\\ud800"', '"a\\u0000b"', '"\\u202ebob"', "x" * 5_000):
        record = replay.read(text.replace("seat 0: Ann 0", f"seat 0: {name}", 1))
        assert len(record.players[0].name) <= 40
        assert record.players[0].name.isprintable()
        json.encode(record.players)


def test_whatever_comes_is_a_sentence_or_a_game() -> None:
    """Records with something changed by chance: letters, lines, numbers."""
    chance = random.Random(5)
    texts = [str(finished(seats, seats, undo=True).record) for seats in (2, 3)]
    mailer = '0123456789 *:-{}[]"\\xRYseatundo\n\ufeff\u2028\ud7ff'
    kinds = set()
    for _ in range(300):
        text = list(chance.choice(texts))
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(len(text))
            match chance.randrange(4):
                case 0:
                    text[place] = chance.choice(mailer)
                case 1:
                    text.insert(place, chance.choice(mailer))
                case 2:
                    del text[place : place + chance.randint(1, 30)]
                case _:
                    text[place:place] = text[place // 2 : place // 2 + 40]
        kinds.add(refusal("".join(text)))
    assert len(kinds) > 5


def test_the_record_of_a_position_is_that_of_its_moves() -> None:
    record = finished(undo=True).record
    assert [event for event in replay.standing(record) if isinstance(event, Move)] == record.standing()
    assert Record.read(str(record)).standing() == record.standing()


# Why bots moved as they did

NATION = Path(__file__).parents[2] / "records/coupe_nation"


def nation(*players: Player, moves: int | None = None) -> Replay:
    """A recorded game of Coupe nation, as if these had played it; with `moves` only its beginning."""
    record = Record.read((NATION / "won.tablee").read_text(encoding="utf-8"))
    record = dataclasses.replace(record, players=list(players), events=record.events[:moves], result=None, won=[])
    table = Table.replay(game(record.game), record)
    return replay.replay(table, replay.info_of(table), SPECTATOR, [])


BOT = Player(bot="skilled", version=VERSION)


def test_a_bot_gives_its_reasons_when_the_game_is_over() -> None:
    told = nation(Player("Ann"), BOT, BOT)
    reasons = {step.seat: [each.reason for each in told.steps if each.seat == step.seat] for step in told.steps}
    assert not any(reasons[0])  # people keep theirs to themselves
    for seat in (1, 2):
        whole = [step for step in told.steps if step.seat == seat and step.lines]
        assert whole
        assert all(step.reason is not None for step in whole)
        assert all(step.reason is None for step in told.steps if step.seat == seat and not step.lines)


def test_no_reason_is_given_while_a_game_runs() -> None:
    told = nation(Player("Ann"), BOT, BOT, moves=60)
    assert told.table.status != "finished"
    assert len(told.steps) == 60
    assert not any(step.reason for step in told.steps)


@pytest.mark.parametrize("player", [Player(bot="skilled", version=VERSION + 1), Player(bot="unheard-of", version=1)])
def test_a_bot_that_is_not_known_gives_none(player: Player) -> None:
    assert not any(step.reason for step in nation(player, player, player).steps)


def test_what_was_played_in_another_game_is_not_explained() -> None:
    record = Record.read((NATION / "won.tablee").read_text(encoding="utf-8"))
    table = Table.replay(game(record.game), dataclasses.replace(record, players=[BOT] * 3, branched=40))
    steps = replay.replay(table, replay.info_of(table), SPECTATOR, []).steps
    assert not any(step.reason for step in steps[:40])
    assert all(step.reason for step in steps[40:] if step.lines)


def test_who_takes_over_a_seat_gives_reasons_from_then_on() -> None:
    record = Record.read((NATION / "won.tablee").read_text(encoding="utf-8"))
    events = [*record.events[:30], Seated(0, BOT), *record.events[30:]]
    changed = dataclasses.replace(record, players=[Player("Ann"), Player("Ben"), Player("Cle")], events=events)
    table = Table.replay(game(record.game), changed)
    steps = replay.replay(table, replay.info_of(table), SPECTATOR, []).steps
    assert not any(step.reason for step in steps[:31])
    assert any(step.reason for step in steps[31:])
    assert {step.seat for step in steps if step.reason} == {0}


@pytest.mark.parametrize("moves", [0, 1, 30, 31])
def test_the_step_after_so_many_moves(moves: int) -> None:
    """What the table did itself is a step of a replay, and no move."""
    record = Record.read((NATION / "won.tablee").read_text(encoding="utf-8"))
    changed = dataclasses.replace(record, events=[*record.events[:30], Seated(0, BOT), *record.events[30:]])
    step = replay.step_after(changed, moves)
    assert len(replay.moves_before(changed, step)) == moves
    assert step == moves + (moves > 30)
