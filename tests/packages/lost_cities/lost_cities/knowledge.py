"""What the rules let a viewer know, read from the state itself: the secrecy tests compare with it."""

from tablee.engine.state import SPECTATOR

from .cards import CARDS
from .rules import LostCitiesState


def knows(state: LostCitiesState, viewer: int) -> object:
    own = [] if viewer == SPECTATOR else state.hands[viewer]
    step = state.placed if viewer == state.to_act else -1
    open_cards = [_order(cards) for cards in [*state.piles, *state.expeditions[0], *state.expeditions[1]]]
    taken = [_counts(cards) for cards in state.shown]
    sizes = [len(hand) for hand in state.hands]
    finished = [points for rows in state.finished for own_rows in rows for points in own_rows]
    place = [state.to_act, int(state.over), len(state.deck), state.starter, state.rounds, step]
    return [_counts(own), open_cards, taken, sizes, finished, place]


def _counts(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(CARDS)]


def _order(cards: list[int]) -> list[int]:
    return list(cards)
