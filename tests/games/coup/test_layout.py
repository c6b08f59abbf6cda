"""The table of Coup as zones and pieces: what a player must be able to see and to touch."""

from __future__ import annotations

import pytest

from tablee.engine.conformance.layouts import pieces_of
from tests.games.coup.scene import LETTERS, SPECTATOR, Scene, new, scene
from tests.games.layouts import Laid, untouchable
from tests.sample import sample


def positions(seats: int, seed: int) -> list[Scene]:
    """A whole game."""
    found = [new(seats, seed)]
    while not found[-1].state.over:
        options = found[-1].options()
        found.append(found[-1].twin().play(options[len(found) * 7 % len(options)]))
    return found


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_choice_can_be_touched(seats: int) -> None:
    met = set()
    for here in positions(seats, seed=seats)[:: sample(1, small=3)]:
        if not here.state.over:
            assert untouchable(here) == set()
            met |= {choice.text.split()[0] for choice in here.choices() if choice.touches}
    assert met == {"buy", "lay", "aside"}


def test_the_zones_are_where_the_guide_points() -> None:
    laid = Laid(new(3, 1), 0)
    assert {"board", "hand", "supply", "tokens", "cash"} <= set(laid.zones)
    assert laid.zones[0] == "hand"
    assert laid.zone("hand").held
    assert "hand" not in Laid(new(3, 1), SPECTATOR).zones


def test_the_board_has_six_rows_of_twenty_and_the_tiles_that_lie_there() -> None:
    laid = Laid(scene(seats=2, board={"G": "4-6", "Y": "20"}, hands=["G11"], phase="lay"), 0)
    board = laid.zone("board")
    assert (board.kind, board.columns, len(board.places)) == ("grid", 20, 120)
    assert [place.id for place in board.places][:21] == [*(f"Y{number:02d}" for number in range(1, 21)), "O01"]
    assert {place.id for place in board.places if place.pieces} == {"G04", "G05", "G06", "Y20"}
    assert [(piece.face, piece.colour) for piece in laid.place("G04").pieces] == [("4", "G")]
    assert laid.place("R07").colour == "R"


def test_a_tile_in_hand_says_what_it_would_add() -> None:
    laid = Laid(scene(seats=2, board={"G": "4-6", "R": "1-9"}, hands=["only G07 R10 Y01"], phase="lay"), 0)
    hand = {piece.id: laid.say(piece.badge) for piece in laid.pieces("hand")}
    assert hand == {"Y01": "", "R10": "Coup!", "G07": "+20"}
    assert [laid.say(piece.name) for piece in laid.pieces("hand")] == ["Yellow 1", "Red 10", "Green 7"]


def test_tiles_put_aside_stay_in_sight() -> None:
    here = scene(seats=2, hands=["only G07 R10"], phase="swap").play("aside R10")
    laid = Laid(here, 0)
    assert [(piece.id, laid.say(piece.badge)) for piece in laid.pieces("hand")] == [("G07", ""), ("R10", "aside")]
    assert not {piece.id for piece in pieces_of(Laid(here, 1).layout)} & {"G07", "R10"}


def test_values_tokens_and_cash_agree_with_the_view() -> None:
    for here in positions(4, seed=3)[::25]:
        view = here.view(1)
        laid = Laid(here, 1)
        for row in view.rows:
            assert laid.place(f"value-{row.colour}").value == row.value
            assert sum(piece.count for piece in laid.place(f"supply-{row.colour}").pieces) == row.supply
        for seat, player in enumerate(view.players):
            assert list(laid.place(f"seat-{seat}").cells) == [*player.tokens, player.tiles]
            assert laid.place(f"cash-{seat}").value == player.cash
            assert laid.place(f"worth-{seat}").value == player.worth
        assert sum(piece.count for piece in laid.place("pool").pieces) == view.pool
        assert len(laid.pieces("hand")) == view.players[1].tiles


def test_nothing_of_another_hand_is_on_the_layout() -> None:
    for here in positions(3, seed=5)[::20]:
        for viewer in (SPECTATOR, 0, 1, 2):
            own = {*here.view(viewer).hand, *here.view(viewer).aside}
            shown = {piece.id for piece in pieces_of(Laid(here, viewer).layout) if piece.id[:1] in LETTERS and piece.id}
            assert shown == own


def test_the_table_is_named_in_french() -> None:
    laid = Laid(new(2, 1), 0, "fr")
    assert [laid.say(zone.name) for zone in laid.layout.zones] == [
        "Vos tuiles",
        "Le plateau",
        "Valeur d’un jeton",
        "Jetons à 100",
        "Pioche",
        "Jetons",
        "Argent",
        "Valeur",
    ]
