"""Any layout is drawn as lines: every kind of zone, signs and marks, in wide and in narrow windows."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tablee.cli.drawing import Shown, about, draw, letters, text_of
from tablee.cli.language import words
from tablee.engine.layout import Layout, Piece, Place, Zone, in_hand
from tablee.engine.view import Mark
from tablee.engine.words import Line

WORDS = words("en", ["Ann", "Ben"])


def said(text: str) -> Line:
    """A line that says just this."""
    return Line("table-content-whole", {"reason": text})


def card(id: str, face: str, colour: str = "") -> Piece:
    return Piece(id=id, name=said(f"card {face}"), face=face, colour=colour)  # type: ignore[arg-type]


def lines(zone: Zone, width: int = 80, **more: object) -> list[str]:
    return text_of(Layout(zones=[zone]), Shown(WORDS, **more), width).splitlines()  # type: ignore[arg-type]


def zone(kind: str, places: list[Place], **more: object) -> Zone:
    return Zone(id="zone", kind=kind, name=said("Zone"), places=places, **more)  # type: ignore[arg-type]


HAND = zone("row", in_hand([card("w9", "9", "W"), card("mac", "MAC", "R")]), held=True)
COLUMNS = zone(
    "row",
    [
        Place(id="y", name=said("Yellow"), pieces=[card("", "2", "Y"), card("", "5", "Y")], value=-13),
        Place(id="r", name=said("Red"), colour="R", note=said("closed")),
    ],
    falls=True,
)


def test_a_hand_shows_face_letter_and_name() -> None:
    assert lines(HAND) == ["Zone.", " W9        MAC R", " card 9.   card MAC."]


def test_signs_say_what_can_be_played_what_is_selected_and_what_moved() -> None:
    first = lines(HAND, playable=frozenset(("w9", "mac")), cursor="mac")[1]
    assert first == "›W9       ▸MAC R"
    assert lines(HAND, recent=frozenset(("w9",)))[1].startswith("•W9")


def test_the_marks_of_the_considered_choice_are_at_their_places() -> None:
    marks = [Mark("w9", "goes"), Mark("y", "gain", 7), Mark("cash-1", "loss", 100, seat=1)]
    assert lines(HAND, marks=marks)[1].startswith("→W9")
    assert lines(COLUMNS, marks=marks)[1] == "▲Yellow. −13  Y2   Y5   ▲+7"
    table = zone(
        "table", [Place(id=f"seat-{seat}", owner=seat, name=said("x"), cells=[1]) for seat in (0, 1)], heads=["#"]
    )
    assert lines(table, marks=marks) == [
        "Zone.",
        "     #",
        " x.  1",
        " x.  1  ▼–100",
    ]  # no place has its id: at the seat


def test_falling_cards_are_a_line_for_each_place() -> None:
    assert lines(COLUMNS) == ["Zone.", " Yellow. −13  Y2   Y5", " Red.         R·   closed."]


def test_a_grid_keeps_its_columns_and_drops_letters_before_it_breaks_them() -> None:
    places = [
        Place(id=f"f{n}", name=said(str(n)), pieces=[card("", str(n), "B")] if n % 3 else ()) for n in range(1, 7)
    ]
    grid = zone("grid", places, columns=3)
    assert lines(grid) == ["Zone.", " B1 B2  ·", " B4 B5  ·"]
    assert lines(grid, width=6) == ["Zone.", " 1 2 ·", " 4 5 ·"]


def test_lines_of_one_colour_begin_with_its_letter() -> None:
    places = [
        Place(id=f"{colour}{n}", colour=colour, pieces=[card("", str(n), colour)] if n == 1 else ())
        for colour in ("R", "B")
        for n in (1, 2)
    ]  # fmt: skip
    assert lines(zone("grid", places, columns=2)) == ["Zone.", "R  1 ·", "B  1 ·"]


def test_a_space_shows_what_may_be_laid_there() -> None:
    places = [Place(id="b12", pieces=[card("", "12", "B")]), Place(id="b7", name=Line("table-player", {"seat": 7}))]
    named = words("en", [str(seat) for seat in range(8)])
    [row] = text_of(Layout(zones=[zone("grid", places, columns=2)]), Shown(named, frozenset(("b7",))), 80).splitlines()
    assert row.endswith(" B12›  7")


def test_a_stack_shows_its_top_and_how_many() -> None:
    back = Piece(name=said("a card"), facing="down", count=40)
    assert lines(zone("stack", [Place(id="pile", pieces=[back], value=40)])) == ["Zone.   ▒ ×40"]
    assert lines(zone("stack", [Place(id="pile")])) == ["Zone.   ·"]


def test_a_track_has_numbers_and_pawns() -> None:
    pawn = Piece(name=said("pawn"), shape="pawn", seat=1)
    fields = [Place(name=Line("table-content-whole", {"reason": n}), pieces=[pawn] if n == 2 else ()) for n in (1, 2)]
    assert lines(zone("track", fields)) == ["Zone.  1. ·  2. ♟B"]


def test_a_list_has_its_numerals_below_each_other() -> None:
    token = Piece(name=said("grain"), shape="cube", colour="Y", count=3)
    places = [Place(name=said("Grain"), pieces=[token], value=3), Place(name=said("Wood"), value=12)]
    assert lines(zone("list", places)) == ["Zone.", " Grain.  3  ■Y ×3", " Wood.  12"]


def test_a_table_marks_who_is_to_act_and_names_bots_with_their_level() -> None:
    name = [Line("table-player", {"seat": seat}) for seat in (0, 1)]
    places = [Place(id=f"s{seat}", owner=seat, name=name[seat], cells=[seat * 9, "ab"]) for seat in (0, 1)]
    table = zone("table", places, heads=["points", "x"])
    assert lines(table, to_act=1, levels=["", "skilled"]) == [
        "Zone.",
        "                points  x",
        " Ann                 0  ab",
        "▶Ben (skilled)       9  ab",
    ]


def test_a_piece_that_no_longer_counts_is_in_brackets() -> None:
    out = Piece(id="o", name=said("out"), face="7", off=True)
    assert lines(zone("row", in_hand([out]))) == ["Zone.   (7)"]


def test_small_zones_stand_side_by_side() -> None:
    pile = zone("stack", [Place(id="pile")])
    both = Layout(zones=[pile, HAND, pile])
    assert text_of(both, Shown(WORDS), 80).splitlines()[0].count("Zone.") == 3
    assert text_of(both, Shown(WORDS), 20).count("Zone.\n") == 1


@pytest.mark.parametrize("width", [30, 50, 80, 200])
def test_nothing_is_wider_than_the_window(width: int) -> None:
    many = [card(f"c{n}", "MAC", "W") for n in range(20)]
    note = said("a long explanation of what this place brings, and to whom, and why, and when")
    zones = [
        zone("row", in_hand(many), held=True),
        zone("row", [Place(id="a", name=said("a"), pieces=many, note=note)], falls=True),
        zone("table", [Place(name=said("one"), cells=[1, 2], note=note)], heads=["a", "b"], note=note),
        zone("list", [Place(name=said("one"), note=note)]),
        zone("grid", [Place(id=f"g{n}", note=note) for n in range(8)]),
    ]
    for row in text_of(Layout(zones=zones), Shown(WORDS), width).splitlines():
        assert cell_len(row) <= width, row


def test_held_zones_are_drawn_apart() -> None:
    layout = Layout(zones=[HAND, COLUMNS])
    shown = Shown(WORDS)
    assert {run.id for row in draw(layout, shown, 80, held=True) for run in row if run.id} == {"w9", "mac"}
    assert {run.id for row in draw(layout, shown, 80, held=False) for run in row if run.id} == {"y", "r"}


def test_a_piece_is_described_and_found_by_its_letters() -> None:
    layout = Layout(zones=[HAND, COLUMNS])
    assert about(layout, "w9", WORDS) == "Card 9."
    assert about(layout, "r", WORDS) == "Red. Closed."
    assert about(layout, "nothing", WORDS) == ""
    assert letters(layout)["mac"] == "MR"
    assert letters(layout)["r"] == "R"


def test_names_of_cards_use_the_width_there_is_and_break_into_two_lines() -> None:
    long = [Piece(id=f"c{n}", name=said(f"{n} press levels and a cuvee"), face=f"H{n}") for n in range(3)]
    hand = zone("row", in_hand(long), held=True)
    assert "0 press levels and a cuvee." in lines(hand, 120)[2]
    narrow = lines(hand, 56)
    assert [line.count("press levels") for line in narrow] == [0, 0, 3, 0]
    assert narrow[3].count("a cuvee.") == 3
    assert not any("…" in line for line in narrow)


def test_a_named_place_in_a_hand_keeps_its_name() -> None:
    kept = Place(id="kept", name=said("Kept"), pieces=[card("", "H1")])
    assert lines(zone("row", [*in_hand([card("h2", "H2")]), kept], held=True))[1:] == [
        " H2         Kept.",
        " card H2.   H1",
    ]


def test_a_cube_is_named_by_what_is_printed_on_it() -> None:
    cube = Piece(name=said("a wine"), face="M", shape="cube", colour="B", count=2)
    assert lines(zone("row", [Place(pieces=[cube])])) == ["Zone.   ■M ×2"]
    house = Piece(name=said("land"), face="⌂", shape="house", colour="G")
    assert lines(zone("row", [Place(pieces=[house])])) == ["Zone.   ⌂"]  # once
    plain = Piece(name=said("a token"), shape="disc", colour="B")
    assert lines(zone("row", [Place(pieces=[plain])])) == ["Zone.   ●B"]


def test_a_single_requirement_or_bonus_stands_beside_the_piece() -> None:
    offer = Piece(name=said("vineyard"), face="NN", badge=said("BA"), needs=[said("+1 eco")])
    assert lines(zone("row", [Place(pieces=[offer])])) == ["Zone.   NN BA. +1 eco."]


def test_a_long_note_below_a_line_of_a_table_is_told_to_the_end() -> None:
    note = said("he ships what brings most and then goes to the market of the next town")
    told = lines(zone("table", [Place(name=said("Next"), note=note)]), 40)
    assert len(told) == 4
    assert " ".join(line.strip() for line in told[2:]) == WORDS(note)


def test_a_line_of_a_table_with_nothing_in_it_shows_that() -> None:
    places = [Place(name=said("Cellar"), pieces=[card("", "9")]), Place(name=said("Shelf"))]
    assert lines(zone("table", places))[1:] == [" Cellar. 9", " Shelf.  ·"]


def test_a_dash_does_not_move_a_column_of_numbers() -> None:
    places = [Place(name=said("a"), cells=[12]), Place(name=said("b"), cells=["–"])]
    assert lines(zone("table", places, heads=["points"]))[2:] == [" a.      12", " b.       –"]
