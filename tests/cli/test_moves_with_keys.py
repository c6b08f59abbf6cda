"""Which key plays which move that touches no piece."""

from __future__ import annotations

from tablee.cli.terminal.bars import moves_with_keys
from tablee.engine.view import Choice


def keys(*texts: str, taken: str = "", touches: tuple[str, ...] = ()) -> dict[str, str]:
    choices = [Choice(number, text, touches=list(touches)) for number, text in enumerate(texts)]
    return {key: choice.text for key, choice in moves_with_keys(choices, set(taken))}


def test_a_word_has_its_first_letter() -> None:
    assert keys("pass", "done") == {"p": "pass", "d": "done"}


def test_numbers_have_their_digit() -> None:
    assert keys("keep-c 0", "keep-c 2", "keep-c 12", "done") == {"0": "keep-c 0", "2": "keep-c 2", "d": "done"}


def test_no_two_moves_share_a_key() -> None:
    assert keys("done", "decline", taken="e") == {"d": "done", "c": "decline"}


def test_a_word_that_touches_a_piece_yields_to_the_keys_of_the_table() -> None:
    assert keys("cycle", "undo", taken="u", touches=("row",)) == {"c": "cycle"}
    assert keys("lay 3", touches=("tile",)) == {}
