"""Secrecy, judged by twin histories, which need no `determinize`: the same game is played from two scripted deals that
differ only in cards the viewer never saw, the others acting on what they hold; as long as `Game.knows` says that the
viewer cannot tell, everything it is given must be the same bytes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from tablee.engine.conformance.given import Given, difference, given
from tablee.engine.conformance.setting import MOST_GAMES, Setting, need
from tablee.engine.conformance.worlds import move_texts, vain_tries, world_of
from tablee.engine.digest import digest
from tablee.engine.game import Game, Step
from tablee.engine.rng import Dealer
from tablee.engine.seed import Seed
from tablee.engine.state import UNSEEN, State

ENOUGH_TWINS = 24  # moments of twin histories for each viewer: short games are played several times


@dataclass(frozen=True)
class Twin:
    """One moment of twin histories: two true positions that the viewer cannot tell apart."""

    viewer: int
    a: State
    b: State
    told: tuple[Given, Given]  # what the viewer was told of the move that led here, in each


def twin_histories(setting: Setting, viewer: int, choose: random.Random) -> Iterator[Twin]:
    """The same game from two scripted deals that differ in cards hidden from the viewer, as long as it cannot tell.

    The viewer does the same in both. Each other seat acts on what it holds: whatever looks the same to the viewer.
    """
    game = setting.game
    pair = _twin_deals(setting, viewer, choose)
    if pair is None:
        return
    a, b = pair
    yield Twin(viewer, a, b, (NOTHING, NOTHING))
    while not a.over:
        moves = _like_moves(a, b, viewer, choose)
        if moves is None:
            return
        seat = int(a.to_act)
        for here, there in _side_by_side(*moves):
            told = [
                NOTHING if action is None else _told(game, game.step(state, seat, action), viewer)
                for state, action in ((a, here), (b, there))
            ]
            if game.knows(a, viewer) != game.knows(b, viewer):
                return
            yield Twin(viewer, a, b, (told[0], told[1]))


# What is told of a step that nobody else sees.
NOTHING: Given = {"log": [], "beats": [], "notation": "", "seen": UNSEEN}


def _told(game: Game, step: Step, viewer: int) -> Given:
    """All that the viewer is told of a move."""
    state, action = step.before, step.action
    return {
        "log": game.log(step, viewer),
        "beats": game.beats(step, [viewer])[0],
        "notation": game.notate(state, action, viewer),
        "seen": state.seen(action, viewer),
    }


def _twin_deals(setting: Setting, viewer: int, choose: random.Random) -> tuple[State, State] | None:
    """The same set-up twice; in the second some dealt things have changed places where the viewer does not look."""
    game = setting.game
    options = game.options_for(setting.seats, setting.variant)
    content = game.content(setting.seats)
    seed = Seed.of(choose.randrange(2**32))

    def deal(script: list[list[int]] | None) -> tuple[State, Dealer]:
        rng = seed.rng()
        dealer = Dealer(rng, script)
        return game.set_up(setting.seats, options, content, game.rules_version, rng, dealer), dealer

    a, dealer = deal(None)
    mixed = [number for number, dealt in enumerate(dealer.dealt) if len(set(dealt)) > 1]
    for _ in range(50 if mixed else 0):
        script = [list(dealt) for dealt in dealer.dealt]
        for _ in range(choose.choice((1, 1, 2, 4, 8))):
            cards = script[choose.choice(mixed)]
            i, j = choose.sample(range(len(cards)), 2)
            cards[i], cards[j] = cards[j], cards[i]
        b, _ = deal(script)
        if digest(a) != digest(b) and game.knows(a, viewer) == game.knows(b, viewer):
            return a, b
    return None


def _side_by_side(here: list[int], there: list[int]) -> list[tuple[int | None, int | None]]:
    """Steps of two moves that look the same: the last ones together, what nobody sees before them as it comes."""
    unseen = zip_longest(here[:-1], there[:-1])
    return [*unseen, (here[-1], there[-1])]


def _like_moves(a: State, b: State, viewer: int, choose: random.Random) -> tuple[list[int], list[int]] | None:
    """A whole move in each world, step by step, that look the same to the viewer; None if none was found."""
    if a.to_act == viewer:
        action = choose.choice(a.legal_actions())
        return ([action], [action]) if action in b.legal_actions() else None
    for _ in range(8):
        here, seen_as = _any_move(a, viewer, choose)
        there = _move_seen_as(b, viewer, seen_as, here, [200])
        if there is not None:
            return here, there
    return None


def _any_move(state: State, viewer: int, choose: random.Random) -> tuple[list[int], int]:
    """The steps of some whole move of the seat to act, and what the viewer sees of it."""
    state, seat, steps = state.copy(), state.to_act, list[int]()
    while True:
        steps.append(choose.choice(state.legal_actions()))
        seen_as = int(state.seen(steps[-1], viewer))
        if seen_as != UNSEEN:
            return steps, seen_as
        state.apply(steps[-1])
        if not state.pending.count or state.to_act != seat:
            return steps, seen_as


def _move_seen_as(state: State, viewer: int, seen_as: int, like: list[int], budget: list[int]) -> list[int] | None:
    """The steps of a whole move that the viewer sees so: the nearest to those given, looked for within a budget."""
    legal = state.legal_actions()
    for action in sorted(legal, key=lambda action: action != like[0]) if like else legal:
        budget[0] -= 1
        if budget[0] < 0:
            return None
        seen = int(state.seen(action, viewer))
        if seen != UNSEEN:
            if seen == seen_as:
                return [action]
            continue
        after = state.copy()
        after.apply(action)
        if not after.pending.count or after.to_act != state.to_act:
            if seen_as == UNSEEN:
                return [action]
            continue
        rest = _move_seen_as(after, viewer, seen_as, like[1:], budget)
        if rest is not None:
            return [action, *rest]
    return None


def twins(setting: Setting) -> int:
    """In twin histories everything the viewer is given is the same bytes. Positions compared."""
    choose, compared = setting.chooser(), 0
    for viewer in setting.viewers:
        seen = 0
        for _ in range(MOST_GAMES):
            for twin in twin_histories(setting, viewer, choose):
                _compare(setting, twin, choose)
                seen += 1
            if seen >= ENOUGH_TWINS:
                break
        compared += seen
    return compared


def _compare(setting: Setting, twin: Twin, choose: random.Random) -> None:
    game, viewer = setting.game, twin.viewer
    a, b, asked = twin.a, twin.b, vain_tries(setting, choose)
    if not a.over and a.to_act == viewer:
        need(a.legal_actions() == b.legal_actions(), "legal moves tell hidden things", setting)
    part = difference(*twin.told)
    need(not part, f"viewer {viewer} is told hidden things by {part}", setting)
    typed = move_texts(game, a)
    part = difference(given(game, a, viewer, asked, typed), given(game, b, viewer, asked, typed))
    need(not part, f"viewer {viewer} is given hidden things by {part}", setting)
    if choose.random() < 0.1:
        number = choose.randrange(2**32)
        same = world_of(a, viewer, number) == world_of(b, viewer, number)
        need(same, f"worlds dealt for viewer {viewer} depend on what it cannot know", setting)
