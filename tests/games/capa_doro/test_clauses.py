"""The specification, the tests and the rulebooks speak of the same clauses."""

from tests.rules import assert_clauses_covered, assert_sources_marked, clauses


def test_every_clause_has_a_test_and_stands_once_in_each_rulebook() -> None:
    assert_clauses_covered("capa_doro")


def test_every_clause_says_whether_it_is_printed_or_ours() -> None:
    assert_sources_marked("capa_doro")


def test_the_list_of_clauses_is_complete() -> None:
    """Eleven chapters, numbered without a gap."""
    sizes = {1: 12, 2: 3, 3: 14, 4: 3, 5: 7, 6: 3, 7: 8, 8: 5, 9: 7, 10: 4, 11: 1}
    expected = [f"CDO-{chapter}.{number}" for chapter, size in sizes.items() for number in range(1, size + 1)]
    assert clauses("capa_doro") == expected
    assert len(expected) == 67
