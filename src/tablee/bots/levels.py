"""The strengths that people can ask for: what plays at a level, how much it may think, and how long it seems to think.

Levels are the only strengths that a stranger can ask a server for, so each has a bounded cost. How long a bot takes to
answer depends on its level, the game and the pace of the table, which everybody knows, and never on the position.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import tablee
from tablee.bots.players import Bot, Greedy, Noisy, Random, Searching, Thinker
from tablee.bots.seat import Seat
from tablee.engine.errors import TableeError, near
from tablee.engine.game import Game
from tablee.engine.rng import Rng
from tablee.engine.words import Line

THINKERS = ("rollouts", "tree")  # schemes of search that follow the judgement
LEVELS = ("novice", "casual", "skilled", "expert", "master")
USUAL = "skilled"
VERSION = 4  # grows when any level plays differently: records name level and version
EARLIER = {
    "random": "novice",
    "greedy": "skilled",
    "ismcts": "master",
}  # what clients asked for before there were levels

MOST_WORLDS = Searching.standard  # that a bot of a server looks at for one move
MOST_PLAYOUTS = 20_000 * Searching.standard // 2000  # the same, with judgement; no level of any game has more
LONG = 1_000  # playouts: tens of milliseconds, many times what it takes to ask another process
SECONDS = {"expert": 0.3, "master": 3.0}  # of computing, for safety only
SLOWER = 50  # times: an interpreted search
SPEED = 4_000  # worlds a second, compiled, in a game that does not state it
STEP = 500  # milliseconds: who is late answers at a multiple of this, so that little can be read from it
READABLE_MS = 400  # between two moves, however quick: a piece has come to rest before the next one starts

_OVERHEAD = 200 if tablee.ENGINE.compiled else 600  # milliseconds for all but the search: replaying the game, the store
_MARGIN = 3 if tablee.ENGINE.compiled else 2  # a position may be slower to search than the first, and a core be busy


class Strength(NamedTuple):
    """What plays at a level: judgement with mistakes, judgement that thinks ahead, or a search without judgement."""

    noise: int = 0  # of 1024: how often the next best move is made instead
    worlds: int = 0  # that a search without judgement looks at, compiled; 0: no such search
    playouts: int = 0  # by judgement, compiled; 0: it does not think ahead


_JUDGED = (Strength(512), Strength(320), Strength(160), Strength(64), Strength())
_SEARCHED = (Strength(1024), Strength(worlds=40), Strength(worlds=150), Strength(worlds=500), Strength(worlds=2000))


class LevelBot(Bot):
    """Whatever plays at a level, under the name of the level."""

    version = VERSION

    def __init__(self, level: str, player: Bot) -> None:
        self.name = level
        self.player = player

    def choose(self, seat: Seat, rng: Rng) -> int:
        return self.player.choose(seat, rng)

    def reason(self, seat: Seat, action: int) -> Line | None:
        return self.player.reason(seat, action)


def at_level(level: str, game: Game, options: Any = None) -> Bot:
    """The bot that plays at one of the levels."""
    strength = _strength(level, game, options)
    player: Bot
    if strength.playouts:
        player = Thinker(game, game.options(options), game.thinking, _allowed(strength.playouts))
        if tablee.ENGINE.compiled:
            player.seconds = SECONDS[level]
    elif strength.worlds:
        player = Searching(_allowed(strength.worlds))
    elif strength.noise == 1024:
        player = Random()
    elif strength.noise:
        player = Noisy(game, game.options(options), strength.noise)
    else:
        player = Greedy(game, game.options(options))
    return LevelBot(level, player)


def wished(name: str, game: Game, options: Any = None) -> Bot:
    """The bot that a client asks for: a level, or a name from before there were levels, which stands for one."""
    level = EARLIER.get(name, name)
    if level not in LEVELS:
        raise TableeError("table-unknown-bot", name=name, near=near(name, LEVELS))
    return at_level(level, game, options)


def level_of(name: str) -> str:
    """The level that is nearest to a bot of a stored table."""
    return name if name in LEVELS else EARLIER.get(name.partition(":")[0], USUAL)


def bounded(chosen: Bot) -> Bot:
    """The same bot, with no more thinking than a server allows: stored tables may name any budget."""
    if isinstance(chosen, Searching) and chosen.iterations > MOST_WORLDS:
        return Searching(MOST_WORLDS)
    if isinstance(chosen, Thinker) and chosen.playouts > MOST_PLAYOUTS:
        return Thinker(chosen.game, chosen.options, chosen.thinking, MOST_PLAYOUTS)
    return chosen


def searches(chosen: Bot) -> bool:
    """Whether it thinks ahead; interpreted, such a bot is weaker."""
    return isinstance(chosen.player if isinstance(chosen, LevelBot) else chosen, Searching | Thinker)


def can_share(name: str, game: Game, options: Any) -> bool:
    """Whether several processes may think about one move: where the search is long, and is one that can be divided."""
    if name not in LEVELS or game.thinking.scheme != "rollouts":
        return False
    return _strength(name, game, options).playouts >= LONG


def shown_ms(name: str, game: Game, options: Any, pace: int, *, quick: bool) -> int:
    """How long a bot takes to answer, in milliseconds: enough for all it may think, whatever the position. `pace`: the
    least that the operator wants; `quick`: the people at the table want the least that is enough, and that they can
    still follow. A pace of 0, for tests, means as soon as the bot knows."""
    if not pace:
        return 0
    enough = _OVERHEAD + _MARGIN * _thinking_ms(name, game, options)
    return max(READABLE_MS, enough) if quick else max(pace, enough * 3 // 2, READABLE_MS * 3 // 2)


def answer_at(asked: int, shown: int, now: int) -> int:
    """When a bot answers that was asked then and knows its move now: after the time shown, or if that is over, at the
    next full step."""
    late = max(0, now - asked - shown)
    return asked + shown + -(-late // STEP) * STEP


def _strength(level: str, game: Game, options: Any) -> Strength:
    if game.judgement(game.options(options)) is None:
        scale: tuple[Strength, ...] = _SEARCHED
    elif game.search_helps:
        thinking = game.thinking
        weaker = (Strength(noise) for noise in thinking.noise)
        scale = (*weaker, Strength(playouts=thinking.expert), Strength(playouts=thinking.master))
    else:
        scale = _JUDGED
    return scale[LEVELS.index(level)]


def _allowed(budget: int) -> int:
    """An interpreted search would take too long: it looks at fewer worlds, and is weaker."""
    return max(1, budget * Searching.standard // 2000)


def _thinking_ms(name: str, game: Game, options: Any) -> int:
    """How long the bot of this name may think, on one core."""
    slower = 1 if tablee.ENGINE.compiled else SLOWER
    worlds, playouts = 0, 0
    if name in LEVELS:
        _, worlds, playouts = _strength(name, game, options)
        worlds, playouts = _allowed(worlds) if worlds else 0, _allowed(playouts) if playouts else 0
    elif name.startswith("ismcts"):
        worlds = MOST_WORLDS
    elif name.startswith(THINKERS):
        playouts = MOST_PLAYOUTS
    speed = SPEED if game.budget is None else game.budget.ismcts_per_s
    return 1000 * slower * worlds // speed + 1000 * slower * playouts // game.thinking.playouts_per_s
