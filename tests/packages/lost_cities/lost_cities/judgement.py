"""How good moves look to a sensible player, in tenths of points."""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import Judgement
from tablee.engine.state import State

from . import rules
from .cards import COLOURS, colour_of, is_wager, worth
from .rules import LostCitiesState, fits

BREAK_EVEN = 20  # what a new expedition must be hoped to bring in
TEMPO = 25  # what an unknown card from the deck is worth


def _mine(state: LostCitiesState, colour: int) -> list[int]:
    """Cards in hand that still go with the seat's own expedition of a colour."""
    own = state.expeditions[state.to_act][colour]
    return [card for card in state.hands[state.to_act] if colour_of(card) == colour and fits(own, card)]


def _factor(expedition: list[int]) -> int:
    return 1 + sum(is_wager(card) for card in expedition)


def _turns(state: LostCitiesState) -> int:
    return (len(state.deck) + 1) // 2


class LostCitiesJudgement(Judgement):
    """Start few expeditions, add the lowest cards first, give the other nothing that is of use."""

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        assert isinstance(state, LostCitiesState)
        for i in range(count):
            weights[i] = self._weight(state, int(actions[i]))

    def _weight(self, state: LostCitiesState, action: int) -> int:
        if action < rules.DISCARD:
            return self._lay(state, action - rules.LAY)
        if action < rules.TAKE:
            return -self._cost(state, action - rules.DISCARD)
        return self._take(state, state.piles[action - rules.TAKE][-1]) if action < rules.DRAW else TEMPO

    def _lay(self, state: LostCitiesState, card: int) -> int:
        own = state.expeditions[state.to_act][colour_of(card)]
        mine = _mine(state, colour_of(card))
        return self._go_on(state, own, mine, card) if own else self._start(state, mine, card)

    def _start(self, state: LostCitiesState, mine: list[int], card: int) -> int:
        """Count what the hand holds from this card on, and hope for a little more while there is time."""
        lost = sum(worth(each) for each in mine if each < card) + 2 * sum(each == card - 1 for each in mine)
        hoped = sum(worth(each) for each in mine if each >= card) + min(_turns(state) // 2, 8)
        wagers = sum(is_wager(each) for each in mine) if is_wager(card) else 0
        wager_risk = 4 * wagers
        early = 0 if _turns(state) > len(mine) else 40
        return (hoped - BREAK_EVEN - wager_risk) * 10 * (1 + wagers) - lost * 10 - early

    def _go_on(self, state: LostCitiesState, own: list[int], mine: list[int], card: int) -> int:
        """The lowest first: what is passed over is lost, in hand or still to come."""
        factor = _factor(own)
        if is_wager(card):
            hoped = sum(worth(each) for each in mine) + min(_turns(state) // 2, 8)
            return (hoped - BREAK_EVEN - 4) * 10
        passed = sum(worth(each) for each in mine if each < card)
        gap = worth(card) - max(worth(own[-1]), 1) - 1
        waiting = sum(len(_mine(state, colour)) for colour in range(COLOURS) if state.expeditions[state.to_act][colour])
        hurry = worth(card) * factor * 10 if waiting >= _turns(state) else 0
        return 60 + 10 * factor + hurry - passed * factor * 10 - gap * min(_turns(state), 10) * 2

    def _cost(self, state: LostCitiesState, card: int) -> int:
        """What is lost by giving a card away: its use to this seat, and to the other."""
        colour = colour_of(card)
        own = state.expeditions[state.to_act][colour]
        other = state.expeditions[1 - state.to_act][colour]
        cost = 0
        if own and fits(own, card):
            cost += 40 + worth(card) * _factor(own) * 8
        elif not own:
            cost += sum(worth(each) for each in _mine(state, colour)) + worth(card)
        if other and fits(other, card):
            cost += 20 + worth(card) * _factor(other) * 7
        elif not other:
            cost += worth(card) * 2 + (10 if is_wager(card) else 0)
        return cost

    def _take(self, state: LostCitiesState, card: int) -> int:
        colour = colour_of(card)
        table = state.with_placed()
        own = table.expeditions[state.to_act][colour]
        mine = _mine(table, colour)
        if own and fits(own, card):
            return worth(card) * _factor(own) * 8
        if own or _turns(state) < 5:
            return 0
        return (sum(worth(each) for each in mine) + worth(card) - BREAK_EVEN + 2) * 10


def judgement(options: object) -> LostCitiesJudgement:
    return LostCitiesJudgement()
