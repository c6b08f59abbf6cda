"""Helpers for the full-screen table of Coupage."""

from __future__ import annotations

from textual.pilot import Pilot

from tablee.cli.terminal.app import TableApp
from tablee.games.coupage.view import CoupageView
from tests.cli.playing import table, wait_until_idle

P = Pilot[None]


async def press(app: TableApp, pilot: P, *keys: str) -> None:
    await pilot.press(*keys)
    await wait_until_idle(app, pilot)


def asked(app: TableApp) -> str:
    view = table(app).session.view()
    assert isinstance(view, CoupageView)
    return view.step


async def play(app: TableApp, pilot: P, move: str) -> None:
    table(app).play(move)
    await wait_until_idle(app, pilot)
