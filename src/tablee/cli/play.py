"""`tablee play`: check the options and start a session, in line mode or at the full-screen table."""

from __future__ import annotations

import os
import shlex
import sys
from argparse import Namespace
from dataclasses import dataclass

import tablee
from tablee.bots import Bot, bot
from tablee.bots.levels import USUAL, searches
from tablee.cli.files import read_bytes
from tablee.cli.language import words
from tablee.cli.main import print_error
from tablee.cli.names import person_name
from tablee.cli.options import read_options
from tablee.cli.parser import STANDARD_GAME
from tablee.cli.saves import Saves, data_folder
from tablee.cli.session import Session, SetUp
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.record import Player
from tablee.engine.table import Table
from tablee.engine.words import Line
from tablee.games import game as find_game

SEATS = 4


@dataclass(frozen=True)
class SessionFactory:
    """Starts sessions: a new game at any time, or the saved one if there is one."""

    set_up: SetUp
    saves: Saves
    saved: Table | None
    notes: list[Line]
    language: str
    fast: bool
    command: str = "tablee play"  # the command that resumes the game

    def resume(self) -> Session:
        assert self.saved is not None
        return Session(self.saved, self.saves, saved=True, bot_seed=self.set_up.bot_seed)

    def begin(self) -> Session:
        return Session.begin(self.set_up, self.saves)

    def rematch(self, played: Session) -> Session:
        return Session.begin(played.rematch(), self.saves)


def play(chosen: Namespace) -> int:
    factory = open_table(chosen)
    try:
        if chosen.plain or not _is_terminal():
            from tablee.cli.plain import play_lines

            return play_lines(factory)
        from tablee.cli.terminal.app import play_terminal

        return play_terminal(factory)
    finally:
        factory.saves.close()


def open_table(chosen: Namespace) -> SessionFactory:
    """Check all options before anything is shown."""
    game = find_game(chosen.game)
    set_up = _set_up(game, chosen)
    folder, elsewhere = data_folder(chosen.data)
    saves = Saves(game, folder)
    try:
        saved, damaged = (None, None) if chosen.new else saves.resume()
    except BaseException:
        saves.close()
        raise
    # Printed at once, so that it is still visible after the full-screen table is closed.
    said = [elsewhere or Line("cli-data-folder", {"where": str(folder)})]
    if not tablee.ENGINE.compiled:
        said.append(Line("cli-interpreted", {"why": tablee.ENGINE.why}))
    for line in said:
        print_error(words(chosen.lang)(line))
    notes = []
    if damaged is not None:
        notes.append(Line("cli-damaged", {"where": damaged.where, "reason": damaged.error.line}))
    if saved is not None and _asks_for_other_game(chosen, saved):
        notes.append(Line("cli-options-wait"))
    if not tablee.ENGINE.compiled and any(searches(one) for one in _bots(set_up, saved)):
        notes.append(Line("cli-weaker-bots"))
    return SessionFactory(set_up, saves, saved, notes, chosen.lang, chosen.fast, _command(chosen))


def _command(chosen: Namespace) -> str:
    game = f" {chosen.game}" if chosen.game != STANDARD_GAME else ""
    data = f" --data {shlex.quote(chosen.data)}" if chosen.data is not None else ""
    return f"tablee play{game}{data}" + (" --plain" if chosen.plain else "")


def _asks_for_other_game(chosen: Namespace, saved: Table) -> bool:
    """Whether an option was given that can only apply to a new game."""
    wishes = (chosen.seats, chosen.bots, chosen.seed, chosen.content)
    names = [player.name for player in saved.record.players if not player.bot]
    return bool(chosen.option) or any(wish is not None for wish in wishes) or chosen.name not in (None, *names)


def _bots(set_up: SetUp, saved: Table | None) -> list[Bot]:
    """The person's opponents."""
    players = set_up.players if saved is None else saved.record.players
    return [bot(player.bot, set_up.game, set_up.options) for player in players if player.bot]


def _set_up(game: Game, chosen: Namespace) -> SetUp:
    wishes = read_options(chosen.option)
    named = [name.strip() for name in (USUAL if chosen.bots is None else chosen.bots).split(",")]
    seats = chosen.seats
    if seats is None:
        seats = min(SEATS, game.seats_max) if len(named) == 1 else len(named) + 1
    options = game.options_for(seats, wishes)
    if len(named) > max(1, seats - 1):
        raise TableeError("cli-too-many-bots", bots=len(named), seats=seats)
    bots = [bot(named[seat % len(named)], game, options) for seat in range(seats - 1)]
    sheet_file = read_bytes(chosen.content) if chosen.content is not None else None
    sheet = game.read_sheet(sheet_file, chosen.content) if sheet_file is not None else None
    person = Player(name=person_name(chosen.name, chosen.lang))
    players = [person, *(Player(bot=each.name, version=each.version) for each in bots)]
    return SetUp(game, players, options, chosen.seed, chosen.bot_seed, sheet, sheet_file)


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
