"""The model and the engine play the same games, and are compared after every step.

What is compared: who is asked what, every option, the score, the end, and for each viewer the whole table as the view
shows it. From the engine only what everybody may use is read: notation, views, scores. Positions are set up by
`tests.games.coupage.scene`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablee.bots import Greedy
from tablee.bots.greedy import weightiest
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tablee.games.coupage import GAME
from tablee.games.coupage.view import CoupageView
from tests.games.coupage.scene import Scene
from tests.models.coupage import model as m
from tests.models.coupage.model import Model
from tests.models.coupage.positions import position
from tests.models.lockstep import SameChance, play_out, same, same_question

LONGEST = 20_000  # steps
WAYS = ("random", "greedy", "position")
RULES = 2
Make = Callable[..., Model]


@dataclass(frozen=True)
class Match:
    """One game to compare."""

    seats: int
    abilities: bool
    second_cava: bool
    way: str
    seed: int

    @property
    def variant(self) -> str:
        names = ["abilities"] * self.abilities + ["second cava is wine"] * self.second_cava
        return " + ".join(names) or "standard"

    @property
    def setting(self) -> str:
        return f"{self.seats} seats, {self.variant}, {self.way}"

    def __str__(self) -> str:
        return f"{self.setting}, seed {self.seed}"


def matches(number: int) -> list[Match]:
    """So many games: all numbers of seats, sets of options and ways to play in turn."""
    settings = [(seats, *options) for seats in (2, 3, 4) for options in _OPTIONS]
    return [
        Match(*settings[i % len(settings)], WAYS[(i + i // len(settings)) % len(WAYS)], i)  # the way shifts every round
        for i in range(number)
    ]


_OPTIONS = [(False, False), (True, False), (False, True), (True, True)]


def play(match: Match, make: Make = Model, most: int = LONGEST) -> int:
    """Play one game in lockstep and return the number of steps; Disagreement if the two differ."""
    table, model = start(match, make)
    choose = _chooser(match)

    def step(text: str) -> None:
        model.answer(text)
        table.state.apply(GAME.parse(table.state, table.to_act, text))

    return play_out(
        match,
        table.state,
        most,
        compare=lambda _: compare(table, model),
        choose=lambda: choose(table, model),
        make=step,
    )


def start(match: Match, make: Make = Model) -> tuple[Scene, Model]:
    if match.way == "position":
        table = position(match.seats, match.abilities, match.second_cava, match.seed)
        model = make(match.seats, SameChance(table.state.rng), abilities=match.abilities, second_cava=match.second_cava)
        take_over(table, model)
    else:
        table, model = _new_game(match, make)
    model.begin()
    return table, model


def _new_game(match: Match, make: Make) -> tuple[Scene, Model]:
    """A deck that both deal from."""
    chance = random.Random(match.seed)
    deck, first = chance.sample(m.DECK, len(m.DECK)), chance.randrange(match.seats)
    options = {"abilities": match.abilities, "second_cava_is_wine": match.second_cava}
    script = [[first], [m.CLASSES.index(card) for card in deck]]
    table = Scene(GAME.new(match.seats, options, match.seed, rules=RULES, script=script))
    model = make(match.seats, SameChance(table.state.rng), abilities=match.abilities, second_cava=match.second_cava)
    model.deal(deck, first)
    return table, model


def take_over(table: Scene, model: Model) -> None:
    """The position of a table on which somebody is about to draw or to act."""
    shown = table.view(SPECTATOR)
    model.hands = [table.hand(seat) for seat in range(model.seats)]
    model.pile = table.pile()
    model.discard = table.discard()
    model.latest = [shown.top] if shown.top else []
    model.market = list(shown.market)
    model.turn, model.turns = shown.turn, shown.turns
    model.actions_left, model.phase = shown.actions_left, shown.phase
    for seat in range(model.seats):
        for number in range(m.BARRELS):
            model.barrels[seat][number] = _barrel(table, seat, number)
    model.cava_cards = 4 - sum(barrel.cava_card for row in model.barrels for barrel in row)


def _barrel(table: Scene, seat: int, number: int) -> m.Barrel:
    shown = table.barrel(seat, number + 1)
    barrel = m.Barrel(shown.recipe, list(shown.grapes), [], shown.spoiled, shown.stage == "bottled", shown.cava_card)
    for place, time in enumerate(shown.time):
        known = None if time.card else {seat}
        card = table.barrel(seat, number + 1, seat).time[place].card
        barrel.times.append(m.Time(card, time.down, known))
    return barrel


def _chooser(match: Match) -> Callable[[Scene, Model], str]:
    """Random moves, or mostly what looks best, so that late positions are reached soon. From a position that was set up
    payments are large."""
    chance, rng = random.Random(match.seed), rng_of(match.seed)
    options = {"abilities": match.abilities, "second_cava_is_wine": match.second_cava}
    judgement = Greedy(GAME, GAME.options(options)).judgement

    def choose(table: Scene, model: Model) -> str:
        state = table.state
        if match.way == "greedy" and judgement is not None and chance.random() < 0.85:
            return GAME.moves.name(state, int(weightiest(state, judgement, rng)))
        names = [GAME.moves.name(state, action) for action in state.legal_actions()]
        paying = model.asked is not None and model.asked.step == "pay"
        if match.way == "position" and paying and chance.random() < 0.97:
            return min(names, key=lambda name: (1, 0) if name == "done" else m.payment_order(name))
        return chance.choice(names)

    return choose


# What is compared


def compare(table: Scene, model: Model) -> None:
    same("over", table.state.over, model.over)
    compare_asked(table, model)
    same("scores", table.state.scores(), [model.progress(seat) for seat in range(model.seats)])
    if model.over:
        same("shares of the victory", table.state.returns(), model.shares())
    views = GAME.views(table.state, (SPECTATOR, *range(model.seats)))
    for view in views:
        assert isinstance(view, CoupageView)
        compare_open(view, model)
        compare_barrels(view, model)
        if view.viewer != SPECTATOR:
            compare_hand(view, model)
    same("pile, in order", table.pile(), model.pile)
    if model.asked is not None and model.asked.step == "act":
        compare_lockouts(table, model)


def compare_asked(table: Scene, model: Model) -> None:
    same_question(GAME, table.state, model)
    if model.asked is not None:
        same("step", table.view(model.asked.seat).step, model.asked.step)


def compare_lockouts(table: Scene, model: Model) -> None:
    """CPG-4.6: a recipe that makes a win impossible is costly, and its effect says so."""
    for action in table.state.legal_actions():
        text = GAME.moves.name(table.state, action)
        verb, _, recipe = text.partition(" ")
        if verb == "lay":
            effect = GAME.effect(table.state, action)
            lost = not model.can_win_after(model.turn, recipe)
            same(f"{text} is costly", effect.costly, lost)
            same(f"{text} says so", "coupage-effect-lockout" in [line.key for line in effect.lines], lost)


def compare_open(view: CoupageView, model: Model) -> None:
    """What lies open for all."""
    same("pile", view.pile, len(model.pile))
    same("discard", [(one.card, one.count) for one in view.discard], _stacks(model.discard))
    same("card on top", bool(view.top), bool(model.discard))
    same("top is one of the last discarded", view.top in (model.latest or [""]), True)
    same("market", list(view.market), model.market)
    same("harvest", [card for card in view.harvest if card], [card for card in model.harvest if card])
    same("card being resolved", view.resolving, model.resolving)
    same("barrel being bottled", view.bottling, _place(model.bottling))
    same("payment for it", m.in_order(view.paid), m.in_order(model.paid))
    same("cava cards", view.cava_cards, model.cava_cards)
    same("turns", view.turns, model.turns)
    same("turn limit", view.turn_limit, m.TURNS_PER_PLAYER * model.seats)
    same("winner", view.winner, model.winner)
    if not model.over:
        same("turn", view.turn, model.turn)
        same("phase", view.phase, model.phase)
        same("extra turn", view.extra, model.extra)
    if not model.over and model.phase == "act":
        same("actions left", view.actions_left, model.actions_left)
    for seat, player in enumerate(view.players):
        same(f"hand size of {seat}", player.cards, len(model.hands[seat]))
        same(f"bottles of {seat}", (player.wines, player.cavas), model.bottles(seat))
        same(f"progress of {seat}", player.progress, model.progress(seat))


def compare_barrels(view: CoupageView, model: Model) -> None:
    for seat, player in enumerate(view.players):
        for number, shown in enumerate(player.barrels):
            barrel, name = model.barrels[seat][number], f"barrel {seat}-{number + 1}"
            stage = "empty" if barrel.empty else "bottled" if barrel.bottled else "producing"
            same(f"{name}, stage", shown.stage, stage)
            same(f"{name}, recipe", shown.recipe, barrel.recipe)
            same(f"{name}, cava card", shown.cava_card, barrel.cava_card)
            same(f"{name}, grapes", list(shown.grapes), m.in_order(barrel.grapes))
            times = [(time.down, time.card) for time in shown.time]
            same(f"{name}, Time", times, [(time.down, _known(time, view.viewer)) for time in barrel.times])
            same(f"{name}, spoiled", shown.spoiled, barrel.spoiled)
            same(f"{name}, turns spoiled", shown.spoiled_turns, 5 - barrel.spoiled if barrel.spoiled else 0)
            same(f"{name}, ready", shown.ready, barrel.ready)
            if barrel.producing:
                missing = len(m.RECIPES[barrel.recipe].slots) - len(barrel.grapes)
                same(f"{name}, grapes missing", shown.grapes_missing, missing)
                same(f"{name}, varieties that fit", list(shown.helps), _fitting(barrel))
                same(f"{name}, stars to bottle", shown.stars, m.RECIPES[barrel.recipe].stars)
                same(f"{name}, Time missing", shown.time_missing, barrel.time_missing)


def compare_hand(view: CoupageView, model: Model) -> None:
    seat = view.viewer
    cards = [stack.card for stack in view.hand for _ in range(stack.count)]
    same(f"hand of {seat}", m.in_order([*cards, *view.chosen]), m.in_order(model.hands[seat]))
    for known in view.known:  # forgetting is allowed, inventing is not
        there = model.hands[known.seat].count(known.card)
        same(f"{known.card} that {seat} remembers in hand {known.seat}", known.count <= there, True)


def _fitting(barrel: m.Barrel) -> list[str]:
    """Varieties that may be added, whether or not somebody may do it now."""
    held = [m.variety(card) for card in barrel.grapes]
    return [one for one in m.STOCK if m.fits(barrel.recipe, (*held, one))]


def _known(time: m.Time, viewer: int) -> str:
    return time.card if time.known is None or viewer in time.known else ""


def _stacks(cards: Sequence[str]) -> list[tuple[str, int]]:
    return [(card, cards.count(card)) for card in m.once(cards)]


def _place(place: m.Place | None) -> str:
    return "" if place is None else f"barrel-{place[0]}-{place[1] + 1}"
