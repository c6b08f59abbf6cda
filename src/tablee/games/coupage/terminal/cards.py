"""Cards and barrels as short texts: for the plain table, the full screen and its previews."""

from __future__ import annotations

from tablee.engine.words import Line, Words
from tablee.games.coupage.view import Barrel, CoupageView, Face

STARS = "★"
TIME_UP, TIME_DOWN, TIME_MISSING = "●", "◐", "·"
MISSING = "···"


def face_of(view: CoupageView, card: str) -> Face | None:
    return next((face for face in view.faces if face.card == card), None)


def variety_place(view: CoupageView, card: str) -> int:
    """Where the variety of a grape stands in the list, for its colour."""
    varieties = list(dict.fromkeys(face.variety for face in view.faces if face.variety))
    return varieties.index(card[:3]) if card[:3] in varieties else -1


def card_name(view: CoupageView, card: str, words: Words) -> str:
    face = face_of(view, card)
    if face is None:
        return "?"
    if face.kind == "grape":
        return words(Line("coupage-grape", {"name": face.name, "stars": face.stars}))
    return words.text("coupage-card", card=card)


def short(view: CoupageView, card: str) -> str:
    """`MAC★★`, `TIM`, `VOL`."""
    face = face_of(view, card)
    return f"{face.variety}{STARS * face.stars}" if face is not None and face.kind == "grape" else card


def time_signs(barrel: Barrel) -> str:
    return "".join(TIME_DOWN if time.down else TIME_UP for time in barrel.time) + TIME_MISSING * barrel.time_missing


def state_sign(barrel: Barrel) -> str:
    """`✗2` for a spoiled barrel, `✓` for a ready one."""
    return f"✗{barrel.spoiled}" if barrel.spoiled else "✓" if barrel.ready else ""


def barrel_text(barrel: Barrel, words: Words) -> str:
    """In one line, for the plain table."""
    if barrel.stage == "empty":
        return "–"
    if barrel.stage == "bottled":
        return words.text("coupage-terminal-bottle", recipe=barrel.recipe)
    grapes = " ".join([grape[:3] for grape in barrel.grapes] + [MISSING] * barrel.grapes_missing)
    return f"{barrel.recipe} {grapes} {time_signs(barrel)} {state_sign(barrel)}".rstrip()


def barrel_at(view: CoupageView, piece: str) -> tuple[int, int, Barrel] | None:
    """The barrel that a piece is, or lies on: seat, number, barrel."""
    kind, *rest = piece.split("-")
    if kind not in ("barrel", "grape", "time") or len(rest) < 2:
        return None
    seat, number = int(rest[0]), int(rest[1])
    return seat, number, view.players[seat].barrels[number - 1]


def place_of(piece: str) -> tuple[int, int]:
    """Rows from top to bottom, columns from left to right: the table, the cellars, the hand, the aid."""
    kind, *rest = piece.split("-")
    if kind in ("pile", "market", "harvest", "discard"):
        return 0, {"pile": 0, "market": 1, "harvest": 3, "discard": 9}[kind] + (int(rest[0]) if rest else 0)
    if kind == "player":
        return 1 + int(rest[0]), 0
    if kind in ("barrel", "grape", "time"):
        return 1 + int(rest[0]), 10 * int(rest[1])
    return (9, 0) if kind in ("hand", "chosen") else (10, 0)
