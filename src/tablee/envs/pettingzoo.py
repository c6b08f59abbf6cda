"""A game as a PettingZoo environment: one agent a seat, illegal actions masked, the share of the victory as reward."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tablee.engine.game import Game, GameOptions, GameSheet
from tablee.engine.state import State
from tablee.games import game

Observation = dict[str, NDArray[Any]]


def environment(
    name: str, seats: int, options: Mapping[str, object] | None, content: GameSheet | None, *, checked: bool
) -> AECEnv:
    env: AECEnv = TableeEnv(game(name), seats, options, content)
    if checked:
        env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
    return env


class TableeEnv(AECEnv):
    """Observations are `{"observation": Game.encode, "action_mask": legal actions}`, from the agent's own seat only."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | GameOptions | None,
        content: GameSheet | None,
    ) -> None:
        super().__init__()
        self.game, self.seats, self.content = game, seats, content
        self.options = game.options_for(seats, options)
        self.metadata = {
            "name": f"tablee_{game.id}_v{game.rules_version}",
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.num_actions = game.num_actions(self.options)
        size = game.observation_size(seats, self.options)
        # One space object an agent, and always the same one: PettingZoo seeds them.
        self._observation_spaces = {agent: _observation_space(size, self.num_actions) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.num_actions) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()
        self.position: State

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed deals the same cards; without one every game is another."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        dealt_from = int(self._chance.integers(2**63))
        self.position = self.game.new(self.seats, self.options, dealt_from, self.content)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.to_act]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        mask = np.zeros(self.num_actions, dtype=np.int8)
        mask[self.game.legal(self.position, seat)] = 1
        numbers = self.game.encode(self.position, seat)
        return {"observation": np.fromiter(numbers, np.float32, len(numbers)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise ValueError(f"{agent} must choose an action")
        self.game.play(self.position, self._seats[agent], int(action))
        if not self.position.over:  # nobody gets a reward before the end: there is nothing to clear or to add
            self.agent_selection = self.possible_agents[self.position.to_act]
            return
        shares = self.position.returns()
        self.rewards = {agent: shares[seat] for agent, seat in self._seats.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def clone(self) -> TableeEnv:
        """An independent copy of the running game, with all that the seats have learned."""
        twin = TableeEnv(self.game, self.seats, self.options, self.content)
        twin.position = self.position.copy()
        twin.agents = list(self.agents)
        twin.agent_selection = self.agent_selection
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return twin

    def render(self) -> None:
        return None

    def close(self) -> None:
        pass


def _observation_space(size: int, num_actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (num_actions,), np.int8),
        }
    )
