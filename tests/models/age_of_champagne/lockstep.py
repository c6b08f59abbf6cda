"""The model and the engine play the same games, and are compared after every step.

What is compared: who is asked what, every option, the scores, the sources of all points, the end and the ranking, the
order of all piles, and for each viewer the whole table as the view shows it. Piles are dealt from one script, later
chance comes from the engine's generator; the model works out everything else. From the engine only what everybody may
use is read: notation, views, scores, and the order of the piles.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy

from tablee.bots import Greedy
from tablee.bots.greedy import weightiest
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tablee.games.age_of_champagne import GAME
from tablee.games.age_of_champagne.names import SOURCE_CODES, TOKEN_CODES, event_code, order_code, vineyard_code
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.view import AgeOfChampagneView, House, Market, Merchant, Order, Spot
from tests.models.age_of_champagne import model as m
from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.matches import Make, Match, matches, start
from tests.models.age_of_champagne.model import Asked, Model, Player
from tests.models.age_of_champagne.notation import moves, next_steps
from tests.models.age_of_champagne.paths import RARE, Watched
from tests.models.lockstep import play_out, same

__all__ = ["RARE", "Match", "matches", "play", "watch"]

LONGEST = 5_000  # steps

# What the two call the same thing.
QUESTIONS = {
    "draft_keep": "draft",
    "choose_key": "key",
    "cork_discard": "cork",
    "place": "place",
    "vineyard_region": "region",
    "land_region": "land",
    "to_oenotheque": "age",
    "to_grid": "promote",
    "ship": "ship",
    "keep_token": "take",
    "draw": "blend",
    "use_cold": "cold",
    "harvest_exchange": "room",
    "partner_reply": "partner",
    "steer_ship": "steer",
    "steer_token": "steer-token",
}
STAGES = {
    "draft": "draft",
    "inherit": "draft",
    "event": "event",
    "assignment": "assign",
    "zone 1": "vineyards",
    "zone 2": "press",
    "zone 3": "winery",
    "zone 4": "marketing",
    "zone 5": "shipping",
    "zone 6": "blending",
    "harvest": "harvest",
    "season": "season",
    "over": "over",
}
SOURCES = {
    "orders": "ship",
    "marketing": "marketing",
    "partners": "partner",
    "spots": "spot",
    "vineyards": "card bonus",
    "events": "event",
    "tokens": "token",
    "press": "press",
    "overflow": "eco overflow",
    "exchanges": "exchange",
    "reservations": "reservation",
    "diversity": "diversification",
    "majorities": "majority",
    "still-wines": "still wines",
    "cuvees": "cuvees",
    "eco": "eco",
    "cold": "cold",
}
KINDS = {"perfect_climate": "climate"}  # of events; otherwise they differ in the dash only


def play(match: Match, make: Make = Model, most: int = LONGEST, *, views: bool = True) -> int:
    """Play one game in lockstep and return the number of steps; Disagreement if the two differ. Without views only
    options, points, piles and the end are compared."""
    with t.replaced(match.tables):
        return play_both(Lockstep(match, make, views=views), most)


def watch(match: Match) -> tuple[int, Counter[str]]:
    """The same, with what seldom happens counted."""
    with t.replaced(match.tables):
        game = Lockstep(match, Watched)
        steps = play_both(game)
    assert isinstance(game.model, Watched)
    return steps, game.model.reached


def play_both(game: Lockstep, most: int = LONGEST) -> int:
    return play_out(
        game.match,
        game.state,
        most,
        compare=lambda _: game.compare(),
        choose=game.choose,
        make=lambda move: game.make(*move),
    )


class Lockstep:
    """A game that both play."""

    def __init__(self, match: Match, make: Make = Model, *, views: bool = True) -> None:
        self.match = match
        self.views = views
        self.steps = 0
        self.state, self.model = start(match, make)
        self.events = list(self.model.events)
        self.picks: dict[int, str] = {}  # of the draft, until everybody has chosen
        self.begun: list[str] = []  # steps of an unfinished move, as the engine shows them
        self.given = 0  # how many of them the model has as an answer
        self.chance = random.Random(match.seed)
        self.chooser = _chooser(match, self.chance)

    @property
    def viewers(self) -> range:
        return range(self.match.seats)

    @property
    def drafting(self) -> bool:
        return self.model.asked is not None and self.model.asked.step == "draft_keep"

    # What is chosen

    def choose(self) -> tuple[int, str]:
        """A seat that is asked, and a step in notation. Those who draft choose in any order."""
        seats = [seat for seat in self.viewers if GAME.is_asked(self.state, seat)]
        seat = self.chance.choice(seats)
        asking = GAME.asking(self.state, seat)
        assert isinstance(asking, AgeOfChampagneState)
        return seat, self.chooser(asking)

    def make(self, seat: int, text: str) -> None:
        """Both make this step; what the engine notes for the log are the points that the model gives."""
        self.steps += 1
        before = ledgers(self.model)
        self.answer(seat, text)
        notes = GAME.play(self.state, seat, GAME.parse(GAME.asking(self.state, seat), seat, text))
        noted: Counter[tuple[int, str]] = Counter()
        for note in notes:
            if note.kind == n.NOTE_POINTS:
                noted[int(note.seat), SOURCES[SOURCE_CODES[note.what]]] += int(note.amount)
        noted.update(before)
        after = ledgers(self.model)
        keys = sorted(key for key in {*noted, *after} if noted[key] != after[key])
        same("points as noted", {key: noted[key] for key in keys}, {key: after[key] for key in keys})

    def answer(self, seat: int, text: str) -> None:
        """Tell the model."""
        model = self.model
        assert model.asked is not None
        if self.drafting:
            self.picks[seat] = text
            if len(self.picks) == model.humans:
                self._draft()
            return
        steps = (*self.begun[self.given :], text)
        options = moves(model.asked)
        if steps not in options:
            self.begun.append(text)
            return
        model.answer(options[steps])
        keeps_on = text.startswith("keep-c") and _is_second_keep(model.asked, seat)
        self.begun, self.given = ([text], 1) if keeps_on else ([], 0)

    def _draft(self) -> None:
        for seat in range(self.model.humans):
            assert self.model.asked is not None
            same("seat that drafts", seat, self.model.asked.seat)
            self.model.answer(moves(self.model.asked)[(self.picks[seat],)])
        self.picks = {}

    # What is compared

    def compare(self) -> None:
        state, model = self.state, self.model
        same("over", state.over, model.over)
        self.compare_asked()
        same("scores", state.scores(), [player.points for player in model.players])
        if model.over:
            best = model.ranking()[0]
            same("victory", state.returns(), [float(seat == best) for seat in range(model.participants)])
            compare_sheet(state, model)
        compare_piles(state, model)
        if self.views:
            self.compare_views()

    @property
    def before_shipping(self) -> bool:
        """Whether pawns on n+1 are still to be resolved in this round."""
        return int(self.state.stage) <= n.STAGE_GRID

    def compare_views(self) -> None:
        """What everybody sees, what the seat to act sees, and one other seat in turn."""
        model = self.model
        viewers = {int(self.state.to_act), self.steps % self.match.seats}
        public, *views = GAME.views(self.state, (SPECTATOR, *sorted(viewers)))
        assert isinstance(public, AgeOfChampagneView)
        self.compare_course(public)
        compare_board(public, model)
        compare_markets(public, model)
        for seat in range(model.humans):
            compare_house(public.houses[seat], model, seat)
        same("Houses", len(public.houses), model.humans)
        with once_promoted(model, model.merchant, self.before_shipping):
            compare_aims(public.merchant, model, public.phase.startswith("steer"))
        compare_merchant(public.merchant, model)
        compare_projection(public, model)
        for view in views:
            assert isinstance(view, AgeOfChampagneView)
            self.compare_own(view)
            compare_public(public, view)

    def compare_asked(self) -> None:
        state, asked = self.state, self.model.asked
        if asked is None:
            same("legal actions", state.legal_actions(), [])
            return
        if self.drafting:
            for seat in self.viewers:
                waits = seat < self.model.humans and seat not in self.picks
                hand = [f"keep {card}" for card in self.model.players[seat].hand] if waits else []
                same(f"options of {seat} in the draft", sorted(self._names(seat)), sorted(hand))
            return
        same("seats asked", [seat for seat in self.viewers if GAME.is_asked(state, seat)], [asked.seat])
        names, options = self._names(asked.seat), next_steps(asked, self.begun[self.given :])
        same(f"options of “{asked.step}” of one of the two", set(names) - options, options - set(names))
        same(f"number of options of “{asked.step}”", len(names), len(options))

    def _names(self, seat: int) -> list[str]:
        asking = GAME.asking(self.state, seat)
        return [GAME.moves.name(asking, action) for action in GAME.legal(self.state, seat)]

    def compare_course(self, view: AgeOfChampagneView) -> None:
        model, asked = self.model, self.model.asked
        same("question", view.phase, self._question(asked))
        same("stage", view.stage, STAGES[model.phase])
        if not self.drafting:
            same("seat to act in the view", view.to_act, asked.seat if asked else -1)
        same("over in the view", view.over, model.over)
        same("points at the end", list(view.scores), [one.points for one in model.players] if model.over else [])
        same("standings", [one.main for one in view.standings], [one.points for one in model.players])
        same("round", (view.round, view.rounds), (model.round, t.ROUNDS))
        same("events to come", view.events_left, t.ROUNDS - model.round)
        same("size of hands", view.hand_size, self._hand_size())
        same("side", view.side, "simplified" if model.simplified else "standard")
        flags = (model.partnership, model.tension, model.steered)
        same("variants", (view.partnership, view.tension, view.steered), flags)
        same("turn order", list(view.council), model.order if model.round else [])
        shippers = sorted(model.spots_in_order("Z5."), key=model.speaks_later) if model.round else []
        same("order of shipping", list(view.shipping), shippers)
        ranking = model.ranking() if model.over else []
        same("places", list(view.places), [ranking.index(seat) + 1 for seat in range(len(ranking))])
        self._compare_event(view)

    def _question(self, asked: Asked | None) -> str:
        """As everybody sees it, so without the steps of an unfinished move."""
        if asked is None:
            return "over"
        if asked.step != "harvest_keep":
            return QUESTIONS[asked.step]
        return "keep-c" if self.begun or asked.options[0][1] == "C" else "keep-n"

    def _hand_size(self) -> int:
        model = self.model
        return 12 // model.participants - model.passes if self.drafting else 0

    def _compare_event(self, view: AgeOfChampagneView) -> None:
        model = self.model
        same("event", view.event.id if view.event else "", model.event)
        same("events used", list(view.used), self.events[: max(0, model.round - 1)])
        if view.event:
            kind = model.event_kind
            same("kind of the event", view.event.kind, KINDS.get(kind, kind.replace("_", "-")))
            same("key", view.event.key, model.key)
            upcoming = any(stack[:1] == [model.decisive] for stack in model.stacks)
            same("key card", view.event.key_card, model.decisive if upcoming or not model.key else "")

    # What a seat sees besides

    def compare_own(self, view: AgeOfChampagneView) -> None:
        model, seat = self.model, view.viewer
        asked = model.asked if model.asked and model.asked.seat == seat else None
        same(f"steps begun by {seat}", list(view.begun), self.begun if asked else [])
        for market, shown in zip(model.markets.values(), view.markets, strict=True):
            known = market.tokens if seat in market.looked else []
            same(f"tokens of {shown.id} that {seat} knows", list(shown.known), in_table_order(known))
        chosen = [str(option[1]) for option in asked.options] if asked and asked.step in m.SECRET else []
        same(f"tokens among which {seat} chooses", list(view.looking), in_table_order(chosen))
        house = seat < model.humans
        kept, hand = (model.players[seat].kept, model.players[seat].hand) if house else ([], [])
        if seat in self.picks:
            kept, hand = [*kept, self.picks[seat].removeprefix("keep ")], []
        same(f"kept cards of {seat}", [card.id for card in view.kept], sorted(kept))
        same(f"hand of {seat}", [card.id for card in view.hand], sorted(hand) if self.drafting else [])
        aided = house and not self.drafting
        times = {recipe.id: recipe.times for recipe in view.recipes}
        same(f"blends of {seat}", times, blends(model.players[seat]) if aided else {})
        shipments = [(one.order, one.points, one.bonus, one.missing, one.ready) for one in view.shipments]
        with once_promoted(model, seat, self.before_shipping):
            same(f"shipments of {seat}", shipments, aid(model, seat) if aided and not model.over else [])


def _is_second_keep(asked: Asked | None, seat: int) -> bool:
    """Whether the number of N follows that of C."""
    return asked is not None and (asked.seat, asked.options[0][:2]) == (seat, ("keep", "N"))


# Ways to play

# Verbs and how often they are chosen when they are possible.
_RARE = [
    ("reserve", 0.3),
    ("disc", 0.5),
    ("swap", 0.5),
    ("omit", 0.5),
    ("partner", 0.6),
    ("take BTR", 0.8),
    ("promote", 0.5),
    ("place Z4", 0.15),
]
_SHIPPING = [("ship I", 0.4), ("ship", 0.9), ("blend", 0.8), ("place Z5", 0.3), ("place Z6", 0.3)]
_TRANSPORT = [
    ("swap", 0.8),
    ("take BTR", 1.0),
    ("ship F", 0.6),
    ("ship I", 0.8),
    ("place Z5.3", 0.5),
    ("place Z5.4", 0.5),
]
_LIKED = {
    "keen": [*_RARE, ("age", 0.6), *_SHIPPING],
    "trade": [*_RARE, *_SHIPPING],
    "grow": [("place Z1", 0.95), ("place Z2.2", 0.5), ("place Z3.2", 0.5), ("pass", 0.5), ("blend", 0.7), ("age", 0.8)],
}


def _chooser(match: Match, chance: random.Random) -> Callable[[AgeOfChampagneState], str]:
    """Random moves or those that look best, mostly or otherwise; what is liked comes first."""
    rng = rng_of(match.seed)
    judgement = Greedy(GAME, GAME.options_for(match.seats, match.options)).judgement
    assert judgement is not None

    first = _TRANSPORT if match.begins("transport") and match.way != "random" else []

    def choose(state: AgeOfChampagneState) -> str:
        names = [GAME.moves.name(state, action) for action in state.legal_actions()]
        for verb, part in [(_own_reservation(state), 0.9), *first, *_LIKED.get(match.way, [])]:
            liked = [name for name in names if name.startswith(verb)]
            if liked and chance.random() < part:
                return chance.choice(liked)
        if match.way in ("greedy", "trade") and chance.random() < 0.9:
            return GAME.moves.name(state, int(weightiest(state, judgement, rng)))
        return chance.choice(names)

    return choose


def _own_reservation(state: AgeOfChampagneState) -> str:
    """How its shipment is written."""
    order = int(state.reserved(state.to_act)) if state.to_act < state.humans else n.NO_CARD
    return f"ship {order_code(order)}" if order >= 0 else "none"


# Piles, with what nobody sees


def compare_piles(state: AgeOfChampagneState, model: Model) -> None:
    same("events in order", [event_code(state.event_pile[at]) for at in range(model.round, t.ROUNDS)], model.events)
    everywhere = range(model.participants)
    stacks = [_column(state, column) for column in everywhere]
    same("stacks of vineyards", stacks, [[card for card in stack] for stack in model.stacks])
    reserve = [vineyard_code(state.reserve[at]) for at in reversed(range(state.reserve_size))]
    same("reserve of vineyards", reserve, model.reserve)
    gone = [vineyard_code(card) for card in range(n.VINEYARDS) if state.where[card] == n.DISCARDED]
    same("discarded vineyards", gone, sorted(model.vineyard_discard))
    supply = [TOKEN_CODES[state.token_pile[at]] for at in reversed(range(state.token_size))]
    same("supply of tokens in order", supply, model.tokens)
    for type, market in enumerate(model.markets.values()):
        first, size = type * n.ORDERS_EACH, int(state.table[n.STACK + type])
        stack = [order_code(state.order_pile[first + at]) for at in reversed(range(size))]
        same(f"orders {type} in order", stack, market.stack)
        shelf = [TOKEN_CODES[state.shelf(type, at)] for at in range(state.on_shelf(type))]
        same(f"tokens on market {type}", shelf, in_table_order(market.tokens))


def _column(state: AgeOfChampagneState, column: int) -> list[str]:
    """Below the Active offer."""
    places = range((int(state.vine_row) + 1) * int(state.participants) + column, n.STACKED, int(state.participants))
    return [vineyard_code(state.vine_pile[at]) for at in places]


# What everybody sees


def compare_public(public: AgeOfChampagneView, view: AgeOfChampagneView) -> None:
    """A seat sees what everybody sees."""
    for field in _PUBLIC:
        same(f"{field} of {view.viewer}", getattr(view, field), getattr(public, field))
    for shown, own in zip(public.markets, view.markets, strict=True):
        same(f"market {shown.id} of {view.viewer}", _open_market(own), _open_market(shown))


_PUBLIC = (
    "phase", "stage", "round", "event", "events_left", "used", "offers", "spots", "council", "supply_cubes", "modules",
    "tokens", "thrown", "houses", "merchant", "hand_size", "places", "scores", "standings", "over",
)  # fmt: skip


def _open_market(market: Market) -> tuple[object, ...]:
    return market.id, market.active, market.provisional, market.stack, market.tokens


def compare_board(view: AgeOfChampagneView, model: Model) -> None:
    for column, offer in enumerate(view.offers):
        stack = model.stacks[column]
        same(f"name of column {column}", offer.spot, f"Z1.{column + 1}")
        shown = (offer.active.id if offer.active else "", offer.upcoming.id if offer.upcoming else "")
        same(f"vineyards in column {column}", shown, (model.offers[column], stack[0] if stack else ""))
        for card in (offer.active, offer.upcoming):
            if card is not None:
                same(f"vineyard {card.id}", (card.region, card.grapes, card.points, card.eco), printed(card.id))
    same("columns of vineyards", len(view.offers), model.participants)
    same("spots", {spot.id: shown_spot(spot) for spot in view.spots}, spots(model))
    same("cubes", list(view.supply_cubes), list(model.supply.values()) if model.limited else [])
    modules = sum(model.players[seat].modules for seat in range(model.humans))
    same("modules in the supply", view.modules, t.MODULES - modules)
    same("tokens in the supply", view.tokens, len(model.tokens))
    same("discarded tokens", list(view.thrown), in_table_order(model.token_discard))
    same("eco track", tuple(view.eco), t.ECO)


def in_table_order(tokens: Sequence[str]) -> list[str]:
    return sorted(tokens, key=list(t.TOKENS).index)


def printed(card: str) -> tuple[str, str, int, int]:
    one = t.VINEYARDS[card]
    points = int(one.bonus[2:]) if one.bonus.startswith("pp") else 0
    return one.region, one.grapes, points, int(one.bonus[3:]) if one.bonus.startswith("eco") else 0


ShownSpot = tuple[str, int, int, bool, bool]


def shown_spot(spot: Spot) -> ShownSpot:
    return spot.effect, spot.amount, spot.seat, spot.disc, spot.blocked


def spots(model: Model) -> dict[str, ShownSpot]:
    """Effect, amount, whose pawn, whether it is a disc, whether the spot is blocked."""
    effects = {f"Z1.{i}": "" for i in range(1, model.participants + 1)} | model.effects
    if not model.simplified:
        effects |= dict.fromkeys(("Z4.1n", "Z4.2n", "Z4.1x", "Z4.2x"), "")
    effects |= {f"Z8.{i}": "" for i in range(1, min(3, model.participants - 1) + 1)}
    found = {}
    for spot, effect in effects.items():
        pawn = model.pawns.get(spot)
        whose = (pawn.seat, pawn.disc) if pawn else (-1, False)
        found[spot.removesuffix("n")] = (*_effect(effect), *whose, spot in model.blocked_spots())
    return found


def _effect(effect: str) -> tuple[str, int]:
    if effect.startswith(("pp", "eco")):
        return ("points", int(effect[2:])) if effect.startswith("pp") else ("eco", int(effect[3:]))
    return effect.replace("_", "-") or "none", 0


def compare_markets(view: AgeOfChampagneView, model: Model) -> None:
    for (sector, market), shown in zip(model.markets.items(), view.markets, strict=True):
        same(f"market of {sector}", shown.id, sector[0])
        same(f"stack of {sector}", shown.stack, len(market.stack))
        same(f"number of tokens of {sector}", shown.tokens, len(market.tokens))
        same(f"tokens of {sector} that everybody knows", list(shown.known), [])
        same(f"active order of {sector}", shown_order(shown.active), order_of(model, market.active))
        same(f"provisional order of {sector}", shown_order(shown.provisional), order_of(model, market.provisional))


ShownOrder = tuple[str, str, int, int, str, int, int, bool] | None


def shown_order(order: Order | None) -> ShownOrder:
    if order is None:
        return None
    return order.id, order.cuvees, order.value, order.printed, order.mode, order.eco, order.seat, order.stopped


def order_of(model: Model, card: str) -> ShownOrder:
    if not card:
        return None
    order = t.MARKET[card]
    value = model.price(card, "") if model.event else order.value
    stopped = model.struck(order, swap=False)
    return card, order.cuvees, value, order.value, order.mode, order.eco, model.reserved.get(card, -1), stopped


def compare_house(shown: House, model: Model, seat: int) -> None:
    player = model.players[seat]
    level = (player.points, player.eco, t.ECO[player.eco - 1])
    same(f"points and eco level of {seat}", (shown.points, shown.eco, shown.worth), level)
    same(f"press of {seat}", (shown.press, shown.capacity), (player.press, player.capacity))
    same(f"modules of {seat}", shown.modules, player.modules)
    same(f"still wines of {seat}", list(shown.wines), cubes(player.winery))
    same(f"cellar of {seat}", list(shown.cellar), cubes(player.cellar))
    same(f"œnotheque of {seat}", list(shown.oenotheque), cubes(player.oenotheque))
    same(f"grid of {seat}", list(shown.grid), cubes(player.grid))
    same(f"Marketing of {seat}", list(shown.bonus), [model.marketing_bonus(seat, [cuvee]) for cuvee in t.TYPES])
    same(f"Collaborators of {seat}", shown.pawns, player.collaborators)
    same(f"spare disc of {seat}", shown.disc, player.disc)
    reserved = [card for card, owner in model.reserved.items() if owner == seat]
    same(f"reserved by {seat}", [shown.reserved] if shown.reserved else [], reserved)
    same(f"tokens of {seat}", list(shown.tokens), in_table_order(player.tokens))
    same(f"Land tokens of {seat}", list(shown.land), [player.lands[region] for region in t.REGIONS])
    cards = sorted((region, card) for region, found in player.vineyards.items() for card in found)
    same(f"vineyards of {seat}", sorted((one.region, one.card.id) for one in shown.vineyards), cards)
    same(f"Inheritance of {seat}", list(shown.heirs), [] if model.phase == "draft" else sorted(player.kept))
    same(f"ledger of {seat}", list(shown.ledger), ledger(player))
    # What is shown counts what pieces on the board will have done by then; and who is protected has another harvest.
    if model.phase != "harvest" and all(pawn.seat != seat for pawn in model.pawns.values()):
        compare_harvest(shown, model, seat)


def cubes(store: Counter[str]) -> list[int]:
    return [store[colour] for colour in t.TYPES]


def ledger(player: Player) -> list[int]:
    same("sources of points", set(player.ledger) - set(SOURCES.values()), set())
    return [player.ledger[SOURCES[code]] for code in SOURCE_CODES]


def ledgers(model: Model) -> Counter[tuple[int, str]]:
    """Points by participant and source."""
    every = enumerate(model.players)
    return Counter({(seat, source): points for seat, player in every for source, points in player.ledger.items()})


def compare_sheet(state: AgeOfChampagneState, model: Model) -> None:
    """Sources that have brought nobody anything are left out."""
    used = [code for code in SOURCE_CODES if any(player.ledger[SOURCES[code]] for player in model.players)]
    for seat, lines in enumerate(GAME.score_sheet(state, SPECTATOR)):
        player = model.players[seat]
        shown = [(line.source.args["source"], line.points) for line in lines]
        same(f"score sheet of {seat}", shown, [(code, player.ledger[SOURCES[code]]) for code in used])


def compare_projection(view: AgeOfChampagneView, model: Model) -> None:
    """What the final scoring would add now: the model makes it, and takes it back."""
    everybody: list[House | Merchant] = [*view.houses, *([view.merchant] if view.merchant else [])]
    if model.over:
        same("projections at the end", [list(one.projected) for one in everybody], [[] for _ in everybody])
        return
    phase, before = model.phase, [(player.points, player.ledger.copy()) for player in model.players]
    model.final_scoring()
    final = [SOURCES[code] for code in SOURCE_CODES[view.final :]]
    for player, (points, earned), shown in zip(model.players, before, everybody, strict=True):
        added = [player.ledger[source] - earned[source] for source in final]
        player.points, player.ledger = points, earned
        same("projection", list(shown.projected), added)
    model.phase = phase


def compare_harvest(shown: House, model: Model, seat: int) -> None:
    """What the next harvest would be."""
    player, harvest = model.players[seat], shown.harvest
    hit = player.vineyards[model.key] if model.event_kind == "hazard" and model.key else []
    cards = [card for card in player.all_vineyards() if card not in hit]
    available = model.available(Counter("".join(t.VINEYARDS[card].grapes for card in cards)))
    stored = model.most_stored(player, available)
    same(f"grapes of {seat}", list(harvest.grapes), cubes(available))
    same(f"limits of the harvest of {seat}", (harvest.press, harvest.room), (player.capacity, player.room))
    same(f"storage of {seat}", (harvest.stored, harvest.lost), (stored, available.total() - stored))
    same(f"hazard for {seat}", harvest.hit, bool(hit))


def compare_merchant(shown: Merchant | None, model: Model) -> None:
    if shown is None or model.merchant < 0:
        same("Merchant", shown is None, model.merchant < 0)
        return
    player = model.players[model.merchant]
    level = (player.points, player.eco, t.ECO[player.eco - 1])
    same("points and eco level of the Merchant", (shown.points, shown.eco, shown.worth), level)
    same("number of the Merchant", shown.seat, model.merchant)
    same("cellar of the Merchant", (list(shown.cellar), shown.room), (cubes(player.cellar), t.MERCHANT_CELLAR))
    same("œnotheque of the Merchant", list(shown.oenotheque), cubes(player.oenotheque))
    same("grid of the Merchant", list(shown.grid), cubes(player.grid))
    bonus = [model.marketing_bonus(model.merchant, [cuvee]) for cuvee in t.TYPES]
    same("Marketing of the Merchant", list(shown.bonus), bonus)
    same("Collaborators of the Merchant", shown.pawns, player.collaborators)
    same("ledger of the Merchant", list(shown.ledger), ledger(player))
    spot = next(iter(model.pawns_of(model.merchant, "Z5.")), "")
    same("spot of the Merchant", shown.spot, spot)


def compare_aims(shown: Merchant | None, model: Model, steering: bool) -> None:
    if shown is not None and model.merchant >= 0:
        spot = next(iter(model.pawns_of(model.merchant, "Z5.")), "")
        expected = aims(model, spot) if spot else []
        # whoever steers him is asked between his orders: some may be shipped already
        last = len(shown.aims) if steering else len(expected)
        same("aims of the Merchant", [(aim.order, aim.points, aim.part) for aim in shown.aims], expected[:last])


@contextmanager
def once_promoted(model: Model, seat: int, before_shipping: bool) -> Iterator[None]:
    """What an order would bring counts the cuvees that a pawn on n+1 still moves to the grid (AOC-6.1, AOC-9.2)."""
    if seat < 0 or seat >= len(model.players):
        yield
        return
    player = model.players[seat]
    kept = player.oenotheque.copy(), player.grid.copy()
    if before_shipping and any(spot.endswith("x") for spot in model.pawns_of(seat, "Z4.")):
        for cuvee in t.TYPES:
            while model.fits_grid(player, cuvee):
                player.oenotheque[cuvee] -= 1
                player.grid[cuvee] += 1
    yield
    player.oenotheque, player.grid = kept


def aims(model: Model, spot: str) -> list[tuple[str, int, bool]]:
    """What he would ship if his pawn were next; of each order the points, and whether something is left out."""
    player, markets, partial = model.players[model.merchant], model.markets, model.effects[spot] == "partial"
    cellar = player.cellar
    player.cellar, model.markets = cellar.copy(), deepcopy(markets)  # what he does is undone below
    found: list[tuple[str, int, bool]] = []
    while len(found) < model.most_cards(spot) and (possible := model.merchant_orders(spot, partial)):
        card = max(possible, key=lambda one: model.merchant_rank(one, possible[one]))
        omitted, market = possible[card], model.markets[t.MARKET[card].sector]
        found.append((card, model.merchant_rank(card, omitted)[0], bool(omitted)))
        partial = partial and not omitted
        player.cellar.subtract(Counter(t.MARKET[card].cuvees) - Counter(omitted))
        market.tokens = market.tokens[1:]
        market.active = market.stack.pop(0) if market.stack and model.event_kind != "pandemic" else ""
    player.cellar, model.markets = cellar, markets
    return found


def blends(player: Player) -> dict[str, int]:
    """How often each recipe could be drawn."""
    room = t.CELLAR - player.cellar.total()
    recipes = {recipe: Counter(wines) for recipe, (wines, _) in t.RECIPES.items()}
    return {
        recipe: min(room, *[player.winery[wine] // number for wine, number in wines.items()])
        for recipe, wines in recipes.items()
    }


def aid(model: Model, seat: int) -> list[tuple[str, int, int, str, bool]]:
    """Every visible order: points with Marketing, Marketing alone, what is missing, whether nothing is in the way."""
    found = []
    closed = [market.provisional for market in model.markets.values()]
    if not model.simplified and model.event_kind != "pandemic":
        closed = []  # the top row of zone 5 may ship them
    for card in model.visible_orders():
        order = t.MARKET[card]
        bonus = model.marketing_bonus(seat, order.cuvees)
        missing = sorted(model.missing(seat, card), key=t.TYPES.index)
        swaps = [False, True] if "BTR" in model.players[seat].tokens and order.sector == "International" else [False]
        travels = any(not model.struck(order, swap) for swap in swaps)
        ready = not missing and travels and card not in closed and model.reserved.get(card, seat) == seat
        points = (model.price(card, "") if model.event else order.value) + bonus
        found.append((card, points, bonus, "".join(missing), ready))
    return found
