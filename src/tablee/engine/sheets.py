"""Content files as people type them in: laid over the standard values, and what is wrong with one in words, which are
those for a wrong option too."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
from msgspec import inspect

from tablee.engine.errors import TableeError, near
from tablee.engine.words import Line

Sheet = TypeVar("Sheet", bound=msgspec.Struct)

_MARK = b"\xef\xbb\xbf"  # some editors put it before a text


def read(data: bytes, kind: type[Sheet]) -> Sheet:
    """A JSON object over the standard: fields that are not given stay as they are, also inside an object; a list is
    given whole. TableeError with the reason if it cannot be that."""
    data = data.removeprefix(_MARK)
    try:
        given = msgspec.json.decode(data)
        standard = msgspec.to_builtins(kind())
        return msgspec.convert(_laid_over(standard, given), kind)
    except msgspec.ValidationError as error:
        raise wrong_value(error, kind) from None
    except msgspec.DecodeError as error:
        raise _no_json(str(error), data) from None
    except UnicodeDecodeError:
        raise TableeError("table-content-no-text") from None
    except RecursionError:
        raise TableeError("table-content-deep") from None


def _laid_over(standard: object, given: object) -> object:
    if not isinstance(standard, dict) or not isinstance(given, dict):
        return given
    return standard | {name: _laid_over(standard.get(name), value) for name, value in given.items()}


def _no_json(what: str, data: bytes) -> TableeError:
    found = re.search(r"\(byte (\d+)\)$", what)
    if found is None:
        return TableeError("table-content-too-short")
    before = data[: int(found[1])].decode(errors="replace")
    return TableeError("table-content-no-json", line=before.count("\n") + 1, column=len(before.rpartition("\n")[2]) + 1)


# The library says what is wrong in English only. These are its sentences; one that is not known here is passed on.


def wrong_value(error: msgspec.ValidationError, kind: type[msgspec.Struct]) -> TableeError:
    what, _, where = str(error).partition(" - at `$")
    steps = [field or int(entry) for field, entry in re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", where)]
    reason = _reason(what, _expected(kind, steps))
    if not steps:
        return TableeError("table-content-whole", reason=reason)
    return TableeError("table-content-there", reason=reason, place=_place(steps))


def _place(steps: list[str | int]) -> Line | str:
    """The way to a value in the file; entries of a list are counted from one."""
    last = steps[-1]
    named = last if isinstance(last, str) else Line("table-content-entry", {"number": last + 1})
    return Line("table-content-way", {"outer": _place(steps[:-1]), "inner": named}) if steps[:-1] else named


def _expected(kind: type[msgspec.Struct], steps: list[str | int]) -> inspect.Type | None:
    """What should stand at that place; None if the way leads nowhere."""
    here: inspect.Type | None = inspect.type_info(kind)
    for step in steps:
        if isinstance(here, inspect.StructType):
            here = next((field.type for field in here.fields if field.encode_name == step), None)
        elif isinstance(here, inspect.TupleType) and isinstance(step, int) and step < len(here.item_types):
            here = here.item_types[step]
        elif isinstance(here, inspect.VarTupleType | inspect.ListType):
            here = here.item_type
        else:
            return None
    return here


def _reason(what: str, expected: inspect.Type | None) -> Line:
    if found := re.fullmatch("Object missing required field `(.*)`", what):
        return Line("table-content-missing", {"field": found[1]})
    if (found := re.fullmatch("Object contains unknown field `(.*)`", what)) and isinstance(
        expected, inspect.StructType
    ):
        names = [field.encode_name for field in expected.fields]
        return Line("table-content-field", {"field": found[1], "near": near(found[1], names)})
    if found := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", what):
        wanted, got = (Line("table-content-kind", {"kind": kind}) for kind in found.groups())
        return Line("table-content-other-kind", {"wanted": wanted, "found": got})
    if found := re.fullmatch(r"Expected `(?:int|float)` ([<>]=) (-?\d+)", what):
        return Line("table-content-bound", {"side": _SIDES[found[1]], "bound": int(found[2])})
    if found := re.fullmatch(r"Expected `(array|str)` of length ([<>]=) (\d+)", what):
        return Line("table-content-length", {"of": found[1], "side": _SIDES[found[2]], "bound": int(found[3])})
    if found := re.fullmatch(r"Expected `array` of length (\d+), got \d+", what):
        return Line("table-content-length", {"of": "array", "side": "exactly", "bound": int(found[1])})
    if (found := re.fullmatch("Invalid enum value '?(.*?)'?", what)) and isinstance(expected, inspect.LiteralType):
        return Line("table-content-none-of", {"value": found[1], "known": ", ".join(map(str, expected.values))})
    if what == "Number out of range":
        return Line("table-content-number")
    return Line("table-content-else", {"reason": what})


_SIDES = {">=": "least", "<=": "most"}
