"""Levels: the strengths that people can ask for, what they may cost, and how long a bot seems to think."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots import LEVELS, Searching, Seat, Thinker, bot, thinking_rng
from tablee.bots.greedy import greedy_choice, noisy_choice
from tablee.bots.levels import (
    MOST_PLAYOUTS,
    MOST_WORLDS,
    SLOWER,
    STEP,
    answer_at,
    at_level,
    bounded,
    level_of,
    searches,
    shown_ms,
    wished,
)
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.games import game, games
from tests.bots.unhurried import unhurried
from tests.engine.toys import Parcel

GAMES = [*games().values(), Parcel()]


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_every_level(played: Game, level: str) -> None:
    state = played.new(2, seed=1)
    chosen = unhurried(bot(level, played))
    assert (chosen.name, chosen.version) == (level, 4)
    seat = Seat(state, state.to_act)
    first, again = (chosen.choose(seat, thinking_rng(b"luck", 1)) for _ in range(2))
    assert first in seat.actions()
    assert first == again


@pytest.mark.parametrize("name", ["ismcts:5", "ismcts:1000000", "greedy:3", "expert:9", "", "god"])
def test_a_client_cannot_ask_for_anything_else(name: str) -> None:
    with pytest.raises(TableeError) as error:
        wished(name, game("coup"))
    assert error.value.line.key == "table-unknown-bot"
    assert "ismcts" not in str(error.value.line.args["near"])


@pytest.mark.parametrize(("name", "level"), [("random", "novice"), ("greedy", "skilled"), ("ismcts", "master")])
def test_what_clients_asked_for_before_stands_for_a_level(name: str, level: str) -> None:
    assert wished(name, game("coupage")).name == level


@pytest.mark.parametrize(
    ("name", "level"), [("expert", "expert"), ("ismcts:7", "master"), ("greedy", "skilled"), ("x", "skilled")]
)
def test_a_rematch_goes_on_with_the_nearest_level(name: str, level: str) -> None:
    assert level_of(name) == level


def test_a_stored_budget_is_capped_when_a_server_thinks() -> None:
    coup = game("coup")
    large, small = bounded(bot("ismcts:1000000", coup)), bounded(bot("ismcts:5", coup))
    assert isinstance(large, Searching)
    assert isinstance(small, Searching)
    assert (large.iterations, small.iterations) == (MOST_WORLDS, 5)
    large, small = bounded(bot("tree:1000000", coup)), bounded(bot("rollouts:5", coup))
    assert isinstance(large, Thinker)
    assert isinstance(small, Thinker)
    assert (large.playouts, small.playouts) == (MOST_PLAYOUTS, 5)


def test_no_level_thinks_more_than_a_server_allows() -> None:
    for played in GAMES:
        for level in LEVELS:
            player = at_level(level, played).player  # type: ignore[attr-defined]
            assert not isinstance(player, Searching) or player.iterations <= MOST_WORLDS
            assert not isinstance(player, Thinker) or player.playouts <= MOST_PLAYOUTS


def test_the_upper_levels_search_unless_that_does_not_help(monkeypatch: pytest.MonkeyPatch) -> None:
    for played in games().values():
        assert [searches(at_level(level, played)) for level in LEVELS] == [False, False, False, True, True]
        monkeypatch.setattr(type(played), "search_helps", False)
        assert not any(searches(at_level(level, played)) for level in LEVELS)


# Mistakes


def test_without_noise_the_best_move_is_made_and_with_much_of_it_the_worst() -> None:
    coup = game("coup")
    judgement = coup.judgement(coup.options(None))
    assert judgement is not None
    state = coup.new(3, seed=5)
    seat = Seat(state, state.to_act)
    moves = {
        noise: {noisy_choice(seat, judgement, thinking_rng(b"a", n), noise) for n in range(60)}
        for noise in (0, 512, 1024)
    }
    assert moves[0] == {greedy_choice(seat, judgement, thinking_rng(b"a", n)) for n in range(60)}
    assert moves[0] != moves[1024]
    assert moves[0] < moves[512] <= set(seat.actions())


# The time shown


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "ismcts", "ismcts:1000000", "tree:1000000"])
def test_the_time_shown_is_enough_for_all_that_may_be_thought(played: Game, name: str) -> None:
    quick, usual = (shown_ms(name, played, None, 800, quick=quick) for quick in (True, False))
    judged = name in LEVELS or name.startswith(("random", "ismcts")) or played.judgement(played.options(None))
    thinks = bounded(bot(name, played)) if judged else None
    player = getattr(thinks, "player", thinks)
    worlds, speed = 0, 1
    if isinstance(player, Searching):
        worlds, speed = player.iterations, 4000 if played.budget is None else played.budget.ismcts_per_s
    if isinstance(player, Thinker):
        worlds, speed = player.playouts, played.thinking.playouts_per_s
    assert 2 * 1000 * worlds * (1 if tablee.ENGINE.compiled else SLOWER) // speed < quick < usual
    assert usual >= 800


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.id)
@pytest.mark.parametrize("name", LEVELS)
def test_quick_bots_can_be_followed(played: Game, name: str) -> None:
    longest_motion = 320  # of a piece in the browser, in milliseconds
    assert (
        longest_motion < shown_ms(name, played, None, 800, quick=True) < shown_ms(name, played, None, 800, quick=False)
    )
    assert shown_ms(name, played, None, 1, quick=True) < shown_ms(name, played, None, 1, quick=False)


def test_an_expert_answers_within_three_seconds_even_interpreted() -> None:
    for played in games().values():
        assert shown_ms("expert", played, None, 800, quick=False) <= 3000


def test_the_operator_may_want_bots_to_take_longer_or_no_time_at_all() -> None:
    coup = game("coup")
    assert shown_ms("novice", coup, None, 5000, quick=False) == 5000
    assert shown_ms("novice", coup, None, 5000, quick=True) < 5000
    assert shown_ms("master", coup, None, 0, quick=False) == 0


def test_an_early_thought_shows_nothing_and_a_late_one_little() -> None:
    assert {answer_at(10_000, 800, 10_000 + took) for took in (0, 1, 400, 800)} == {10_800}
    assert {answer_at(10_000, 800, 10_800 + late) for late in (1, 2, STEP)} == {10_800 + STEP}
    assert answer_at(10_000, 800, 10_801 + STEP) == 10_800 + 2 * STEP
