"""The specification, the tests and the rulebooks speak of the same clauses."""

import ast

import pytest

from tests.rules import (
    assert_clauses_covered,
    assert_mentioned_once,
    assert_sources_marked,
    clauses,
    listed,
    named,
    sources,
)


def test_every_clause_has_a_test_and_stands_once_in_each_rulebook() -> None:
    assert_clauses_covered("coup")


def test_every_clause_says_whether_it_is_printed_or_ours() -> None:
    assert_sources_marked("coup")


def test_the_list_of_clauses_is_complete() -> None:
    """Seven chapters with 7, 4, 8, 7, 7, 6 and 8 clauses, numbered without a gap."""
    sizes = {1: 7, 2: 4, 3: 8, 4: 7, 5: 7, 6: 6, 7: 8}
    expected = [f"COUP-{chapter}.{number}" for chapter, size in sizes.items() for number in range(1, size + 1)]
    assert clauses("coup") == expected
    assert len(expected) == 47


def test_clauses_are_read_off_the_decorators() -> None:
    module = ast.parse('@rule("A-1", "A-2")\ndef test_x(): ...\n@other("A-3")\ndef test_y(): ...\n')
    assert list(named(module, "file")) == [("file:2 test_x", "A-1"), ("file:2 test_x", "A-2")]


@pytest.mark.parametrize("text", ["@rule()\ndef test_x(): ...", '@rule("A-1")\ndef helper(): ...'])
def test_a_rule_on_nothing_is_an_error(text: str) -> None:
    with pytest.raises(AssertionError):
        list(named(ast.parse(text), "file"))


@pytest.mark.parametrize("text", ["[A-1]", "[A-1] [A-2] [A-1]", "[A-1] [A-2] [A-9]", "A-1 A-2"])
def test_a_rulebook_that_lacks_repeats_or_invents_a_clause_is_an_error(text: str) -> None:
    assert_mentioned_once("Lay [A-1] and swap [A-2].", ["A-1", "A-2"], "file")
    with pytest.raises(AssertionError):
        assert_mentioned_once(text, ["A-1", "A-2"], "file")


def test_marks_and_the_list_are_read_off_the_text() -> None:
    rules = "- Lay. [A-1.1] [R]\n- Swap. [A-1.2] [R+T]\n- Pass. [A-1.3]\n"
    text = rules + "\n- [1.2](#A-1.2) In any order.\n- [1.3](#A-1.2) This leads to another rule.\n"
    assert sources(text) == {"A-1.1": "R", "A-1.2": "R+T"}
    assert listed(text) == ["A-1.2"]
