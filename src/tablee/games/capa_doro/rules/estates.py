"""What lies where in a game of Capa d'Oro."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.state import Memory, State
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.printed import Printed


class Estates(State):
    """Board, markets, players, bag and piles: the chapters of the rules are functions of it.

    `bag`, `events` and `tiles` are never changed, only replaced: drawing makes the part that counts shorter. So clones
    share them."""

    __slots__ = (
        "bag",
        "bag_size",
        "beetles",
        "bonus",
        "bought",
        "customs",
        "customs_seat",
        "developing_b",
        "developing_c",
        "die",
        "drawn",
        "event",
        "events",
        "events_size",
        "first",
        "loss",
        "market",
        "neutrals",
        "phase",
        "plague",
        "players",
        "printed",
        "sold",
        "sown",
        "spaces",
        "tiles",
        "tiles_b",
        "tiles_c",
        "turn",
        "turns",
        "winner",
        "with_events",
    )

    def __init__(
        self, seats: i64, printed: Printed, rules: i64, rng: Rng, with_events: bool, source: Estates | None = None
    ) -> None:
        super().__init__(seats, printed, rules, rng, source)
        self.printed: Printed = printed
        self.with_events: bool = with_events  # CDO-11.1
        if source is None:
            self.phase: i64 = n.SEEDING
            self.first: i64 = 0  # who began
            self.turn: i64 = 0  # whose turn it is; a victim of a beetle is asked in it
            self.turns: i64 = 0  # turns begun
            self.die: i64 = 0  # the last number rolled
            self.drawn: i64 = 0  # cubes drawn in this turn in their order, three bits for each: its kind + 1
            self.event: i64 = n.NO_EVENT  # the card of this turn
            self.sown: i64 = 0  # sowings of this turn
            self.bought: i64 = 0  # colours bought in this turn, as bits
            self.sold: i64 = 0
            self.bonus: bool = False  # the next cigar of this turn scores more (E13)
            self.developing_b: i64 = 0  # tiles to be drawn at the end of the turn
            self.developing_c: i64 = 0
            self.beetles: i64 = 0  # drawn and not yet placed
            self.plague: bool = False  # one attack without a cube (E16)
            self.loss: i64 = 0  # bales the seat to act must still give up
            self.customs: i64 = n.NOWHERE  # the continent whose market is closed
            self.customs_seat: i64 = n.NOBODY  # who closed it
            self.neutrals: i64 = n.NEUTRALS if seats == 2 else 0  # in the supply (CDO-10.3)
            self.winner: i64 = n.NOBODY  # who has reached the goal
            self.spaces: vec[i64] = vec[i64]([n.EMPTY] * n.SPACES)
            self.market: vec[i64] = vec[i64]([0] * (2 * n.COLOURS))  # bales on the tracks, then discarded ones
            self.players: vec[i64] = vec[i64]([0] * (seats * n.STRIDE))
            self.bag: vec[i64] = vec[i64]()  # the next cube is at the end
            self.bag_size: i64 = 0
            self.events: vec[i64] = vec[i64]()  # kinds; the top is at the end
            self.events_size: i64 = 0
            self.tiles: vec[i64] = vec[i64]()  # the pile of B, then that of C; the tops are at their ends
            self.tiles_b: i64 = 0
            self.tiles_c: i64 = 0
        else:
            self.phase = source.phase
            self.first = source.first
            self.turn = source.turn
            self.turns = source.turns
            self.die = source.die
            self.drawn = source.drawn
            self.event = source.event
            self.sown = source.sown
            self.bought = source.bought
            self.sold = source.sold
            self.bonus = source.bonus
            self.developing_b = source.developing_b
            self.developing_c = source.developing_c
            self.beetles = source.beetles
            self.plague = source.plague
            self.loss = source.loss
            self.customs = source.customs
            self.customs_seat = source.customs_seat
            self.neutrals = source.neutrals
            self.winner = source.winner
            self.spaces = source.spaces[:]
            self.market = source.market[:]
            self.players = source.players[:]
            self.bag = source.bag
            self.bag_size = source.bag_size
            self.events = source.events
            self.events_size = source.events_size
            self.tiles = source.tiles
            self.tiles_b = source.tiles_b
            self.tiles_c = source.tiles_c

    # Looking

    def money(self, seat: i64) -> i64:
        return self.players[seat * n.STRIDE + n.MONEY]

    def points(self, seat: i64) -> i64:
        return self.players[seat * n.STRIDE + n.POINTS]

    def ware(self, seat: i64, colour: i64) -> i64:
        """Bales of a colour in a warehouse."""
        return self.players[seat * n.STRIDE + n.WARE + colour]

    def stock(self, seat: i64) -> i64:
        """All bales in a warehouse."""
        place = seat * n.STRIDE + n.WARE
        players = self.players
        return players[place] + players[place + 1] + players[place + 2] + players[place + 3]

    def most_sowings(self) -> i64:
        return 3 if self.seats == 2 else 2  # CDO-5.1, CDO-10.1

    def can_roll(self, seat: i64, tile: i64) -> bool:
        """Whether all bales are there (CDO-8.1)."""
        ware = seat * n.STRIDE + n.WARE
        need = tile * n.COLOURS
        for colour in range(i64(n.COLOURS)):
            if self.players[ware + colour] < self.printed.needs[need + colour]:
                return False
        return True

    # Moving

    def pay(self, seat: i64, money: i64) -> i64:
        """As much of it as there is; what was paid."""
        place = seat * n.STRIDE + n.MONEY
        paid = money if money < self.players[place] else self.players[place]
        self.players[place] -= paid
        return paid

    def give_money(self, seat: i64, money: i64) -> None:
        self.players[seat * n.STRIDE + n.MONEY] += money

    def discard_bales(self, colour: i64, bales: i64) -> None:
        self.market[n.DISCARD + colour] += bales

    # Who knows what

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        """Only the orders of bag, event pile and tile piles are hidden, and from everybody."""
        self.bag = _mixed(self.bag, 0, self.bag_size, rng)
        self.events = _mixed(self.events, 0, self.events_size, rng)
        tiles = _mixed(self.tiles, 0, self.tiles_b, rng)
        other = _mixed(self.tiles, n.TILES_EACH, self.tiles_c, rng)
        for i in range(i64(n.TILES_EACH)):
            tiles[n.TILES_EACH + i] = other[n.TILES_EACH + i]
        self.tiles = tiles


def _mixed(pile: vec[i64], first: i64, size: i64, rng: Rng) -> vec[i64]:
    """A pile in another order, which depends on what lies in it and on the rng. Places drawn empty are cleared: they
    still show what was there."""
    counts = vec[i64]([0] * n.TILES)  # numbers of cubes, events and tiles are smaller
    for i in range(first, first + size):
        counts[pile[i]] += 1
    mixed = vec[i64]([0] * len(pile))
    at = first
    for what in range(i64(n.TILES)):
        for copy in range(counts[what]):
            mixed[at] = what
            at += 1
    for last in range(size - 1, 0, -1):
        other = rng.below(last + 1)
        kept = mixed[first + last]
        mixed[first + last] = mixed[first + other]
        mixed[first + other] = kept
    return mixed
