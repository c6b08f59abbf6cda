"""`tablee backup` and `tablee restore`, from the command line."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.cli.main import run
from tablee.server.people import People, Signer
from tablee.server.settings import sqlite_url
from tablee.server.store import Store
from tests.cli.playing import complaint

Capture = pytest.CaptureFixture[str]
KEY = b"k" * 32


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TABLEE_DATABASE", "TABLEE_DEBUG", "TABLEE_LANG", "LANG", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)


def new_person(data: Path) -> str:
    """Create a person and return their cookie."""

    async def create() -> str:
        store = Store.open(sqlite_url(data))
        people = People(store, Signer([KEY]))
        cookie = people.cookie(await people.newcomer("Ann"))
        await store.close()
        return cookie

    return asyncio.run(create())


def name_of(data: Path, cookie: str) -> str:
    async def look() -> str:
        store = Store.open(sqlite_url(data))
        found = await People(store, Signer([KEY])).known(cookie)
        await store.close()
        return found.name if found else ""

    return asyncio.run(look())


def test_backup_and_restore(tmp_path: Path, capsys: Capture) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "copy.backup"
    here.mkdir()
    cookie = new_person(here)
    assert run(["backup", str(file), "--data", str(here)]) == 0
    assert "Everything is copied to" in capsys.readouterr().out
    assert run(["restore", str(file), "--data", str(there)]) == 0
    told = capsys.readouterr().out
    assert "is restored" in told
    assert "checksum" not in told
    assert name_of(there, cookie) == "Ann"


def test_a_damaged_backup_is_named_and_an_old_one_noted(tmp_path: Path, capsys: Capture) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "copy.backup"
    here.mkdir()
    new_person(here)
    assert run(["backup", str(file), "--data", str(here)]) == 0
    whole = file.read_bytes()
    file.write_bytes(whole[:5000] + b"?" + whole[5001:])
    capsys.readouterr()
    assert f"The backup {file} is damaged" in complaint(["restore", str(file), "--data", str(there)], capsys)
    file.write_bytes(whole[: len(whole) // 4096 * 4096])  # earlier versions wrote no checksum
    assert run(["restore", str(file), "--data", str(there)]) == 0
    assert "has no checksum" in capsys.readouterr().out


def test_no_file_is_overwritten(tmp_path: Path, capsys: Capture) -> None:
    here, file = tmp_path / "here", tmp_path / "copy.backup"
    here.mkdir()
    new_person(here)
    assert run(["backup", str(file), "--data", str(here)]) == 0
    capsys.readouterr()
    assert str(file) in complaint(["backup", str(file), "--data", str(here)], capsys)
    assert "tablee.db" in complaint(["restore", str(file), "--data", str(here)], capsys)


def test_a_file_that_is_not_a_backup(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "copy.backup"
    file.write_bytes(b"not a backup")
    assert str(file) in complaint(["restore", str(file), "--data", str(tmp_path / "there")], capsys)
    assert "tablee.db" in complaint(["backup", str(tmp_path / "new"), "--data", str(tmp_path / "empty")], capsys)
