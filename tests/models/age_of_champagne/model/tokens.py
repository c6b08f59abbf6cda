"""Bonus tokens (3.13), and those of the Wine Merchant."""

from __future__ import annotations

from collections.abc import Generator

from tests.models.age_of_champagne import tables as t
from tests.models.age_of_champagne.model.table import Asked, Market, Option, Play, Table


class Tokens(Table):
    def keep_token(self, seat: int, market: Market) -> Play:
        """AOC-10.8"""
        market.looked.add(seat)
        token = yield from self.choose_token(seat, "keep_token", market.tokens)
        market.tokens.remove(token)
        yield from self.gain_token(seat, token)

    def choose_token(self, seat: int, step: str, tokens: list[str]) -> Generator[Asked, Option, str]:
        if len(tokens) == 1:
            return tokens[0]
        chosen = yield from self._ask(seat, step, [("token", kind) for kind in sorted(set(tokens))])
        return str(chosen[1])

    def draw_token(self, seat: int) -> Play:
        """AOC-13.21"""
        if not self.tokens and self.token_discard:
            self.tokens = self.chance.shuffle("tokens", self.token_discard)
            self.token_discard = []
        if self.tokens:
            yield from self.gain_token(seat, self.tokens.pop(0))

    def gain_token(self, seat: int, token: str) -> Play:
        player = self.players[seat]
        if token == "BLA":
            chosen = yield from self._ask(seat, "land_region", [("region", region) for region in t.REGIONS])
            player.lands[str(chosen[1])] += 1
        elif token in t.PRESTIGE or token == "BEC":
            self.use_instant(seat, token)
        else:
            player.tokens.append(token)

    def use_instant(self, seat: int, token: str) -> None:
        if token in t.PRESTIGE:
            self.earn(seat, t.PRESTIGE[token], "token")
        else:
            self.change_eco(seat, t.ECO_TOKEN)
        self.token_discard.append(token)

    def merchant_token(self, market: Market) -> Play:
        """AOC-17.13, AOC-17.19"""
        if self.steered:
            market.looked.add(self.merchant)
            token = yield from self.choose_token(self.merchant, "steer_token", market.tokens)
        else:
            token = self.chance.pick(market.tokens)
        market.tokens.remove(token)
        if token in t.PRESTIGE or token == "BEC":
            self.use_instant(self.merchant, token)
        else:
            self.token_discard.append(token)
