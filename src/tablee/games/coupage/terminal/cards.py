"""Cards and barrels as short texts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from tablee.engine.words import Line, Words
from tablee.games.coupage.view import Barrel, CoupageView, Face, Stack

STARS = "★"
TIME_UP, TIME_DOWN, TIME_MISSING = "●", "◐", "·"
WINE, NO_WINE, CAVA, NO_CAVA = "▮", "▯", "♦", "◇"
MISSING = "···"


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


def resources(view: CoupageView) -> tuple[int, int]:
    """The number of Time cards and of stars in the viewer's hand."""
    cards = [*((stack.card, stack.count) for stack in view.hand), *((card, 1) for card in view.chosen)]
    stars = {face.card: face.stars for face in view.faces}
    return sum(count for card, count in cards if card == "TIM"), sum(stars[card] * count for card, count in cards)


def time_signs(barrel: Barrel) -> str:
    return "".join(TIME_DOWN if time.down else TIME_UP for time in barrel.time) + TIME_MISSING * barrel.time_missing


def state_sign(barrel: Barrel) -> str:
    """`✗2` for a barrel spoiled for two more turns, `✓` for a ready one."""
    return f"✗{barrel.spoiled_turns}" if barrel.spoiled else "✓" if barrel.ready else ""


def state_text(barrel: Barrel, words: Words, width: int) -> str:
    """What a barrel in production lacks; in a narrow one in fewer words."""
    text = words(barrel.waits)
    if cell_len(text) <= width:
        return text
    kind = "spoiled" if barrel.spoiled else "ready" if barrel.ready else "both" if barrel.grapes_missing else "time"
    if kind == "both" and not barrel.time_missing:
        kind = "grapes"
    args = {"grapes": barrel.grapes_missing, "time": barrel.time_missing, "turns": barrel.spoiled_turns}
    return words.text("coupage-barrel-short", state=kind, cost=STARS * barrel.stars, **args)


def goal_signs(view: CoupageView, seat: int) -> str:
    """A sign for each wine and each cava of the goal, filled if bottled."""
    player = view.players[seat]
    cavas = min(player.cavas, view.goal_cavas)
    wines = player.wines + (player.cavas - cavas if view.second_cava_is_wine else 0)
    bottled = min(wines, view.goal_wines)
    return WINE * bottled + NO_WINE * (view.goal_wines - bottled) + CAVA * cavas + NO_CAVA * (view.goal_cavas - cavas)


def seats_in_order(view: CoupageView) -> list[int]:
    """From the left neighbour round to the viewer, whose cellar comes last."""
    return [(view.viewer + 1 + place) % view.seats for place in range(view.seats)]


def truncated(text: str, width: int) -> str:
    """As much of the text as fits; an ellipsis marks what was cut off."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"
