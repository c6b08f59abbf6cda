"""`tablee record show` and `tablee record verify`: print a recorded game as prose, or check it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.cli.files import read_bytes
from tablee.cli.language import words
from tablee.cli.main import FAILED, print_error
from tablee.cli.names import level_names, names_at, names_of
from tablee.cli.saves import read_record
from tablee.cli.scores import amount, score_text
from tablee.cli.terminal_game import TerminalGame
from tablee.cli.terminal_game import terminal_game as find_terminal_game
from tablee.engine.errors import TableeError
from tablee.engine.game import Step
from tablee.engine.state import SPECTATOR
from tablee.engine.table import Table
from tablee.engine.words import Line, Words
from tablee.games import game as find_game


def load(file: str, content: str | None) -> Table:
    """Replay the recorded game. Raises TableeError if that is not possible."""
    record = read_record(file)
    try:
        game = find_game(record.game)
    except TableeError as error:
        raise TableeError("record-refused", where=file, reason=error.line) from None
    beside = Path(file).with_suffix(".content.json")  # where `Saves` puts the content of a game
    if content is None and record.content != game.fingerprint() and beside.exists():
        content = str(beside)
    sheet = game.read_sheet(read_bytes(content), content) if content is not None else None
    return Table.replay(game, record, sheet, file)


def verify(files: Sequence[str], content: str | None, language: str) -> int:
    """Check every file, also after one that failed."""
    say, code = words(language), 0
    for file in files:
        try:
            _verify(file, content, say)
        except TableeError as error:
            print_error(say(error.line))
            code = FAILED
    return code


def _verify(file: str, content: str | None, say: Words) -> None:
    table = load(file, content)
    record = table.record
    if record.result is None:
        key = "cli-record-so-far" if table.ended is None else "cli-record-stopped"
        print(say.text(key, where=file, moves=len(record.standing())))
    else:
        names = names_at(table, say.language)
        result = ", ".join(f"{name} {amount(p, say)}" for name, p in zip(names, record.result, strict=True))
        if table.resigned:
            result = f"{result}; {_won(table, words(say.language, names))}"
        print(say.text("cli-record-true", where=file, result=result))
    if record.branched is not None:
        print(say.text("cli-record-branched", where=file, moves=record.branched))
    elif record.seed.number is None:  # checked when the record was read
        print(say.text("cli-record-commitment", where=file, commitment=record.seed.commitment))


def show(file: str, content: str | None, language: str) -> int:
    table = load(file, content)
    names = names_of(table.record.players, language)
    terminal_game = find_terminal_game(table.game)  # first: importing its module `terminal` adds texts
    say = words(language, names_at(table, language))
    seated = zip(names, level_names(table.record.players, say), strict=True)
    shown = [f"{name} ({level})" if level else name for name, level in seated]
    print(say.text("cli-record-title", title=table.game.title, names=", ".join(shown)) + "\n")
    if not table.over:
        print(say.text("cli-record-unfinished") + "\n")
    for line in _story(table, terminal_game, say):
        print(line)
    if table.record.result is not None:
        print("\n" + score_text(table, say))
        if table.resigned:  # then the score does not show who won
            print("\n" + _won(table, say))
    return 0


def _won(table: Table, say: Words) -> str:
    won = [say.name(number) for number in table.record.won]
    return say.text("cli-record-won", names=", ".join(won), count=len(won))


def _story(table: Table, terminal_game: TerminalGame, say: Words) -> list[str]:
    """The public log. For a finished game also the private lines, and the moves that nobody else saw."""
    told: list[str] = []
    if not table.over:
        return [say(line) for line in table.log(SPECTATOR)]
    for past in table.again():
        if past.undone:
            told.append(say(Line("table-log-undo", {"seat": past.seat, "steps": len(past.undone)})))
        else:
            told += [say(line) for line in table.told(past, SPECTATOR)]
            told += [line for step in past.steps for line in _private(table, step, terminal_game, say)]
    return told


def _private(table: Table, step: Step, terminal_game: TerminalGame, say: Words) -> list[str]:
    public = table.lines(step, SPECTATOR)
    lines = []
    if not public:
        text = table.game.notate(step.before, step.action, step.seat)
        lines.append(f"    {terminal_game.hidden_move(text, step.seat, say)}")
    for seat in range(table.record.seats):
        own = [line for line in table.lines(step, seat) if line not in public]
        lines += [f"    {_of_another(line, seat, say)}" for line in own]
    return lines


def _of_another(line: Line, seat: int, say: Words) -> str:
    """What only one was told, worded for other readers. A game may have a text of its own for that."""
    if say.has(f"{line.key}-by"):
        return say(Line(f"{line.key}-by", line.args))
    return f"{say.name(seat)}: {say(line)}"
