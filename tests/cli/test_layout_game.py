"""A game that has a layout and nothing else for the terminal, no judgement either, is playable: in lines and full
screen, in both languages, against bots of every level."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.bots import Seat, bot, thinking_rng
from tablee.bots.levels import LEVELS
from tablee.cli.main import run
from tablee.cli.terminal.app import TableApp
from tablee.cli.terminal.dialogs import ScoresDialog
from tablee.cli.terminal.layout_widgets import LayoutPart
from tablee.engine.game import Game
from tablee.engine.record import Record
from tests.cli.playing import at_table, screen_lines, shown, table, type_lines, wait_until_idle
from tests.engine.toys import Parcel

P = Pilot[None]


@pytest.fixture(autouse=True)
def parcel(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The only game there is."""
    game = Parcel()
    monkeypatch.setattr("tablee.cli.play.find_game", lambda name: game)
    return game


async def press(app: TableApp, pilot: P, *keys: str) -> None:
    await pilot.press(*keys)
    await wait_until_idle(app, pilot)


@pytest.mark.parametrize(("lang", "title", "place"), [("en", "Points", "Seat"), ("fr", "Points", "Place")])
def test_in_lines_from_the_first_move_to_the_score(
    lang: str,
    title: str,
    place: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ["--plain", "--data", str(tmp_path), "--name", "Ann", "--seed", "3", "--bot-seed", "1", "--seats", "2"]
    type_lines("moves\n", monkeypatch)
    assert run(["play", "parcel", "--lang", lang, *options, "--bots", "random"]) == 0
    told = capsys.readouterr().out
    cards = [line.split()[1] for line in told.splitlines() if line.startswith("  play ")]
    assert len(cards) == 3
    assert all(f"›{card}" in told for card in cards)  # the hand, each card marked as playable
    assert "▒ ×6" in told  # the deck
    assert f"{place} {cards[0]}" in told  # the label of the move
    type_lines("".join(f"play {card}\n" for card in cards), monkeypatch)
    assert run(["play", "parcel", "--lang", lang, *options]) == 0
    over = capsys.readouterr().out
    assert "1. " in over
    assert title in over


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [(80, 24), (120, 45)])
def test_full_screen_by_keys_from_the_first_move_to_the_score(size: tuple[int, int], lang: str, tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        hand = table(app).query_one("#hand", LayoutPart)
        before = [choice.text for choice in table(app).session.choices() if choice.text.startswith("play")]
        assert len(before) == 3
        assert hand.all_pieces() == [f"card-{text.split()[1]}" for text in before]
        assert any("▒ ×" in line for line in screen_lines(app))
        await press(app, pilot, "right")
        assert table(app).cursor == hand.all_pieces()[1]
        for _ in range(12):
            if table(app).session.over:
                break
            await press(app, pilot, "enter")  # a card may be played or picked: the first of the list
            if app.screen is not table(app):
                await press(app, pilot, "enter")
        assert table(app).session.over
        await press(app, pilot, "e")
        assert isinstance(app.screen, ScoresDialog)

    at_table(scene, tmp_path, "parcel", "--seed", "3", "--seats", "2", "--bots", "random", size=size, lang=lang)


def test_full_screen_by_mouse(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        hand = table(app).query_one("#hand", LayoutPart)
        piece = hand.all_pieces()[-1]
        spot = hand.position_of(piece)
        assert spot is not None
        await pilot.hover(hand.picture, offset=spot)
        await wait_until_idle(app, pilot)
        assert " / " in shown(app, "say")  # it can be played or picked
        await pilot.click(hand.picture, offset=spot)
        await wait_until_idle(app, pilot)
        assert app.screen is not table(app)
        await press(app, pilot, "enter")
        assert piece not in hand.all_pieces()

    at_table(scene, tmp_path, "parcel", "--seed", "3", "--seats", "2", "--bots", "random")


@pytest.mark.parametrize(("lang", "meaning"), [("en", "› possible now"), ("fr", "› possible maintenant")])
def test_the_signs_are_explained(lang: str, meaning: str, tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "question_mark")
        assert meaning in "\n".join(screen_lines(app)).replace("\u00a0", " ")

    at_table(scene, tmp_path, "parcel", "--seed", "3", "--seats", "2", "--bots", "random", lang=lang)


def test_a_piece_that_cannot_be_played_says_why(tmp_path: Path) -> None:
    async def scene(app: TableApp, pilot: P) -> None:
        table(app).touch("deck")
        assert shown(app, "say") == table(app).words.text("cli-nothing-there")
        assert table(app).query_one("#say").has_class("refused")

    at_table(scene, tmp_path, "parcel", "--seed", "3", "--seats", "2", "--bots", "random")


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_without_a_judgement(level: str, parcel: Game) -> None:
    assert parcel.judgement(parcel.options(None)) is None
    state = parcel.new(2, None, 5)
    player = bot(level, parcel, parcel.options(None))
    action = player.choose(Seat(state.copy(), int(state.to_act)), thinking_rng(b"secret", 0))
    assert action in state.legal_actions()


def test_the_usual_opponents_answer_without_a_judgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["play", "parcel", "--plain", "--data", str(tmp_path), "--seed", "4", "--bot-seed", "1"]
    type_lines("moves\n", monkeypatch)
    assert run(options) == 0
    card = next(line.split()[1] for line in capsys.readouterr().out.splitlines() if line.startswith("  play "))
    type_lines(f"play {card}\n", monkeypatch)
    assert run(options) == 0
    record = Record.read((tmp_path / "saves" / "parcel.tablee").read_text(encoding="utf-8"))
    assert [player.bot for player in record.players] == ["", "skilled", "skilled"]
    assert {move.seat for move in record.standing()} == {0, 1, 2}
