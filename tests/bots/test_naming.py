"""Bots are asked for by name."""

from __future__ import annotations

import pytest

from tablee.bots import Greedy, Random, Searching, bot
from tablee.engine.errors import TableeError
from tablee.games import game
from tests.engine.toys import Parcel


def test_names() -> None:
    coup = game("coup")
    assert isinstance(bot("random", coup), Random)
    assert isinstance(bot("greedy", coup), Greedy)
    searching = bot("ismcts:500", coup)
    assert isinstance(searching, Searching)
    assert (searching.name, searching.iterations) == ("ismcts:500", 500)
    assert bot("ismcts", coup).name == f"ismcts:{Searching.standard}"


@pytest.mark.parametrize(
    "name", ["gredy", "", "greedy:3", "ismcts:", "ismcts:0", "ismcts:-1", "ismcts:many", "ismcts:1000001"]
)
def test_unknown_names_are_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(TableeError) as error:
        bot(name, game("coup"))
    assert "\n" not in str(error.value)
    assert str(error.value).endswith((".", "?"))


def test_near_names_are_suggested() -> None:
    with pytest.raises(TableeError, match="Did you mean: greedy"):
        bot("gredy", game("coup"))


def test_a_game_without_judgement_has_no_greedy_bot() -> None:
    with pytest.raises(TableeError, match="random"):
        bot("greedy", Parcel())
