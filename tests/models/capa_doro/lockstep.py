"""The model and the engine play the same games, and are compared after every step.

What is compared: who is asked what, every option, the score, the end and the places, and for each viewer the whole
table as the view shows it. Bag and piles are dealt from one script, the die and a reshuffled event pile come from the
engine's generator; the model works out everything else. From the engine only what everybody may use is read: notation,
views, scores, and the order of bag and piles.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from tablee.bots import Greedy
from tablee.bots.greedy import weightiest
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR, State
from tablee.games.capa_doro import GAME
from tablee.games.capa_doro.content import CapaDoroSheet, Cigar, Cigars, Continent, Continents, Events, Measured
from tablee.games.capa_doro.rules.state import CapaDoroState
from tablee.games.capa_doro.view.shown import CapaDoroView, Plant
from tests.models.capa_doro import model as m
from tests.models.capa_doro.model import Board, Model
from tests.models.lockstep import SameChance, play_out, same, same_question

LONGEST = 20_000  # steps
WAYS = ("random", "greedy")
SETTINGS = 12
RULES = 1
CUBES = [*m.ALL_BALES, m.BEETLE]  # as the engine numbers them
FEW_CARDS = 2  # left in an event pile that soon has to be shuffled again
Make = Callable[..., Model]

# Other numbers of rows, tracks that are soon full or empty, cigars that differ in one number or only in their letter,
# and other amounts on the event cards.
_PLAIN = [Cigar(orange=2, points=4, money=5), Cigar(orange=2, points=4, money=6), Cigar(orange=2, points=5, money=5)]
_MIXED = [Cigar(grey=1, brown=1, points=7), Cigar(grey=1, gold=1, points=7), Cigar(brown=1, points=7)]
_RICH = [Cigar(1, 1, 1, 1, points=20, money=3), Cigar(gold=2, points=16)]
OTHER_SHEET = CapaDoroSheet(
    continents=Continents(
        asia=Continent("Asia", 5, 1, (1, 2, 3, 4, 5, 6, 7, 8, 9)),
        south_asia=Continent("South Asia", 2, 2, (2, 2, 3, 4, 4, 4)),
        africa=Continent("Africa", 4, 2, (1, 3, 5, 7, 9, 9)),
        central_america=Continent("Central America", 3, 3, (2, 3, 4, 6)),
    ),
    cigars=Cigars(a=(*_PLAIN * 3, *_MIXED), b=(*_PLAIN[::-1] * 3, *_MIXED), c=(*_PLAIN, *_MIXED, *_RICH * 3)),
    events=Events(
        rain=Measured("Warm rain", 1, 7),
        levy=Measured("Storage levy", 2, 1),
        premium=Measured("Export premium", 1, 5),
        pay_day=Measured("Pay day", 1, 2),
        demand=Measured("Strong demand", 1, 4),
        glut=Measured("Glut", 1, 3),
        connoisseur=Measured("Connoisseur", 1, 9),
    ),
)
OTHER = Board(OTHER_SHEET)


@dataclass(frozen=True)
class Match:
    """One game to compare."""

    seats: int
    events: bool
    way: str
    seed: int

    @property
    def _shifted(self) -> int:
        """What depends on it meets every setting in turn."""
        return self.seed + self.seed // SETTINGS

    @property
    def short_pile(self) -> bool:
        """Whether few event cards are left."""
        return self.events and self._shifted % 3 == 0

    @property
    def poor_mix(self) -> bool:
        """Whether many equal cubes follow each other in the bag: then rows shift more than once in a draw."""
        return self._shifted % 4 == 3

    @property
    def other_board(self) -> bool:
        return self._shifted % 5 == 4

    @property
    def setting(self) -> str:
        return f"{self.seats} seats, {'events' if self.events else 'no events'}, {self.way}"

    def __str__(self) -> str:
        return f"{self.setting}, seed {self.seed}"


def matches(number: int) -> list[Match]:
    """So many games: all numbers of seats, with and without events, and both ways to play in turn."""
    settings = [(seats, events, way) for way in WAYS for events in (True, False) for seats in (2, 3, 4)]
    return [Match(*settings[i % len(settings)], i) for i in range(number)]


def play(match: Match, make: Make = Model, most: int = LONGEST) -> int:
    """Play one game in lockstep and return the number of steps; Disagreement if the two differ."""
    state, model = start(match, make)
    choose = _chooser(match)

    def step(text: str) -> None:
        model.answer(text)
        state.apply(GAME.parse(state, state.to_act, text))

    return play_out(
        match, state, most, compare=lambda _: compare(state, model), choose=lambda: choose(state), make=step
    )


def start(match: Match, make: Make = Model) -> tuple[State, Model]:
    """Bag and piles that both draw from."""
    board = OTHER if match.other_board else m.STANDARD
    chance = random.Random(match.seed)
    tiles = {letter: _mixed([tile for tile in board.cigars if tile[0] == letter], chance) for letter in "ABC"}
    first, bag, cards = chance.randrange(match.seats), _bag(match, chance), _mixed(board.cards, chance)
    every, kinds = list(board.cigars), list(board.events)
    script = [[every.index(tile) for tile in tiles[letter]] for letter in "ABC"]
    script += [[first], [CUBES.index(cube) for cube in bag]]
    script += [[kinds.index(card) for card in cards]] if match.events else []
    state = GAME.new(match.seats, {"events": match.events}, match.seed, board.sheet, rules=RULES, script=script)
    model = make(match.seats, SameChance(state.rng), events=match.events, board=board)
    model.deal(tiles, first, bag, cards)
    if match.short_pile:
        _leave_few_cards(state, model)
    model.begin()
    return state, model


def _mixed(things: list[str], chance: random.Random) -> list[str]:
    return chance.sample(things, len(things))


def _bag(match: Match, chance: random.Random) -> list[str]:
    bag = _mixed(m.bag_of_cubes(), chance)
    if not match.poor_mix:
        return bag
    places = {cube: chance.random() for cube in CUBES}
    return sorted(bag, key=lambda cube: places[cube] + chance.random() * 0.6)


def _leave_few_cards(state: State, model: Model) -> None:
    """As if all other event cards had been revealed."""
    assert isinstance(state, CapaDoroState)
    model.cards = model.cards[-FEW_CARDS:]
    state.events_size = FEW_CARDS


def _chooser(match: Match) -> Callable[[State], str]:
    """Random moves, or mostly what looks best, so that late positions and rolled C cigars are reached."""
    chance, rng = random.Random(match.seed), rng_of(match.seed)
    judgement = Greedy(GAME, GAME.options({"events": match.events})).judgement

    def choose(state: State) -> str:
        if match.way == "greedy" and judgement is not None and chance.random() < 0.9:
            return GAME.moves.name(state, int(weightiest(state, judgement, rng)))
        return GAME.moves.name(state, chance.choice(state.legal_actions()))

    return choose


# What is compared


def compare(state: State, model: Model) -> None:
    same("over", state.over, model.over)
    same_question(GAME, state, model)
    same("scores", state.scores(), [player.points for player in model.players])
    if model.over:
        same("shares of the victory", state.returns(), model.shares())
    for view in GAME.views(state, (SPECTATOR, *range(model.seats))):
        assert isinstance(view, CapaDoroView)
        compare_course(view, model)
        compare_turn(view, model)
        compare_piles(view, model)
        compare_board(view, model)
        for seat in range(model.seats):
            compare_player(view, model, seat)


def compare_course(view: CapaDoroView, model: Model) -> None:
    same("phase", view.phase, model.asked.step if model.asked else "over")
    same("seat to act in the view", view.to_act, model.asked.seat if model.asked else -1)
    same("first player", view.first, model.first)
    same("turns", view.turns, model.turns)
    same("round", view.round, -(-model.turns // model.seats))
    same("goal", view.goal, m.GOAL)
    same("winner", view.winner, model.winner)
    same("places", list(view.places), model.places() if model.over else [])
    if model.turns:
        same("turn", view.turn, model.turn)


def compare_turn(view: CapaDoroView, model: Model) -> None:
    """What belongs to the turn."""
    same("die", view.die, model.die)
    same("cubes drawn", list(view.drawn), [model.drawn.count(cube) for cube in CUBES])
    same("event", view.event, model.event)
    same("sowings", (view.sown, view.sowings), (model.sown, m.SOWINGS[model.seats]))
    same("attacks to come", view.beetles, model.attacks)
    same("bales to lose", view.loss, model.loss)
    same("Connoisseur", view.bonus, model.board.amount("connoisseur") if model.connoisseur else 0)
    same("tiles to come", list(view.develops), list(model.developing().values()))


def compare_piles(view: CapaDoroView, model: Model) -> None:
    same("bag", list(view.bag), [model.bag.count(cube) for cube in CUBES])
    same("piles of tiles", (view.tiles_b, view.tiles_c), (len(model.piles["B"]), len(model.piles["C"])))
    same("with events", view.with_events, model.with_events)
    same("event pile", view.events_left, len(model.cards))
    used = {event.kind: event.used for event in view.events}
    kinds = model.board.events if model.with_events else {}
    same("events used", used, {kind: model.board.cards.count(kind) - model.cards.count(kind) for kind in kinds})


def compare_board(view: CapaDoroView, model: Model) -> None:
    same("Customs", (view.customs, view.customs_seat), (model.customs, model.customs_seat))
    same("Unique Opportunity", view.unique, model.unique)
    same("neutral supply", view.neutrals, model.neutrals)
    shown = {row.id: [_plant(plant) for plant in row.spaces] for one in view.continents for row in one.rows}
    same("plantations", shown, {row: [_plant(plant) for plant in spaces] for row, spaces in model.rows.items()})
    for continent in view.continents:
        colour, market = m.COLOURS[continent.id], continent.market
        same(f"colour of {continent.id}", continent.colour, colour)
        same(f"bales on market {colour}", market.bales, model.market[colour])
        same(f"discarded bales {colour}", market.discard, model.discard[colour])
        same(f"price of {colour}", market.buy, _or_minus_one(model.price_to_buy(colour)))
        same(f"what {colour} brings", market.sell, model.price_to_sell(colour))
        same(f"market {colour} closed", market.closed, model.customs == continent.id)
        same(f"traded {colour}", (market.bought, market.sold), (colour in model.bought, colour in model.sold))


def compare_player(view: CapaDoroView, model: Model, seat: int) -> None:
    shown, player = view.players[seat], model.players[seat]
    same(f"money of {seat}", shown.money, player.money)
    same(f"points of {seat}", (shown.points, shown.bonus), (player.points, player.bonus))
    same(f"plantations of {seat}", shown.plantations, player.plantations)
    same(f"warehouse of {seat}", list(shown.warehouse), list(player.warehouse.values()))
    same(f"cigars of {seat}", sorted(cigar.id for cigar in shown.cigars), sorted(player.tiles))
    same(f"rolled by {seat}", sorted(tile.id for tile in shown.rolled), sorted(player.rolled))
    for cigar in shown.cigars:
        missing = model.missing(seat, cigar.id)
        same(f"bales for {cigar.id}", list(cigar.bales), list(model.board.needs(cigar.id).values()))
        same(f"missing for {cigar.id} of {seat}", list(cigar.missing), list(missing.values()))
        same(f"{cigar.id} of {seat} is ready", cigar.ready, not any(missing.values()))
        same(f"cost of {cigar.id} for {seat}", cigar.cost, _or_minus_one(model.cost_of(seat, missing)))


def _plant(plant: Plant | m.Plant | None) -> tuple[str, int, int] | None:
    return None if plant is None else (plant.kind, plant.seat, plant.bales)


def _or_minus_one(price: int | None) -> int:
    return -1 if price is None else price
