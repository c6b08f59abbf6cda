"""Pawns on their spots, and how they come back (3.6)."""

from __future__ import annotations

from tests.models.age_of_champagne.model.events import Events
from tests.models.age_of_champagne.model.table import Play


class Spots(Events):
    def pawns_of(self, seat: int, prefix: str) -> list[str]:
        """In the order of their numbers."""
        return sorted(spot for spot, pawn in self.pawns.items() if pawn.seat == seat and spot.startswith(prefix))

    def link_spots(self) -> list[str]:
        return [spot for spot, effect in self.effects.items() if effect == "link"]

    def spots_in_order(self, prefix: str) -> list[str]:
        """AOC-6.2"""
        return [spot for seat in self.order for spot in self.pawns_of(seat, prefix)]

    def take_back(self, spot: str) -> int:
        pawn = self.pawns.pop(spot)
        player = self.players[pawn.seat]
        if pawn.disc:
            player.disc = True
        else:
            player.collaborators += 1
        return pawn.seat

    def leave(self, spot: str) -> Play:
        """Take the pawn back, then apply the placement effect (AOC-6.3, AOC-6.4)."""
        seat = self.take_back(spot)
        effect = self.effects[spot]
        if effect.startswith("pp"):
            self.earn(seat, int(effect[2:]), "spot")
        elif effect.startswith("eco"):
            self.change_eco(seat, int(effect[3:]))
        elif effect == "link" and self.linked == seat and spot == self.link_spots()[-1]:
            yield from self.draw_token(seat)
