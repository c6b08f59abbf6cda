"""Moves of Coup as people write them: `buy R`, `stop`, `lay R07`, `aside R07`, `done`, `pass`."""

from __future__ import annotations

import re

from tablee.engine.errors import Refusal, Refused
from tablee.engine.words import Line
from tablee.games.coup.rules import (
    ASIDE,
    BUY,
    DONE,
    LAY,
    NUM_ACTIONS,
    NUMBERS,
    PASS,
    STOP,
    SWAPPING,
    CoupState,
)

LETTERS = "YORVBG"  # yellow, orange, red, violet, blue, green: the order of the rows
_WORDS = {"stop": STOP, "done": DONE, "pass": PASS}
_EXAMPLES = ["buy R", "stop", "lay R07", "aside R07", "done", "pass"]
_VERBS = {
    "acheter": "buy",
    "arrêter": "stop",
    "arreter": "stop",
    "poser": "lay",
    "écarter": "aside",
    "ecarter": "aside",
    "fini": "done",
    "passer": "pass",
}
_COLOURS = {
    "yellow": "Y",
    "orange": "O",
    "red": "R",
    "violet": "V",
    "blue": "B",
    "green": "G",
    "jaune": "Y",
    "rouge": "R",
    "bleu": "B",
    "vert": "G",
}


# All names, by number: views and logs ask for them all the time.
TILE_NAMES = tuple(f"{letter}{number:02d}" for letter in LETTERS for number in range(1, NUMBERS + 1))
_ACTION_NAMES = (
    *(f"buy {letter}" for letter in LETTERS),
    "stop",
    *(f"lay {name}" for name in TILE_NAMES),
    *(f"aside {name}" for name in TILE_NAMES),
    "done",
    "pass",
)
_ACTIONS = {name: action for action, name in enumerate(_ACTION_NAMES)}


def tile_name(tile: int) -> str:
    """`R07` for the red seven."""
    return TILE_NAMES[tile]


def tile_number(name: str) -> int | None:
    """The tile called so (`R07`, `r7`), or None."""
    match = re.fullmatch(r"([YORVBG])0?(\d{1,2})", name.strip().upper(), re.ASCII)
    if match is None or not 1 <= int(match[2]) <= NUMBERS:
        return None
    return LETTERS.index(match[1]) * NUMBERS + int(match[2]) - 1


def action_name(action: int) -> str:
    return _ACTION_NAMES[action]


def notate(state: CoupState, action: int, viewer: int) -> str:
    """As the viewer may know it: a tile put aside by another is not noticed, `done` then tells how many."""
    seen = state.seen(action, viewer)
    if seen >= NUM_ACTIONS:
        return f"done {seen - NUM_ACTIONS}"
    return action_name(seen) if seen >= 0 else ""


def parse(state: CoupState, seat: int, text: str) -> int:
    """Verbs may be French, colours may be named, and a piece alone means what one does with it now."""
    if text in _ACTIONS:  # as records have it
        return _ACTIONS[text]
    words = text.strip().casefold().split()
    match words:
        case [word] if (verb := _VERBS.get(word, word)) in _WORDS:
            return _WORDS[verb]
        case [word] if (colour := _colour(word)) is not None:
            return BUY + colour
        case [word] if (tile := tile_number(word)) is not None:
            return (ASIDE if state.phase == SWAPPING else LAY) + tile
        case [word, name]:
            verb, colour, tile = _VERBS.get(word, word), _colour(name), tile_number(name)
            if verb == "buy" and colour is not None:
                return BUY + colour
            if verb in ("lay", "aside") and tile is not None:
                return (LAY if verb == "lay" else ASIDE) + tile
    near = ", ".join(_near(state, seat, words))
    raise Refused(Refusal(Line("table-no-such-move", {"text": text.strip(), "near": near})))


def _colour(name: str) -> int | None:
    letter = _COLOURS.get(name, name).upper()
    return LETTERS.index(letter) if len(letter) == 1 and letter in LETTERS else None


def _near(state: CoupState, seat: int, words: list[str]) -> list[str]:
    """What a text that begins so might have meant: what the seat may do now, or any move if it is not asked."""
    asked = seat == state.to_act and not state.over
    possible = [action_name(action) for action in state.legal_actions()] if asked else _EXAMPLES
    verb = _VERBS.get(words[0], words[0]) if words else ""
    return [move for move in possible if move.split()[0] == verb][:6] or possible[:6]
