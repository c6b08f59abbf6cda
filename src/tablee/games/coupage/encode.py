"""An observation of Coupage as numbers, mostly between 0 and 1, for learning.

| field | numbers | meaning |
|---|---|---|
| phase | 7 | one-hot: drawing, acting, harvesting, Rosé, Rouge, Cava blanc, over |
| turn | 4 | actions left / 2, an extra turn follows, finished turns / (150 x seats), idle turns / seats |
| options | 2 | wine abilities, second cava is a wine |
| pile | 2 | cards in the pile / 79, in the discard / 79 |
| discard | 32 | by class / 12 |
| market | 2 x 32 | one-hot for each slot |
| revealed | 4 x 32 | one-hot for each card of a harvest |
| aside | 32 | one-hot: the special card being resolved |
| paid | 32 | cards paid for a bottling that is not finished, / 3 |
| players | seats x (5 + 4 x 73) | from the viewer on, clockwise: to act, on turn, cards / 10, wines / 2, cavas; |
|         |                      | then four barrels |
| hand | 32 | own cards by class / 5, without those chosen in a half-made move |
| steps | 94 | 1 for each step taken in a half-made move of the viewer |
| known | (seats - 1) x 32 | what the viewer remembers of the other hands, clockwise, / 5 |

A barrel is 73 numbers: empty, in production, bottled (3); recipe (5); Vin piqué / 4 (1); just being bottled (1); grapes
by class / 3 (24); missing grapes / 4 (1); then Time: face-up cards / 3 (1), missing / 3 (1), for each of three places
whether it is face down (3), known face-down cards by class / 3 (32), face-down cards not known / 3 (1). A spectator is
shown seat 0 first and no cards in hand.
"""

from __future__ import annotations

from tablee.games.coupage.memory import CoupageMemory
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.state import CoupageState

_BARREL = 3 + n.RECIPES + 1 + 1 + n.GRAPES + 1 + 1 + 1 + n.MOST_TIMES + n.CLASSES + 1
_PUBLIC = n.OVER + 1 + 4 + 2 + 2 + n.CLASSES * 9


def observation_size(seats: int, options: object) -> int:
    return _PUBLIC + seats * (5 + n.BARRELS * _BARREL) + n.CLASSES + n.NUM_ACTIONS + (seats - 1) * n.CLASSES


def encode(state: CoupageState, viewer: int) -> list[float]:
    seats = int(state.seats)
    numbers = [float(state.phase == phase) for phase in range(n.OVER + 1)]
    numbers += [int(state.actions_left) / 2, float(state.extra)]
    numbers += [int(state.turns) / (n.TURN_LIMIT * seats), int(state.idle) / seats]
    numbers += [float(state.abilities), float(state.second_cava)]
    numbers += [int(state.pile_size) / n.DECK, int(state.discard_size) / n.DECK]
    numbers += [int(number) / 12 for number in state.discard]
    for card in [*state.open, state.resolving]:
        numbers += _one_hot(int(card))
    numbers += _counts([int(state.paid_card(i)) for i in range(state.paid_count)], n.CLASSES, 3)
    for offset in range(seats):
        numbers += _player(state, (max(viewer, 0) + offset) % seats, viewer)
    numbers += _hand(state, viewer)
    numbers += _known(state, viewer)
    return numbers


def _one_hot(card: int) -> list[float]:
    return _counts([card] if card >= 0 else [], n.CLASSES, 1)


def _counts(cards: list[int], size: int, most: int) -> list[float]:
    numbers = [0.0] * size
    for card in set(cards):
        numbers[card] = cards.count(card) / most
    return numbers


def _player(state: CoupageState, seat: int, viewer: int) -> list[float]:
    numbers = [float(seat == state.to_act and not state.over), float(seat == state.turn), int(state.held[seat]) / 10]
    numbers += [int(state.wines(seat)) / 2, float(state.cavas(seat))]
    for barrel in range(n.BARRELS):
        numbers += _barrel(state, seat * n.BARRELS + barrel, viewer)
    return numbers


def _barrel(state: CoupageState, barrel: int, viewer: int) -> list[float]:
    barrels, place = state.barrels, barrel * n.STRIDE
    stage, recipe = int(barrels[place + n.STAGE]), int(barrels[place + n.RECIPE])
    if stage == n.EMPTY:
        return [1.0] + [0.0] * (_BARREL - 1)
    grapes = [int(barrels[place + n.GRAPE + i]) for i in range(barrels[place + n.GRAPE_COUNT])]
    times = [int(barrels[place + n.TIME_CARD + i]) for i in range(barrels[place + n.TIME_COUNT])]
    numbers = [float(stage == each) for each in range(n.BOTTLED + 1)]
    numbers += [float(recipe == each) for each in range(n.RECIPES)]
    numbers += [int(barrels[place + n.SPOILED]) / 4, float(barrel == state.bottling)]
    numbers += _counts(grapes, n.GRAPES, 3)
    producing = stage == n.PRODUCING
    numbers.append((int(state.printed.slots[recipe]) - len(grapes)) / 4 if producing else 0.0)
    numbers.append(sum(not time & n.FACE_DOWN for time in times) / 3)
    numbers.append((int(state.printed.time[recipe]) - len(times)) / 3 if producing else 0.0)
    numbers += [float(i < len(times) and bool(times[i] & n.FACE_DOWN)) for i in range(n.MOST_TIMES)]
    down = [time for time in times if time & n.FACE_DOWN]
    known = [time & n.FACE_DOWN - 1 for time in down if state.knows_time(time, viewer)]
    return [*numbers, *_counts(known, n.CLASSES, 3), (len(down) - len(known)) / 3]


def chosen(state: CoupageState, viewer: int) -> list[int]:
    """Hand cards that the viewer has picked in a half-made move, as classes: they are still in the hand."""
    if viewer != state.to_act or not state.pending.count:
        return []
    first = int(state.pending.steps[0])
    if not (n.LAY <= first < n.TIME or n.STARS <= first < n.PLAY):
        return []
    steps = [int(state.pending.steps[i]) for i in range(1, state.pending.count)]
    return [step - n.CARD for step in steps if n.CARD <= step < n.PLAYER]


def _hand(state: CoupageState, viewer: int) -> list[float]:
    if viewer < 0:
        return [0.0] * (n.CLASSES + n.NUM_ACTIONS)
    picked = chosen(state, viewer)
    hand = [(int(state.hands[viewer * n.CLASSES + card]) - picked.count(card)) / 5 for card in range(n.CLASSES)]
    steps = [0.0] * n.NUM_ACTIONS
    if viewer == state.to_act:
        for i in range(state.pending.count):
            steps[state.pending.steps[i]] = 1.0
    return hand + steps


def _known(state: CoupageState, viewer: int) -> list[float]:
    memory, seats = state.memory, int(state.seats)
    numbers = [0.0] * ((seats - 1) * n.CLASSES)
    if viewer >= 0 and isinstance(memory, CoupageMemory):
        for hand, card, count in memory.certain(viewer):
            numbers[((hand - viewer) % seats - 1) * n.CLASSES + card] = int(count) / 5
    return numbers
