"""Coupage in the terminal: the texts. The full-screen table is drawn by `widgets`.

Only the command line imports this package.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.engine.view import Choice
from tablee.engine.words import Words, add_words
from tablee.games.coupage.terminal.cards import (
    CAVA,
    NO_CAVA,
    NO_WINE,
    WINE,
    barrel_text,
    card_name,
    face_of,
    grid_position,
    truncated,
    with_colon,
)
from tablee.games.coupage.terminal.plain import status, text
from tablee.games.coupage.terminal.previews import preview
from tablee.games.coupage.terminal.story import details, ending, summary
from tablee.games.coupage.view import CoupageView

__all__ = [
    "summary",
    "details",
    "verb",
    "ending",
    "headline",
    "hidden_move",
    "label",
    "legend",
    "move_for",
    "preview",
    "status",
    "text",
    "next_piece",
]

SIGNS = (
    ("●", "time"),
    ("◐", "down"),
    ("·", "lacks"),
    ("✓", "ready"),
    ("✗2", "spoiled"),
    (f"{WINE}{CAVA}", "bottled"),
    (f"{NO_WINE}{NO_CAVA}", "goal"),
    ("★", "stars"),
    ("›", "choice"),
    ("▲", "fresh"),
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
    player = view.players[seat]
    ready = [barrel for barrel in player.barrels if barrel.ready]
    if player.progress < 2 or not ready:
        return False
    return any(barrel.cava if not player.cavas else not barrel.cava or view.second_cava_is_wine for barrel in ready)


def verb(view: CoupageView, words: Words) -> str:
    return words.text("coupage-terminal-doing", step=view.step)


def legend(words: Words) -> list[tuple[str, str]]:
    return [(sign, words.text(f"coupage-terminal-sign-{name}")) for sign, name in SIGNS]


def hidden_move(move: str, seat: int, words: Words) -> str:
    return words.text("coupage-terminal-step", seat=seat, move=move)


def label(view: CoupageView, choice: Choice, words: Words) -> str:
    """What a move does, shown beside its notation."""
    verb, _, rest = choice.text.partition(" ")
    barrels = view.players[view.viewer].barrels if view.viewer >= 0 else ()
    if verb == "lay":
        aid = next(aid for aid in view.aid if aid.recipe == rest)
        return words.text("coupage-terminal-lay", recipe=rest, time=aid.time, stars="★" * aid.stars)
    if verb in ("replace", "time", "stars", "bottle"):
        key = "coupage-terminal-bottling" if verb == "bottle" else f"coupage-terminal-{verb}"
        barrel = barrels[int(rest) - 1]
        return words.text(key, recipe=barrel.recipe, barrel=rest, stars="★" * barrel.stars, worth=view.time_stars)
    if verb == "play":
        return with_colon(words, words.text("coupage-card", card=rest), words.text("coupage-effect", card=rest))
    if verb == "market":
        return card_name(view, view.market[int(rest) - 1], words)
    if verb == "take":
        return card_name(view, view.harvest[int(rest) - 1], words)
    if verb == "seat":
        return words.text("coupage-terminal-from", seat=int(rest), cards=view.players[int(rest)].cards)
    if verb == "barrel":
        seat, number = (int(part) for part in rest.split("-"))
        barrel = view.players[seat].barrels[number - 1]
        return with_colon(words, words.name(seat), barrel_text(barrel, words))
    if face_of(view, verb) is not None:
        return card_name(view, verb, words)
    return words.text("coupage-terminal-draw" if verb == "pile" else f"coupage-terminal-{verb}", place=rest or "0")


def move_for(view: CoupageView, piece: str) -> str:
    """The move that touching a piece would make now, legal or not."""
    kind, *rest = piece.split("-")
    if kind in ("pile", "discard"):
        return "pile" if kind == "pile" else "cycle"
    if kind in ("market", "harvest"):
        return f"{'market' if kind == 'market' else 'take'} {rest[0]}"
    if kind == "recipe":
        return f"lay {rest[0]}"
    if kind == "player":
        return f"seat {rest[0]}"
    if kind in ("hand", "chosen"):
        face = face_of(view, rest[0])
        special = face is not None and face.kind == "special" and view.step == "act"
        return f"play {rest[0]}" if special else rest[0]
    own = int(rest[0]) == view.viewer and view.step == "act"
    return f"bottle {rest[1]}" if own else f"barrel {rest[0]}-{rest[1]}"


def next_piece(view: CoupageView, pieces: Sequence[str], piece: str, key: str) -> str:
    """Left and right go through all pieces, row by row; up and down to the nearest piece of the next row; a capital
    letter to the next card or recipe that begins with it."""
    order = sorted(dict.fromkeys(pieces), key=lambda other: grid_position(view, other))
    if not order:
        return piece
    if piece not in order:
        return next((other for other in order if other != "discard"), order[0])
    at = order.index(piece)
    if key in ("left", "right"):
        return order[(at + (1 if key == "right" else -1)) % len(order)]
    if key in ("up", "down"):
        row, column = grid_position(view, piece)
        rows = sorted({grid_position(view, other)[0] for other in order})
        row = rows[(rows.index(row) + (1 if key == "down" else -1)) % len(rows)]
        near = [other for other in order if grid_position(view, other)[0] == row]
        return min(near, key=lambda other: abs(grid_position(view, other)[1] - column))
    following = [*order[at + 1 :], *order[: at + 1]]
    return next((other for other in following if _code_of(view, other).startswith(key)), piece) if key else piece


def _code_of(view: CoupageView, piece: str) -> str:
    """The letters on a piece, or an empty string."""
    kind, *rest = piece.split("-")
    if kind in ("market", "harvest"):
        return (view.market if kind == "market" else view.harvest)[int(rest[0]) - 1]
    return rest[-1] if kind in ("hand", "chosen", "recipe", "grape") else ""
