"""PettingZoo's own tests judge every registered game, with every number of seats and every variant."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tablee.engine.conformance import Setting, settings
from tablee.engine.digest import digest
from tablee.engine.errors import Refused, TableeError
from tablee.envs import pettingzoo_env
from tablee.envs.pettingzoo import TableeEnv
from tablee.games import games

each_setting = pytest.mark.parametrize(
    "setting",
    [setting for game in games().values() for setting in settings(game)],
    ids=lambda setting: "-".join([setting.game.id, str(setting.seats), *setting.variant]),
)


@each_setting
def test_api(setting: Setting) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of dictionary observations, its own way to give a mask
        api_test(pettingzoo_env(setting.game.id, setting.seats, setting.variant), num_cycles=300)


@each_setting
def test_seeds(setting: Setting) -> None:
    seed_test(lambda: pettingzoo_env(setting.game.id, setting.seats, setting.variant), num_cycles=100)


@pytest.mark.parametrize("name", games())
def test_a_game_played_through_the_mask_shares_out_one_victory(name: str) -> None:
    env = pettingzoo_env(name, seats=games()[name].seats_max, checked=False)
    env.reset(seed=11)
    choose = np.random.default_rng(5)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        rewards[agent] += reward
        assert not cut
        env.step(None if over else int(choose.choice(np.flatnonzero(observation["action_mask"]))))
    assert not env.agents
    if games()[name].cooperative:
        assert set(rewards.values()) in ({0.0}, {1.0})  # all win or lose together
    else:
        assert sum(rewards.values()) == pytest.approx(1)


def test_only_the_agent_to_act_is_offered_anything() -> None:
    env = pettingzoo_env("coup", seats=4)
    env.reset(seed=1)
    for agent in env.agents:
        offered = env.observe(agent)["action_mask"].any()
        assert offered == (agent == env.agent_selection)


def test_the_same_seed_deals_the_same_and_resets_go_on() -> None:
    first, second = (pettingzoo_env("coup", seats=3).unwrapped for _ in range(2))
    marks = []
    for env in (first, second):
        env.reset(seed=7)
        mark = digest(env.position)
        env.reset()
        marks.append((mark, digest(env.position)))
    assert marks[0] == marks[1]
    assert marks[0][0] != marks[0][1]


def test_a_clone_goes_its_own_way() -> None:
    env = pettingzoo_env("coup", seats=2).unwrapped
    assert isinstance(env, TableeEnv)
    env.reset(seed=3)
    twin, before = env.clone(), digest(env.position)
    assert digest(twin.position) == before
    twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    assert digest(env.position) == before != digest(twin.position)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo_env("coup", seats=2)
    env.reset(seed=3)
    before = digest(env.unwrapped.position)
    with pytest.raises(Refused, match="COUP-2.1"):
        env.step(247)
    assert digest(env.unwrapped.position) == before


@pytest.mark.parametrize(("name", "seats"), [("coup", 7), ("coup", 1), ("cuop", 3)])
def test_what_cannot_be_is_said_at_once(name: str, seats: int) -> None:
    with pytest.raises(TableeError):
        pettingzoo_env(name, seats=seats)
