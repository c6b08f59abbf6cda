"""The specification, the tests and the rulebooks speak of the same clauses."""

from tests.rules import assert_clauses_covered, assert_sources_marked, clauses


def test_every_clause_has_a_test_and_stands_once_in_each_rulebook() -> None:
    assert_clauses_covered("coupe_nation")


def test_every_clause_says_whether_it_is_printed_or_ours() -> None:
    assert_sources_marked("coupe_nation")


def test_the_list_of_clauses_is_complete() -> None:
    """Twelve chapters, numbered without a gap."""
    sizes = {1: 6, 2: 8, 3: 4, 4: 9, 5: 3, 6: 3, 7: 2, 8: 12, 9: 3, 10: 5, 11: 5, 12: 1}
    expected = [f"CPN-{chapter}.{number}" for chapter, size in sizes.items() for number in range(1, size + 1)]
    assert clauses("coupe_nation") == expected
    assert len(expected) == 61
