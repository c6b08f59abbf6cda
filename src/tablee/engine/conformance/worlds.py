"""Secrecy, judged by re-dealt worlds: `determinize` turns a position into others that the viewer cannot tell from it;
everything the viewer is given must be the same bytes."""

from __future__ import annotations

import random

from tablee.engine.conformance.given import difference, given
from tablee.engine.conformance.refusing import in_words
from tablee.engine.conformance.setting import Setting, asked_seats, long_walk, need
from tablee.engine.digest import contents, digest
from tablee.engine.game import Game, Step
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR, UNSEEN, State
from tablee.engine.view import encoded


def vain_tries(setting: Setting, choose: random.Random) -> list[int]:
    most = setting.game.num_actions(setting.game.options(setting.variant))
    return [choose.randrange(-1, most + 1) for _ in range(6)]


def move_texts(game: Game, state: State) -> list[str]:
    """What anybody might type: the moves of the seat to act, and each word of them, for a word alone may be enough."""
    seat = int(state.to_act)
    whole = {game.notate(state, action, seat) for action in game.legal(state, seat)}
    return sorted(whole | {word for text in whole for word in text.split()})


def redealt_worlds(setting: Setting, share: float = 0.3) -> int:
    """Worlds made by `determinize` look the same to the viewer; `deal` gives the same world. Positions compared."""
    game, choose, compared = setting.game, setting.chooser(), 0
    for state, _ in long_walk(setting):
        if choose.random() >= share:
            continue
        asked, typed = vain_tries(setting, choose), move_texts(game, state)
        for viewer in setting.viewers:
            truth, number = digest(state), choose.randrange(2**32)
            world = state.copy()
            world.determinize(viewer, rng_of(number))
            told = difference(given(game, world, viewer, asked, typed), given(game, state, viewer, asked, typed))
            need(not told, f"viewer {viewer} can tell a re-dealt world from the true one by {told}", setting)
            need(game.knows(world, viewer) == game.knows(state, viewer), "a re-dealt world denies knowledge", setting)
            need(not (wrong := game.violations(world)), f"in a re-dealt world: {'; '.join(wrong)}", setting)
            need(bool(world.legal_actions()), "in a re-dealt world nothing can be done", setting)
            dealt = state.deal(viewer, rng_of(number))
            need(digest(state) == truth, "dealing a world changed the true one", setting)
            world.memory = None
            need(contents(dealt) == contents(world), "deal and determinize give different worlds", setting)
            compared += 1
    return compared


def canonical_worlds(setting: Setting, share: float = 0.2) -> None:
    """The world that `determinize` gives does not depend on hidden cards, on the true rng, or on half-made moves."""
    choose = setting.chooser()
    for state, action in long_walk(setting):
        if choose.random() >= share:
            continue
        for viewer in setting.viewers:
            number = choose.randrange(2**32)
            expected = world_of(state, viewer, number)
            elsewhere = state.copy()
            elsewhere.determinize(viewer, rng_of(choose.randrange(2**32)))
            elsewhere.memory = state.memory
            need(world_of(elsewhere, viewer, number) == expected, "a dealt world depends on hidden cards", setting)
            lucky = state.copy()
            lucky.rng = Rng(choose.randrange(2**32), 1, 2, 3)
            need(world_of(lucky, viewer, number) == expected, "a dealt world depends on the true rng", setting)
            if viewer != state.to_act:
                begun = state.copy()
                begun.apply(action)
                if begun.pending.count > state.pending.count:
                    need(
                        world_of(begun, viewer, number) == expected, "a half-made move shows in a dealt world", setting
                    )


def world_of(state: State, viewer: int, number: int) -> str:
    world = state.copy()
    world.determinize(viewer, rng_of(number))
    return digest(world)


def many_worlds(setting: Setting) -> None:
    """Where something is hidden from a viewer, dealing with other random numbers gives other worlds."""
    choose = setting.chooser()
    for viewer in setting.viewers:
        hidden, worlds = 0, 0
        for state, _ in long_walk(setting):
            if choose.random() >= 0.2:
                continue
            dealt = [_without_rng(state.deal(viewer, rng_of(choose.randrange(2**32)))) for _ in range(8)]
            truth = state.clone()
            truth.pending.clear()
            truth.waiting = None
            hidden += any(world != _without_rng(truth) for world in dealt)
            worlds += len(set(dealt)) > 1
        need(worlds > 0 or hidden == 0, f"worlds dealt for viewer {viewer} are never shuffled", setting)


def _without_rng(state: State) -> str:
    state.rng = Rng(0, 0, 0, 0)
    return digest(state)


def effects(setting: Setting, share: float = 0.2) -> None:
    """What choices would bring is the same in every world the seat might be in, is told to nobody else, and can be put
    into words."""
    game, choose = setting.game, setting.chooser()
    for state, _ in long_walk(setting):
        if choose.random() >= share:
            continue
        seat, before = int(state.to_act), digest(state)
        found = game.effects(state, seat)
        need(digest(state) == before, "looking at effects changed the position", setting)
        texts = {choice.text for choice in game.choices(state, seat)}
        need(not found or texts <= found.keys(), "a choice has no effect, not even an empty one", setting)
        for text, effect in found.items():
            for line in effect.lines:
                in_words(setting, line)
            again = game.effects(state, seat, world=choose.randrange(1, 2**32)).get(text)
            need(encoded(effect) == encoded(again), f"the effect of “{text}” depends on cards nobody knows", setting)
        for viewer in setting.viewers:
            mine = game.is_asked(state, viewer)
            need(mine or not game.effects(state, viewer), f"viewer {viewer} gets another's effects", setting)


def half_made_moves(setting: Setting) -> None:
    """Steps of an unfinished compound move change nothing for anybody else and are told to nobody."""
    table, choose = setting.table(), setting.chooser()
    while not table.state.over:
        position, asked = table.state, asked_seats(table.state)
        seat = choose.choice(asked) if len(asked) > 1 else int(position.to_act)
        action = choose.choice(position.actions_of(seat))
        offers = [encoded(table.may_take_back(viewer)) for viewer in range(setting.seats)]
        step = table.play(seat, action)[0]
        need(step.before.seen(action, seat) == action, "a seat does not perceive its own move", setting)
        if not step.half_made:
            own = position.begun(step.after.to_act).count if step.after.to_act != seat else 0
            need(step.after.pending.count == own, "a half-made move is left to others", setting)
            continue
        need(setting.game.is_asked(step.after, seat), "a half-made move is left to others", setting)
        need(step.after.learned == position.learned, "something is learned from a half-made move", setting)
        if step.after.begun(seat).count <= step.before.pending.count:
            continue
        typed = move_texts(setting.game, step.before)
        for viewer in setting.viewers:
            if viewer != seat:
                _unnoticed(setting, position, step, viewer, typed)
                same = viewer == SPECTATOR or encoded(table.may_take_back(viewer)) == offers[viewer]
                need(same, "a half-made move shows in what others may take back", setting)


def _unnoticed(setting: Setting, position: State, step: Step, viewer: int, typed: list[str]) -> None:
    game, state, action = setting.game, step.before, step.action
    need(state.seen(action, viewer) == UNSEEN, "a half-made move is perceived by others", setting)
    need(game.notate(state, action, viewer) == "", "a half-made move is written down for others", setting)
    need(game.log(step, viewer) == [], "a half-made move is told to others", setting)
    told = difference(given(game, position, viewer, [], typed), given(game, step.after, viewer, [], typed))
    need(not told, f"a half-made move changes what viewer {viewer} sees: {told}", setting)
