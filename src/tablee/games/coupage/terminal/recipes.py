"""The recipes of the player aid: which places the viewer's hand fills, and what is still missing."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.words import Words
from tablee.games.coupage.terminal.cards import stars_of, varieties_of
from tablee.games.coupage.view import Aid, CoupageView

COLOURS = {"W": "white", "R": "red"}


def filled_places(aid: Aid) -> list[str]:
    """For each place of a recipe a variety from the hand, or an empty string."""
    return list(aid.filled) or [""] * len(aid.varieties)


def grouped_varieties(view: CoupageView, helps: Sequence[str]) -> list[str]:
    """The varieties that would help: `white` or `red` if any of that colour does, otherwise their three letters."""
    found = []
    for colour in ("white", "red"):
        names = [face.variety for face in view.faces if face.colour == colour]
        codes = [code for code in varieties_of(view) if code in names]
        some = [code for code in codes if code in helps]
        found += [colour] if len(some) == len(codes) > 1 else some
    return found


def helps_text(view: CoupageView, helps: Sequence[str], words: Words) -> str:
    said = [
        words.text(f"coupage-terminal-any-{text}") if text in ("white", "red") else text
        for text in grouped_varieties(view, helps)
    ]
    return words.text("coupage-terminal-or", first=", ".join(said[:-1]), last=said[-1]) if len(said) > 1 else said[0]


def grapes_text(aid: Aid, words: Words) -> str:
    """`3 white`, `MAC + XAR + PAR`, `TRE + TRE/GAR/ULL + 2 MAC/XAR/PAR`."""
    counts: dict[str, int] = {}
    for text in aid.grapes:
        counts[text] = counts.get(text, 0) + 1
    said = []
    for text, count in counts.items():
        if text in COLOURS:
            said.append(words.text(f"coupage-terminal-{COLOURS[text]}", count=count))
        else:
            said.append(text if count == 1 else f"{count} {text}")
    return " + ".join(said)


def why_closed(view: CoupageView) -> str:
    """Why a recipe cannot be started: `no-barrel` or `lockout`."""
    barrels = view.players[view.viewer].barrels
    return "lockout" if any(barrel.stage == "empty" for barrel in barrels) else "no-barrel"


def resources(view: CoupageView) -> tuple[int, int]:
    """The number of Time cards and of stars in the viewer's hand."""
    cards = [*((stack.card, stack.count) for stack in view.hand), *((card, 1) for card in view.chosen)]
    times = sum(count for card, count in cards if card == "TIM")
    return times, sum(stars_of(view, card) * count for card, count in cards)
