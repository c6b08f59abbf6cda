"""Lost Cities, rule by rule: a position, moves in notation, what a player would see."""

import re
from pathlib import Path

import pytest

from tablee.engine.conformance import check
from tablee.engine.errors import Refused
from tablee.engine.record import Player, Record
from tablee.engine.table import Table
from tests.packages.lost_cities.lost_cities import GAME
from tests.packages.lost_cities.lost_cities.cards import CARDS, code, colour_of, pack, without
from tests.packages.lost_cities.lost_cities.rules import HAND, LostCitiesState, value
from tests.packages.lost_cities.lost_cities.view import LostCitiesView

CODES = {code(card): card for card in range(CARDS)}
FOLDER = Path(__file__).parent / "lost_cities"


def cards(text: str) -> list[int]:
    return [CODES[each] for each in text.split()]


def scene(
    hand: str, *, own: str = "", other: str = "", piles: str = "", deck: str = "", rounds: int = 1
) -> LostCitiesState:
    """Seat 0 is to act and holds these cards, and as many others as are missing. `deck`, from the top, is all of it."""
    state = GAME.new(2, {"rounds": rounds})
    assert isinstance(state, LostCitiesState)
    rest = without(pack(), cards(f"{hand} {own} {other} {piles} {deck}"))
    missing = HAND - len(hand.split())
    state.hands = [sorted(cards(hand) + rest[:missing]), sorted(rest[missing : missing + HAND])]
    state.deck = cards(deck)[::-1] if deck else rest[missing + HAND :]
    for group, text in ((state.expeditions[0], own), (state.expeditions[1], other), (state.piles, piles)):
        for card in cards(text):
            group[colour_of(card)].append(card)
    return state


def play(state: LostCitiesState, *turns: str) -> None:
    for turn in turns:
        for action in GAME.parse_move(state, state.to_act, turn):
            GAME.play(state, state.to_act, action)


def moves(state: LostCitiesState) -> list[str]:
    return [choice.text for choice in GAME.choices(state, state.to_act)]


def seen(state: LostCitiesState, viewer: int) -> LostCitiesView:
    view = GAME.view(state, viewer)
    assert isinstance(view, LostCitiesView)
    return view


def refusal(state: LostCitiesState, text: str) -> str:
    with pytest.raises(Refused) as refused:
        play(state, text)
    return refused.value.refusal.clause


def points(text: str) -> int:
    return value(cards(text))


def test_both_get_eight_cards_and_the_others_are_the_deck() -> None:  # LOST-1.1
    view = seen(GAME.new(2), 0)  # type: ignore[arg-type]
    assert (view.sizes, len(view.hand), view.deck, view.to_act) == ([8, 8], 8, 44, 0)


def test_a_turn_is_a_card_and_a_draw() -> None:  # LOST-2.1
    state = scene("Y5")
    play(state, "lay Y5 draw")
    view = seen(state, 0)
    assert (view.expeditions[0][0], view.sizes, view.deck, view.to_act) == (cards("Y5"), [8, 8], 43, 1)


def test_only_cards_that_are_held_can_be_laid() -> None:  # LOST-2.1
    assert refusal(scene("Y5", piles="R3"), "lay R3") == "LOST-2.1"


def test_numbers_rise() -> None:  # LOST-2.2
    state = scene("Y4 Y6 Y9", own="Y5")
    assert [each for each in moves(state) if each.startswith("lay Y")] == ["lay Y6", "lay Y9"]
    assert refusal(state, "lay Y4") == "LOST-2.2"


def test_wagers_come_first() -> None:  # LOST-2.3
    assert "lay Bx" in moves(scene("Bx", own="Bx"))
    state = scene("Bx", own="Bx B2")
    assert "lay Bx" not in moves(state)
    assert refusal(state, "lay Bx") == "LOST-2.3"


def test_a_discard_lies_on_the_pile_of_its_colour() -> None:  # LOST-2.4
    state = scene("G7", piles="G2")
    play(state, "discard G7 draw")
    assert seen(state, 1).piles[3] == cards("G2 G7")


def test_the_top_of_a_pile_can_be_taken() -> None:  # LOST-2.5
    state = scene("G7", piles="W3 W8")
    play(state, "discard G7 take W")
    view = seen(state, 0)
    assert CODES["W8"] in view.hand
    assert (view.piles[2], view.deck) == (cards("W3"), seen(scene("G7", piles="W3 W8"), 0).deck)


def test_the_card_just_discarded_cannot_be_taken() -> None:  # LOST-2.5
    state = scene("G7", piles="G2 W3")
    play(state, "discard G7")
    assert moves(state) == ["take W", "draw"]
    assert refusal(state, "take G") == "LOST-2.5"
    assert refusal(state, "take R") == "LOST-2.5"


def test_everybody_remembers_a_card_that_was_taken_until_it_is_laid() -> None:
    state = scene("G7", own="W2", piles="W8")
    play(state, "discard G7 take W")
    assert seen(state, 1).taken[0] == cards("W8")
    play(state, f"discard {code(state.hands[1][0])} draw", "lay W8 draw")
    assert seen(state, 1).taken[0] == []


def test_nobody_else_notices_half_a_turn() -> None:
    state = scene("Y5")
    before = seen(state, 1)
    play(state, "lay Y5")
    assert seen(state, 1) == before
    assert seen(state, 0).expeditions[0][0] == cards("Y5")


def test_the_round_ends_with_the_last_card() -> None:  # LOST-3.1
    state = scene("Y10", own="Y9 Y8", deck="R2")
    play(state, "lay Y10 draw")
    assert state.over
    assert seen(state, 0).scores == [7, 0]


def test_three_rounds_are_added_up_and_the_leader_begins_the_next() -> None:  # LOST-3.2
    state = scene("Y10", other="B10 B9", deck="R2", rounds=3)
    play(state, "lay Y10 draw")
    view = seen(state, 0)
    assert (view.round, view.deck, view.to_act, state.totals()) == (2, 44, 1, [-10, -1])
    state.finished[0] = [[3], [3]]
    state.deck = state.deck[:1]
    play(state, f"discard {code(state.hands[1][0])} draw")
    assert (seen(state, 0).round, state.to_act) == (3, 0)  # level: whoever did not begin the last one
    state.deck = state.deck[:1]
    play(state, f"discard {code(state.hands[0][0])} draw")
    assert state.over


@pytest.mark.parametrize(
    ("expedition", "worth"),
    [
        ("", 0),  # LOST-4.1
        ("R5", -15),  # LOST-4.2
        ("R5 R6 R10", 1),
        ("Rx", -40),  # LOST-4.3
        ("Rx Rx R10", -30),
        ("Rx Rx Rx R9 R10", -4),
        ("Rx Rx R8 R9 R10", 21),
        ("R2 R3 R4 R5 R6 R7 R8", 15),  # LOST-4.4
        ("R2 R3 R4 R5 R6 R7 R8 R9", 44),
        ("Rx Rx Rx R2 R3 R4 R5 R6", 20),
        ("Rx Rx Rx R2 R3 R4 R5 R6 R7 R8 R9 R10", 156),
    ],
)
def test_what_an_expedition_is_worth(expedition: str, worth: int) -> None:
    assert points(expedition) == worth


def test_the_most_points_win() -> None:  # LOST-4.5
    state = scene("Y10", own="Y8 Y9", deck="R2")
    play(state, "lay Y10 draw")
    assert state.returns() == [1.0, 0.0]
    state.finished = [[[5], [5]]]
    assert state.returns() == [0.5, 0.5]


def test_both_rulebooks_have_the_same_clauses_and_those_of_refusals() -> None:
    english, french = (
        re.findall(r"\[(LOST-[\d.]+)\]", (FOLDER / f"rulebook.{language}.md").read_text()) for language in ("en", "fr")
    )
    assert english == french
    named = re.findall(r"LOST-[\d.]+\d", (FOLDER / "explain.py").read_text() + (FOLDER / "moves.py").read_text())
    assert set(named) <= set(english)


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_whole_game_replays_from_its_record(rounds: int) -> None:
    table = Table(GAME, [Player("Ann"), Player("Bob")], {"rounds": rounds}, seed=7)
    while not table.state.over:
        actions = table.state.legal_actions()
        table.play(table.state.to_act, actions[-1] if table.state.pending.count else actions[0])  # the last one draws
    again = Table.replay(GAME, Record.read(str(table.record)))
    assert again.state.scores() == table.state.scores()


def test_it_conforms() -> None:
    check(GAME, games=1)
