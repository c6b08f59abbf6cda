"""How a table is laid: what the host chose, and who holds each seat."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from tablee.engine.record import Player
from tablee.server.messages import Clock, Join, Watch


class Settings(Struct, frozen=True):
    """What the host chose when the table was opened."""

    join: Join
    watch: Watch
    clock: Clock
    chat: bool
    branched: bool = False  # it goes on from the middle of another game
    again: bool = False  # it is a rematch


@dataclass(slots=True)
class Holder:
    """One seat and whoever holds it."""

    person: str = ""  # empty: nobody, or a bot from the start
    name: str = ""
    bot: str = ""  # who plays now, if a bot does
    version: int = 0
    nonce: str = ""
    reserved: bool = False  # kept for the person, who has not sat down yet
    resigned: bool = False
    replaced_at: int = 0  # when a bot took over for the person

    @property
    def taken(self) -> bool:
        return bool(self.bot) or (bool(self.person) and not self.reserved)

    def player(self, *, named: bool) -> Player:
        if self.bot:
            return Player(bot=self.bot, version=self.version)
        return Player(name=self.name if named else "")
