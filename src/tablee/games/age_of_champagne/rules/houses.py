"""What lies where in a game of Age of Champagne, and the few things that every chapter of the rules does with it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.state import Content, Memory, State
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.printed import Printed

# Where an Inheritance card is during the draft: the hand it was dealt to, times NOT_KEPT + 1, plus the draft round in
# which it was kept. The hand itself travels: in round r it is held by the r-th seat to the left.
NOT_KEPT: Final = n.DRAFT_ROUNDS
_BIT: Final[vec[i64]] = vec[i64]([i64(1 << bit) for bit in range(n.ORDERS)])


class Terms(Content):
    """The options of a game as numbers: like the printed material, all positions of a game share them."""

    __slots__ = (
        "high_tension",
        "humans",
        "level",
        "limited",
        "merchant",
        "participants",
        "partnership",
        "side",
        "steered",
    )

    def __init__(
        self,
        humans: i64,
        merchant: bool,
        level: i64,
        side: i64,
        partnership: bool,
        high_tension: bool,
        limited: bool,
        steered: bool,
    ) -> None:
        numbers = [int(humans), int(merchant), int(level), int(side), int(partnership), int(high_tension)]
        super().__init__(" ".join([str(number) for number in [*numbers, int(limited), int(steered)]]))
        self.humans: Final[i64] = humans  # seats with a House
        self.merchant: Final[i64] = humans if merchant else n.NOBODY  # his number among the participants
        self.participants: Final[i64] = humans + (1 if merchant else 0)
        self.level: Final[i64] = level
        self.side: Final[i64] = side  # of the board: 0 standard, 1 simplified
        self.partnership: Final[bool] = partnership
        self.high_tension: Final[bool] = high_tension
        self.limited: Final[bool] = limited
        self.steered: Final[bool] = steered


class Houses(State):
    """Boards, supplies, cards and tokens: the chapters of the rules are functions of it.

    The piles are never changed, only replaced: drawing makes the part that counts shorter. So clones share them. What
    seats have learned is part of the position: `drafted` is the whole history of the draft, and LOOKED says who has
    looked at the tokens of a market."""

    __slots__ = (
        "actor",
        "claimer",
        "closed",
        "cursor",
        "deal_asked",
        "deal_order",
        "deal_swap",
        "deal_type",
        "done",
        "draft_round",
        "drafted",
        "event",
        "event_pile",
        "humans",
        "key",
        "linked",
        "merchant",
        "order_pile",
        "partial",
        "participants",
        "phase",
        "picked",
        "players",
        "printed",
        "protected",
        "reserve",
        "reserve_size",
        "round",
        "side",
        "spot",
        "spots",
        "stage",
        "step",
        "table",
        "terms",
        "token_pile",
        "token_size",
        "vine_pile",
        "vine_row",
        "where",
    )

    def __init__(
        self, seats: i64, printed: Printed, rules: i64, rng: Rng, terms: Terms, source: Houses | None = None
    ) -> None:
        super().__init__(seats, printed, rules, rng, source)
        self.printed: Printed = printed
        self.terms: Terms = terms
        self.humans: i64 = terms.humans
        self.merchant: i64 = terms.merchant
        self.participants: i64 = terms.participants
        self.side: i64 = terms.side
        if source is None:
            self.phase: i64 = n.DRAFTING
            self.stage: i64 = n.STAGE_DRAFT
            self.round: i64 = 0
            self.event: i64 = n.NO_EVENT  # the card of this round
            self.key: i64 = n.NOBODY  # a region, or REGIONS + a grape
            self.draft_round: i64 = 0
            self.picked: i64 = 0  # seats that have kept a card in this draft round, as bits
            self.cursor: i64 = 0  # how far the stage is
            self.step: i64 = 0  # how far the pawn or player at the cursor is
            self.actor: i64 = n.NOBODY  # the participant whose pawn, turn or harvest it is
            self.spot: i64 = n.NOBODY  # where the pawn that is resolved stands
            self.done: i64 = 0  # cuvees moved or orders shipped with it
            self.partial: bool = False  # one order was delivered in part with it
            self.closed: i64 = 0  # orders for which no Partner was found with it, as bits
            self.deal_order: i64 = n.NO_CARD  # the order for which a Partner is looked for
            self.deal_type: i64 = n.NOBODY  # the cuvee that is missing
            self.deal_swap: bool = False
            self.deal_asked: i64 = 0  # places in turn order after the actor that have been asked
            self.claimer: i64 = n.NOBODY  # who has gained a Land token and chooses its region
            self.linked: i64 = n.NOBODY  # who holds both linked spots in this round (AOC-8.6)
            self.protected: bool = False  # the harvest of the actor, from the hazard
            self.players: vec[i64] = vec[i64]([0] * (self.participants * n.STRIDE))
            self.table: vec[i64] = vec[i64]([0] * n.TABLE)
            self.spots: vec[i64] = vec[i64]([n.NOBODY] * n.SPOTS)
            self.where: vec[i64] = vec[i64]([n.IN_STACK] * n.VINEYARDS)
            self.drafted: vec[i64] = vec[i64]([n.NOBODY] * n.INHERITANCES)  # after the draft: who has kept it
            self.event_pile: vec[i64] = vec[i64]()  # the first ten in their order, then those that left the game
            self.vine_pile: vec[i64] = vec[i64]()  # row by row from the left
            self.vine_row: i64 = 0  # the row that lies in the Active offers
            self.reserve: vec[i64] = vec[i64]()  # the next card is at the end
            self.reserve_size: i64 = 0
            self.order_pile: vec[i64] = vec[i64]()  # three stacks; the top of each is at its end
            self.token_pile: vec[i64] = vec[i64]()  # the next token is at the end
            self.token_size: i64 = 0
        else:
            self.phase = source.phase
            self.stage = source.stage
            self.round = source.round
            self.event = source.event
            self.key = source.key
            self.draft_round = source.draft_round
            self.picked = source.picked
            self.cursor = source.cursor
            self.step = source.step
            self.actor = source.actor
            self.spot = source.spot
            self.done = source.done
            self.partial = source.partial
            self.closed = source.closed
            self.deal_order = source.deal_order
            self.deal_type = source.deal_type
            self.deal_swap = source.deal_swap
            self.deal_asked = source.deal_asked
            self.claimer = source.claimer
            self.linked = source.linked
            self.protected = source.protected
            self.players = source.players[:]
            self.table = source.table[:]
            self.spots = source.spots[:]
            self.where = source.where[:]
            self.drafted = source.drafted[:] if source.phase == n.DRAFTING else source.drafted
            self.event_pile = source.event_pile
            self.vine_pile = source.vine_pile
            self.vine_row = source.vine_row
            self.reserve = source.reserve
            self.reserve_size = source.reserve_size
            self.order_pile = source.order_pile
            self.token_pile = source.token_pile
            self.token_size = source.token_size

    # Looking

    def pp(self, who: i64) -> i64:
        return self.players[who * n.STRIDE + n.PP]

    def eco(self, who: i64) -> i64:
        """The level of the marker, from 1."""
        return self.players[who * n.STRIDE + n.ECO]

    def press(self, who: i64) -> i64:
        """The level of the press, from 1."""
        return self.players[who * n.STRIDE + n.PRESS]

    def capacity(self, who: i64) -> i64:
        """What the press can take."""
        return self.printed.capacities[self.players[who * n.STRIDE + n.PRESS]]

    def modules(self, who: i64) -> i64:
        return self.players[who * n.STRIDE + n.MODULE]

    def wine(self, who: i64, colour: i64) -> i64:
        return self.players[who * n.STRIDE + n.WINE + colour]

    def wines(self, who: i64) -> i64:
        """All still wines of a winery."""
        at = who * n.STRIDE + n.WINE
        return self.players[at] + self.players[at + 1] + self.players[at + 2]

    def room(self, who: i64) -> i64:
        """For still wines."""
        return self.modules(who) * n.MODULE_SIZE - self.wines(who)

    def cellar(self, who: i64, colour: i64) -> i64:
        return self.players[who * n.STRIDE + n.CELLAR + colour]

    def cuvees(self, who: i64) -> i64:
        """All cuvees of a cellar."""
        at = who * n.STRIDE + n.CELLAR
        return self.players[at] + self.players[at + 1] + self.players[at + 2]

    def oeno(self, who: i64, colour: i64) -> i64:
        return self.players[who * n.STRIDE + n.OENO + colour]

    def resting(self, who: i64) -> i64:
        """All cuvees of an oenotheque."""
        at = who * n.STRIDE + n.OENO
        return self.players[at] + self.players[at + 1] + self.players[at + 2]

    def grid(self, who: i64, colour: i64) -> i64:
        return self.players[who * n.STRIDE + n.GRID + colour]

    def bonus(self, who: i64, colour: i64) -> i64:
        """What Marketing adds to each shipped cuvee of a type."""
        return self.printed.bonus(colour, self.players[who * n.STRIDE + n.GRID + colour])

    def pawns(self, who: i64) -> i64:
        """Collaborators in hand."""
        return self.players[who * n.STRIDE + n.PAWNS]

    def has_disc(self, who: i64) -> bool:
        return self.players[who * n.STRIDE + n.DISC] > 0

    def reserved(self, who: i64) -> i64:
        """The order on which the disc lies."""
        return self.players[who * n.STRIDE + n.RESERVED]

    def land(self, who: i64, region: i64) -> i64:
        return self.players[who * n.STRIDE + n.LAND + region]

    def free(self, who: i64, kind: i64) -> i64:
        """Tokens of a kind that are kept until they are used."""
        return self.players[who * n.STRIDE + n.FREE + kind - n.FREE_TOKENS]

    def earned(self, who: i64, source: i64) -> i64:
        """Points from one source."""
        return self.players[who * n.STRIDE + n.LEDGER + source]

    def supply(self, colour: i64) -> i64:
        """Cubes that can be taken."""
        return self.table[n.SUPPLY + colour] if self.terms.limited else i64(n.UNLIMITED)

    def at_place(self, place: i64) -> i64:
        """The participant at a place of the Council, from 0."""
        return self.table[n.ORDER + place]

    def place_of(self, who: i64) -> i64:
        for place in range(self.participants):
            if self.table[n.ORDER + place] == who:
                return place
        return n.NOBODY

    def offer(self, column: i64) -> i64:
        """The vineyard in an Active offer."""
        return self.table[n.OFFER + column]

    def upcoming(self, column: i64) -> i64:
        """The top of a stack of vineyards."""
        at = (self.vine_row + 1) * self.participants + column
        return self.vine_pile[at] if at < n.STACKED else i64(n.NO_CARD)

    def active(self, type: i64) -> i64:
        return self.table[n.ACTIVE + type]

    def provisional(self, type: i64) -> i64:
        """The top of a stack of orders."""
        size = self.table[n.STACK + type]
        return self.order_pile[type * n.ORDERS_EACH + size - 1] if size > 0 else i64(n.NO_CARD)

    def shelf(self, type: i64, at: i64) -> i64:
        """A token on a market, by its place; NO_TOKEN after the last."""
        return self.table[n.SHELF + type * n.TOKENS_EACH + at]

    def on_shelf(self, type: i64) -> i64:
        """How many tokens lie on a market."""
        count: i64 = 0
        for at in range(i64(n.TOKENS_EACH)):
            if self.shelf(type, at) != n.NO_TOKEN:
                count += 1
        return count

    def has_looked(self, who: i64, type: i64) -> bool:
        return self.table[n.LOOKED + type] >> who & 1 == 1

    def event_kind(self) -> i64:
        return self.printed.event_kinds[self.event] if self.event >= 0 else i64(n.NO_EVENT)

    def effect(self, spot: i64) -> i64:
        return self.printed.effects[self.side][spot] if spot < n.CHOSEN_SPOTS else i64(n.NO_EFFECT)

    def effect_amount(self, spot: i64) -> i64:
        return self.printed.effect_amounts[self.side][spot]

    def is_blocked(self, spot: i64) -> bool:
        """By a disc of High tension."""
        table = self.table
        return table[n.BLOCKED] == spot or table[n.BLOCKED + 1] == spot or table[n.BLOCKED + 2] == spot

    def reserver(self, order: i64) -> i64:
        """Whose disc lies on an order."""
        for who in range(self.humans):
            if self.players[who * n.STRIDE + n.RESERVED] == order:
                return who
        return n.NOBODY

    def cards_in(self, who: i64, region: i64) -> i64:
        """Vineyard cards of a player in a region, without Land tokens."""
        return self.players[who * n.STRIDE + n.CARDS + region]

    def grapes_in(self, who: i64, region: i64) -> i64:
        """Grapes printed on them."""
        at = who * n.STRIDE + n.GROWN + region * n.COLOURS
        return self.players[at] + self.players[at + 1] + self.players[at + 2]

    def is_closed(self, order: i64) -> bool:
        return self.closed >> order & 1 == 1

    # The draft

    def hand_of(self, seat: i64) -> i64:
        """The hand, by the seat it was dealt to, that a seat holds in this round of the draft."""
        return (seat + n.DRAFT_ROUNDS * self.humans - self.draft_round) % self.humans

    def holder(self, hand: i64, draft_round: i64) -> i64:
        """Who holds a hand in a round of the draft."""
        return (hand + draft_round) % self.humans

    def is_in_hand(self, seat: i64, card: i64) -> bool:
        return self.drafted[card] == self.hand_of(seat) * (NOT_KEPT + 1) + NOT_KEPT

    def keeper(self, card: i64) -> i64:
        """Who has kept an Inheritance card, openly or not."""
        at = self.drafted[card]
        if at < 0 or self.phase != n.DRAFTING:
            return at
        kept = at % (NOT_KEPT + 1)
        return self.holder(at // (NOT_KEPT + 1), kept) if kept != NOT_KEPT else i64(n.NOBODY)

    # Moving

    def gain(self, who: i64, source: i64, points: i64) -> None:
        """Every change of Prestige Points, with its source (INV-11)."""
        if points != 0:
            at = who * n.STRIDE
            self.players[at + n.PP] += points
            self.players[at + n.LEDGER + source] += points
            self.note(n.NOTE_POINTS, who, source, points)

    def move_eco(self, who: i64, steps: i64) -> None:
        """Step by step; steps past an end of the track are points (AOC-1.3, AOC-1.4)."""
        if steps == 0:
            return
        at = who * n.STRIDE + n.ECO
        before = self.players[at]
        level = before + steps
        if level > n.ECO_LEVELS:
            level = n.ECO_LEVELS
        if level < 1:
            level = 1
        self.players[at] = level
        if level != before:
            self.note(n.NOTE_ECO, who, level, level - before)
        self.gain(who, n.FROM_OVERFLOW, before + steps - level)

    def take_cubes(self, colour: i64, wanted: i64) -> i64:
        """As many cubes of the supply as there are (AOC-1.9)."""
        there = self.supply(colour)
        taken = wanted if wanted < there else there
        self.table[n.SUPPLY + colour] -= taken
        return taken

    def return_cubes(self, colour: i64, count: i64) -> None:
        self.table[n.SUPPLY + colour] += count

    def fill_cellar(self, who: i64, colour: i64, wanted: i64) -> None:
        """Cuvees from the supply, as many as there are and as there is room for."""
        room = self.printed.cellar - self.cuvees(who)
        taken = self.take_cubes(colour, wanted if wanted < room else room)
        if taken > 0:
            self.players[who * n.STRIDE + n.CELLAR + colour] += taken
            self.note(n.NOTE_CELLAR, who, colour, taken)

    def put_vineyard(self, who: i64, card: i64, region: i64) -> None:
        self.where[card] = who * n.REGIONS + region
        at = who * n.STRIDE
        self.players[at + n.CARDS + region] += 1
        for colour in range(i64(n.COLOURS)):
            self.players[at + n.GROWN + region * n.COLOURS + colour] += self.printed.grows(card, colour)
        self.note(n.NOTE_VINEYARD, who, card, region)

    def take_back(self, spot: i64) -> None:
        """A Collaborator or disc goes home."""
        piece = self.spots[spot]
        self.spots[spot] = n.NOBODY
        who = n.owner_of(piece)
        disc = piece >= n.DISC_PIECE
        self.players[who * n.STRIDE + (n.DISC if disc else n.PAWNS)] += 1
        self.note(n.NOTE_BACK, who, spot, i64(disc))

    def apply_effect(self, who: i64, spot: i64) -> None:
        """The placement effect of a spot, as far as it is points or eco steps (AOC-6.4)."""
        effect = self.effect(spot)
        if effect == n.EFFECT_PP:
            self.gain(who, n.FROM_SPOTS, self.effect_amount(spot))
        elif effect == n.EFFECT_ECO:
            self.move_eco(who, self.effect_amount(spot))

    def find_pawn(self, first: i64, size: i64) -> bool:
        """The next pawn of a zone, in turn order, each player's in spot order (AOC-6.2); from the cursor on."""
        end = self.participants * size
        while self.cursor < end:
            who = self.at_place(self.cursor // size)
            spot = first + self.cursor % size
            piece = self.spots[spot]
            if piece != n.NOBODY and n.owner_of(piece) == who:
                self.actor = who
                self.spot = spot
                return True
            self.cursor += 1
        return False

    def ask_for(self, who: i64, phase: i64) -> None:
        """Put a question to somebody."""
        self.phase = phase
        self.to_act = who

    def start_stage(self, stage: i64) -> None:
        self.stage = stage
        self.cursor = 0
        self.step = 0
        self.done = 0
        self.actor = n.NOBODY
        self.spot = n.NOBODY

    def close(self, order: i64) -> None:
        self.closed |= _BIT[order]

    # Who knows what

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        """Hidden are hands and picks of the draft, the orders of piles, and tokens that lie face down (section 5)."""
        if self.phase == n.DRAFTING:
            self._redeal_draft(seat, rng)
        self.event_pile = _mixed(self.event_pile, self.round, n.EVENTS, n.EVENTS, rng)
        shown = (self.vine_row + 2) * self.participants
        self.vine_pile = _mixed(self.vine_pile, shown if shown < n.STACKED else n.STACKED, n.STACKED, n.VINEYARDS, rng)
        self.reserve = _mixed(self.reserve, 0, self.reserve_size, n.VINEYARDS, rng)
        for type in range(i64(n.TYPES)):
            first = type * n.ORDERS_EACH
            size = self.table[n.STACK + type]
            self.order_pile = _mixed(self.order_pile, first, first + (size - 1 if size > 0 else 0), n.ORDERS, rng)
        self._redeal_tokens(seat, rng)

    def _redeal_tokens(self, seat: i64, rng: Rng) -> None:
        """Tokens of the supply and those on markets that the seat has not looked at."""
        unseen = vec[i64]([0] * n.TOKENS)
        count: i64 = 0
        for i in range(self.token_size):
            unseen[count] = self.token_pile[i]
            count += 1
        for type in range(i64(n.TYPES)):
            if seat < 0 or not self.has_looked(seat, type):
                for at in range(self.on_shelf(type)):
                    unseen[count] = self.shelf(type, at)
                    count += 1
        unseen = _mixed(unseen, 0, count, n.TOKEN_KINDS, rng)
        for type in range(i64(n.TYPES)):
            if seat < 0 or not self.has_looked(seat, type):
                size = self.on_shelf(type)
                for at in range(size):
                    count -= 1
                    self.table[n.SHELF + type * n.TOKENS_EACH + at] = unseen[count]
                sort_shelf(self.table, type)
        pile = vec[i64]([0] * n.TOKENS)
        for i in range(count):
            pile[i] = unseen[i]
        self.token_pile = pile

    def _redeal_draft(self, seat: i64, rng: Rng) -> None:
        """A hand that the seat has held is known as it was then; who has kept what since is not. Cards it has never
        seen may be anywhere else."""
        unseen = vec[i64]([0] * n.INHERITANCES)
        slots = vec[i64]([0] * n.INHERITANCES)
        cards: i64 = 0
        places: i64 = 0
        for card in range(i64(n.INHERITANCES)):
            if not self.has_seen(seat, card):
                unseen[cards] = card
                cards += 1
        for hand in range(i64(-1), self.humans):  # -1: cards that nobody was dealt
            for kept in range(i64(n.DRAFT_ROUNDS + 1)):
                for card in range(i64(n.INHERITANCES)):
                    at = hand * (NOT_KEPT + 1) + kept if hand >= 0 else i64(n.NOBODY)
                    if self.drafted[card] == at and (hand >= 0 or kept == 0) and not self.has_seen(seat, card):
                        slots[places] = at
                        places += 1
        rng.shuffle(unseen, cards)
        for i in range(cards):
            self.drafted[unseen[i]] = slots[i]
        for hand in range(self.humans):
            last = self._last_visit(seat, hand)
            if last >= 0:
                self._redeal_since(hand, last, rng)

    def _redeal_since(self, hand: i64, visit: i64, rng: Rng) -> None:
        """What others have kept of a hand since the seat held it."""
        cards = vec[i64]([0] * n.INHERITANCES)
        kept = vec[i64]([0] * n.INHERITANCES)
        count: i64 = 0
        for draft_round in range(visit + 1, i64(NOT_KEPT + 1)):
            for card in range(i64(n.INHERITANCES)):
                if self.drafted[card] == hand * (NOT_KEPT + 1) + draft_round:
                    cards[count] = card
                    kept[count] = draft_round
                    count += 1
        cards = _mixed(cards, 0, count, n.INHERITANCES, rng)
        for i in range(count):
            self.drafted[cards[i]] = hand * (NOT_KEPT + 1) + kept[i]

    def _last_visit(self, seat: i64, hand: i64) -> i64:
        """The last round of the draft in which the seat held a hand; -1: it has not."""
        for draft_round in range(self.draft_round, i64(-1), -1):
            if seat >= 0 and seat < self.humans and self.holder(hand, draft_round) == seat:
                return draft_round
        return -1

    def has_seen(self, seat: i64, card: i64) -> bool:
        """Whether the seat has had the card before its eyes in the draft."""
        at = self.drafted[card]
        if at < 0:
            return False
        last = self._last_visit(seat, at // (NOT_KEPT + 1))
        if last < 0:
            return False
        if at % (NOT_KEPT + 1) >= last:
            return True
        # With two players a hand comes back: the seat has held it before, too.
        for draft_round in range(last):
            if self.holder(at // (NOT_KEPT + 1), draft_round) == seat and at % (NOT_KEPT + 1) >= draft_round:
                return True
        return False


def sort_shelf(table: vec[i64], type: i64) -> None:
    """The tokens of a market are a set: kinds ascending, empty places last."""
    first = n.SHELF + type * n.TOKENS_EACH
    for i in range(first, first + n.TOKENS_EACH - 1):
        for j in range(first, first + n.TOKENS_EACH - 1):
            one = table[j]
            two = table[j + 1]
            if two != n.NO_TOKEN and (one == n.NO_TOKEN or two < one):
                table[j] = two
                table[j + 1] = one


def _mixed(pile: vec[i64], first: i64, end: i64, kinds: i64, rng: Rng) -> vec[i64]:
    """A pile with one part in another order, which depends on what lies there and on the rng."""
    mixed = pile[:]
    counts = vec[i64]([0] * kinds)
    for i in range(first, end):
        counts[pile[i]] += 1
    at = first
    for what in range(kinds):
        for copy in range(counts[what]):
            mixed[at] = what
            at += 1
    for last in range(end - first - 1, i64(0), -1):
        other = rng.below(last + 1)
        kept = mixed[first + last]
        mixed[first + last] = mixed[first + other]
        mixed[first + other] = kept
    return mixed
