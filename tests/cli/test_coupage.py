"""Coupage at the full-screen table and in plain words."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.cli.terminal.app import TableApp
from tablee.cli.terminal.dialogs import Moves, Scores
from tablee.engine.words import LANGUAGES, Words
from tablee.games.coupage import GAME
from tablee.games.coupage.terminal import doing, label, legend, meaning, preview, text, walk
from tablee.games.coupage.terminal.canvas import Picture
from tablee.games.coupage.view import CoupageView
from tests.cli.playing import at_table, picture, quiet, shown, table
from tests.games.coupage.scene import Scene, new, scene

P = Pilot[None]
NAMES = ["Ann", "Ben", "Cle", "Dan"]


async def press(app: TableApp, pilot: P, *keys: str) -> None:
    await pilot.press(*keys)
    await quiet(app, pilot)


def asked(app: TableApp) -> str:
    view = table(app).session.view()
    assert isinstance(view, CoupageView)
    return view.step


async def play(app: TableApp, pilot: P, move: str) -> None:
    table(app).play(move)
    await quiet(app, pilot)


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        for turn in range(900):
            if table(app).session.over:
                break
            if isinstance(app.screen, Moves):
                await press(app, pilot, "enter")
            elif asked(app) == "act" and turn % 3 == 0:
                await press(app, pilot, "e")
            else:
                await press(app, pilot, "right", "enter")
        assert table(app).session.over
        await press(app, pilot, "enter")
        assert isinstance(app.screen, Scores)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_touching_pieces_plays_and_refuses(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        board = table(app).query_one("#board", Picture)
        spot = board.where("market-1")
        assert spot is not None
        await pilot.click(board, offset=spot)
        await quiet(app, pilot)
        assert asked(app) == "act"
        spot = board.where("barrel-0-2")
        assert spot is not None
        await pilot.click(board, offset=spot)
        await quiet(app, pilot)
        assert "CPG-" in shown(app, "say") or isinstance(app.screen, Moves)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2", size=(100, 30))


@pytest.mark.parametrize("size", [(80, 24), (100, 34), (140, 48)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "4"])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], lang: str, seats: str) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        lines = picture(app)
        assert len(lines) == size[1]
        for recipe in ("BLA", "ROS", "ROU", "CVB", "CVR"):
            assert any(recipe in line for line in lines), recipe
        for seat in range(int(seats)):
            assert table(app).query_one("#board", Picture).where(f"barrel-{seat}-4") is not None
        assert table(app).query_one("#players", Picture).where("recipe-CVR") is not None

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", seats, "--lang", lang, size=size)


def walked(seats: int, seed: int) -> list[Scene]:
    """Many positions of a game, the half-made moves included."""
    found, place = [new(seats, seed, abilities=True)], seed
    while not found[-1].state.over and len(found) < 260:
        options = found[-1].options()
        place += 1
        found.append(found[-1].twin().play(options[place * 7 % len(options)]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_and_every_move_can_be_put_into_words(language: str) -> None:
    words = Words(language, NAMES)
    rows = {0: ["CVB MAC1 XAR1 PAR1 | TIM (MAC2) | 3", "BLA!"], 1: ["ROU ULL1 GAR1 | [TIM]", READY]}
    extra = scene(3, hands=["JEU VOL PIQ OEN REC EVA VDT MAC1"], barrels=rows, abilities=True)
    for here in [extra, *walked(2, 3), *walked(4, 5)]:
        view = here.view(here.to_act)
        lines = text(view, words, [""] * view.seats).splitlines()
        assert max(map(len, lines)) <= 80
        assert "coupage-" not in "".join(lines)
        assert doing(view, words)
        pieces: list[str] = []
        for choice in here.choices():
            said = label(view, choice, words)
            assert said
            assert "coupage-" not in said
            pieces += choice.touches
            for piece in choice.touches:
                assert "coupage-" not in preview(view, piece, words)
                assert GAME.parse(here.state, here.to_act, meaning(view, piece)) >= 0
        if pieces:
            for key in ("left", "right", "up", "down", "X"):
                assert walk(view, pieces, pieces[0], key) in pieces
    assert len(legend(words)) == 8


READY = "BLA MAC1 XAR1 PAR1 | TIM"


def test_previews_tell_what_a_piece_is_good_for() -> None:
    words = Words("en", NAMES)
    table = scene(2, hands=["MAC1 XAR1 VOL"], market="PAR1 TIM", barrels={1: ["ROU ULL1 GAR1 | (MAC2) | 3"]})
    view = table.view(0)
    assert preview(view, "market-1", words) == "Parellada ★. It would help towards BLA, CVB."
    assert preview(view, "hand-VOL", words).startswith("Card theft: Take a random card")
    assert preview(view, "barrel-1-1", words) == (
        "Ben’s barrel 1: red wine. Grapes missing 1, Time missing 1. "
        "Spoiled for 2 more turns of its owner. Face down: Macabeu ★★."
    )
    assert preview(view, "recipe-CVB", words).startswith("White cava: MAC, XAR, PAR;")


def test_the_turn_is_ended_by_its_letter(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        await play(app, pilot, "pile")
        before = len(table(app).session.table.record.events)
        await press(app, pilot, "e")
        events = table(app).session.table.record.events
        assert str(events[before]) == "0 end"
        assert not isinstance(app.screen, Scores)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")
