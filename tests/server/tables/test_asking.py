"""What a person may ask about the choices at hand: effects, what fits, what a touch meant. It changes nothing."""

from __future__ import annotations

from tablee.engine.record import Move as MoveLine
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Mark, encoded
from tablee.engine.words import Line
from tablee.games.coupage import GAME as COUPAGE
from tablee.server.messages import Effects, Move
from tablee.server.tables import asking
from tests.server.tables.playing import Playing, table


def swapping() -> tuple[Playing, int]:
    """A table of Coup where somebody is to swap tiles, and their seat."""
    played = table("Ann", "Bob", "Cem").until(lambda table: table.view(SPECTATOR).phase == "swapping" and table.turn)
    return played, played.asked


def test_effects_are_told_to_whoever_is_asked_and_at_that_moment_only() -> None:
    played = table("Ann", "Bob", "Cem")
    seat, n = played.asked, played.state.counts[played.asked]
    found = asking.effects(played.state, seat, n)
    assert (found.n, set(found.effects)) == (n, set(played.options(seat)))
    assert found.effects["buy R"].lines[0] == Line(
        "coup-effect-buy", {"colour": "R", "price": 100, "worth": 0, "left": 20}
    )
    assert Mark(f"cash-{seat}", "loss", 100, seat) in found.effects["buy R"].marks
    for other in (SPECTATOR, (seat + 1) % 3):
        assert asking.effects(played.state, other, played.state.counts[other]).effects == {}
    assert asking.effects(played.state, seat, n - 1).effects == {}, "an old question"
    played.move("buy R")
    assert asking.effects(played.state, seat, n).effects == {}, "the table has moved on"


def test_effects_of_a_game_of_the_server_are_the_same_in_twin_worlds() -> None:
    """The true hands and the true pool are not looked at: only what the seat knows."""
    played = table("Ann", "Bob", "Cem").until(lambda table: table.view(SPECTATOR).phase == "laying" and table.turn)
    seat = played.asked
    before = encoded(asking.effects(played.state, seat, played.state.counts[seat]))
    twin = played.state.game_table.state.copy()
    twin.determinize(seat, played.state.seed().rng())
    found = played.game.effects(twin, seat)
    assert encoded(Effects(played.state.counts[seat], found)) == before


def test_what_fits_depends_on_what_was_chosen() -> None:
    played, seat = swapping()
    n, tiles = played.state.counts[seat], [text for text in played.options(seat) if text.startswith("aside")]
    found = asking.fits(played.state, seat, n, tiles[:2])
    assert found.picks is not None
    assert [choice.text for choice in found.picks.choices] == tiles[2:]
    assert asking.fits(played.state, seat, n - 1, tiles[:1]).picks is None
    assert asking.fits(played.state, seat, n, ["nonsense"]).picks is None
    assert asking.fits(played.state, (seat + 1) % 3, n, tiles[:1]).picks is None


def test_a_touch_is_explained() -> None:
    played = table("Ann", "Bob", "Cem")
    seat = played.asked
    why = asking.meant(played.state, seat, "R07")
    assert (why.line.key, why.clause) == ("coup-refuse-now", "COUP-2.1")
    assert why.line.args["text"] == Line("coup-move-lay", {"colour": "R", "number": 7})
    assert asking.meant(played.state, seat, "no such piece").line.key == "table-means-nothing"
    assert asking.meant(played.state, (seat + 1) % 3, "R07").line.key == "table-not-your-turn"
    assert asking.meant(played.state, SPECTATOR, "R07").line.key == "table-means-nothing"


def test_a_whole_move_is_one_entry_and_all_or_nothing() -> None:
    played, seat = swapping()
    person, held = played.turn, [text.split()[1] for text in played.options(seat) if text.startswith("aside")]
    entries, before = len(played.event_log), played.scenes()
    gone = next(tile for tile in ("Y01", "Y02", "Y03", "Y04") if tile not in held)
    wrong = f"aside {held[2]} aside {gone} done"
    assert played.no(person, Move, text=wrong, seat=seat) == "table-no-such-move"
    assert (len(played.event_log), played.scenes()) == (entries, before)
    played.move(f"aside {held[2]} aside {held[0]} done")
    assert len(played.event_log) == entries + 1
    made = [event.text for event in played.state.game_table.record.events if isinstance(event, MoveLine)]
    place = len(made) - made[::-1].index("done") - 1
    assert made[place - 2 : place + 1] == [f"aside {held[0]}", f"aside {held[2]}", "done"], "in the order of the rules"


def test_a_set_may_be_chosen_in_any_order_in_coupage() -> None:
    played = table("Ann", "Bob", game=COUPAGE).until(
        lambda table: any(text.startswith("lay ") for text in table.options(table.asked))
    )
    seat = played.asked
    lay = next(text for text in played.options(seat) if text.startswith("lay "))
    played.move(lay)
    n, chosen = played.state.counts[seat], list[str]()
    picks = played.state.game_table.picks(seat)
    assert picks is not None
    while len(chosen) < picks.need:
        found = asking.fits(played.state, seat, n, chosen).picks
        assert found is not None
        chosen.insert(0, found.choices[-1].text)  # from behind: the rules ask for them the other way round
    played.move(" ".join(chosen))
    assert played.state.game_table.state.pending.count == 0
