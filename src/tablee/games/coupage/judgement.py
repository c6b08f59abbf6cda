"""How good a move of Coupage looks: finish what is begun, collect what is missing, hinder the leader."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import NEVER, Judgement
from tablee.engine.knobs import TUNED, knobs_of
from tablee.engine.state import State
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.grapes import can_win_with
from tablee.games.coupage.rules.payments import is_closed, pending_stars
from tablee.games.coupage.rules.printed import BITS, GUARDS, MOST_ALIKE
from tablee.games.coupage.rules.specials import is_target
from tablee.games.coupage.rules.state import CoupageState

_FAR: Final = 9  # more grapes missing than any recipe has


class CoupageKnobs:
    """The constants, from `knobs.toml`: what cards are worth in hand, what actions are worth, how well seats stand."""

    __slots__ = (
        "age", "begun", "bottle", "bottled", "card", "cycle", "eva", "jeu", "kept", "kept_more", "lay_cava",
        "lay_time", "lay_wine", "leader", "next", "next_more", "oen", "oen_spoiled", "pile", "piq",
        "play_eva", "play_oen", "play_piq", "play_rec", "play_vdt", "play_vol", "ready", "rec", "refill",
        "replace", "scale", "spare", "star", "stars", "stars_dear", "threat", "time", "time_many",
        "time_spare", "vdt", "vdt_ageing", "vol",
    )  # fmt: skip

    def __init__(self, knobs: dict[str, int]) -> None:
        self.pile: i64 = knobs["pile"]  # an unknown card
        self.star: i64 = knobs["star"]  # a star on a grape
        self.next: i64 = knobs["next"]  # a grape that a recipe lacks, divided by how many it lacks
        self.next_more: i64 = knobs["next_more"]  # and in any case
        self.kept: i64 = knobs["kept"]  # a grape that a recipe counts on, divided likewise
        self.kept_more: i64 = knobs["kept_more"]
        self.refill: i64 = knobs["refill"]  # a grape in place of one that evaporated
        self.time: i64 = knobs["time"]  # a Time card that is needed
        self.time_spare: i64 = knobs["time_spare"]  # one of the first three
        self.time_many: i64 = knobs["time_many"]  # one more
        self.jeu: i64 = knobs["jeu"]  # special cards in hand
        self.vol: i64 = knobs["vol"]
        self.piq: i64 = knobs["piq"]
        self.oen_spoiled: i64 = knobs["oen_spoiled"]  # with a spoiled barrel
        self.oen: i64 = knobs["oen"]
        self.rec: i64 = knobs["rec"]
        self.eva: i64 = knobs["eva"]
        self.vdt_ageing: i64 = knobs["vdt_ageing"]  # with a barrel that lacks Time
        self.vdt: i64 = knobs["vdt"]
        self.lay_cava: i64 = knobs["lay_cava"]  # laying grapes
        self.lay_wine: i64 = knobs["lay_wine"]
        self.lay_time: i64 = knobs["lay_time"]  # less for each Time that the recipe asks for
        self.replace: i64 = knobs["replace"]
        self.age: i64 = knobs["age"]  # laying a Time card
        self.stars: i64 = knobs["stars"]  # paying stars for a Time, with stars to spare
        self.stars_dear: i64 = knobs["stars_dear"]  # and without
        self.spare: i64 = knobs["spare"]  # a grape worth less than this and its stars is to spare
        self.bottle: i64 = knobs["bottle"]
        self.play_oen: i64 = knobs["play_oen"]  # playing special cards
        self.play_rec: i64 = knobs["play_rec"]
        self.play_vol: i64 = knobs["play_vol"]
        self.play_vdt: i64 = knobs["play_vdt"]
        self.play_piq: i64 = knobs["play_piq"]
        self.play_eva: i64 = knobs["play_eva"]
        self.threat: i64 = knobs["threat"]  # for each point of how much the other needs the barrel
        self.leader: i64 = knobs["leader"]  # a bottle of the other, in the same points
        self.cycle: i64 = knobs["cycle"]  # exchanging a poor card
        self.bottled: i64 = knobs["bottled"]  # how well a seat stands: a bottle that counts
        self.begun: i64 = knobs["begun"]  # a barrel that will
        self.ready: i64 = knobs["ready"]  # and for each point of its readiness
        self.card: i64 = knobs["card"]  # a card in hand
        self.scale: i64 = knobs["scale"]


class CoupageJudgement(Judgement):
    __slots__ = ("knobs",)

    def __init__(self, knobs: CoupageKnobs) -> None:
        self.knobs: Final[CoupageKnobs] = knobs

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, CoupageState)
        seat = state.to_act
        worth = vec[i64]([0] * n.CLASSES)
        _worth(self.knobs, state, seat, worth)
        for i in range(count):
            weights[i] = _weight(self.knobs, state, seat, worth, actions[i])

    def evaluate(self, state: State, values: vec[i64]) -> None:
        """Bottles that count, barrels that will, cards in hand."""
        assert isinstance(state, CoupageState)
        knobs = self.knobs
        for seat in range(state.seats):
            value = knobs.bottled * state.progress(seat) + knobs.card * state.held[seat]
            for barrel in range(i64(n.BARRELS)):
                place = seat * n.CELLAR + barrel * n.STRIDE
                if state.barrels[place + n.STAGE] == n.PRODUCING and _counts_towards(
                    state, seat, state.barrels[place + n.RECIPE]
                ):
                    value += knobs.begun + knobs.ready * _readiness(state, place)
            values[seat] = value
        if state.winner >= 0:
            values[state.winner] += knobs.bottled

    def scale(self) -> i64:
        return self.knobs.scale


def judgement(options: object, seats: int = 0, knobs: str = TUNED) -> CoupageJudgement:
    return CoupageJudgement(CoupageKnobs(knobs_of(__file__, seats, knobs)))


def _weight(knobs: CoupageKnobs, state: CoupageState, seat: i64, worth: vec[i64], action: i64) -> i64:
    if state.pending.count > 0:
        return _weigh_step(knobs, state, seat, worth, action)
    if action == n.PILE:
        return knobs.pile
    if action < n.END:
        return worth[state.open[action - n.MARKET]]
    if action >= n.HARVEST and action < n.DECLINE:
        return worth[state.open[n.MARKET_SLOTS + action - n.HARVEST]]
    if action >= n.BARREL:
        if action >= n.UP and action < n.HARVEST:
            return 10 if action == n.UP else 5  # a Time card that comes back may be used again
        return 1 if action != n.DECLINE else 0  # abilities are a gift
    return _weigh_action(knobs, state, seat, worth, action)


def _weigh_action(knobs: CoupageKnobs, state: CoupageState, seat: i64, worth: vec[i64], action: i64) -> i64:
    """The two actions of a turn: what brings a bottle nearer comes first."""
    if action < n.LAY:
        return 0  # end
    if action < n.REPLACE:
        return _weigh_lay(knobs, state, seat, action - n.LAY)
    if action < n.TIME:
        return knobs.replace
    if action < n.STARS:
        return knobs.age + 10 * _readiness(state, seat * n.CELLAR + (action - n.TIME) * n.STRIDE)
    if action < n.BOTTLE:
        return _weigh_stars(knobs, state, seat, worth, seat * n.CELLAR + (action - n.STARS) * n.STRIDE)
    if action < n.PLAY:
        place = seat * n.CELLAR + (action - n.BOTTLE) * n.STRIDE
        return knobs.bottle if _counts_towards(state, seat, state.barrels[place + n.RECIPE]) else 60
    if action < n.CYCLE:
        return _weigh_special(knobs, state, seat, action - n.PLAY + n.JEU)
    return knobs.cycle if _least(state, seat, worth) < knobs.pile else -5


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


def _weigh_lay(knobs: CoupageKnobs, state: CoupageState, seat: i64, recipe: i64) -> i64:
    if not can_win_with(state, seat, recipe):
        return NEVER  # CPG-4.6
    if not _is_wanted(state, seat, recipe):
        return -10
    return (knobs.lay_cava if n.is_cava(recipe) else knobs.lay_wine) - knobs.lay_time * state.printed.time[recipe]


def _packed_hand(state: CoupageState, seat: i64) -> i64:
    """Counts per variety, at most three of each."""
    counts: i64 = 0
    for variety in range(i64(n.VARIETIES)):
        card = seat * n.CLASSES + variety * n.LEVELS
        number = state.hands[card] + state.hands[card + 1] + state.hands[card + 2]
        counts |= (number if number < 3 else 3) << BITS * variety
    return counts


def _worth(knobs: CoupageKnobs, state: CoupageState, seat: i64, worth: vec[i64]) -> None:
    """What a card of each class is worth in the own hand."""
    uses = vec[i64]([0] * n.VARIETIES)
    counts = _packed_hand(state, seat)
    for recipe in range(i64(n.RECIPES)):
        if _is_wanted(state, seat, recipe):
            _add_uses(knobs, state, recipe, counts, uses)
    _add_refills(knobs, state, seat, uses)
    for variety in range(i64(n.VARIETIES)):
        for level in range(i64(n.LEVELS)):
            worth[variety * n.LEVELS + level] = uses[variety] + knobs.star * (level + 1)
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
    worth[n.TIM] = knobs.time if times < ageing else knobs.time_spare if times < 3 else knobs.time_many
    worth[n.JEU] = knobs.jeu
    worth[n.VOL] = knobs.vol
    worth[n.PIQ] = knobs.piq
    worth[n.OEN] = knobs.oen_spoiled if spoiled > 0 else knobs.oen
    worth[n.REC] = knobs.rec
    worth[n.EVA] = knobs.eva
    worth[n.VDT] = knobs.vdt_ageing if ageing > 0 else knobs.vdt


def _add_uses(knobs: CoupageKnobs, state: CoupageState, recipe: i64, counts: i64, uses: vec[i64]) -> None:
    """How much a grape of each variety helps a recipe: as the next one, or as one already counted on.

    One pass over the complete sets tells it for all varieties at once: in `short` each nibble has what the hand lacks
    of a variety, in `enough` each guard says that the set takes all that the hand has of it.
    """
    sets = state.printed.sets
    fewest: i64 = _FAR
    lacked: i64 = 0  # by some set that lacks fewest: one more would help
    needed: i64 = 0  # by all sets that lack fewest: one less would hurt
    for i in range(state.printed.first[recipe], state.printed.first[recipe + 1]):
        apart = (sets[i] | GUARDS) - counts
        enough = apart & GUARDS
        short = apart & ((enough >> (BITS - 1)) * 7)
        pairs = (short & 0x0F0F0F0F) + (short >> BITS & 0x0F0F0F0F)
        lacking = pairs * 0x01010101 >> 24 & 255  # the sum of all nibbles
        if lacking < fewest:
            fewest = lacking
            lacked = short
            needed = enough
        elif lacking == fewest:
            lacked |= short
            needed &= enough
    for variety in range(i64(n.VARIETIES)):
        has = counts >> BITS * variety & 7
        gain: i64 = 0
        if has < MOST_ALIKE and lacked >> BITS * variety & 7 != 0:
            gain = knobs.next // fewest + knobs.next_more
        elif has > 0 and needed >> BITS * variety & 8 != 0:
            gain = knobs.kept // (fewest + 1) + knobs.kept_more
        if gain > uses[variety]:
            uses[variety] = gain


def _add_refills(knobs: CoupageKnobs, state: CoupageState, seat: i64, uses: vec[i64]) -> None:
    """Grapes for what evaporated."""
    for barrel in range(i64(n.BARRELS)):
        place = seat * n.CELLAR + barrel * n.STRIDE
        if state.barrels[place + n.STAGE] == n.PRODUCING:
            recipe = state.barrels[place + n.RECIPE]
            if state.barrels[place + n.GRAPE_COUNT] < state.printed.slots[recipe]:
                packed = state.packed(place)
                for variety in range(i64(n.VARIETIES)):
                    if state.printed.can_hold(recipe, packed + (i64(1) << BITS * variety)):
                        uses[variety] += knobs.refill


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


def _weigh_stars(knobs: CoupageKnobs, state: CoupageState, seat: i64, worth: vec[i64], place: i64) -> i64:
    """Worth it if the stars are there without taking apart what is being collected."""
    if not _counts_towards(state, seat, state.barrels[place + n.RECIPE]):
        return -20
    spare: i64 = 0
    for card in range(i64(n.GRAPES)):
        if worth[card] < knobs.spare + knobs.star * n.stars_of(card):
            spare += state.hands[seat * n.CLASSES + card] * n.stars_of(card)
    return knobs.stars + 10 * _readiness(state, place) if spare >= state.printed.time_cost else knobs.stars_dear


# Special cards


def _weigh_special(knobs: CoupageKnobs, state: CoupageState, seat: i64, kind: i64) -> i64:
    if kind == n.JEU:
        best: i64 = -10
        for barrel in range(seat * n.BARRELS, (seat + 1) * n.BARRELS):
            if is_target(state, n.JEU, barrel) and _counts_towards(
                state, seat, state.barrels[barrel * n.STRIDE + n.RECIPE]
            ):
                best = knobs.bottle + 10
        return best
    if kind == n.REC:
        return knobs.play_rec
    if kind == n.VOL:
        return knobs.play_vol
    if kind == n.VDT:
        return knobs.play_vdt
    if kind == n.OEN:
        for barrel in range(seat * n.BARRELS, (seat + 1) * n.BARRELS):
            if state.barrels[barrel * n.STRIDE + n.SPOILED] > 0:
                return knobs.play_oen
        return -10
    nearest: i64 = -100
    for barrel in range(state.seats * n.BARRELS):
        if is_target(state, kind, barrel):
            threat = _threat(knobs, state, barrel)
            if threat > nearest:
                nearest = threat
    return (knobs.play_piq if kind == n.PIQ else knobs.play_eva) + knobs.threat * nearest


def _threat(knobs: CoupageKnobs, state: CoupageState, barrel: i64) -> i64:
    """How much another player needs this barrel, from how far everybody can see."""
    owner = barrel // n.BARRELS
    place = barrel * n.STRIDE
    useful: i64 = 6 if _counts_towards(state, owner, state.barrels[place + n.RECIPE]) else -20
    return (
        _readiness(state, place)
        + useful
        + knobs.leader * state.progress(owner)
        - 3 * (state.barrels[place + n.SPOILED] & 1)
    )


# Steps of a move


def _weigh_step(knobs: CoupageKnobs, state: CoupageState, seat: i64, worth: vec[i64], action: i64) -> i64:
    first = state.pending.steps[0]
    if first < n.REPLACE:  # the fewest stars first: stars are money
        return 100 - 20 * n.stars_of(action - n.CARD) - _other_use(knobs, state, worth, action - n.CARD)
    if first < n.TIME:
        return 100 - 10 * n.stars_of(action - n.CARD)
    if first < n.PLAY:
        if action == n.DONE:
            return 1000  # nothing is given away
        if is_closed(state):
            return -worth[action - n.CARD]
        return _weigh_payment(knobs, state, seat, worth, first, action - n.CARD)
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
            return -_threat(knobs, state, barrel)
        return _threat(knobs, state, barrel)
    if action >= n.PLAYER and action < n.BARREL:
        return 10 * state.progress(action - n.PLAYER) + state.held[action - n.PLAYER]
    if action >= n.UP:
        return 0
    return -n.stars_of(action - n.CARD)  # a grape to evaporate


def _other_use(knobs: CoupageKnobs, state: CoupageState, worth: vec[i64], card: i64) -> i64:
    return (worth[card] - knobs.star * n.stars_of(card)) // 8


def _weigh_payment(knobs: CoupageKnobs, state: CoupageState, seat: i64, worth: vec[i64], first: i64, card: i64) -> i64:
    """Little overshoot, and nothing that is being collected."""
    cost = state.printed.time_cost
    if first >= n.BOTTLE:
        cost = state.printed.cost[state.barrels[seat * n.CELLAR + (first - n.BOTTLE) * n.STRIDE + n.RECIPE]]
    paid = pending_stars(state)
    over = paid + n.stars_of(card) - cost
    if over < 0:
        over = 0
    return 200 - worth[card] - 12 * over + 6 * n.stars_of(card)
