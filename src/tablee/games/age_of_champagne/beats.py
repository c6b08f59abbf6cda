"""What moves from where to where in a step of Age of Champagne.

What belongs to a player lies, for that player, on places of its own; for everybody else it is one line of the table of
players, `player-0`. Points come to that line from nowhere: `points-2`, or `points--1` if they are lost. Picks of the
draft are seen only by whoever makes them.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.game import Step
from tablee.engine.moves import Kind
from tablee.engine.state import Note
from tablee.engine.view import Beat
from tablee.games.age_of_champagne import moves
from tablee.games.age_of_champagne.moves import MOVES
from tablee.games.age_of_champagne.names import (
    COLOUR_CODES,
    REGION_CODES,
    SPOT_CODES,
    TOKEN_CODES,
    event_code,
    heir_code,
    order_code,
    vineyard_code,
)
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.age_of_champagne.sums import visible_orders


def beats(step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
    if step.half_made:
        return [[] for _ in viewers]
    return [_Seen(step, viewer).beats() for viewer in viewers]


def cube(colour: int) -> str:
    return f"cube-{COLOUR_CODES[colour]}"


class _Seen:
    """A step as one viewer sees it."""

    def __init__(self, step: Step, viewer: int) -> None:
        self.step = step
        self.viewer = viewer
        self.state: AgeOfChampagneState = step.before
        self.merchant = int(self.state.merchant)
        after: AgeOfChampagneState = step.after
        self.orders = {*visible_orders(self.state), *visible_orders(after)}

    def beats(self) -> list[Beat]:
        found = self.move()
        for note in self.step.notes:
            found += self.note(note)
        return found

    # Places

    def cubes(self, where: str, who: int, colour: int) -> str:
        """Where cubes of a participant lie: `wine`, `cellar`, `oeno` or `grid`."""
        if who == self.merchant:
            return f"merchant-{where}"
        return f"{where}-{who}-{COLOUR_CODES[colour]}" if who == self.viewer else f"player-{who}"

    def home(self, who: int) -> str:
        """Where the pawns of a participant come from."""
        return "pawn" if who == self.viewer and who < self.state.humans else f"player-{who}"

    def pawn(self, who: int, disc: bool = False) -> str:
        return "pawn-merchant" if who == self.merchant else f"disc-{who}" if disc else f"pawn-{who}"

    def kept(self, who: int, kind: int) -> str:
        """Where a token that is kept lies."""
        own = who == self.viewer and who != self.merchant and kind >= n.FREE_TOKENS
        return f"token-{TOKEN_CODES[kind]}" if own else f"player-{who}"

    def order(self, order: int) -> str:
        """An order that was revealed and shipped within the step has no place of its own."""
        return f"order-{order_code(order)}" if order in self.orders else "orders"

    def column(self, who: int, region: int) -> str:
        return f"region-{REGION_CODES[region]}" if who == self.viewer else f"player-{who}"

    # The move

    def move(self) -> list[Beat]:
        kind = MOVES.kind_of(self.step.action)
        place, seat = int(self.step.action) - kind.first, int(self.step.seat)
        if kind is moves.KEEP:
            card = f"heir-{heir_code(place)}"
            return [Beat(card, card, "kept")] if seat == self.viewer else []
        if kind is moves.PLACE:
            return [Beat(self.pawn(seat), self.home(seat), SPOT_CODES[place])]
        if kind is moves.DISC:
            return [Beat(self.pawn(seat, disc=True), f"player-{seat}", SPOT_CODES[place])]
        if kind is moves.RESERVE:
            return [Beat(self.pawn(seat, disc=True), f"player-{seat}", f"order-{order_code(place)}")]
        if kind is moves.CORK:
            return [Beat(cube(place), self.cubes("cellar", seat, place), f"supply-{COLOUR_CODES[place]}")]
        if kind is moves.LAND:
            return [Beat("token-BLA", f"player-{seat}", self.column(seat, place))]
        return self.cubes_moved(kind, seat, place)

    def cubes_moved(self, kind: Kind, seat: int, place: int) -> list[Beat]:
        if kind is moves.AGE or kind is moves.PROMOTE:
            source, target = ("cellar", "oeno") if kind is moves.AGE else ("oeno", "grid")
            return [Beat(cube(place), self.cubes(source, seat, place), self.cubes(target, seat, place))]
        if kind is moves.BLEND:
            return self.blended(seat, place)
        if kind is moves.GET:
            return self.exchanged(seat, place)
        return []

    def blended(self, seat: int, recipe: int) -> list[Beat]:
        printed, cuvee = self.state.printed, int(self.state.printed.recipe_cuvees[recipe])
        found = [Beat(cube(cuvee), self.cubes("wine", seat, cuvee), self.cubes("cellar", seat, cuvee))]
        for colour in range(n.COLOURS):
            used = int(printed.recipes[recipe * n.COLOURS + colour]) - (colour == cuvee)
            found += self.returned("wine", seat, colour, used)
        return found

    def exchanged(self, seat: int, wanted: int) -> list[Beat]:
        pair = int(self.state.pending.steps[0]) - n.GIVE
        found: list[Beat] = []
        for colour in range(n.COLOURS):
            found += self.returned("wine", seat, colour, int(self.state.printed.pairs[pair * n.COLOURS + colour]))
        found.append(Beat(cube(wanted), f"supply-{COLOUR_CODES[wanted]}", self.cubes("wine", seat, wanted)))
        return found

    def returned(self, where: str, who: int, colour: int, count: int) -> list[Beat]:
        """Cubes that go back to the supply."""
        return [Beat(cube(colour), self.cubes(where, who, colour), f"supply-{COLOUR_CODES[colour]}")] * count

    # What followed

    def note(self, note: Note) -> list[Beat]:
        kind, who, what, amount = int(note.kind), int(note.seat), int(note.what), int(note.amount)
        if kind == n.NOTE_POINTS:
            return [Beat(f"points-{amount}", "", f"player-{who}")]
        if kind == n.NOTE_EVENT:
            return [Beat(f"event-{event_code(what)}", "events", "event")]
        if kind == n.NOTE_PLACED:
            return [Beat(self.pawn(who), f"player-{who}", SPOT_CODES[what])]
        if kind == n.NOTE_BACK:
            return [Beat(self.pawn(who, disc=amount == 1), SPOT_CODES[what], self.home(who))]
        if kind == n.NOTE_ADVANCED:
            return [Beat(self.pawn(who), SPOT_CODES[n.ZONE_4 + what], SPOT_CODES[n.ZONE_4X + what])]
        if kind == n.NOTE_ECO:
            return [Beat(self.pawn(who, disc=True), f"eco-{what - amount}", f"eco-{what}")]
        if kind == n.NOTE_TOKEN:
            source = "orders" if amount >= 0 else "bonuses"
            return [Beat(f"token-{TOKEN_CODES[what]}", source, self.kept(who, what))]
        if kind == n.NOTE_USED:
            return [Beat(f"token-{TOKEN_CODES[what]}", self.kept(who, what), "bonuses")]
        if kind == n.NOTE_TURN_ORDER:
            source = f"council-{amount + 1}" if amount >= 0 else f"player-{who}"
            return [Beat(f"master-{who}", source, f"council-{what + 1}")]
        if kind == n.NOTE_VINEYARD:
            return [self.acquired(who, what, amount)]
        return self.cubes_noted(kind, who, what, amount) or self.cards_noted(kind, what, amount)

    def acquired(self, who: int, card: int, region: int) -> Beat:
        """From its Active offer; an inherited vineyard was set aside."""
        columns = [column for column in range(self.state.participants) if self.state.offer(column) == card]
        source = SPOT_CODES[columns[0]] if columns else ""
        return Beat(f"vineyard-{vineyard_code(card)}", source, self.column(who, region))

    def cubes_noted(self, kind: int, who: int, what: int, amount: int) -> list[Beat]:
        if kind == n.NOTE_CELLAR or kind == n.NOTE_OVERFLOWED:
            where = "cellar" if kind == n.NOTE_CELLAR else "oeno"
            return [Beat(cube(what), f"supply-{COLOUR_CODES[what]}", self.cubes(where, who, what))] * amount
        if kind == n.NOTE_CORKED:
            return self.returned("cellar", who, what, 1)
        if kind == n.NOTE_PROMOTED:
            return [Beat(cube(what), self.cubes("oeno", who, what), self.cubes("grid", who, what))] * amount
        if kind == n.NOTE_HARVEST:
            counts = [int(n.cubes_of(what, colour)) for colour in range(n.COLOURS)]
            found: list[Beat] = []
            for colour, count in enumerate(counts):
                source = f"supply-{COLOUR_CODES[colour]}"
                found += [Beat(cube(colour), source, self.cubes("wine", who, colour))] * count
            return found
        if kind == n.NOTE_SHIPPED:
            return self.shipped(who, what, amount)
        return []

    def shipped(self, who: int, order: int, how: int) -> list[Beat]:
        """The cuvees go to the order, and the order leaves the table."""
        omitted, partner = (how & 3) - 1, (how >> 3 & 7) - 1
        place = self.order(order)
        found: list[Beat] = []
        for colour in range(n.COLOURS):
            count = int(self.state.printed.need(order, colour)) - (colour == omitted)
            found += [Beat(cube(colour), self.cubes("cellar", who, colour), place)] * count
        if partner >= 0:
            found.append(Beat(cube(omitted), self.cubes("cellar", partner, omitted), place))
        return [*found, Beat(f"order-{order_code(order)}", place, "")]

    def cards_noted(self, kind: int, what: int, amount: int) -> list[Beat]:
        if kind == n.NOTE_PROVISIONAL:
            return [Beat(f"order-{order_code(what)}", "", self.order(what))]
        if kind == n.NOTE_UNSOLD:
            return [Beat(f"vineyard-{vineyard_code(what)}", SPOT_CODES[amount], "")]
        if kind == n.NOTE_OFFERED:
            return [Beat(f"vineyard-{vineyard_code(what)}", "", SPOT_CODES[amount])]
        if kind == n.NOTE_BLOCKED:
            return [Beat("block", SPOT_CODES[amount], SPOT_CODES[what])]
        return []
