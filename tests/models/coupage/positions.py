"""Positions that play seldom reaches: hands of up to 30 grapes, barrels in every state, piles that run out."""

from __future__ import annotations

import random

from tests.games.coupage.scene import Scene, scene
from tests.models.coupage.model import BARRELS, DECK, GRAPES, MOST_SURPLUS, RECIPES, fits, is_grape, variety

MOST_GRAPES = 30
Cards = list[str]


def position(seats: int, abilities: bool, second_cava: bool, seed: int) -> Scene:
    """Somebody is about to act; nobody has won."""
    chance = random.Random(seed)
    cards = chance.sample(DECK, len(DECK))
    wealth = chance.choice((0, 3, 8, MOST_GRAPES))
    hand = _take_some(cards, [card for card in cards if is_grape(card)], wealth)
    hand += _take_some(cards, [card for card in cards if not is_grape(card)], chance.randrange(8))
    rows = {seat: [_barrel(cards, chance) for _ in range(BARRELS)] for seat in range(seats)}
    for row in rows.values():
        _leave_open(row)
    hands = [hand, *(_take_some(cards, list(cards), chance.randrange(6)) for _ in range(seats - 1))]
    market = _take_some(cards, list(cards), chance.choice((0, 1, 2, 2)))
    turn = chance.randrange(seats)
    pile, discard = _piles(cards, chance)
    return scene(
        seats,
        turn=turn,
        actions=chance.choice((1, 2)),
        turns=chance.choice((0, 150 * seats - 8)),
        hands=[" ".join(hands[(seat - turn) % seats]) for seat in range(seats)],
        barrels=rows,
        market=" ".join(market),
        pile=pile,
        discard=discard,
        abilities=abilities,
        second_cava=second_cava,
        seed=seed,
    )


def _take_some(cards: Cards, among: Cards, number: int) -> Cards:
    taken = among[:number]
    for card in taken:
        cards.remove(card)
    return taken


def _piles(cards: Cards, chance: random.Random) -> tuple[str, str]:
    """A full pile, a short one, only a discard, or no card at all: what is left over is then in the last hand."""
    how = chance.choice(("full", "short", "discard", "none"))
    if how == "short" and cards:
        return "only " + " ".join(cards[:3]), ""
    return {"full": ("", ""), "none": ("none", "none")}.get(how, ("none", ""))


def _barrel(cards: Cards, chance: random.Random) -> str:
    """In the notation of scenes."""
    recipe = chance.choice(list(RECIPES))
    stage = chance.choice(("empty", "bottled", "producing", "producing"))
    if stage != "producing":
        return "-" if stage == "empty" else f"{recipe}!"
    grapes = _grapes(cards, recipe, chance)
    if not grapes:
        return "-"
    times = _times(cards, chance.randrange(RECIPES[recipe].time + MOST_SURPLUS + 1), chance)
    text = f"{recipe} {' '.join(grapes)} | {' '.join(times)}"
    if "PIQ" in cards and chance.random() < 0.25:
        cards.remove("PIQ")
        text += f" | {chance.randint(1, 4)}"
    return text


def _grapes(cards: Cards, recipe: str, chance: random.Random) -> Cards:
    """All it needs, or some have evaporated."""
    found: Cards = []
    for card in [card for card in cards if card in GRAPES]:
        if fits(recipe, tuple(variety(one) for one in [*found, card])):
            found.append(card)
    found = found[: chance.choice((1, 2, 4, 4, 4))]
    for card in found:
        cards.remove(card)
    return found


def _times(cards: Cards, number: int, chance: random.Random) -> list[str]:
    """Face up, face down for all to know, face down as Rouge puts it."""
    times = []
    for _ in range(number):
        card = cards.pop(chance.randrange(len(cards)))
        times.append("TIM" if card == "TIM" else chance.choice(("({})", "[{}]")).format(card))
    return times


def _leave_open(row: list[str]) -> None:
    """Nobody has won yet, whatever the options: at most two bottles."""
    bottles = [number for number, text in enumerate(row) if text.endswith("!")]
    for number in bottles[2:]:
        row[number] = "-"
