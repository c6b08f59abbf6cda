"""Two games that differ in hidden cards only give a viewer the same bytes; games that leak on purpose are noticed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import patch

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

import tablee
from tablee.engine.conformance.given import difference, given
from tablee.engine.errors import Refusal
from tablee.engine.game import Step
from tablee.engine.view import Line, View, encoded
from tablee.games.coupe_nation import GAME, CoupeNation
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules import state as state_module
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tests.games.coupe_nation.scene import S, Scene, full, scene

REPLACING = ["reserve", "pair 14", "pair 27", "sum 41", "on L1P6"]


def hidden(number: str, other: str) -> Scene:
    """Seat 1 has hidden one of two cards, and somebody else holds the other one; seat 0 is to act."""
    return scene(4, tower=f"{S} L1P6={number}@1", hands=["14 27", "40", other, "3"], reserve="1 50 41 42")


def held(number: str, other: str) -> Scene:
    """Seat 1 is to act and holds one card, which fits into the last place or not."""
    tower = full().replace(" L6P2=29", "")
    return scene(4, tower=tower, hands=["3", number, other, "48"], reserve="1 50 41 42", deck="none", turn=1)


# Both worlds of a twin, the moves in both, and who looks.
TWINS: dict[str, tuple[Callable[[str, str], Scene], tuple[str, str], Sequence[str], Sequence[int]]] = {
    "looking": (hidden, ("33", "13"), [], (-1, 0, 3)),
    "a card is replaced": (hidden, ("33", "13"), REPLACING, (-1, 3)),
    "somebody has one option or two": (held, ("24", "46"), [], (-1, 0, 3)),
}


def told(table: Scene, viewer: int) -> dict[str, Any]:
    """Everything the viewer is given of the position and of the last move."""
    asked = [n.PLACE + 32, n.PLACE + 12, n.HIDE + 32, n.OPEN + 12, n.OPEN + 4, n.RESERVE, n.ON + 5]
    found = given(GAME, table.state, viewer, asked, ["open L1P6", "place 33", "place 13"])
    moved = [] if not table.played else [GAME.log(table.step, viewer), GAME.beats(table.step, [viewer])[0]]
    return {**found, "told": moved, "size": [len(encoded(part)) for part in found.values()]}


def told_apart(twin: str) -> str:
    """The first thing by which one of the viewers can tell the two worlds from each other."""
    build, (one, two), moves, viewers = TWINS[twin]
    a, b = build(one, two).play(*moves), build(two, one).play(*moves)
    for viewer in viewers:
        found = difference(told(a, viewer), told(b, viewer))
        if found:
            return found
    return ""


@pytest.mark.parametrize("twin", TWINS)
def test_nobody_can_tell_what_is_hidden(twin: str) -> None:
    assert told_apart(twin) == ""


@pytest.mark.parametrize("twin", ["looking", "a card is replaced"])
def test_who_knows_the_card_can(twin: str) -> None:
    """The comparison is able to fail."""
    build, (one, two), moves, _ = TWINS[twin]
    a, b = build(one, two).play(*moves), build(two, one).play(*moves)
    assert difference(told(a, 1), told(b, 1))


# Leaks that are planted


def _options(original: Callable[..., i64], state: CoupeNationState, buffer: vec[i64]) -> i64:
    """Only cards that fit can be opened."""
    count, kept = original(state, buffer), 0
    for i in range(count):
        place = buffer[i] - n.OPEN
        if not 0 <= place < n.POSITIONS or state.fits(state.card_at(place), place):
            buffer[kept] = buffer[i]
            kept += 1
    return kept


def _timing(original: Callable[..., bool], state: CoupeNationState) -> bool:
    """The table makes a move by itself whenever there is no choice."""
    return len(state.legal_actions()) == 1


def _size(original: Callable[..., View], game: CoupeNation, state: CoupeNationState, viewer: int) -> View:
    """A hidden card makes the message longer, and says nothing else."""
    longer = " " * sum(int(cell) % n.HIDER for cell in list(state.cells)[: n.POSITIONS] if cell >= n.HIDER)
    view = original(game, state, viewer)
    return replace(view, heading=Line("coupe-nation-heading", {"turn": int(state.turns), "more": longer}))


def _log(original: Callable[..., list[Line]], game: CoupeNation, step: Step, viewer: int) -> list[Line]:
    """Everybody is told what the hider is told."""
    return original(game, step, 1)


def _refusal(original: Callable[..., Refusal], game: CoupeNation, state: Any, viewer: int, action: int) -> Refusal:
    """A card that is not in one's hand is refused by the place where it lies."""
    why = original(game, state, viewer, action)
    lies = any(state.card_at(at) == action - n.PLACE + 1 for at in range(n.POSITIONS))
    return replace(why, line=Line("coupe-nation-refuse-taken")) if lies else why


LEAKS: dict[str, tuple[str, Any, str, Callable[..., Any], str]] = {
    "the options name cards that fit": ("looking", state_module, "fill_turn", _options, "choices"),
    "a forced move comes at once": ("somebody has one option or two", CoupeNationState, "forced", _timing, "forced"),
    "an update is longer": ("looking", CoupeNation, "view", _size, "view"),
    "the log names a replaced card": ("a card is replaced", CoupeNation, "log", _log, "told"),
    "a refusal knows where a card lies": ("looking", CoupeNation, "explain", _refusal, "refusals"),
}


@pytest.mark.skipif(tablee.ENGINE.compiled, reason="what is compiled cannot be broken from outside")
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_noticed(leak: str) -> None:
    twin, owner, name, broken, part = LEAKS[leak]
    original = getattr(owner, name)
    with patch.object(owner, name, lambda *args: broken(original, *args)):
        assert told_apart(twin).startswith(part)
    assert told_apart(twin) == ""
