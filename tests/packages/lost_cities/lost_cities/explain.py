"""Why a move that is asked for now is not possible."""

from tablee.engine.errors import Refusal
from tablee.engine.words import Line

from . import rules
from .cards import CARDS, LETTERS, colour_of, is_wager
from .lines import card_line
from .rules import LostCitiesState


def explain(state: LostCitiesState, viewer: int, action: int) -> Refusal:
    if action >= rules.TAKE:
        return _not_drawn(state, action - rules.TAKE)
    card = action % CARDS
    if card not in state.hands[viewer]:
        return Refusal(Line("lost-cities-not-held", {"card": card_line(card)}), "LOST-2.1")
    args = {"card": card_line(card), "last": card_line(state.expeditions[viewer][colour_of(card)][-1])}
    if is_wager(card):
        return Refusal(Line("lost-cities-too-late", args), "LOST-2.3")
    return Refusal(Line("lost-cities-too-low", args), "LOST-2.2")


def _not_drawn(state: LostCitiesState, colour: int) -> Refusal:
    if state.placed >= rules.DISCARD and colour_of(state.placed - rules.DISCARD) == colour:
        card = card_line(state.placed - rules.DISCARD)
        return Refusal(Line("lost-cities-just-discarded", {"card": card}), "LOST-2.5")
    return Refusal(Line("lost-cities-empty-pile", {"colour": LETTERS[colour]}), "LOST-2.5")
