"""A layout as lines of text: the line mode prints them, the full-screen table draws them in colour.

Everything is made of runs: some characters of one look, which may belong to a piece or a place. Before each piece
stands a sign for what one can do with it, so that colour is never needed to read the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Literal

from rich.cells import cell_len, set_cell_size

from tablee.cli.scores import amount
from tablee.engine.layout import Layout, Piece, Place, Zone
from tablee.engine.signs import CHOICE, CURSOR, MARKS, RECENT
from tablee.engine.view import Mark, View
from tablee.engine.words import Arg, Line, Words

Look = Literal["plain", "title", "quiet", "strong", "piece", "back", "empty", "gain", "loss"]

SIGNS = (
    (CURSOR, "cursor"),
    (CHOICE, "choice"),
    (RECENT, "recent"),
    *((sign, kind) for kind, sign in MARKS.items()),
    ("▒", "back"),
    ("·", "empty"),
)  # each with the name of its text, for the legend
SHAPES = {"card": "▯", "disc": "●", "cube": "■", "bar": "▬", "hex": "⬢", "drop": "♦", "house": "⌂", "pawn": "♟"}
BACK, EMPTY = "▒", "·"
SHORT_NAME = 3  # a name of a place up to this length stands before the pieces, a longer one above them
LONGEST_NOTE = 32  # of a place that stands beside others
LONGEST_NAME = 14  # of a piece that has nothing else printed on it, and of a card in a hand
NAME_LINES = 2  # of a card in a hand
NO_FIGURE = "–"  # in a column of numbers
GAP, ZONE_GAP = 1, 3
INDENT = "    "  # of what is said below a line of a table


@dataclass(frozen=True, slots=True)
class Run:
    """Characters of one look. `id`: the piece or place they belong to."""

    text: str
    look: Look = "plain"
    id: str = ""
    colour: str = ""  # of a piece: a letter, as in the layout
    off: bool = False

    @property
    def width(self) -> int:
        return cell_len(self.text)


Row = list[Run]
Block = list[Row]


@dataclass(frozen=True)
class Shown:
    """What is to be seen besides the layout itself."""

    words: Words
    playable: frozenset[str] = frozenset()
    cursor: str = ""
    recent: frozenset[str] = frozenset()
    marks: Sequence[Mark] = ()
    levels: Sequence[str] = ()  # of bots
    to_act: int = -1
    whole: bool = False  # no name of a held card is cut


def draw(layout: Layout, shown: Shown, width: int, held: bool | None = None) -> Block:
    """The zones in their order, side by side where there is room; `held`: only those that are held, or only the
    others."""
    zones = [zone for zone in layout.zones if held is None or zone.held == held]
    artist = _Artist(shown, width, layout)
    return flow([block for zone in zones if (block := artist.zone(zone))], width, ZONE_GAP)


def fields(view: View) -> Block:
    """For a game without a layout: what the view has."""
    names = [name for name in view.__struct_fields__ if name not in View.__struct_fields__]
    return [[Run(f"{name}: ", "quiet"), Run(f"{getattr(view, name)}")] for name in names]


def text_of(layout: Layout, shown: Shown, width: int) -> str:
    """The whole table as text."""
    return in_lines(draw(layout, shown, width))


def in_lines(block: Block) -> str:
    return "\n".join("".join(run.text for run in row).rstrip() for row in block)


# Putting blocks together


def width_of(row: Row) -> int:
    return sum(run.width for run in row)


def block_width(block: Block) -> int:
    return max(map(width_of, block), default=0)


def flow(blocks: Sequence[Block], width: int, gap: int) -> Block:
    """Blocks from left to right, in as many rows as needed."""
    done: Block = []
    line: list[Block] = []
    used = 0
    for block in blocks:
        wide = block_width(block)
        if line and used + gap + wide > width:
            done += beside(line, gap)
            line, used = [], 0
        used += wide + (gap if line else 0)
        line.append(block)
    return done + beside(line, gap)


def beside(blocks: Sequence[Block], gap: int) -> Block:
    done: Block = [[] for _ in range(max(map(len, blocks), default=0))]
    for number, block in enumerate(blocks):
        wide = block_width(block) + (gap if number + 1 < len(blocks) else 0)
        for y, row in enumerate(done):
            part = block[y] if y < len(block) else []
            row += padded(part, wide)
    return done


def padded(row: Row, width: int) -> Row:
    left = width - width_of(row)
    return [*row, Run(" " * left)] if left > 0 else row


def truncated(text: str, width: int) -> str:
    """As much of the text as fits; an ellipsis marks what was cut off."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"


@dataclass
class _Artist:
    shown: Shown
    width: int
    layout: Layout
    ids: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        places = [place for zone in self.layout.zones for place in zone.places]
        pieces = [piece for place in places for piece in place.pieces]
        self.ids = frozenset({place.id for place in places} | {piece.id for piece in pieces})
        self.signs = {mark.place: MARKS[mark.kind] for mark in self.shown.marks if mark.place}

    # Words and signs

    def say(self, text: Arg | None) -> str:
        if isinstance(text, Line):
            return self.shown.words(text)
        if isinstance(text, int):
            return amount(text, self.shown.words)
        return text or ""

    def sign(self, *ids: str) -> str:
        for id in filter(None, ids):
            if id == self.shown.cursor:
                return CURSOR
            if id in self.signs:
                return self.signs[id]
            if id in self.shown.playable:
                return CHOICE
            if id in self.shown.recent:
                return RECENT
        return " "

    def name(self, place: Place) -> str:
        """Whose place it is, or what it is called; bots with their level."""
        said = self.say(place.name)
        level = self.shown.levels[place.owner] if 0 <= place.owner < len(self.shown.levels) else ""
        return f"{said} ({level})" if level and said == self.shown.words.name(place.owner) else said

    # Pieces

    def face(self, piece: Piece) -> str:
        """What is printed on a piece, in a few characters."""
        if piece.facing == "down":
            return BACK
        shape = "" if piece.shape == "card" else SHAPES[piece.shape]
        if piece.seat >= 0:
            return f"{shape}{self.shown.words.name(piece.seat)[:1]}{piece.face}"
        if not piece.face and not piece.colour:
            return f"{shape} {truncated(self.say(piece.name), LONGEST_NAME)}".strip()
        if not piece.face or piece.face.isdecimal():
            return f"{shape}{piece.colour}{piece.face}"
        if shape:  # what is printed on a cube or a pawn names it; a second letter would be read as another one
            return shape if piece.face == shape else f"{shape}{piece.face}"
        return f"{shape}{piece.face} {piece.colour}".rstrip()

    def text(self, piece: Piece, badge: bool = True) -> str:
        times = f" ×{piece.count}" if piece.count > 1 or piece.facing == "down" else ""
        beside = [piece.badge, *(piece.needs if len(piece.needs) == 1 else ())] if badge else []
        more = "".join(f" {self.say(line)}" for line in beside if line is not None)
        return f"({self.face(piece)}){more}{times}" if piece.off else f"{self.face(piece)}{more}{times}"

    def piece(self, piece: Piece, place: Place, sign: bool = True) -> Run:
        id = piece.id or place.id
        lead = self.sign(*((piece.id, place.id) if sign else (piece.id,)))
        return Run(
            f"{lead}{self.text(piece)} ", "back" if piece.facing == "down" else "piece", id, piece.colour, piece.off
        )

    def pieces(self, place: Place, sign: bool = True) -> Row:
        if not place.pieces:
            lead = self.sign(place.id) if sign else " "
            return [Run(f"{lead}{place.colour}{EMPTY} ", "empty", place.id)]
        row: Row = []
        for piece in place.pieces:
            row += [Run(" ")] if row else []
            row.append(self.piece(piece, place, sign and piece is place.pieces[0]))
        return row

    # Zones

    def zone(self, zone: Zone) -> Block:
        """A title, and below it what lies there; in one line if it fits."""
        body = self.body(zone)
        if not body:
            body = [[Run(EMPTY, "empty")]]
        title = self.say(zone.name)
        note = self.say(zone.note)
        both = width_of(body[0]) + cell_len(title) + 2 <= self.width
        if len(body) == 1 and both and not note:
            return [[Run(f"{title}  ", "title"), *body[0]]]
        head: Row = [Run(truncated(title, self.width), "title")]
        room = self.width - width_of(head) - 2
        if note and room > 8:
            head.append(Run(f"  {truncated(note, room)}", "quiet"))
        return [head, *body]

    def body(self, zone: Zone) -> Block:
        if zone.kind == "table":
            return self.table(zone)
        if zone.kind == "list" or zone.falls:
            return self.lines(zone)
        if zone.kind == "grid" and zone.tapers:
            return self.pyramid(zone)
        if zone.kind == "grid" and zone.columns:
            return self.matrix(zone)
        if zone.held:
            return self.hand(zone)
        short = all(cell_len(self.name(place)) <= SHORT_NAME for place in zone.places)
        cells = [self.cell(place, short) for place in zone.places]
        return flow(cells, self.width, GAP + (zone.kind != "track"))

    def hand(self, zone: Zone) -> Block:
        """Cards side by side. Their names are as wide as the window allows without another line of cards."""
        names = [cell_len(self.say(place.pieces[0].name)) for place in zone.places if len(place.pieces) == 1]
        narrow = flow([self.card(place, LONGEST_NAME) for place in zone.places], self.width, GAP)
        if self.shown.whole and any("…" in run.text for row in narrow for run in row):
            return self.told(zone)
        for limit in range(max(names, default=0), LONGEST_NAME, -1):
            wide = flow([self.card(place, limit) for place in zone.places], self.width, GAP)
            if len(wide) <= len(narrow):
                return wide
        return narrow

    def told(self, zone: Zone) -> Block:
        """A line for each card, with its whole name."""
        block: Block = []
        wide = max((self.piece(piece, place).width for place in zone.places for piece in place.pieces), default=0)
        for place in zone.places:
            if place.name is not None:
                block.append([Run(f"{self.sign(place.id)}{self.name(place)}", "plain", place.id)])
            for piece in place.pieces:
                run = self.piece(piece, place)
                text = f"{set_cell_size(run.text, wide)} {self.say(piece.name)}"
                block.append([Run(truncated(text, self.width), run.look, run.id, run.colour, run.off)])
            if place.name is not None and not place.pieces:
                block.append(self.pieces(place, sign=False))
        return block

    def card(self, place: Place, limit: int) -> Block:
        """A card that the viewer holds: what is printed on it, and its name. A place with a name is no card."""
        if len(place.pieces) != 1 or place.name is not None:
            return self.cell(place, short=False)
        piece = place.pieces[0]
        run = self.piece(piece, place)
        room = max(limit, run.width - 2)
        lines = wrap(self.say(piece.name), room, max_lines=NAME_LINES, placeholder="…") or [""]
        wide = max(run.width, *(cell_len(line) + 2 for line in lines))
        texts = [run.text, *(f" {line}" for line in lines)]
        return [[Run(set_cell_size(text, wide), run.look, run.id, run.colour, run.off)] for text in texts]

    def cell(self, place: Place, short: bool) -> Block:
        """A place that stands beside others; `short`: its name stands before the pieces."""
        name, value = self.name(place), self.say(place.value)
        counted = value and not (len(place.pieces) == 1 and place.pieces[0].count == place.value)
        body = self.pieces(place, sign=short) if place.pieces or not value or short else []
        head: Row = []
        if name and short:
            head = [Run(name, "quiet", place.id)]
        elif name:
            head = [Run(f"{self.sign(place.id)}{name}", "quiet" if place.closed else "plain", place.id)]
        if counted:
            (head if head and not short else body).append(Run(f" {value}", "strong", place.id))
        note = [Run(f" {truncated(self.say(place.note), LONGEST_NOTE)}", "quiet", place.id)] if place.note else []
        rows = [head + body] if short or not head else [head, body]
        return [part for row in [*rows, note] if row for part in self.wrapped([], row, [])]

    def lines(self, zone: Zone) -> Block:
        """One line for each place: its name, how much, the pieces, a few words."""
        names = [self.name(place) for place in zone.places]
        values = [self.say(place.value) for place in zone.places]
        name_width, value_width = max(map(cell_len, names), default=0), max(map(cell_len, values), default=0)
        block: Block = []
        for place, name, value in zip(zone.places, names, values, strict=True):
            look: Look = "quiet" if place.closed else "plain"
            head = [Run(f"{self.sign(place.id)}{set_cell_size(name, name_width)}", look, place.id)]
            if value_width:
                head.append(Run(f" {' ' * (value_width - cell_len(value))}{value}", "strong", place.id))
            body = self.pieces(place, sign=False) if place.pieces or not value else []
            block += self.wrapped(padded(head, width_of(head) + 1), body, self.ending(place))
        return block

    def wrapped(self, head: Row, body: Row, ending: Row) -> Block:
        """The head, then as much of the rest as fits beside it, and more lines below."""
        indent = width_of(head)
        block: Block = [list(head)]
        for run in [*body, *ending]:
            if width_of(block[-1]) + run.width > self.width and width_of(block[-1]) > indent:
                block.append([Run(" " * indent)])
            room = self.width - width_of(block[-1])
            block[-1].append(run if run.width <= room else Run(truncated(run.text, room), run.look, run.id))
        return block

    def ending(self, place: Place) -> Row:
        """The note of a place, then what the considered choice would change there."""
        note = [Run(f"  {self.say(place.note)}", "quiet", place.id)] if place.note else []
        return note + [self.mark(mark) for mark in self.shown.marks if self.at(mark, place)]

    def at(self, mark: Mark, place: Place) -> bool:
        """A mark that no place of the layout has is drawn beside the name of its seat."""
        if mark.place in self.ids:
            return mark.place == place.id
        return mark.seat >= 0 and mark.seat == place.owner and self.named(mark.seat) == place.id

    def named(self, seat: int) -> str:
        """The first line of a list or table that belongs to the seat."""
        zones = [zone for zone in self.layout.zones if zone.kind in ("table", "list")]
        return next((place.id for zone in zones for place in zone.places if place.owner == seat), "")

    def mark(self, mark: Mark) -> Run:
        by = {"gain": "+", "loss": "–"}.get(mark.kind, "")
        look: Look = "gain" if mark.kind in ("gain", "goes") else "loss"
        said = amount(mark.amount, self.shown.words) if mark.amount else ""
        return Run(f"  {MARKS[mark.kind]}{by if said else ''}{said}", look, mark.place)

    def matrix(self, zone: Zone) -> Block:
        """A grid whose columns mean something: a cell is its piece, or a dot. If the lines have colours, each begins
        with its letter."""
        lines = [zone.places[start : start + zone.columns] for start in range(0, len(zone.places), zone.columns)]
        heads = [_common_colour(line) for line in lines]
        head_width = 2 if all(heads) else 0
        texts = [self.in_square(place, letter=not head_width) for place in zone.places]
        if head_width + zone.columns * _widest(texts) > self.width:  # a narrow window
            texts = [self.in_square(place, letter=False) for place in zone.places]
        wide = _widest(texts)
        runs = [self.square(place, text, wide) for place, text in zip(zone.places, texts, strict=True)]
        if head_width + zone.columns * wide > self.width:
            return self.wrapped([], runs, [])
        rows = [runs[start : start + zone.columns] for start in range(0, len(runs), zone.columns)]
        if not head_width:
            return rows
        return [[Run(f"{head} ", "piece", colour=head), *row] for head, row in zip(heads, rows, strict=True)]

    def pyramid(self, zone: Zone) -> Block:
        """Rows that grow by one place, each above the gaps of the next. What an open place says of itself is written
        there if it fits."""
        texts = [self.in_pyramid(place, notes=True) for place in zone.places]
        if zone.columns * _widest(texts) > self.width:
            texts = [self.in_pyramid(place, notes=False) for place in zone.places]
        wide = _widest(texts) + _widest(texts) % 2
        runs = [self.square(place, text, wide) for place, text in zip(zone.places, texts, strict=True)]
        rows: Block = []
        for length in range(1, zone.columns + 1):
            start = length * (length - 1) // 2
            indent = (zone.columns - length) * wide // 2
            rows.append([*([Run(" " * indent)] if indent else []), *runs[start : start + length]])
        return rows

    def in_pyramid(self, place: Place, notes: bool) -> str:
        note = self.say(place.note) if notes and not place.closed else ""
        if not place.pieces:
            return note or EMPTY
        piece = place.pieces[0]
        return f"{self.face(piece)}{self.say(piece.badge)}{note}"

    def in_square(self, place: Place, letter: bool) -> str:
        if not place.pieces:
            return EMPTY
        piece = place.pieces[0]
        return self.text(piece, badge=False) if letter else piece.face or self.face(piece)

    def square(self, place: Place, text: str, wide: int) -> Run:
        id = (place.pieces[0].id if place.pieces else "") or place.id
        lead = self.sign(id, place.id)
        room = " " * (wide - 1 - cell_len(text))
        if not place.pieces:
            name = self.say(place.name)
            shown = name if name and lead in (CURSOR, CHOICE) and cell_len(name) < wide else text
            return Run(f"{lead}{' ' * (wide - 1 - cell_len(shown))}{shown}", "empty", id, place.colour)
        piece = place.pieces[0]
        return Run(f"{lead}{room}{text}", "back" if piece.facing == "down" else "piece", id, piece.colour, piece.off)

    def table(self, zone: Zone) -> Block:
        heads = [self.say(head) for head in zone.heads]
        rows = [[self.say(cell) for cell in place.cells] for place in zone.places]
        widths = [max(map(cell_len, column)) for column in zip(heads, *rows, strict=True)] if heads else []
        names = [self.name(place) for place in zone.places]
        name_width = max(map(cell_len, names), default=0)
        columns = [[place.cells[i] for place in zone.places] for i in range(len(heads))]
        numbers = [all(isinstance(cell, int) or cell == NO_FIGURE for cell in column) for column in columns]
        block: Block = [[Run(" " * (name_width + 1) + _cells(heads, widths, numbers), "quiet")]] if heads else []
        for place, name, row in zip(zone.places, names, rows, strict=True):
            acting = 0 <= place.owner == self.shown.to_act
            lead = "▶" if acting and self.sign(place.id) == " " else self.sign(place.id)
            look: Look = "quiet" if place.closed else "strong" if acting else "plain"
            said = f"{lead}{set_cell_size(name, name_width)}{_cells(row, widths, numbers)}"
            bare = not place.cells and place.note is None  # one must see that nothing lies there
            body = self.pieces(place, sign=False) if place.pieces or bare else []
            block += self.wrapped([Run(said, look, place.id)], body, [])
            block += self.below(block, self.ending(place))
        return block

    def below(self, block: Block, ending: Row) -> Block:
        """The ending goes to the last line if it fits there, else below it."""
        if width_of(block[-1]) + width_of(ending) <= self.width:
            block[-1] += ending
            return []
        lines = wrap("".join(run.text for run in ending).strip(), max(1, self.width - len(INDENT)))
        return [[Run(f"{INDENT}{line}", "quiet", ending[0].id)] for line in lines]


def _common_colour(places: Sequence[Place]) -> str:
    colours = {place.colour for place in places}
    return colours.pop() if len(colours) == 1 else ""


def _widest(texts: Sequence[str]) -> int:
    """The width of a cell: a sign, and the widest text."""
    return max(map(cell_len, texts), default=1) + 1


def _cells(texts: Iterable[str], widths: Sequence[int], numbers: Sequence[bool]) -> str:
    """Numbers to the right, words to the left."""
    cells = zip(texts, widths, numbers, strict=True)
    return "".join(f"  {' ' * (w - cell_len(t))}{t}" if n else f"  {set_cell_size(t, w)}" for t, w, n in cells)


# In words


def zone_name(layout: Layout, id: str, words: Words) -> str:
    return next((words(zone.name) for zone in layout.zones if zone.id == id), "")


def about(layout: Layout, id: str, words: Words) -> str:
    """What a piece or a place is: its name, and what is said beside it."""
    for zone in layout.zones:
        for place in zone.places:
            for piece in place.pieces:
                if piece.id == id:
                    return _sentence(words, [piece.name, piece.badge, *piece.needs])
            if place.id == id:
                inside = [piece.name for piece in place.pieces[:1]] if len(place.pieces) == 1 else []
                short = place.owner < 0 and (place.name is None or cell_len(words(place.name)) <= SHORT_NAME)
                cells = [_cell(head, cell) for head, cell in zip(zone.heads, place.cells, strict=True)]
                return _sentence(words, [*([zone.name] if short else ()), place.name, *inside, *cells, place.note])
    return ""


def _cell(head: Arg, cell: Arg) -> Line:
    return Line("cli-pointed", {"place": head, "text": cell})


def _sentence(words: Words, lines: Sequence[Line | None]) -> str:
    said = [words(line).strip(". ") for line in lines if line is not None]
    return ". ".join(text[:1].upper() + text[1:] for text in said if text) + "." if said else ""


def letters(layout: Layout) -> dict[str, str]:
    """The capital letters by which pieces and places are found on the keyboard: of the face, and of the colour."""
    found: dict[str, str] = {}
    for zone in layout.zones:
        for place in zone.places:
            for piece in place.pieces:
                found.setdefault(piece.id or place.id, f"{piece.face[:1]}{piece.colour}")
            found.setdefault(place.id, place.colour)
    return found
