"""A record is a text a person can read, and a damaged one is refused in one sentence that says where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.record import Event, Move, Player, Record, Resign, Seated, Stop, Timeout, Undo, read_event
from tablee.engine.seed import Seed
from tablee.engine.table import Table
from tablee.games import game

TEXT = """\
Tablée record 1
game: coup
rules: 1
content: {content}
options: {{}}
seats: 2
seat 0: Ann
seat 1: bot greedy 1
seed: 7
result: unfinished

{starter} buy R
# a remark
{starter} buy R
* undo {starter} 1
{starter} stop
"""


def text() -> str:
    coup = game("coup")
    return TEXT.format(content=coup.fingerprint(), starter=coup.new(2, seed=7).to_act)


def test_what_it_says() -> None:
    record = Record.read(text())
    starter = game("coup").new(2, seed=7).to_act
    assert (record.game, record.rules, record.seats) == ("coup", 1, 2)
    assert record.players == [Player("Ann"), Player(bot="greedy", version=1)]
    assert record.seed == Seed(number=7)
    assert record.result is None
    assert record.events == [Move(starter, "buy R"), Move(starter, "buy R"), Undo(starter, 1), Move(starter, "stop")]
    assert record.standing() == [Move(starter, "buy R"), Move(starter, "stop")]
    assert str(record) == text().replace("# a remark\n", "")


def test_it_leads_to_the_position() -> None:
    record = Record.read(text())
    table = Table.replay(game("coup"), record)
    starter = record.standing()[0].seat
    state: Any = table.state
    assert state.cash[starter] == 2900
    assert table.state.to_act == 1 - starter


def test_a_secret_a_table_and_nonces_survive() -> None:
    seed = Seed(secret=bytes(range(32)), nonces=(b"\x01\x02", b"\x03"), table="t-1")
    record = Record.read(text())
    record.seed = seed
    assert f"commitment: {seed.commitment}" in str(record)
    assert Record.read(str(record)).seed == seed
    record.seed = Seed(secret=bytes(32))
    assert Record.read(str(record)).seed == record.seed


@pytest.mark.parametrize(
    "name", ["", "Zoé", "bot greedy 1", "a: b", "# no", '"quoted"', "two\nlines", " wide ", "\u2028", "日本", "x" * 500]
)
def test_any_name_survives(name: str) -> None:
    record = Record.read(text())
    record.players = [Player(name), Player(bot="greedy", version=1)]
    again = Record.read(str(record))
    assert again == record
    assert str(again) == str(record)


EVENTS: list[Event] = [
    Resign(1),
    Timeout(0),
    Seated(1, Player(bot="ismcts:500", version=2)),
    Seated(0, Player("Zoé")),
    Seated(0, Player("")),
    Seated(0, Player("bot greedy 1")),
    Seated(0, Player("two\nlines")),
    Seated(0, Player("# 7")),
    Seated(0, Player("a  b")),
    Stop(),
]


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_what_the_table_did_is_read_as_it_was_written(event: Event) -> None:
    assert read_event(str(event), 2) == event
    record = Record.read(text())
    record.events.append(event)
    assert Record.read(str(record)) == record
    assert record.standing() == Record.read(text()).standing()


def test_lines_of_the_table_look_so() -> None:
    assert list(map(str, EVENTS[:4])) == ["* resign 1", "* timeout 0", "* seat 1 bot ismcts:500 2", "* seat 0 Zoé"]
    assert str(Stop()) == "* stop"


BAD: dict[str, tuple[Callable[[str], str], str]] = {
    "nothing": (lambda good: "", "line 1.*not a Tablée record"),
    "something else": (lambda good: "hello\nworld\n", "line 1.*not a Tablée record"),
    "newer format": (lambda good: good.replace("record 1", "record 2"), "format 2 is not known"),
    "cut in the header": (
        lambda good: good[: good.index("seat 1")],
        "line 7.*ends before its moves",
    ),
    "a line without a colon": (lambda good: good.replace("seats: 2", "seats 2"), "line 6.*field and its value"),
    "a field twice": (lambda good: good.replace("rules: 1", "rules: 1\nrules: 1"), "line 4.*each field once"),
    "no game": (lambda good: good.replace("game: coup\n", ""), "no “game” line"),
    "no seat": (lambda good: good.replace("seat 1: bot greedy 1\n", ""), "no “seat 1” line"),
    "a name with one quote": (lambda good: good.replace("Ann", '"Ann'), "cannot be the value of “seat 0”"),
    "no seats": (lambda good: good.replace("seats: 2", "seats: 0"), "“0” cannot be the value of “seats”"),
    "seats in words": (lambda good: good.replace("seats: 2", "seats: two"), "“two” cannot be the value of “seats”"),
    "options no object": (lambda good: good.replace("options: {}", "options: []"), "value of “options”"),
    "seed no number": (lambda good: good.replace("seed: 7", "seed: x"), "“x” cannot be the value of “seed”"),
    "result in words": (lambda good: good.replace("unfinished", "Ann"), "“Ann” cannot be the value of “result”"),
    "no winner": (lambda good: good.replace("unfinished", "1 2"), "no “won” line"),
    "winner in words": (lambda good: good.replace("unfinished", "1 2\nwon: Ann"), "“Ann” cannot be the value of “won”"),
    "a strange line": (lambda good: good.replace("# a remark", "what?"), "line 13.*“what\\?”"),
    "a seat too many": (lambda good: good.replace("# a remark", "2 stop"), "line 13.*“2 stop”"),
    "an unknown event": (lambda good: good.replace("* undo", "* redo"), "line 15.*“\\* redo"),
    "an undo of nothing": (lambda good: good.replace("# a remark", "* undo 0 9"), "line 13.*undoes more moves"),
    "a clock of nobody": (lambda good: good.replace("# a remark", "* timeout 2"), "line 13.*“\\* timeout 2”"),
    "nobody resigns": (lambda good: good.replace("# a remark", "* resign"), "line 13.*“\\* resign”"),
    "no such seat": (lambda good: good.replace("# a remark", "* seat 2 Ann"), "line 13.*“\\* seat 2 Ann”"),
    "a seat and no number": (lambda good: good.replace("# a remark", "* seat Ann"), "line 13.*“\\* seat Ann”"),
    "a newcomer with one quote": (lambda good: good.replace("# a remark", '* seat 1 "Ann'), "line 13.*\\* seat 1"),
    "a stop for one": (lambda good: good.replace("# a remark", "* stop 1"), "line 13.*“\\* stop 1”"),
    "an undo of no step": (lambda good: good.replace("# a remark", "* undo 0 0"), "line 13"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_damaged_record(case: str) -> None:
    damage, complaint = BAD[case]
    with pytest.raises(TableeError, match=complaint) as error:
        Record.read(damage(text()), "game.tablee")
    assert str(error.value).startswith("game.tablee")
    assert "\n" not in str(error.value)


def test_a_secret_that_was_not_promised() -> None:
    record = Record.read(text())
    record.seed = Seed(secret=bytes(32), table="t")
    with pytest.raises(TableeError, match="does not match the commitment"):
        Record.read(str(record).replace("secret: 00", "secret: 01"))
    for wrong in ("secret: zz", "secret: 00 00", "secret: "):
        with pytest.raises(TableeError, match="“secret” should be bytes in hexadecimal"):
            Record.read(str(record).replace(f"secret: {bytes(32).hex()}", wrong))
    with pytest.raises(TableeError, match="“nonces” should be"):
        Record.read(str(record).replace("nonces:", "nonces: zz"))


UNTRUE: dict[str, tuple[Callable[[str], str], str]] = {
    "an illegal move": (lambda good: good.replace("stop", "lay R01"), "move 4.*lay R01.*COUP-2.1"),
    "no move": (lambda good: good.replace("stop", "sotp"), "move 4.*“sotp” is not a move"),
    "another result": (
        lambda good: good.replace("unfinished", "1 2\nwon: 1"),
        r"says 1 2 \(won: 1\), but its moves lead to unfinished",
    ),
    "other content": (lambda good: good.replace("content: ", "content: 00"), "other content"),
    "unknown rules": (lambda good: good.replace("rules: 1", "rules: 9"), "Version 9 of the rules of Coup is not known"),
    "too few seats": (lambda good: good.replace("seats: 2", "seats: 1"), "2 to 6 players, not 1"),
    "unknown option": (lambda good: good.replace("{}", '{"speed": 3}'), "no option “speed”"),
}


@pytest.mark.parametrize("case", UNTRUE)
def test_a_record_that_is_not_true_to_the_rules(case: str) -> None:
    change, complaint = UNTRUE[case]
    changed = change(text())
    if case == "too few seats":
        changed = changed.replace("1 buy", "0 buy").replace("1 stop", "0 stop").replace("undo 1", "undo 0")
    with pytest.raises(TableeError, match=complaint) as error:
        Table.replay(game("coup"), Record.read(changed, "game.tablee"), where="game.tablee")
    assert "\n" not in str(error.value)


def ended(*lines: str, outcome: str) -> str:
    """The same game with other lines at its end."""
    return text().replace("result: unfinished", f"result: {outcome}") + "".join(f"{line}\n" for line in lines)


def test_a_game_that_was_given_up_or_stopped() -> None:
    given_up = ended("* timeout 1", "* resign 1", outcome="3000 2900\nwon: 0")
    table = Table.replay(game("coup"), Record.read(given_up.replace("3000 2900", scores())))
    assert table.over
    assert Table.replay(game("coup"), Record.read(ended("* stop", outcome="unfinished"))).over


def scores() -> str:
    return " ".join(map(str, Table.replay(game("coup"), Record.read(text())).state.scores()))


TAMPERED: dict[str, tuple[Callable[[], str], str]] = {
    "the loser has won": (lambda: ended("* resign 1", outcome=f"{scores()}\nwon: 1"), r"\(won: 1\), but .*\(won: 0\)"),
    "both have won": (lambda: ended("* resign 1", outcome=f"{scores()}\nwon: 0 1"), r"but its moves lead to"),
    "other points": (lambda: ended("* resign 1", outcome="1 2\nwon: 0"), "says 1 2 .* lead to"),
    "stopped, but won": (lambda: ended("* stop", outcome="1 2\nwon: 0"), "but its moves lead to unfinished"),
    "a move after the stop": (
        lambda: ended("* stop", "0 stop", outcome="unfinished"),
        "move 6 .*stopped before its end",
    ),
    "an undo after the stop": (lambda: ended("* stop", "* undo 0 1", outcome="unfinished"), "move 6 .*was stopped"),
    "stopped twice": (lambda: ended("* stop", "* stop", outcome="unfinished"), "move 6 .*was stopped"),
    "a move after resigning": (lambda: ended("* resign 0", "1 stop", outcome="unfinished"), "move 6 .*has resigned"),
    "an undo after resigning": (lambda: ended("* resign 0", "* undo 1 1", outcome="unfinished"), "6 .*has resigned"),
    "resigned twice": (lambda: ended("* resign 0", "* resign 0", outcome="unfinished"), "move 6 .*has resigned"),
    "a clock that runs on": (lambda: ended("* resign 0", "* timeout 1", outcome="unfinished"), "6 .*has resigned"),
    "a newcomer too late": (lambda: ended("* stop", "* seat 0 Cy", outcome="unfinished"), "6 .*was stopped"),
}


@pytest.mark.parametrize("case", TAMPERED)
def test_a_record_whose_end_is_not_true(case: str) -> None:
    make, complaint = TAMPERED[case]
    with pytest.raises(TableeError, match=complaint) as error:
        Table.replay(game("coup"), Record.read(make(), "game.tablee"), where="game.tablee")
    assert "\n" not in str(error.value)


def test_only_the_seat_whose_choice_it_was_takes_it_back() -> None:
    starter = game("coup").new(2, seed=7).to_act
    for wrong in (f"* undo {1 - starter} 1", f"* undo {starter} 2"):
        with pytest.raises(TableeError, match="move 3.*That seat cannot undo these moves"):
            Table.replay(game("coup"), Record.read(text().replace(f"* undo {starter} 1", wrong)))


def test_a_move_of_the_other_seat_is_out_of_turn() -> None:
    starter = game("coup").new(2, seed=7).to_act
    wrong = text().replace(f"{starter} stop", f"{1 - starter} stop")
    with pytest.raises(TableeError, match="not your turn"):
        Table.replay(game("coup"), Record.read(wrong))
