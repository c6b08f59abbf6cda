"""The table of Age of Champagne as zones and pieces, from what the viewer sees."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.layout import Colour, Layout, Piece, Place, Zone
from tablee.engine.words import Arg, Line
from tablee.games.age_of_champagne.names import listed
from tablee.games.age_of_champagne.view.shown import (
    AgeOfChampagneView,
    Heir,
    House,
    Market,
    Merchant,
    Order,
    Spot,
    Vineyard,
)

WINES = ("M", "N", "C")
COLOURS: dict[str, Colour] = {"M": "B", "N": "K", "C": "Y"}  # always with the letter of the wine
REGIONS = ("VM", "MR", "CB", "SZ", "BA")
ZONES = (2, 3, 4, 5, 6, 8)
MOST_LETTERS = 5  # of cubes that are written one by one
NONE, READY = "–", "✓"  # the same in every language


def layout(view: AgeOfChampagneView) -> Layout:
    """What one needs to decide comes first: own stocks, the event, orders, and the spots; then the rest."""
    drafting = view.hand_size > 0
    own = view.houses[view.viewer] if 0 <= view.viewer < len(view.houses) else None
    zones = [_choice(view)] if view.looking else []
    if own is not None:
        zones += [_hand(view, own), *_stocks(view, own)]
    if not drafting:
        zones += [_round(view)]
    zones += [_orders(view), _offers(view), *_spots(view)]
    if view.merchant is not None:
        zones.append(_merchant(view))
    if own is not None:
        zones += [] if drafting else [_blends(view)]
        zones.append(_vines(view, own))
    zones.append(_players(view))
    if len(view.houses) > 1:  # a single player scores no majorities
        zones.append(_regions(view))
    zones.append(_eco(view))
    if not drafting:
        zones.append(_council(view))
    return Layout(zones=[*zones, _supply(view)], accent="ochre")


def _line(key: str, /, **args: Arg) -> Line:
    return Line(f"age-of-champagne-layout-{key}", args)


def _seat(view: AgeOfChampagneView, seat: int) -> int:
    """The seat of a participant; -1 for the Wine Merchant, who has none."""
    return seat if seat < view.seats else -1


def _pawn(view: AgeOfChampagneView, seat: int, *, disc: bool = False, face: str = "") -> Piece:
    merchant = view.merchant is not None and seat == view.merchant.seat
    name = _line("disc" if disc else "pawn", seat=seat, **({"who": "merchant"} if merchant else {}))
    if _seat(view, seat) < 0:
        return Piece(name=name, shape="disc" if disc else "pawn", colour="W", face="★")
    return Piece(name=name, shape="disc" if disc else "pawn", seat=seat, face=face)


def _cube(wine: str, count: int = 1, *, cuvee: bool = False) -> Piece:
    """Named once: how many they are is said by whoever draws them."""
    name = Line("age-of-champagne-cuvee", {"cuvee": wine}) if cuvee else Line("age-of-champagne-grape", {"grape": wine})
    return Piece(name=name, face=wine, shape="cube", colour=COLOURS[wine], count=count)


# What belongs to the viewer


def _hand(view: AgeOfChampagneView, own: House) -> Zone:
    """Inheritance cards in the draft; later Collaborators and tokens."""
    if view.hand or view.hand_size:
        places = [Place(pieces=[_heir(heir)]) for heir in view.hand]
        kept = Place(id="kept", name=_line("kept"), pieces=[_heir(heir, kept=True) for heir in view.kept])
        return Zone(id="hand", kind="row", name=_line("hand"), owner=view.viewer, held=True, places=[*places, kept])
    pawns = [Piece(name=_line("pawns"), shape="pawn", seat=view.viewer, count=own.pawns)] if own.pawns else []
    places = [Place(id="pawn", name=_line("in-hand"), pieces=pawns)]
    for token in sorted(set(own.tokens)):
        count = list(own.tokens).count(token)
        used = token == "BRS" and bool(own.reserved)
        places.append(Place(pieces=[_token(token, f"token-{token}", count, off=used and count == 1)]))
    note = _line("stocks", wines=_word(own.wines), cuvees=_word(own.cellar))  # in sight wherever one scrolls
    return Zone(id="hand", kind="row", name=_line("tokens"), note=note, owner=view.viewer, held=True, places=places)


def _choice(view: AgeOfChampagneView) -> Zone:
    """Tokens among which the viewer chooses."""
    places = [Place(pieces=[_token(token, f"bonus-{token}")]) for token in view.looking]
    return Zone(id="choice", kind="row", name=_line("choice"), owner=view.viewer, held=True, places=places)


def _heir(heir: Heir, *, kept: bool = False) -> Piece:
    return Piece(
        id="" if kept else f"heir-{heir.id}",
        name=heir.about,
        face=heir.id,
        badge=_line("stars", stars=heir.stars),
    )


def _token(token: str, id: str, count: int = 1, *, off: bool = False) -> Piece:
    name = _line("token", token=token)
    return Piece(id=id, name=name, face=token, count=count, off=off)


def _stocks(view: AgeOfChampagneView, own: House) -> list[Zone]:
    """Winery, cellar, oenotheque and Marketing, and the next harvest."""
    seat = view.viewer
    room = _line("room", used=sum(own.wines), most=own.room)
    zones = [_cubes(seat, "wine", _line("winery"), own.wines, room)]
    room = _line("cellar-room", used=sum(own.cellar), most=view.cellar)
    zones.append(_cubes(seat, "cellar", _line("cellar"), own.cellar, room, cuvee=True))
    if view.side == "standard":
        zones.append(_cubes(seat, "oeno", _line("oenotheque"), own.oenotheque, None, cuvee=True))
        zones.append(_grid(seat, own))
    return zones if view.hand_size else [*zones, _harvest(view, own)]


def _cubes(seat: int, id: str, name: Line, counts: Sequence[int], note: Line | None, *, cuvee: bool = False) -> Zone:
    """Cubes by colour, each colour on a place of its own."""
    places = [
        Place(
            id=f"{id}-{seat}-{wine}",
            name=_line("wine", wine=wine),
            pieces=[_cube(wine, count, cuvee=cuvee)] if count else (),
            value=count,
        )
        for wine, count in zip(WINES, counts, strict=True)
    ]
    return Zone(id=id, kind="row", name=name, note=note, owner=seat, places=places)


def _grid(seat: int, own: House) -> Zone:
    """Marketing: cubes in each column, and what each shipped cuvee brings for them."""
    places = [
        Place(
            id=f"grid-{seat}-{wine}",
            name=_line("wine", wine=wine),
            pieces=[_cube(wine, count, cuvee=True)] if count else (),
            value=f"+{bonus}",
        )
        for wine, count, bonus in zip(WINES, own.grid, own.bonus, strict=True)
    ]
    return Zone(id="grid", kind="row", name=_line("marketing"), owner=seat, places=places)


def _harvest(view: AgeOfChampagneView, own: House) -> Zone:
    """The next harvest: what grows, what press and winery take, what will not fit."""
    coming = own.harvest
    note = _line("hit") if coming.hit else None
    cells: list[Arg] = [_word(coming.grapes), coming.press, coming.room, coming.stored, coming.lost]
    heads = [_line(head) for head in ("grapes", "press", "free", "stored", "lost")]
    place = Place(id="harvest", name=_line("next-harvest"), cells=cells, note=note)
    return Zone(id="harvests", kind="table", name=_line("harvest"), heads=heads, owner=view.viewer, places=[place])


def _word(counts: Sequence[int]) -> str:
    """Cubes in a word: MNN; many of them by number: 9M 2N."""
    if sum(counts) <= MOST_LETTERS:
        return "".join(wine * count for wine, count in zip(WINES, counts, strict=True)) or NONE
    return " ".join(f"{count}{wine}" for wine, count in zip(WINES, counts, strict=True) if count)


def _signed(number: int) -> str:
    """With the minus sign of print."""
    return str(number) if number >= 0 else f"−{-number}"


def _blends(view: AgeOfChampagneView) -> Zone:
    """The blending table, and how often each blend can be drawn now."""
    places = [
        Place(
            id=f"blend-{recipe.id}",
            name=_line("blend", recipe=recipe.id, wines=recipe.wines, cuvee=recipe.cuvee),
            value=f"×{recipe.times}" if recipe.times else NONE,
            closed=not recipe.times,
        )
        for recipe in view.recipes
    ]
    return Zone(id="blends", kind="grid", name=_line("blends"), owner=view.viewer, places=places)


def _vines(view: AgeOfChampagneView, own: House) -> Zone:
    """Own vineyards in the columns of their regions, with Land tokens."""
    places = []
    for number, region in enumerate(REGIONS):
        pieces = [_vineyard(placed.card, owned=True) for placed in own.vineyards if placed.region == region]
        pieces += [Piece(name=_line("land"), face="⌂", shape="house", colour="G")] * own.land[number]
        places.append(Place(id=f"region-{region}", name=_region(region), pieces=pieces))
    return Zone(id="vines", kind="row", name=_line("vines"), owner=view.viewer, falls=True, places=places)


def _region(region: str) -> Line:
    return Line("age-of-champagne-region", {"region": region})


def _vineyard(card: Vineyard, id: str = "", *, owned: bool = False) -> Piece:
    """A vineyard shows its grapes, its region and its bonus."""
    name = Line("age-of-champagne-named", {"name": card.name})
    badge = None if owned else _line("code", code=card.region)  # an own one lies in the column of its region
    return Piece(id=id, name=name, face=card.grapes, badge=badge, needs=_corner(card))


def _corner(card: Vineyard) -> list[Line]:
    """The bonus in the corner."""
    brings = [Line("age-of-champagne-brings", {"effect": "points", "amount": card.points})] if card.points else []
    return brings + ([Line("age-of-champagne-brings", {"effect": "eco", "amount": card.eco})] if card.eco else [])


# The board


def _round(view: AgeOfChampagneView) -> Zone:
    """The event of the round, with its key, and how many are to come."""
    event = view.event
    places: list[Place] = []
    if event is not None:
        key = None
        if event.key:
            grape = event.key in WINES
            key = Line("age-of-champagne-grape", {"grape": event.key}) if grape else _region(event.key)
        name = event.name if key is None else _line("event-key", event=event.name, key=key)
        places.append(Place(id="event", name=name, note=event.about))
    left = [Piece(name=_line("event-back"), facing="down", count=view.events_left)] if view.events_left else []
    note = None if left or event is None else _line("no-events")
    places.append(Place(id="events", name=_line("events"), pieces=left, note=note))
    return Zone(id="round", kind="table", name=_line("round"), places=places)


def _orders(view: AgeOfChampagneView) -> Zone:
    """The six visible orders: what they ask for, what they bring the viewer, and what is missing."""
    active = [_market_place(view, market, market.active, "active") for market in view.markets]
    provisional = [_market_place(view, market, market.provisional, "provisional") for market in view.markets]
    heads = [_line(head) for head in ("asks", "value", "eco", "worth", "missing", "bonus")]
    note = _line("orders-about", side=view.side)
    return Zone(id="orders", kind="table", name=_line("orders"), note=note, heads=heads, places=[*active, *provisional])


def _market_place(view: AgeOfChampagneView, market: Market, order: Order | None, row: str) -> Place:
    market_name = Line("age-of-champagne-market", {"market": market.id})
    if order is None:
        name = _line("no-order", market=market_name, row=row)
        return Place(id=f"{row}-{market.id}", name=name, closed=True, cells=[NONE] * 6)
    shipment = next((each for each in view.shipments if each.order == order.id), None)
    worth: Arg = NONE if shipment is None else shipment.points
    missing: Arg = NONE
    if shipment is not None:
        missing = shipment.missing or READY
    tokens: Arg = market.tokens if row == "active" else NONE
    return Place(
        id=f"order-{order.id}",
        name=_line("order", order=order.id, destination=order.destination, row=row),
        pieces=[_pawn(view, order.seat, disc=True)] if order.seat >= 0 else (),
        note=_order_note(view, order, row),
        closed=order.stopped,
        cells=[order.cuvees, order.value, _line("eco-by", eco=order.eco, mode=order.mode), worth, missing, tokens],
    )


def _order_note(view: AgeOfChampagneView, order: Order, row: str) -> Line | None:
    if order.stopped:
        return _line("on-strike")
    if row == "provisional" and (
        view.side == "simplified" or (view.event is not None and view.event.kind == "pandemic")
    ):
        return _line("not-yet")
    return None


def _offers(view: AgeOfChampagneView) -> Zone:
    """Vineyards in the Active offers, each with its spot, and the card that comes next."""
    places = []
    for offer in view.offers:
        spot = next((each for each in view.spots if each.id == offer.spot), None)
        pieces = [] if offer.active is None else [_vineyard(offer.active, offer.spot)]
        pieces += [_pawn(view, spot.seat, disc=spot.disc)] if spot is not None and spot.seat >= 0 else []
        upcoming = offer.upcoming
        key = view.event is not None and upcoming is not None and view.event.key_card == upcoming.id
        note = None
        if upcoming is not None:
            args: dict[str, Arg] = {"name": upcoming.name, "grapes": upcoming.grapes, "region": upcoming.region}
            corner = _corner(upcoming)
            args |= {"corner": "yes" if corner else "no", "brings": listed(corner) if corner else ""}
            note = _line("upcoming", **args, key="yes" if key else "no")
        name = _line("spot-name", spot=offer.spot, name="" if offer.active is None else offer.active.name)
        places.append(Place(id=offer.spot, name=name, pieces=pieces, note=note))
    return Zone(id="offers", kind="row", name=_line("offers"), places=places)


def _spots(view: AgeOfChampagneView) -> list[Zone]:
    """A zone of the layout for each zone of the board that has spots of its own."""
    found = []
    for zone in ZONES:
        spots = [spot for spot in view.spots if spot.zone == zone]
        name, note = Line("age-of-champagne-zone", {"zone": zone}), _line("zone-about", zone=zone, side=view.side)
        if zone == 5 and view.side == "standard":  # the spots stand in one line here
            note = _line("shipping-about")
        places = [_spot(view, spot) for spot in spots]
        if places:
            found.append(Zone(id=f"zone-{zone}", kind="grid", name=name, note=note, places=places))
    return found


def _spot(view: AgeOfChampagneView, spot: Spot) -> Place:
    pieces = [_pawn(view, spot.seat, disc=spot.disc)] if spot.seat >= 0 else []
    if spot.blocked:
        pieces = [Piece(name=_line("block"), face="⊘", shape="disc", colour="R")]
    if spot.zone == 4:
        name = _line("marketing-spot", spot=spot.id, row="next" if spot.id.endswith("x") else "now")
    elif spot.zone == 8:
        name = _line("council-spot", spot=spot.id, number=int(spot.id[-1]))
    else:
        name = _line("spot", spot=spot.id, effect=spot.effect, amount=spot.amount)
    return Place(id=spot.id, name=name, pieces=pieces, closed=spot.blocked or spot.id.endswith("x"))


# The players and what lies beside the board


def _players(view: AgeOfChampagneView) -> Zone:
    """Everybody in one line; the Wine Merchant has neither press nor winery."""
    heads = [_line(head) for head in ("points", "level", "press", "winery-of", "in-cellar", "resting", "grid")]
    places = [_player(seat, house) for seat, house in enumerate(view.houses)]
    merchant = view.merchant
    if merchant is not None:
        cells: list[Arg] = [merchant.points, f"{merchant.eco} ({_signed(merchant.worth)})", NONE, NONE]
        cells += [_word(merchant.cellar), _word(merchant.oenotheque), _word(merchant.grid)]
        owner = _seat(view, merchant.seat)
        name = Line("age-of-champagne-merchant")
        places.append(Place(id=f"player-{merchant.seat}", name=name, owner=owner, cells=cells))
    return Zone(id="players", kind="table", name=_line("players"), heads=heads, places=places)


def _player(seat: int, house: House) -> Place:
    cells: list[Arg] = [
        house.points,
        f"{house.eco} ({_signed(house.worth)})",
        house.capacity,
        f"{_word(house.wines)} /{house.room}",
        _word(house.cellar),
        _word(house.oenotheque),
        _word(house.grid),
    ]
    note = _line("tokens-of", tokens=listed(_tokens(house))) if house.tokens else None
    return Place(id=f"player-{seat}", name=Line("table-player", {"seat": seat}), owner=seat, cells=cells, note=note)


def _tokens(house: House) -> list[Line]:
    """The kept tokens of a player by name."""
    counts = {token: list(house.tokens).count(token) for token in house.tokens}
    named = {token: _line("token", token=token) for token in counts}
    return [
        named[token] if count == 1 else _line("several", count=count, name=named[token])
        for token, count in counts.items()
    ]


def _regions(view: AgeOfChampagneView) -> Zone:
    """Who has how many vineyards where, and with how many grapes."""
    heads = [Line("table-player", {"seat": seat}) for seat in range(len(view.houses))]
    places = []
    for number, region in enumerate(REGIONS):
        cells: list[Arg] = []
        for house in view.houses:
            cards = [placed.card for placed in house.vineyards if placed.region == region]
            count, yields = len(cards) + house.land[number], sum(len(card.grapes) for card in cards)
            cells.append(f"{count} ({yields})" if count else NONE)
        places.append(Place(id=f"held-{region}", name=_region(region), cells=cells))
    return Zone(id="regions", kind="table", name=_line("regions"), heads=heads, places=places)


def _eco(view: AgeOfChampagneView) -> Zone:
    """What each level scores at the end, and who stands there."""
    levels = [house.eco for house in view.houses]
    levels += [view.merchant.eco] if view.merchant is not None else []
    places = [
        Place(
            id=f"eco-{level}",
            name=_line("signed", points=points),
            pieces=[_pawn(view, seat, disc=True) for seat, at in enumerate(levels) if at == level],
        )
        for level, points in enumerate(view.eco, 1)
    ]
    return Zone(id="eco", kind="track", name=_line("eco-track"), places=places)


def _council(view: AgeOfChampagneView) -> Zone:
    places = [
        Place(id=f"council-{place}", name=_line("place", place=place), pieces=[_pawn(view, seat)])
        for place, seat in enumerate(view.council, 1)
    ]
    return Zone(id="council", kind="track", name=_line("council"), places=places)


def _called(view: AgeOfChampagneView, order: str) -> Arg:
    """A visible order by what is written on it."""
    for market in view.markets:
        for card in (market.active, market.provisional):
            if card is not None and card.id == order:
                return Line("age-of-champagne-order", {"destination": card.destination, "cuvees": card.cuvees})
    return NONE


def _merchant(view: AgeOfChampagneView) -> Zone:
    """The Wine Merchant's board, and in words what he does next."""
    merchant = view.merchant
    assert merchant is not None
    standard = view.side == "standard"
    places = [
        Place(id="merchant-cellar", name=_line("merchant-cellar", room=merchant.room), pieces=_all(merchant.cellar)),
        Place(id="merchant-oeno", name=_line("oenotheque-of"), pieces=_all(merchant.oenotheque)),
    ]
    if standard:
        places.append(Place(id="merchant-grid", name=_line("grid-of"), pieces=_all(merchant.grid)))
    if merchant.spot:
        places.append(Place(name=_line("merchant-next"), note=_plan(view, merchant)))
    places.append(Place(name=_line("merchant-habits"), note=_line("merchant-about", side=view.side)))
    return Zone(id="merchant", kind="table", name=Line("age-of-champagne-merchant"), places=places)


def _plan(view: AgeOfChampagneView, merchant: Merchant) -> Line:
    """What he would ship, one order after the other."""
    orders = [
        _line("merchant-aim", order=_called(view, aim.order), points=aim.points, part="yes" if aim.part else "no")
        for aim in merchant.aims
    ]
    return _line("merchant-plan", aims="yes" if orders else "no", orders=listed(orders) if orders else "")


def _all(counts: Sequence[int]) -> list[Piece]:
    return [_cube(wine, count, cuvee=True) for wine, count in zip(WINES, counts, strict=True) if count]


def _supply(view: AgeOfChampagneView) -> Zone:
    """Cubes, modules and Bonus tokens that are left."""
    cubes = list(view.supply_cubes) or [0] * len(WINES)
    places = [
        Place(id=f"supply-{wine}", name=_line("grape", grape=wine), value=count if view.supply_cubes else "∞")
        for wine, count in zip(WINES, cubes, strict=True)
    ]
    places.append(Place(id="modules", name=_line("modules"), value=view.modules))
    places.append(Place(id="bonuses", name=_line("bonuses"), value=view.tokens))
    return Zone(id="supply", kind="list", name=_line("supply"), places=places)
