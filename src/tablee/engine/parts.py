"""The parts of a game package, found by module name.

    games/coup/__init__.py   the descriptor: facts, and methods that need something special
    games/coup/moves.py      MOVES = MoveTables(…): how moves are written, and what is asked when
    games/coup/view/         def views(state, viewers), …

A method of `Game` calls the function that `Parts` lists for it. A game that overrides the method needs no function:
small games override all of them, in a single module. What is missing or misspelt is reported when the game is created,
that is when its package is imported.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, NoReturn

from tablee.engine.errors import TableeError

if TYPE_CHECKING:
    from tablee.engine.errors import Refusal
    from tablee.engine.game import Game, Step
    from tablee.engine.hindsight import WinningLine
    from tablee.engine.judgement import Judgement
    from tablee.engine.layout import Layout
    from tablee.engine.moves import MoveTables
    from tablee.engine.rng import Dealer, Rng
    from tablee.engine.state import Content, State
    from tablee.engine.view import Beat, Effect, ScoreLine, View
    from tablee.engine.words import Line


def _in(module: str, *, serves: str = "", optional: bool = False) -> Any:
    """A function that must be in this module; `serves`: the method it is for, where that has another name.
    `optional`: the module may do without it."""
    return field(metadata={"module": module, "serves": serves, "optional": optional})


# A game package may do without these modules. If one is there, it must define its functions.
OPTIONAL_MODULES = (
    "beats",
    "content",
    "effects",
    "encode",
    "hindsight",
    "invariants",
    "judgement",
    "layout",
    "reasons",
)
_CLOSE = 0.7  # from 0 to 1: names at least as alike as this are taken for misspellings


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """One line for each function of a game package: its name, its signature, its module.

    `explain` is asked only about moves that the question at hand offers. `effect` and `reason` get a world that was
    dealt for the seat to act, never the true one; `winning_line` gets the true positions of a game that is over.
    `knows` has a module of its own: tests check the views against it, so it must not share code with them.
    """

    num_actions: Callable[[Any], int] = _in("rules")
    set_up: Callable[[int, Any, Any, int, Rng, Dealer], State] = _in("rules")
    printed: Callable[[Any, int, str], Content] | None = _in("content")
    views: Callable[[Any, Sequence[int]], Sequence[View]] = _in("view", serves="view")
    effect: Callable[[Any, int], Effect] | None = _in("effects")
    score_sheet: Callable[[Any, int], list[list[ScoreLine]]] | None = _in("view", optional=True)
    if_ended: Callable[[Any], list[int]] | None = _in("view", optional=True)
    automata: Callable[[Any, int], Sequence[Line]] | None = _in("view", optional=True)
    logs: Callable[[Step, Sequence[int]], list[list[Line]]] = _in("log", serves="log")
    joined: Callable[[Line, Line], Line | None] | None = _in("log", optional=True)
    MOVES: MoveTables | None = _in("moves", serves="notate")
    layout: Callable[[Any], Layout] | None = _in("layout")
    beats: Callable[[Step, Sequence[int]], list[list[Beat]]] | None = _in("beats")
    explain: Callable[[Any, int, int], Refusal] = _in("explain")
    knows: Callable[[Any, int], object] = _in("knowledge")
    violations: Callable[[Any], list[str]] | None = _in("invariants")
    encode: Callable[[Any, int], list[float]] | None = _in("encode")
    observation_size: Callable[[int, Any], int] | None = _in("encode")
    judgement: Callable[..., Judgement] | None = _in("judgement")  # (options), with knobs (options, seats, knobs)
    reason: Callable[[Any, Any, int, bool], Line | None] | None = _in("reasons")
    winning_line: Callable[[Sequence[Any], int], WinningLine | None] | None = _in("hindsight")


def overrides(kind: type[Game], method: str) -> bool:
    """Whether a game has a method of its own instead of the one of `Game`."""
    from tablee.engine.game import Game

    return getattr(kind, method) is not getattr(Game, method)


def find_parts(kind: type[Game]) -> Parts:
    """The functions of the package that defines the game; TableeError if one is missing or misspelt."""
    package = _package(kind)
    modules = {name: _module(kind, package, name) for name in {part.metadata["module"] for part in fields(Parts)}}
    found: dict[str, Any] = {
        part.name: _function(kind, part, modules[part.metadata["module"]]) for part in fields(Parts)
    }
    return Parts(**found)


def _package(kind: type[Game]) -> ModuleType | None:
    """The package in whose `__init__.py` the game is defined, or the game it is derived from; None if there is none."""
    modules = (sys.modules[each.__module__] for each in kind.__mro__)
    return next((module for module in modules if hasattr(module, "__path__")), None)


def _module(kind: type[Game], package: ModuleType | None, name: str) -> ModuleType | None:
    if package is None:
        return None
    there = [module.name for module in pkgutil.iter_modules(package.__path__)]
    if name in there:
        return import_module(f"{package.__name__}.{name}")
    others = [other for other in there if other not in {part.metadata["module"] for part in fields(Parts)}]
    if near := get_close_matches(name, others, n=1, cutoff=_CLOSE):
        _report(kind, "table-part-other-module", module=f"{package.__name__}.{near[0]}", wanted=name)
    return None


def _function(kind: type[Game], part: Field[Any], module: ModuleType | None) -> Callable[..., Any] | None:
    name, home = part.name, part.metadata["module"]
    found: Any = getattr(module, name, None)
    if callable(found) or (found is not None and name.isupper()):
        return found  # type: ignore[no-any-return]
    may_lack = part.metadata["optional"] or home in OPTIONAL_MODULES
    if name == "MOVES" and kind.MOVES is not None:
        return None
    if any(overrides(kind, method) for method in (name, part.metadata["serves"]) if method):
        return None if may_lack or name.isupper() else _absent(kind, name)
    if module is None:
        if not may_lack or (name == "printed" and kind.Sheet.__struct_fields__):
            _report(kind, "table-part-missing", module=f"{kind.__module__}.{home}", function=name)
        return None
    if near := get_close_matches(name, _public_functions(module), n=1, cutoff=_CLOSE):
        _report(kind, "table-part-other-name", module=module.__name__, found=near[0], function=name)
    if not part.metadata["optional"]:
        _report(kind, "table-part-missing", module=module.__name__, function=name)
    return None


def _public_functions(module: ModuleType) -> list[str]:
    return [name for name, value in vars(module).items() if name[0] != "_" and _is_function(value)]


def _is_function(value: object) -> bool:
    """Compiled functions are of another type than interpreted ones."""
    return callable(value) and not isinstance(value, type)


def _absent(kind: type[Game], name: str) -> Callable[..., Any]:
    """In the place of a function whose method is overridden: reached only by calling the method of `Game` itself."""

    def missing(*args: object) -> NoReturn:
        raise NotImplementedError(f"{kind.__module__}.{kind.__qualname__} has no function {name} to fall back on")

    return missing


def _report(kind: type[Game], key: str, **args: str) -> NoReturn:
    raise TableeError(key, game=kind.id, **args)
