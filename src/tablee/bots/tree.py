"""Information-set tree search with priors: many dealt worlds, one tree of what the observer would see.

What looks better to the judgement is tried first and more often (PUCT, priors by rank); below the tree everybody plays
by judgement.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.policy import Policy
from tablee.bots.seat import Seat
from tablee.engine.judgement import NEVER
from tablee.engine.rng import Rng
from tablee.engine.state import MAX_ACTIONS, State

EXPLORATION: Final = 0.7


class TreeNode:
    """What the observer has seen since the root; its children are what may be seen next."""

    __slots__ = ("children", "mover", "parent", "rewards", "visits")

    def __init__(self, parent: TreeNode | None, mover: i64) -> None:
        self.parent: Final = parent
        self.mover: Final[i64] = mover  # whose move led here
        self.children: Final[dict[i64, TreeNode]] = {}
        self.rewards: float = 0.0  # of the mover
        self.visits: i64 = 0


class Tree:
    """One search from one seat. Its answer depends on the seat's knowledge, the budget and the rng only."""

    __slots__ = ("_ranks", "_sights", "budget", "done", "playouts", "policy", "rng", "root", "seat")

    def __init__(self, seat: Seat, policy: Policy, rng: Rng, budget: int) -> None:
        self.seat: Final = seat
        self.policy: Final = policy
        self.rng: Final = rng
        self.budget: Final[i64] = budget  # playouts
        self.playouts: i64 = 0
        self.done: bool = False
        self.root: Final = TreeNode(None, -1)
        self._ranks: Final[vec[i64]] = vec[i64]([0] * MAX_ACTIONS)
        self._sights: Final[vec[i64]] = vec[i64]([0] * MAX_ACTIONS)

    def run(self, playouts: int) -> None:
        """Look at so many further worlds; less when the search is done."""
        for world in range(i64(playouts)):
            if self.done:
                return
            self._iterate()
            # With one option there is nothing to think about; the time shown does not depend on it.
            self.done = self.playouts >= self.budget or self._is_forced()

    def best(self) -> int:
        """The action tried most often; of equals the better one."""
        best_action: i64 = -1
        best: TreeNode | None = None
        for action, child in self.root.children.items():
            if (
                best is None
                or child.visits > best.visits
                or (child.visits == best.visits and child.rewards > best.rewards)
            ):
                best = child
                best_action = action
        return best_action

    def _is_forced(self) -> bool:
        return self.playouts == 1 and len(self.seat.actions()) == 1

    def _iterate(self) -> None:
        state = self.seat.deal(self.rng)
        node = self.root
        grown = False
        while not state.over and not grown:
            node = self._step(node, state)
            grown = node.visits == 0
        self.policy.play_out(state, self.rng)
        self.policy.reward_all(state, 0, state.seats)
        rewards = self.policy.rewards
        walk: TreeNode | None = node
        while walk is not None:
            walk.visits += 1
            if walk.mover >= 0:
                walk.rewards += rewards[walk.mover]
            walk = walk.parent
        self.playouts += 1

    def _step(self, node: TreeNode, state: State) -> TreeNode:
        """Go down one level, to what is most promising for whoever is to act."""
        mover = state.to_act
        actions = self.policy.actions
        count = state.fill_actions(actions)
        for i in range(count):
            self._sights[i] = state.seen(actions[i], self.seat.index)
        choice: i64 = 0
        if count > 1:
            self.policy.judgement.weigh(state, actions, count, self.policy.weights)
            choice = self._most_promising(node, count)
        sight = self._sights[choice]
        if sight in node.children:
            child = node.children[sight]
        else:
            child = TreeNode(node, mover)
            node.children[sight] = child
        state.apply(actions[choice])
        return child

    def _most_promising(self, node: TreeNode, count: i64) -> i64:
        """An action by rank of its weight is taken for 1, 1/2, 1/3, … as likely as the best (PUCT)."""
        weights = self.policy.weights
        children = node.children
        best: i64 = 0
        best_score = -1.0
        push = EXPLORATION * sqrt(float(node.visits + 1)) / self._rank(count)
        ordinary = _average(node)
        for i in range(count):
            sight = self._sights[i]
            visits = 0.0
            value = ordinary
            if sight in children:
                child = children[sight]
                visits = float(child.visits)
                if child.visits > 0:
                    value = child.rewards / visits
            score = value + push / (float(self._ranks[i]) * (1.0 + visits))
            if weights[i] <= NEVER:
                score -= 2.0
            if score > best_score or i == 0:
                best_score = score
                best = i
        return best

    def _rank(self, count: i64) -> float:
        """Rank the actions by weight, from 1; the sum of 1 / rank."""
        weights = self.policy.weights
        total = 0.0
        for i in range(count):
            rank: i64 = 1
            for j in range(count):
                if weights[j] > weights[i]:
                    rank += 1
            self._ranks[i] = rank
            total += 1.0 / float(rank)
        return total


def _average(node: TreeNode) -> float:
    """What the moves tried here have brought to whoever made them, on average."""
    total = 0.0
    visits: i64 = 0
    for child in node.children.values():
        total += child.rewards
        visits += child.visits
    return total / float(visits) if visits > 0 else 0.5
