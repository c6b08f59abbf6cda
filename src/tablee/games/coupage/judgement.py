"""How good a move of Coupage looks: finish what is begun, collect what is missing, hinder the leader."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.state import State
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.grapes import can_win_with
from tablee.games.coupage.rules.payments import is_closed, pending_stars
from tablee.games.coupage.rules.printed import BITS
from tablee.games.coupage.rules.specials import is_target
from tablee.games.coupage.rules.state import CoupageState

_PILE: Final = 46  # what an unknown card is worth
_FAR: Final = 9  # more grapes missing than any recipe has


class CoupageJudgement(Judgement):
    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CoupageState)
        seat = state.to_act
        worth = vec[i64]([0] * n.CLASSES)
        _worth(state, seat, worth)
        for i in range(count):
            weights[i] = _weight(state, seat, worth, actions[i])


def judgement(options: object) -> CoupageJudgement:
    return CoupageJudgement()


def _weight(state: CoupageState, seat: i64, worth: vec[i64], action: i64) -> i64:
    if state.pending.count > 0:
        return _weigh_step(state, seat, worth, action)
    if action == n.PILE:
        return _PILE
    if action < n.END:
        return worth[state.open[action - n.MARKET]]
    if action >= n.HARVEST and action < n.DECLINE:
        return worth[state.open[n.MARKET_SLOTS + action - n.HARVEST]]
    if action >= n.BARREL:
        if action >= n.UP and action < n.HARVEST:
            return 10 if action == n.UP else 5  # a Time card that comes back may be used again
        return 1 if action != n.DECLINE else 0  # abilities are a gift
    return _weigh_action(state, seat, worth, action)


def _weigh_action(state: CoupageState, seat: i64, worth: vec[i64], action: i64) -> i64:
    """The two actions of a turn: what brings a bottle nearer comes first."""
    if action < n.LAY:
        return 0  # end
    if action < n.REPLACE:
        return _weigh_lay(state, seat, action - n.LAY)
    if action < n.TIME:
        return 900
    if action < n.STARS:
        return 800 + 10 * _readiness(state, seat * n.CELLAR + (action - n.TIME) * n.STRIDE)
    if action < n.BOTTLE:
        return _weigh_stars(state, seat, worth, seat * n.CELLAR + (action - n.STARS) * n.STRIDE)
    if action < n.PLAY:
        place = seat * n.CELLAR + (action - n.BOTTLE) * n.STRIDE
        return 1200 if _counts_towards(state, seat, state.barrels[place + n.RECIPE]) else 60
    if action < n.CYCLE:
        return _weigh_special(state, seat, action - n.PLAY + n.JEU)
    return 40 if _least(state, seat, worth) < _PILE else -5


# Grapes and recipes


def _is_wanted(state: CoupageState, seat: i64, recipe: i64) -> bool:
    """Whether one more of this kind, begun or bottled, would count towards two wines and a cava."""
    wines: i64 = 0
    cavas: i64 = 0
    for barrel in range(i64(n.BARRELS)):
        other = state.barrels[seat * n.CELLAR + barrel * n.STRIDE + n.RECIPE]
        if other >= 0:
            if n.is_cava(other):
                cavas += 1
            else:
                wines += 1
    return _is_missing(state, wines, cavas, recipe)


def _counts_towards(state: CoupageState, seat: i64, recipe: i64) -> bool:
    """Whether one more bottle of this kind brings the win nearer."""
    return _is_missing(state, state.wines(seat), state.cavas(seat), recipe)


def _is_missing(state: CoupageState, wines: i64, cavas: i64, recipe: i64) -> bool:
    """Whether these wines and cavas leave room for one of this kind (CPG-9.1, CPG-9.4)."""
    if n.is_cava(recipe) and cavas < 1:
        return True
    if state.second_cava and cavas > 1:
        wines += cavas - 1
    return wines < 2 and (state.second_cava or not n.is_cava(recipe))


def _weigh_lay(state: CoupageState, seat: i64, recipe: i64) -> i64:
    if not can_win_with(state, seat, recipe):
        return NEVER  # CPG-4.6
    if not _is_wanted(state, seat, recipe):
        return -10
    return (1000 if n.is_cava(recipe) else 950) - 10 * state.printed.time[recipe]


def _packed_hand(state: CoupageState, seat: i64) -> i64:
    """Counts per variety, at most three of each."""
    counts: i64 = 0
    for variety in range(i64(n.VARIETIES)):
        card = seat * n.CLASSES + variety * n.LEVELS
        number = state.hands[card] + state.hands[card + 1] + state.hands[card + 2]
        counts |= (number if number < 3 else 3) << BITS * variety
    return counts


def _missing(state: CoupageState, recipe: i64, counts: i64) -> i64:
    """How many grapes a hand lacks for the recipe."""
    best: i64 = _FAR
    for i in range(state.printed.first[recipe], state.printed.first[recipe + 1]):
        wanted = state.printed.sets[i]
        lacking: i64 = 0
        for variety in range(i64(n.VARIETIES)):
            short = (wanted >> BITS * variety & 7) - (counts >> BITS * variety & 7)
            if short > 0:
                lacking += short
        if lacking < best:
            best = lacking
    return best


def _worth(state: CoupageState, seat: i64, worth: vec[i64]) -> None:
    """What a card of each class is worth in the own hand."""
    counts = _packed_hand(state, seat)
    for variety in range(i64(n.VARIETIES)):
        gain = _use(state, seat, counts, variety)
        for level in range(i64(n.LEVELS)):
            worth[variety * n.LEVELS + level] = gain + 12 * (level + 1)
    ageing: i64 = 0
    spoiled: i64 = 0
    for barrel in range(i64(n.BARRELS)):
        place = seat * n.CELLAR + barrel * n.STRIDE
        if state.barrels[place + n.STAGE] == n.PRODUCING:
            lacking = state.printed.time[state.barrels[place + n.RECIPE]] - state.barrels[place + n.TIME_COUNT]
            if lacking > 0:
                ageing += lacking
            spoiled += state.barrels[place + n.SPOILED]
    times = state.hands[seat * n.CLASSES + n.TIM]
    worth[n.TIM] = 75 if times < ageing else 62 if times < 3 else 30
    worth[n.JEU] = 64
    worth[n.VOL] = 55
    worth[n.PIQ] = 56
    worth[n.OEN] = 90 if spoiled > 0 else 42
    worth[n.REC] = 58
    worth[n.EVA] = 55
    worth[n.VDT] = 60 if ageing > 0 else 44


def _use(state: CoupageState, seat: i64, counts: i64, variety: i64) -> i64:
    """How much a grape helps: as the next one for a recipe, for what evaporated, or as one already counted on."""
    use: i64 = 0
    one = i64(1) << BITS * variety
    has = counts >> BITS * variety & 7
    for recipe in range(i64(n.RECIPES)):
        if _is_wanted(state, seat, recipe):
            now = _missing(state, recipe, counts)
            gain: i64 = 0
            if has < 3 and _missing(state, recipe, counts + one) < now:
                gain = 60 // now + 5
            elif has > 0 and _missing(state, recipe, counts - one) > now:
                gain = 60 // (now + 1) + 8
            if gain > use:
                use = gain
    for barrel in range(i64(n.BARRELS)):
        place = seat * n.CELLAR + barrel * n.STRIDE
        if state.barrels[place + n.STAGE] == n.PRODUCING:
            recipe = state.barrels[place + n.RECIPE]
            lacks = state.barrels[place + n.GRAPE_COUNT] < state.printed.slots[recipe]
            if lacks and state.printed.can_hold(recipe, state.packed(place) + one):
                use += 50
    return use


def _least(state: CoupageState, seat: i64, worth: vec[i64]) -> i64:
    """What the poorest card in hand is worth."""
    least: i64 = 1000
    for card in range(i64(n.CLASSES)):
        if state.hands[seat * n.CLASSES + card] > 0 and worth[card] < least:
            least = worth[card]
    return least


# Time


def _readiness(state: CoupageState, place: i64) -> i64:
    """How near a barrel is to its bottle: 10 is ready."""
    if state.barrels[place + n.STAGE] != n.PRODUCING:
        return 0
    recipe = state.barrels[place + n.RECIPE]
    grapes = state.printed.slots[recipe] - state.barrels[place + n.GRAPE_COUNT]
    time = state.printed.time[recipe] - state.barrels[place + n.TIME_COUNT]
    return 10 - 2 * grapes - 3 * (time if time > 0 else 0)


def _weigh_stars(state: CoupageState, seat: i64, worth: vec[i64], place: i64) -> i64:
    """Worth it if the stars are there without taking apart what is being collected."""
    if not _counts_towards(state, seat, state.barrels[place + n.RECIPE]):
        return -20
    spare: i64 = 0
    for card in range(i64(n.GRAPES)):
        if worth[card] < 50 + 12 * n.stars_of(card):
            spare += state.hands[seat * n.CLASSES + card] * n.stars_of(card)
    return 300 + 10 * _readiness(state, place) if spare >= state.printed.time_cost else 30


# Special cards


def _weigh_special(state: CoupageState, seat: i64, kind: i64) -> i64:
    if kind == n.JEU:
        best: i64 = -10
        for barrel in range(seat * n.BARRELS, (seat + 1) * n.BARRELS):
            if is_target(state, n.JEU, barrel) and _counts_towards(
                state, seat, state.barrels[barrel * n.STRIDE + n.RECIPE]
            ):
                best = 1210
        return best
    if kind == n.REC:
        return 520
    if kind == n.VOL:
        return 480
    if kind == n.VDT:
        return 820
    if kind == n.OEN:
        for barrel in range(seat * n.BARRELS, (seat + 1) * n.BARRELS):
            if state.barrels[barrel * n.STRIDE + n.SPOILED] > 0:
                return 1100
        return -10
    nearest: i64 = -100
    for barrel in range(state.seats * n.BARRELS):
        if is_target(state, kind, barrel):
            threat = _threat(state, barrel)
            if threat > nearest:
                nearest = threat
    return (500 if kind == n.PIQ else 460) + 10 * nearest


def _threat(state: CoupageState, barrel: i64) -> i64:
    """How much another player needs this barrel, from how far everybody can see."""
    owner = barrel // n.BARRELS
    place = barrel * n.STRIDE
    useful: i64 = 6 if _counts_towards(state, owner, state.barrels[place + n.RECIPE]) else -20
    return _readiness(state, place) + useful + 8 * state.progress(owner) - 3 * (state.barrels[place + n.SPOILED] & 1)


# Steps of a move


def _weigh_step(state: CoupageState, seat: i64, worth: vec[i64], action: i64) -> i64:
    first = state.pending.steps[0]
    if first < n.REPLACE:  # the fewest stars first: stars are money
        return 100 - 20 * n.stars_of(action - n.CARD) - _other_use(state, worth, action - n.CARD)
    if first < n.TIME:
        return 100 - 10 * n.stars_of(action - n.CARD)
    if first < n.PLAY:
        if action == n.DONE:
            return 1000  # nothing is given away
        if is_closed(state):
            return -worth[action - n.CARD]
        return _weigh_payment(state, seat, worth, first, action - n.CARD)
    if first == n.PLAY + n.JEU - n.JEU and action < n.PLAYER:
        return -worth[action - n.CARD]  # it serves as Time
    if first == n.CYCLE or first >= n.BARREL and first < n.UP:
        return -worth[action - n.CARD]
    if state.phase == n.AB_TIME:
        return worth[action - n.CARD]
    if action >= n.BARREL and action < n.UP:
        barrel = action - n.BARREL
        if barrel // n.BARRELS == seat:
            return _readiness(state, barrel * n.STRIDE)
        if first == n.PLAY + n.OEN - n.JEU:
            return -_threat(state, barrel)
        return _threat(state, barrel)
    if action >= n.PLAYER and action < n.BARREL:
        return 10 * state.progress(action - n.PLAYER) + state.held[action - n.PLAYER]
    if action >= n.UP:
        return 0
    return -n.stars_of(action - n.CARD)  # a grape to evaporate


def _other_use(state: CoupageState, worth: vec[i64], card: i64) -> i64:
    return (worth[card] - 12 * n.stars_of(card)) // 8


def _weigh_payment(state: CoupageState, seat: i64, worth: vec[i64], first: i64, card: i64) -> i64:
    """Little overshoot, and nothing that is being collected."""
    cost = state.printed.time_cost
    if first >= n.BOTTLE:
        cost = state.printed.cost[state.barrels[seat * n.CELLAR + (first - n.BOTTLE) * n.STRIDE + n.RECIPE]]
    paid = pending_stars(state)
    over = paid + n.stars_of(card) - cost
    if over < 0:
        over = 0
    return 200 - worth[card] - 12 * over + 6 * n.stars_of(card)
