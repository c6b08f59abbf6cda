"""What everybody is told of a move of Age of Champagne: the move itself, then what followed from it.

The picks of the draft are told to nobody else before they are revealed. Everything else happens openly: a token that
was chosen is shown by the note that it was gained.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.engine.game import Step
from tablee.engine.moves import Kind
from tablee.engine.state import Note
from tablee.engine.view import Line
from tablee.engine.words import Arg
from tablee.games.age_of_champagne import moves
from tablee.games.age_of_champagne.moves import MOVES
from tablee.games.age_of_champagne.names import (
    COLOUR_CODES,
    MODE_CODES,
    PAIR_CODES,
    SOURCE_CODES,
    SPOT_CODES,
    TYPE_CODES,
    bonus_line,
    called,
    cubes_line,
    cuvee_line,
    event_line,
    event_text,
    grapes_word,
    heir_code,
    heir_line,
    key_line,
    listed,
    market_line,
    order_code,
    order_line,
    recipe_word,
    region_line,
    spot_number,
    token_line,
    vineyard_line,
)
from tablee.games.age_of_champagne.rules import numbers as n
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState

Args = dict[str, Arg]


def logs(step: Step, viewers: Sequence[int]) -> list[list[Line]]:
    if step.half_made:
        return [[] for _ in viewers]
    before: AgeOfChampagneState = step.before
    after: AgeOfChampagneState = step.after
    public = [*_move(before, step), *_Told(before, after, step.notes).lines()]
    if after.over:
        public.append(_end(after))
    if before.phase != n.DRAFTING:
        return [public for _ in viewers]
    card = int(step.action) - n.KEEP
    own = _line("keep", [f"heir-{heir_code(card)}"], seat=step.seat, card=heir_line(before.printed, card))
    return [[own, *public] if viewer == step.seat else public for viewer in viewers]


def joined(last: Line, line: Line) -> Line | None:
    """Cuvees that go to the oenotheque, or on to the grid, one after the other are one line."""
    if line.key not in _IN_A_ROW or line.key != last.key or line.args["seat"] != last.args["seat"]:
        return None
    counts = [int(str(last.args[code])) + int(str(line.args[code])) for code in COLOUR_CODES]
    return _moved(line.key.removeprefix(_LOG), int(str(line.args["seat"])), counts, instead=True)


_LOG = "age-of-champagne-log-"
_IN_A_ROW = (f"{_LOG}age", f"{_LOG}promote")


def _moved(key: str, seat: int, counts: Sequence[int], *, instead: bool = False) -> Line:
    """Cuvees that leave cellar or oenotheque. The counts are arguments as well, so that lines can be joined."""
    args: Args = {"seat": seat, "cuvees": cubes_line(counts, "cuvees"), "count": sum(counts)}
    args |= {code: counts[colour] for colour, code in enumerate(COLOUR_CODES)}
    return Line(f"{_LOG}{key}", args, [f"player-{seat}"], instead=instead)


def _line(said: str, touches: Sequence[str] = (), /, **args: Arg) -> Line:
    # Not called `key`: compiled, an argument of that name would be lost.
    return Line(f"{_LOG}{said}", args, touches)


# The move. What a note tells, or a later step completes, has no line of its own.


def _move(state: AgeOfChampagneState, step: Step) -> list[Line]:
    kind = MOVES.kind_of(step.action)
    tell = _MOVES.get(kind)
    return [] if tell is None else [tell(state, int(step.seat), int(step.action) - kind.first)]


def _cork(state: AgeOfChampagneState, seat: int, colour: int) -> Line:
    return _line("corked", [f"player-{seat}"], seat=seat, cuvee=cuvee_line(colour))


def _placed(state: AgeOfChampagneState, seat: int, spot: int, how: str) -> Line:
    zone, code = int(n.zone_of(spot)), SPOT_CODES[spot]
    args: Args = {**called(seat, int(state.merchant)), "zone": zone, "how": how}
    if zone == 1:
        return _line("place-vineyard", [code], **args, vineyard=vineyard_line(state.printed, int(state.offer(spot))))
    args["number"] = spot_number(spot)
    if zone == 8:
        return _line("place-council", [code], **args)
    return _line("merchant" if seat == state.merchant else "place", [code], **args)


def _place(state: AgeOfChampagneState, seat: int, spot: int) -> Line:
    return _placed(state, seat, spot, "pawn")


def _disc(state: AgeOfChampagneState, seat: int, spot: int) -> Line:
    return _placed(state, seat, spot, "disc")


def _reserve(state: AgeOfChampagneState, seat: int, order: int) -> Line:
    return _line("reserve", [f"order-{order_code(order)}"], seat=seat, order=order_line(state.printed, order))


def _land(state: AgeOfChampagneState, seat: int, region: int) -> Line:
    return _line("land", [f"player-{seat}"], seat=seat, region=region_line(region))


def _of_colour(key: str) -> Callable[[AgeOfChampagneState, int, int], Line]:
    def tell(state: AgeOfChampagneState, seat: int, colour: int) -> Line:
        return _moved(key, seat, [int(each == colour) for each in range(n.COLOURS)])

    return tell


def _pass(state: AgeOfChampagneState, seat: int, place: int) -> Line:
    return _line("pass", [f"player-{seat}"], seat=seat)


def _blend(state: AgeOfChampagneState, seat: int, recipe: int) -> Line:
    cuvee = int(state.printed.recipe_cuvees[recipe])
    args: Args = {"wines": recipe_word(state.printed, recipe), "cuvee": cuvee_line(cuvee)}
    return _line("blend", [f"player-{seat}"], seat=seat, **args)


def _exchange(state: AgeOfChampagneState, seat: int, colour: int) -> Line:
    pair = PAIR_CODES[int(state.pending.steps[0]) - n.GIVE]
    return _line("exchange", [f"player-{seat}"], seat=seat, pair=pair, wine=COLOUR_CODES[colour])


def _done(state: AgeOfChampagneState, seat: int, place: int) -> Line:
    return _line("done", [f"player-{seat}"], seat=seat, question=MOVES.asked(state, ()).name)


def _join(state: AgeOfChampagneState, seat: int, place: int) -> Line:
    return _line("join", [f"player-{seat}"], seat=seat, asker_seat=int(state.actor))


def _decline(state: AgeOfChampagneState, seat: int, place: int) -> Line:
    return _line("decline", [f"player-{seat}"], seat=seat, question=MOVES.asked(state, ()).name)


_MOVES: dict[Kind, Callable[[AgeOfChampagneState, int, int], Line]] = {
    moves.CORK: _cork,
    moves.PLACE: _place,
    moves.DISC: _disc,
    moves.RESERVE: _reserve,
    moves.LAND: _land,
    moves.AGE: _of_colour("age"),
    moves.PROMOTE: _of_colour("promote"),
    moves.PASS: _pass,
    moves.BLEND: _blend,
    moves.GET: _exchange,
    moves.DONE: _done,
    moves.JOIN: _join,
    moves.DECLINE: _decline,
}


def _end(state: AgeOfChampagneState) -> Line:
    return Line("age-of-champagne-prompt-won", decided(state), [])


def decided(state: AgeOfChampagneState) -> Args:
    """Who has won and with how many points, as arguments of a line; ties are always broken (AOC-15.7)."""
    returns = state.returns()
    best = returns.index(max(returns))
    points = int(state.pp(best))
    tied = [who for who in range(state.participants) if who != best and state.pp(who) == points]
    level = int(state.eco(best))
    by = "points" if not tied else "eco" if all(state.eco(who) < level for who in tied) else "council"
    return {**called(best, int(state.merchant)), "points": points, "by": by}


# What followed from it, in the order in which it happened


class _Told:
    """Notes in words. Several notes of one thing are one line: all cuvees that come to a cellar, the new vineyards, a
    shipment with its points."""

    def __init__(self, state: AgeOfChampagneState, after: AgeOfChampagneState, notes: Sequence[Note]) -> None:
        self.state = state
        self.after = after
        self.printed = state.printed
        self.notes = list(notes)
        self.at = 0
        self.inherits = state.stage <= n.STAGE_INHERIT  # until the first turn order

    def lines(self) -> list[Line]:
        found: list[Line] = []
        while self.at < len(self.notes):
            note = self.notes[self.at]
            self.at += 1
            tell = _NOTES.get(int(note.kind))
            if tell is not None and not (self.inherits and note.kind in _INHERITED):
                found += tell(self, note)
        return found

    def who(self, note: Note) -> Args:
        return called(int(note.seat), int(self.state.merchant))

    def following(self, kind: int, seat: int | None = None) -> list[Note]:
        """The notes of a kind that come next, one after the other; they are told now."""
        found: list[Note] = []
        while self.at < len(self.notes):
            note = self.notes[self.at]
            if note.kind != kind or (seat is not None and note.seat != seat):
                break
            found.append(note)
            self.at += 1
        return found

    # Points and the eco track

    def points(self, note: Note) -> list[Line]:
        source = SOURCE_CODES[int(note.what)]
        args: Args = {**self.who(note), "source": source, "points": abs(int(note.amount))}
        args["way"] = "gain" if note.amount > 0 else "loss"
        return [_line("points", [f"player-{note.seat}"], **args)]

    def eco(self, note: Note) -> list[Line]:
        level = int(note.what)
        args: Args = {**self.who(note), "level": level, "worth": int(self.printed.eco[level])}
        args["way"] = "gain" if note.amount > 0 else "loss"
        return [_line("eco", [f"eco-{note.what}"], **args)]

    # The inheritance

    def kept(self, note: Note) -> list[Line]:
        card = int(note.what)
        args: Args = {**self.who(note), "card": heir_line(self.printed, card), "stars": int(self.printed.stars[card])}
        return [_line("inherits", [f"player-{note.seat}"], **args)]

    def passed(self, note: Note) -> list[Line]:
        """A single player passes nothing on (AOC-3.2)."""
        return [_line("passed", [], count=int(note.amount))] if self.state.humans > 1 else []

    def turn_order(self, note: Note) -> list[Line]:
        """All places: the notes name those that have changed, and the order stays as it is until the next season."""
        self.inherits = False
        self.following(n.NOTE_TURN_ORDER)
        after, merchant = self.after, int(self.after.merchant)
        order = [int(after.at_place(place)) for place in range(after.participants)]
        named = [Line("age-of-champagne-who", called(who, merchant)) for who in order]
        return [_line("turn-order", ["council"], names=listed(named))]

    # The estate

    def press(self, note: Note) -> list[Line]:
        capacity = int(self.printed.capacities[note.what])
        return [_line("press", [f"player-{note.seat}"], **self.who(note), capacity=capacity)]

    def module(self, note: Note) -> list[Line]:
        args: Args = {**self.who(note), "count": int(note.what), "room": int(note.what) * n.MODULE_SIZE}
        return [_line("module", [f"player-{note.seat}"], **args)]

    def to_cellar(self, note: Note) -> list[Line]:
        """All cuvees that come at once; what the Wine Merchant has no room for goes to his oenotheque."""
        self.at -= 1
        stored, resting = [0] * n.COLOURS, [0] * n.COLOURS
        while self.at < len(self.notes):
            each = self.notes[self.at]
            if each.seat != note.seat or each.kind not in (n.NOTE_CELLAR, n.NOTE_OVERFLOWED):
                break
            (stored if each.kind == n.NOTE_CELLAR else resting)[int(each.what)] += int(each.amount)
            self.at += 1
        lines = []
        if sum(stored):
            lines.append(
                _line("cellar", [f"player-{note.seat}"], **self.who(note), cuvees=cubes_line(stored, "cuvees"))
            )
        if sum(resting):
            lines.append(_line("overflowed", ["merchant-oeno"], cuvees=cubes_line(resting, "cuvees")))
        return lines

    def vineyard(self, note: Note) -> list[Line]:
        card = int(note.what)
        args: Args = {"vineyard": vineyard_line(self.printed, card), "grapes": grapes_word(self.printed, card)}
        args["region"] = region_line(int(note.amount))
        return [_line("vineyard", [f"player-{note.seat}"], **self.who(note), **args)]

    def promoted(self, note: Note) -> list[Line]:
        counts = [0] * n.COLOURS
        for each in [note, *self.following(n.NOTE_PROMOTED, int(note.seat))]:
            counts[int(each.what)] += int(each.amount)
        line = _moved("promote", int(note.seat), counts)
        return [Line(line.key, {**line.args, **self.who(note)}, [f"player-{note.seat}"])]

    def hazard(self, note: Note) -> list[Line]:
        args: Args = {**self.who(note), "region": region_line(int(note.what)), "count": int(note.amount)}
        return [_line("hazard", [f"player-{note.seat}"], **args)]

    def harvest(self, note: Note) -> list[Line]:
        stored, lost = (
            [int(n.cubes_of(packed, colour)) for colour in range(n.COLOURS)] for packed in (note.what, note.amount)
        )
        if not sum(stored) and not sum(lost):
            return []
        args: Args = {**self.who(note), "grapes": cubes_line(stored, "grapes"), "stored": sum(stored)}
        args |= {"left": cubes_line(lost, "grapes"), "lost": sum(lost)}
        return [_line("harvest", [f"player-{note.seat}"], **args)]

    # The round

    def round(self, note: Note) -> list[Line]:
        return [_line("round", ["event"], round=int(note.what), rounds=n.ROUNDS)]

    def event(self, note: Note) -> list[Line]:
        card = int(note.what)
        return [_line("event", ["event"], event=event_line(self.printed, card), about=event_text(self.printed, card))]

    def key(self, note: Note) -> list[Line]:
        key = key_line(int(note.what))
        if note.seat >= 0:
            return [_line("key-chosen", ["event"], seat=int(note.seat), key=key)]
        return [_line("key", ["event"], key=key, vineyard=vineyard_line(self.printed, int(note.amount)))]

    def corked(self, note: Note) -> list[Line]:
        colour = int(note.what)
        return [_line("corked", [f"player-{note.seat}"], **self.who(note), cuvee=cuvee_line(colour))]

    def placed(self, note: Note) -> list[Line]:
        return [_placed(self.state, int(note.seat), int(note.what), "pawn")]

    def back(self, note: Note) -> list[Line]:
        """A pawn goes home. What it has done is told already, except that the Wine Merchant had nothing to ship. If he
        is steered, an earlier move may have told of his order."""
        who = int(self.state.merchant)
        if note.seat != who or n.zone_of(note.what) != 5 or self.state.terms.steered:
            return []
        shipped = any(each.kind == n.NOTE_SHIPPED and each.seat == who for each in self.notes[: self.at])
        return [] if shipped else [_line("merchant-idle", ["merchant"])]

    def advanced(self, note: Note) -> list[Line]:
        spot = SPOT_CODES[n.ZONE_4X + int(note.what)]
        return [_line("advanced", [spot], **self.who(note))]

    def unsold(self, note: Note) -> list[Line]:
        left = [note, *self.following(n.NOTE_UNSOLD)]
        named = [vineyard_line(self.printed, int(each.what)) for each in left]
        return [_line("unsold", ["offers"], count=len(named), vineyards=listed(named))]

    def offered(self, note: Note) -> list[Line]:
        new = [note, *self.following(n.NOTE_OFFERED)]
        named = [self._with_grapes(int(each.what)) for each in new]
        return [_line("offered", ["offers"], count=len(named), vineyards=listed(named))]

    def _with_grapes(self, card: int) -> Line:
        """A vineyard that everybody may want: with its grapes and its bonus."""
        args: Args = {"vineyard": vineyard_line(self.printed, card), "grapes": grapes_word(self.printed, card)}
        corner = bonus_line(self.printed, card)
        args |= {"corner": "no", "brings": ""} if corner is None else {"corner": "yes", "brings": corner}
        return Line("age-of-champagne-vineyard-offered", args)

    def blocked(self, note: Note) -> list[Line]:
        moved = [note, *self.following(n.NOTE_BLOCKED)]
        spots = [Line("age-of-champagne-named", {"name": SPOT_CODES[each.what]}) for each in moved]
        return [_line("blocked", [SPOT_CODES[each.what] for each in moved], spots=listed(spots))]

    # Tokens

    def token(self, note: Note) -> list[Line]:
        args: Args = {**self.who(note), "token": token_line(self.printed, int(note.what))}
        if note.amount < 0:
            return [_line("token-drawn", [f"player-{note.seat}"], **args)]
        idle = note.seat == self.state.merchant and note.what > n.ECO_TOKEN  # AOC-17.13
        args["market"] = market_line(int(note.amount))
        return [_line("token-idle" if idle else "token", [f"player-{note.seat}"], **args)]

    def no_token(self, note: Note) -> list[Line]:
        return [_line("no-token", ["bonuses"], **self.who(note))]

    def used(self, note: Note) -> list[Line]:
        """That a token was used; one that takes effect at once is told by its effect, a reservation by its order."""
        kind = int(note.what)
        if kind < n.FREE_TOKENS or kind == n.RESERVATION or n.ACTION_1 <= kind <= n.ACTION_6:
            return []
        return [_line("used", [f"player-{note.seat}"], **self.who(note), token=token_line(self.printed, kind))]

    def reshuffled(self, note: Note) -> list[Line]:
        what = int(note.what)
        pile = TYPE_CODES[what] if what < n.TYPES else "vineyards" if what == n.SHUFFLED_VINEYARDS else "tokens"
        return [_line("reshuffled", [], pile=pile)]

    # Shipping

    def shipped(self, note: Note) -> list[Line]:
        """A shipment with its points and its eco change, and what a Partner gets."""
        order, how, who = int(note.what), int(note.amount), int(note.seat)
        omitted, swapped, partner = (how & 3) - 1, how >> 2 & 1, (how >> 3 & 7) - 1
        points, bonus, eco, others = self._outcome(who)
        mode = int(self.printed.modes[order])
        if swapped:
            mode = n.BOAT if mode == n.PLANE else n.PLANE
        args: Args = {**self.who(note), "order": order_line(self.printed, order), "points": points, "bonus": bonus}
        args |= {"eco": eco, "mode": MODE_CODES[mode]}
        args["omitted"] = COLOUR_CODES[omitted] if omitted >= 0 and partner < 0 else "none"
        lines = [_line("shipped", [f"player-{who}"], **args)]
        if partner >= 0:
            cuvee = cuvee_line(omitted)
            lines.append(_line("partner", [f"player-{partner}"], seat=partner, cuvee=cuvee, points=others))
        return lines

    def _outcome(self, who: int) -> tuple[int, int, int, int]:
        """Points and Marketing of the shipment just told, eco steps, and the points of a Partner."""
        points = bonus = eco = others = 0
        while self.at < len(self.notes):
            note = self.notes[self.at]
            amount, own = int(note.amount), note.seat == who
            if note.kind == n.NOTE_POINTS and note.what == n.FROM_ORDERS:
                points += amount
            elif note.kind == n.NOTE_POINTS and note.what == n.FROM_MARKETING and own:
                points, bonus = points + amount, bonus + amount
            elif note.kind == n.NOTE_POINTS and note.what in (n.FROM_PARTNERS, n.FROM_MARKETING):
                others += amount
            elif note.kind == n.NOTE_ECO and own and not eco:
                eco = amount
            elif note.kind != n.NOTE_USED or note.what != n.TRANSPORT:  # the line says how the order travels
                break
            self.at += 1
        return points, bonus, eco, others

    def failed(self, note: Note) -> list[Line]:
        order = order_line(self.printed, int(note.what))
        return [_line("failed", [f"player-{note.seat}"], **self.who(note), order=order)]

    def alone(self, note: Note) -> list[Line]:
        order = order_line(self.printed, int(note.what))
        return [_line("alone", [f"player-{note.seat}"], **self.who(note), order=order)]

    def nothing_shipped(self, note: Note) -> list[Line]:
        return [_line("nothing-shipped", [f"player-{note.seat}"], **self.who(note))]

    def sold_out(self, note: Note) -> list[Line]:
        return [_line("sold-out", ["orders"], market=market_line(int(note.what)))]


# What the line of an Inheritance card has said already.
_INHERITED = (n.NOTE_VINEYARD, n.NOTE_MODULE, n.NOTE_CELLAR, n.NOTE_PRESS)
# Cards that slide on are seen, not told.
_NOTES: dict[int, Callable[[_Told, Note], list[Line]]] = {
    n.NOTE_POINTS: _Told.points,
    n.NOTE_ECO: _Told.eco,
    n.NOTE_KEPT: _Told.kept,
    n.NOTE_PASSED: _Told.passed,
    n.NOTE_PRESS: _Told.press,
    n.NOTE_MODULE: _Told.module,
    n.NOTE_CELLAR: _Told.to_cellar,
    n.NOTE_TURN_ORDER: _Told.turn_order,
    n.NOTE_ROUND: _Told.round,
    n.NOTE_EVENT: _Told.event,
    n.NOTE_KEY: _Told.key,
    n.NOTE_CORKED: _Told.corked,
    n.NOTE_PLACED: _Told.placed,
    n.NOTE_OVERFLOWED: _Told.to_cellar,
    n.NOTE_VINEYARD: _Told.vineyard,
    n.NOTE_TOKEN: _Told.token,
    n.NOTE_NO_TOKEN: _Told.no_token,
    n.NOTE_USED: _Told.used,
    n.NOTE_RESHUFFLED: _Told.reshuffled,
    n.NOTE_BACK: _Told.back,
    n.NOTE_ADVANCED: _Told.advanced,
    n.NOTE_PROMOTED: _Told.promoted,
    n.NOTE_SHIPPED: _Told.shipped,
    n.NOTE_SOLD_OUT: _Told.sold_out,
    n.NOTE_HAZARD: _Told.hazard,
    n.NOTE_HARVEST: _Told.harvest,
    n.NOTE_FAILED: _Told.failed,
    n.NOTE_UNSOLD: _Told.unsold,
    n.NOTE_OFFERED: _Told.offered,
    n.NOTE_BLOCKED: _Told.blocked,
    n.NOTE_ALONE: _Told.alone,
    n.NOTE_NOTHING_SHIPPED: _Told.nothing_shipped,
}
