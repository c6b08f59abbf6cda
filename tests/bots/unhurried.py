"""Bots for tests that compare moves: on a slow machine their time limit must not end a search early."""

from __future__ import annotations

from tablee.bots.levels import LevelBot
from tablee.bots.players import Bot, Thinker

LONG = 600.0  # seconds of computing


def unhurried(chosen: Bot) -> Bot:
    player = chosen.player if isinstance(chosen, LevelBot) else chosen
    if isinstance(player, Thinker):
        player.seconds = LONG
    return chosen
