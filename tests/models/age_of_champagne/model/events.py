"""Phase 1: a new event (3.12), and what it brings the Wine Merchant (3.17)."""

from __future__ import annotations

from collections import Counter

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.table import Pawn, Play, Player
from tests.models.age_of_champagne.model.tokens import Tokens


class Events(Tokens):
    def new_event(self) -> Play:
        self.round += 1
        self.event = self.events.pop(0)
        self.key = ""
        self.decisive = ""
        self.subsidised = set()
        kind = self.event_kind
        if kind == "corks":
            yield from self.corks()
        elif kind in ("hazard", "quality"):
            yield from self.find_key(list(t.REGIONS) if kind == "hazard" else list(t.TYPES))
        if kind == "quality":
            self.reward_quality()
        if self.merchant >= 0:
            self.merchant_event()

    def corks(self) -> Play:
        """AOC-13.6"""
        for seat in self.human_order():
            cellar = self.players[seat].cellar
            held = [cuvee for cuvee in t.TYPES if cellar[cuvee]]
            if held:
                chosen = yield from self._ask(seat, "cork_discard", [("discard", cuvee) for cuvee in held])
                cellar[str(chosen[1])] -= 1
                self.return_cubes(Counter(str(chosen[1])))

    def find_key(self, keys: list[str]) -> Play:
        """AOC-13.8, AOC-13.9"""
        card = self.decisive = self.key_card()
        if card and t.VINEYARDS[card].region != t.NO_REGION:
            vineyard = t.VINEYARDS[card]
            self.key = vineyard.region if vineyard.region in keys else vineyard.grapes[0]
            return
        chosen = yield from self._ask(self.key_chooser(), "choose_key", [("key", key) for key in keys])
        self.key = str(chosen[1])

    def key_card(self) -> str:
        upcoming = [stack[0] for stack in self.stacks if stack]
        active = [card for card in self.offers if card]
        return [*upcoming, *active, ""][0]

    def key_chooser(self) -> int:
        fewest = min(self.players[seat].points for seat in range(self.humans))
        return [seat for seat in self.human_order() if self.players[seat].points == fewest][-1]

    def reward_quality(self) -> None:
        """AOC-13.11"""
        for seat in self.human_order():
            cards = self.players[seat].all_vineyards()
            self.earn(seat, sum(self.key in t.VINEYARDS[card].grapes for card in cards), "event")

    def merchant_event(self) -> None:
        """AOC-17.4 to AOC-17.7"""
        player, event = self.players[self.merchant], t.EVENTS[self.event]
        if event.kind == "corks":
            held = [cuvee for cuvee in t.TYPES if player.cellar[cuvee]]
            if held:
                player.cellar[held[0]] -= 1
                self.return_cubes(Counter(held[0]))
        self.pawns[event.spot] = Pawn(self.merchant)
        player.collaborators -= 1
        self.add_cuvees(player, self.take_cubes(Counter(event.cuvees)))
        if player.oenotheque.total() == t.OENOTHEQUE:
            self.merchant_markets("Z4.1n")

    def add_cuvees(self, player: Player, cubes: Counter[str]) -> None:
        """AOC-17.5"""
        for cuvee in t.OVERFLOW:
            for _ in range(cubes[cuvee]):
                if player.cellar[cuvee] < t.MERCHANT_CELLAR:
                    player.cellar[cuvee] += 1
                elif player.oenotheque.total() < t.OENOTHEQUE:
                    player.oenotheque[cuvee] += 1
                else:
                    self.return_cubes(Counter(cuvee))

    def merchant_markets(self, spot: str) -> None:
        player = self.players[self.merchant]
        if not self.simplified and player.collaborators and spot not in self.pawns:
            self.pawns[spot] = Pawn(self.merchant)
            player.collaborators -= 1
