"""Everything a viewer is given of a position, part by part: a complaint can name the part that tells too much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from tablee.engine.errors import Refused
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.engine.view import encoded

Given = dict[str, Any]


def given(game: Game, state: State, viewer: int, asked: list[int], typed: Sequence[str] = ()) -> Given:
    """By part. `asked` are actions the viewer tries, `typed` are texts it types as moves."""
    legal = game.legal(state, viewer)
    wrong = ("", "what?", *(game.notate(state, action, viewer) for action in legal[:2]))
    tried = [action for action in asked if action not in legal]
    view = game.view(state, viewer)
    return {
        "view": view,
        "layout": game.layout(view),
        "choices": game.choices(state, viewer),
        "picks": game.picks(state, viewer),
        "effects": game.effects(state, viewer),
        "score sheet": game.score_sheet(state, viewer),
        "notation": [game.notate(state, action, viewer) for action in legal],
        "refusals": [_answer(game.judge, state, viewer, action) for action in tried],
        "parsing": [_answer(game.parse, state, viewer, text) for text in (*(f"{each} x" for each in wrong), *typed)],
        "encoding": game.encode(state, viewer),
        "forced": state.forced() if not state.over else False,
    }


def _answer(ask: Callable[..., object], *about: object) -> object:
    try:
        return ask(*about)
    except Refused as refused:
        return refused.refusal


def difference(a: Given, b: Given) -> str:
    """The first part, and the field in it, in which two viewers' worlds differ; empty if nothing does."""
    for part in a:
        if encoded(a[part]) != encoded(b[part]):
            return part + _field(a[part], b[part])
    return ""


def _field(a: Any, b: Any) -> str:
    if isinstance(a, Struct) and type(a) is type(b):
        for name in a.__struct_fields__:
            if encoded(getattr(a, name)) != encoded(getattr(b, name)):
                return f".{name}" + _field(getattr(a, name), getattr(b, name))
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for place, (one, other) in enumerate(zip(a, b, strict=True)):
            if encoded(one) != encoded(other):
                return f"[{place}]" + _field(one, other)
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        for key in a:
            if encoded(a[key]) != encoded(b[key]):
                return f"[{key!r}]" + _field(a[key], b[key])
    return ""
