"""The specification, the tests and the rulebooks speak of the same clauses."""

from tests.rules import assert_clauses_covered, assert_sources_marked, clauses


def test_every_clause_has_a_test_and_stands_once_in_each_rulebook() -> None:
    assert_clauses_covered("coupage")


def test_every_clause_says_whether_it_is_printed_or_ours() -> None:
    assert_sources_marked("coupage")


def test_the_list_of_clauses_is_complete() -> None:
    """Ten chapters, numbered without a gap."""
    sizes = {1: 8, 2: 9, 3: 6, 4: 9, 5: 7, 6: 9, 7: 2, 8: 13, 9: 4, 10: 6}
    expected = [f"CPG-{chapter}.{number}" for chapter, size in sizes.items() for number in range(1, size + 1)]
    assert clauses("coupage") == expected
    assert len(expected) == 73
