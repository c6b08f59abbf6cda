"""What the models are for: a victim asked in the turn of another, a move of twelve steps, and moves of two steps that
several seats make at the same time."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots.seat import Seat
from tablee.engine.digest import digest
from tablee.engine.errors import Refused
from tablee.engine.game import Game
from tablee.engine.record import Player, Record
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.words import Line, say
from tests.engine.hard_parts import growth, tower, vintage

GROWTH, TOWER, VINTAGE = growth.Growth(), tower.Tower(), vintage.Vintage()


def reached(game: Game, seats: int, where: Callable[[Any], bool]) -> Table:
    """A table that has come by random play to a position of some sort."""
    for seed in range(200):
        table, choose = Table(game, [Player(f"P{seat}") for seat in range(seats)], seed=seed), random.Random(seed)
        while not table.over:
            if where(table.state):
                return table
            table.play(int(table.state.to_act), choose.choice(table.state.legal_actions()))
    raise AssertionError("no such position was reached")


def labels(table: Table, seat: int) -> dict[str, str]:
    return {
        choice.text: say(choice.label, names=("Ann", "Ben", "Cle")) for choice in table.choices(seat) if choice.label
    }


# Capa d'Oro: the end of a turn


def test_one_move_sets_off_die_cubes_shifts_and_harvests_in_order() -> None:
    table = reached(GROWTH, 3, lambda state: state.phase == growth.ACTING)
    told: set[str] = set()
    for seed in range(60):
        table = Table(GROWTH, [Player("P")] * 3, seed=seed)
        choose = random.Random(seed)
        while not table.over:
            seat = int(table.state.to_act)
            prepared = table.prepare(seat, choose.choice(table.state.legal_actions()))
            if prepared.steps[0].action == growth.END:
                keys = [line.key for line in table.told(prepared, SPECTATOR)]
                if len(keys) > 1:
                    assert keys[:2] == ["growth-log-end", "growth-log-die"]
                told.update(keys)
            table.accept(prepared)
    told_of = {"event", "bale", "spilt", "shifted", "reaped", "eaten"}
    assert told >= {f"growth-log-{each}" for each in told_of}


def victim(state: Any) -> bool:
    return state.phase == growth.LOSING and state.owed > 1 and len(state.legal_actions()) > 1


def test_a_victim_is_asked_in_the_turn_of_another() -> None:
    table = reached(GROWTH, 3, lambda state: victim(state) and state.to_act != state.turn)
    state: Any = table.state
    asked, turn = int(state.to_act), state.turn
    prompt = table.view(asked).prompt
    assert (prompt.args["who"], prompt.args["turn_seat"], prompt.args["left"]) == ("you", turn, state.owed)
    assert table.view(turn).prompt.args["who"] == "other"
    assert table.choices(turn) == []
    with pytest.raises(Refused) as refused:
        table.play(turn, growth.END)
    assert refused.value.refusal.line.key == "table-not-your-turn"


def test_bales_are_given_up_as_a_set_and_in_one_message() -> None:
    table = reached(GROWTH, 2, victim)
    state: Any = table.state
    seat = int(state.to_act)
    wares = list(state.wares[seat])
    chosen: list[str] = []
    for _ in range(state.owed):  # from the last colour to the first: not the order of the rules
        picks = table.picks(seat, [GROWTH.parse(state, seat, text) for text in chosen])
        assert picks is not None
        assert picks.need == state.owed
        chosen.append(picks.choices[-1].text)
    steps = table.play(seat, " ".join(chosen))
    after: Any = steps[-1].after
    assert [step.action for step in steps] == sorted(step.action for step in steps)
    lost = [text.split()[1] for text in chosen]
    expected = [have - lost.count(letter) for have, letter in zip(wares, growth.COLOURS, strict=True)]
    assert after.wares[seat] == expected


def test_a_victim_may_take_a_bale_back_without_asking() -> None:
    table = reached(GROWTH, 3, victim)
    seat, before = int(table.state.to_act), digest(table.state)
    table.play(seat, table.state.legal_actions()[0])
    assert table.may_take_back(seat).free
    table.take_back(seat)
    assert digest(table.state) == before


# Coupe nation: the reserve action


def exchange_of_twelve() -> tower.TowerState:
    """9 + 30 = 39: seven cards are destroyed to take the 32."""
    state = TOWER.new(2, seed=1)
    assert isinstance(state, tower.TowerState)
    state.hands = [[2, 3, 4, 5, 6, 7, 8, 9, 30], [10, 11, 12, 13, 14, 15, 16, 17, 18]]
    state.reserve = [1, 32, 33, 34, 36]
    used = {*state.hands[0], *state.hands[1], *state.reserve}
    state.deck = [card for card in range(1, tower.CARDS + 1) if card not in used]
    return state


def test_a_move_of_twelve_steps_is_typed_at_once_in_any_order() -> None:
    state = exchange_of_twelve()
    words = ["9", "30", "sum 32", "2", "3", "4", "5", "6", "7", "8", "L1P2"]
    texts = [TOWER.moves.name(state, step) for step in TOWER.parse_move(state, 0, "reserve " + " ".join(words))]
    assert texts[:4] == ["reserve", "pair 9", "pair 30", "sum 32"]
    assert texts[4:] == [*(f"extra {card}" for card in range(2, 9)), "on L1P2"]
    choose = random.Random(1)
    for _ in range(20):
        choose.shuffle(words)
        steps = TOWER.parse_move(state, 0, "reserve " + " ".join(words))
        assert [TOWER.moves.name(state, step) for step in steps] == texts, words
    written = TOWER.parse_move(state, 0, "on L1P2, sum 32, extra 8 7 6 5 4 3 2, pair 30 9, reserve")
    assert [TOWER.moves.name(state, step) for step in written] == texts


def test_a_text_that_means_no_move_is_refused_soon() -> None:
    state = exchange_of_twelve()
    for text in ("reserve 9 30 sum 33 2 3 4 5 6 7 8 L1P2", "reserve 9 9 sum 32 2 3 4 5 6 7 8 L1P2", "reserve 9 L9P9"):
        with pytest.raises(Refused):
            TOWER.parse_move(state, 0, text)


def test_a_number_alone_means_what_is_possible_with_it() -> None:
    state = exchange_of_twelve()
    for text in ("reserve", "pair 9", "pair 30"):
        state.apply(TOWER.parse(state, 0, text))
    assert TOWER.moves.name(state, TOWER.parse(state, 0, "33")) == "sum 33"  # 30 − 9 = 21 is too far away
    state = exchange_of_twelve()
    with pytest.raises(Refused):
        TOWER.parse(state, 0, "9")  # face up or face down: a guess would be a move nobody meant


def test_labels_say_what_earlier_steps_have_made_of_a_choice() -> None:
    state = exchange_of_twelve()
    for text in ("reserve", "pair 9", "pair 30"):
        state.apply(TOWER.parse(state, 0, text))
    said = {choice.text: say(choice.label) for choice in TOWER.choices(state, 0) if choice.label}
    assert said["sum 32"] == "9 + 30 = 39: take 32, destroying 7 cards"
    state.apply(TOWER.parse(state, 0, "sum 36"))
    assert say(TOWER.choices(state, 0)[0].label or Line("")) == "Destroy 2 for the 36"


def test_a_set_in_the_middle_of_a_move_is_not_called_by_the_move() -> None:
    state = exchange_of_twelve()
    state.apply(TOWER.parse(state, 0, "reserve"))
    picks = TOWER.picks(state, 0)
    assert picks is not None
    assert (picks.need, picks.label) == (2, None)
    assert "" not in TOWER.effects(state, 0)
    again = TOWER.picks(state, 0, [TOWER.parse(state, 0, "pair 30")])
    assert again is not None
    assert {choice.text for choice in again.choices} == {f"pair {card}" for card in range(2, 10)}


def exchanging(state: Any) -> bool:
    return tower.RESERVE in state.legal_actions() and state.pending.count == 0


def test_steps_are_taken_back_one_by_one_and_nobody_notices() -> None:
    table = reached(TOWER, 3, exchanging)
    seat, choose = int(table.state.to_act), random.Random(5)
    table.play(seat, "reserve")
    digests = [digest(table.state)]
    while not table.state.completes(table.state.legal_actions()[0]):
        table.play(seat, choose.choice(table.state.legal_actions()))
        digests.append(digest(table.state))
    assert len(digests) > 3
    assert [table.view(other).begun for other in range(3) if other != seat] == [[], []]
    assert len(table.view(seat).begun) == len(digests)
    for expected in reversed(digests[:-1]):
        table.take_back(seat)
        assert digest(table.state) == expected


def test_the_whole_move_is_one_message_and_one_entry_for_the_others() -> None:
    table = reached(TOWER, 3, exchanging)
    seat, state, choose, texts = int(table.state.to_act), table.state.copy(), random.Random(7), ["reserve"]
    state.apply(tower.RESERVE)
    while True:
        action = choose.choice(state.legal_actions())
        texts.append(TOWER.moves.name(state, action))
        if state.completes(action):
            break
        state.apply(action)
    prepared = table.prepare(seat, " ".join(texts))
    assert len(prepared.steps) == len(texts)
    lines = table.told(prepared, (seat + 1) % 3)
    assert [line.key for line in lines] == ["tower-log-exchange"]
    table.accept(prepared)
    assert digest(Table.replay(TOWER, Record.read(str(table.record))).state) == digest(table.state)
    assert f"{seat} {' '.join(texts)}\n" in table.transcript((seat + 1) % 3)


def test_a_card_laid_face_down_is_told_without_its_number() -> None:
    table = reached(
        TOWER, 2, lambda state: state.pending.count == 0 and tower.HIDE <= state.legal_actions()[-2] < tower.OPEN
    )
    seat, other = int(table.state.to_act), 1 - int(table.state.to_act)
    card = next(action for action in table.state.legal_actions() if tower.HIDE <= action < tower.OPEN)
    table.play(seat, card)
    prepared = table.prepare(seat, table.state.legal_actions()[0])
    step = prepared.steps[0]
    assert TOWER.notate(step.before, step.action, other).startswith("hide on L")
    assert [line.key for line in table.told(prepared, other)] == ["tower-log-hide"]
    assert [line.key for line in table.told(prepared, seat)] == ["tower-log-hid"]


# Age of Champagne: partial delivery and resolution


def test_an_order_may_be_shipped_without_one_cuvee() -> None:
    def partial(state: Any) -> bool:
        ships = state.phase == vintage.SHIPPING and state.spots[vintage.PARTIAL] == state.to_act
        return ships and not state.pending.count and len(state.legal_actions()) > 1

    table = reached(VINTAGE, 3, partial)
    state: Any = table.state
    seat, points = int(state.to_act), list(state.points)
    text = next(choice.text for choice in table.choices(seat) if choice.text.startswith("ship"))
    table.play(seat, text)
    omitting = next(choice for choice in table.choices(seat) if choice.text.startswith("without"))
    assert omitting.label is not None
    table.play(seat, omitting.text)
    after: Any = table.state
    assert after.points[seat] - points[seat] == omitting.label.args["points"]
    for viewer in (SPECTATOR, (seat + 1) % 3):
        assert f"{seat} {text} {omitting.text}\n" in table.transcript(viewer)


def test_whoever_speaks_first_is_resolved_first() -> None:
    def begins(state: Any) -> bool:
        placed = sum(seat >= 0 for seat in state.spots)
        speaker = int(state.spots[vintage.SPEAK_FIRST])
        # Not one who would be first anyway.
        return state.phase == vintage.SHIPPING and placed == 3 and speaker not in (-1, (state.round - 1) % 3)

    state: Any = reached(VINTAGE, 3, begins).state
    assert state.to_act == state.spots[vintage.SPEAK_FIRST]


def harvest(state: Any) -> bool:
    return state.phase == vintage.HARVESTING and len(state.choosing()) >= 2


def test_several_seats_make_moves_of_two_steps_at_the_same_time() -> None:
    table = reached(VINTAGE, 4, harvest)
    state: Any = table.state
    seats, turn = state.choosing(), int(state.to_act)
    outside = next((seat for seat in (*range(4), SPECTATOR) if seat not in seats), SPECTATOR)
    assert table.view(outside).prompt.args["who"] == "several"
    for seat in reversed(seats):
        assert table.view(seat).prompt == Line(
            "vintage-prompt-keep-c",
            {"who": "you", "seat": seat, "room": state.room(seat), "crop": sum(vintage.HARVESTS[state.crop[seat]])},
        )
        before = [table.view(viewer) for viewer in range(4) if viewer != seat]
        prepared = table.prepare(seat, table.choices(seat)[0].text)
        assert table.told(prepared, outside) == []
        table.accept(prepared)
        assert [table.view(viewer) for viewer in range(4) if viewer != seat] == before
        assert table.state.to_act == turn
    for seat in reversed(seats):  # everybody is in the middle of a move
        assert len(table.view(seat).begun) == 1
        assert table.view(seat).prompt.key == "vintage-prompt-keep-n"
        assert {choice.text.split()[0] for choice in table.choices(seat)} == {"keep-n"}
        assert Seat(table.state, seat).deal(rng_of(3)).legal_actions() == table.state.actions_of(seat)
        prepared = table.prepare(seat, table.choices(seat)[0].text)
        last = seat == seats[0]
        told = [line.key for line in table.told(prepared, outside)]
        assert told == (["vintage-log-keep"] * 4 if last else [])
        table.accept(prepared)
    assert table.state.pending.count == 0
    assert table.state.waiting is None
    again = Table.replay(VINTAGE, Record.read(str(table.record)))
    assert digest(again.state) == digest(table.state)
    resumed = Table(VINTAGE, table.record.players, seed=table.record.seed, begin=False)
    resumed.resume(table.progress())
    assert digest(resumed.state) == digest(table.state)


def test_a_move_that_is_not_asked_for_is_refused_by_the_tables() -> None:
    """Also for a seat that is asked, but not next, and though the game has an `explain` of its own."""
    table = reached(VINTAGE, 4, harvest)
    state: Any = table.state
    seat = state.choosing()[-1]
    table.play(seat, table.choices(seat)[0].text)
    with pytest.raises(Refused) as refused:
        table.play(seat, vintage.KEEP_C)
    assert refused.value.refusal.line.key == "table-refuse-now"
    assert all(text.startswith("keep-n") for text in refused.value.refusal.legal)
