"""Screenshots of the full-screen tables: start, middle and end of a game, in small and large windows.

    python -m tools.screens [FOLDER]

writes SVG files to the folder (build/screens). If rsvg-convert is installed, it also writes PNG files, and without
FOLDER those used in the documentation are copied to docs/pictures.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
from html import unescape
from pathlib import Path
from typing import NamedTuple

from textual.pilot import Pilot

from tablee.bots import Seat, bot, thinking_rng
from tablee.cli.parser import parse
from tablee.cli.play import open_table
from tablee.cli.terminal.app import TableApp
from tablee.cli.terminal.table import TableScreen

SMALL, LARGE = (80, 24), (140, 45)


class Shot(NamedTuple):
    name: str
    size: tuple[int, int]
    moves: int  # of the person, before the screenshot
    arguments: str = ""
    keys: tuple[str, ...] = ()  # pressed just before the screenshot
    game: str = "coup"
    step: str = ""  # after `moves`, play on until the view is at this step


SHOTS = (
    Shot("start-small", SMALL, 0),
    Shot("start-large", LARGE, 0),
    Shot("middle-small", SMALL, 34),
    Shot("middle-large", LARGE, 48, keys=("right", "right", "down")),
    Shot("middle-100x32", (100, 32), 34),
    Shot("middle-120x40", (120, 40), 34),
    Shot("middle-paper", LARGE, 48, keys=("t", "right", "right", "down")),
    Shot("buying-large", LARGE, 27),
    Shot("french-small", SMALL, 30, "--lang fr --seats 6"),
    Shot("french-large", LARGE, 31, "--lang fr --seats 6"),
    Shot("moves-small", SMALL, 20, keys=("m",)),
    Shot("keys-small", SMALL, 20, keys=("question_mark",)),
    Shot("rules-small", SMALL, 20, keys=("r",)),
    Shot("end-small", SMALL, 999, keys=("enter",)),
    Shot("end-large", LARGE, 999, keys=("enter",)),
    Shot("end-french", SMALL, 999, "--lang fr --seats 6", ("enter",)),
    Shot("end-table", LARGE, 999),
    Shot("too-small", (60, 18), 0),
    Shot("coupage-start-small", SMALL, 0, game="coupage"),
    Shot("coupage-middle-small", SMALL, 30, game="coupage", step="draw"),
    Shot("coupage-middle-100x30", (100, 30), 30, "--lang fr --option abilities=on", game="coupage", step="act"),
    Shot("coupage-middle-large", LARGE, 30, game="coupage", step="target"),
    Shot("coupage-middle-paper", LARGE, 30, keys=("t",), game="coupage", step="target"),
    Shot("coupage-french-small", SMALL, 30, "--lang fr", game="coupage", step="act"),
    Shot("coupage-two-small", SMALL, 30, "--seats 2", game="coupage", step="pay"),
    Shot("coupage-info-small", SMALL, 30, keys=("i",), game="coupage", step="draw"),
    Shot("coupage-end-large", LARGE, 999, keys=("enter",), game="coupage"),
)
IN_DOCUMENTATION = {
    "middle-large": "terminal.png",
    "coupage-middle-large": "terminal-coupage.png",
    "coupage-french-small": "terminal-coupage-small-fr.png",
}


async def take(shot: Shot, data: str) -> str:
    arguments = (
        f"play {shot.game} --seed 8 --bot-seed 8 --name Alix --fast --new --data {data} {shot.arguments}".split()
    )
    factory = open_table(parse(arguments, "fr" if "fr" in arguments else "en"))
    app = TableApp(factory)
    try:
        async with app.run_test(size=shot.size) as pilot:
            await _play(app, pilot, shot)
            await pilot.press(*shot.keys)
            await pilot.pause()
            return app.export_screenshot(title=f"tablee play {shot.game}")
    finally:
        factory.saves.close()


async def _play(app: TableApp, pilot: Pilot[None], shot: Shot) -> None:
    """Play `shot.moves` moves, then on to `shot.step`."""
    await wait_until_idle(app, pilot)
    table = app.screen
    assert isinstance(table, TableScreen)
    moves = 0
    while not table.session.over:
        asked = getattr(table.session.view(), "step", "")
        if moves >= shot.moves and shot.step in ("", asked):
            return
        table.play(_sensible(table) if shot.game == "coup" else _steady(table))
        await wait_until_idle(app, pilot)
        moves += 1


def _steady(table: TableScreen) -> str:
    """The move that a greedy bot would make for the person."""
    session = table.session
    rng = thinking_rng(bytes(32), len(session.table.record.events))
    action = bot("greedy", session.game, session.table.options).choose(
        Seat(session.table.state.copy(), session.person), rng
    )
    return next(choice.text for choice in session.choices() if choice.action == action)


def _sensible(table: TableScreen) -> str:
    """For Coup: prefer the colour with the most tiles in the hand, and put aside tiles that are alone in theirs."""
    session = table.session
    rich: dict[str, int] = {}
    for tile in getattr(session.view(), "hand", ()):
        rich[tile[0]] = rich.get(tile[0], 0) + 1
    choices = session.choices()
    verbs = {choice.text.split()[0] for choice in choices}
    if "aside" in verbs:
        poor = [choice for choice in choices if choice.touches and rich[choice.group] == 1]
        return poor[0].text if poor else "done"
    return max(choices, key=lambda choice: rich.get(choice.group, 0) if choice.group else -1).text


async def wait_until_idle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until no bot is thinking and everything is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


def _to_png(file: Path) -> None:
    """rsvg-convert drops leading spaces, so each text is moved to the position of its first letter."""

    def move(found: re.Match[str]) -> str:
        x, y, length, spaces, text = found.groups()
        indent = len(unescape(spaces))
        wide = float(length) / (indent + max(1, len(unescape(text))))
        return f'x="{float(x) + indent * wide:.1f}" y="{y}">{text}<'

    text = re.sub(
        r'x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"[^>]*>((?:&#160;)+)([^<]*)<',
        move,
        file.read_text(encoding="utf-8"),
    )
    subprocess.run(["rsvg-convert", "-o", file.with_suffix(".png")], input=text.encode(), check=True)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screens")
    folder.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:]
    for shot in SHOTS:
        if wanted and shot.name not in wanted:
            continue
        with tempfile.TemporaryDirectory() as data:
            file = folder / f"{shot.name}.svg"
            file.write_text(asyncio.run(take(shot, data)), encoding="utf-8")
        if shutil.which("rsvg-convert"):
            _to_png(file)
            if shot.name in IN_DOCUMENTATION and len(sys.argv) == 1:
                pictures = Path(__file__).parents[1] / "docs" / "pictures"
                shutil.copy(file.with_suffix(".png"), pictures / IN_DOCUMENTATION[shot.name])
        print(file)


if __name__ == "__main__":
    main()
