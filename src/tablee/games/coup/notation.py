"""Moves of Coup as people write them: `buy R`, `stop`, `lay R07`, `aside R07`, `done`, `pass`."""

from __future__ import annotations

import re

from tablee.engine.errors import Refusal, Refused
from tablee.engine.words import Line
from tablee.games.coup.rules import (
    ASIDE,
    BUY,
    COLOURS,
    DONE,
    LAY,
    NUM_ACTIONS,
    NUMBERS,
    PASS,
    STOP,
    TILES,
    CoupState,
)

LETTERS = "YORVBG"  # yellow, orange, red, violet, blue, green: the order of the rows
_WORDS = {"stop": STOP, "done": DONE, "pass": PASS}


def tile_name(tile: int) -> str:
    """`R07` for the red seven."""
    return f"{LETTERS[tile // NUMBERS]}{tile % NUMBERS + 1:02d}"


def tile_number(name: str) -> int | None:
    """The tile called so (`R07`, `r7`), or None."""
    match = re.fullmatch(r"([YORVBG])0?(\d{1,2})", name.strip().upper())
    if match is None or not 1 <= int(match[2]) <= NUMBERS:
        return None
    return LETTERS.index(match[1]) * NUMBERS + int(match[2]) - 1


def action_name(action: int) -> str:
    if BUY <= action < BUY + COLOURS:
        return f"buy {LETTERS[action - BUY]}"
    if LAY <= action < LAY + TILES:
        return f"lay {tile_name(action - LAY)}"
    if ASIDE <= action < ASIDE + TILES:
        return f"aside {tile_name(action - ASIDE)}"
    return next(word for word, number in _WORDS.items() if number == action)


def notate(state: CoupState, action: int, viewer: int) -> str:
    """As the viewer may know it: a tile put aside by another is not noticed, `done` then tells how many."""
    seen = state.seen(action, viewer)
    if seen >= NUM_ACTIONS:
        return f"done {seen - NUM_ACTIONS}"
    return action_name(seen) if seen >= 0 else ""


def parse(text: str) -> int:
    words = text.strip().casefold().split()
    match words:
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["buy", letter] if len(letter) == 1 and letter.upper() in LETTERS:
            return BUY + LETTERS.index(letter.upper())
        case ["lay" | "aside" as verb, name] if (tile := tile_number(name)) is not None:
            return (LAY if verb == "lay" else ASIDE) + tile
    raise Refused(Refusal(Line("table-no-such-move", {"text": text.strip(), "near": _examples(words)})))


def _examples(words: list[str]) -> str:
    """What a text that begins so might have meant."""
    examples = {"buy": "buy R", "stop": "stop", "lay": "lay R07", "aside": "aside R07", "done": "done", "pass": "pass"}
    first = words[0] if words else ""
    near = [text for verb, text in examples.items() if first and verb[0] == first[0]]
    return ", ".join(near or examples.values())
