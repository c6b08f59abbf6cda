"""The table as zones and pieces: what the terminal and the default board draw."""

from tablee.cli.drawing import Shown, text_of
from tablee.engine.layout import Layout
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tablee.engine.words import Words
from tests.games.coupe_nation.scene import S, new, scene
from tests.games.layouts import Laid, untouchable


def test_own_cards_come_first_and_a_spectator_has_none() -> None:
    table = scene(3, tower=S, hands=["9 12"])
    assert Laid(table, 0).zones[:3] == ["hand", "tower", "reserve"]
    assert [zone.id for zone in Laid(table, 0).layout.zones if zone.held] == ["hand"]
    assert "hand" not in Laid(table, SPECTATOR).zones


def test_whatever_can_be_played_can_be_touched() -> None:
    for seats in (2, 3, 4):
        table, chance = new(seats, seats, options={"finish": True}), rng_of(seats)
        while not table.state.over:
            assert untouchable(table) == set()
            options = [text for text in table.options() if not text.startswith("open")] or table.options()
            table.play("reserve" if "reserve" in options else options[chance.below(len(options))])


def test_the_tower_is_a_pyramid_from_the_top_down() -> None:
    laid = Laid(scene(3, tower=f"{S} L1P6=40@0 L1P7=41@1", hands=["9"]), 0)
    zone = laid.zone("tower")
    assert (zone.tapers, zone.columns, len(zone.places)) == (True, 7, 28)
    assert [place.id for place in zone.places[:3]] == ["L7P1", "L6P1", "L6P2"]
    assert laid.say(laid.place("L2P2").note) == "11–19"
    assert not laid.place("L2P2").closed
    assert laid.place("L3P2").closed
    assert laid.say(laid.place("L1P6").note) == "40"  # the own hidden card
    assert laid.place("L1P7").note is None
    assert laid.place("L1P7").pieces[0].facing == "down"


def test_cards_show_their_symbols() -> None:
    laid = Laid(scene(3, hands=["8 7 9"]), 0)
    assert [(piece.face, laid.say(piece.badge)) for piece in laid.pieces("hand")] == [
        ("7", "◇◇"),
        ("8", "♥"),
        ("9", "◇"),
    ]


def test_the_aid_lists_the_cheapest_sums() -> None:
    laid = Laid(scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41"), 0)
    rows = [(laid.say(place.name), [laid.say(cell) for cell in place.cells]) for place in laid.places("sums")]
    assert rows == [("30 − 12 = 18", ["18", "0"]), ("12 + 30 − 1 = 41", ["41", "1"])]


def test_what_is_remembered_is_listed() -> None:
    table = scene(3, tower=S, hands=["4 14 30", "40", "41"], reserve="1 50 18 42 43")
    assert "known" not in Laid(table, 1).zones
    table.play("reserve", "pair 4", "pair 14", "sum 18", "on L1P3", "destroy 50")
    assert [Laid(table, 1).say(place.name) for place in Laid(table, 1).places("known")] == ["20 is in the hand of Ann"]
    assert "known" not in Laid(table, 0).zones


def test_after_the_end_all_hands_lie_open() -> None:
    table = scene(2, tower=f"{S} L1P5=24@1", hands=["9 30", "3"], deck="40 41").play("open L1P5")
    laid = Laid(table, SPECTATOR)
    assert [piece.face for piece in laid.pieces("hand-0")] == ["9", "30"]
    assert laid.say(laid.place("deck").note).startswith("40, 41")


def test_the_terminal_draws_a_pyramid() -> None:
    table = scene(3, tower=f"{S} L1P6=40@0", hands=["9"])
    tower = Layout(zones=[Laid(table, 0).zone("tower")])
    lines = text_of(tower, Shown(Words("en", ["Ann", "Ben", "Cle"]), frozenset({"L1P1"})), 60).splitlines()
    assert lines[0] == "Tower  3 of 28 face up, 1 face down"
    rows = [line.replace("›", "").split() for line in lines[1:]]
    assert [len(row) for row in rows] == list(range(1, 8))
    assert rows[6] == ["L1P1", "10◇◇", "20♥", "25◇", "26–50", "▒40", "26–50"]
    assert rows[5][1:3] == ["11–19", "21–24"]
    middles = [(len(line) + len(line) - len(line.lstrip(" ›"))) // 2 for line in lines[1:]]
    assert max(middles) - min(middles) <= 3
    narrow = text_of(tower, Shown(Words("en", ["Ann", "Ben", "Cle"])), 40).splitlines()
    assert narrow[-1].split() == ["·", "10◇◇", "20♥", "25◇", "·", "▒", "·"]
