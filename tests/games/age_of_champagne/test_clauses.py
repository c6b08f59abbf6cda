"""The specification, the tests and the rulebooks speak of the same clauses."""

from tests.rules import assert_clauses_covered, assert_sources_marked, clauses


def test_every_clause_has_a_test_and_stands_once_in_each_rulebook() -> None:
    assert_clauses_covered("age_of_champagne")


def test_every_clause_says_whether_it_is_printed_or_ours() -> None:
    assert_sources_marked("age_of_champagne")


def test_the_list_of_clauses_is_complete() -> None:
    """Seventeen chapters; the tokens are numbered from 13.20 on."""
    sizes = {1: 11, 2: 9, 3: 7, 4: 2, 5: 11, 6: 4, 7: 4, 8: 6, 9: 5, 10: 13, 11: 3, 12: 5}
    expected = [f"AOC-{chapter}.{number}" for chapter, size in sizes.items() for number in range(1, size + 1)]
    expected += [f"AOC-13.{number}" for number in (*range(1, 12), *range(20, 27))]
    rest = {14: 5, 15: 7, 16: 10, 17: 19}
    expected += [f"AOC-{chapter}.{number}" for chapter, size in rest.items() for number in range(1, size + 1)]
    assert clauses("age_of_champagne") == expected
    assert len(expected) == 139
