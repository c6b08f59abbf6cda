"""The `tablee` command. Every error is reported in one sentence, with exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

from tablee.cli.language import pick_language, words

FAILED = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main() -> NoReturn:
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Run the command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # characters a terminal cannot show become question marks
            stream.reconfigure(errors="replace")
    try:
        code = _dispatch(list(argv))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_stdout()
        return BROKEN_PIPE
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except Exception as error:
        if os.environ.get("TABLEE_DEBUG"):
            raise
        _print_exception(error, pick_language(argv))
        try:
            sys.stdout.flush()
        except OSError:
            _discard_stdout()  # the disk is still full: Python would try again at exit and print a traceback
        return FAILED


def _dispatch(argv: list[str]) -> int:
    if argv in (["--version"], ["-V"]):  # fast: nothing else is imported
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
    if chosen.command == "match":
        from tablee.cli.match import match

        return match(chosen)
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


def _print_exception(error: Exception, language: str) -> None:
    from tablee.cli.files import file_error
    from tablee.engine.errors import TableeError

    say = words(language)
    if isinstance(error, OSError):
        error = file_error(error)
    if isinstance(error, TableeError):
        sentence = say(error.line)
    else:
        sentence = say.text("cli-unexpected", kind=type(error).__name__, reason=str(error))
    print_error(sentence)


def print_error(sentence: str) -> None:
    with suppress(OSError):  # standard error may be closed
        print(f"tablee: {one_line(sentence)}", file=sys.stderr)


def one_line(sentence: str) -> str:
    """The text as a single line without control characters. It may contain file names, which may contain anything."""
    joined = " ".join(sentence.split())
    return "".join(letter if letter.isprintable() else "?" for letter in joined)


def _discard_stdout() -> None:
    """Send what is still buffered to /dev/null, because it cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
