"""How a table is laid: what the host chose, and who holds each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Struct

from tablee.engine.record import Player
from tablee.server.messages import Clock, Join, Watch

BOT_NAMES = 6  # `table-bot-name` has so many


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
    bot_name: int = -1  # which of the bots' names a bot has that sat here from the start; -1: that of the seat

    @property
    def taken(self) -> bool:
        return bool(self.bot) or (bool(self.person) and not self.reserved)

    def player(self, *, named: bool) -> Player:
        if self.bot:
            return Player(bot=self.bot, version=self.version)
        return Player(name=self.name if named else "")


def bot_names(holders: Sequence[Holder]) -> list[int]:
    """Which of the bots' names each seat's bot has, -1 where a person plays. A bot that sits in for somebody has one
    that no other bot has, as far as the names go."""
    found = [(holder.bot_name if holder.bot_name >= 0 else seat) % BOT_NAMES for seat, holder in enumerate(holders)]
    taken = {found[seat] for seat, holder in enumerate(holders) if holder.bot and not holder.person}
    for seat, holder in enumerate(holders):
        if not holder.bot:
            found[seat] = -1
        elif holder.person:
            found[seat] = next((name for name in _from(seat) if name not in taken), seat % BOT_NAMES)
            taken.add(found[seat])
    return found


def _from(seat: int) -> list[int]:
    return [(seat + step) % BOT_NAMES for step in range(BOT_NAMES)]
