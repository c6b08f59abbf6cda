"""The rules, in the order of the rulebook: set-up, a turn, the end of a round, scoring."""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN, Content, Memory, State

from .cards import CARDS, COLOURS, colour_of, is_wager, pack, without, worth
from .options import LostCitiesOptions

SEATS = 2
HAND = 8
COST = 20
BONUS = 20
LONG = 8  # cards of an expedition that brings the bonus

# Actions: lay or discard a card of this kind, then take from a discard pile or draw from the deck.
LAY = 0
DISCARD = LAY + CARDS
TAKE = DISCARD + CARDS
DRAW = TAKE + COLOURS
NUM_ACTIONS = DRAW + 1


def value(cards: list[int]) -> int:
    """What an expedition is worth if nothing is added to it. LOST-4.1 to LOST-4.4"""
    if not cards:
        return 0
    wagers = sum(is_wager(card) for card in cards)
    points = (sum(worth(card) for card in cards) - COST) * (1 + wagers)
    return points + BONUS if len(cards) >= LONG else points


def fits(expedition: list[int], card: int) -> bool:
    """Whether a card may follow: wagers first, then rising numbers. LOST-2.2, LOST-2.3"""
    if not expedition:
        return True
    last = expedition[-1]
    return is_wager(last) if is_wager(card) else worth(card) > worth(last)


class LostCitiesState(State):
    def __init__(
        self, seats: int, content: Content, rules: int, rng: Rng, rounds: int, source: "LostCitiesState | None" = None
    ) -> None:
        super().__init__(seats, content, rules, rng, source)
        self.rounds = rounds
        self.starter: int = source.starter if source else 0  # who began this round
        self.deck: list[int] = list(source.deck) if source else []  # the top card is the last one
        self.hands: list[list[int]] = [list(hand) for hand in source.hands] if source else []
        # Cards of a hand that everybody saw being taken from a discard pile.
        self.shown: list[list[int]] = [list(cards) for cards in source.shown] if source else []
        self.piles: list[list[int]] = [list(pile) for pile in source.piles] if source else []
        self.expeditions: list[list[list[int]]] = (
            [[list(cards) for cards in own] for own in source.expeditions] if source else []
        )
        # Finished rounds: what each expedition of each seat was worth.
        self.finished: list[list[list[int]]] = list(source.finished) if source else []

    def clone(self) -> "LostCitiesState":
        return LostCitiesState(self.seats, self.content, self.rules, self.rng.clone(), self.rounds, self)

    # Set-up

    def deal_cards(self, deck: list[int]) -> None:
        """A round begins: eight cards each, the rest is the deck. LOST-1.1"""
        self.hands = [sorted(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(SEATS)]
        self.deck = deck[SEATS * HAND :]
        self.shown = [[] for _ in range(SEATS)]
        self.piles = [[] for _ in range(COLOURS)]
        self.expeditions = [[[] for _ in range(COLOURS)] for _ in range(SEATS)]

    # A turn

    @property
    def placed(self) -> int:
        """The first step of an unfinished move, or -1."""
        return int(self.pending.last()) if self.pending.count else -1

    def with_placed(self) -> "LostCitiesState":
        """The table as the seat to act sees it: the card of an unfinished turn lies where it is to lie."""
        if self.placed < 0:
            return self
        table = self.clone()
        table.pending.clear()
        table._place(self.to_act, self.placed)
        return table

    def fill_actions(self, buffer: vec[i64]) -> i64:
        actions = self._draws() if self.placed >= 0 else self._placings()
        for i, action in enumerate(actions):
            buffer[i] = action
        return len(actions)

    def _placings(self) -> list[int]:
        hand = sorted(set(self.hands[self.to_act]))
        own = self.expeditions[self.to_act]
        return [LAY + card for card in hand if fits(own[colour_of(card)], card)] + [DISCARD + card for card in hand]

    def _draws(self) -> list[int]:
        """From any discard pile but the one just added to, or from the deck. LOST-2.4, LOST-2.5"""
        just = colour_of(self.placed - DISCARD) if self.placed >= DISCARD else -1
        return [TAKE + colour for colour in range(COLOURS) if self.piles[colour] and colour != just] + [DRAW]

    def apply(self, action: i64) -> None:
        if action < TAKE:
            self.pending.add(action)
            return
        seat, placed = self.to_act, self.placed
        self.pending.clear()
        self._place(seat, placed)
        self._draw(seat, int(action))
        self.learned += 1  # a card of the hand was shown, and perhaps one drawn
        self.to_act = 1 - seat
        if not self.deck:
            self._end_round()

    def _place(self, seat: int, placed: int) -> None:
        card = placed % CARDS
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)
        goal = self.expeditions[seat] if placed < DISCARD else self.piles
        goal[colour_of(card)].append(card)

    def _draw(self, seat: int, action: int) -> None:
        if action == DRAW:
            card = self.deck.pop()
        else:
            card = self.piles[action - TAKE].pop()
            self.shown[seat].append(card)
            self.shown[seat].sort()
        self.hands[seat].append(card)
        self.hands[seat].sort()

    def seen(self, action: i64, seat: i64) -> i64:
        """Others see nothing of a turn before it is whole, and then all of it but the card drawn."""
        if seat == self.to_act:
            return action
        return i64(UNSEEN) if action < TAKE else self.pending.key(action)

    # The end of a round

    def _end_round(self) -> None:
        """The last card of the deck was drawn. LOST-3.1"""
        self.finished.append([[value(cards) for cards in own] for own in self.expeditions])
        if len(self.finished) == self.rounds:
            self.over = True
            return
        points = self.totals()
        if points[0] != points[1]:
            self.starter = points.index(max(points))
        else:
            self.starter = 1 - self.starter
        self.to_act = self.starter
        mixed = vec[i64]([i64(card) for card in pack()])
        self.rng.shuffle(mixed, len(mixed))
        self.deal_cards([int(card) for card in mixed])

    # Scoring

    def totals(self) -> list[int]:
        """Points of the finished rounds."""
        return [sum(sum(rows[seat]) for rows in self.finished) for seat in range(SEATS)]

    def scores(self) -> list[int]:
        """Points if the game ended now."""
        if self.over:
            return self.totals()
        running = [sum(value(cards) for cards in own) for own in self.expeditions]
        return [done + now for done, now in zip(self.totals(), running, strict=True)]

    def returns(self) -> list[float]:
        points = self.scores()
        best = max(points)
        return [1 / points.count(best) if own == best else 0.0 for own in points]

    # What a seat cannot see

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        """The deck and what others hold, except cards that they took before everybody's eyes."""
        open_cards = [card for pile in self.piles for card in pile]
        open_cards += [card for own in self.expeditions for cards in own for card in cards]
        fixed = [self.hands[own] if own == seat else self.shown[own] for own in range(SEATS)]
        unseen = without(pack(), open_cards + [card for cards in fixed for card in cards])
        mixed = vec[i64]([i64(card) for card in unseen])
        rng.shuffle(mixed, len(unseen))
        cards = [int(card) for card in mixed]
        for other in range(SEATS):
            if other != seat:
                drawn = [cards.pop() for _ in range(len(self.hands[other]) - len(self.shown[other]))]
                self.hands[other] = sorted(self.shown[other] + drawn)
        self.deck = cards


def num_actions(options: object) -> int:
    return NUM_ACTIONS


def set_up(
    seats: int, options: LostCitiesOptions, content: Content, rules: int, rng: Rng, dealer: Dealer
) -> LostCitiesState:
    state = LostCitiesState(seats, content, rules, rng, options.rounds)
    state.deal_cards(dealer.shuffle(pack()))
    return state
