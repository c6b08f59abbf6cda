"""What can be wrong with a set-up is said in one sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.engine.digest import contents, digest, fields, size_in_bytes
from tablee.engine.errors import TableeError
from tablee.engine.game import Game, GameOptions
from tablee.engine.playout import random_playout
from tablee.engine.seed import rng_of
from tablee.engine.state import Content
from tablee.games import game, games
from tests.engine.toys import Parcel

COUP = game("coup")


class Lively(Parcel):
    class LivelyOptions(GameOptions, frozen=True):
        speed: int = 1
        names: bool = False

    Options = LivelyOptions


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_seats(seats: int) -> None:
    with pytest.raises(TableeError, match=f"2 to 6 players, not {seats}".replace("-", "−")):
        COUP.new(seats)


def test_rules_versions() -> None:
    assert COUP.new(2, rules=1).rules == 1
    for version in (0, 2):
        with pytest.raises(TableeError, match=f"Version {version} of the rules of Coup is not known"):
            COUP.new(2, rules=version)


def test_options() -> None:
    fast = Lively.LivelyOptions(speed=3)
    assert Lively().options({"speed": 3}) == fast
    assert Lively().options({"speed": "3"}) == fast  # from a command line
    with pytest.raises(TableeError, match="no option “sped”. Did you mean: speed"):
        Lively().options({"sped": 3})
    with pytest.raises(
        TableeError, match=r"not possible for this option of Parcel: a whole number is expected, .* \(in speed\)"
    ):
        Lively().options({"speed": "fast"})
    with pytest.raises(TableeError, match="played without options"):
        COUP.options({"speed": 3})
    assert msgspec.json.schema(Lively.Options)["$defs"]["LivelyOptions"]["properties"].keys() == {"speed", "names"}


def test_the_same_fact_is_the_same_game_and_another_seed_another() -> None:
    assert digest(COUP.new(3, seed=5)) == digest(COUP.new(3, seed=5))
    assert len({digest(COUP.new(3, seed=seed)) for seed in range(20)}) == 20


def test_a_fingerprint_sees_everything() -> None:
    state = COUP.new(2, seed=1)
    before = digest(state)
    for name in fields(state):
        value = getattr(state, name)
        if isinstance(value, bool) or not isinstance(value, int):
            continue
        setattr(state, name, value + 1)
        assert digest(state) != before, name
        setattr(state, name, value)
    memory: Any = state.memory
    memory.returned[0] = 1
    assert digest(state) != before
    with pytest.raises(TypeError, match="must not hold a object"):
        contents(object())


def test_a_clone_is_smaller_than_a_state_with_memory() -> None:
    state = COUP.new(6, seed=1)
    assert 1000 < size_in_bytes(state.clone()) < size_in_bytes(state)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_games_share_their_printed_material_and_none_changes_it(game: Game) -> None:
    for seats in range(game.seats_min, game.seats_max + 1):
        content = game.content(seats)
        before = everything(content)
        for seed in range(3):
            state = game.new(seats, seed=seed)
            assert state.content is content
            random_playout(state, rng_of(seed))
        assert everything(content) == before


def everything(content: Content) -> object:
    return [(name, contents(getattr(content, name))) for name in fields(content)]


def test_the_printed_material_of_many_sheets_is_not_kept_for_ever() -> None:
    for price in range(1, 100):
        sheet = COUP.read_sheet(b'{"token_price": %d}' % price, "my.json")
        assert COUP.content(2, sheet) is COUP.content(2, sheet)
    assert len(COUP._contents) < 50


def test_a_sheet_that_is_equal_to_the_standard_is_the_standard() -> None:
    assert COUP.content(3, COUP.Sheet()) is COUP.content(3)
