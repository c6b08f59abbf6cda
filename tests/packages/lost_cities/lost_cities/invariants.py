"""What must hold in every position."""

from .cards import colour_of, pack
from .rules import HAND, SEATS, LostCitiesState, fits


def violations(state: LostCitiesState) -> list[str]:
    wrong: list[str] = []
    if sorted(_all_cards(state)) != pack():
        wrong.append("the sixty cards are not all there once")
    if any(len(hand) != HAND for hand in state.hands):
        wrong.append("a hand does not have eight cards")
    for seat in range(SEATS):
        if any(state.shown[seat].count(card) > state.hands[seat].count(card) for card in state.shown[seat]):
            wrong.append(f"seat {seat} does not hold a card that it took")
        for colour, cards in enumerate(state.expeditions[seat]):
            if any(colour_of(card) != colour for card in cards):
                wrong.append(f"a card lies on an expedition of another colour of seat {seat}")
            if not all(fits(cards[:n], card) for n, card in enumerate(cards)):
                wrong.append(f"an expedition of seat {seat} does not rise")
    if not state.deck and not state.over:
        wrong.append("the deck is empty, and the round goes on")
    return wrong


def _all_cards(state: LostCitiesState) -> list[int]:
    groups = [state.deck, *state.hands, *state.piles, *state.expeditions[0], *state.expeditions[1]]
    return [card for cards in groups for card in cards]
