"""What continents, spaces, bales, cigars and events of Capa d'Oro are called."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.words import Line
from tablee.games.capa_doro.content import COLOUR_CODES, CONTINENT_CODES, EVENT_FIELDS, LETTERS
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.printed import Printed

COLUMN_CODES = ("S", "G", "H")
EVENT_CODES = tuple(field.replace("_", "-") for field in EVENT_FIELDS)


def row_name(row: int) -> str:
    """`AS-1`: the topmost row of Asia."""
    return f"{CONTINENT_CODES[row // n.MOST_ROWS]}-{row % n.MOST_ROWS + 1}"


def space_name(space: int) -> str:
    """`AS-1-S`: its Seed space."""
    return f"{row_name(space // n.COLUMNS)}-{COLUMN_CODES[space % n.COLUMNS]}"


def tile_name(tile: int) -> str:
    """`A01` to `C12`."""
    return f"{LETTERS[tile // n.TILES_EACH]}{tile % n.TILES_EACH + 1:02}"


def continent_line(printed: Printed, continent: int) -> Line:
    own = printed.names[continent]
    return Line("capa-doro-named", {"name": own}) if own else continent_word(continent)


def continent_word(continent: int) -> Line:
    return Line("capa-doro-continent", {"continent": CONTINENT_CODES[continent]})


def row_line(printed: Printed, row: int) -> Line:
    """A row as one says it: Asia 1."""
    return Line(
        "capa-doro-row",
        {"continent": continent_line(printed, row // n.MOST_ROWS), "number": row % n.MOST_ROWS + 1},
    )


def event_line(printed: Printed, kind: int) -> Line:
    own = printed.event_names[kind]
    return Line("capa-doro-named", {"name": own}) if own else Line("capa-doro-event", {"event": EVENT_CODES[kind]})


def bales_line(colour: int, count: int) -> Line:
    return Line("capa-doro-bales", {"colour": COLOUR_CODES[colour], "count": count})


def some_line(colour: int) -> Line:
    """Bales of a colour, however many."""
    return Line("capa-doro-some", {"colour": COLOUR_CODES[colour]})


def listed(lines: Sequence[Line]) -> Line:
    """Several things, one after the other."""
    said = lines[-1]
    for line in reversed(lines[:-1]):
        said = Line("capa-doro-list", {"first": line, "rest": said})
    return said


def bales_listed(counts: Sequence[int]) -> Line:
    """Bales of several colours: those there are."""
    found = [bales_line(colour, count) for colour, count in enumerate(counts) if count]
    return listed(found) if found else Line("capa-doro-no-bales")
