"""How moves are written, and what is asked when."""

from collections.abc import Sequence

from tablee.engine.moves import Kind, MoveTables, Offer, Question
from tablee.engine.words import Line

from . import ids, rules
from .cards import CARDS, COLOURS, LETTERS, code, colour_of
from .lines import card_line
from .rules import LostCitiesState


def _card(content: object, card: int) -> str:
    return code(card)


def _pile(content: object, colour: int) -> str:
    return LETTERS[colour]


def _deck(content: object, place: int) -> list[str]:
    return [ids.DECK]


def _lay_label(content: object, card: int) -> Line:
    return Line("lost-cities-move-lay", {"card": card_line(card)})


def _discard_label(content: object, card: int) -> Line:
    return Line("lost-cities-move-discard", {"card": card_line(card)})


def _laying(state: LostCitiesState, card: int) -> list[str]:
    return [*ids.held(state.hands[state.to_act], card), ids.goal(state.to_act, card)]


def _discarding(state: LostCitiesState, card: int) -> list[str]:
    return [*ids.held(state.hands[state.to_act], card), ids.pile(colour_of(card))]


def _take_label(state: LostCitiesState, colour: int) -> Line:
    return Line("lost-cities-move-take", {"card": card_line(state.piles[colour][-1])})


def _taking(state: LostCitiesState, colour: int) -> list[str]:
    return [ids.pile(colour)]


def _draw_label(content: object, place: int) -> Line:
    return Line("lost-cities-move-draw")


LAY = Kind("lay", rules.LAY, CARDS, _card, also=("poser",), label=_lay_label)
DISCARD = Kind("discard", rules.DISCARD, CARDS, _card, also=("défausser", "defausser"), label=_discard_label)
TAKE = Kind("take", rules.TAKE, COLOURS, _pile, also=("prendre",))
DRAW = Kind("draw", rules.DRAW, also=("piocher",), label=_draw_label, touches=_deck)

PLACING = Question("place", [Offer(LAY, touches=_laying), Offer(DISCARD, touches=_discarding)], clause="LOST-2.1")
DRAWING = Question("draw", [Offer(TAKE, label=_take_label, touches=_taking), DRAW], clause="LOST-2.5")


def _asked(state: LostCitiesState, steps: Sequence[int]) -> Question:
    return DRAWING if steps else PLACING


MOVES = MoveTables("lost-cities", (LAY, DISCARD, TAKE, DRAW), _asked)
