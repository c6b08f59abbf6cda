"""The table as zones and pieces: what the terminal and the default board draw."""

from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tests.games.capa_doro.scene import Scene, scene, started
from tests.games.layouts import Laid, untouchable


def test_own_things_come_first_and_a_spectator_has_none() -> None:
    table = scene(3)
    assert Laid(table, 0).zones[:3] == ["cigars", "store", "aid"]
    assert [zone.id for zone in Laid(table, 0).layout.zones if zone.held] == ["cigars", "store"]
    watching = Laid(table, SPECTATOR).zones
    assert "cigars" not in watching
    assert {"store-0", "store-1", "store-2", "others"} <= set(watching)


def test_whatever_can_be_played_can_be_touched() -> None:
    for seats in (2, 3, 4):
        table, chance = started(seats, seats), rng_of(seats)
        while not table.state.over:
            assert untouchable(table) == set()
            options = table.options()
            table.play(options[chance.below(len(options))])


def test_rows_show_plantations_with_their_bales() -> None:
    laid = Laid(scene(2, board={"AS-2": "0 1:2 -", "CA-1": "N U:1 -"}), 0)
    places = laid.places("rows-AS")
    assert [place.id for place in places[3:6]] == ["AS-2-S", "AS-2-G", "AS-2-H"]
    [piece] = places[4].pieces
    assert (piece.shape, piece.seat, piece.face) == ("house", 1, "2")
    assert laid.say(piece.name) == "Ben’s plantation, 2 bales"
    assert [laid.say(piece.name) for piece in laid.pieces("rows-CA")] == [
        "a neutral plantation",
        "the Unique Opportunity, 1 bale",
    ]


def test_markets_show_prices_and_what_is_closed() -> None:
    laid = Laid(scene(3, customs=("SA", 1), market={"Y": 0}), 0)
    assert laid.cells("AS") == ["$3", "$2", "8/12", "0", "$2"]
    assert laid.cells("CA")[0] == "–"
    assert laid.place("SA").closed
    assert laid.say(laid.place("SA").note) == "Closed by Ben’s Customs"


def test_the_aid_lists_what_is_missing() -> None:
    laid = Laid(scene(3, wares=["O1", "O1 G1 B1"], tiles=["A01 B01", "B02"]), 0)
    aid = {place.id: [laid.say(cell) for cell in place.cells] for place in laid.places("aid")}
    assert aid == {
        "cigar-A01": ["2 O", "4", "$5", "1 O", "$3"],
        "cigar-B01": ["1 O, 1 G, 1 B", "11", "$6", "1 G, 1 B", "$7"],
    }
    [other] = laid.places("others")
    assert (other.id, laid.say(other.name), laid.say(other.cells[3])) == ("cigar-B02", "Ben: B02", "✓")
    assert [piece.id for piece in laid.pieces("cigars")] == ["cigar-A01", "cigar-B01"]


def test_what_lies_beside_the_board() -> None:
    def names(table: Scene) -> set[str]:
        return {place.id for place in Laid(table, 0).places("chance")}

    everything = {"die", "bag", "beetles", "discard", "tiles-B", "tiles-C"}
    events = {"events", "event", "customs", "unique"}
    assert names(scene(3)) == everything | events
    assert names(scene(3, with_events=False)) == everything
    assert names(scene(2)) == everything | events | {"neutrals"}


def test_the_event_of_the_turn_is_explained() -> None:
    laid = Laid(scene(3, turn=2, die=1, events="premium").play("end"), 0)
    place = laid.place("event")
    assert [laid.say(piece.name) for piece in place.pieces] == ["Export premium"]
    assert laid.say(place.note) == "Everybody receives $3."
