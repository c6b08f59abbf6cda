"""Coupage at the full-screen table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.terminal.app import TableApp
from tablee.cli.terminal.dialogs import DetailsDialog, MovesDialog, ScoresDialog
from tablee.engine.view import Mark
from tablee.engine.words import LANGUAGES
from tablee.games.coupage.terminal.cards import short_name
from tablee.games.coupage.terminal.picture import Picture
from tablee.games.coupage.view import CoupageView
from tests.cli.coupage.table import P, asked, play, press
from tests.cli.playing import at_table, screen_lines, shown, table, wait_until_idle


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        for turn in range(900):
            if table(app).session.over:
                break
            if isinstance(app.screen, MovesDialog):
                await press(app, pilot, "enter")
            elif asked(app) == "act" and turn % 3 == 0:
                await press(app, pilot, "e")
            else:
                await press(app, pilot, "right", "enter")
        assert table(app).session.over
        await press(app, pilot, "enter")
        assert isinstance(app.screen, ScoresDialog)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_touching_pieces_plays_and_refuses(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        board = table(app).query_one("#board", Picture)
        spot = board.position_of("market-1")
        assert spot is not None
        await pilot.click(board, offset=spot)
        await wait_until_idle(app, pilot)
        assert asked(app) == "act"
        spot = board.position_of("barrel-0-2")
        assert spot is not None
        await pilot.click(board, offset=spot)
        await wait_until_idle(app, pilot)
        assert "CPG-" in shown(app, "say") or isinstance(app.screen, MovesDialog)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2", size=(100, 30))


@pytest.mark.parametrize("size", [(80, 24), (100, 34), (140, 48)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "4"])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], lang: str, seats: str) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        lines = screen_lines(app)
        assert len(lines) == size[1]
        for recipe in ("BLA", "ROS", "ROU", "CVB", "CVR"):
            assert any(recipe in line for line in lines), recipe
        for seat in range(int(seats)):
            assert table(app).query_one("#board", Picture).position_of(f"barrel-{seat}-4") is not None
        assert table(app).query_one("#players", Picture).position_of("recipe-CVR") is not None

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", seats, "--lang", lang, size=size)


def test_the_turn_is_ended_by_its_letter(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        await play(app, pilot, "pile")
        before = len(table(app).session.table.record.events)
        await press(app, pilot, "e")
        events = table(app).session.table.record.events
        assert str(events[before]) == "0 end"
        assert not isinstance(app.screen, ScoresDialog)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_the_own_cellar_lies_nearest_to_the_own_hand(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        board = table(app).query_one("#board", Picture)
        rows = [(board.position_of(f"barrel-{seat}-1") or (0, 0))[1] for seat in range(4)]
        assert rows[0] == max(rows)
        assert rows[1:] == sorted(rows[1:])

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "4")


def test_what_can_be_chosen_has_a_sign_besides_its_colour(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        screen = table(app)
        for name in ("board", "hand"):
            drawn = screen.query_one(f"#{name}", Picture)
            canvas = drawn.canvas()
            for piece in drawn.playable & set(drawn.all_pieces()):
                signs = {
                    canvas.cells[y][x][0]
                    for y in range(canvas.height)
                    for x in range(canvas.width)
                    if canvas.pieces[y][x] == piece
                }
                assert signs & {"›", "▸"}, piece
        await play(app, pilot, "cycle" if asked(app) == "act" else "pile")

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_what_the_selected_move_would_change_is_marked_and_what_moved_as_well(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        screen, board = table(app), table(app).query_one("#board", Picture)
        screen.play("market 1")
        assert {"seat-0", "market-1"} <= screen.recent  # by its beats: the card, and the one that takes its place
        board.marks = [Mark("barrel-1-1", "blocked", 1, 1), Mark("barrel-0-2", "gain", 1, 0)]
        assert (board.mark("barrel-1-1"), board.mark("barrel-0-2"), board.mark("barrel-0-3")) == ("⊘", "▲", " ")
        await wait_until_idle(app, pilot)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_the_keyboard_reaches_what_cannot_be_played_and_learns_why(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        for _ in range(60):
            await pilot.press("tab")
            if table(app).inspected == "recipe-CVB":
                break
        assert "Grapes: MAC, XAR, PAR" in shown(app, "say")
        await press(app, pilot, "enter")
        assert "CPG-2.2" in shown(app, "say")
        await pilot.press("shift+up")
        assert table(app).inspected == "recipe-ROU"
        await pilot.press("right")
        assert table(app).inspected == ""

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_the_discard_can_be_looked_through(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        await play(app, pilot, "pile")
        await press(app, pilot, "c")
        assert asked(app) == "discard"
        hand = table(app).session.view()
        assert isinstance(hand, CoupageView)
        thrown = hand.hand[0].card
        await play(app, pilot, thrown)
        await press(app, pilot, "e")
        await press(app, pilot, "i")
        assert isinstance(app.screen, DetailsDialog)
        said = "\n".join(f"{heading}\n{below}" for heading, below in app.screen.parts)
        view = table(app).session.view()
        assert isinstance(view, CoupageView)
        assert any(stack.card == thrown for stack in view.discard)
        assert short_name(view, thrown) in said
        assert "Since your last turn" in said
        assert "Flint" in said
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, DetailsDialog)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_steps_without_a_choice_play_themselves_and_say_so(tmp_path: Path) -> None:
    """Forced moves are played automatically, with a message; checked for all incomplete moves of a game."""

    async def here(app: TableApp, pilot: P) -> None:
        said: list[str] = []
        place = 0
        while not table(app).session.over and len(said) < 3:
            session = table(app).session
            choices = session.choices()
            view = session.view()
            assert isinstance(view, CoupageView)
            assert not (view.begun and len(choices) == 1 and choices[0].touches)  # a payment is ended by the person
            place += 1
            await play(app, pilot, choices[place * 7 % len(choices)].text)
            if session.forced_moves and not table(app).busy:
                said.append(shown(app, "say"))
                assert session.forced_moves[0] in said[-1] or not said[-1].startswith("Only one move")
        assert said
        assert any(each.startswith("Only one move was possible") for each in said)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_undo_after_a_draw_says_that_nothing_is_dealt_anew(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        await play(app, pilot, "pile")
        before = table(app).session.view()
        await press(app, pilot, "u")
        assert "The same cards will be drawn again" in shown(app, "say")
        await play(app, pilot, "pile")
        assert table(app).session.view() == before

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_a_resumed_game_shows_what_happened_since(tmp_path: Path) -> None:
    async def leave(app: TableApp, pilot: P) -> None:
        await play(app, pilot, "pile")
        await play(app, pilot, "end")
        assert asked(app) == "draw"

    async def come_back(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "enter")
        assert asked(app) == "draw"
        await press(app, pilot, "i")
        assert isinstance(app.screen, DetailsDialog)
        below = dict(app.screen.parts)["Since your last turn"]
        assert "Chalk takes a card from your hand." in below
        assert "You do nothing" not in below
        await press(app, pilot, "escape", "g", "g")
        table(app).hint = None
        table(app).show()
        assert "Chalk takes a card from your hand." in shown(app, "hint")

    at_table(leave, tmp_path, "coupage", "--seed", "3", "--seats", "3")
    at_table(come_back, tmp_path, "coupage")
