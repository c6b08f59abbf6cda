"""The Inheritance draft (3.3)."""

from __future__ import annotations

from collections import Counter

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.estates import Estates
from tests.models.age_of_champagne.model.table import Play


class Draft(Estates):
    def draft(self) -> Play:
        for _ in range(t.KEPT):
            for seat in range(self.humans):
                player = self.players[seat]
                chosen = yield from self._ask(seat, "draft_keep", [("keep", card) for card in player.hand])
                player.kept.append(str(chosen[1]))
                player.hand.remove(str(chosen[1]))
            self.passes += 1
            self._pass_hands()
        for player in self.players:
            player.hand = []  # the rest leaves the game

    def _pass_hands(self) -> None:
        hands = [self.players[seat].hand for seat in range(self.humans)]
        for seat in range(self.humans):
            self.players[(seat + 1) % self.humans].hand = hands[seat]

    def inherit(self) -> Play:
        self.phase = "inherit"
        for seat in range(self.humans):
            for card in sorted(self.players[seat].kept):
                yield from self._inherit_card(seat, t.INHERITANCE[card])

    def _inherit_card(self, seat: int, card: t.Inheritance) -> Play:
        """The effects of a card may come in any order (AOC-3.3); wines come before a token that the press may bring."""
        player = self.players[seat]
        player.cellar += self.take_cubes(Counter(card.wines))
        if card.kind == "vineyard":
            player.vineyards[t.VINEYARDS[card.what].region].append(card.what)
            self.change_eco(seat, card.eco)
        elif card.kind == "press":
            for _ in range(int(card.what)):
                yield from self.raise_press(seat)
        else:
            for _ in range(int(card.what)):
                self.add_module(seat)

    def set_council(self) -> None:
        """AOC-3.5, AOC-3.6; the Merchant is last (AOC-17.1)."""
        standing: dict[tuple[int, int], list[int]] = {}
        for seat in range(self.humans):
            standing.setdefault(self._standing(seat), []).append(seat)
        self.order = []
        for _, seats in sorted(standing.items(), reverse=True):
            self.order += seats if len(seats) == 1 else self.chance.tied(seats)
        if self.merchant >= 0:
            self.order.append(self.merchant)

    def _standing(self, seat: int) -> tuple[int, int]:
        """All stars, and those of the best Vineyard card."""
        kept = [t.INHERITANCE[card] for card in self.players[seat].kept]
        best = max((card.stars for card in kept if card.kind == "vineyard"), default=0)
        return sum(card.stars for card in kept), best
