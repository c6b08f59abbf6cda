"""The command and its error messages: one sentence, exit code 2, never a traceback."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.cli.language import pick_language
from tablee.cli.main import run
from tests.cli.playing import complaint, type_lines

Capture = pytest.CaptureFixture[str]
RECORD = sorted(Path(__file__).parents[1].joinpath("records", "coup").glob("*"))[0]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "TABLEE_DEBUG"):
        monkeypatch.delenv(name, raising=False)


def test_version_tells_whether_the_engine_is_compiled(capsys: Capture) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("tablee 0.1.0, engine ")


def test_version_needs_neither_words_nor_games() -> None:
    code = "import sys; from tablee.cli.main import run; run(['--version']); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=_environment())
    modules = told.stdout.splitlines()[1].split()
    assert not [name for name in modules if name.startswith(("fluent", "textual", "tablee.games", "tablee.bots"))]


def test_games_lists_them_with_their_makers(capsys: Capture) -> None:
    assert run(["games"]) == 0
    told = capsys.readouterr().out
    assert "Wolfgang Kramer, ASS 1975" in told
    assert "2-6" in told
    assert "novice, casual, skilled, expert, master" in told


HELPED: tuple[list[str], ...] = (
    *([], ["play"], ["games"], ["record"], ["record", "show"], ["record", "verify"], ["match"]),
    *(["bench"], ["serve"], ["load"], ["backup"], ["restore"]),
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_is_translated(language: str, capsys: Capture) -> None:
    for command in HELPED:
        assert run([*command, "--help", "--lang", language]) == 0
        told = capsys.readouterr().out
        assert "cli-" not in told
        assert ("usage :" if language == "fr" else "usage:") in told


def test_the_command_alone_shows_the_help(capsys: Capture) -> None:
    assert run([]) == 0
    told = capsys.readouterr().out
    assert "commands" in told
    for command in ("serve", "play", "match", "load", "backup", "restore"):
        assert f"    {command} " in told


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"TABLEE_LANG": "fr", "LANG": "en_GB"}, "fr"),
        ({"TABLEE_LANG": "de", "LANG": "fr_CA"}, "fr"),
    ],
)
def test_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert pick_language(["games"], environment) == language
    assert pick_language(["games", "--lang", "fr"], environment) == "fr"
    assert pick_language(["games", "--lang=en"], environment) == "en"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["ply"], "Did you mean: play"),
        (["play", "cuop"], "Did you mean: coup"),
        (["play", "--seats", "7"], "2 to 6 players, not 7"),
        (["play", "--seats", "1"], "2 to 6 players, not 1"),
        (["play", "--seats", "four"], "--seats takes a whole number"),
        (["play", "--seed", "9" * 5000], "--seed takes a whole number"),
        (["play", "--seats"], "--seats needs a value"),
        (["play", "--bots", "greddy"], "Did you mean: greedy"),
        (["play", "--bots", "ismcts:0"], "from 1 to"),
        (["play", "--bots", "greedy,greedy,greedy", "--seats", "2"], "give fewer bots"),
        (["play", "--option", "colour=red"], "without options"),
        (["play", "--option", "colour"], "name=value"),
        (["play", "--name", ""], "cannot be a name"),
        (["play", "--name", "bot greedy 1"], "cannot be a name"),
        (["play", "--lang", "de"], "choose en or fr"),
        (["play", "--colour", "red"], "is unknown; “tablee play --help”"),
        (["record", "show", "--colour", "game"], "“tablee record show --help”"),
        (["play", "--bots", ""], "There is no bot called “”"),
        (["play", "--data", f"{RECORD}/x"], "this is not a folder; a folder is needed"),
        (["play", "--plain=yes"], "--plain takes no value"),
        (["play", "--content", "/nowhere/at\nall"], "there is no such file"),
        (["backup"], "FILE is missing"),
        (["restore", "/nowhere", "--database", "sqlite:////nowhere/at/all.db"], "/nowhere"),
        (["backup", "x", "--database", "mysql://db"], "is not a database address"),
        (["serv"], "Did you mean: serve"),
        (["record"], "VERB is missing"),
        (["record", "shw"], "Did you mean: show"),
        (["record", "verify"], "FILE is missing"),
        (["record", "verify", "/nowhere"], "there is no such file"),
        (["record", "show", "/"], "this is a folder"),
        (["record", "show", "\0"], "there is no such file"),
    ],
)
def test_a_wrong_argument_gets_one_sentence(arguments: list[str], words: str, capsys: Capture) -> None:
    assert words in complaint(arguments, capsys)


def test_errors_are_in_french_too(capsys: Capture) -> None:
    assert "Vouliez-vous dire : coup" in complaint(["play", "cuop", "--lang", "fr"], capsys)
    assert "Il manque FILE" in complaint(["record", "show", "--lang=fr"], capsys)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "", "this is not a Tablée record"),
        (lambda text: "\n\n".join(text.split("\n\n")[:1]), "the record ends before its moves"),
        (lambda text: text.replace("rules: 1", "rules: 99"), "Version 99 of the rules"),
        (lambda text: text.replace("game: coup", "game: chess"), "no game called “chess”"),
        (lambda text: text.replace("Tablée record 1", "Tablée record 2"), "format 2 is not known"),
        (lambda text: text.replace("Tablée record 1", "Tablée record " + "1" * 5000), "this is not a Tablée record"),
        (lambda text: text + "0 lay R99\n", "not a move in this game"),
        (lambda text: "\n".join(text.splitlines()[:-4]) + "\n", "the record says"),
        (lambda text: text.replace("content: ", "content: 0"), "other content"),
    ],
)
def test_a_damaged_record_gets_one_sentence(change: object, words: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.tablee"
    assert callable(change)
    file.write_text(change(RECORD.read_text(encoding="utf-8")), encoding="utf-8")
    for verb in ("verify", "show"):
        told = complaint(["record", verb, str(file)], capsys)
        assert words in told
        assert words == "Version 99 of the rules" or words == "no game called “chess”" or str(file) in told


def test_a_record_that_is_no_text(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.tablee"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert "not a text file" in complaint(["record", "verify", str(file)], capsys)


@pytest.mark.parametrize("content", ["{", '{"token_prise": 3}', '{"token_price": 0}', "[]", '{"run_values": [1]}'])
def test_a_content_file_that_does_not_fit(content: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(content)
    assert "does not fit Coup" in complaint(["play", "--content", str(file), "--data", str(tmp_path)], capsys)


def test_a_data_directory_that_is_a_file(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "not a folder" in complaint(["play", "--data", str(file)], capsys)
    assert "not a folder" in complaint(["play", "--data", str(file / "deeper")], capsys)


def test_two_tables_cannot_share_a_save(tmp_path: Path, capsys: Capture) -> None:
    from tablee.cli.saves import Saves
    from tablee.games import game

    first = Saves(game("coup"), tmp_path)
    try:
        assert "already being played" in complaint(["play", "--plain", "--data", str(tmp_path)], capsys)
    finally:
        first.close()


@pytest.mark.parametrize("path", [RECORD], ids=lambda path: str(path.name))
def test_verify_replays_a_true_record(path: Path, capsys: Capture) -> None:
    assert run(["record", "verify", str(path)]) == 0
    result = next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("result: "))
    ann, ben = map(int, result.split()[1:])
    assert capsys.readouterr().out == f"{path}: true to the rules; Ann {ann:,}, Ben {ben:,}\n"


def test_verify_looks_at_every_file(capsys: Capture) -> None:
    assert run(["record", "verify", "/nowhere", str(RECORD)]) == 2
    told = capsys.readouterr()
    assert "there is no such file" in told.err
    assert "true to the rules" in told.out


def test_show_tells_a_finished_game_with_its_secrets_and_scores(capsys: Capture) -> None:
    assert run(["record", "show", str(RECORD)]) == 0
    told = capsys.readouterr().out
    assert "The game is over." in told
    assert "    Ann draws " in told
    assert re.search(r"^    Ann puts [A-Z]\d\d aside\.$", told, re.M)
    assert "You draw" not in told
    assert "1. " in told
    assert "Cash" in told
    assert "coup-" not in told


def test_show_keeps_the_secrets_of_a_running_game(tmp_path: Path, capsys: Capture) -> None:
    text = RECORD.read_text(encoding="utf-8")
    head, moves = text.split("\n\n", 1)
    kept = [line for line in head.splitlines() if not line.startswith("won:")]
    head = "\n".join("result: unfinished" if line.startswith("result:") else line for line in kept)
    file = tmp_path / "game.tablee"
    lines = moves.splitlines()
    cut = max(place for place, line in enumerate(lines) if "done" in line) + 1
    file.write_text(head + "\n\n" + "\n".join(lines[:cut]) + "\n", encoding="utf-8")
    assert run(["record", "show", str(file)]) == 0
    told = capsys.readouterr().out
    assert "not finished" in told
    assert "aside " not in told
    assert "You draw" not in told
    assert run(["record", "verify", str(file)]) == 0
    assert "unfinished after" in capsys.readouterr().out


def test_verify_checks_the_commitment_of_a_game_played_here(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines("", monkeypatch)
    assert run(["play", "--plain", "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    save = tmp_path / "saves" / "coup.tablee"
    assert run(["record", "verify", str(save)]) == 0
    assert "the secret matches the commitment" in capsys.readouterr().out
    text = save.read_text(encoding="utf-8")
    save.write_text(text.replace("secret: ", "secret: 00"), encoding="utf-8")
    assert "does not match the commitment" in complaint(["record", "verify", str(save)], capsys)


def test_bench_gets_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.cli import bench

    monkeypatch.setattr(bench, "run", lambda game, as_json: 7 if (game, as_json) == ("coup", True) else 0)
    assert run(["bench", "coup", "--json"]) == 7


def test_an_unexpected_error_is_one_sentence_with_a_traceback_only_on_demand(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(argv: list[str]) -> int:
        raise RuntimeError("out of\nglasses")

    monkeypatch.setattr(main, "_dispatch", fall)
    assert "RuntimeError: out of glasses" in complaint(["games"], capsys)
    monkeypatch.setenv("TABLEE_DEBUG", "1")
    with pytest.raises(RuntimeError):
        run(["games"])


def test_interruption_is_quiet(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "_dispatch", interrupt)
    assert run(["games"]) == 130
    assert capsys.readouterr().err == ""


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m tablee record show {RECORD} | head -1"
    told = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True, env=_environment())
    assert told.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_sentence() -> None:
    command = f"{sys.executable} -m tablee games > /dev/full"
    told = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, env=_environment())
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert "Traceback" not in told.stderr


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def test_both_languages_have_the_same_keys() -> None:
    here = Path(main.__file__).parent
    terminal = here.parent / "games" / "coup" / "terminal"
    for folder in (here, terminal):
        keys = [
            re.findall(r"^([a-z-]+) =", (folder / f"words.{lang}.ftl").read_text("utf-8"), re.M)
            for lang in ("en", "fr")
        ]
        assert keys[0] == keys[1]
        assert len(set(keys[0])) == len(keys[0])
    text = "".join(path.read_text("utf-8") for path in [*here.rglob("*.py"), *terminal.rglob("*.py")])
    known = set(re.findall(r"^(cli-[a-z-]+) =", (here / "words.en.ftl").read_text("utf-8"), re.M))
    for key in set(re.findall(r'"(cli-[a-z-]+[a-z])"', text)):
        assert key in known
