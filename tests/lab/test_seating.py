"""Every bot sits in every seat equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.errors import TableeError
from tablee.games import game
from tablee.lab.seating import Seating, lineups, seats_for


def seated(bots: str, seats: int, seating: Seating = "half", cooperative: bool = False) -> list[str]:
    return ["".join(lineup) for lineup in lineups(list(bots), seats, seating, cooperative=cooperative)]


def test_two_bots_exchange_seats() -> None:
    assert seated("ab", 2) == ["ab", "ba"]


def test_a_full_table_sits_as_named_and_moves_round() -> None:
    assert seated("abc", 3) == ["abc", "cab", "bca"]
    assert seated("abb", 3) == ["abb", "bab", "bba"]
    assert seated("aabb", 4) == ["aabb", "baab", "bbaa", "abba"]


def test_half_the_seats_each() -> None:
    assert seated("ab", 4) == ["abab", "baba"]
    assert seated("ab", 6) == ["ababab", "bababa"]


def test_the_odd_seat_goes_to_every_bot_in_turn() -> None:
    assert sorted(seated("ab", 3)) == ["aab", "aba", "abb", "baa", "bab", "bba"]


def test_one_against_the_rest() -> None:
    assert seated("ab", 4, "one") == ["abbb", "babb", "bbab", "bbba"]
    assert seated("abc", 4, "one") == ["abcb", "babc", "cbab", "bcba"]


def test_a_team_is_one_table() -> None:
    assert seated("a", 4, cooperative=True) == ["aaaa"]
    assert seated("ab", 3, cooperative=True) == ["aba", "aab", "baa"]


@pytest.mark.parametrize("seating", ["half", "one"])
@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "aab"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_bot_is_in_every_seat_equally_often(bots: str, seats: int, seating: Seating) -> None:
    if len(bots) > seats:
        return
    tables = seated(bots, seats, seating)
    for bot in set(bots):
        assert len({Counter(table[seat] for table in tables)[bot] for seat in range(seats)}) == 1
    if seating == "half" and len(set(bots)) == len(bots):
        assert len(set(Counter("".join(tables)).values())) == 1


def test_the_table_is_as_large_as_the_names() -> None:
    coup, champagne = game("coup"), game("age_of_champagne")
    assert seats_for(coup, ["a", "b", "c"], None) == 3
    assert seats_for(champagne, ["a"], None) == 1
    assert seats_for(game("coupe_nation"), ["a"], None) == 2
    assert seats_for(coup, ["a", "b"], 6) == 6


def test_a_table_that_is_too_small_or_too_large_is_refused() -> None:
    coup = game("coup")
    with pytest.raises(TableeError, match="3 bots need more seats than 2"):
        seats_for(coup, ["a", "b", "c"], 2)
    with pytest.raises(TableeError, match="2 to 6 players, not 7"):
        seats_for(coup, ["a", "b"], 7)
