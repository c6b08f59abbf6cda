"""Line mode, from a pipe: a whole game, refusals, saving and resuming."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest

import tablee
from tablee.build import Engine
from tablee.cli.files import write_atomically
from tablee.cli.main import run
from tablee.cli.names import person_name
from tablee.cli.parser import parse
from tablee.cli.plain import _print, play_lines
from tablee.cli.play import open_table
from tablee.cli.saves import data_folder
from tablee.engine.errors import TableeError
from tablee.engine.record import Record
from tests.cli.playing import complaint, type_lines

Capture = pytest.CaptureFixture[str]


class Table:
    """`table("buy R", "stop")` types these lines and returns what was printed."""

    def __init__(self, data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
        self.data, self.capsys, self.monkeypatch = data, capsys, monkeypatch
        self.save = data / "saves" / "coup.tablee"

    def __call__(self, *lines: str, options: str = "") -> str:
        type_lines("".join(f"{line}\n" for line in lines), self.monkeypatch)
        wish = ["play", "--plain", "--data", str(self.data), "--name", "Ann", "--bot-seed", "1", *options.split()]
        assert run(wish) == 0
        return self.capsys.readouterr().out

    def record(self) -> Record:
        return Record.read(self.save.read_text(encoding="utf-8"))


@pytest.fixture
def table(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> Table:
    for name in ("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Table(tmp_path, capsys, monkeypatch)


@pytest.mark.parametrize(
    ("bots", "compiled", "weaker"), [("expert", False, True), ("expert", True, False), ("casual", False, False)]
)
def test_without_a_compiled_engine_bots_that_think_ahead_are_said_to_be_weaker(
    bots: str, compiled: bool, weaker: bool, table: Table
) -> None:
    table.monkeypatch.setattr(tablee, "ENGINE", Engine(compiled, "" if compiled else "no compiler"))
    told = table(options=f"--new --bots {bots} --lang en")
    assert ("searching bots play weaker" in told) is weaker


def play_to_the_end(table: Table, options: str) -> str:
    """Play the first legal move, or `stop` and `done` where possible, until the game is over."""
    told = table("moves", options=f"--new {options}")
    for turn in range(400):
        if "The game is over" in told:
            return told
        moves = [line.strip().split("  ")[0] for line in told.splitlines() if line.startswith(VERBS)]
        told = table(moves[-1] if moves[-1] in ("stop", "done") else moves[0], "moves")
    raise AssertionError("the game never ends")


VERBS = ("  buy ", "  lay ", "  aside ", "  stop", "  done", "  pass")


def test_a_whole_game_through_many_pipes(table: Table) -> None:
    told = play_to_the_end(table, "--seats 2 --seed 4")
    assert "Coup!" in told or "last tile" in told
    assert "1. " in told
    assert not table.save.exists()
    (kept,) = (table.data / "games").glob("coup-*.tablee")
    assert run(["record", "verify", str(kept)]) == 0


def test_a_whole_game_through_one_pipe(table: Table) -> None:
    """The moves of a finished game, typed again, lead to the same game, including the moves of the bots."""
    play_to_the_end(table, "--seats 3 --seed 5")
    (kept,) = (table.data / "games").glob("coup-*.tablee")
    record = Record.read(kept.read_text(encoding="utf-8"))
    own = [move.text for move in record.standing() if move.seat == 0]
    told = table(*own, "dance", options="--new --seats 3 --seed 5")
    assert "> dance\nThe game is over.\n" in told
    again = max((table.data / "games").glob("coup-*.tablee"), key=lambda path: path.stat().st_mtime_ns)
    assert Record.read(again.read_text(encoding="utf-8")).result == record.result


def test_the_same_number_is_the_same_game_also_when_interrupted(table: Table) -> None:
    table("buy R", "buy R", "stop", options="--new --seed 7")
    whole = table.record().events
    table("buy R", options="--new --seed 7")
    table("buy R")
    table("stop")
    assert table.record().events == whole


def test_a_refusal_says_why_and_names_the_rule(table: Table) -> None:
    told = table("lay R07", "dance", "buy R", options="--new --seed 3")
    assert "buy a token, or stop buying. (COUP-2.1)" in told
    assert "“dance” is not a move in this game" in told
    assert "You buy a red token." in told


def test_commands(table: Table) -> None:
    told = table("?", "moves", "log", "score", "table", "rules", "buy R", "undo", "undo", "quit", options="--seed 3")
    for words in (
        "undo your last move",
        "buy Y ",
        "Cash",
        "# Coup",
        "Undone.",
        "You have no move to undo",
    ):
        assert words in told
    assert "The game is saved" in told


def test_the_first_prompt_shows_an_example(table: Table) -> None:
    told = table("log", "buy Y", options="--seed 3 --seats 2")
    assert told.count("(for example: buy Y; “help” lists more)") == 1
    starts = {seed: table("log", options=f"--new --seed {seed} --seats 2 --bots greedy") for seed in range(8)}
    assert all(("Nothing has happened yet." in told) == ("Flint buys" not in told) for told in starts.values())
    assert any("Nothing has happened yet." in told for told in starts.values())


def test_letters_have_names_and_tokens_a_price(table: Table) -> None:
    told = table("coups", options="--seed 3 --lang fr")
    assert "Jetons à 100" in told
    assert "›Jaune" in told
    assert "buy V  Acheter un jeton violet. Un jeton violet coûte 100 et vaut 0 pour l’instant." in told


def test_at_a_keyboard_a_new_game_needs_a_confirmation(
    table: Table, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["buy R", "new", "moves", "new", "undo", "new", "new"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    with pytest.raises(StopIteration):
        play_lines(open_table(parse(["play", "--plain", "--data", str(table.data), "--seed", "3"], "en")))
    assert capsys.readouterr().out.count("Type “new” once more") == 3
    assert len(list((table.data / "games").glob("*-unfinished.tablee"))) == 1


def test_an_interruption_says_that_the_game_is_saved(
    table: Table, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tablee.cli.plain._read", interrupt)
    assert run(["play", "--plain", "--data", str(table.data)]) == 130
    assert f"continue it with “tablee play --data {table.data} --plain”" in capsys.readouterr().out


def test_long_lines_are_wrapped_at_a_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    _print("  (" + "word " * 30 + ")")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all(len(line) <= 80 and line.startswith("  ") for line in lines)


def test_undo_after_the_bots_moved_says_that_the_same_tiles_come_again(table: Table) -> None:
    told = table("stop", "undo", options="--seed 3 --seats 2")
    assert "Undone. The same cards will be drawn again." in told
    assert any(str(event).startswith("* undo 0") for event in table.record().events)


def test_french(table: Table) -> None:
    told = table("coups", "acheter", "buy R", "annuler", "journal", "quitter", options="--seed 3 --lang fr")
    for words in ("Achetez un jeton", "n’est pas un coup de ce jeu", "Vous achetez un jeton rouge", "Coup annulé."):
        assert words in told
    assert "La partie est enregistrée" in told


def test_the_end_of_input_saves_and_the_game_goes_on(table: Table) -> None:
    first = table("buy R")
    assert "The game is saved; continue it with" in first
    assert "You continue the game you left" not in first
    second = table("moves")
    assert "You continue the game you left" in second
    assert table.record().events[-1].text == "buy R"  # type: ignore[union-attr]


def test_a_save_is_for_its_owner_only(table: Table) -> None:
    table("buy R")
    assert stat.S_IMODE(table.save.stat().st_mode) == 0o600
    assert "secret: " in table.save.read_text(encoding="utf-8")


def test_a_new_game_archives_the_old_one(table: Table) -> None:
    table("buy R")
    old = table.save.read_text(encoding="utf-8")
    table(options="--new")
    (kept,) = (table.data / "games").glob("coup-*-unfinished.tablee")
    assert kept.read_text(encoding="utf-8") == old
    assert table.save.read_text(encoding="utf-8") != old


def test_options_apply_to_the_next_game_while_one_is_running(table: Table) -> None:
    table("buy R", options="--seats 2")
    assert "apply to the next one" in table(options="--seats 5")
    assert table.record().seats == 2


@pytest.mark.parametrize("damage", ["", "rubbish", "half", "other"])
def test_a_damaged_save_is_set_aside_not_lost(damage: str, table: Table) -> None:
    table(options="--seed 3")
    begun = table.record().events
    table("buy R")
    text = table.save.read_text(encoding="utf-8")
    broken = {"half": text[: len(text) // 3], "other": text.replace("game: coup", "game: go")}.get(damage, damage)
    table.save.write_text(broken, encoding="utf-8")
    told = table(options="--seed 3")
    assert "was set aside as" in told
    (kept,) = table.save.parent.glob("coup.damaged-*.tablee")
    assert kept.read_text(encoding="utf-8") == broken
    assert table.record().events == begun


def test_a_finished_game_that_was_not_archived_in_time(table: Table) -> None:
    play_to_the_end(table, "--seats 2 --seed 4")
    (kept,) = (table.data / "games").glob("coup-*.tablee")
    os.replace(kept, table.save)
    assert "You continue" not in table()
    assert len(list((table.data / "games").glob("coup-*.tablee"))) == 1


def test_content_goes_with_the_save(table: Table, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.json"
    sheet.write_text('{"token_price": 200}')
    table("buy R", options=f"--seed 3 --content {sheet}")
    sheet.unlink()
    told = table("moves")
    assert "You continue the game you left" in told
    assert re.search(r"Ann +2,800", told)


def test_a_rematch_has_other_tiles(table: Table) -> None:
    table("new", options="--seed 3 --seats 2")
    assert table.record().seed.number is None
    assert table.record().seats == 2


def test_bots_by_name_and_level(table: Table) -> None:
    told = table(options="--bots random,ismcts:5 --seed 3")
    assert "Flint (random)" in told
    assert "Chalk (searching 5)" in told
    assert [player.bot for player in table.record().players] == ["", "random", "ismcts:5"]


def test_root_is_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    assert person_name(None, "fr") == "Invité"
    assert person_name("Root", "en") == "Root"  # given explicitly


def test_a_person_called_like_a_bot(table: Table, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines("", monkeypatch)
    run(["play", "--plain", "--data", str(table.data), "--name", "flint", "--seats", "2"])
    assert "Chalk (skilled)" in capsys.readouterr().out


def test_a_killed_writer_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "save"
    write_atomically(file, b"old")

    def die(*ignored: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", die)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_disk_that_fills_up_does_not_stop_the_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.cli import saves

    def full(path: Path, data: bytes) -> None:
        raise TableeError("cli-disk-full", where=str(path))

    table("moves", options="--seed 3")
    monkeypatch.setattr(saves, "write_atomically", full)
    type_lines("buy R\nbuy R\n", monkeypatch)
    told = complaint(["play", "--plain", "--data", str(table.data)], table.capsys)
    assert "the disk is full" in told


def test_without_a_home_games_are_kept_in_a_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import platformdirs

    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *args, **kwargs: "~/.local/share/tablee")
    folder, note = data_folder(None)
    assert folder.parent == tmp_path
    assert note is not None
    assert note.key == "cli-temporary"
    assert data_folder(None)[0] == folder

    def homeless(*args: object, **kwargs: object) -> str:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(platformdirs, "user_data_dir", homeless)
    assert data_folder(None)[0] == folder
    (tmp_path / "file").touch()
    nowhere = str(tmp_path / "file" / "tablee")  # cannot be created, not even by root
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *args, **kwargs: nowhere)
    assert data_folder(None)[0] == folder
