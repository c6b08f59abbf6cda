"""The whole table. Most of it lies open and is made once for all viewers; what only one of them knows is added."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line, Phase, Standing, phases
from tablee.games.age_of_champagne.log import decided
from tablee.games.age_of_champagne.moves import MOVES
from tablee.games.age_of_champagne.names import (
    COLOUR_CODES,
    EFFECT_CODES,
    EVENT_CODES,
    MODE_CODES,
    REGION_CODES,
    SOURCE_CODES,
    SPOT_CODES,
    TOKEN_CODES,
    TYPE_CODES,
    destination_line,
    event_code,
    event_line,
    event_text,
    grapes_word,
    heir_code,
    heir_line,
    need_word,
    order_code,
    token_line,
    token_text,
    vineyard_code,
)
from tablee.games.age_of_champagne.options import AgeOfChampagneOptions
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.events import key_card
from tablee.games.age_of_champagne.rules.printed import Printed
from tablee.games.age_of_champagne.rules.scoring import projected
from tablee.games.age_of_champagne.rules.shipping import can_travel, points_of
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import NOTHING, aims, in_shipping, regions_of
from tablee.games.age_of_champagne.view.aid import harvest, ready, recipes, shipments
from tablee.games.age_of_champagne.view.shown import (
    AgeOfChampagneView,
    Aim,
    Bonus,
    Event,
    Heir,
    House,
    Market,
    Merchant,
    OfferView,
    Order,
    Placed,
    PressLevel,
    Spot,
    Vineyard,
)

# The five phases of a round; of the third, the zone that is being resolved is named.
ROUND = ("event", "assign", "actions", "harvest", "season")
ACTIONS = 2
STAGES: dict[int, str] = {
    n.STAGE_DRAFT: "draft",
    n.STAGE_INHERIT: "draft",
    n.STAGE_COUNCIL: "draft",
    n.STAGE_EVENT: "event",
    n.STAGE_MERCHANT: "event",
    n.STAGE_ASSIGN: "assign",
    n.STAGE_VINEYARDS: "vineyards",
    n.STAGE_PRESS: "press",
    n.STAGE_WINERY: "winery",
    n.STAGE_GRID: "marketing",
    n.STAGE_MARKETING: "marketing",
    n.STAGE_SPEAKER: "shipping",
    n.STAGE_SHIPPING: "shipping",
    n.STAGE_DRAW: "blending",
    n.STAGE_HARVEST: "harvest",
    n.STAGE_SEASON: "season",
    n.STAGE_END: "over",
}


def automata(options: AgeOfChampagneOptions, seats: int) -> Sequence[Line]:
    """The Wine Merchant, unless a seat steers him."""
    return [Line("age-of-champagne-merchant")] if options.merchant and not options.steered else ()


def views(state: AgeOfChampagneState, viewers: Sequence[int]) -> list[AgeOfChampagneView]:
    public = _public(state)
    return [public if viewer == SPECTATOR else _seen(state, public, viewer) for viewer in viewers]


def _seen(state: AgeOfChampagneState, public: AgeOfChampagneView, viewer: int) -> AgeOfChampagneView:
    """With the viewer's own cards, the tokens it has looked at, and its aid."""
    asked = not state.over and state.asked() >> viewer & 1 == 1
    house = viewer < state.humans
    drafting = state.phase == n.DRAFTING
    return replace(
        public,
        viewer=viewer,
        prompt=MOVES.prompt(state, viewer) if asked else public.prompt,
        begun=MOVES.begun(state, viewer) if asked else (),
        markets=[_known(state, market, type, viewer) for type, market in enumerate(public.markets)],
        hand=_hand(state, viewer) if drafting and house else (),
        kept=_kept(state, viewer) if house else (),
        looking=_looking(state) if asked and state.phase in (n.TAKING, n.STEERING_TOKEN) else (),
        recipes=recipes(state, viewer) if house and not drafting else (),
        shipments=shipments(state, viewer) if house and not drafting and not state.over else (),
    )


def _public(state: AgeOfChampagneState) -> AgeOfChampagneView:
    drafting = state.round == 0
    return AgeOfChampagneView(
        viewer=SPECTATOR,
        seats=state.seats,
        to_act=-1 if state.over else state.to_act,
        over=state.over,
        prompt=Line("age-of-champagne-prompt-won", decided(state)) if state.over else MOVES.prompt(state, SPECTATOR),
        scores=state.scores() if state.over else (),
        pips=() if state.over else MOVES.pips(state, SPECTATOR),
        heading=_heading(state.round),
        phases=() if drafting else _phases(state.stage),
        supply=_left(n.ROUNDS - state.round),
        standings=[_standing(state, who) for who in range(state.participants)],
        phase="over" if state.over else MOVES.asked(state, ()).name,
        stage=STAGES[state.stage],
        round=state.round,
        rounds=n.ROUNDS,
        side="simplified" if state.side else "standard",
        partnership=state.terms.partnership,
        tension=state.terms.high_tension,
        steered=state.terms.steered,
        event=_event(state),
        events_left=n.ROUNDS - state.round,
        used=[event_code(state.event_pile[number]) for number in range(max(0, state.round - 1))],
        offers=[_offer(state, column) for column in range(state.participants)],
        markets=[_market(state, type) for type in range(n.TYPES)],
        spots=_spots(state),
        council=[] if drafting else [int(state.at_place(place)) for place in range(state.participants)],
        shipping=[] if drafting else [SPOT_CODES[spot] for spot, _ in in_shipping(state)],
        eco=_eco_track(state.printed),
        supply_cubes=[int(state.table[n.SUPPLY + colour]) for colour in range(n.COLOURS)]
        if state.terms.limited
        else (),
        regions=REGION_CODES[: n.REGIONS],
        presses=_presses(state.printed),
        marketing=_marketing(state.printed),
        cellar=int(state.printed.cellar),
        oenotheque=n.OENOTHEQUE,
        module=n.MODULE_SIZE,
        modules_each=n.MODULES_EACH,
        modules_first=n.MODULES_AGE_1,
        modules=n.MODULES - sum([int(state.modules(seat)) for seat in range(state.humans)]),
        tokens=state.token_size,
        thrown=_kinds([int(state.table[n.THROWN + kind]) for kind in range(n.TOKEN_KINDS)]),
        bonuses=_bonuses(state.printed),
        sources=SOURCE_CODES,
        final=n.FROM_DIVERSITY,
        houses=[_house(state, seat) for seat in range(state.humans)],
        merchant=_merchant(state) if state.merchant >= 0 else None,
        actor=-1 if state.over else state.actor,
        resolved="" if state.over or state.spot < 0 or state.stage <= n.STAGE_ASSIGN else SPOT_CODES[state.spot],
        hand=(),
        kept=(),
        hand_size=_hand_size(state) if state.phase == n.DRAFTING else 0,
        looking=(),
        recipes=(),
        shipments=(),
        places=places(state) if state.over else (),
    )


# The course of the game


@lru_cache(maxsize=16)
def _heading(round: int) -> Line:
    return Line("age-of-champagne-heading", {"round": round, "rounds": n.ROUNDS})


@lru_cache(maxsize=16)
def _left(count: int) -> Line:
    return Line("age-of-champagne-rounds-left", {"count": count})


@lru_cache(maxsize=64)
def _phases(stage: int) -> list[Phase]:
    name = STAGES[stage]
    if name == "over":
        return phases("age-of-champagne-phase", ROUND, len(ROUND))
    names = [*ROUND]
    if name not in names:
        names[ACTIONS] = name
    return phases("age-of-champagne-phase", names, names.index(name))


def _standing(state: AgeOfChampagneState, who: int) -> Standing:
    level = int(state.eco(who))
    return _standing_of(int(state.pp(who)), level, int(state.printed.eco[level]))


@lru_cache(maxsize=4096)  # what stays the same is the same object: nothing is compared twice
def _standing_of(points: int, level: int, worth: int) -> Standing:
    return Standing(points, Line("age-of-champagne-standing", {"level": level, "worth": worth}))


def places(state: AgeOfChampagneState) -> list[int]:
    """First, second, …: by points, then eco level, then place at the Council (AOC-15.7)."""
    keys = [(int(state.pp(who)), int(state.eco(who)), -int(state.place_of(who))) for who in range(state.participants)]
    return [1 + sum([other > key for other in keys]) for key in keys]


def _event(state: AgeOfChampagneState) -> Event | None:
    if state.event < 0:
        return None
    kind, key = int(state.event_kind()), int(state.key)
    code = "" if key < 0 else REGION_CODES[key] if key < n.REGIONS else COLOUR_CODES[key - n.REGIONS]
    card = int(key_card(state)) if kind in (n.HAZARD, n.QUALITY) else n.NO_CARD
    if key >= 0 and not any([state.upcoming(column) == card for column in range(state.participants)]):
        card = n.NO_CARD  # it was an Active offer, which somebody may have taken since
    return _event_of(state.printed, int(state.event), code, vineyard_code(card) if card >= 0 else "")


@lru_cache(maxsize=1024)
def _event_of(printed: Printed, card: int, key: str, key_card: str) -> Event:
    kind = EVENT_CODES[printed.event_kinds[card]]
    return Event(event_code(card), kind, event_line(printed, card), event_text(printed, card), key, key_card)


# The board


@lru_cache(maxsize=512)
def _vineyard(printed: Printed, card: int) -> Vineyard:
    return Vineyard(
        id=vineyard_code(card),
        name=printed.vineyard_names[card],
        region=REGION_CODES[printed.regions[card]],
        grapes=grapes_word(printed, card),
        points=int(printed.vineyard_points[card]),
        eco=int(printed.vineyard_eco[card]),
    )


def _offer(state: AgeOfChampagneState, column: int) -> OfferView:
    return _offer_of(state.printed, column, int(state.offer(column)), int(state.upcoming(column)))


@lru_cache(maxsize=4096)
def _offer_of(printed: Printed, column: int, active: int, upcoming: int) -> OfferView:
    return OfferView(
        SPOT_CODES[column],
        _vineyard(printed, active) if active >= 0 else None,
        _vineyard(printed, upcoming) if upcoming >= 0 else None,
    )


def _market(state: AgeOfChampagneState, type: int) -> Market:
    return Market(
        id=TYPE_CODES[type],
        active=_order(state, int(state.active(type))),
        provisional=_order(state, int(state.provisional(type))),
        stack=int(state.table[n.STACK + type]),
        tokens=int(state.on_shelf(type)),
        known=(),
    )


def _order(state: AgeOfChampagneState, order: int) -> Order | None:
    if order < 0:
        return None
    seat = int(state.reserver(order))
    stopped = not can_travel(state, state.printed.modes[order])
    return _order_of(state.printed, order, int(points_of(state, order, NOTHING)), seat, stopped)


@lru_cache(maxsize=4096)
def _order_of(printed: Printed, order: int, value: int, seat: int, stopped: bool) -> Order:
    return Order(
        id=order_code(order),
        destination=destination_line(printed, order),
        cuvees=need_word(printed, order),
        value=value,
        printed=int(printed.values[order]),
        mode=MODE_CODES[printed.modes[order]],
        eco=int(printed.order_eco[order]),
        seat=seat,
        stopped=stopped,
    )


def _known(state: AgeOfChampagneState, market: Market, type: int, viewer: int) -> Market:
    if not state.has_looked(viewer, type):
        return market
    kinds = [int(state.shelf(type, at)) for at in range(state.on_shelf(type))]
    return replace(market, known=[TOKEN_CODES[kind] for kind in kinds])


def _looking(state: AgeOfChampagneState) -> list[str]:
    """The tokens among which the seat to act chooses."""
    return [TOKEN_CODES[action - n.TAKE] for action in state.legal_actions()]


def _spots(state: AgeOfChampagneState) -> list[Spot]:
    """All spots of zones 2 to 8 that are in use; those of zone 1 are the offers."""
    found: list[Spot] = []
    for spot in range(n.SPOTS):
        zone = int(n.zone_of(spot))
        unused = (zone == 4 and state.side != 0) or (zone == 8 and spot - n.ZONE_8 >= state.participants - 1)
        if unused or (zone == 1 and spot >= state.participants):
            continue
        chosen = spot < n.CHOSEN_SPOTS
        effect, amount = int(state.effect(spot)), int(state.effect_amount(spot)) if chosen else 0
        found.append(_spot(spot, effect, amount, int(state.spots[spot]), bool(state.is_blocked(spot))))
    return found


@lru_cache(maxsize=4096)
def _spot(spot: int, effect: int, amount: int, piece: int, blocked: bool) -> Spot:
    return Spot(
        id=SPOT_CODES[spot],
        zone=int(n.zone_of(spot)),
        effect=EFFECT_CODES[effect],
        amount=amount,
        seat=int(n.owner_of(piece)) if piece >= 0 else n.NOBODY,
        disc=piece >= n.DISC_PIECE,
        blocked=blocked,
    )


@lru_cache(maxsize=16)
def _eco_track(printed: Printed) -> list[int]:
    return [int(printed.eco[level]) for level in range(1, n.ECO_LEVELS + 1)]


@lru_cache(maxsize=16)
def _presses(printed: Printed) -> list[PressLevel]:
    return [
        PressLevel(int(printed.capacities[level]), bool(printed.press_tokens[level]), int(printed.press_points[level]))
        for level in range(1, n.PRESS_LEVELS + 1)
    ]


@lru_cache(maxsize=16)
def _marketing(printed: Printed) -> list[list[int]]:
    return [[int(printed.bonus(colour, cubes)) for cubes in range(1, n.GRID_CELLS + 1)] for colour in range(n.COLOURS)]


@lru_cache(maxsize=16)
def _bonuses(printed: Printed) -> list[Bonus]:
    return [Bonus(code, token_line(printed, kind), token_text(printed, kind)) for kind, code in enumerate(TOKEN_CODES)]


@lru_cache(maxsize=4096)
def _kinds_of(counts: tuple[int, ...], first: int) -> list[str]:
    return [TOKEN_CODES[first + kind] for kind, count in enumerate(counts) for _ in range(count)]


def _kinds(counts: Sequence[int], first: int = 0) -> list[str]:
    """Tokens one by one."""
    return _kinds_of(tuple(counts), first)


# The players


def _three(state: AgeOfChampagneState, who: int, first: int) -> list[int]:
    at = who * n.STRIDE + first
    return [int(state.players[at]), int(state.players[at + 1]), int(state.players[at + 2])]


def _house(state: AgeOfChampagneState, seat: int) -> House:
    level, reserved = int(state.eco(seat)), int(state.reserved(seat))
    return House(
        points=int(state.pp(seat)),
        eco=level,
        worth=int(state.printed.eco[level]),
        press=int(state.press(seat)),
        capacity=int(state.capacity(seat)),
        modules=int(state.modules(seat)),
        room=int(state.modules(seat)) * n.MODULE_SIZE,
        wines=_three(state, seat, n.WINE),
        cellar=_three(state, seat, n.CELLAR),
        oenotheque=_three(state, seat, n.OENO),
        grid=_three(state, seat, n.GRID),
        bonus=[int(state.bonus(seat, colour)) for colour in range(n.COLOURS)],
        pawns=int(state.pawns(seat)),
        disc=bool(state.has_disc(seat)),
        reserved=order_code(reserved) if reserved >= 0 else "",
        tokens=_kinds([int(state.free(seat, kind)) for kind in range(n.FREE_TOKENS, n.TOKEN_KINDS)], n.FREE_TOKENS),
        land=[int(state.land(seat, region)) for region in range(n.REGIONS)],
        held=regions_of(state, seat),
        vineyards=_vineyards(state, seat),
        heirs=[] if state.phase == n.DRAFTING else [heir.id for heir in _kept(state, seat)],
        harvest=harvest(state, seat),
        ready=() if state.over else ready(state, seat),
        ledger=[int(state.earned(seat, source)) for source in range(n.SOURCES)],
        projected=_projected(state, seat),
    )


def _vineyards(state: AgeOfChampagneState, seat: int) -> list[Placed]:
    first = seat * n.REGIONS
    return [
        _placed(state.printed, card, int(state.where[card]) - first)
        for region in range(n.REGIONS)
        for card in range(n.VINEYARDS)
        if state.where[card] == first + region
    ]


@lru_cache(maxsize=512)
def _placed(printed: Printed, card: int, region: int) -> Placed:
    return Placed(REGION_CODES[region], _vineyard(printed, card))


def _merchant(state: AgeOfChampagneState) -> Merchant:
    who = int(state.merchant)
    level = int(state.eco(who))
    spots = [spot for spot in range(n.ZONE_5, n.ZONE_6) if state.spots[spot] == who]
    return Merchant(
        seat=who,
        points=int(state.pp(who)),
        eco=level,
        worth=int(state.printed.eco[level]),
        cellar=_three(state, who, n.CELLAR),
        room=int(state.printed.merchant_cellar),
        oenotheque=_three(state, who, n.OENO),
        grid=_three(state, who, n.GRID),
        bonus=[int(state.bonus(who, colour)) for colour in range(n.COLOURS)],
        pawns=int(state.pawns(who)),
        spot=SPOT_CODES[spots[0]] if spots else "",
        aims=[Aim(order_code(order), points, part) for order, points, part in aims(state, spots[0])] if spots else (),
        ledger=[int(state.earned(who, source)) for source in range(n.SOURCES)],
        projected=_projected(state, who),
    )


def _projected(state: AgeOfChampagneState, who: int) -> Sequence[int]:
    return () if state.over else [int(projected(state, who, source)) for source in range(n.FROM_DIVERSITY, n.SOURCES)]


# The draft


@lru_cache(maxsize=256)
def _heir(printed: Printed, card: int) -> Heir:
    return Heir(heir_code(card), heir_line(printed, card), int(printed.stars[card]))


def _hand(state: AgeOfChampagneState, seat: int) -> list[Heir]:
    """What the seat may still keep; nothing after its pick of this round."""
    if state.picked >> seat & 1:
        return []
    return [_heir(state.printed, card) for card in range(n.INHERITANCES) if state.is_in_hand(seat, card)]


def _kept(state: AgeOfChampagneState, seat: int) -> list[Heir]:
    return [_heir(state.printed, card) for card in range(n.INHERITANCES) if state.keeper(card) == seat]


def _hand_size(state: AgeOfChampagneState) -> int:
    return n.INHERITANCES // int(state.participants) - int(state.draft_round)
