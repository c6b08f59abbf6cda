"""`tablee record show` and `tablee record verify`: a game that was played, told and checked."""

from __future__ import annotations

from pathlib import Path

from tablee.cli.files import read_bytes
from tablee.cli.language import words
from tablee.cli.names import names_of
from tablee.cli.saves import read_record
from tablee.cli.scores import score_text
from tablee.engine.errors import TableeError
from tablee.engine.game import Step
from tablee.engine.record import Undo
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.words import Line, Words
from tablee.games import game as find_game


def load(file: str, content: str | None) -> Table:
    """The recorded game, replayed. A plain sentence if it cannot be."""
    record = read_record(file)
    try:
        game = find_game(record.game)
    except TableeError as error:
        raise TableeError("record-refused", where=file, reason=error.line) from None
    beside = Path(file).with_suffix(".content.json")  # where a game that was put away keeps its own
    if content is None and record.content != game.fingerprint() and beside.exists():
        content = str(beside)
    sheet = game.read_sheet(read_bytes(content), content) if content is not None else None
    return Table.replay(game, record, sheet, file)


def verify(file: str, content: str | None, language: str) -> int:
    table = load(file, content)
    record = table.record
    say = words(language)
    if record.result is None:
        print(say.text("cli-record-so-far", where=file, moves=len(record.standing())))
    else:
        print(say.text("cli-record-true", where=file, result=" ".join(map(str, record.result))))
    if record.seed.number is None:  # checked when the record was read
        print(say.text("cli-record-commitment", where=file, commitment=record.seed.commitment))
    return 0


def show(file: str, content: str | None, language: str) -> int:
    table = load(file, content)
    names = names_of(table.record.players)
    say = words(language, names)
    seated = zip(names, [player.bot for player in table.record.players], strict=True)
    shown = [f"{name} ({level})" if level else name for name, level in seated]
    print(f"{table.game.title}: {', '.join(shown)}\n")
    if not table.state.over:
        print(say.text("cli-record-unfinished") + "\n")
    for line in _story(table, say):
        print(line)
    if table.state.over:
        print("\n" + score_text(table, say))
    return 0


def _story(table: Table, say: Words) -> list[str]:
    """What everybody was told; of a finished game also what only one was told, and moves nobody saw."""
    told: list[str] = []
    if not table.state.over:
        return [say(line) for line in table.log(SPECTATOR)]
    for event, step in table.again():
        if step is not None:
            told += [say(line) for line in table.lines(step, SPECTATOR)]
            told += _private(table, step, say)
        elif isinstance(event, Undo):
            told.append(say(Line("table-log-undo", {"seat": event.seat, "steps": event.steps})))
    return told


def _private(table: Table, step: Step, say: Words) -> list[str]:
    public = table.lines(step, SPECTATOR)
    lines = []
    if not public:
        text = table.game.notate(step.before, step.action, step.seat)
        lines.append(f"    {say.name(step.seat)}: {text}")
    for seat in range(table.record.seats):
        own = [line for line in table.lines(step, seat) if line not in public]
        lines += [f"    {say.name(seat)}: {say(line)}" for line in own]
    return lines
