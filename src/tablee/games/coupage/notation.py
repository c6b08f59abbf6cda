"""Moves of Coupage as people write them: `pile`, `market 1`, `lay CVB`, `MAC1`, `time 2`, `play VOL`, `barrel 1-3`.

A grape is its three letters and its stars, a barrel of the own row its number from 1, any other barrel the seat (from
0, as in a record) and the number.
"""

from __future__ import annotations

from tablee.engine.errors import Refusal, Refused
from tablee.engine.words import Line
from tablee.games.coupage.content import KINDS, RECIPE_CODES
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.printed import Printed
from tablee.games.coupage.rules.state import CoupageState

_PLAIN = {n.PILE: "pile", n.END: "end", n.CYCLE: "cycle", n.UP: "up", n.DECLINE: "decline"}
# Verb, first action, how many.
_NUMBERED = (
    ("market", n.MARKET, n.MARKET_SLOTS),
    ("replace", n.REPLACE, n.BARRELS),
    ("time", n.TIME, n.BARRELS),
    ("stars", n.STARS, n.BARRELS),
    ("bottle", n.BOTTLE, n.BARRELS),
    ("down", n.DOWN, n.MOST_TIMES),
    ("take", n.HARVEST, n.MOST_SEATS),
)
_FRENCH = {
    "pioche": "pile",
    "piocher": "pile",
    "marché": "market",
    "marche": "market",
    "fin": "end",
    "finir": "end",
    "poser": "lay",
    "compléter": "replace",
    "completer": "replace",
    "temps": "time",
    "étoiles": "stars",
    "etoiles": "stars",
    "embouteiller": "bottle",
    "bouteille": "bottle",
    "jouer": "play",
    "défausser": "cycle",
    "defausser": "cycle",
    "carte": "card",
    "joueur": "seat",
    "tonneau": "barrel",
    "visible": "up",
    "cachée": "down",
    "cachee": "down",
    "prendre": "take",
    "refuser": "decline",
    "décliner": "decline",
}
_EXAMPLES = ["pile", "market 1", "lay BLA", "MAC1", "time 1", "stars 1", "bottle 1", "play VOL", "cycle", "end"]


def _fixed_names() -> dict[int, str]:
    """Names that do not depend on what is printed."""
    names = dict(_PLAIN)
    for verb, first, count in _NUMBERED:
        names |= {first + i: f"{verb} {i + 1}" for i in range(count)}
    names |= {n.LAY + i: f"lay {code}" for i, code in enumerate(RECIPE_CODES)}
    names |= {n.PLAY + i: f"play {code}" for i, code in enumerate(KINDS)}
    names |= {n.PLAYER + seat: f"seat {seat}" for seat in range(n.MOST_SEATS)}
    names |= {n.BARREL + i: f"barrel {barrel_name(i)}" for i in range(n.MOST_SEATS * n.BARRELS)}
    return names


def barrel_name(barrel: int) -> str:
    """`1-3` for the third barrel of seat 1."""
    return f"{barrel // n.BARRELS}-{barrel % n.BARRELS + 1}"


_NAMES = _fixed_names()
_ACTIONS = {name: action for action, name in _NAMES.items()}


def action_name(printed: Printed, action: int) -> str:
    return printed.codes[action - n.CARD] if n.CARD <= action < n.PLAYER else _NAMES[action]


def notate(state: CoupageState, action: int, viewer: int) -> str:
    """As the viewer may know it: nothing of a half-made move of another, all of it with its last step."""
    seen = state.seen(action, viewer)
    if seen < 0:
        return ""
    if seen < n.NUM_ACTIONS:
        return action_name(state.printed, seen)
    if state.phase == n.AB_BARREL:
        return f"{action_name(state.printed, state.pending.last())} face down"
    steps = [int(state.pending.steps[i]) for i in range(state.pending.count)]
    return " ".join(action_name(state.printed, step) for step in [*steps, action])


def parse(state: CoupageState, seat: int, text: str) -> int:
    """Verbs may be French, cards may stand alone, and a special kind or a recipe alone means to play or to lay it."""
    if text in _ACTIONS:  # as records have it
        return _ACTIONS[text]
    words = text.strip().casefold().split()
    if words:
        words[0] = _FRENCH.get(words[0], words[0])
    plain = " ".join(words)
    if plain in _ACTIONS:
        return _ACTIONS[plain]
    match words:
        case [verb, name] if verb in ("lay", "play") and f"{verb} {name.upper()}" in _ACTIONS:
            return _ACTIONS[f"{verb} {name.upper()}"]
        case ["lay", *cards] if len(cards) == 1 and (named := _recipe(cards[0])) is not None:
            return n.LAY + named
        case ["card", name] if (card := card_number(state.printed, name)) is not None:
            return n.CARD + card
        case [name]:
            code = name.upper()
            if code in RECIPE_CODES:
                return n.LAY + RECIPE_CODES.index(code)
            picking = seat == state.to_act and state.pending.count > 0  # of another's half-made move nobody knows
            if code in KINDS and state.phase == n.ACTING and not picking:
                return n.PLAY + KINDS.index(code)
            if (card := card_number(state.printed, name)) is not None:
                return n.CARD + card
    near = ", ".join(_near(state, seat, words))
    raise Refused(Refusal(Line("table-no-such-move", {"text": text.strip(), "near": near})))


def card_number(printed: Printed, name: str) -> int | None:
    """The class called so, or None; a class without a card on the sheet does exist, and nobody holds it."""
    code = name.upper()
    return printed.codes.index(code) if code in printed.codes else None


def _recipe(name: str) -> int | None:
    """Wines by their names, in either language."""
    names = {"blanc": 0, "white": 0, "rosé": 1, "rose": 1, "rouge": 2, "red": 2}
    return names.get(name)


def _near(state: CoupageState, seat: int, words: list[str]) -> list[str]:
    """What a text that begins so might have meant: what the seat may do now, or any move if it is not asked."""
    asked = seat == state.to_act and not state.over
    possible = [action_name(state.printed, action) for action in state.legal_actions()] if asked else _EXAMPLES
    verb = words[0] if words else ""
    return [move for move in possible if move.split()[0] == verb][:6] or possible[:6]
