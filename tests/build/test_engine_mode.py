"""What runs is what is named, and what is on the screen is what runs."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import tablee
from tablee.build import engine
from tools import BUILD, PYPROJECT, SRC, native
from tools.prepare import package_files

COMPILED = BUILD / "compiled"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the compiled engine, to spoil."""
    note = COMPILED / "tablee" / "_build.json"
    if not note.exists() or not json.loads(note.read_bytes())["compiled"]:
        pytest.skip("no compiled engine")
    return Path(shutil.copytree(COMPILED, tmp_path / "compiled"))


def start(copy: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "import tablee; print(tablee.ENGINE)"]
    return subprocess.run(command, env=os.environ | {"PYTHONPATH": str(copy)}, capture_output=True, text=True)


def test_the_tests_run_on_the_engine_they_name() -> None:
    """Else "both engines agree" would compare one with itself."""
    wanted = os.environ.get("TABLEE_EXPECT")
    if wanted is None:
        pytest.skip("TABLEE_EXPECT is not set")
    assert tablee.ENGINE.compiled == (wanted == "compiled")
    home = COMPILED if wanted == "compiled" else SRC
    assert Path(tablee.__file__).is_relative_to(home)


def test_every_compiled_module_is_a_binary() -> None:
    if not tablee.ENGINE.compiled:
        pytest.skip("interpreted")
    for file in native.sources():
        name = ".".join(file.relative_to(SRC).with_suffix("").parts)
        found = __import__(name, fromlist=["__file__"]).__file__
        assert str(found).endswith(tuple(EXTENSION_SUFFIXES)), name


def test_an_edited_file_is_not_hidden_by_its_binary(copy: Path) -> None:
    assert start(copy).stdout == "compiled\n"
    edited = copy / "tablee" / native.sources()[0].relative_to(SRC / "tablee")
    with edited.open("a", encoding="utf-8") as file:
        file.write("\n")
    refused = start(copy)
    assert refused.returncode != 0
    assert "edited after it was compiled" in refused.stderr


def test_a_binary_in_the_source_tree_is_refused(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    assert not engine(tmp_path).compiled
    (tmp_path / "engine" / f"rng{EXTENSION_SUFFIXES[0]}").touch()
    with pytest.raises(ImportError, match="hides the source"):
        engine(tmp_path)


def test_no_init_file_is_compiled() -> None:
    assert "__init__.py" not in {file.name for file in native.sources()}


def test_the_wheel_holds_every_file_of_the_package() -> None:
    """Texts, guides and rulebooks too."""
    if not COMPILED.exists():
        pytest.skip("no wheel built")
    missing = [file for file in package_files() if not (COMPILED / file.relative_to(SRC)).exists()]
    assert not missing


def test_librt_is_pinned_exactly() -> None:
    """Binaries made against another librt would not load."""
    assert [line for line in PYPROJECT["project"]["dependencies"] if line.startswith("librt==")]
