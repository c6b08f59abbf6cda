"""A content file in which everything differs from the standard: whatever a game says must come from the file."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tablee.engine.errors import Refused
from tablee.engine.game import Game, GameSheet
from tablee.engine.record import Player
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.view import ScoreLine
from tablee.engine.words import LANGUAGES, Line, Words


def read(game: Game, folder: Path) -> GameSheet:
    return game.read_sheet((folder / "other_content.json").read_bytes(), "other_content.json")


def unchanged(standard: object, other: object, place: str = "") -> Iterator[str]:
    """Where a sheet has the value of the standard one."""
    standard, other = (msgspec.to_builtins(each) for each in (standard, other))
    if isinstance(standard, dict) and isinstance(other, dict):
        for name in standard:
            yield from unchanged(standard[name], other[name], f"{place}.{name}")
    elif isinstance(standard, list | tuple) and isinstance(other, list | tuple):
        for number, (one, two) in enumerate(zip(standard, other, strict=False)):
            yield from unchanged(one, two, f"{place}[{number}]")
    elif standard == other:
        yield place


def everything_said(game: Game, sheet: GameSheet, seats: int, seed: int) -> Iterator[Line]:
    """All lines of a whole game of random moves: views, choices, sets, effects, log, refusals and score sheets."""
    table = Table(game, [Player(f"player {seat}") for seat in range(seats)], seed=seed, sheet=sheet)
    choose, most = random.Random(seed), game.num_actions(table.options)
    while not table.over:
        seat = int(table.state.to_act)
        choices = table.choices(seat)
        yield from lines_in(choices)
        if choose.random() < 0.3:
            yield from lines_in([table.view(viewer) for viewer in range(SPECTATOR, seats)])
            yield from lines_in(table.picks(seat))
            yield from lines_in([*table.effects(seat).values()])
            yield from lines_in(game.score_sheet(table.state, seat))
            yield from refusals(table, seat, [choose.randrange(most) for _ in range(4)])
        prepared = table.prepare(seat, choose.choice(choices).action)
        for told in table.told_all(prepared, range(SPECTATOR, seats)):
            yield from told
        table.accept(prepared)
    yield from lines_in([table.view(viewer) for viewer in range(SPECTATOR, seats)])
    yield from lines_in(game.score_sheet(table.state, SPECTATOR))


def refusals(table: Table, seat: int, actions: list[int]) -> Iterator[Line]:
    for action in actions:
        try:
            table.game.judge(table.state, seat, action)
        except Refused as refused:
            yield refused.refusal.line


def lines_in(thing: object) -> Iterator[Line]:
    if isinstance(thing, Line):
        yield thing
    elif isinstance(thing, ScoreLine):
        yield thing.source
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from lines_in(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from lines_in(part)


def in_words(lines: Iterator[Line]) -> dict[str, Line]:
    """Every sentence once, in every language, with a line that says it."""
    names = [chr(ord("a") + seat) * 3 for seat in range(6)]  # without digits
    speakers, met, said = [Words(language, names) for language in LANGUAGES], set[str](), dict[str, Line]()
    for line in lines:
        if repr(line) not in met:
            met.add(repr(line))
            said |= {words(line): line for words in speakers}
    return said
