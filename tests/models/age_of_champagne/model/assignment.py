"""Phase 2: assignment (3.5)."""

from __future__ import annotations

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.marketing import Marketing
from tests.models.age_of_champagne.model.table import Option, Pawn, Play


class Assignment(Marketing):
    def assignment(self) -> Play:
        while any(self.players[seat].collaborators for seat in range(self.humans)):
            for seat in self.human_order():
                if self.players[seat].collaborators:
                    yield from self.place(seat)
        self.linked = self._link_holder()

    def place(self, seat: int) -> Play:
        player = self.players[seat]
        while True:
            chosen = yield from self._ask(seat, "place", self.placements(seat))
            if chosen[0] != "reserve":
                break
            self.reserved[str(chosen[1])] = seat
            player.disc = False
        spot = str(chosen[-1])
        if chosen[0] == "disc":
            player.tokens.remove(str(chosen[1]))
            self.token_discard.append(str(chosen[1]))
            player.disc = False
        else:
            player.collaborators -= 1
        self.pawns[spot] = Pawn(seat, chosen[0] == "disc")
        self.monitor(spot)

    def placements(self, seat: int) -> list[Option]:
        player = self.players[seat]
        spots = self.free_spots(seat)
        options: list[Option] = [("collaborator", spot) for spot in spots]
        if player.disc:
            for token in sorted(set(player.tokens) & set(t.EXTRA_ACTIONS)):
                zone = f"Z{t.EXTRA_ACTIONS[token]}."
                options += [("disc", token, spot) for spot in spots if spot.startswith(zone)]
        if player.disc and "BRS" in player.tokens:
            options += [("reserve", card) for card in self.visible_orders() if card not in self.reserved]
        return options

    def free_spots(self, seat: int) -> list[str]:
        """AOC-5.3 to AOC-5.6"""
        spots = [f"Z1.{i}" for i, card in enumerate(self.offers, start=1) if card]
        spots += list(self.effects)
        if not self.simplified:
            spots += ["Z4.1n", "Z4.2n"]
        spots += [f"Z8.{i}" for i in range(1, min(3, self.participants - 1) + 1)]
        return [spot for spot in spots if self.may_take(seat, spot)]

    def may_take(self, seat: int, spot: str) -> bool:
        if spot in self.pawns or spot in self.blocked_spots():
            return False
        return not (spot.startswith("Z6.") and self.pawns_of(seat, "Z6."))

    def blocked_spots(self) -> list[str]:
        return [f"Z{zone}.{i}" for zone, i in self.blocked.items()]

    def visible_orders(self) -> list[str]:
        markets = self.markets.values()
        cards = [market.active for market in markets] + [market.provisional for market in markets]
        return [card for card in cards if card]

    def _link_holder(self) -> int:
        """AOC-8.6"""
        owners = {self.pawns[spot].seat if spot in self.pawns else -1 for spot in self.link_spots()}
        return owners.pop() if len(owners) == 1 else -1
