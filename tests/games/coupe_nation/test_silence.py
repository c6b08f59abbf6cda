"""Nobody may show or hint at anything (chapter 11). What the server does about it is tested in tests/server."""

import pytest

from tablee.engine.errors import Refused
from tablee.engine.record import Player
from tablee.engine.table import Table
from tablee.engine.words import LANGUAGES
from tablee.games.coupe_nation import GAME
from tests.games.coupe_nation.scene import S, Scene, scene
from tests.games.words import said
from tests.rules import rule

MOVES = [
    ["place 12", "on L2P2"],
    ["hide 12", "on L1P1"],
    ["reserve", "pair 12", "pair 30", "difference 18", "on L2P2"],
]


def start() -> Scene:
    return scene(3, tower=f"{S} L1P6=33@1", hands=["7 12 30", "40", "41"], reserve="1 50 18 42 43")


@rule("CPN-11.1")
def test_the_game_is_played_in_silence() -> None:
    """The server offers no chat and no new names while such a game runs."""
    assert GAME.silent
    assert GAME.cooperative


@rule("CPN-11.2")
def test_nothing_shows_before_the_last_step() -> None:
    for moves in MOVES:
        table = start()
        others = (-1, 1, 2)
        before = [table.bytes(viewer) for viewer in others]
        for move in moves[:-1]:
            table.play(move)
            assert [table.bytes(viewer) for viewer in others] == before
            assert all(table.told(viewer) == [] for viewer in (-1, 0, 1, 2))
            assert table.view(0).begun
        table.play(moves[-1])
        assert all(len(table.told(viewer)) >= 1 for viewer in others)


@rule("CPN-11.2")
def test_a_draw_and_a_destroyed_card_are_public_at_once() -> None:
    table = scene(3, tower=S, hands=["9 12 30 31", "40", "41"], phase="draw", deck="44 FIN", finish=True)
    table.play("draw 1")
    assert list(table.seen.sizes)[0] == 5
    assert said(table.told(1)) == ["Ann draws a card."]
    table.play("place 9", "on L1P1", "discard 44")
    assert said(table.told(2)) == ["Ann destroys 44 from the hand."]
    assert table.discard == "44"
    second = scene(3, tower=S, hands=["9", "40", "41"], phase="draw", deck="FIN 44", finish=True).play("draw 1")
    assert second.seen.finish_at == "seat-0"
    assert said(second.told(1))[-1].startswith("Ann draws the Finish card")


@rule("CPN-11.2", "CPN-11.5")
def test_a_half_made_move_can_be_taken_back_and_nothing_else() -> None:
    table = Table(GAME, [Player("Ann"), Player("Ben")], seed=1)
    seat = int(table.state.to_act)
    table.play(seat, GAME.parse(table.state, seat, "draw 0"))
    assert not table.may_take_back(seat).allowed
    card = next(choice for choice in table.choices(seat) if choice.text.startswith("hide"))
    table.play(seat, card.action)
    assert table.may_take_back(seat).free
    table.take_back(seat)
    table.play(seat, card.action)
    table.play(seat, table.choices(seat)[0].action)
    for agreed in (False, True):
        with pytest.raises(Refused) as refused:
            table.take_back(seat, agreed=agreed)
        assert refused.value.refusal.line.key == "table-undo-forbidden"


@rule("CPN-11.3")
def test_a_hidden_number_is_sent_to_whoever_laid_it() -> None:
    table = start()
    for viewer, known in ((-1, False), (0, False), (1, True), (2, False)):
        spot = table.spot("L1P6", viewer)
        assert (spot.down, spot.card is not None) == (True, known)


@rule("CPN-11.4")
def test_option_lists_say_nothing_about_hidden_cards() -> None:
    """The same options whatever the hidden card is, and for nobody but the active player."""
    lists = []
    for hidden in ("33", "2", "24", "49"):
        table = scene(3, tower=f"{S} L1P6={hidden}@1", hands=["7 12 30", "40", "41"], reserve="1 50 18 42 43")
        lists.append(table.options())
        assert GAME.choices(table.state, 1) == GAME.choices(table.state, 2) == []
    assert lists[0] == lists[1] == lists[2] == lists[3]
    assert "open L1P6" in lists[0]


@rule("CPN-11.5")
def test_the_table_makes_no_move_by_itself() -> None:
    """Whether a move is forced depends on the hand, and a game must not be lost without a decision."""
    alone = scene(2, tower=f"{S} L1P5=27@1", hands=["", "30"], deck="none", phase="draw", reference="L1P5")
    assert (alone.options(), alone.state.forced()) == (["open L1P5"], False)
    one = scene(2, tower=S, hands=["24", "30"])
    assert not one.play("place 24").state.forced()


@rule("CPN-11.5")
def test_bots_depend_on_their_own_view() -> None:
    """Two worlds that a seat cannot tell apart give it the same dealt worlds, on which alone bots decide."""
    for seed in range(5):
        one = scene(3, tower=f"{S} L1P6=33@1", hands=["7 12 30", "40", "41"], reserve="1 50 18 42 43")
        two = scene(3, tower=f"{S} L1P6=44@1", hands=["7 12 30", "41", "33"], reserve="1 50 18 42 43")
        assert one.dealt(0, seed).bytes(1) == two.dealt(0, seed).bytes(1)


def test_a_refusal_says_nothing_about_hidden_cards() -> None:
    answers = set()
    for hidden in ("33", "2", "24"):
        table = scene(3, tower=f"{S} L1P6={hidden}@1", hands=["7 12 30", "40", "41"], reserve="1 50 18 42 43")
        refusals = [table.refused(move) for move in ("place 33", "place 2", "place 24", "hide 40", "open L1P5")]
        answers.add(str([(refusal.line, refusal.clause) for refusal in refusals]))
    assert len(answers) == 1


def test_every_language_can_say_it() -> None:
    table = start().play("hide 12", "on L1P1")
    for language in LANGUAGES:
        assert "12" in said(table.told(0), language)[0]
        assert "12" not in said(table.told(1), language)[0]


@rule("CPN-11.2")
def test_of_a_hidden_card_others_see_the_same_whichever_it_is() -> None:
    def seen(card: int, verb: str) -> int:
        table = scene(3, tower=S, hands=[f"{card} 30", "40", "41"]).play(f"{verb} {card}")
        return int(table.state.seen(GAME.parse(table.state, 0, "on L1P1"), 1))

    assert seen(7, "hide") == seen(9, "hide")
    assert seen(7, "place") != seen(9, "place")
