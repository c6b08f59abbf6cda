"""The rules as a state machine: there are legal actions until the end, copies are complete, and the same facts give the
same bytes."""

from __future__ import annotations

from hashlib import sha256

from tablee.engine.conformance.setting import Setting, need, walk
from tablee.engine.digest import digest
from tablee.engine.seed import rng_of


def legal_actions(setting: Setting) -> None:
    """There is always something to do until the end, all of it within `num_actions`, nothing twice, nothing after."""
    game, state = setting.game, setting.new()
    most = game.num_actions(game.options(setting.variant))
    for state, _ in walk(setting):
        legal = state.legal_actions()
        need(len(set(legal)) == len(legal), "an action is offered twice", setting)
        need(all(0 <= action < most for action in legal), "an action is outside num_actions", setting)
        need(0 <= state.to_act < setting.seats, "nobody is to act", setting)
        need(game.legal(state, state.to_act) == legal, "the table offers something else than the rules", setting)
    need(state.over and not state.legal_actions(), "something may be done after the end", setting)
    scores, returns = state.scores(), state.returns()
    need(len(scores) == len(returns) >= setting.seats, "scores and returns for every participant", setting)
    need(all(0 <= share <= 1 for share in returns), "returns lie between 0 and 1", setting)


def invariants(setting: Setting) -> None:
    """The invariants of the game package hold after every step."""
    state = setting.new()
    for state, _ in walk(setting):
        need(not (wrong := setting.game.violations(state)), "; ".join(wrong), setting)
    need(not (wrong := setting.game.violations(state)), "; ".join(wrong), setting)


def clones(setting: Setting) -> None:
    """A clone equals the original but for the memory, a copy in everything, and each goes its own way."""
    choose = setting.chooser()
    for state, action in walk(setting):
        if choose.random() < 0.3:
            before, clone, copy = digest(state), state.clone(), state.copy()
            need(digest(copy) == before, "a copy differs from its original", setting)
            clone_before = digest(clone)
            clone.memory = state.memory
            need(digest(clone) == before, "a clone differs in more than its memory", setting)
            clone.memory = None
            origin = state.copy()
            still, kept = origin.clone(), origin.copy()
            origin.apply(action)
            need(digest(still) == clone_before, "moving in the original moves its clone", setting)
            need(digest(kept) == before, "moving in the original moves its copy", setting)
            copy.apply(action)
            clone.apply(action)
            need(digest(state) == before, "moving in a copy or clone moves the original", setting)


def deterministic(setting: Setting) -> None:
    """The same fact leads to the same bytes."""
    need(trail(setting) == trail(setting), "the same fact led to different positions", setting)


def trail(setting: Setting) -> str:
    """A fingerprint of a whole game, position by position: the same on every machine, compiled or not."""
    state, marks = setting.new(), list[str]()
    for state, _ in walk(setting):
        marks.append(digest(state))
    marks.append(digest(state))  # after the last move
    return sha256("".join(marks).encode()).hexdigest()


def learning(setting: Setting) -> None:
    """Whenever chance falls or a move shows its maker something hidden, `learned` grows: undo depends on it."""
    game, choose = setting.game, setting.chooser()
    for state, action in walk(setting):
        seat, after = int(state.to_act), state.copy()
        after.apply(action)
        need(after.learned >= state.learned, "something learned is forgotten", setting)
        if after.learned > state.learned:
            continue
        need(after.rng.words() == state.rng.words(), "chance falls, and nothing counts as learned", setting)
        world = state.copy()
        world.determinize(seat, rng_of(choose.randrange(2**32)))
        world.apply(action)
        same = game.knows(world, seat) == game.knows(after, seat)
        need(same, "a move shows something hidden, and nothing counts as learned", setting)
