"""Single-observer information-set search: many dealt worlds, one tree of what the observer would see."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.seat import Seat
from tablee.engine.playout import random_playout
from tablee.engine.rng import Rng
from tablee.engine.state import MAX_ACTIONS, State

EXPLORATION: Final = 0.7
_NONE: Final = -2  # nothing is seen, not even UNSEEN


class Node:
    """What the observer has seen since the root; its children are what may be seen next."""

    __slots__ = ("asked", "available", "children", "mover", "parent", "visits", "wins")

    def __init__(self, parent: Node | None, mover: i64) -> None:
        self.parent: Final = parent
        self.mover: Final[i64] = mover  # whose move led here
        self.children: Final[dict[i64, Node]] = {}
        self.wins: float = 0.0
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been chosen
        self.asked: i64 = -1  # the last iteration in which it was looked at


class Search:
    """One search from one seat. Its answer depends on the seat's knowledge, the budget and the rng only."""

    __slots__ = ("_actions", "_observer", "_seen", "iterations", "rng", "root", "seat")

    def __init__(self, seat: Seat, rng: Rng) -> None:
        self.seat: Final = seat
        self.rng: Final = rng
        self.root: Final = Node(None, -1)
        self.iterations: i64 = 0
        self._observer: i64 = seat.index
        self._actions: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self._seen: vec[i64] = vec[i64]([0] * MAX_ACTIONS)

    def run(self, iterations: int) -> None:
        """Run so many more iterations."""
        for iteration in range(i64(iterations)):
            self._iterate()

    def best(self) -> int:
        """The action tried most often; of equals the smallest."""
        best_action: i64 = -1
        best_visits: i64 = -1
        for action, child in self.root.children.items():
            if child.visits > best_visits or (child.visits == best_visits and action < best_action):
                best_visits = child.visits
                best_action = action
        return best_action

    def _iterate(self) -> None:
        state = self.seat.deal(self.rng)
        node = self.root
        grown = False
        while not state.over and not grown:
            node = self._step(node, state)
            grown = node.visits == 0
        random_playout(state, self.rng)
        self._reward(node, state.returns())
        self.iterations += 1

    def _step(self, node: Node, state: State) -> Node:
        """Go down one level: to something not yet seen here if there is any, else to the most promising child (UCB)."""
        actions = self._actions
        seen = self._seen
        mover = state.to_act
        count = state.fill_actions(actions)
        for i in range(count):
            seen[i] = state.seen(actions[i], self._observer)
        choice = self._new(node, count)
        if choice == _NONE:
            choice = self._most_promising(node, count)
            child = node.children[choice]
        else:
            child = Node(node, mover)
            child.available = 1
            node.children[choice] = child
        state.apply(self._any_seen_as(choice, count))
        return child

    def _new(self, node: Node, count: i64) -> i64:
        """One of the seen actions that have no child yet, drawn uniformly; _NONE if all have one."""
        children = node.children
        found: i64 = 0
        choice: i64 = _NONE
        for i in range(count):
            seen_as = self._seen[i]
            if seen_as not in children:
                found += 1
                if found == 1 or self.rng.below(found) == 0:
                    choice = seen_as
        return choice

    def _most_promising(self, node: Node, count: i64) -> i64:
        children = node.children
        best_score = -1.0
        best: i64 = 0
        for i in range(count):
            seen_as = self._seen[i]
            child = children[seen_as]
            if child.asked != self.iterations:  # several actions may look the same
                child.asked = self.iterations
                child.available += 1
                visits = float(child.visits)
                score = child.wins / visits + EXPLORATION * sqrt(log(float(child.available)) / visits)
                if score > best_score:
                    best_score = score
                    best = seen_as
        return best

    def _any_seen_as(self, seen_as: i64, count: i64) -> i64:
        """One of the actions that look like this to the observer, drawn uniformly."""
        found: i64 = 0
        action: i64 = 0
        for i in range(count):
            if self._seen[i] == seen_as:
                found += 1
                if found == 1 or self.rng.below(found) == 0:
                    action = self._actions[i]
        return action

    def _reward(self, node: Node, returns: list[float]) -> None:
        walk: Node | None = node
        while walk is not None:
            walk.visits += 1
            if walk.mover >= 0:
                walk.wins += returns[walk.mover]
            walk = walk.parent
