"""Whatever a person could do for ever at a table has an end, and the game goes on all the same."""

from __future__ import annotations

import pytest

from tablee.engine.words import LANGUAGES, say
from tablee.server.messages import HandOver, Hurry, Move, Propose, Resign, Undo
from tablee.server.tables.acts import most_entries
from tests.engine.toys import Parcel
from tests.server.tables.playing import COUP, table


def test_a_choice_is_not_taken_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(COUP), "most_undos", 3)
    played = table("Ann", "Bob", "Cem")
    turn = played.turn
    for _ in range(3):
        played.move(played.options(played.asked)[0])
        played.act(turn, Undo)
    played.move(played.options(played.asked)[0])
    refusal = played.refused(turn, Undo)
    assert refusal.line.key == "server-undone-enough"
    assert all("3" in say(refusal.line, language) for language in LANGUAGES)
    played.move(played.options(played.asked)[0], person=turn)  # play goes on,
    played.act(turn, Undo)  # and the next choice is another one


def test_steps_of_one_move_are_counted_each_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parcel, "most_undos", 2)
    played = table("Ann", "Bob", game=Parcel())
    turn, seat = played.turn, played.asked
    for _ in range(2):
        for _ in range(2):
            played.move(next(text for text in played.options(seat) if text.startswith("pick")))
        played.act(turn, Undo)
        played.act(turn, Undo)
    played.move(next(text for text in played.options(seat) if text.startswith("pick")))
    assert played.no(turn, Undo) == "server-undone-enough"


def test_a_very_long_game_is_only_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(COUP), "longest", 2)
    played = table("Ann", "Bob", "Cem")
    while played.state.entries < most_entries(COUP):
        turn = played.turn
        played.move(played.options(played.asked)[0])
        if played.state.entries < most_entries(COUP) - 1:
            played.act(turn, Undo)
    refusal = played.refused(turn, Undo)
    assert refusal.line.key == "server-long-enough"
    assert all("10" in say(refusal.line, language) for language in LANGUAGES)
    assert played.no("Ann", Hurry, quick=True) == "server-long-enough"
    assert played.no("Ann", HandOver, person="Bob") == "server-long-enough"
    assert played.no("Bob", Propose, what="replace", other=1) == "server-long-enough"
    played.act("Ann", Propose, what="stop")
    played.move(played.options(played.asked)[0])
    played.until(lambda now: now.state.over)
    assert played.status == "finished"


def test_somebody_can_resign_from_a_very_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(COUP), "longest", 0)
    played = table("Ann", "Bob")
    assert played.no(played.turn, Undo) == "server-long-enough"
    played.act("Ann", Resign)
    assert played.status == "finished"


def test_what_comes_before_the_game_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(COUP), "longest", 1)
    played = table("Ann", "Bob", "Cem")
    assert played.state.seq > most_entries(COUP)
    turn = played.turn
    played.act(turn, Move, text=played.options(played.asked)[0], n=-1)
    played.act(turn, Undo)
