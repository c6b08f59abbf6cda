"""The model and the engine play the same games, and are compared after every step.

What is compared: who is asked what, every option, the end and the result, all hands and the order of the deck, and for
each viewer the whole table as the view shows it. Worlds that the engine deals for a seat must be worlds that this seat
may be in, as the model knows it. Both deal from one script; nothing else is random. From the engine only what everybody
may use is read: notation, views, scores, and the order of the deck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablee.bots import Greedy
from tablee.bots.greedy import weightiest
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR, State
from tablee.games.coupe_nation import GAME
from tablee.games.coupe_nation.content import CoupeNationSheet
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.view import Card, CoupeNationView, Spot
from tests.models import Disagreement
from tests.models.coupe_nation import model as m
from tests.models.coupe_nation.model import Model
from tests.models.lockstep import play_out, same, same_question

LONGEST = 2_000  # steps
WAYS = ("random", "greedy")
SETTINGS = 12
RULES = 1
STANDARD = CoupeNationSheet()
# More hearts and pairs of diamonds, not symmetric: hearts draw more often.
OTHER = CoupeNationSheet(symbols=("2", "H", "1", "2", "H") * 10)
Make = Callable[..., Model]


@dataclass(frozen=True)
class Match:
    """One game to compare."""

    seats: int
    finish: bool
    way: str
    seed: int

    @property
    def _shifted(self) -> int:
        """What depends on it meets every setting in turn."""
        return self.seed + self.seed // SETTINGS

    @property
    def sheet(self) -> CoupeNationSheet:
        return OTHER if self._shifted % 5 == 4 else STANDARD

    @property
    def careful(self) -> bool:
        """Whether players draw what they may and seldom lay cards face down: otherwise games that are played at random
        soon end with a wrong card."""
        return self._shifted % 4 != 3

    @property
    def setting(self) -> str:
        return f"{self.seats} seats, {'Finish card' if self.finish else 'basic'}, {self.way}"

    def __str__(self) -> str:
        return f"{self.setting}, seed {self.seed}"


def matches(number: int) -> list[Match]:
    """So many games: all numbers of seats, with and without the Finish card, and both ways to play in turn."""
    settings = [(seats, finish, way) for way in WAYS for finish in (True, False) for seats in (2, 3, 4)]
    return [Match(*settings[i % len(settings)], i) for i in range(number)]


def play(match: Match, make: Make = Model, most: int = LONGEST) -> int:
    """Play one game in lockstep and return the number of steps; Disagreement if the two differ."""
    state, model = start(match, make)
    choose = _chooser(match)

    def step(text: str) -> None:
        model.answer(text)
        state.apply(GAME.parse(state, state.to_act, text))

    return play_out(
        match,
        state,
        most,
        compare=lambda done: compare(state, model, world=done),
        choose=lambda: choose(state),
        make=step,
    )


def start(match: Match, make: Make = Model) -> tuple[CoupeNationState, Model]:
    """A deck that both deal from."""
    chance = random.Random(match.seed)
    cards, first = m.shuffled_cards(), chance.randrange(match.seats)
    chance.shuffle(cards)
    model = make(match.seats, finish=match.finish, symbols=match.sheet.symbols)
    model.deal(cards, first)
    script = [[first], [int(card) for card in cards]]
    if match.finish:
        bottom = model.bottom()
        order = chance.sample(range(len(bottom)), len(bottom))
        model.add_finish([bottom[place] for place in order])
        script.append(order)
    state = GAME.new(match.seats, {"finish": match.finish}, match.seed, match.sheet, rules=RULES, script=script)
    assert isinstance(state, CoupeNationState)
    model.begin()
    return state, model


def _chooser(match: Match) -> Callable[[State], str]:
    """Random moves, or mostly what looks best, so that towers are finished."""
    chance, rng = random.Random(match.seed), rng_of(match.seed)
    judgement = Greedy(GAME, GAME.options({"finish": match.finish})).judgement

    def choose(state: State) -> str:
        if match.way == "greedy" and judgement is not None and chance.random() < 0.9:
            return GAME.moves.name(state, int(weightiest(state, judgement, rng)))
        names = [GAME.moves.name(state, action) for action in state.legal_actions()]
        for verb, part in _LIKED if match.careful else _RARE:
            liked = [name for name in names if verb in name]
            if liked and chance.random() < part:
                return liked[-1] if verb == "draw" else chance.choice(liked)
        return chance.choice(names)

    return choose


# What is often chosen if it is possible; it would be one of many options otherwise.
_RARE = [("FIN", 0.3), ("reserve", 0.3)]
_LIKED = [("draw", 0.7), ("FIN", 0.4), ("reserve", 0.5), ("place", 0.97), ("hide", 0.97)]


# What is compared


def compare(state: CoupeNationState, model: Model, world: int) -> None:
    same("over", state.over, model.over)
    compare_asked(state, model)
    same("scores", state.scores(), [model.face_up()] * model.seats)
    if model.over:
        same("shares of the victory", state.returns(), model.shares())
    same("deck, in order", deck_of(state), model.deck)
    bounds = {position: (model.low(position), model.high(position)) for position in m.POSITIONS}
    for view in views_of(state):
        compare_course(view, model)
        compare_piles(view, model)
        compare_tower(view, model, bounds)
        compare_own(view, model)
    if not model.over and not model.begun:
        for seat in range(model.seats):
            compare_world(state, model, seat, world)


def deck_of(state: CoupeNationState) -> list[str]:
    """From the top. In the deck 25 is the Finish card."""
    numbers = [int(state.deck[place]) for place in reversed(range(state.deck_size))]
    return [m.FIN if number == m.FIN_NUMBER else str(number) for number in numbers]


def views_of(state: State) -> list[CoupeNationView]:
    """Of a spectator and of all seats."""
    views = GAME.views(state, (SPECTATOR, *range(state.seats)))
    return [view for view in views if isinstance(view, CoupeNationView)]


def compare_asked(state: State, model: Model) -> None:
    same_question(GAME, state, model)
    if model.asked is not None:
        same("what is asked", GAME.moves.question(state, state.to_act).name, model.asked.step)


def compare_course(view: CoupeNationView, model: Model) -> None:
    step = model.asked.step if model.asked else "over"
    same("phase", view.phase, "act" if model.begun else step)  # nobody notices an unfinished action
    same("seat to act in the view", view.to_act, model.asked.seat if model.asked else -1)
    same("steps of the unfinished action", list(view.begun), model.begun if view.viewer == model.turn else [])
    same("ending", view.ending, model.ending)
    same("over in the view", view.over, model.over)
    same("first player", view.first, model.first)
    same("turns", view.turns, model.turns)
    same("points", list(view.scores), [model.face_up()] * model.seats if model.over else [])
    same("reference", view.reference, model.reference)
    same("cards that may be drawn", view.most, model.most() if step == "draw" else 0)


def compare_piles(view: CoupeNationView, model: Model) -> None:
    same("with the Finish card", view.finish, model.finish)
    same("place of the Finish card", view.finish_at, model.finish_at())
    compare_cards("Reserve", view.reserve, model.reserve, model)
    same("limit of the Reserve", view.reserve_limit, model.reserve_limit)
    compare_cards("discard", view.discard, model.discard, model)
    same("size of the deck", view.deck, len(model.deck))
    same("sizes of the hands", list(view.sizes), [len(model.glasses(seat)) for seat in range(model.seats)])
    same("hands at the end", len(view.hands), model.seats if model.over else 0)
    for seat, hand in enumerate(view.hands):
        compare_cards(f"hand of {seat} at the end", hand, model.hands[seat], model)
    same("deck at the end", [card.id for card in view.deck_cards], model.deck if model.over else [])


def compare_cards(what: str, engine: Sequence[Card], cards: Sequence[str], model: Model) -> None:
    """In any order."""
    shown = sorted((card.id, card.symbol) for card in engine)
    same(what, shown, sorted((card, model.symbols.get(card, "")) for card in cards))


def compare_tower(view: CoupeNationView, model: Model, bounds: dict[str, tuple[int, int]]) -> None:
    same("positions", [spot.id for spot in view.tower], m.POSITIONS)
    free = [*model.empty(), *([m.TOP] if model.top_is_open() else [])]
    same("free positions", [spot.id for spot in view.tower if spot.free], free)
    if model.ending != "collapsed":  # a tower with a wrong number has no bounds
        same("bounds", {spot.id: (spot.low, spot.high) for spot in view.tower}, bounds)
    for spot in view.tower:
        compare_spot(spot, model, view.viewer)
    same("face-up cards", view.face_up, model.face_up())
    same("face-down cards", view.face_down, sum(lying.down for lying in model.tower.values()))


def compare_spot(spot: Spot, model: Model, viewer: int) -> None:
    lying = model.tower.get(spot.id)
    seen = lying is not None and (not lying.down or lying.hider == viewer or model.over)
    card = lying.card if lying is not None and seen else ""
    same(f"card on {spot.id}", spot.card.id if spot.card else "", card)
    same(f"symbol on {spot.id}", spot.card.symbol if spot.card else "", model.symbols.get(card, ""))
    same(f"face down on {spot.id}", (spot.down, spot.hider), (lying.down, lying.hider) if lying else (False, -1))


def compare_own(view: CoupeNationView, model: Model) -> None:
    """What a seat sees besides."""
    seat = view.viewer
    compare_cards(f"hand of {seat}", view.hand, [] if seat == SPECTATOR else model.hands[seat], model)
    quiet = seat == SPECTATOR or model.over
    sums = sorted((one.low, one.high, one.way, one.target, one.cost) for one in view.sums)
    exchanges = [] if quiet else model.exchanges(seat)
    same(f"sums of {seat}", sums, sorted((one.low, one.high, one.way, one.target, one.cost) for one in exchanges))
    known = {one.card.id: set(one.places) for one in view.known}
    same(f"lost cards of {seat}", known, {} if quiet else model.knowledge[seat].places())


# Worlds


def compare_world(state: CoupeNationState, model: Model, seat: int, world: int) -> None:
    """A world that the engine deals for a seat is one that the seat may be in, and so is the true one."""
    dealt = state.copy()
    dealt.determinize(seat, rng_of(world))
    assert isinstance(dealt, CoupeNationState)
    same(f"table in a world of {seat}", GAME.view(dealt, seat), GAME.view(state, seat))
    if seat == state.to_act:
        same(f"options in a world of {seat}", dealt.legal_actions(), state.legal_actions())
    check_places(f"dealt world of {seat}", places_of(dealt), model, seat)
    check_places(f"true world of {seat}", true_places(model), model, seat)
    deck = deck_of(dealt)
    if m.FIN in deck and deck.index(m.FIN) < len(deck) - model.bottom_half - 1:
        raise Disagreement(f"the Finish card is too high in the dealt world of {seat}: {deck}")


def check_places(what: str, where: list[tuple[str, str]], model: Model, seat: int) -> None:
    everything = sorted([*m.GLASS, *([m.FIN] if model.finish else [])])
    same(f"cards in the {what}", sorted(card for card, _ in where), everything)
    same(f"sizes in the {what}", Counter(at for _, at in where), Counter(at for _, at in true_places(model)))
    if not model.knowledge[seat].allows(dict(where)):
        raise Disagreement(f"the {what} is none of {model.knowledge[seat].cases}: {where}")


def places_of(world: CoupeNationState) -> list[tuple[str, str]]:
    """Every card and its place: everybody's own view has the hand and the face-down cards."""
    public, *seats = views_of(world)
    where = [(card, "deck") for card in deck_of(world)]
    where += [(card.id, "reserve") for card in public.reserve] + [(card.id, "discard") for card in public.discard]
    for view in seats:
        where += [(card.id, m.hand_of(view.viewer)) for card in view.hand]
        where += [(spot.card.id, spot.id) for spot in view.tower if spot.card and spot.hider == view.viewer]
    return where + [(spot.card.id, spot.id) for spot in public.tower if spot.card]


def true_places(model: Model) -> list[tuple[str, str]]:
    where = [(card, "deck") for card in model.deck]
    where += [(card, "reserve") for card in model.reserve] + [(card, "discard") for card in model.discard]
    where += [(card, m.hand_of(seat)) for seat, hand in enumerate(model.hands) for card in hand]
    return where + [(lying.card, position) for position, lying in model.tower.items()]
