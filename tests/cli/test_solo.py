"""A game for one person against an automaton: the whole table is within reach of the keys."""

from __future__ import annotations

from pathlib import Path

from textual.containers import VerticalScroll
from textual.pilot import Pilot

from tablee.cli.terminal.app import TableApp
from tablee.cli.terminal.dialogs import ConfirmDialog, DetailsDialog, MovesDialog
from tests.cli.playing import at_table, screen_lines, shown, table, wait_until_idle

P = Pilot[None]
GAME = ("age_of_champagne", "--seats", "1", "--seed", "41")
LARGE = (120, 40)
KEPT = ("keep H01", "keep H05", "keep H11")


async def play(app: TableApp, pilot: P, *moves: str) -> None:
    for move in moves:
        table(app).play(move)
        await wait_until_idle(app, pilot)


async def press(app: TableApp, pilot: P, *keys: str) -> None:
    await pilot.press(*keys)
    await wait_until_idle(app, pilot)


def on_screen(app: TableApp, text: str) -> bool:
    return any(text in line for line in screen_lines(app))


def test_the_automaton_is_among_the_players_and_the_story_has_some_lines(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await play(app, pilot, *KEPT)
        assert any(line.startswith("  Wine Merchant") for line in screen_lines(app)[-6:])
        assert table(app).query_one("#log").size.height >= 3
        assert on_screen(app, "The Wine Merchant places a Collaborator")

    at_table(scene, tmp_path, *GAME, size=LARGE)


def test_the_automaton_is_named_when_a_game_waits(tmp_path: Path) -> None:
    async def leave(app: TableApp, pilot: P) -> None:
        await play(app, pilot, KEPT[0])

    async def scene(app: TableApp, pilot: P) -> None:
        assert isinstance(app.screen, ConfirmDialog)
        told = " ".join(line.strip(" ▌") for line in screen_lines(app))
        assert "You left a game of Age of Champagne. Also at the table: Wine Merchant." in " ".join(told.split())

    at_table(leave, tmp_path, *GAME, size=LARGE)
    at_table(scene, tmp_path, "age_of_champagne", size=LARGE)


def test_in_a_small_window_the_automaton_is_there_too(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await play(app, pilot, *KEPT)
        assert any(line.startswith("  Wine Merchant") for line in screen_lines(app)[-4:])
        assert table(app).query_one("#say").size.height == 3
        await press(app, pilot, "right")
        assert shown(app, "say").endswith("all of them fit.")
        assert on_screen(app, "all of them fit.")  # to the last word

    at_table(scene, tmp_path, *GAME)


def test_a_new_question_is_seen_with_all_its_choices(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await play(app, pilot, *KEPT, "place Z4.1", "place Z1.1", "place Z2.3")
        assert shown(app, "prompt").startswith("▶ Vitry-en-Perthois may go to any region.")
        for region in ("Vallée de la Marne", "Montagne de Reims", "Côte des Blancs", "Côte de Sézanne", "Côte des Bar"):
            assert on_screen(app, region)
        await play(app, pilot, "region CB", "age C", "done")
        assert on_screen(app, "Airports on strike")  # a new round: the event is in sight

    at_table(scene, tmp_path, *GAME, size=LARGE)


def test_pages_scroll_the_board(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await play(app, pilot, *KEPT)
        board = table(app).query_one("#board", VerticalScroll)
        await press(app, pilot, "pageup", "pageup", "pageup")
        assert board.scroll_y == 0
        assert on_screen(app, "Your winery")
        await press(app, pilot, *["pagedown"] * 9)
        assert board.scroll_y == board.max_scroll_y > 0
        assert on_screen(app, "Bonus tokens")

    at_table(scene, tmp_path, *GAME)


def test_since_the_last_turn_means_since_the_last_move(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await play(app, pilot, *KEPT, "place Z4.1", "place Z1.1", "place Z2.3", "region CB", "age C", "done")
        await press(app, pilot, "i")
        assert isinstance(app.screen, DetailsDialog)
        assert on_screen(app, "The Wine Merchant ships Paris (NN) by hand: 6 points.")
        assert not on_screen(app, "You inherit")

    at_table(scene, tmp_path, *GAME, size=LARGE)


def test_how_many_to_store_is_answered_by_a_digit_or_from_the_list(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await play(app, pilot, *KEPT, "place Z4.1", "place Z1.1", "place Z2.3", "region CB", "age C", "done")
        await play(app, pilot, "place Z1.2", "place Z6.1", "promote-all", "blend T1")
        assert "only 5 fit. How many Chardonnay" in shown(app, "prompt")
        await press(app, pilot, "enter")
        assert isinstance(app.screen, MovesDialog)
        await press(app, pilot, "escape")
        await press(app, pilot, "3")
        assert table(app).session.log[-1].key != "cli-unknown-key"
        assert "place a collaborator" in shown(app, "prompt").lower()
        assert table(app).session.view().houses[0].wines == [2, 0, 4]  # type: ignore[attr-defined]

    at_table(scene, tmp_path, *GAME, size=LARGE)


def test_a_long_notation_does_not_touch_its_words(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await play(app, pilot, *KEPT, "place Z4.1", "place Z1.1", "place Z2.3", "region CB", "age C", "done")
        await play(app, pilot, "place Z1.2", "place Z6.1")
        await press(app, pilot, "m")
        assert on_screen(app, "promote-all  Move all that fits")

    at_table(scene, tmp_path, *GAME, size=LARGE)


def test_an_ending_that_needs_the_whole_line_is_not_cut_within_a_word(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        moves = ("draw 0", "hide 43", "on L1P1", "draw 0", "open L1P1")
        for move in moves:
            if move in [choice.text for choice in table(app).session.choices()]:
                await play(app, pilot, move)
        assert table(app).session.over
        assert shown(app, "prompt") == "You open 43 on level 1, place 1, where it does not fit: all have lost."
        assert on_screen(app, "all have lost. ")

    at_table(scene, tmp_path, "coupe_nation", "--seats", "2", "--seed", "5")
