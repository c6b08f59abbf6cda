"""Why a bot moved as it did: one sentence from what it knew, told when the game is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.bots import Seat, bot
from tablee.engine.record import Record
from tablee.engine.seed import rng_of
from tablee.engine.table import Table
from tablee.engine.view import Line
from tablee.engine.words import LANGUAGES
from tablee.games.coupe_nation import GAME
from tests.games.coupe_nation.scene import S, Scene, full, scene
from tests.games.words import GameWords, said
from tests.rules import rule

WORDS = GameWords(GAME)
GREEDY = bot("greedy", GAME)
RECORDS = Path(__file__).parents[2] / "records/coupe_nation"


def reason(table: Scene, *steps: str) -> Line | None:
    """Why a bot would make the last of these steps."""
    table.play(*steps[:-1])
    seat = int(table.state.to_act)
    return GREEDY.reason(Seat(table.state, seat), GAME.parse(table.state, seat, steps[-1]))


def why(table: Scene, *steps: str) -> str:
    found = reason(table, *steps)
    assert found is not None
    for language in LANGUAGES:
        assert WORDS.complete(found, language).endswith(".")
    return found.key.removeprefix("coupe-nation-why-")


def best(table: Scene) -> list[str]:
    """What the judgement itself would do, up to the end of the action."""
    played: list[str] = []
    twin = table.twin()
    while not played or twin.state.pending.count:
        seat = int(twin.state.to_act)
        text = GAME.notate(twin.state, GREEDY.choose(Seat(twin.state, seat), rng_of(1)), seat)
        twin.play(text)
        played.append(text)
    return played


def drawing(hand: str, deck: str = "") -> Scene:
    return scene(2, tower=f"{S} L2P2=14", hands=[hand, "40"], phase="draw", reference="L2P2", deck=deck)  # two diamonds


def test_it_draws_towards_four_cards() -> None:
    assert why(drawing("3 30"), "draw 2") == "draw-enough"
    assert why(drawing("3"), "draw 2") == "draw-all"
    assert why(drawing("3 30 31 44"), "draw 0") == "draw-none"
    slip = reason(drawing("3 30"), "draw 0")
    assert slip == Line("coupe-nation-why-slip-draw", {"count": 2})
    assert said([slip]) == ["A slip: it looked better to draw 2 cards."]


def test_a_card_face_up_leaves_room_or_a_draw() -> None:
    """With three cards in hand the next player needs one more at most; with two, two diamonds are worth some room."""
    rich = scene(2, tower=S, hands=["4 15 30", "40 41 42"], reserve="1 50 33 34 35 36")
    assert best(rich) == ["place 30", "on L1P5"]
    assert why(rich.twin(), "place 30", "on L1P5") == "room"
    assert why(rich, "place 4", "on L1P1") == "slip"
    poor = scene(2, tower=S, hands=["4 15 30", "40 41"], reserve="1 50 33 34 35 36")
    assert reason(poor, "place 4", "on L1P1") == Line("coupe-nation-why-draw-for-next", {"seat": 1, "count": 2})


def test_a_move_that_thinking_ahead_preferred_is_no_slip() -> None:
    table, thinker = drawing("3 30"), bot("rollouts:20", GAME)
    told = thinker.reason(Seat(table.state, 0), GAME.parse(table.state, 0, "draw 0"))
    assert told == Line("coupe-nation-why-ahead")
    assert said([told]) == [
        "Another move looked better at first, but played on in thought, this one won more often.",
    ]
    assert thinker.reason(Seat(table.state, 0), GAME.parse(table.state, 0, "draw 2")) == reason(table, "draw 2")


def test_the_tightest_place_is_named_with_its_numbers() -> None:
    """After 29 on L6P2 only the top is empty: it takes 24, for 23 and 26 to 28 lie in the tower."""
    table = scene(2, tower=full().replace(" L6P2=29", ""), hands=["29", "40 41 42"], reserve="1 50 44 45 46 47")
    found = reason(table, "place 29", "on L6P2")
    assert found is not None
    assert said([found]) == ["This left the most room: even the tightest place, on top, still took one number."]


def test_the_last_card_wins() -> None:
    table = scene(2, tower=full(), hands=["24 3", "40"], reserve="1 50 44 45 46 47")
    assert why(table, "place 24", "on L7P1") == "wins"
    exchange = scene(2, tower=full(), hands=["3 21", "39"], reserve="1 50 24 40 41 42")
    assert why(exchange, "reserve", "pair 3", "pair 21", "sum 24", "on L7P1") == "wins"


def test_a_card_is_hidden_if_nothing_fits_or_if_it_would_narrow_the_tower() -> None:
    base = "L1P1=9 L1P2=10 L1P3=20 L1P5=26 L1P6=27 L1P7=28"
    nothing = scene(2, tower=base, hands=["44 46", "40 41 42"], reserve="33 34 35 36 37 38")
    assert best(nothing)[0].startswith("hide")
    assert why(nothing.twin(), *best(nothing)) == "hide-nothing-fits"
    wide = "L1P1=9 L1P2=10 L1P3=20 L1P5=26 L1P6=40 L1P7=41"
    early = scene(2, tower=wide, hands=["24 44", "45 46 47"], reserve="33 34 35 36 37 38")
    assert best(early) == ["hide 24", "on L2P3"]
    assert why(early, "hide 24", "on L2P3") == "hide-fits"


def test_own_cards_are_opened_because_they_are_known() -> None:
    tower = full().replace(" L6P2=29", " L6P2=29@0")
    table = scene(2, tower=tower, hands=["3", "40"], reserve="1 50 44 45 46 47", deck="none")
    assert best(table) == ["open L6P2"]
    assert why(table, "open L6P2") == "only"  # with 3 nothing else can be done
    two = scene(2, tower=tower.replace("L6P1=22", "L6P1=22@0"), hands=["", "40"], reserve="1 50 44 45 46 47")
    assert why(two, *best(two)) == "knew"


def test_a_card_of_another_is_a_gamble_with_its_chances() -> None:
    """Seven cards are not seen: two that lie there, one in a hand, four in the deck. Of them 24, 29 and 30 would fit
    on L6P2, between 23 and 32."""
    tower = full().replace(" L6P1=22 L6P2=29", " L6P1=22@1 L6P2=29@1")
    table = scene(2, tower=tower, hands=["", "40"], reserve="1 50 44 45 46 47", deck="only 24 30 3 15")
    assert reason(table, "open L6P2") == Line("coupe-nation-why-gamble", {"unseen": 7, "fitting": 3})


def test_a_card_of_the_reserve_is_taken_or_replaces() -> None:
    base = "L1P1=9 L1P2=10 L1P3=20 L1P5=26 L1P6=27 L1P7=28 L2P2=12"
    nothing = scene(2, tower=base, hands=["11 33", "40 41 42"], reserve="22 34 35 36 37 38")
    assert why(nothing, "reserve", "pair 11", "pair 33", "difference 22", "on L2P3") == "take-nothing-fits"
    replacing = scene(2, tower="L1P3=24 L1P5=26", hands=["40 27", "44 45 46"], reserve="1 50 13 47 48 49")
    found = reason(replacing, "reserve", "pair 27", "pair 40", "difference 13", "on L1P3")
    assert found is not None
    assert said([found]) == ["There was more room with 13 there than with 24."]
    empty = scene(2, tower="L1P3=24 L1P5=26", hands=["40 27", "44 45 46"], reserve="1 50 13 47 48 49", deck="none")
    assert why(empty, "reserve", "pair 27", "pair 40", "difference 13", "on L1P2") == "take"


def test_what_is_destroyed_was_useless_or_missed_least() -> None:
    low = scene(2, tower=f"{S} L1P1=9", hands=["27 3 40 41 42", "44"]).play("place 40", "on L1P6")
    assert {option: why(low.twin(), option) for option in low.options()} == {
        "discard 3": "useless",
        "discard 27": "slip",
        "discard 41": "slip",
        "discard 42": "slip",
    }
    all_fit = scene(2, tower=S, hands=["27 3 40 41 42", "44"]).play("place 40", "on L1P6")
    assert why(all_fit, "discard 41") == "least"
    full_reserve = scene(4, tower=S, hands=["7 12 30", "40", "41", "42"], reserve="1 50 18 44")
    full_reserve.play("reserve", "pair 12", "pair 30", "difference 18", "on L2P2")
    assert why(full_reserve.twin(), "destroy 12") == "least"
    assert why(full_reserve, "destroy 50") == "slip"


def test_a_step_of_a_move_that_is_not_whole_has_no_reason() -> None:
    table = scene(2, tower=S, hands=["4 15 30", "40"])
    assert reason(table, "place 4") is None
    assert reason(scene(2, tower=S, hands=["4 15 30", "40"], reserve="1 50 19 34 35 36"), "reserve") is None


@rule("CPN-11.5")
def test_a_reason_rests_on_what_the_bot_knew() -> None:
    """Worlds that the bot could not tell apart give the same reasons, whatever lies face down and in other hands."""
    told = []
    for hidden, hand in (("33", "44 45"), ("44", "33 45"), ("2", "33 44")):
        table = scene(
            3, tower=f"{S} L1P6={hidden}@1", hands=["7 12 30", hand, "41"], reserve="1 50 18 42 43", deck="49 48"
        )
        moves = [["place 12", "on L2P2"], ["hide 12", "on L1P1"], ["open L1P6"]]
        moves.append(["reserve", "pair 12", "pair 30", "difference 18", "on L1P6"])
        told.append([reason(table.twin(), *move) for move in moves])
    assert told[0] == told[1] == told[2]
    assert all(told[0])


@rule("CPN-11.3")
def test_no_reason_names_a_card_that_lies_face_down() -> None:
    table = scene(2, tower=f"{S} L1P6=33@0 L1P7=2@1", hands=["12 31 40", "44"], reserve="1 50 18 42 43 45")
    for move in (["hide 31", "on L1P5"], ["hide 12", "on L1P1"], ["open L1P6"], ["open L1P7"]):
        found = reason(table.twin(), *move)
        assert found is not None
        assert not {"31", "12", "33", "2"} & set(str(found.args).replace("'", " ").split()), found
        assert "card" not in found.args


@pytest.mark.parametrize("name", ["won", "collapsed", "stuck", "replaced-hidden", "won-with-finish"])
def test_every_whole_move_of_a_game_has_a_reason_in_words(name: str) -> None:
    record = Record.read((RECORDS / f"{name}.tablee").read_text(encoding="utf-8"))
    table = Table.at_first(GAME, record)
    for event in record.events:
        prepared = table.prepare_event(event)
        for step in prepared.steps:
            found = GREEDY.reason(Seat(step.before, step.seat), step.action)
            assert (found is None) == step.half_made
            if found is not None:
                assert all(WORDS.complete(found, language) for language in LANGUAGES)
        table.accept(prepared)
