"""Cards and barrels as short texts, for the line mode, the full-screen table and the previews."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from tablee.engine.words import Line, Words
from tablee.games.coupage.view import Barrel, CoupageView, Face, PlayerView, Stack

STARS = "★"
TIME_UP, TIME_DOWN, TIME_MISSING = "●", "◐", "·"
WINE, NO_WINE, CAVA, NO_CAVA = "▮", "▯", "♦", "◇"
MISSING = "···"
NEEDED_WINES = 2  # besides one cava


def face_of(view: CoupageView, card: str) -> Face | None:
    return next((face for face in view.faces if face.card == card), None)


def varieties_of(view: CoupageView) -> list[str]:
    return list(dict.fromkeys(face.variety for face in view.faces if face.variety))


def variety_index(view: CoupageView, card: str) -> int:
    """The index of a grape's variety, which selects its colour."""
    varieties = varieties_of(view)
    return varieties.index(card[:3]) if card[:3] in varieties else -1


def card_name(view: CoupageView, card: str, words: Words) -> str:
    face = face_of(view, card)
    if face is None:
        return "?"
    if face.kind == "grape":
        return words(Line("coupage-grape", {"name": face.name, "stars": face.stars}))
    return words.text("coupage-card", card=card)


def plain_name(view: CoupageView, card: str, words: Words) -> str:
    """The name of a card without its stars."""
    face = face_of(view, card)
    return face.name if face is not None and face.kind == "grape" else card_name(view, card, words)


def short_name(view: CoupageView, card: str) -> str:
    """`MAC★★`, `TIM`, `VOL`."""
    face = face_of(view, card)
    return f"{face.variety}{STARS * face.stars}" if face is not None and face.kind == "grape" else card


def counted(view: CoupageView, stacks: Sequence[Stack]) -> list[str]:
    """`MAC★`, `TIM×2`."""
    return [short_name(view, stack.card) + (f"×{stack.count}" if stack.count > 1 else "") for stack in stacks]


def stars_of(view: CoupageView, card: str) -> int:
    face = face_of(view, card)
    return face.stars if face is not None else 0


def time_signs(barrel: Barrel) -> str:
    return "".join(TIME_DOWN if time.down else TIME_UP for time in barrel.time) + TIME_MISSING * barrel.time_missing


def state_sign(barrel: Barrel) -> str:
    """`✗2` for a barrel spoiled for two more turns, `✓` for a ready one."""
    return f"✗{barrel.spoiled_turns}" if barrel.spoiled else "✓" if barrel.ready else ""


def state_text(barrel: Barrel, words: Words, width: int) -> str:
    """What a barrel in production lacks: the long text if it fits, otherwise the short one."""
    kind = (
        "spoiled"
        if barrel.spoiled
        else "ready"
        if barrel.ready
        else "both"
        if barrel.grapes_missing and barrel.time_missing
        else "grapes"
        if barrel.grapes_missing
        else "time"
    )
    args = {"grapes": barrel.grapes_missing, "time": barrel.time_missing, "turns": barrel.spoiled_turns}
    for size in ("long", "short"):
        text = words.text(f"coupage-barrel-{size}", state=kind, cost=STARS * barrel.stars, **args)
        if cell_len(text) <= width:
            break
    return text


def barrel_text(barrel: Barrel, words: Words) -> str:
    """A barrel in one line, for the line mode."""
    if barrel.stage == "empty":
        return words.text("coupage-terminal-empty")
    if barrel.stage == "bottled":
        return words.text("coupage-terminal-bottle", recipe=barrel.recipe)
    grapes = " ".join([grape[:3] for grape in barrel.grapes] + [MISSING] * barrel.grapes_missing)
    return f"{barrel.recipe} {grapes} {time_signs(barrel)} {state_sign(barrel)}".rstrip()


def goal_signs(player: PlayerView, cavas_as_wines: bool) -> str:
    """Two signs for the wines and one for the cava, filled if bottled."""
    wines = player.wines + (max(0, player.cavas - 1) if cavas_as_wines else 0)
    bottled = min(wines, NEEDED_WINES)
    return WINE * bottled + NO_WINE * (NEEDED_WINES - bottled) + (CAVA if player.cavas else NO_CAVA)


def barrel_at(view: CoupageView, piece: str) -> tuple[int, int, Barrel] | None:
    """The barrel that a piece is or belongs to: seat, number, barrel."""
    kind, *rest = piece.split("-")
    if kind not in ("barrel", "grape", "time") or len(rest) < 2:
        return None
    seat, number = int(rest[0]), int(rest[1])
    return seat, number, view.players[seat].barrels[number - 1]


def seats_in_order(view: CoupageView) -> list[int]:
    """From the left neighbour round to the viewer, whose cellar comes last."""
    return [(view.viewer + 1 + place) % view.seats for place in range(view.seats)]


def grid_position(view: CoupageView, piece: str) -> tuple[int, int]:
    """Row and column of a piece. From top to bottom: the table, the cellars, the hand, the player aid."""
    kind, *rest = piece.split("-")
    if kind in ("pile", "market", "harvest", "discard"):
        return 0, {"pile": 0, "market": 1, "harvest": 3, "discard": 9}[kind] + (int(rest[0]) if rest else 0)
    if kind in ("player", "barrel", "grape", "time"):
        row = 1 + seats_in_order(view).index(int(rest[0]))
        column = 0 if kind == "player" else 10 * int(rest[1])
        inside = 0
        if kind == "time":
            inside = int(rest[2])
        elif kind == "grape":
            barrel = view.players[int(rest[0])].barrels[int(rest[1]) - 1]
            inside = 4 + list(barrel.grapes).index(rest[2])
        return row, column + inside
    if kind in ("hand", "chosen"):
        cards = [stack.card for stack in view.hand] + list(view.chosen)
        return 9, cards.index(rest[0]) if rest[0] in cards else 0
    recipes = [aid.recipe for aid in view.aid]
    return 10 + (recipes.index(rest[0]) if rest[0] in recipes else 0), 0


def with_colon(words: Words, head: str, rest: str) -> str:
    """`head: rest`, with the spacing of the language."""
    return words.text("coupage-terminal-pair", head=head, rest=rest)


def truncated(text: str, width: int) -> str:
    """As much of the text as fits; an ellipsis marks what was cut off."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"
