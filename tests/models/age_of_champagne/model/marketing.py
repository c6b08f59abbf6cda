"""Zone 4: Marketing (3.9), and how the Wine Merchant watches it (3.17)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.draft import Draft
from tests.models.age_of_champagne.model.table import ALL, DONE, Option, Play, Player


class Marketing(Draft):
    def marketing(self) -> Play:
        """AOC-9.4: who waits on n+1 comes first."""
        waiting = [spot for spot in self.spots_in_order("Z4.") if spot.endswith("x")]
        for spot in waiting:
            yield from self.to_grid(self.pawns[spot].seat)
            self.take_back(spot)
        for spot in self.spots_in_order("Z4."):
            yield from self.to_oenotheque(self.pawns[spot].seat)
            self.pawns[spot.replace("n", "x")] = self.pawns.pop(spot)

    def to_grid(self, seat: int) -> Play:
        """AOC-9.2, AOC-9.3"""
        player = self.players[seat]
        while True:
            fitting = [cuvee for cuvee in t.TYPES if self.fits_grid(player, cuvee)]
            moves: list[Option] = [("move", cuvee) for cuvee in fitting]
            chosen = ALL
            if seat != self.merchant:
                chosen = yield from self._ask(seat, "to_grid", [*moves, ALL, DONE] if fitting else [DONE])
            if chosen == DONE:
                return
            if chosen == ALL:
                self.move_all(player)
                return
            self.move(player, str(chosen[1]))

    @staticmethod
    def fits_grid(player: Player, cuvee: str) -> bool:
        return player.oenotheque[cuvee] > 0 and player.grid[cuvee] < t.COLUMN

    @staticmethod
    def move(player: Player, cuvee: str) -> None:
        player.oenotheque[cuvee] -= 1
        player.grid[cuvee] += 1

    def move_all(self, player: Player) -> None:
        for cuvee in t.TYPES:
            while self.fits_grid(player, cuvee):
                self.move(player, cuvee)

    def to_oenotheque(self, seat: int) -> Play:
        """AOC-9.1"""
        if seat == self.merchant:
            return
        player = self.players[seat]
        for _ in range(3):
            held = [cuvee for cuvee in t.TYPES if player.cellar[cuvee] and self.has_oenotheque_room(player)]
            moves: list[Option] = [("move", cuvee) for cuvee in held]
            chosen = yield from self._ask(seat, "to_oenotheque", [*moves, DONE])
            if chosen == DONE:
                return
            player.cellar[str(chosen[1])] -= 1
            player.oenotheque[str(chosen[1])] += 1

    @staticmethod
    def has_oenotheque_room(player: Player) -> bool:
        return player.oenotheque.total() < t.OENOTHEQUE

    def marketing_bonus(self, seat: int, cuvees: Sequence[str]) -> int:
        """AOC-16.3: the simplified side has no grid."""
        grid = self.players[seat].grid
        return 0 if self.simplified else sum(t.MARKETING[cuvee][grid[cuvee]] for cuvee in cuvees)

    def monitor(self, spot: str) -> None:
        """AOC-17.8"""
        others = {"Z4.1n": "Z4.2n", "Z4.2n": "Z4.1n"}
        if spot in others and self.merchant >= 0 and self.players[self.merchant].oenotheque.total():
            self.merchant_markets(others[spot])
