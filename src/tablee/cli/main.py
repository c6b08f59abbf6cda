"""The `tablee` command. Whatever goes wrong is told in one sentence, with exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

from tablee.cli.language import pick_language, words

CANNOT = 2
INTERRUPTED = 130
NOBODY_READS = 141


def main() -> NoReturn:
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Do what the arguments ask; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # an old terminal gets a question mark, not a traceback
            stream.reconfigure(errors="replace")
    try:
        code = _dispatch(list(argv))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_stdout()
        return NOBODY_READS
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else CANNOT
    except Exception as error:
        if os.environ.get("TABLEE_DEBUG"):
            raise
        _complain(error, pick_language(argv))
        try:
            sys.stdout.flush()
        except OSError:
            _forget_stdout()  # a full disk stays full: Python would try again on its way out, and complain
        return CANNOT


def _dispatch(argv: list[str]) -> int:
    if argv in (["--version"], ["-V"]):  # needs no words, so it need not wait for them
        from tablee.cli.version import version

        print(version())
        return 0
    from tablee.cli.parser import parse

    chosen = parse(argv, pick_language(argv))
    if chosen.command == "games":
        from tablee.cli.listing import list_games

        return list_games(chosen.lang)
    if chosen.command == "record":
        from tablee.cli.records import show, verify

        return (
            show(chosen.file, chosen.content, chosen.lang)
            if chosen.verb == "show"
            else verify(chosen.file, chosen.content, chosen.lang)
        )
    if chosen.command == "bench":
        from tablee.cli.bench import run as bench

        return bench(chosen.game, chosen.json)
    if chosen.command == "serve":
        from tablee.cli.serve import serve

        return serve(chosen)
    if chosen.command in ("backup", "restore"):
        from tablee.cli.backup import backup, restore

        return backup(chosen) if chosen.command == "backup" else restore(chosen)
    if chosen.command == "load":
        from tablee.server.load import run as load

        return load(chosen)
    from tablee.cli.play import play

    return play(chosen)


def _complain(error: Exception, language: str) -> None:
    from tablee.cli.files import trouble
    from tablee.engine.errors import TableeError

    say = words(language)
    if isinstance(error, OSError):
        error = trouble(error)
    if isinstance(error, TableeError):
        sentence = say(error.line)
    else:
        sentence = say.text("cli-unexpected", kind=type(error).__name__, reason=str(error))
    complain(sentence)


def complain(sentence: str) -> None:
    with suppress(OSError):  # nobody may be there to be told
        print(f"tablee: {one_line(sentence)}", file=sys.stderr)


def one_line(sentence: str) -> str:
    """A file may be called anything; what is printed stays one harmless line."""
    joined = " ".join(sentence.split())
    return "".join(letter if letter.isprintable() else "?" for letter in joined)


def _forget_stdout() -> None:
    """What is still buffered cannot be written; let it go nowhere, silently."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
