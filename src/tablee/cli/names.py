"""The names of the person and of the bots."""

from __future__ import annotations

import getpass
import re
from collections.abc import Sequence

from tablee.bots import Searching
from tablee.cli.language import words
from tablee.engine.errors import TableeError
from tablee.engine.record import Player
from tablee.engine.table import Table
from tablee.engine.words import Words, plain

BOT_NAMES = 6  # `table-bot-name` has so many
MAX_LENGTH = 24
ROOT = "Root"  # the user root is called a guest


def person_name(wish: str | None, language: str) -> str:
    """The requested name, else the name of the user, else the word for a guest."""
    if wish is not None:
        name = " ".join(wish.split())
        if not fits(name):
            raise TableeError("cli-bad-name", name=wish, longest=MAX_LENGTH)
        return name
    try:
        name = getpass.getuser().replace("_", " ").strip().capitalize()
    except (OSError, KeyError, ImportError):
        name = ""
    return name if fits(name) and name != ROOT else words(language).text("cli-guest")


def fits(name: str) -> bool:
    """Whether a record can hold the name and read it back."""
    return 0 < len(name) <= MAX_LENGTH and name.isprintable() and not re.fullmatch(r"bot \S+ \d+", name)


def names_of(players: Sequence[Player], language: str) -> list[str]:
    """The names to show. A bot is called as in the browser, by its seat; if a person has that name, by one that is
    free."""
    say = words(language)
    stones = [say.text("table-bot-name", number=number) for number in range(BOT_NAMES)]
    taken = {player.name.casefold() for player in players if not player.bot}
    free = iter([stone for stone in stones[len(players) :] if stone.casefold() not in taken])
    names: list[str] = []
    for seat, player in enumerate(players):
        stone = stones[seat % BOT_NAMES]
        bot = next(free, player.bot) if stone.casefold() in taken else stone
        names.append(bot if player.bot else plain(player.name))
    return names


def names_at(table: Table, language: str) -> list[str]:
    """The names of all participants: the seats, then automata."""
    say = words(language)
    return [*names_of(table.record.players, language), *(say(name) for name in table.automata)]


def level_names(players: Sequence[Player], say: Words) -> list[str]:
    """The level of each bot in a word; empty for a person."""
    return [_level(player.bot, say) if player.bot else "" for player in players]


def _level(bot: str, say: Words) -> str:
    kind, _, budget = bot.partition(":")
    name = say.text("table-level", level=kind)
    return name if budget in ("", str(Searching.standard)) else f"{name} {budget}"
