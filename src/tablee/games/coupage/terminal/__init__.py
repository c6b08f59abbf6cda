"""Coupage in the terminal: a few texts. The full-screen table is drawn by `widgets`.

Only the command line imports this package.
"""

from __future__ import annotations

from pathlib import Path

from tablee.engine.signs import CHOICE, MARKS, RECENT
from tablee.engine.words import Words, add_words
from tablee.games.coupage.terminal.cards import CAVA, NO_CAVA, NO_WINE, WINE, truncated
from tablee.games.coupage.terminal.story import details, ending
from tablee.games.coupage.view import CoupageView

__all__ = ["details", "ending", "headline", "hidden_move", "legend", "verb"]

SIGNS = (
    ("●", "time"),
    ("◐", "down"),
    ("·", "lacks"),
    ("✓", "ready"),
    ("✗2", "spoiled"),
    (f"{WINE}{CAVA}", "bottled"),
    (f"{NO_WINE}{NO_CAVA}", "goal"),
    ("★", "stars"),
    (CHOICE, "choice"),
    (RECENT, "fresh"),
    (" ".join(MARKS.values()), "would"),
)
LONGEST_NAME = 14

add_words(Path(__file__).parent)


def headline(view: CoupageView, words: Words) -> str:
    """An extra turn, or an opponent who could win with the next bottle."""
    if view.over:
        return ""
    if view.extra:
        return words.text("coupage-terminal-extra", seat=view.turn)
    near = [seat for seat in range(view.seats) if seat != view.viewer and could_win(view, seat)]
    if view.step != "draw" or not near:
        return ""
    return words.text("coupage-terminal-danger", name=truncated(words.name(near[0]), LONGEST_NAME))


def could_win(view: CoupageView, seat: int) -> bool:
    """Whether bottling a barrel that is ready would win, judged by what everybody can see."""
    player, goal = view.players[seat], view.goal_wines + view.goal_cavas
    ready = [barrel for barrel in player.barrels if barrel.ready]
    if player.progress < goal - 1 or not ready:
        return False
    lacks_cava = player.cavas < view.goal_cavas
    return any(barrel.cava if lacks_cava else not barrel.cava or view.second_cava_is_wine for barrel in ready)


def verb(view: CoupageView, words: Words) -> str:
    return words.text("coupage-terminal-doing", step=view.step)


def legend(words: Words) -> list[tuple[str, str]]:
    return [(sign, words.text(f"coupage-terminal-sign-{name}")) for sign, name in SIGNS]


def hidden_move(move: str, seat: int, words: Words) -> str:
    return words.text("coupage-terminal-step", seat=seat, move=move)
