"""Helpers for the tests of the command line."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.cli.main import run
from tablee.cli.parser import parse
from tablee.cli.play import open_table
from tablee.cli.terminal.app import TableApp
from tablee.cli.terminal.table import TableScreen

Scene = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def complaint(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Run the command with bad arguments and return its error message."""
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert "Traceback" not in told.err + told.out
    at_the_start = ("tablee: Games are kept in", "tablee: The engine is not compiled")
    lines = [line for line in told.err.splitlines() if not line.startswith(at_the_start)]
    assert len(lines) == 1, told.err
    assert lines[0].startswith("tablee: ")
    return lines[0].removeprefix("tablee: ").strip()


def type_lines(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def at_table(scene: Scene, data: Path, *arguments: str, size: tuple[int, int] = (80, 24), lang: str = "en") -> None:
    """Open the full-screen table and run a scene."""

    async def run_scene() -> None:
        wish = ["play", "--data", str(data), "--name", "Ann", "--fast", "--bot-seed", "1", *arguments]
        factory = open_table(parse(wish, lang))
        try:
            app = TableApp(factory)
            async with app.run_test(size=size) as pilot:
                await wait_until_idle(app, pilot)
                await scene(app, pilot)
        finally:
            factory.saves.close()

    asyncio.run(run_scene())


async def wait_until_idle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until no bot is thinking and everything is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


def table(app: TableApp) -> TableScreen:
    screen = next(screen for screen in reversed(app.screen_stack) if isinstance(screen, TableScreen))
    assert isinstance(screen, TableScreen)
    return screen


def shown(app: TableApp, name: str) -> str:
    """The text of a part of the table."""
    return str(table(app).query_one(f"#{name}").render())


def screen_lines(app: TableApp) -> list[str]:
    """The screen as lines of text."""
    return [strip.text for strip in app.screen._compositor.render_strips()]
