"""What is shown of a game of Age of Champagne: the shapes of it.

Cubes are counted by colour: Meunier, Pinot noir, Chardonnay; or they are one word, such as MNN."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tablee.engine.view import Line, View


class Vineyard(Struct, frozen=True):
    id: str  # V01 to V36
    name: str
    region: str  # VM, MR, CB, SZ, BA; CV: any
    grapes: str
    points: int  # when it is acquired
    eco: int


class OfferView(Struct, frozen=True):
    """A column of vineyards."""

    spot: str  # Z1.1 …
    active: Vineyard | None
    upcoming: Vineyard | None


class Order(Struct, frozen=True):
    id: str  # F01 to I17
    destination: Line
    cuvees: str
    value: int  # with what the event of the round changes
    printed: int
    mode: str  # "hand", "truck", "boat", "plane"
    eco: int
    seat: int  # who has reserved it; -1
    stopped: bool  # by the event of the round


class Market(Struct, frozen=True):
    id: str  # F, E, I
    active: Order | None
    provisional: Order | None
    stack: int  # cards, the Provisional one among them
    tokens: int  # on its Active order
    known: Sequence[str]  # those tokens, if the viewer has looked at them


class Spot(Struct, frozen=True):
    id: str  # Z2.1 …; Z4.1x is n+1
    zone: int
    effect: str  # "none", "points", "eco", "link", "speak-first", "partial"
    amount: int
    seat: int  # whose pawn stands there; -1
    disc: bool  # it is the spare disc
    blocked: bool  # by High tension


class Event(Struct, frozen=True):
    id: str  # X01 to X16
    kind: str
    name: Line
    about: Line  # what it does
    key: str  # the region or the grape, or ""
    key_card: str  # the vineyard that has decided it, or that would; ""


class Heir(Struct, frozen=True):
    """An Inheritance card."""

    id: str  # H01 to H12
    about: Line
    stars: int


class Placed(Struct, frozen=True):
    """A vineyard of a player, in its column."""

    region: str
    card: Vineyard


class Harvest(Struct, frozen=True):
    """What the next harvest will bring, as things are."""

    grapes: Sequence[int]  # produced, as far as the supply goes
    press: int  # the most the press takes
    room: int  # in the winery
    stored: int
    lost: int
    hit: bool  # by the hazard of the round


class Recipe(Struct, frozen=True):
    id: str  # B1, N1 … T6
    wines: str
    cuvee: str
    times: int  # how often it can be drawn now


class Shipment(Struct, frozen=True):
    """What an order would bring the viewer, if it could be shipped now."""

    order: str
    points: int  # with Marketing
    bonus: int  # of these: Marketing
    missing: str  # cuvees
    ready: bool  # nothing is missing, and nobody forbids it


class PressLevel(Struct, frozen=True):
    """A level of the press, and what reaching it brings."""

    capacity: int
    token: bool
    points: int


class Bonus(Struct, frozen=True):
    """A kind of Bonus token."""

    id: str  # BP2 …
    name: Line
    about: Line


class House(Struct, frozen=True):
    """Everything a player owns."""

    points: int
    eco: int  # level, from 1
    worth: int  # what that level scores at the end
    press: int  # level, from 1
    capacity: int
    modules: int
    room: int  # for still wines, in all modules
    wines: Sequence[int]
    cellar: Sequence[int]
    oenotheque: Sequence[int]
    grid: Sequence[int]
    bonus: Sequence[int]  # Marketing, for each shipped cuvee
    pawns: int  # Collaborators in hand
    disc: bool  # the spare disc lies beside the board
    reserved: str  # the order on which it lies, or ""
    tokens: Sequence[str]
    land: Sequence[int]  # Land tokens by region
    held: Sequence[int]  # vineyards and Land tokens by region
    vineyards: Sequence[Placed]
    heirs: Sequence[str]  # Inheritance cards, when they are open
    harvest: Harvest
    ready: Sequence[str]  # orders that the cellar could fulfil as it is
    ledger: Sequence[int]  # points by source
    projected: Sequence[int]  # what the final scoring would add, if the game ended now; empty when it has


class Aim(Struct, frozen=True):
    """An order that the Wine Merchant would ship."""

    order: str
    points: int
    part: bool  # without a cuvee that he lacks


class Merchant(Struct, frozen=True):
    """The Wine Merchant."""

    seat: int  # his number among the participants
    points: int
    eco: int
    worth: int
    cellar: Sequence[int]
    room: int  # for each type
    oenotheque: Sequence[int]
    grid: Sequence[int]
    bonus: Sequence[int]
    pawns: int
    spot: str  # in zone 5, or ""
    aims: Sequence[Aim]  # what he would ship from there, as things are
    ledger: Sequence[int]
    projected: Sequence[int]


class AgeOfChampagneView(View, frozen=True, kw_only=True):
    phase: str  # the question that is asked, or "over"
    stage: str  # "draft", "event", "assign", "vineyards", …, "harvest", "season", "over"
    round: int  # 0 during the draft
    rounds: int
    side: str  # "standard" or "simplified"
    partnership: bool
    tension: bool
    steered: bool
    event: Event | None
    events_left: int
    used: Sequence[str]  # events of earlier rounds, by kind
    offers: Sequence[OfferView]
    markets: Sequence[Market]
    spots: Sequence[Spot]
    council: Sequence[int]  # participants in turn order; empty during the draft
    shipping: Sequence[str]  # the spots of zone 5 where somebody stands, in the order in which they ship
    eco: Sequence[int]  # what each level scores at the end
    supply_cubes: Sequence[int]  # empty: they are not limited
    regions: Sequence[str]
    presses: Sequence[PressLevel]
    marketing: Sequence[Sequence[int]]  # by type: what each cube of the grid makes of every shipped cuvee
    cellar: int  # the most cuvees of a cellar
    oenotheque: int  # the most cuvees of an oenotheque
    module: int  # still wines in a module
    modules_each: int  # the most modules of a winery
    modules_first: int  # so many of them are of Age I
    modules: int  # in the supply
    tokens: int  # in the supply
    thrown: Sequence[str]  # tokens in the open discard
    bonuses: Sequence[Bonus]
    sources: Sequence[str]  # of points, in the order of ledgers
    final: int  # the first of them that belongs to the final scoring
    houses: Sequence[House]
    merchant: Merchant | None
    actor: int  # whose pawn is being resolved; -1
    resolved: str  # the spot where it stands, or ""
    hand: Sequence[Heir]  # the viewer's, in the draft
    kept: Sequence[Heir]  # the viewer's
    hand_size: int  # cards of each hand in this round of the draft
    looking: Sequence[str]  # tokens among which the viewer chooses
    recipes: Sequence[Recipe]  # for the viewer
    shipments: Sequence[Shipment]  # for the viewer
    places: Sequence[int] = ()  # of each participant, when the game is over
