"""The table of Coupage as zones and pieces, from what the viewer sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tablee.engine.layout import Colour, Layout, Piece, Place, Zone, in_hand
from tablee.engine.words import Arg, Line
from tablee.games.coupage.view.shown import Aid, Barrel, CoupageView, Face, TimeCard

COLOURS: dict[str, Colour] = {"white": "W", "red": "R"}
ANY = {"W": "white", "R": "red"}  # what a place of a recipe takes


def layout(view: CoupageView) -> Layout:
    """Own things first, then what lies in the middle, then the others."""
    cards = Cards(view)
    mine = [_hand(view, cards), _cellar(view, cards, view.viewer), _aid(view)] if view.viewer >= 0 else []
    others = [seat for seat in _order(view) if seat != view.viewer]
    middle = [
        *_resolving(view, cards),
        *_harvest(view, cards),
        _market(view, cards),
        _pile(view),
        _discard(view, cards),
    ]
    shown_once = [] if mine else [_aid(view)]
    return Layout(
        zones=[
            *mine,
            *middle,
            *shown_once,
            _players(view),
            _hands(view, cards, others),
            *(_cellar(view, cards, seat) for seat in others),
        ],
        accent="plum",
    )


def _line(key: str, **args: Arg) -> Line:
    return Line(f"coupage-layout-{key}", args)


def _order(view: CoupageView) -> list[int]:
    """The seats round the table, beginning with the viewer."""
    return [(max(view.viewer, 0) + place) % view.seats for place in range(view.seats)]


class Cards:
    """Pieces for cards, by what is printed on them."""

    def __init__(self, view: CoupageView) -> None:
        self.faces: dict[str, Face] = {face.card: face for face in view.faces}

    def piece(self, card: str, id: str = "", count: int = 1, badge: Line | None = None) -> Piece:
        face = self.faces[card]
        if face.kind != "grape":
            return Piece(id=id, name=Line("coupage-card", {"card": card}), face=card, count=count, badge=badge)
        return Piece(
            id=id,
            name=Line("coupage-grape", {"name": face.name, "stars": face.stars}),
            face=face.variety,
            colour=COLOURS[face.colour],
            badge=badge or _line("stars", stars=face.stars),
            count=count,
        )

    def counted(self, cards: Iterable[str], place: str, badge: Line | None = None) -> list[Piece]:
        """Equal cards are one piece with a count; its id is the place and the card."""
        return [self.piece(card, f"{place}-{card}", count, badge) for card, count in Counter(cards).items()]

    def unseen(self, count: int) -> list[Piece]:
        return [Piece(name=_line("back"), facing="down", count=count)] if count else []


# What the viewer has


def _hand(view: CoupageView, cards: Cards) -> Zone:
    """The cards, then those picked in a half-made move."""
    held = [cards.piece(stack.card, f"hand-{stack.card}", stack.count) for stack in view.hand]
    chosen = cards.counted(view.chosen, "chosen", _line("chosen"))
    return Zone(
        id="hand", kind="row", name=_line("hand"), owner=view.viewer, held=True, places=in_hand([*held, *chosen])
    )


def _aid(view: CoupageView) -> Zone:
    return Zone(
        id="aid",
        kind="table",
        name=_line("aid"),
        note=_line("time-stars", stars=view.time_stars),
        heads=[_line("grapes"), Line("coupage-card", {"card": "TIM"}), _line("to-bottle")],
        places=[_recipe(view, aid) for aid in view.aid],
    )


def _recipe(view: CoupageView, aid: Aid) -> Place:
    ability = aid.ability if view.abilities else ""
    needs = (
        _line("brings", needs=aid.needs, ability=Line("coupage-ability", {"ability": ability}))
        if ability
        else aid.needs
    )
    return Place(
        id=f"recipe-{aid.recipe}",
        name=_line("recipe", recipe=aid.recipe, name=Line("coupage-recipe", {"recipe": aid.recipe})),
        note=needs,
        cells=[_grapes(aid), aid.time, _line("stars", stars=aid.stars)],
        closed=not aid.open,
    )


def _grapes(aid: Aid) -> Arg:
    """What the places of a recipe take: “3 whites”, “MAC, XAR, PAR”, “TRE, 2 MAC/XAR/PAR”."""
    parts = [_taken(text, count) for text, count in Counter(aid.grapes).items()]
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Line("coupage-cards", {"first": part, "rest": said})
    return said


def _taken(text: str, count: int) -> Arg:
    if text in ANY:
        return Line("coupage-aid-colour", {"count": count, "colour": ANY[text], "different": "no"})
    return text if count == 1 else Line("coupage-aid-times", {"count": count, "grape": text})


# Barrels


def _cellar(view: CoupageView, cards: Cards, seat: int) -> Zone:
    own = seat == view.viewer
    barrels = view.players[seat].barrels
    return Zone(
        id="barrels" if own else f"barrels-{seat}",
        kind="row",
        falls=True,
        name=_line("barrels") if own else _line("cellar", seat=seat),
        owner=seat,
        places=[_barrel(cards, barrel, f"{seat}-{number}") for number, barrel in enumerate(barrels, 1)],
    )


def _barrel(cards: Cards, barrel: Barrel, name: str) -> Place:
    number = int(name.rpartition("-")[2])
    if barrel.stage == "empty":
        return Place(id=f"barrel-{name}", name=_line("barrel", number=number), note=barrel.waits)
    recipe = Line("coupage-recipe", {"recipe": barrel.recipe})
    return Place(
        id=f"barrel-{name}",
        name=_line("barrel-of", number=number, recipe=recipe),
        note=barrel.waits,
        pieces=[
            *([_bottle(barrel, recipe)] if barrel.stage == "bottled" else ()),
            *cards.counted(barrel.grapes, f"grape-{name}"),
            *(_time(cards, time, f"time-{name}-{place}") for place, time in enumerate(barrel.time, 1)),
            *([_spoiled(cards, barrel)] if barrel.spoiled else ()),
        ],
    )


def _bottle(barrel: Barrel, recipe: Line) -> Piece:
    badge = _line("cava-card") if barrel.cava_card else None
    return Piece(name=_line("bottle", recipe=recipe), face=barrel.recipe, shape="drop", badge=badge)


def _time(cards: Cards, time: TimeCard, id: str) -> Piece:
    """A card that serves as Time face down is known to some and not to others."""
    if not time.down:
        return cards.piece(time.card, id)
    if not time.card:
        return Piece(id=id, name=_line("time-down"), facing="down")
    known = cards.piece(time.card, badge=_line("down"))
    return Piece(
        id=id, name=_line("time-known", card=known.name), face=known.face, colour=known.colour, badge=known.badge
    )


def _spoiled(cards: Cards, barrel: Barrel) -> Piece:
    return cards.piece("PIQ", badge=_line("turns", turns=barrel.spoiled_turns))


# The middle of the table


def _market(view: CoupageView, cards: Cards) -> Zone:
    return Zone(id="market", kind="row", name=_line("market"), places=_open(cards, "market", view.market))


def _harvest(view: CoupageView, cards: Cards) -> list[Zone]:
    if not view.harvest:
        return []
    return [Zone(id="harvest", kind="row", name=_line("harvest"), places=_open(cards, "harvest", view.harvest))]


def _open(cards: Cards, name: str, shown: Sequence[str]) -> list[Place]:
    return [
        Place(id=f"{name}-{number}", name=_line("place", number=number), pieces=[cards.piece(card)] if card else ())
        for number, card in enumerate(shown, 1)
    ]


def _resolving(view: CoupageView, cards: Cards) -> list[Zone]:
    """A card whose effect is not over yet, and what was paid for a barrel that is not emptied yet."""
    played = [view.resolving] if view.resolving else []
    if not played and not view.paid:
        return []
    pieces = [*cards.counted(played, "resolving"), *cards.counted(view.paid, "paid")]
    return [Zone(id="resolving", kind="row", name=_line("resolving"), places=in_hand(pieces))]


def _pile(view: CoupageView) -> Zone:
    backs = Piece(name=_line("back"), facing="down", count=view.pile)
    place = Place(id="pile", pieces=[backs] if view.pile else (), value=view.pile)
    return Zone(id="pile", kind="stack", name=_line("pile"), places=[place])


def _discard(view: CoupageView, cards: Cards) -> Zone:
    count = sum(stack.count for stack in view.discard)
    top = [cards.piece(view.top, count=count)] if view.top and count else []
    return Zone(
        id="discard", kind="stack", name=_line("discard"), places=[Place(id="discard", pieces=top, value=count)]
    )


# The players


def _players(view: CoupageView) -> Zone:
    second = "yes" if view.second_cava_is_wine else "no"
    goal = _line("goal", wines=view.goal_wines, cavas=view.goal_cavas, second=second)
    return Zone(
        id="players",
        kind="table",
        name=_line("players"),
        note=goal,
        heads=[_line("wines"), _line("cavas"), _line("cards")],
        places=[
            Place(
                id=f"player-{seat}",
                name=Line("table-player", {"seat": seat}),
                owner=seat,
                cells=[player.wines, player.cavas, player.cards],
            )
            for seat, player in enumerate(view.players)
        ],
    )


def _hands(view: CoupageView, cards: Cards, others: Sequence[int]) -> Zone:
    """Backs; and the cards of which the viewer knows that they are there."""
    places = []
    for seat in others:
        known = [cards.piece(each.card, count=each.count) for each in view.known if each.seat == seat]
        unseen = view.players[seat].cards - sum(piece.count for piece in known)
        places.append(
            Place(
                id=f"seat-{seat}",
                name=Line("table-player", {"seat": seat}),
                owner=seat,
                pieces=[*known, *cards.unseen(unseen)],
                value=view.players[seat].cards,
            )
        )
    return Zone(id="hands", kind="row", name=_line("hands"), places=places)
