"""The full-screen table, played with keys and with the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input

from tablee.cli.terminal.app import TableApp
from tablee.cli.terminal.dialogs import ConfirmDialog, KeysDialog, MovesDialog, RulesDialog, ScoresDialog
from tablee.cli.terminal.widgets import line_count
from tablee.engine.record import Record
from tablee.games.coup.terminal.picture import Picture
from tests.cli.playing import at_table, screen_lines, shown, table, wait_until_idle

P = Pilot[None]


def view(app: TableApp):  # type: ignore[no-untyped-def]
    return table(app).session.view()


async def click(app: TableApp, pilot: P, piece: str, where: str = "board") -> None:
    widget = table(app).query_one(f"#{where}", Picture)
    spot = widget.position_of(piece)
    assert spot is not None, f"{piece} cannot be seen"
    await pilot.click(widget, offset=spot)
    await wait_until_idle(app, pilot)


async def press(app: TableApp, pilot: P, *keys: str) -> None:
    await pilot.press(*keys)
    await wait_until_idle(app, pilot)


def test_the_prompt_says_what_to_do_and_a_hint_why(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        assert "Buy a token for 100, or stop" in shown(app, "prompt")
        assert ": " in shown(app, "hint")
        await press(app, pilot, "g")
        assert "Hints are off" in shown(app, "say")
        assert not table(app).query_one("#hint").display

    at_table(scene, tmp_path, "--seed", "3")


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        for turn in range(300):
            if isinstance(app.screen, ScoresDialog):
                break
            if view(app).phase == "swapping":
                await press(app, pilot, "d")
            elif view(app).phase == "buying" and turn % 3 == 0:
                await press(app, pilot, "s")
            else:
                await press(app, pilot, "down", "right", "enter")
        assert isinstance(app.screen, ScoresDialog)
        assert table(app).session.over
        assert any("Cash" in line for line in screen_lines(app))
        await press(app, pilot, "enter")  # one Enter too many only closes the score sheet
        assert table(app).session.over
        await press(app, pilot, "u")
        assert "The game is over." in shown(app, "say")
        await press(app, pilot, "e", "n")
        assert not table(app).session.over
        assert table(app).session.players[1].bot == "skilled"

    at_table(scene, tmp_path, "--seed", "4")
    assert len(list((tmp_path / "games").glob("*.tablee"))) == 1


def test_a_whole_game_by_mouse(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        for turn in range(300):
            if view(app).over:
                assert not isinstance(app.screen, ScoresDialog)  # the table stays visible first
                assert "Coup by " in shown(app, "prompt")
                await click(app, pilot, "R01")
                assert isinstance(app.screen, ScoresDialog)
                return
            choices = table(app).session.choices()
            verbs = [choice for choice in choices if not choice.touches]
            if verbs and (turn % 2 or view(app).phase == "swapping"):
                await pilot.click("#verb-0", offset=(1, 0))
                await wait_until_idle(app, pilot)
            else:
                piece = choices[0].touches[0]
                await click(app, pilot, piece, "board" if turn % 3 else "hand" if piece in view(app).hand else "board")
        raise AssertionError("the game never ends")

    at_table(scene, tmp_path, "--seed", "6", "--seats", "2")


def test_a_click_buys_from_the_row(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await click(app, pilot, "R01")
        assert view(app).players[0].tokens[2] == 1
        await click(app, pilot, "supply-B")
        assert view(app).players[0].tokens[4] == 1
        assert "You buy a blue token." in shown(app, "story")

    at_table(scene, tmp_path, "--seed", "3")


def test_touching_what_is_not_legal_says_why(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "s")
        assert view(app).phase == "laying"
        held = set(view(app).hand)
        missing = next(f"G{number:02d}" for number in range(1, 21) if f"G{number:02d}" not in held)
        before = list(table(app).session.table.record.events)
        await click(app, pilot, missing)
        assert f"You do not have {missing} in your hand." in shown(app, "say")
        assert "[COUP-4.3]" in shown(app, "say")
        assert table(app).query_one("#say").has_class("refused")
        await click(app, pilot, "supply-R")
        assert "is not possible now: lay a tile" in shown(app, "say")
        assert table(app).session.table.record.events == before
        await press(app, pilot, "r")  # the rulebook opens at that rule
        assert isinstance(app.screen, RulesDialog)
        assert app.screen.clause == "COUP-2.1"
        await press(app, pilot, "escape")

    at_table(scene, tmp_path, "--seed", "3", "--seats", "2")


def test_the_consequence_is_shown_before_the_move(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        assert "A yellow token costs 100 and is worth 0 now" in shown(app, "say")
        assert any("▼2,900 ▼2,900" in line for line in screen_lines(app))  # cash, and what Ann would be worth
        await press(app, pilot, "down")
        assert "An orange token costs 100 and is worth 0 now" in shown(app, "say")
        await press(app, pilot, "G")
        assert "A green token costs 100 and is worth 0 now" in shown(app, "say")

    at_table(scene, tmp_path, "--seed", "3")


def test_undo_says_what_it_means(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "u")
        assert "You have no move to undo." in shown(app, "say")
        await press(app, pilot, "enter")
        assert sum(view(app).players[0].tokens) == 1
        await press(app, pilot, "u")
        assert sum(view(app).players[0].tokens) == 0
        assert "Undone." in shown(app, "say")
        await press(app, pilot, "s", "enter", "u")
        assert "The same cards will be drawn again" in shown(app, "say")
        assert view(app).phase == "laying"

    at_table(scene, tmp_path, "--seed", "3", "--seats", "2")


def test_a_message_shown_while_bots_play_is_cleared_when_the_person_is_asked(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        screen = table(app)
        screen.play("stop")
        assert screen.thinking is not None or screen.busy
        assert shown(app, "prompt").endswith("…")
        screen.action_play()
        assert "nothing to play here" in shown(app, "say")
        await wait_until_idle(app, pilot)
        assert screen.session.choices()
        assert "nothing to play here" not in shown(app, "say")

    at_table(scene, tmp_path, "--seed", "8", "--seats", "2")


def test_no_moves_in_a_window_that_is_too_small(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "enter")
        await pilot.resize_terminal(60, 18)
        await press(app, pilot, "enter", "s", "u", "m", "n", "colon")
        assert sum(view(app).players[0].tokens) == 1
        assert app.screen is table(app)
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, KeysDialog)
        await press(app, pilot, "escape", "q")
        assert app.last_session is not None

    at_table(scene, tmp_path, "--seed", "3")


def test_the_key_bar_says_how_to_move_and_an_unknown_key_is_explained(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        assert "↑↓←→ Enter  buy" in screen_lines(app)[-1]
        await press(app, pilot, "x")
        assert "? shows the keys" in shown(app, "say")
        await press(app, pilot, "s")
        assert "↑↓←→ Enter  lay" in screen_lines(app)[-1]
        await press(app, pilot, "question_mark")
        told = "\n".join(screen_lines(app)).replace("\u00a0", " ")
        for words in ("jump to the row", "close this", "◇ your tile", "○ begins the round"):
            assert words in told

    at_table(scene, tmp_path, "--seed", "3", "--seats", "2")


def test_taking_back_many_moves_needs_a_confirmation(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "s", "u")
        assert isinstance(app.screen, ConfirmDialog)
        await press(app, pilot, "enter")  # the safe answer comes first
        assert view(app).phase == "laying"
        await press(app, pilot, "u", "right", "enter")
        assert view(app).phase == "buying"

    at_table(scene, tmp_path, "--seed", "3", "--seats", "6")


def test_an_impossible_undo_is_not_promised(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        screen = table(app)
        screen.thinking = 1
        screen.action_undo()
        assert "You have no move to undo." in shown(app, "say")
        screen.thinking = None

    at_table(scene, tmp_path, "--seed", "3")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 112])
def test_hints_are_shown_whole(width: int, lang: str, tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        screen = table(app)
        for step in screen.guide.steps:
            screen.hint = step
            screen.show()
            await pilot.pause()
            assert "…" not in shown(app, "hint"), step.key
            assert len(shown(app, "hint").splitlines()) <= 2
            assert line_count(shown(app, "hint"), width - 2) <= screen.query_one("#hint").size.height, step.key

    at_table(scene, tmp_path, "--seed", "3", size=(width, 24), lang=lang)


def test_an_interruption_saves(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await pilot.press("ctrl+c")
        assert app.last_session is not None
        assert app.return_code == 130

    at_table(scene, tmp_path, "--seed", "3")


def test_the_list_of_moves_and_the_command_line(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "m")
        assert isinstance(app.screen, MovesDialog)
        await press(app, pilot, "down", "enter")
        assert view(app).players[0].tokens[1] == 1
        await press(app, pilot, "colon")
        assert isinstance(app.focused, Input)
        await press(app, pilot, *"buy", "space", "g", "enter")
        assert view(app).players[0].tokens[5] == 1
        await press(app, pilot, "colon", *"dance", "enter")
        assert "“dance” is not a move in this game" in shown(app, "say")
        await press(app, pilot, "colon", "q", "escape", "question_mark")
        assert isinstance(app.screen, KeysDialog)
        await press(app, pilot, "escape")

    at_table(scene, tmp_path, "--seed", "3")


def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "enter", "l")
        assert "Achetez un jeton à 100, ou arrêtez" in shown(app, "prompt")
        assert "Vous achetez un jeton jaune." in shown(app, "story")
        assert "Manche 1" in shown(app, "status")
        await press(app, pilot, "l")
        assert "Buy a token for 100, or stop" in shown(app, "prompt")

    at_table(scene, tmp_path, "--seed", "3")


def test_french_from_the_start(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        assert "Achetez un jeton" in shown(app, "prompt")
        await press(app, pilot, "s", "colon", *"buy", "space", "r", "enter")
        assert "posez une tuile" in shown(app, "say")
        await press(app, pilot, "question_mark")
        assert not any("cli-" in line for line in screen_lines(app))
        await press(app, pilot, "escape", "r", "escape", "m", "escape", "e", "escape")

    at_table(scene, tmp_path, "--seed", "3", "--seats", "2", lang="fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [(80, 24), (100, 31), (111, 42), (140, 45), (220, 60)])
def test_everything_has_its_place_in_every_window(size: tuple[int, int], lang: str, tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "s", "enter")
        screen = table(app).region
        for name in ("head", "prompt", "hint", "board", "hand", "say", "verbs", "players", "log", "foot", "foot-quit"):
            region = table(app).query_one(f"#{name}").region
            assert region.width > 0, name
            assert region.height > 0, name
            assert screen.contains_region(region), (name, region)
        assert table(app).query_one("#players").region.height >= 7
        assert len(screen_lines(app)) == size[1]
        for seat in range(6):
            assert any(table(app).session.words(lang).name(seat) in line for line in screen_lines(app))

    at_table(scene, tmp_path, "--seed", "3", "--seats", "6", "--bots", "random", size=size, lang=lang)


def test_a_window_grows_and_shrinks(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        for size in ((140, 45), (80, 24), (60, 20), (80, 24)):
            await pilot.resize_terminal(*size)
            await wait_until_idle(app, pilot)
            small = size[0] < 80
            assert any("needs at least 80×24" in line for line in screen_lines(app)) == small
            assert any("Buy a token" in line for line in screen_lines(app)) != small

    at_table(scene, tmp_path, "--seed", "3")


def test_the_log_shows_its_end_in_every_window(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "enter", "enter", "s", "enter", "enter")
        last = shown(app, "story").splitlines()[-1][:20]
        for size in ((140, 45), (80, 24)):
            await pilot.resize_terminal(*size)
            await wait_until_idle(app, pilot)
            assert any(last in line for line in screen_lines(app))

    at_table(scene, tmp_path, "--seed", "3")


def test_rows_can_be_told_apart_without_colour(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "s", "right", "enter")
        lines = screen_lines(app)
        board = table(app).query_one("#board").region
        assert [lines[board.y + 1 + row][1] for row in range(6)] == list("YORVBG")
        assert any("◇" in line for line in lines)
        assert any("▸" in line for line in lines)

    at_table(scene, tmp_path, "--seed", "3", "--seats", "2")


def test_names_are_not_markup(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "enter")
        assert "You buy a yellow token." in shown(app, "story")
        assert any("[b]Ann[/b]" in line for line in screen_lines(app))

    at_table(scene, tmp_path, "--seed", "3", "--name", "[b]Ann[/b]")


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    async def leave(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "enter", "enter")
        await pilot.press("q")

    async def come_back(app: TableApp, pilot: P) -> None:
        assert isinstance(app.screen, ConfirmDialog)
        await press(app, pilot, "enter")
        assert view(app).players[0].tokens[0] == 2

    async def begin_anew(app: TableApp, pilot: P) -> None:
        assert isinstance(app.screen, ConfirmDialog)
        await press(app, pilot, "right", "enter")
        assert view(app).players[0].tokens[0] == 0

    at_table(leave, tmp_path, "--seed", "3")
    at_table(come_back, tmp_path)
    at_table(begin_anew, tmp_path)
    assert len(list((tmp_path / "games").glob("*-unfinished.tablee"))) == 1


def test_a_killed_table_loses_nothing(tmp_path: Path) -> None:
    async def die(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "enter", "enter")
        app.exit()  # without the `leave` action

    at_table(die, tmp_path, "--seed", "3")
    record = Record.read((tmp_path / "saves" / "coup.tablee").read_text(encoding="utf-8"))
    assert [str(event) for event in record.events][-2:] == ["0 buy Y", "0 buy Y"]


def test_a_new_game_asks_first(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "enter", "n")
        assert isinstance(app.screen, ConfirmDialog)
        await press(app, pilot, "enter")  # the safe answer comes first
        assert view(app).players[0].tokens[0] == 1
        await press(app, pilot, "n", "right", "enter")
        assert view(app).players[0].tokens[0] == 0

    at_table(scene, tmp_path, "--seed", "3")


def test_an_undo_while_a_bot_thinks_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio
    import threading

    from tablee.bots import Greedy

    gate = threading.Event()
    choose = Greedy.choose

    def slowly(self: Greedy, *given: object) -> int:
        gate.wait()
        return choose(self, *given)  # type: ignore[arg-type]

    async def scene(app: TableApp, pilot: P) -> None:
        monkeypatch.setattr(Greedy, "choose", slowly)
        await pilot.press("s")
        while table(app).thinking is None:
            await asyncio.sleep(0)
        await pilot.press("u")
        await pilot.pause()
        assert "Your move is undone" in shown(app, "say")
        await pilot.press("l")  # the table still responds
        await pilot.pause()
        assert "Manche" in shown(app, "status")
        gate.set()
        await wait_until_idle(app, pilot)
        assert view(app).phase == "buying"
        assert view(app).to_act == 0

    at_table(scene, tmp_path, "--seed", "8", "--seats", "2", "--bots", "greedy")


def test_theme_and_speed_can_be_changed(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "t")
        assert not app.current_theme.dark
        await press(app, pilot, "f")
        assert "take their time" in shown(app, "say")
        assert not app.fast
        await press(app, pilot, "f", "t")

    at_table(scene, tmp_path, "--seed", "3")


def test_a_crash_prints_no_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablee.cli.parser import parse
    from tablee.cli.play import open_table
    from tablee.cli.terminal import app as terminal
    from tablee.cli.terminal.table import TableScreen

    def fall(self: TableScreen) -> None:
        raise RuntimeError("the table fell over")

    def run_unseen(self: TableApp) -> None:
        App.run(self, headless=True, size=(80, 24))

    monkeypatch.setattr(TableScreen, "continue_game", fall)
    monkeypatch.setattr(TableApp, "run", run_unseen)
    factory = open_table(parse(["play", "--data", str(tmp_path)], "en"))
    with pytest.raises(RuntimeError, match="the table fell over"):
        terminal.play_terminal(factory)
    factory.saves.close()
    assert "Traceback" not in "".join(capsys.readouterr())
