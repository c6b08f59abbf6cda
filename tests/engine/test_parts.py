"""A game package gives its parts by module and function name; what is missing or misspelt is reported."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest

from tablee.engine.conformance import check
from tablee.engine.errors import TableeError
from tablee.engine.game import Game, Step
from tablee.engine.view import Line, View
from tablee.games.coup import Coup
from tests.engine.toys import Parcel

# Parcel as a game package: the same functions, each in its module.
PACKAGE = {
    "__init__": """
        from tablee.engine.game import Credits, Game

        class Packed(Game):
            id = "packed"
            title = "Packed"
            credits = Credits(designers=["nobody"], publisher="nobody")
            rules_version = 1
            seats_min = 2
            seats_max = 3
        """,
    "rules": """
        from tests.engine.toys import Parcel
        num_actions = Parcel().num_actions
        set_up = Parcel().set_up
        """,
    "view": """
        from tests.engine.toys import Parcel
        def views(state, viewers):
            return [Parcel().view(state, viewer) for viewer in viewers]
        """,
    "log": """
        from tests.engine.toys import Parcel
        def logs(step, viewers):
            return [Parcel().log(step, viewer) for viewer in viewers]
        """,
    "moves": "from tests.engine.toys import Parcel\nMOVES = Parcel.MOVES",
    "explain": "from tests.engine.toys import Parcel\nexplain = Parcel().explain",
    "knowledge": "from tests.engine.toys import Parcel\nknows = Parcel().knows",
}
Packed = Callable[..., type[Game]]


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packed]:
    """Writes the package, with some modules changed or (None) left out, and imports its game."""

    def write(**changes: str | None) -> type[Game]:
        folder = tmp_path / "packed"
        folder.mkdir()
        for name, code in (PACKAGE | changes).items():
            if code is not None:
                (folder / f"{name}.py").write_text(dedent(code), encoding="utf-8")
        game: type[Game] = import_module("packed").Packed
        return game

    monkeypatch.syspath_prepend(str(tmp_path))
    yield write
    for name in [name for name in sys.modules if name.partition(".")[0] == "packed"]:
        del sys.modules[name]


def report(kind: type[Game]) -> str:
    with pytest.raises(TableeError) as caught:
        kind()
    return str(caught.value)


def test_a_package_outside_is_a_game(packed: Packed) -> None:
    check(packed()())


def test_a_missing_module_is_reported_with_game_module_and_function(packed: Packed) -> None:
    assert report(packed(explain=None)).startswith(
        "The game “packed”: packed.explain must define the function “explain”, or the game must override"
    )


def test_a_missing_function_is_reported(packed: Packed) -> None:
    assert "packed.moves must define the function “MOVES”" in report(packed(moves="KINDS = ()"))


def test_an_optional_module_must_define_its_functions(packed: Packed) -> None:
    assert "packed.encode must define the function “observation_size”" in report(packed(encode="def encode(*of): ..."))


@pytest.mark.parametrize(("wrong", "right"), [("scores", "score_sheet"), ("scoresheet", "score_sheet")])
def test_a_misspelt_optional_function_is_reported(packed: Packed, wrong: str, right: str) -> None:
    kind = packed(view=f"def views(*of): ...\ndef {wrong}(*of): ...")
    assert f"packed.view defines “{wrong}”, but not “{right}”" in report(kind)


@pytest.mark.parametrize(("wrong", "right"), [("judgment", "judgement"), ("invariant", "invariants")])
def test_a_misspelt_optional_module_is_reported(packed: Packed, wrong: str, right: str) -> None:
    assert f"has a module packed.{wrong}, but none called “{right}”" in report(packed(**{wrong: ""}))


def test_a_sheet_needs_somebody_to_read_it(packed: Packed) -> None:
    kind = packed()
    kind.Sheet = Coup.Sheet
    assert "packed.content must define the function “printed”" in report(kind)


def test_an_error_inside_a_module_is_not_hidden(packed: Packed) -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        packed(invariants="import nowhere")()


def test_a_method_that_is_overridden_needs_no_function(packed: Packed) -> None:
    base = packed(explain=None)
    derived = type("Derived", (base,), {"explain": Parcel.explain})
    assert derived().explain(None, 0, 99).line.key == "table-no-such-action"


def test_a_single_module_must_override_what_is_required() -> None:
    class Bare(Game):
        id = "bare"

    assert "tests.engine.test_parts.rules must define the function “num_actions”" in report(Bare)


class Louder(Coup):
    """A game derived from a game package elsewhere."""

    def view(self, state: object, viewer: int) -> View:
        assert viewer < 0, "asked of spectators only"
        return super().view(state, viewer)

    def log(self, step: Step, viewer: int) -> list[Line]:
        return [*super().log(step, viewer), Line("table-seat")]


def test_an_overridden_method_is_used_for_several_viewers_too() -> None:
    game = Louder()
    state = game.new(2)
    assert [view.viewer for view in game.views(state, [-1, -1])] == [-1, -1]
    with pytest.raises(AssertionError, match="spectators only"):
        game.views(state, [-1, 0])
    step = game.step(state, 0, state.legal_actions()[0])
    assert [lines[-1].key for lines in game.logs(step, [0, 1])] == ["table-seat", "table-seat"]


def test_the_method_of_game_itself_says_that_there_is_nothing_to_fall_back_on() -> None:
    with pytest.raises(NotImplementedError, match=r"toys\.Parcel has no function knows"):
        Game.knows(Parcel(), None, 0)
