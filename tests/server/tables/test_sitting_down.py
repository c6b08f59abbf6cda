"""Before the game: seats, bots, leaving, the host's rights, and the start."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.state import SPECTATOR
from tablee.server.messages import (
    Ban,
    Free,
    HandOver,
    Hush,
    Leave,
    Move,
    Nonce,
    Propose,
    Resign,
    Return,
    Sit,
    SitBot,
    Start,
    Undo,
)
from tablee.server.tables import acts
from tablee.server.tables.event_log import Forgotten, Reserved
from tests.server.tables.playing import Act, Playing, table, waiting


def names(table: Playing) -> list[str]:
    return [seat.name for seat in table.info.seats]


# Sitting down


def test_whoever_sits_may_take_another_name_and_keeps_seat_and_random_bytes() -> None:
    table = waiting("Ann", "Bob", seats=3)
    before = [(seat.person, seat.ready) for seat in table.info.seats]
    table.act("Bob", Sit, seat=1, name=" Robert  Dupont ")
    assert names(table) == ["Ann", "Robert Dupont", ""]
    assert [(seat.person, seat.ready) for seat in table.info.seats] == before
    assert table.no("Ann", Sit, seat=1, name="Somebody") == "server-seat-taken"
    assert table.no("Bob", Sit, seat=1) == "server-seat-taken"
    assert table.state.host == "Ann"


def test_a_named_seat_and_any_seat() -> None:
    table = waiting(seats=3)
    table.guests |= {"Bob", "Cem"}
    table.act("Bob", Sit, seat=1)
    table.act("Ann", Sit)
    table.act("Cem", Sit)
    assert names(table) == ["Ann", "Bob", "Cem"]
    table.guests.add("Dan")
    assert table.no("Dan", Sit) == "server-no-free-seat"


def test_a_seat_is_taken_once() -> None:
    table = waiting("Ann")
    table.guests.add("Bob")
    assert table.refused("Bob", Sit, seat=0).line.args == {"number": 1}
    assert table.no("Ann", Sit, seat=0) == "server-seat-taken"
    assert table.no("Bob", Sit, seat=3) == "table-no-such-seat"
    table.act("Ann", SitBot, seat=1, level="random")
    assert table.no("Bob", Sit, seat=1) == "server-seat-taken"


def test_pressing_twice_takes_one_seat() -> None:
    table = waiting("Ann")
    assert table.no("Ann", Sit) == "server-already-so"


def test_several_people_at_one_device() -> None:
    table = waiting("Ann")
    table.act("Ann", Sit, seat=1, name="Ada")
    table.act("Ann", Sit, seat=2)
    assert names(table) == ["Ann", "Ada", "Ann"]
    assert {seat.person for seat in table.info.seats} == {"Ann"}


def test_a_name_at_a_seat_is_one_that_a_person_could_have() -> None:
    table = waiting()
    table.act("Ann", Sit, seat=1, name=" Ada Lovelace ")
    assert names(table)[1] == "Ada Lovelace"
    wrong = {"  \t ": "empty", "Ada\nLovelace": "letters", "\u202eadA": "letters", "bot greedy 1": "bot"}
    for name, reason in wrong.items():
        assert table.no("Ann", Sit, seat=2, name=name) == f"people-name-{reason}"


def test_by_invitation_only_or_anyone() -> None:
    closed = waiting("Ann")
    assert closed.no("Bob", Sit) == "server-by-invitation"
    closed.guests.add("Bob")
    closed.act("Bob", Sit)
    closed.guests.remove("Bob")
    closed.act("Bob", Sit, seat=2)  # whoever sits here already is welcome
    waiting("Ann", join="anyone").act("Bob", Sit)


def test_the_host_needs_no_invitation() -> None:
    table = waiting()
    table.act("Ann", Sit, seat=2)
    assert table.seat("Ann") == 2


def test_a_reserved_seat_waits_for_its_person() -> None:
    table = waiting("Ann", seats=3)
    table.table_does(Reserved(1, "Bob"))
    table.guests |= {"Cem", "Dan"}
    assert table.info.seats[1].reserved
    assert table.no("Cem", Sit, seat=1) == "server-seat-taken"
    table.act("Cem", Sit)
    assert table.seat("Cem") == 2
    assert table.no("Dan", Sit) == "server-no-free-seat"
    assert table.no("Ann", Start) == "server-seats-missing"
    table.act("Bob", Sit)  # no invitation needed, and it is the reserved one
    assert table.seat("Bob") == 1
    assert not table.info.seats[1].reserved


def test_a_reserved_seat_can_be_refused_freed_or_given_to_a_bot() -> None:
    for number in range(3):
        table = waiting("Ann", seats=2)
        table.table_does(Reserved(1, "Bob"))
        if number == 0:
            table.act("Bob", Leave)
        elif number == 1:
            table.act("Ann", Free, seat=1)
        else:
            table.act("Ann", SitBot, seat=1, level="greedy")
        assert table.info.seats[1].person == ""


def test_nonces_go_into_the_cards() -> None:
    table = waiting()
    table.act("Ann", Sit, seat=0, nonce="00ff")
    table.act("Ann", Sit, seat=2, nonce="")
    table.guests.add("Bob")
    table.act("Bob", Sit, nonce="abcd")
    assert [nonce.hex() for nonce in table.state.seed().nonces] == ["00ff", "abcd"]
    table.act("Bob", Leave)
    assert [nonce.hex() for nonce in table.state.seed().nonces] == ["00ff"]


def test_no_game_begins_before_everybody_has_added_random_bytes() -> None:
    table = waiting("Ann", "Bob")
    table.act("Ann", SitBot, seat=2, level="greedy")
    assert [seat.ready for seat in table.info.seats] == [False, False, True]
    assert table.refused("Ann", Start).line.args == {"seat": 0}
    table.act("Ann", Nonce, nonce="0a")
    assert [seat.ready for seat in table.info.seats] == [True, False, True]
    assert table.refused("Ann", Start).line.args == {"seat": 1}
    assert table.no("Ann", Start) == "server-nonce-missing"
    table.act("Bob", Nonce, nonce="0b")
    table.act("Ann", Start)
    assert table.no("Ann", Nonce, nonce="0c") == "server-has-begun"
    assert [nonce.hex() for nonce in table.state.game_table.record.seed.nonces] == ["0a", "0b"]


def test_random_bytes_are_for_all_ones_seats_and_can_be_replaced() -> None:
    table = waiting("Ann", seats=2)
    table.act("Ann", Sit, seat=1, nonce="0b")
    assert [seat.ready for seat in table.info.seats] == [True, True]
    table.act("Ann", Nonce, nonce="0a")
    assert [nonce.hex() for nonce in table.state.seed().nonces] == ["0a"]
    table.act("Ann", Start)


def test_only_whoever_has_sat_down_adds_random_bytes() -> None:
    table = waiting("Ann", seats=2)
    table.table_does(Reserved(1, "Bob"))
    assert table.no("Bob", Nonce, nonce="0b") == "server-not-seated"
    assert table.no("Cem", Nonce, nonce="0b") == "server-not-seated"
    assert not table.info.seats[1].ready


def test_who_only_comes_and_goes_is_stopped_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_WAITING", 9)
    table = waiting("Ann", "Bob", seats=2).ready()
    while table.state.seq < 8:
        table.act("Bob", Leave)
        table.act("Bob", Sit, nonce="0b")
    table.act("Ann", Nonce, nonce="0a")
    assert table.no("Bob", Leave) == "server-enough"
    table.act("Ann", Start)
    table.move(table.options(table.asked)[0])


def test_a_host_does_not_ban_and_silence_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_MODERATED", 3)
    table = waiting("Ann", "Bob")
    table.act("Ann", Ban, person="Cem")
    table.act("Ann", Ban, person="Cem", ban=False)
    table.act("Ann", Hush, person="Bob")
    assert table.no("Ann", Hush, person="Bob", hush=False) == "server-enough"
    assert table.no("Ann", Ban, person="Dan") == "server-enough"
    assert table.no("Ann", Free, seat=1, ban=True) == "server-enough"
    table.act("Ann", Free, seat=1)


# Bots


def test_the_host_gives_free_seats_to_bots() -> None:
    table = waiting("Ann", "Bob")
    assert table.no("Bob", SitBot, seat=2, level="greedy") == "server-only-host"
    assert table.no("Ann", SitBot, seat=1, level="greedy") == "server-seat-taken"
    table.act("Ann", SitBot, seat=2, level="expert")
    assert table.no("Ann", SitBot, seat=2, level="greedy") == "server-seat-taken"
    assert table.info.seats[2].bot == "expert"
    assert table.no("Ann", SitBot, seat=7, level="greedy") == "table-no-such-seat"


def test_an_unknown_level_is_refused_with_near_matches() -> None:
    table = waiting("Ann")
    refusal = table.refused("Ann", SitBot, seat=1, level="exprt")
    assert refusal.line.key == "table-unknown-bot"
    assert refusal.line.args == {"name": "exprt", "near": "expert"}
    assert table.no("Ann", SitBot, seat=1, level="ismcts:500") == "table-unknown-bot"
    assert table.no("Ann", SitBot, seat=1, level="") == "table-unknown-bot"


# Leaving, freeing, banning


def test_whoever_leaves_frees_all_their_seats() -> None:
    table = waiting("Ann", "Bob")
    table.act("Bob", Sit, seat=2)
    table.act("Bob", Leave)
    assert names(table) == ["Ann", "", ""]
    assert table.no("Bob", Leave) == "server-not-seated"


def test_a_host_who_leaves_hands_over_to_somebody_who_is_here() -> None:
    table = waiting("Ann", "", "Cem", seats=3)
    table.table_does(Reserved(1, "Bob"))
    table.act("Ann", Leave)
    assert table.state.host == "Cem"
    table.act("Cem", Leave)
    assert table.state.host == "Cem"  # nobody becomes the host of a table they have not come to
    assert table.no("Cem", HandOver, person="Bob") == "server-not-seated-there"


def test_nobody_who_was_forgotten_becomes_the_host() -> None:
    played = table("Ann", "Bob", "Cem")
    played.table_does(Forgotten("Bob"))
    assert played.no("Ann", HandOver, person="Bob") == "server-not-seated-there"
    played.act("Ann", HandOver, person="Cem")


def test_a_host_who_leaves_alone_stays_host_and_may_come_back() -> None:
    table = waiting("Ann")
    table.act("Ann", Leave)
    assert table.state.host == "Ann"
    table.act("Ann", Sit)


def test_the_host_empties_seats() -> None:
    table = waiting("Ann", "Bob", seats=4)
    assert table.no("Bob", Free, seat=0) == "server-only-host"
    assert table.no("Ann", Free, seat=2) == "server-seat-free"
    assert table.no("Ann", Free, seat=9) == "table-no-such-seat"
    table.act("Ann", SitBot, seat=2, level="greedy")
    table.act("Ann", Free, seat=2)
    table.act("Ann", Free, seat=1)
    assert names(table) == ["Ann", "", "", ""]
    table.act("Bob", Sit)  # not banned


def test_freeing_with_a_ban_empties_all_their_seats_for_good() -> None:
    table = waiting("Ann", "Bob")
    table.act("Bob", Sit, seat=2)
    table.act("Ann", Free, seat=1, ban=True)
    assert names(table) == ["Ann", "", ""]
    assert table.no("Bob", Sit) == "server-banned"
    table.act("Ann", Ban, person="Bob", ban=False)
    table.act("Bob", Sit)


def test_a_bot_or_the_host_cannot_be_banned_by_freeing() -> None:
    table = waiting("Ann")
    table.act("Ann", SitBot, seat=1, level="greedy")
    table.act("Ann", Free, seat=1, ban=True)
    table.act("Ann", Free, seat=0, ban=True)
    assert table.state.banned == set()
    assert names(table) == ["", "", ""]


def test_banning_somebody_at_the_door() -> None:
    table = waiting("Ann", "Bob")
    assert table.no("Bob", Ban, person="Cem") == "server-only-host"
    assert table.no("Ann", Ban, person="Ann") == "server-not-yourself"
    table.act("Ann", Ban, person="Cem")
    assert table.no("Ann", Ban, person="Cem") == "server-already-so"
    table.guests.add("Cem")
    acts: list[tuple[Act, dict[str, Any]]] = [
        (Sit, {}),
        (Leave, {}),
        (Move, {"text": "buy R"}),
        (Undo, {}),
        (Start, {}),
    ]
    for kind, fields in acts:
        assert table.no("Cem", kind, **fields) == "server-banned"
    table.act("Ann", Ban, person="Bob")
    assert names(table) == ["Ann", "", ""]
    table.act("Ann", Ban, person="Cem", ban=False)
    assert table.no("Ann", Ban, person="Cem", ban=False) == "server-already-so"


def test_nobody_is_shown_whom_the_host_bans_or_silences() -> None:
    table = waiting("Ann", "Bob")
    counts = list(table.state.counts)
    table.act("Ann", Ban, person="Cem")
    table.act("Ann", Hush, person="Bob")
    assert table.no("Ann", Hush, person="Bob") == "server-already-so"
    assert table.no("Bob", Hush, person="Ann") == "server-only-host"
    table.act("Ann", Hush, person="Bob", hush=False)
    assert table.state.counts == counts


def test_whoever_plays_is_not_banned() -> None:
    played = table("Ann", "Bob")
    assert played.no("Ann", Ban, person="Bob") == "server-plays-here"
    played.act("Ann", Ban, person="Cem")
    played.act("Bob", Resign)
    assert played.no("Ann", Ban, person="Bob") == "server-played-here"  # the record is theirs too
    assert played.holder(1) == "Bob"


# Who is the host


def test_handing_over() -> None:
    table = waiting("Ann", "Bob")
    assert table.no("Bob", HandOver, person="Bob") == "server-only-host"
    for person in ("Ann", "Cem", ""):
        assert table.no("Ann", HandOver, person=person) == "server-not-seated-there"
    table.act("Ann", HandOver, person="Bob")
    assert table.info.host == "Bob"
    assert table.no("Ann", Start) == "server-only-host"


# Starting


def test_only_the_host_starts_and_only_a_full_table() -> None:
    table = waiting("Ann", "Bob")
    assert table.no("Bob", Start) == "server-only-host"
    assert table.refused("Ann", Start).line.args == {"count": 1}
    table.act("Ann", SitBot, seat=2, level="greedy")
    table.ready().act("Ann", Start)
    assert table.status == "playing"
    assert table.no("Ann", Start) == "server-has-begun"


def test_a_host_may_start_a_table_of_bots() -> None:
    table = Playing(seats=2)
    for seat in range(2):
        table.act("Ann", SitBot, seat=seat, level="random")
    table.started()
    assert table.state.due()["bot"] == (table.now, table.asked)
    table.thorough = False
    table.until(lambda table: table.state.over)
    assert table.status == "finished"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [(Move, {"text": "stop"}), (Undo, {}), (Propose, {"what": "stop"}), (Resign, {}), (Return, {})],
)
def test_nothing_is_played_before_the_start(kind: type, fields: dict[str, Any]) -> None:
    table = waiting("Ann", "Bob")
    assert table.no("Ann", kind, **fields) == "server-not-begun"
    assert table.scenes()[SPECTATOR].view is None


@pytest.mark.parametrize(
    ("kind", "fields"), [(Sit, {}), (SitBot, {"seat": 1, "level": "random"}), (Leave, {}), (Free, {"seat": 1})]
)
def test_nobody_comes_or_goes_after_the_start(kind: type, fields: dict[str, Any]) -> None:
    played = table("Ann", "Bob")
    assert played.no("Ann", kind, **fields) == "server-has-begun"
    played.act("Bob", Resign)
    assert played.no("Ann", kind, **fields) == "server-is-over"


def test_strangers_have_one_seat_each() -> None:
    opened = waiting("Ann", seats=4, join="anyone")
    opened.act("Bob", Sit, seat=1)
    assert opened.no("Bob", Sit, seat=2) == "server-one-seat"
    opened.act("Ann", Sit, seat=2)  # the host may bring somebody
