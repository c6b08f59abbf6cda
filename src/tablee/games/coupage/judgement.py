"""How good a move of Coupage looks: finish what is begun, collect what is missing, hinder the leader."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import Judgement
from tablee.engine.state import State
from tablee.games.coupage.rules.numbers import (
    AB_TIME,
    BARREL,
    BARRELS,
    BOTTLE,
    CARD,
    CELLAR,
    CLASSES,
    CYCLE,
    DECLINE,
    END,
    EVA,
    GRAPE_COUNT,
    GRAPES,
    HARVEST,
    JEU,
    LAY,
    LEVELS,
    MARKET,
    MARKET_SLOTS,
    OEN,
    PILE,
    PIQ,
    PLAY,
    PLAYER,
    PRODUCING,
    REC,
    RECIPE,
    RECIPES,
    REPLACE,
    SPOILED,
    STAGE,
    STARS,
    STRIDE,
    TIM,
    TIME,
    TIME_COUNT,
    UP,
    VARIETIES,
    VDT,
    VOL,
    is_cava,
    stars_of,
)
from tablee.games.coupage.rules.printed import BITS
from tablee.games.coupage.rules.specials import is_target
from tablee.games.coupage.rules.state import CoupageState

_PILE: Final = 46  # what an unknown card is worth
_FAR: Final = 9  # more grapes missing than any recipe has


class CoupageJudgement(Judgement):
    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CoupageState)
        seat = state.to_act
        worth = vec[i64]([0] * CLASSES)
        _worth(state, seat, worth)
        for i in range(count):
            weights[i] = _weight(state, seat, worth, actions[i])


def judgement(options: object) -> CoupageJudgement:
    return CoupageJudgement()


def _weight(state: CoupageState, seat: i64, worth: vec[i64], action: i64) -> i64:
    if state.pending.count > 0:
        return _weigh_step(state, seat, worth, action)
    if action == PILE:
        return _PILE
    if action < END:
        return worth[state.open[action - MARKET]]
    if action >= HARVEST and action < DECLINE:
        return worth[state.open[MARKET_SLOTS + action - HARVEST]]
    if action >= BARREL:
        if action >= UP and action < HARVEST:
            return 10 if action == UP else 5  # a Time card that comes back may be used again
        return 1 if action != DECLINE else 0  # abilities are a gift
    return _weigh_action(state, seat, worth, action)


def _weigh_action(state: CoupageState, seat: i64, worth: vec[i64], action: i64) -> i64:
    """The two actions of a turn: what brings a bottle nearer comes first."""
    if action < LAY:
        return 0  # end
    if action < REPLACE:
        return _weigh_lay(state, seat, action - LAY)
    if action < TIME:
        return 900
    if action < STARS:
        return 800 + 10 * _readiness(state, seat * CELLAR + (action - TIME) * STRIDE)
    if action < BOTTLE:
        return _weigh_stars(state, seat, worth, seat * CELLAR + (action - STARS) * STRIDE)
    if action < PLAY:
        place = seat * CELLAR + (action - BOTTLE) * STRIDE
        return 1200 if _counts_towards(state, seat, state.barrels[place + RECIPE]) else 60
    if action < CYCLE:
        return _weigh_special(state, seat, action - PLAY + JEU)
    return 40 if _least(state, seat, worth) < _PILE else -5


# Grapes and recipes


def _is_wanted(state: CoupageState, seat: i64, recipe: i64) -> bool:
    """Whether one more of this kind, begun or bottled, would count towards two wines and a cava."""
    wines: i64 = 0
    cavas: i64 = 0
    for barrel in range(i64(BARRELS)):
        other = state.barrels[seat * CELLAR + barrel * STRIDE + RECIPE]
        if other >= 0:
            if is_cava(other):
                cavas += 1
            else:
                wines += 1
    return _is_missing(state, wines, cavas, recipe)


def _counts_towards(state: CoupageState, seat: i64, recipe: i64) -> bool:
    """Whether one more bottle of this kind brings the win nearer."""
    return _is_missing(state, state.wines(seat), state.cavas(seat), recipe)


def _is_missing(state: CoupageState, wines: i64, cavas: i64, recipe: i64) -> bool:
    """Whether these wines and cavas leave room for one of this kind (CPG-9.1, CPG-9.4)."""
    if is_cava(recipe) and cavas < 1:
        return True
    if state.second_cava and cavas > 1:
        wines += cavas - 1
    return wines < 2 and (state.second_cava or not is_cava(recipe))


def _weigh_lay(state: CoupageState, seat: i64, recipe: i64) -> i64:
    if not _is_wanted(state, seat, recipe):
        return -10
    return (1000 if is_cava(recipe) else 950) - 10 * state.printed.time[recipe]


def _packed_hand(state: CoupageState, seat: i64) -> i64:
    """Counts per variety, at most three of each."""
    counts: i64 = 0
    for variety in range(i64(VARIETIES)):
        card = seat * CLASSES + variety * LEVELS
        number = state.hands[card] + state.hands[card + 1] + state.hands[card + 2]
        counts |= (number if number < 3 else 3) << BITS * variety
    return counts


def _missing(state: CoupageState, recipe: i64, counts: i64) -> i64:
    """How many grapes a hand lacks for the recipe."""
    best: i64 = _FAR
    for i in range(state.printed.first[recipe], state.printed.first[recipe + 1]):
        wanted = state.printed.sets[i]
        lacking: i64 = 0
        for variety in range(i64(VARIETIES)):
            short = (wanted >> BITS * variety & 7) - (counts >> BITS * variety & 7)
            if short > 0:
                lacking += short
        if lacking < best:
            best = lacking
    return best


def _worth(state: CoupageState, seat: i64, worth: vec[i64]) -> None:
    """What a card of each class is worth in the own hand."""
    counts = _packed_hand(state, seat)
    for variety in range(i64(VARIETIES)):
        gain = _use(state, seat, counts, variety)
        for level in range(i64(LEVELS)):
            worth[variety * LEVELS + level] = gain + 12 * (level + 1)
    ageing: i64 = 0
    spoiled: i64 = 0
    for barrel in range(i64(BARRELS)):
        place = seat * CELLAR + barrel * STRIDE
        if state.barrels[place + STAGE] == PRODUCING:
            ageing += state.printed.time[state.barrels[place + RECIPE]] - state.barrels[place + TIME_COUNT]
            spoiled += state.barrels[place + SPOILED]
    times = state.hands[seat * CLASSES + TIM]
    worth[TIM] = 75 if times < ageing else 62 if times < 3 else 30
    worth[JEU] = 64
    worth[VOL] = 55
    worth[PIQ] = 56
    worth[OEN] = 90 if spoiled > 0 else 42
    worth[REC] = 58
    worth[EVA] = 55
    worth[VDT] = 60 if ageing > 0 else 44


def _use(state: CoupageState, seat: i64, counts: i64, variety: i64) -> i64:
    """How much a grape helps: as the next one for a recipe, for what evaporated, or as one already counted on."""
    use: i64 = 0
    one = i64(1) << BITS * variety
    has = counts >> BITS * variety & 7
    for recipe in range(i64(RECIPES)):
        if _is_wanted(state, seat, recipe):
            now = _missing(state, recipe, counts)
            gain: i64 = 0
            if has < 3 and _missing(state, recipe, counts + one) < now:
                gain = 60 // now + 5
            elif has > 0 and _missing(state, recipe, counts - one) > now:
                gain = 60 // (now + 1) + 8
            if gain > use:
                use = gain
    for barrel in range(i64(BARRELS)):
        place = seat * CELLAR + barrel * STRIDE
        if state.barrels[place + STAGE] == PRODUCING:
            recipe = state.barrels[place + RECIPE]
            lacks = state.barrels[place + GRAPE_COUNT] < state.printed.slots[recipe]
            if lacks and state.printed.can_hold(recipe, state.packed(place) + one):
                use += 50
    return use


def _least(state: CoupageState, seat: i64, worth: vec[i64]) -> i64:
    """What the poorest card in hand is worth."""
    least: i64 = 1000
    for card in range(i64(CLASSES)):
        if state.hands[seat * CLASSES + card] > 0 and worth[card] < least:
            least = worth[card]
    return least


# Time


def _readiness(state: CoupageState, place: i64) -> i64:
    """How near a barrel is to its bottle: 10 is ready."""
    if state.barrels[place + STAGE] != PRODUCING:
        return 0
    recipe = state.barrels[place + RECIPE]
    grapes = state.printed.slots[recipe] - state.barrels[place + GRAPE_COUNT]
    return 10 - 2 * grapes - 3 * (state.printed.time[recipe] - state.barrels[place + TIME_COUNT])


def _weigh_stars(state: CoupageState, seat: i64, worth: vec[i64], place: i64) -> i64:
    """Worth it if the stars are there without taking apart what is being collected."""
    if not _counts_towards(state, seat, state.barrels[place + RECIPE]):
        return -20
    spare: i64 = 0
    for card in range(i64(GRAPES)):
        if worth[card] < 50 + 12 * stars_of(card):
            spare += state.hands[seat * CLASSES + card] * stars_of(card)
    return 300 + 10 * _readiness(state, place) if spare >= state.printed.time_cost else 30


# Special cards


def _weigh_special(state: CoupageState, seat: i64, kind: i64) -> i64:
    if kind == JEU:
        best: i64 = -10
        for barrel in range(seat * BARRELS, (seat + 1) * BARRELS):
            if is_target(state, JEU, barrel) and _counts_towards(state, seat, state.barrels[barrel * STRIDE + RECIPE]):
                best = 1210
        return best
    if kind == REC:
        return 520
    if kind == VOL:
        return 480
    if kind == VDT:
        return 820
    if kind == OEN:
        for barrel in range(seat * BARRELS, (seat + 1) * BARRELS):
            if state.barrels[barrel * STRIDE + SPOILED] > 0:
                return 1100
        return -10
    nearest: i64 = -100
    for barrel in range(state.seats * BARRELS):
        if is_target(state, kind, barrel):
            threat = _threat(state, barrel)
            if threat > nearest:
                nearest = threat
    return (500 if kind == PIQ else 460) + 10 * nearest


def _threat(state: CoupageState, barrel: i64) -> i64:
    """How much another player needs this barrel, from how far everybody can see."""
    owner = barrel // BARRELS
    place = barrel * STRIDE
    useful: i64 = 6 if _counts_towards(state, owner, state.barrels[place + RECIPE]) else -20
    return _readiness(state, place) + useful + 8 * state.progress(owner) - 3 * (state.barrels[place + SPOILED] & 1)


# Steps of a move


def _weigh_step(state: CoupageState, seat: i64, worth: vec[i64], action: i64) -> i64:
    first = state.pending.steps[0]
    if first < REPLACE:  # the fewest stars first: stars are money
        return 100 - 20 * stars_of(action - CARD) - _other_use(state, worth, action - CARD)
    if first < TIME:
        return 100 - 10 * stars_of(action - CARD)
    if first < PLAY:
        return _weigh_payment(state, seat, worth, first, action - CARD)
    if first == CYCLE or first >= BARREL and first < UP:
        return -worth[action - CARD]
    if state.phase == AB_TIME:
        return worth[action - CARD]
    if action >= BARREL and action < UP:
        barrel = action - BARREL
        if barrel // BARRELS == seat:
            return _readiness(state, barrel * STRIDE)
        if first == PLAY + OEN - JEU:
            return -_threat(state, barrel)
        return _threat(state, barrel)
    if action >= PLAYER and action < BARREL:
        return 10 * state.progress(action - PLAYER) + state.held[action - PLAYER]
    if action >= UP:
        return 0
    return -stars_of(action - CARD)  # a grape to evaporate


def _other_use(state: CoupageState, worth: vec[i64], card: i64) -> i64:
    return (worth[card] - 12 * stars_of(card)) // 8


def _weigh_payment(state: CoupageState, seat: i64, worth: vec[i64], first: i64, card: i64) -> i64:
    """Little overshoot, and nothing that is being collected."""
    cost = state.printed.time_cost
    if first >= BOTTLE:
        cost = state.printed.cost[state.barrels[seat * CELLAR + (first - BOTTLE) * STRIDE + RECIPE]]
    paid: i64 = 0
    for i in range(i64(1), state.pending.count):
        paid += stars_of(state.pending.steps[i] - CARD)
    over = paid + stars_of(card) - cost
    if over < 0:
        over = 0
    return 200 - worth[card] - 12 * over + 6 * stars_of(card)
